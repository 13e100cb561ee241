"""The count at the end: everybody walks the road once more, row by row, as far as they came."""

from collections.abc import Iterator
from functools import partial

from penguins.games.march.geometry import COLONY, COLUMNS, HOME, OCEAN, WALKED
from penguins.games.march.state import MarchState
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.motion import Step
from penguins.ui.games.badge import CountBadge
from penguins.ui.games.board import Stagehands
from penguins.ui.games.march.drawing import RoadDrawing

_TO_START, _ROW, _TO_END = 0.6, 0.24, 0.8
"""Seconds to the colony, from row to row, and to look at the end."""
_BADGE = 0.5
"""Of a tile."""


class RoadCount:
    """Each penguin walks in a lane of its own, with the rows that it has come on a badge over its head."""

    def __init__(self, drawing: RoadDrawing, hands: Stagehands) -> None:
        self._drawing = drawing
        self._hands = hands
        self._badges: dict[int, CountBadge] = {}

    def steps(self, view: MarchState) -> Iterator[Step]:
        """From the colony to where each of them is."""
        walked = {penguin: WALKED[view.rows][view.spots[penguin]] for penguin in self._drawing.birds}
        yield self._gather
        for row in range(1, max(walked.values()) + 1):
            yield partial(self._walk, view.rows, row, [penguin for penguin, rows in walked.items() if rows >= row])
        yield lambda: _TO_END

    def _gather(self) -> float:
        layout = self._drawing.layout
        side = max(1.0, layout.tile * _BADGE)
        self._drawing.above.clear_widgets()
        for penguin, bird in self._drawing.birds.items():
            self._drawing.walks(penguin)
            bird.bound, bird.eats, bird.mirrored = None, False, False
            badge = self._badges[penguin] = CountBadge(side, theme.PAINTS[bird.colour].dark, text="0")
            badge.center = bird.center
            self._drawing.above.add_widget(badge)
            self._go(penguin, layout.ashore(COLONY, penguin), _TO_START)
        return _TO_START

    def _walk(self, rows: int, row: int, walking: list[int]) -> float:
        self._hands.sounds.play("slide")
        for penguin in walking:
            bird = self._drawing.birds[penguin]
            bird.eats = bird.mirrored = row > rows
            self._hands.motion.animate(bird, _ROW, "linear", stride=bird.stride + 1)
            self._badges[penguin].text = str(row)
            self._go(penguin, self._place(penguin, rows, row), _ROW)
        return _ROW

    def _place(self, penguin: int, rows: int, row: int) -> Box:
        """Where a penguin is that has come so many rows."""
        layout = self._drawing.layout
        if row in (rows + 1, WALKED[rows][HOME]):
            return layout.ashore(OCEAN if row == rows + 1 else COLONY, penguin)
        from_home = row - 1 if row <= rows else WALKED[rows][HOME] - row - 1
        return layout.company(from_home * COLUMNS + penguin, 1)[0]

    def _go(self, penguin: int, box: Box, seconds: float) -> None:
        badge = self._badges[penguin]
        x, y = box.x + (box.width - badge.width) / 2, box.y + box.height - badge.height / 2
        there = {"x": box.x, "y": box.y, "width": box.width, "height": box.height}
        self._hands.motion.animate(self._drawing.birds[penguin], seconds, "linear", **there)
        self._hands.motion.animate(badge, seconds, "linear", x=x, y=y)
