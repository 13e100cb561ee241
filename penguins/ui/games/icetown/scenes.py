"""The pictures on the rules pages of Ice Town."""

from collections.abc import Sequence

from penguins.ui.base.illustration import SCENE_HEIGHT, SCENE_WIDTH, Illustration, Piece, grid, row
from penguins.ui.games.icetown.layout import GROUND

_NAMES = {"g": "green", "p": "pink", "y": "yellow", "v": "violet"}
MARGIN, CELL = 16.0, 64.0
"""How wide the border of the picture of a whole town is, and a space on it."""


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
    top = SCENE_HEIGHT - (MARGIN + CELL / 2) * scale
    ground = Piece("town_ground", SCENE_WIDTH / 2, SCENE_HEIGHT / 2, GROUND[0] * scale)
    return (ground, *_stamps(lines, top, CELL * scale, SCENE_WIDTH / 2))


TOWN = (
    Piece("igloo", 70, 110, 96),
    Piece("igloo", 250, 110, 96),
    Piece("penguin_green_idle", 60, 50, 78),
    Piece("penguin_pink_happy", 128, 46, 82),
    Piece("penguin_violet_idle", 194, 46, 82),
    Piece("penguin_yellow_happy", 262, 50, 78),
)

DIE = (
    *row(["die_2", "die_3", "die_4", "die_5", "die_6"], 132, 54, 62),
    *row([f"penguin_{colour}_idle" for colour in _NAMES.values()], 56, 56, 62, 129),
    Piece("pointer", 284, 60, 50),
)

STEAL = (
    Piece("die_1", 160, 128, 76),
    Piece("penguin_blue_stuck", 70, 62, 96),
    Piece("penguin_yellow_carried", 160, 56, 70),
    Piece("penguin_red_happy", 250, 62, 96, mirrored=True),
)

GREEN_AND_PINK = _corner(80, "..g", "GGG", "...") + _corner(240, "PP.", ".P.", "p.p")
YELLOW_AND_VIOLET = _corner(80, "Y.Y", ".#.", "YY.") + _corner(240, "vv.", "...", "V.V")

COUNTED = _whole(
    "YY.VP.",
    "Y#vPPy",
    "Y.v..p",
    ".g.V#V",
    "GGGGY.",
)
"""A town whose points are counted on its page."""

EMPTY_PILE = (
    *row(["die_2", "die_5"], 132, 58, 76, 86),
    *row(["die_3", "die_4"], 132, 58, 76, 234),
    *row(["pile_empty", "pile_violet"], 50, 62, 76, 86),
    *row(["pile_pink", "pile_empty"], 50, 62, 76, 234),
)

END = (
    *row(["pile_green", "pile_empty", "pile_empty", "pile_violet"], 118, 66, 76),
    Piece("crown", 160, 40, 60),
    Piece("penguin_green_happy", 100, 40, 62),
    Piece("penguin_pink_happy", 220, 40, 62, mirrored=True),
)
