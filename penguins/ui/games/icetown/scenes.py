"""The pictures on the rules pages of Ice Town."""

from collections.abc import Sequence

from penguins.ui.base.illustration import SCENE_HEIGHT, SCENE_WIDTH, Illustration, Piece, grid, row
from penguins.ui.games.icetown.layout import CELL, GROUND, TOP

_NAMES = {"g": "green", "p": "pink", "y": "yellow", "v": "violet"}


def _penguin(letter: str) -> str:
    """A capital counts, and is glad of it."""
    colour = _NAMES.get(letter.lower())
    return "" if colour is None else f"penguin_{colour}_{'happy' if letter.isupper() else 'idle'}"


def _stamps(lines: Sequence[str], top: float, step: float, middle: float) -> Illustration:
    """What stands on the spaces: penguins, igloos (#), nothing (.), and a mark under each penguin that counts."""
    marks = [["town_lit" if letter.isupper() else "" for letter in line] for line in lines]
    igloos = [["igloo" if letter == "#" else "" for letter in line] for line in lines]
    penguins = [[_penguin(letter) for letter in line] for line in lines]
    layers = ((marks, step), (igloos, step * 1.1), (penguins, step * 0.9))
    return tuple(piece for names, width in layers for piece in grid(names, top, width, step, middle))


def _corner(middle: float, *lines: str) -> Illustration:
    """A part of a town, three spaces wide."""
    return (*grid([["march_down"] * 3] * 3, 136, 50, 50, middle), *_stamps(lines, 140, 50, middle))


def _whole(*lines: str) -> Illustration:
    """A whole town."""
    scale = SCENE_HEIGHT / GROUND[1]
    top = SCENE_HEIGHT - (TOP + CELL / 2) * scale
    ground = Piece("town_ground", SCENE_WIDTH / 2, SCENE_HEIGHT / 2, GROUND[0] * scale)
    return (ground, *_stamps(lines, top, CELL * scale, SCENE_WIDTH / 2))


def _hops(piece: Piece) -> Piece:
    """It is glad where it stands. Not all at once."""
    start = piece.x % 97 / 97 * 0.5
    return piece.to(piece.x, piece.y, hop=9, start=start, end=start + 0.45)


def _gladly(scene: Illustration) -> Illustration:
    """The scene in which those who count hop."""
    return tuple(_hops(piece) if piece.name.endswith("_happy") else piece for piece in scene)


def _moves_in(colour: str, pile: Piece, space: Piece) -> Piece:
    """The penguin that leaves its pile for a space, once the die has said so."""
    carried = Piece(f"penguin_{colour}_carried", pile.x, pile.y, space.width * 0.9).appearing(start=0.5, end=0.58)
    return carried.to(space.x, space.y + 4, name=f"penguin_{colour}_happy", hop=24, start=0.55, end=0.95)


_WADDLE = ("penguin_green_step_left", "penguin_green_step_right")
TOWN = (
    Piece("igloo", 70, 110, 96),
    Piece("igloo", 250, 110, 96),
    Piece("penguin_green_idle", 38, 46, 74).to(86, 46, name="penguin_green_happy", turns=_WADDLE),
    _hops(Piece("penguin_pink_happy", 154, 46, 78)),
    Piece("penguin_violet_idle", 212, 46, 78),
    _hops(Piece("penguin_yellow_happy", 272, 48, 76)),
)

_SIDES = ("die_4", "die_2", "die_6", "die_3", "die_5")
"""Of a die that turns."""
_PILES = row([f"pile_{colour}" for colour in _NAMES.values()], 42, 54, 72)
_FREE = row(["march_down"] * 3, 128, 56, 56, 218)
DIE = (
    *_FREE,
    Piece("igloo", _FREE[1].x, _FREE[1].y + 4, 58),
    *_PILES,
    Piece("die_6", 74, 126, 72).turning(into="die_3", turns=_SIDES, hop=10, end=0.45),
    _moves_in("pink", _PILES[1], _FREE[2]),
)

STEAL = (
    Piece("die_1", 160, 128, 76),
    Piece("penguin_blue_stuck", 70, 62, 96),
    Piece("penguin_yellow_carried", 128, 56, 70).to(192, 56, hop=16),
    Piece("penguin_red_happy", 250, 62, 96, mirrored=True),
)

GREEN_AND_PINK = _gladly(_corner(80, "..g", "GGG", "...") + _corner(240, "PP.", ".P.", "p.p"))
YELLOW_AND_VIOLET = _gladly(_corner(80, "Y.Y", ".#.", "YY.") + _corner(240, "vv.", "...", "V.V"))

COUNTED = _gladly(
    _whole(
        "YY.VP.",
        "Y#vPPy",
        "Y.v..p",
        ".g.V#V",
        "GGGGY.",
    )
)
"""A town whose points are counted on its page."""

_GREEN, _VIOLET, _PINK, _YELLOW = (
    *row(["pile_empty", "pile_violet"], 42, 50, 76, 80),
    *row(["pile_pink", "pile_yellow"], 42, 50, 76, 240),
)
_SPACE = Piece("march_down", 240, 126, 64)
EMPTY_PILE = (
    *(_GREEN, _VIOLET, _PINK, _YELLOW, _SPACE),
    Piece("emblem_green", _GREEN.x, _GREEN.y, 24),
    Piece("icon_swap", 80, 42, 22),
    Piece("icon_swap", 240, 42, 22),
    Piece("die_2", _GREEN.x, 128, 66).to(_VIOLET.x, 128, name="die_5", flips=True, hop=12, start=0.05, end=0.5),
    _moves_in("violet", _VIOLET, _SPACE),
)
"""Nobody green is left: the die is turned over, and whoever is on its underside moves in."""

END = (
    *row(["pile_green", "pile_empty", "pile_empty", "pile_violet"], 118, 66, 76),
    Piece("crown", 160, 40, 60).to(160, 40, hop=14, end=0.6),
    _hops(Piece("penguin_green_happy", 100, 40, 62)),
    _hops(Piece("penguin_pink_happy", 220, 40, 62, mirrored=True)),
)
