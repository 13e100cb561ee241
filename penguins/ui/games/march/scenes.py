"""The pictures on the rules pages of March of the Penguins. Towards the ocean is up."""

from typing import Any

from penguins.ui.base import theme
from penguins.ui.base.illustration import Illustration, Piece, changed, grid, row

_TILE = 58.0
_FLIP = 0.14
"""How much of the movement a tile takes to turn."""


def _walks(piece: Piece, x: float, y: float, kind: str = "", **how: Any) -> Piece:
    """The penguin waddles to there."""
    colour = piece.name.split("_")[1]
    steps = (f"penguin_{colour}_{kind}step_left", f"penguin_{colour}_{kind}step_right")
    return piece.to(x, y, turns=steps, **how)


def _turns(tile: Piece, face: str, start: float) -> Piece:
    """The tile is turned up, or down again."""
    return tile.turning(into=f"march_{face}", flips=True, start=start, end=start + _FLIP)


def _in_the_dark(scene: Illustration) -> Illustration:
    """The scene in which all light goes out: something has been chosen."""
    return changed(scene, lambda piece: piece.vanishing(end=0.2), "march_lit", "march_picked")


_BANK = row(["march_down", "march_green", "march_yellow", "march_down"], 92, 50, 50)
WAY = (
    Piece("march_ocean", 160, 150, 200),
    _BANK[0],
    _turns(_BANK[1], "down", 0.4),
    _turns(_BANK[2], "down", 0.86),
    _BANK[3],
    Piece("march_colony", 160, 32, 200),
    _walks(Piece("penguin_red_idle", 135, 104, 50), 135, 150, name="penguin_red_full", end=0.4),
    _walks(Piece("penguin_blue_full", 185, 104, 50, mirrored=True), 185, 48, "full_", start=0.46, end=0.86),
)

_AROUND = grid([["march_down"] * 3, ["march_down", "march_yellow", "march_down"], ["march_down"] * 3], 146, _TILE, 52)
STEP = (
    *_AROUND[:2],
    _turns(_AROUND[2], "blue", 0.6),
    _AROUND[3],
    _turns(_AROUND[4], "down", 0.86),
    *_AROUND[5:],
    *_in_the_dark(grid([["march_lit"] * 3, ["march_lit", "", "march_lit"], ["march_lit"] * 3], 146, _TILE, 52)),
    _walks(Piece("penguin_red_idle", 160, 106, 54), 212, 158, start=0.15, end=0.6),
)

_WALKED = row(["march_yellow", "march_red", "march_down", "march_down"], 76, 76, 76)
COLOUR = (
    _turns(_WALKED[0], "down", 0.86),
    _turns(_WALKED[1], "down", 0.86),
    _turns(_WALKED[2], "green", 0.5),
    _WALKED[3],
    Piece("spark", 90, 140, 26).vanishing(end=0.2),
    Piece("spark", 154, 144, 26).vanishing(end=0.2),
    _walks(Piece("penguin_red_happy", 122, 96, 64), 198, 96, name="penguin_red_idle", start=0.1, end=0.5).turning(
        into="penguin_red_stuck", start=0.5, end=0.64
    ),
)
"""Its own colour lets it walk on; the next one does not."""

_KNOWN = row(["march_down", "march_down", "march_blue", "march_down"], 76, 72, 74)
MEMORY = (
    _KNOWN[0],
    _turns(_KNOWN[1], "red", 0.5),
    _turns(_KNOWN[2], "down", 0.74),
    _KNOWN[3],
    Piece("emblem_yellow", 49, 84, 26),
    Piece("emblem_red", 123, 84, 26).vanishing(start=0.35, end=0.45),
    Piece("emblem_blue", 197, 84, 26).appearing(start=0.9),
    Piece("icon_help", 271, 84, 34, tint=theme.INK),
    _walks(Piece("penguin_red_think", 197, 96, 68), 123, 96, name="penguin_red_idle", start=0.1, end=0.5).turning(
        into="penguin_red_happy", start=0.5, end=0.64
    ),
)
"""It goes where it knows its colour to be, and keeps in mind what it leaves."""

