"""Sheets of ice that things lie on, and what can be tapped: buttons with words, icons, or both."""

from collections.abc import Callable
from typing import Any, ClassVar
from weakref import ref

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.layout import Layout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.ui.base import theme, touches  # noqa: F401  a touch remembers where it came down
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.shapes import RoundedFrame
from penguins.ui.base.sounds import Sounds
from penguins.ui.base.surface import surface
from penguins.ui.base.voice import Voice
from penguins.ui.widgets import labels


class Ring(InstructionGroup):
    """The keyboard's ring around a box. It is made where the keyboard is: a screen has dozens of boxes to go to."""

    def __init__(self) -> None:
        super().__init__()
        self._frames = {margin: RoundedFrame(width=dp(2)) for margin in (5, 2)}
        for colour, frame in zip((theme.CONTROL_EDGE, theme.LIT), self._frames.values(), strict=True):
            self.add(Color(*theme.rgba(colour)))
            self.add(frame)

    def place(self, x: float, y: float, width: float, height: float) -> None:
        """Lie around that box."""
        for margin, frame in self._frames.items():
            by = dp(margin)
            frame.box = (x - by, y - by, width + 2 * by, height + 2 * by, dp(theme.RADIUS_M - 2 + margin))


class Tappable(ButtonBehavior):
    """A mixin for what can be tapped, clicked, or chosen with the keyboard; it tells with `on_tap`."""

    chosen_by_keys = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""
    sound = StringProperty("tap")
    sounds: ClassVar[Sounds] = Sounds(volume=0.0)
    voice: ClassVar[Voice] = Voice()
    """Those of the app, once there is one."""
    _touched: ClassVar[Callable[[], Any]] = lambda: None
    """What a finger was on last, if it is still there."""

    __events__ = ("on_tap",)

    def on_chosen_by_keys(self, _: object, chosen: bool) -> None:
        """Draw the ring, and scroll into view."""
        if chosen:
            self._ring = Ring()
            self.canvas.after.add(self._ring)
            self.bind(pos=self._place_ring, size=self._place_ring)
            self._place_ring()
            self._scroll_into_view()
        else:
            self.unbind(pos=self._place_ring, size=self._place_ring)
            self.canvas.after.remove(self._ring)

    def _place_ring(self, *_: object) -> None:
        self._ring.place(*self.pos, *self.size)

    def _scroll_into_view(self) -> None:
        above = self.parent
        while above is not None and above is not above.parent:  # the window is its own parent
            if isinstance(above, ScrollView):
                above.scroll_to(self, animate=False)
                return
            above = above.parent

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Take a touch, but not one that came down elsewhere and is here before anybody has heard of it, nor the second
        tap of a double tap whose first was for something else."""
        if not self.collide_point(*touch.opos):
            return False
        if not self.collide_point(*touch.pos):
            return bool(super().on_touch_down(touch))
        before, Tappable._touched = Tappable._touched(), ref(self)
        return (follows_a_tap(touch) and before is not self) or bool(super().on_touch_down(touch))

    def stops(self) -> list[KeyStop]:
        """The keyboard's ring can come here, and Enter is a tap."""
        return [KeyStop(self.to_window(*self.center), self._mark, self.tap)]

    def _mark(self, on: bool) -> None:
        self.chosen_by_keys = on

    def on_release(self) -> None:
        """A list lets go of a finger a moment late: what has left the window meanwhile is not tapped any more."""
        if self.get_root_window() is not None:
            self.tap()

    def tap(self) -> None:
        """Do what a finger's tap does."""
        if self.disabled:
            return
        self.sounds.play(self.sound)
        self.dispatch("on_tap")

    def on_tap(self, *_: object) -> None:
        """Something was chosen."""


def follows_a_tap(touch: MotionEvent) -> bool:
    """Whether it comes so soon after another, at the same place, that nobody can have meant anything new by it."""
    return bool(touch.is_double_tap or touch.is_triple_tap)


class Panel(BoxLayout):
    """A rounded sheet."""

    colour = ColorProperty(theme.rgba(theme.PANEL))


class TapPanel(Tappable, Panel):
    """A sheet that is a button as a whole."""


class PushButton(Tappable, BoxLayout):
    """A button with words, perhaps with an icon before them."""

    text = StringProperty("")
    icon = StringProperty("")
    main = BooleanProperty(False)
    """The one thing most people want here."""
    colour = ColorProperty(theme.rgba(theme.QUIET))
    type_size = NumericProperty(theme.TYPE_BODY)
    words_width = NumericProperty(0)
    """How wide its words are on one line."""
    icon_width = NumericProperty(0)
    """How wide an icon is with the gap behind it; the two and the words, as they are drawn, stand in the middle."""
    same: labels.SameSize | None = ObjectProperty(None, allownone=True)
    """Those that it is seen beside."""
    width_of = staticmethod(labels.width_of)  # for the layout
    sunk = NumericProperty(0)
    """How far it is pressed down."""


class IconButton(labels.Labelled, Tappable, AnchorLayout):
    """A button with a picture alone; its label says in words what it does."""

    icon = StringProperty("")
    shown = BooleanProperty(True)
    faint = BooleanProperty(False)
    """Nothing to do just now; a tap still says why."""
    colour = ColorProperty(theme.rgba(theme.CONTROL))
    tint = ColorProperty(theme.rgba(theme.TEXT))
    icon_size = NumericProperty(theme.ICON)


class ToolButton(IconButton):
    """One that stands beside a board, and grows with it on tablets."""


class ReadButton(IconButton):
    """Reads a text aloud. Where nobody would hear it, it is not there."""

    text = StringProperty("")

    def on_tap(self, *_: object) -> None:
        self.voice.read(self.text)


class ButtonRow(Layout):
    """Centres its buttons beside each other; those not `shown` take no room. Squeezes the gaps, never the buttons."""

    gap = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._lay_out_soon = Clock.create_trigger(self.do_layout, -1)
        self.bind(pos=self._lay_out_soon, size=self._lay_out_soon, children=self._lay_out_soon, gap=self._lay_out_soon)

    def add_widget(self, widget: Widget, *args: Any, **kwargs: Any) -> None:
        """Watch whether it is shown."""
        widget.bind(shown=self._lay_out_soon)
        super().add_widget(widget, *args, **kwargs)

    def do_layout(self, *_: object) -> None:
        """Put the shown ones beside each other."""
        shown = [button for button in reversed(self.children) if button.shown]
        for button in self.children:
            if not button.shown:
                button.right = -dp(surface.target)  # out of the way: even what cannot be seen would catch a touch
        widths = sum(button.width for button in shown)
        gap = min(self.gap, (self.width - widths) / max(1, len(shown) - 1))
        x = self.center_x - (widths + gap * (len(shown) - 1)) / 2
        for button in shown:
            button.pos = (x, self.center_y - button.height / 2)
            x += button.width + gap
