"""What the pictures of the rules of Ice Town claim, read back into a town."""

from collections.abc import Iterator
from typing import NamedTuple

from penguins.games.icetown.geometry import COLOURS, IGLOOS, TOWN, town_cells
from penguins.games.icetown.scoring import counting_cells
from penguins.ui.base import pictures
from penguins.ui.base.illustration import Illustration, Piece
from penguins.ui.games.icetown.layout import CELL, LEFT, TOP
from penguins.ui.games.texts import Chosen

Living = list[tuple[int, str]]
"""The pictures in a town, by their cells."""


class Ground(NamedTuple):
    """Where a town lies in its scene, or the part of one that is drawn."""

    left: float
    """The middle of its first column."""
    top: float
    """The middle of its first row."""
    step: float
    columns: int

    def spot(self, piece: Piece) -> tuple[int, int] | None:
        """The row and column on which a picture stands; None if it stands elsewhere."""
        row, column = round((self.top - piece.y) / self.step), round((piece.x - self.left) / self.step)
        return (row, column) if column in range(self.columns) else None


def mistakes(scene: Illustration, chosen: Chosen | None) -> Iterator[str]:  # the same in every match
    """Sentences about what the rules see differently: glowing are the penguins that count."""
    if not any(piece.name == "town_lit" for piece in scene):
        return
    for living in [_living(ground, scene) for ground in _grounds(scene)]:
        boards = [sum(1 << cell for cell, name in living if name.startswith(f"penguin_{c}")) for c in COLOURS]
        counting = {cell for board in counting_cells(boards) for cell in town_cells(board)}
        glad = {cell for cell, name in living if name.endswith("_happy")}
        lit = {cell for cell, name in living if name == "town_lit"}
        if not lit == glad == counting:
            yield f"lit are {_names(lit)}, glad are {_names(glad)}, but these count: {_names(counting)}"
        if any(name == "igloo" and cell not in IGLOOS for cell, name in living):
            yield "an igloo stands where there is none"


def _grounds(scene: Illustration) -> list[Ground]:
    """A whole town, or parts of two beside each other."""
    for piece in scene:
        if piece.name == "town_ground":
            natural = pictures.size("town_ground")
            scale = piece.width / natural.width
            left = piece.x - piece.width / 2 + (LEFT + CELL / 2) * scale
            top = piece.y + natural.height * scale / 2 - (TOP + CELL / 2) * scale
            return [Ground(left, top, CELL * scale, 6)]
    tiles = [piece for piece in scene if piece.name == "march_down"]
    columns = sorted({tile.x for tile in tiles})
    top, step = max(tile.y for tile in tiles), columns[1] - columns[0]
    return [Ground(left, top, step, 3) for left in columns[::3]]


def _living(ground: Ground, scene: Illustration) -> Living:
    """Who lives on it. Three columns with an igloo are those around the first igloo, others lie away from both."""
    found = [
        (ground.spot(piece), piece.name) for piece in scene if piece.name.startswith(("penguin", "igloo", "town_lit"))
    ]
    here = [(spot, name) for spot, name in found if spot is not None]
    right = 2 if ground.columns == 3 and not any(name == "igloo" for _, name in here) else 0
    cells = [(TOWN.at(row, column + right), name) for (row, column), name in here]
    return [(cell, name) for cell, name in cells if cell is not None]


def _names(cells: set[int]) -> list[str]:
    return sorted(TOWN.names[cell] for cell in cells)
