"""Captions: say in a word what lies under a finger that rests, or under the mouse.

Whatever is `Labelled` has one; a board may tell of what it draws by `label_at`. A caption is only looked at: it takes
no touch, and a tap that was held for long is a tap all the same. A drag has none.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.stencilview import StencilView
from kivy.uix.widget import Widget

from penguins.ui.base import layouts
from penguins.ui.base.box import Box, Pos
from penguins.ui.widgets import labels

layouts.load("captions")

_REST = 0.5
"""Seconds that a finger or the mouse rests before a caption comes."""
_STRAYS = 10
"""dp that a finger may stray meanwhile: as far as a tap may."""
_MARGIN = 6
"""dp around it."""


class Found(NamedTuple):
    """A label, and where on the window it belongs."""

    label: str
    box: Box


class Caption(BoxLayout):
    """The words on their sheet."""

    text = StringProperty("")
    width_of = staticmethod(labels.width_of)  # for the layout

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Let it pass: words must not be in the way."""
        return False


class Captions:
    """Listens to the window, and shows at most one caption on it."""

    def __init__(self, front: Callable[[], Widget], *, hovers: bool) -> None:
        """`front` says what takes touches now; with `hovers`, there is a mouse that may rest."""
        self._front = front
        self._finger: Any = None
        self._pos: Pos = (0.0, 0.0)
        self._shown: Caption | None = None
        self._show_soon = Clock.create_trigger(self._show, _REST)
        self._heard: dict[str, Callable[..., object]] = {
            "on_touch_down": self._on_down,
            "on_touch_move": self._on_move,
            "on_touch_up": self._on_up,
            "on_keyboard": self._on_key,
        }
        if hovers:
            self._heard["mouse_pos"] = self._on_mouse

    def listen(self, on: bool) -> None:
        """Hear of touches and the mouse, or no longer."""
        self._hide()
        (Window.bind if on else Window.unbind)(**self._heard)

    @property
    def text(self) -> str:
        """What is said now."""
        return str(self._shown.text) if self._shown is not None else ""

    def _on_down(self, _: object, touch: MotionEvent) -> None:
        self._hide()
        if touch.is_mouse_scrolling:
            return
        alone = self._finger is None
        self._finger, self._pos = touch, touch.pos
        if alone:  # two fingers mean something else
            self._show_soon()

    def _on_move(self, _: object, touch: MotionEvent) -> None:
        if touch is not self._finger or _is_near(touch.pos, self._pos):
            return
        self._hide()

    def _on_up(self, *_: object) -> None:
        self._finger = None
        self._hide()

    def _on_key(self, *_: object) -> None:
        self._hide()

    def _on_mouse(self, _: object, pos: Pos) -> None:
        if self._finger is None and pos != self._pos:
            self._hide()
            self._pos = pos
            self._show_soon()

    def _show(self, *_: object) -> None:
        front = self._front()
        if front.parent is None:  # a screen that fades in has none until it is there
            self._show_soon()
            return
        found = found_at(front, front.parent.to_widget(*self._pos))
        if found is not None:
            self._shown = Caption(text=found.label)
            self._shown.bind(size=lambda caption, _: _place(caption, found.box))
            Window.add_widget(self._shown)
            _place(self._shown, found.box)

    def _hide(self) -> None:
        self._show_soon.cancel()
        if self._shown is not None:
            Window.remove_widget(self._shown)
            self._shown = None


def found_at(widget: Widget, pos: Pos) -> Found | None:
    """What has a label there, the topmost first; `pos` is in the coordinates of the widget's parent."""
    if not widget.opacity:
        return None
    touched = widget.collide_point(*pos)
    if isinstance(widget, ScrollView | StencilView) and not touched:
        return None
    inside = widget.to_local(*pos)
    for child in widget.children:
        found = found_at(child, inside)
        if found is not None:
            return found
    return _of(widget, pos) if touched else None


def _of(widget: Any, pos: Pos) -> Found | None:
    if hasattr(widget, "label_at"):
        label = widget.label_at(pos)
        x, y = widget.to_window(*pos)
        return Found(label, Box(x, y, 1, dp(_STRAYS))) if label else None
    if is_labelled(widget) and widget.label:
        x, y = widget.to_window(*widget.pos)
        return Found(widget.label, Box(x, y, widget.width, widget.height))
    return None


def is_labelled(widget: Any) -> bool:
    """Whether it is something that has a word."""
    return isinstance(widget, labels.Labelled)


def _place(caption: Caption, box: Box) -> None:
    """Above what it belongs to, below where there is no room; always whole on the window."""
    above = box.y + box.height + dp(_MARGIN)
    below = box.y - dp(_MARGIN) - caption.height
    fits = above + caption.height <= Window.height
    x = box.x + (box.width - caption.width) / 2
    caption.x = max(dp(_MARGIN), min(x, Window.width - dp(_MARGIN) - caption.width))
    caption.y = above if fits else max(0.0, below)


def _is_near(one: Pos, other: Pos) -> bool:
    return bool(max(abs(one[0] - other[0]), abs(one[1] - other[1])) <= dp(_STRAYS))
