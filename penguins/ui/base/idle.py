"""The heartbeat of what lives though nothing happens: drifting scenery, falling snow, penguins that breathe.

There is one for all of them, so that they share their frames. It rests whenever nobody would miss it: with animation
off, in the background, while a finger is on the glass (which then has every frame for itself), and once nobody has
touched anything for a minute. While it rests nothing is scheduled, and a still screen is not drawn.
"""

from collections.abc import Callable

from kivy.clock import Clock

BEATS = 30
"""A second."""
PATIENCE = 60.0
"""Seconds without a touch or a key after which it rests."""
_LONGEST = 0.1
"""Seconds: after a slow frame nothing jumps."""

Listener = Callable[[float], None]
"""Is told how many seconds have been lived through; a rest does not count."""


class Idle:
    """Beats for those who have joined. The shell tells it what people do."""

    def __init__(self) -> None:
        self.time = 0.0
        """Seconds lived through; none with animation off, where everything is as it is drawn."""
        self._listeners: dict[Listener, Callable[[], None]] = {}
        """And what each does when nothing beats any more."""
        self._animated = False
        self._in_front = True
        self._fingers = 0
        self._quiet = 0.0
        self._clock = Clock.schedule_interval(self._beat, 1 / BEATS)
        self._clock.cancel()

    # For what lives

    def join(self, listener: Listener, rest: Callable[[], None] = lambda: None) -> None:
        """Be called at every beat, until `leave`; and, when it stops beating, be told to `rest`."""
        self._listeners[listener] = rest
        self._settle()

    def leave(self, listener: Listener) -> None:
        """No longer; whoever has not joined may leave, too."""
        self._listeners.pop(listener, None)
        self._settle()

    @property
    def animated(self) -> bool:
        """Whether anything may move at all; if so, a rest ends, and what moved goes on."""
        return self._animated

    @property
    def beating(self) -> bool:
        """Whether it beats now."""
        return bool(self._clock.is_triggered)

    # For the shell

    def animate(self, on: bool) -> None:
        """Whether anything may move at all."""
        self._animated = on
        if not on:
            self.time = 0.0
        self._settle()

    def come_to_front(self, on: bool) -> None:
        """Whether anybody sees the window. A finger that was on it then has been forgotten."""
        self._in_front, self._fingers = on, 0
        self.stir()

    def touch(self, down: bool) -> None:
        """A finger comes down on the glass, or goes up."""
        self._fingers = max(0, self._fingers + (1 if down else -1))
        self.stir()

    def stir(self) -> None:
        """Somebody is there: live for another minute."""
        self._quiet = 0.0
        self._settle()

    def _settle(self) -> None:
        waited_for = self._listeners and self._quiet < PATIENCE
        lives = bool(waited_for and self._animated and self._in_front and not self._fingers)
        if lives and not self.beating:
            self._clock()
        elif self.beating and not lives:
            self._clock.cancel()
            for rest in tuple(self._listeners.values()):
                rest()

    def _beat(self, seconds: float) -> None:
        passed = min(seconds, _LONGEST)
        self.time += passed
        self._quiet += passed
        for listener in tuple(self._listeners):
            listener(self.time)
        self._settle()
