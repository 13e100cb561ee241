"""The keyboard does everything a finger does: arrows go from thing to thing, Enter taps."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from kivy.core.window import Window
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from penguins.ui.widgets.tappable import Tappable

_ARROWS = {273: (0, 1), 274: (0, -1), 275: (1, 0), 276: (-1, 0)}
_ENTER = (13, 271, 32)


class Stop(NamedTuple):
    """Somewhere the keyboard can go: where it is on the window, how to mark it, what Enter does."""

    pos: tuple[float, float]
    mark: Callable[[bool], None]
    tap: Callable[[], None]


class Keys:
    """One ring that wanders over whatever is in front."""

    def __init__(self, front: Callable[[], Widget]) -> None:
        self._front = front
        self._at: tuple[float, float] | None = None
        self._marked: Stop | None = None

    def press(self, key: int) -> bool:
        """Handle an arrow or Enter; whether it was one."""
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
        """Close the dialog in front; whether there was one."""
        dialogs = _dialogs()
        if dialogs:
            dialogs[0].dismiss()
        return bool(dialogs)

    def hide(self) -> None:
        """Take the ring away: a finger is being used."""
        if self._marked is not None:
            self._marked.mark(False)
            self._marked = None

    def _go(self, direction: tuple[int, int]) -> None:
        stops = list(_stops(_in_front(self._front())))
        self.hide()
        if not stops:
            return
        chosen = _nearest(stops, self._at, direction) or _closest(stops, self._at)
        self._at = chosen.pos
        self._marked = chosen
        chosen.mark(True)


def _dialogs() -> list[ModalView]:
    return [child for child in Window.children if isinstance(child, ModalView)]


def _in_front(screen: Widget) -> Widget:
    dialogs = _dialogs()
    return dialogs[0] if dialogs else screen


def _stops(widget: Widget) -> Iterator[Stop]:
    if widget.disabled or not widget.opacity:
        return
    if isinstance(widget, Tappable):
        yield Stop(widget.to_window(*widget.center), _ring(widget), widget.tap)
        return
    if hasattr(widget, "stops"):
        yield from widget.stops()
    for child in widget.children:
        yield from _stops(child)


def _ring(widget: Any) -> Callable[[bool], None]:
    return lambda on: setattr(widget, "chosen_by_keys", on)


def _nearest(stops: list[Stop], at: tuple[float, float] | None, way: tuple[int, int]) -> Stop | None:
    """The next stop that way: straight ahead counts more than sideways."""
    if at is None:
        return None
    ahead = [(_distance(stop.pos, at, way), stop) for stop in stops]
    reachable = [pair for pair in ahead if pair[0] is not None]
    return min(reachable, key=lambda pair: pair[0] or 0)[1] if reachable else None


def _distance(pos: tuple[float, float], at: tuple[float, float], way: tuple[int, int]) -> float | None:
    right, up = pos[0] - at[0], pos[1] - at[1]
    forward = right * way[0] + up * way[1]
    sideways = abs(right * way[1]) + abs(up * way[0])
    return forward + 2 * sideways if forward > 1 else None


def _closest(stops: list[Stop], at: tuple[float, float] | None) -> Stop:
    """Where to start: where the ring was, else at the upper left."""
    x, y = at or (0, Window.height)
    return min(stops, key=lambda stop: abs(stop.pos[0] - x) + abs(stop.pos[1] - y))
