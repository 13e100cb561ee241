"""Dragging a penguin into a town."""

from collections.abc import Callable
from functools import partial

from penguins.games.icetown.geometry import COLOURS
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.board import ABOVE_FINGER
from penguins.ui.games.icetown.choices import TownChoices
from penguins.ui.games.icetown.drawing import TownsDrawing
from penguins.ui.games.icetown.town import CELL
from penguins.ui.widgets.picture import Picture

_LARGER = 1.15
"""A penguin in the air, in cells."""


class TownDrag:
    """Carries the penguin that is to be settled, and marks the free place under the finger."""

    def __init__(self, drawing: TownsDrawing, motion: Motion) -> None:
        self._drawing = drawing
        self._motion = motion
        self.aim = Picture(name="", size_hint=(None, None))
        """The light on the place under the finger."""

    def take(self, choices: TownChoices, pos: Pos) -> Picture:
        """The penguin that was chosen leaves where it waits."""
        assert choices.held is not None
        self._drawing.controls.show_hand(None, stolen=False, hops=False)
        cell = CELL * self._drawing.towns[choices.seat].scale
        self.aim.name, self.aim.size = "", (cell, cell)
        self._drawing.above.add_widget(self.aim)
        size = cell * _LARGER
        return self._drawing.above.put(f"penguin_{COLOURS[choices.held]}_carried", pos, (size, size))

    def move(self, held: Picture, choices: TownChoices, pos: Pos) -> None:
        """Follow the finger."""
        held.center = pos[0], pos[1] + held.height * ABOVE_FINGER
        town = self._drawing.towns[choices.seat]
        cell = town.cell_at(pos)
        if cell is not None and cell in choices.targets():
            self.aim.center = town.centre(cell)
            self.aim.name = "town_picked"
        else:
            self.aim.name = ""

    def let_go(self) -> None:
        """The finger means no place any more."""
        self._drawing.above.remove_widget(self.aim)

    def take_away(self, held: Picture) -> None:
        """The penguin is in the air no longer."""
        self._drawing.above.remove_widget(held)

    def cut_short(self) -> None:
        """Nothing is in the air any more."""
        self._drawing.above.clear_widgets()

    def glide_back(self, held: Picture, choices: TownChoices, then: Callable[[], None]) -> None:
        """The penguin returns to where it can be taken again; `then` it waits there."""
        controls = self._drawing.controls
        place = controls.loot if choices.loot else controls.piles[choices.colour or 0].waiting
        self._motion.animate(held, theme.MOVE_SECONDS, center_x=place.center_x, center_y=place.center_y)
        self._motion.later(theme.MOVE_SECONDS, partial(self._arrive, held, then))

    def _arrive(self, held: Picture, then: Callable[[], None]) -> None:
        self.take_away(held)
        then()
