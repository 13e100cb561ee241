"""Plays movements one after another, at the speed the player chose. Things move because something happened."""

from collections import deque
from collections.abc import Callable, Iterable

from kivy.animation import Animation
from kivy.clock import Clock, ClockEvent
from kivy.uix.widget import Widget

Step = Callable[[], float]
"""Starts something and says how many seconds, at normal speed, until the next step."""

SPEEDS = {"slow": 1.8, "normal": 1.0, "fast": 0.45, "off": 0.0}
"""What a second lasts. Slow is for whoever is five, or eighty-five."""

_SWING = 0.06
"""Seconds of one swing of a shake."""
_shaken: dict[tuple[int, str], tuple[Animation, float]] = {}
"""What is being shaken, and where it will stand."""


class Motion:
    """A queue of steps. A tap hurries it on: what is left happens at once."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed
        self._steps: deque[Step] = deque()
        self._then: Callable[[], None] | None = None
        self._moving: dict[Animation, Widget] = {}
        self._due: dict[ClockEvent, Callable[[], None]] = {}
        """What is to be called later."""
        self._wait = Clock.create_trigger(self._next, 0)
        self._hurrying = False

    @property
    def busy(self) -> bool:
        """Whether steps are still being played."""
        return self._then is not None

    @property
    def factor(self) -> float:
        """What a second at normal speed lasts now."""
        return 0.0 if self._hurrying else SPEEDS[self.speed]

    def play(self, steps: Iterable[Step], then: Callable[[], None]) -> None:
        """Play these one after the other, then call `then`. Nothing else may be playing."""
        if self._then is not None:
            raise RuntimeError("one update at a time")
        self._steps.extend(steps)
        self._then = then
        self._next()

    def animate(self, widget: Widget, seconds: float, curve: str = "out_cubic", **targets: object) -> None:
        """Move properties of a widget to their targets; several animations may run side by side."""
        if not seconds * self.factor:
            _jump(widget, targets)
            return
        animation = Animation(duration=seconds * self.factor, transition=curve, **targets)
        self._moving[animation] = widget
        animation.bind(on_complete=lambda finished, _: self._moving.pop(finished, None))
        animation.start(widget)

    def later(self, seconds: float, call: Callable[[], None]) -> None:
        """Call something after a while, or at once if nothing is to move; and no later than what moves arrives."""
        if not seconds * self.factor:
            call()
            return
        event: ClockEvent = Clock.create_trigger(lambda _: self._fall_due(event), seconds * self.factor)
        self._due[event] = call
        event()

    def _fall_due(self, event: ClockEvent) -> None:
        self._due.pop(event)()

    def hurry(self) -> None:
        """Finish everything now."""
        if not self.busy:
            self._finish_animations()
            return
        self._hurrying = True
        self._wait.cancel()
        self._finish_animations()
        self._next()

    def stop(self) -> None:
        """Forget everything: the screen is being left."""
        self._steps.clear()
        self._then = None
        self._wait.cancel()
        self._finish_animations()

    def _next(self, *_: object) -> None:
        while self._steps:
            seconds = self._steps.popleft()() * self.factor
            if seconds > 0:
                self._wait.timeout = seconds
                self._wait()
                return
        self._hurrying = False
        then, self._then = self._then, None
        if then is not None:
            then()

    def _finish_animations(self) -> None:
        for animation, widget in list(self._moving.items()):
            _jump(widget, animation.animated_properties)
            animation.stop(widget)
        self._moving.clear()
        due, self._due = self._due, {}
        for event, call in due.items():
            event.cancel()
            call()


def _jump(widget: Widget, targets: dict[str, object]) -> None:
    for name, value in targets.items():
        setattr(widget, name, value)


def shake(widget: Widget, factor: float, **far: float) -> None:
    """Shake one property of a widget by so much, a second lasting `factor` seconds: no. It ends where it began."""
    [(name, by)] = far.items()
    rest = _resting(widget, name)
    if not factor:
        return
    swing = Animation(duration=0.0)
    for part in (1.0, -0.8, 0.5, -0.3, 0.0):
        swing += Animation(duration=_SWING * factor, transition="in_out_sine", **{name: rest + part * by})
    swing.bind(on_complete=lambda *_: _shaken.pop((widget.uid, name), None))
    _shaken[widget.uid, name] = (swing, rest)
    swing.start(widget)


def _resting(widget: Widget, name: str) -> float:
    """Where it stands when nothing shakes it; what did ends."""
    swing, rest = _shaken.pop((widget.uid, name), (None, getattr(widget, name)))
    if swing is not None:
        swing.cancel(widget)
        setattr(widget, name, rest)
    return float(rest)
