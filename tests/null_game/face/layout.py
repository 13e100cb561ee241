"""Where the pebbles are, and which one a finger means. Numbers only, no Kivy."""

from collections.abc import Iterable
from typing import NamedTuple

from penguins.ui.base.box import Box, Pos

_ROW = 3
_ROWS = 4
"""Three of pebbles, and below them one for words."""


class HeapLayout(NamedTuple):
    """The places of the pebbles, which are numbered from the lowest: that is 0."""

    box: Box

    def place(self, pebble: int) -> Box:
        row, column = divmod(pebble, _ROW)
        return self.box.part(column / _ROW, (row + 1) / _ROWS, 1 / _ROW, 1 / _ROWS)

    def words(self) -> Box:
        return self.box.part(0, 0, 1, 1 / _ROWS)

    def pebble_at(self, pos: Pos, pebbles: Iterable[int]) -> int | None:
        """Of these pebbles, the one under the finger."""
        return next((pebble for pebble in pebbles if self.place(pebble).holds(pos)), None)


def lay_out(area: Box) -> HeapLayout:
    """The heap as large as fits the area. However small that is, no box is ever nothing: a test tries it."""
    return HeapLayout(area.fit(_ROW, _ROWS))
