"""One player on the set-up screen: the row, and the field in it where a name is typed."""

from typing import Any

from kivy.clock import Clock
from kivy.core.text import Label as Letters
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.textinput import TextInput

from penguins.session.sayable import printable
from penguins.session.setup import LONGEST_NAME, Seat
from penguins.ui.base import layouts, theme
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.letters import steps_down
from penguins.ui.base.surface import surface
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.buttons import IconButton, Panel, Tappable, TapPanel
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.labels import Labelled

layouts.load("seat_row")

_DRAG_FROM = 8
"""dp a finger must travel before a tap becomes a drag."""
_PENGUIN, _PLAYER, _NAME, _BETWEEN = 56, 66, 70, 38
"""dp of a row: its penguin at least, who plays and a short name in usual letters, and all between and around them."""


class TypingField(TextInput):
    """A field to type in, no more than it takes. Enter, or a tap elsewhere, ends it.

    Whoever comes here wants another text: all of it is selected, and what is typed takes its place. A second tap puts
    the cursor between the letters.
    """

    longest = LONGEST_NAME
    """Letters."""
    marked = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""

    def __init__(self, **kwargs: Any) -> None:
        self._brought_focus: MotionEvent | None = None
        self._select_soon = Clock.create_trigger(lambda _: self.select_all())  # taking the focus ends a selection
        super().__init__(**kwargs)

    def insert_text(self, substring: str, from_undo: bool = False) -> object:
        if self._select_soon.is_triggered:  # a quick hand on a slow device: what is typed takes the place of the old
            self._select_soon.cancel()
            self.select_all()
            self.delete_selection()
        room = self.longest - len(self.text)
        return super().insert_text(printable(substring)[: max(0, room)], from_undo)

    def stops(self) -> list[KeyStop]:
        """The keyboard's ring can come here, and Enter begins to type."""
        return [KeyStop(self.to_window(*self.center), self._mark, self.start_typing)]

    def _mark(self, on: bool) -> None:
        self.marked = on

    def start_typing(self) -> None:
        """As if it had been tapped."""
        self.focus = True
        self._select_soon()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        focused = self.focus
        handled = bool(super().on_touch_down(touch))
        if self.focus and not focused:
            self._brought_focus = touch
        return handled

    def on_touch_up(self, touch: MotionEvent) -> bool:
        handled = bool(super().on_touch_up(touch))
        if touch is self._brought_focus:
            self._brought_focus = None
            self._select_soon()
        return handled


class NameField(TypingField):
    """A line to type a name in. Where a name is long for it, its letters go down the scale."""

    @staticmethod
    def size_for(name: str, width: float, text_scale: float) -> float:
        """The size of type at which a name fits the line: as large as chosen, or as small as it must be."""
        sizes = [float(sp(size)) for size in steps_down(theme.TYPE_BODY, text_scale, surface.plain_scale)]
        widths = (Letters(font_name=theme.FONT, font_size=size).get_extents(name)[0] for size in sizes)
        return next((size for size, needed in zip(sizes, widths, strict=True) if needed <= width), sizes[-1])


class PenguinButton(Labelled, TapPanel):
    """A button with the seat's penguin, and a second one behind it if the seat has two; a tap changes it."""

    colour_id = StringProperty("red")
    second_id = StringProperty("")


class PlayerButton(Tappable, BoxLayout):
    """Who plays at a seat: a picture, and for a bot its level as a word below."""

    icon = StringProperty("")
    label = StringProperty("")
    word = StringProperty("")


class DragHandle(IconButton):
    """Pulls its row up and down; a tap, or Enter, moves it up by one."""

    drags = True

    __events__ = ("on_drag",)

    def on_drag(self, y: float) -> None:
        """The finger is at this height of the window."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A quick finger may be elsewhere already: what counts is where it came down."""
        touch.push()
        touch.x, touch.y = touch.pos = touch.opos
        try:
            return bool(super().on_touch_down(touch))
        finally:
            touch.pop()

    def on_touch_move(self, touch: MotionEvent) -> bool:
        if touch.grab_current is not self:
            return bool(super().on_touch_move(touch))
        if abs(touch.y - touch.oy) > dp(_DRAG_FROM):
            touch.ud[self] = "dragged"
        if touch.ud.get(self) == "dragged":
            self.dispatch("on_drag", self.to_window(*touch.pos)[1])
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if touch.grab_current is self and touch.ud.get(self) == "dragged":
            touch.ungrab(self)
            self._do_release()
            return True
        return bool(super().on_touch_up(touch))


class SeatRow(Panel):
    """One seat: handle, penguin, name, who plays, and the way out."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    second_id = StringProperty("")
    bot = StringProperty("")
    level = StringProperty("")
    """What kind of bot plays here, as a word."""
    first = BooleanProperty(False)
    held = BooleanProperty(False)
    """Whether a finger is on the handle."""
    lit = BooleanProperty(False)
    """Whether the lot may fall on it."""
    shines = BooleanProperty(False)
    """Whether its frame does, for one or the other."""
    can_remove = BooleanProperty(True)
    stacked = BooleanProperty(False)
    """Whether the name has a line of its own, where targets are big and the window is narrow."""
    tall = NumericProperty(0)
    """How high one line is."""

    __events__ = ("on_rename", "on_player", "on_colour", "on_remove", "on_up", "on_drag")

    @staticmethod
    def one_line(target: float, text_scale: float) -> float:
        """dp of width from which all of it fits one line."""
        buttons = 2 * target + max(_PENGUIN, target)
        return buttons + _BETWEEN + _PLAYER * max(1.0, text_scale * 0.9) + _NAME * max(1.0, text_scale)

    def show(self, seat: Seat, number: int, *, second_colour: str, can_remove: bool) -> None:
        """Show that seat; the second colour is empty where it has one penguin only."""
        self.name, self.colour_id, self.bot = seat.name, seat.colour, bot_picture(seat)
        self.level = "" if seat.is_human else tr(LEVEL_NAMES[seat.kind])
        self.second_id = second_colour
        self.first = number == 0
        self.can_remove = can_remove

    def on_rename(self, name: str) -> None:
        """Another name was typed."""

    def on_drag(self, y: float) -> None:
        """It is being pulled to that height of the window."""

    def on_player(self, *_: object) -> None:
        """Someone else is to play here."""

    def on_colour(self, *_: object) -> None:
        """Another penguin is wanted."""

    def on_remove(self, *_: object) -> None:
        """This player leaves."""

    def on_up(self, *_: object) -> None:
        """One place up."""
