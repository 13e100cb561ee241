"""Lets the keyboard do everything a finger does: arrows go from thing to thing, Enter taps."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from penguins.ui.base.box import Pos

ESCAPE, SPACE = 27, 32
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
_ARROWS = {UP: (0, 1), DOWN: (0, -1), RIGHT: (1, 0), LEFT: (-1, 0)}
_ENTER = (13, 271, SPACE)
"""With the one of the number pad."""
_LINE = 20
"""dp: what is less apart in height counts as one line."""


class KeyStop(NamedTuple):
    """Somewhere the keyboard can go: where it is on the window, how to mark it, what Enter does."""

    pos: Pos
    mark: Callable[[bool], None]
    tap: Callable[[], None]


class Keys:
    """Moves one ring, by arrow keys, over whatever is in front."""

    def __init__(self, front: Callable[[], Widget]) -> None:
        """`front` says what takes the keys now, if no dialog does."""
        self._front = front
        self._at: Pos | None = None
        self._marked: KeyStop | None = None

    def press(self, key: int) -> bool:
        """Handle an arrow or Enter; say whether it was one."""
        if key in _ARROWS:
            self._go(_ARROWS[key])
            return True
        if key in _ENTER and self._marked is not None:
            stop = self._marked
            self.hide()
            stop.tap()
            return True
        return False

    def close_dialog(self) -> bool:
        """Close the dialog in front; say whether there was one."""
        dialogs = _dialogs()
        if dialogs:
            dialogs[0].dismiss()
        return bool(dialogs)

    def hide(self) -> None:
        """Take the ring away: a finger is being used."""
        if self._marked is not None:
            self._marked.mark(False)
            self._marked = None

    def front(self) -> Widget:
        """What takes all keys and touches now."""
        dialogs = _dialogs()
        return dialogs[0] if dialogs else self._front()

    def stops(self) -> list[KeyStop]:
        """Where the ring can go now."""
        return list(_stops(self.front()))

    def _go(self, direction: tuple[int, int]) -> None:
        stops = self.stops()
        self.hide()
        if not stops:
            return
        chosen = _closest(stops, self._at) if self._at is None else _next(stops, self._at, direction)
        self._at = chosen.pos
        self._marked = chosen
        chosen.mark(True)


def _dialogs() -> list[ModalView]:
    return [child for child in Window.children if isinstance(child, ModalView)]


def _stops(widget: Widget) -> Iterator[KeyStop]:
    if widget.disabled or not widget.opacity:
        return
    if hasattr(widget, "stops"):
        yield from widget.stops()
    if isinstance(widget, ButtonBehavior):  # whatever lies in a button is the button
        return
    for child in widget.children:
        yield from _stops(child)


def _next(stops: list[KeyStop], at: Pos, way: tuple[int, int]) -> KeyStop:
    """The stop that an arrow leads to: left and right go line by line, up and down to what is nearest there."""
    if way[1]:
        return _nearest(stops, at, way[1]) or _closest(stops, at)
    ordered = sorted(stops, key=lambda stop: _line_by_line(stop.pos))
    here = _line_by_line(at)
    if way[0] > 0:
        return next((stop for stop in ordered if _line_by_line(stop.pos) > here), ordered[0])
    return next((stop for stop in reversed(ordered) if _line_by_line(stop.pos) < here), ordered[-1])


def _line_by_line(pos: Pos) -> tuple[int, float]:
    return -round(pos[1] / dp(_LINE)), pos[0]


def _nearest(stops: list[KeyStop], at: Pos, up: int) -> KeyStop | None:
    """The nearest stop above (or below): straight ahead counts more than sideways."""
    ahead = [stop for stop in stops if (stop.pos[1] - at[1]) * up > 1]
    return min(ahead, key=lambda stop: abs(stop.pos[1] - at[1]) + 2 * abs(stop.pos[0] - at[0]), default=None)


def _closest(stops: list[KeyStop], at: Pos | None) -> KeyStop:
    """The stop to start from: the closest to where the ring was, else to the upper left."""
    x, y = at or (0, Window.height)
    return min(stops, key=lambda stop: abs(stop.pos[0] - x) + abs(stop.pos[1] - y))
