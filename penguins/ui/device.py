"""What the device itself can do. Whatever it cannot: silence."""

from kivy.logger import Logger
from kivy.utils import platform

_BUZZ_SECONDS = 0.03


class Device:
    """The tablet in the hands."""

    def __init__(self) -> None:
        self.haptics = True

    def buzz(self) -> None:
        """A short buzz in the fingertips."""
        if not self.haptics or platform not in ("android", "ios"):
            return
        try:
            from plyer import vibrator

            vibrator.vibrate(time=_BUZZ_SECONDS)
        except Exception as error:  # no vibrator, no permission: nothing a player should notice
            Logger.info("Device: no vibration: %s", error)
