"""Plays movements one after another, at the speed the player chose. Things move because something happened."""

from collections import deque
from collections.abc import Callable, Iterable

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.uix.widget import Widget

Step = Callable[[], float]
"""Starts something and says how many seconds, at normal speed, until the next step."""

SPEEDS = {"normal": 1.0, "fast": 0.45, "off": 0.0}


class Motion:
    """A queue of steps. A tap hurries it on: what is left happens at once."""

    def __init__(self, speed: str = "normal") -> None:
        self.speed = speed
        self._steps: deque[Step] = deque()
        self._then: Callable[[], None] | None = None
        self._moving: dict[Animation, Widget] = {}
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
        """Call something after a while, or at once if nothing is to move."""
        if not seconds * self.factor:
            call()
        else:
            Clock.schedule_once(lambda _: call(), seconds * self.factor)

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


def _jump(widget: Widget, targets: dict[str, object]) -> None:
    for name, value in targets.items():
        setattr(widget, name, value)
