"""Lets the keyboard do everything a finger does: arrows and Tab go from thing to thing, Enter taps.

Whoever has one key or one finger only lets the ring scan: it steps from thing to thing, on a board first to where what
was picked may go, then to what can be picked, then to the buttons; before all that to what tells the news.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple
from weakref import ref

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.ui.base.box import Pos

TAB, ENTER, ESCAPE, SPACE = 9, 13, 27, 32
UP, DOWN, RIGHT, LEFT = 273, 274, 275, 276
_ARROWS = {UP: (0, 1), DOWN: (0, -1), RIGHT: (1, 0), LEFT: (-1, 0)}
STEPS = (TAB, *_ARROWS)
"""These move the ring, and do nothing else."""
_ENTER = (ENTER, 271, SPACE)
"""With the one of the number pad."""
_LINE = 20
"""dp: what is less apart in height counts as one line."""
BY_ITSELF = {"slowly": 2.5, "quickly": 1.2}
"""Seconds that the ring stays, where it steps by itself."""
NEWS, TARGET, PIECE, OTHER = range(4)
"""In this order the ring scans what there is."""


class KeyStop(NamedTuple):
    """Somewhere the keyboard can go: where it is on the window, how to mark it, what Enter does."""

    pos: Pos
    mark: Callable[[bool], None]
    tap: Callable[[], None]
    kind: int = OTHER


class _Place(NamedTuple):
    """A stop, and the height at which it counts: what is scrolled away stays where its list is."""

    stop: KeyStop
    height: float

    @property
    def line(self) -> tuple[int, int, float]:
        """Line by line, from the left."""
        return -round(self.height / dp(_LINE)), -round(self.stop.pos[1] / dp(_LINE)), self.stop.pos[0]


class Keys:
    """Moves one ring over whatever is in front: by arrow keys, by Tab, or by scanning."""

    def __init__(self, front: Callable[[], Widget]) -> None:
        """`front` says what takes the keys now, if no dialog does."""
        self._front = front
        self._at: Pos | None = None
        self._marked: KeyStop | None = None
        self._last: KeyStop | None = None
        """What was marked last."""
        self._scanned: Callable[[], Widget | None] = lambda: None
        """What was in front at the last step of a scan."""
        self._scanning = "none"
        self._walk = Clock.create_trigger(lambda _: self._scan_on(), 1.0, interval=True)

    def press(self, key: int, modifiers: Sequence[str] = ()) -> bool:
        """Handle an arrow, Tab or Enter; say whether it was one."""
        if key in _ARROWS:
            self._go(_ARROWS[key])
            return True
        if key == TAB:
            if not self._go_to_news():
                self._go((-1 if "shift" in modifiers else 1, 0))
            return True
        return key in _ENTER and self.choose()

    def choose(self) -> bool:
        """Do what a tap does where the ring is; False if it is nowhere."""
        if self._marked is None:
            return False
        stop = self._marked
        self.hide()
        if stop.kind in (TARGET, PIECE):  # next comes what this was picked for
            self._last = None
        stop.tap()
        return True

    # Scanning

    def scan(self, how: str) -> None:
        """Scan by a key of its own, by itself at a pace, or not: one of the choices of the preference."""
        self._scanning = how
        self._walk.cancel()
        if self.scans_by_itself:
            self._walk.timeout = BY_ITSELF[how]
            self._walk()

    @property
    def scans_by_itself(self) -> bool:
        """Whether the ring steps on without being asked."""
        return self._scanning in BY_ITSELF

    def scan_key(self, key: int) -> int:
        """What a key means while the ring scans: its stepping, done now (0), or another key."""
        if key == SPACE and self._scanning == "two_keys":
            self._scan_on()
            return 0
        return ENTER if key == SPACE and self.scans_by_itself else key

    def _scan_on(self) -> None:
        front = self.front()
        if self._scanned() is not front:
            self._scanned, self._last = ref(front), None
        ordered = sorted(self._places(), key=lambda place: (place.stop.kind, place.line))
        self._step(ordered, 1, from_start=True)

    # The ring

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
        return [place.stop for place in self._places()]

    def _places(self) -> list[_Place]:
        return list(_places(self.front(), None))

    def _go(self, direction: tuple[int, int]) -> None:
        places = self._places()
        self._look_where_it_is(places)
        if not places:
            self.hide()
        elif self._at is None:
            self._mark(_closest([place.stop for place in places], None))
        elif direction[1]:
            stops = [place.stop for place in places]
            self._mark(_nearest(stops, self._at, direction[1]) or _closest(stops, self._at))
        else:
            self._step(sorted(places, key=lambda place: place.line), direction[0])

    def _go_to_news(self) -> bool:
        """Where it appears anew, the ring begins at what tells the news, before that makes room for it."""
        news = (stop for stop in self.stops() if stop.kind == NEWS and not self._is_last(stop))
        first = next(news, None) if self._marked is None else None
        if first is not None:
            self._mark(first)
        return first is not None

    def _step(self, ordered: Sequence[_Place], way: int, *, from_start: bool = False) -> None:
        """To the next in that order, or the one before."""
        if not ordered:
            self.hide()
            return
        at = next((number for number, place in enumerate(ordered) if self._is_last(place.stop)), None)
        if at is not None:
            self._mark(ordered[(at + way) % len(ordered)].stop)
        elif from_start or self._at is None:
            self._mark(ordered[0].stop)
        else:
            here = _Place(KeyStop(self._at, lambda _: None, lambda: None), self._at[1]).line
            before = [place for place in ordered if place.line < here]
            behind = [place for place in ordered if place.line > here]
            self._mark((behind or ordered)[0].stop if way > 0 else (before or ordered)[-1].stop)

    def _look_where_it_is(self, places: Sequence[_Place]) -> None:
        """It may have been scrolled, or laid out anew, since it was marked."""
        self._at = next((place.stop.pos for place in places if self._is_last(place.stop)), self._at)

    def _is_last(self, stop: KeyStop) -> bool:
        return self._last is not None and (stop.tap == self._last.tap or stop.pos == self._last.pos)

    def _mark(self, stop: KeyStop) -> None:
        self.hide()
        self._at = stop.pos
        self._marked = self._last = stop
        stop.mark(True)


def _dialogs() -> list[ModalView]:
    return [child for child in Window.children if isinstance(child, ModalView)]


def _places(widget: Widget, view: tuple[float, float] | None) -> Iterator[_Place]:
    """What is in a widget, of which no more can be seen than lies between the heights of a `view`."""
    if widget.disabled or not widget.opacity:
        return
    if hasattr(widget, "stops"):
        for stop in widget.stops():
            height = stop.pos[1] if view is None else min(max(stop.pos[1], view[0]), view[1])
            yield _Place(stop, height)
    if isinstance(widget, ButtonBehavior):  # whatever lies in a button is the button
        return
    if isinstance(widget, ScrollView):
        view = (widget.to_window(*widget.pos)[1], widget.to_window(widget.right, widget.top)[1])
    for child in widget.children:
        yield from _places(child, view)


def _nearest(stops: list[KeyStop], at: Pos, up: int) -> KeyStop | None:
    """The nearest stop above (or below): straight ahead counts more than sideways."""
    ahead = [stop for stop in stops if (stop.pos[1] - at[1]) * up > 1]
    return min(ahead, key=lambda stop: abs(stop.pos[1] - at[1]) + 2 * abs(stop.pos[0] - at[0]), default=None)


def _closest(stops: list[KeyStop], at: Pos | None) -> KeyStop:
    """The stop to start from: the closest to where the ring was, else to the upper left."""
    x, y = at or (0, Window.height)
    return min(stops, key=lambda stop: abs(stop.pos[0] - x) + abs(stop.pos[1] - y))
