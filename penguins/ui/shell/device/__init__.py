"""Does what the device itself can do. What it cannot do is passed over in silence."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Event
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.logger import Logger
from kivy.utils import platform

from penguins.ui.base.surface import Insets
from penguins.ui.shell.device.shake import Shake

__all__ = ["Device", "Shake"]

_SYSTEMS = ("android", "ios")
"""Those with a module of their own beside this one; every other is a desktop."""


class Device:
    """Speaks to the system it runs on: the tablet in the hands, or the computer on the desk."""

    def __init__(self, system: str = platform) -> None:
        self.haptics = True
        self.shake = Shake()
        self.takes_drops = self.has_folders = system not in _SYSTEMS
        self._system: Any = import_module(f"{__name__}.{'desktop' if self.takes_drops else system}")

    def buzz(self) -> None:
        """Buzz shortly, in the fingertips."""
        if self.haptics:
            self._try(self._system.buzz)

    def language(self) -> str:
        """The language of the system: two letters, or nothing."""
        return str(self._try(self._system.language) or "")[:2].lower()

    def insets(self) -> Insets:
        """How much of each side of the window belongs to cameras and system bars."""
        return self._try(self._system.insets) or Insets()

    def keep_awake(self, on: bool) -> None:
        """Let the screen stay lit although nobody touches it, or no longer. SDL does it, on every system."""
        Window.allow_screensaver = not on

    def hold_orientation(self, on: bool) -> None:
        """Let the screen stay as it is however the device is turned, or no longer."""
        self._try(self._system.hold_orientation, on)

    def wants_stillness(self) -> bool:
        """Whether the person has asked the system for no motion."""
        return bool(self._try(self._system.wants_stillness))

    def can_speak(self) -> bool:
        """Whether there is speech here, as far as can be told without trying."""
        return bool(self._try(self._system.can_speak))

    def speak(self, text: str, language: str, stopped: Event) -> None:
        """Speak until all is said or somebody has `stopped` it. It may take long, and whatever goes wrong is raised."""
        self._system.speak(text, language, stopped)

    def leave(self) -> bool:
        """Make room for the other apps, without ending; False where the window is to be closed instead."""
        return bool(self._try(self._system.leave))

    def send(self, path: Path) -> bool:
        """Offer a file to the device's other apps; False where there is no such thing."""
        return bool(self._try(self._system.send, path))

    def send_text(self, text: str) -> bool:
        """Offer a text to the device's other apps; False where there is no such thing."""
        return bool(self._try(self._system.send_text, text))

    def copy(self, text: str) -> bool:
        """Put a text where others can paste it; False where that cannot be. Kivy does it, on every system."""
        return bool(self._try(_copy, text))

    def show_folder(self, path: Path) -> bool:
        """Show the folder that a file lies in; False where that cannot be."""
        return bool(self._try(self._system.show_folder, path))

    def choose_file(self, then: Callable[[Path], None], failed: Callable[[], None]) -> None:
        """Let the person pick a file; `failed` where there is no dialog for it. Both are called later, in a frame."""

        def chosen(path: Path) -> None:
            Clock.schedule_once(lambda _: then(path))

        def no_dialog(error: Exception) -> None:
            Logger.info("Device: no file dialog: %s", error)
            Clock.schedule_once(lambda _: failed())

        try:
            self._system.choose_file(chosen, no_dialog)
        except Exception as error:
            no_dialog(error)

    def _try(self, call: Callable[..., Any], *given: Any) -> Any:
        """Call it; None if it fails: a missing or forbidden part is nothing that a player should notice."""
        try:
            return call(*given)
        except Exception as error:
            Logger.info("Device: no %s: %s", call.__name__, error)
            return None


def _copy(text: str) -> bool:
    from kivy.core.clipboard import Clipboard  # which looks for what the system has, and that takes a while

    Clipboard.copy(text)
    return True
