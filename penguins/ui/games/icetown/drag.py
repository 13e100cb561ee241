"""Dragging a penguin into a town."""

from collections.abc import Callable
from functools import partial

from penguins.games.icetown.geometry import AROUND_IGLOO, COLOURS
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.board import ABOVE_FINGER
from penguins.ui.games.icetown.choices import TownChoices
from penguins.ui.games.icetown.drawing import TownsDrawing
from penguins.ui.games.icetown.layout import CELL
from penguins.ui.games.icetown.town import PENGUIN
from penguins.ui.games.light import rise
from penguins.ui.widgets.picture import Picture

_WARM = sum(AROUND_IGLOO)


class TownDrag:
    """Carries the penguin that is to be settled, and lets the free space rise that is under the finger."""

    def __init__(self, drawing: TownsDrawing, motion: Motion) -> None:
        self._drawing = drawing
        self._motion = motion
        self.aim: int | None = None
        """The space that has risen."""

    def take(self, choices: TownChoices, pos: Pos) -> Picture:
        """The penguin that was chosen leaves where it waits."""
        assert choices.held is not None
        self._drawing.controls.show_hand(None)
        size = PENGUIN * self._drawing.towns[choices.seat].scale
        piece = self._drawing.above.put(f"penguin_{COLOURS[choices.held]}_carried", pos, (size, size))
        self._drawing.held.take(piece)
        return piece

    def move(self, held: Picture, choices: TownChoices, pos: Pos) -> None:
        """Follow the finger."""
        self._drawing.held.carry(held, (pos[0], pos[1] + held.height * ABOVE_FINGER))
        cell = self._drawing.towns[choices.seat].cell_at(pos)
        if cell not in choices.targets():
            cell = None
        if cell != self.aim:
            self._raise(choices.seat, cell)

    def _raise(self, seat: int, cell: int | None) -> None:
        """The space under the finger comes up, and the one before lies down."""
        self.let_go()
        self.aim = cell
        if cell is not None:
            town = self._drawing.towns[seat]
            side = CELL * town.scale
            name = "town_plot_warm" if _WARM >> cell & 1 else "town_plot"
            plot = town.raised.put(name, town.centre(cell), (side, side))
            rise(plot, self._motion, plot.y, up=True)

    def let_go(self) -> None:
        """The finger means no place any more."""
        self.aim = None
        for town in self._drawing.towns:
            town.raised.clear_widgets()

    def cut_short(self) -> None:
        """Nothing is in the air any more."""
        self.let_go()
        self._drawing.held.clear_widgets()

    def glide_back(self, held: Picture, choices: TownChoices, then: Callable[[], None]) -> None:
        """The penguin returns to where it can be taken again; `then` it waits there."""
        controls = self._drawing.controls
        place = controls.loot if choices.loot else controls.piles[choices.colour or 0].waiting
        self._drawing.held.give_back(held, self._drawing.above, tuple(place.size))
        self._motion.animate(held, theme.MOVE_SECONDS, center_x=place.center_x, center_y=place.center_y)
        self._motion.later(theme.MOVE_SECONDS, partial(self._arrive, held, then))

    def _arrive(self, held: Picture, then: Callable[[], None]) -> None:
        self._drawing.above.remove_widget(held)
        then()
