"""Detects a shake of the tablet by its accelerometer."""

from collections import deque
from collections.abc import Callable
from math import dist
from typing import Any

from kivy.clock import Clock
from kivy.logger import Logger
from kivy.utils import platform

_HAND_HELD = ("android", "ios")

_POLL = 1 / 20
_JOLT = 10.0
"""m/s²: a change between two readings that no resting or walking hand makes."""
_JOLTS, _WITHIN = 3, 1.5
"""So many jolts in so many seconds are a shake; a bump against the table makes two."""
_IOS_UNIT = 9.81
"""There readings are multiples of the earth's pull."""


class Shake:
    """Tells when the tablet is being shaken. It listens only between `start` and `stop`."""

    def __init__(self, sensor: Any = None) -> None:
        """`sensor` is like plyer's accelerometer; by default the tablet's own, on a desktop none."""
        self._sensor: Any = sensor or (_accelerometer() if platform in _HAND_HELD else None)
        self._then: Callable[[], None] | None = None
        self._last: tuple[float, ...] | None = None
        self._jolts: deque[float] = deque(maxlen=_JOLTS)
        self._polling = Clock.schedule_interval(lambda _: self._poll(), _POLL)
        self._polling.cancel()

    @property
    def possible(self) -> bool:
        """Whether there is anything that feels it, as far as is known."""
        return self._sensor is not None

    def start(self, then: Callable[[], None]) -> None:
        """Call `then` once when it is shaken."""
        self._then = then
        if self._sensor is None or self._polling.is_triggered:
            return
        self._last = None
        self._jolts.clear()
        self._try(self._sensor.enable)
        if self._sensor is not None:
            self._polling()

    def stop(self) -> None:
        """Feel nothing any more."""
        self._then = None
        if self._polling.is_triggered:
            self._polling.cancel()
            self._try(self._sensor.disable)

    def _poll(self) -> None:
        reading = self._try(lambda: self._sensor.acceleration)
        if reading is None:
            self.stop()
        elif None not in reading and reading != self._last:  # the sensor is slower than this
            self._feel(reading)

    def _feel(self, reading: tuple[float, ...]) -> None:
        last, self._last = self._last, reading
        unit = _IOS_UNIT if platform == "ios" else 1.0
        if last is None or dist(reading, last) * unit < _JOLT:
            return
        self._jolts.append(Clock.get_time())
        if len(self._jolts) == _JOLTS and self._jolts[-1] - self._jolts[0] < _WITHIN:
            then = self._then
            self.stop()
            if then is not None:
                then()

    def _try(self, call: Callable[[], Any]) -> Any:
        """Call it; None if it fails, and then there is no sensor any more."""
        try:
            return call()
        except Exception as error:  # no sensor, no permission: nothing a player should notice
            Logger.info("Device: nothing feels a shake: %s", error)
            self._polling.cancel()
            self._sensor = None
            return None


def _accelerometer() -> Any:
    from plyer import accelerometer

    return accelerometer
