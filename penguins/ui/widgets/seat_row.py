"""One player on the set-up screen."""

from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty

from penguins.session.setup import Seat
from penguins.ui.base import layouts
from penguins.ui.widgets import name_field  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.panels import Panel, TapPanel

layouts.load("seat_row")

_DRAG_FROM = 8
"""dp a finger must travel before a tap becomes a drag."""


class PenguinButton(TapPanel):
    """The seat's penguin; a tap changes it."""

    colour_id = StringProperty("red")


class DragHandle(IconButton):
    """Pulls its row up and down; a tap, or Enter, moves it up by one."""

    drags = True

    __events__ = ("on_drag",)

    def on_drag(self, y: float) -> None:
        """The finger is at this height of the window."""

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        height = self.to_window(*touch.pos)[1]
        if abs(height - touch.oy) > dp(_DRAG_FROM):
            touch.ud[self] = "dragged"
        if touch.ud.get(self) == "dragged":
            self.dispatch("on_drag", height)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is self and touch.ud.get(self) == "dragged":
            touch.ungrab(self)
            self._do_release()
            return True
        return bool(super().on_touch_up(touch))


class SeatRow(Panel):
    """Handle, penguin, name, who plays, and the way out."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    bot = StringProperty("")
    first = BooleanProperty(False)
    held = BooleanProperty(False)
    """Whether a finger is on the handle."""
    can_remove = BooleanProperty(True)

    __events__ = ("on_rename", "on_player", "on_colour", "on_remove", "on_up", "on_drag")

    def show(self, seat: Seat, number: int, *, can_remove: bool) -> None:
        """Make it that seat's."""
        self.name, self.colour_id, self.bot = seat.name, seat.colour, bot_picture(seat)
        self.first = number == 0
        self.can_remove = can_remove

    def on_rename(self, name: str) -> None:
        """Another name was typed."""

    def on_drag(self, y: float) -> None:
        """It is being pulled to that height of the window."""

    def on_player(self, *_: Any) -> None:
        """Someone else is to play here."""

    def on_colour(self, *_: Any) -> None:
        """Another penguin is wanted."""

    def on_remove(self, *_: Any) -> None:
        """This player leaves."""

    def on_up(self, *_: Any) -> None:
        """One place up."""