TOGETHER = (
    _turns(Piece("march_red", 90, 70, 92), "down", 0.86),
    _turns(Piece("march_down", 230, 70, 92), "yellow", 0.68),
    Piece("march_lit", 230, 70, 92).vanishing(end=0.2),
    _walks(Piece("penguin_green_happy", 66, 90, 66), 206, 90, start=0.1, end=0.66),
    _walks(Piece("penguin_blue_happy", 120, 90, 66), 260, 90, start=0.1, end=0.66),
    _walks(Piece("penguin_red_happy", 94, 82, 74), 234, 82, start=0.1, end=0.66),
    Piece("icon_next", 160, 76, 32).vanishing(end=0.2),
)

_HIDDEN = Piece("march_down", 236, 78, 92)
LOOK = (
    Piece("march_blue_eye", 84, 78, 92),
    Piece("penguin_red_look_right", 56, 92, 62)
    .turning(into="penguin_red_wow", start=0.2, end=0.34)
    .turning(into="penguin_red_think", start=0.7, end=0.84),
    _turns(_turns(_HIDDEN, "red", 0.2), "down", 0.7),
    _HIDDEN._replace(name="march_picked").vanishing(end=0.15),
    Piece("icon_eye", 236, 84, 44, tint=theme.INK).vanishing(end=0.15),
    Piece("emblem_red", 84, 152, 28).appearing(start=0.84),
)
"""What it has seen lies face down again, and is kept in mind."""

_SKY = row(["march_down", "march_down", "march_down", "march_green"], 76, 76, 76)
WEATHER = (
    *_SKY[:3],
    _turns(_SKY[3], "down", 0.6),
    Piece("weather_bad", 122, 76, 76),
    Piece("weather_nice", 198, 76, 76).to(274, 76, start=0.2, end=0.7),
    Piece("march_picked", 198, 76, 76).vanishing(end=0.2),
    Piece("march_lit", 274, 76, 76).vanishing(end=0.2),
    Piece("penguin_red_stuck", 122, 96, 64),
    Piece("penguin_blue_idle", 274, 96, 64, mirrored=True),
    Piece("icon_next", 236, 128, 32).vanishing(end=0.2),
)

_LAST = row(["march_down"] * 4, 58, 72, 72)
DINNER = (
    Piece("march_ocean", 160, 132, 288),
    _LAST[0],
    _turns(_LAST[1], "yellow", 0.65),
    *_LAST[2:],
    *_in_the_dark(row(["march_lit"] * 4, 58, 72, 72)),
    _walks(Piece("penguin_red_full", 130, 134, 66), 124, 80, "full_", start=0.15, end=0.65),
    Piece("fish", 200, 140, 44).to(200, 140, hop=16, end=0.6),
)

_FOUR = ("red", "blue", "green", "yellow")
YOUNG = (
    Piece("march_ocean", 160, 150, 200),
    *(
        _turns(tile, "down", 0.2 * at + 0.26)
        for at, tile in enumerate(row([f"march_{colour}" for colour in _FOUR], 92, 50, 50))
    ),
    Piece("march_colony", 160, 32, 200),
    *(
        _walks(bird, bird.x, 150, name=f"penguin_{colour}_full", start=0.2 * at, end=0.2 * at + 0.26)
        for at, (colour, bird) in enumerate(
            zip(_FOUR, row([f"penguin_{colour}_happy" for colour in _FOUR], 104, 46, 50), strict=True)
        )
    ),
)
"""One after the other they go into the ocean."""

_ROAD = row(["march_down", "march_yellow", "march_down", "march_down"], 76, 76, 76)
SLIDE = (
    _ROAD[0],
    _ROAD[1].to(198, 76, hop=-18, start=0.2),
    _ROAD[2].to(122, 76, hop=18, start=0.2),
    _ROAD[3],
    Piece("march_picked", 122, 76, 76).vanishing(end=0.2),
    Piece("march_picked", 198, 76, 76).vanishing(end=0.2),
    Piece("penguin_blue_idle", 122, 96, 62).to(198, 96, hop=-18, start=0.2),
    Piece("icon_swap", 160, 146, 36),
)
