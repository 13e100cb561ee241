"""The pictures on the rules pages of March of the Penguins. Towards the ocean is up."""

from penguins.ui.base import theme
from penguins.ui.base.illustration import Illustration, Piece, changed, grid, row

_TILE = 58.0


def _walks(piece: Piece, x: float, y: float, kind: str = "", **how: float) -> Piece:
    """The penguin waddles to there."""
    colour = piece.name.split("_")[1]
    steps = (f"penguin_{colour}_{kind}step_left", f"penguin_{colour}_{kind}step_right")
    return piece.to(x, y, turns=steps, **how)


def _in_the_dark(scene: Illustration) -> Illustration:
    """The scene in which all light goes out: something has been chosen."""
    return changed(scene, lambda piece: piece.vanishing(end=0.3), "march_lit", "march_picked")


WAY = (
    Piece("march_ocean", 160, 150, 200),
    *row(["march_down"] * 4, 92, 50, 50),
    Piece("march_colony", 160, 32, 200),
    _walks(Piece("penguin_red_idle", 110, 110, 50), 110, 150),
    _walks(Piece("penguin_blue_full", 210, 110, 50, mirrored=True), 210, 48, "full_"),
)

STEP = (
    *grid([["march_down"] * 3] * 3, 146, _TILE, 52),
    *_in_the_dark(grid([["march_lit"] * 3, ["march_lit", "", "march_lit"], ["march_lit"] * 3], 146, _TILE, 52)),
    Piece("march_yellow", 160, 94, _TILE),
    _walks(Piece("penguin_red_idle", 160, 106, 54), 212, 158, start=0.2),
)

COLOUR = (
    Piece("march_red", 70, 80, 76),
    Piece("march_red", 160, 80, 76),
    Piece("march_green", 250, 80, 76),
    Piece("penguin_red_happy", 160, 100, 72).to(160, 100, hop=14, end=0.6),
    Piece("penguin_red_stuck", 250, 100, 72),
    Piece("spark", 108, 148, 26),
    Piece("spark", 200, 152, 26),
)

MEMORY = (
    *row(["march_down", "march_down", "march_blue", "march_down"], 76, 72, 74),
    Piece("penguin_red_idle", 197, 96, 68).turning(turns=("penguin_red_think",)),
    Piece("emblem_red", 49, 84, 26).to(49, 84, hop=10, end=0.5),
    Piece("emblem_yellow", 123, 84, 26).to(123, 84, hop=10, start=0.3, end=0.8),
    Piece("icon_help", 271, 84, 34, tint=theme.INK),
)

TOGETHER = (
    Piece("march_red", 90, 70, 92),
    Piece("march_down", 230, 70, 92),
    Piece("march_lit", 230, 70, 92).vanishing(end=0.3),
    _walks(Piece("penguin_green_happy", 66, 90, 66), 206, 90),
    _walks(Piece("penguin_blue_happy", 120, 90, 66), 260, 90),
    _walks(Piece("penguin_red_happy", 94, 82, 74), 234, 82),
    Piece("icon_next", 160, 76, 32).vanishing(end=0.3),
)

LOOK = (
    Piece("march_blue_eye", 90, 78, 92),
    Piece("penguin_red_idle", 92, 100, 74),
    Piece("march_down", 226, 78, 92),
    Piece("march_picked", 226, 78, 92),
    Piece("icon_eye", 226, 84, 44, tint=theme.INK).to(226, 84, hop=10),
)

WEATHER = (
    *row(["march_down"] * 4, 76, 76, 76),
    Piece("weather_bad", 122, 76, 76),
    Piece("weather_nice", 198, 76, 76).to(274, 76, start=0.2, end=0.8),
    Piece("march_picked", 198, 76, 76).vanishing(end=0.3),
    Piece("march_lit", 274, 76, 76).vanishing(end=0.3),
    Piece("penguin_red_stuck", 122, 96, 64),
    Piece("penguin_blue_idle", 274, 96, 64, mirrored=True),
    Piece("icon_next", 236, 128, 32).vanishing(end=0.3),
)

DINNER = (
    Piece("march_ocean", 160, 132, 288),
    *row(["march_down"] * 4, 58, 72, 72),
    *_in_the_dark(row(["march_lit"] * 4, 58, 72, 72)),
    _walks(Piece("penguin_red_full", 130, 134, 66), 124, 80, "full_", start=0.2),
    Piece("fish", 200, 140, 44).to(200, 140, hop=16, end=0.6),
)

YOUNG = (
    Piece("march_ocean", 160, 150, 200),
    *row(["march_down"] * 4, 92, 50, 50),
    Piece("march_colony", 160, 32, 200),
    *(
        _walks(piece, piece.x, 150)
        for piece in row([f"penguin_{colour}_happy" for colour in ("red", "blue", "green", "yellow")], 106, 46, 50)
    ),
)

_ROAD = row(["march_down"] * 4, 76, 76, 76)
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
