"""Speaks to an iPad or iPhone, by plyer and kivy-ios."""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from threading import Event

from penguins.ui.base.surface import Insets
from penguins.ui.shell.device import desktop

hold_orientation, leave, send = desktop.hold_orientation, desktop.leave, desktop.send
send_text = desktop.send_text
wants_stillness = desktop.wants_stillness
_LOOKS = 0.1
"""Seconds between two looks at whether the speech has ended, or shall."""
_AT_ONCE = 0
"""AVSpeechBoundaryImmediate."""


def show_folder(_: Path) -> bool:
    """False: its folders are not for people."""
    return False


def buzz() -> None:
    """Buzz in the one way it can."""
    from plyer import vibrator

    vibrator.vibrate()


def language() -> str:
    """The first language that the person has chosen."""
    locales = import_module("pyobjus").autoclass("NSLocale")
    first = locales.preferredLanguages().objectAtIndex_(0).UTF8String()
    return first.decode() if isinstance(first, bytes) else str(first)


def insets() -> Insets:
    """The insets of the safe area, which the system tells in points."""
    ios = import_module("ios")
    area, scale = ios.get_safe_area(), ios.get_scale()
    return Insets(*(area[side] * scale for side in Insets._fields))


def can_speak() -> bool:
    """True: all of them do, by plyer."""
    from plyer import tts

    return hasattr(tts, "synth")


def speak(text: str, language: str, stopped: Event) -> None:
    """Speak by plyer, which does not wait here, and can be given a language and stopped by way of its parts."""
    from plyer import tts

    tts._set_locale(language)
    if not tts.voice:
        raise RuntimeError(f"nothing speaks {language}")
    tts.speak(message=text)
    while not stopped.wait(_LOOKS):
        if not tts.synth.isSpeaking():
            return
    tts.synth.stopSpeakingAtBoundary_(_AT_ONCE)


def choose_file(chosen: Callable[[Path], None], _: Callable[[Exception], None]) -> None:
    """Open the system's dialog, which answers later."""
    from plyer import filechooser

    def selected(paths: list[str] | None) -> None:
        if paths:
            chosen(Path(paths[0]))

    filechooser.open_file(on_selection=selected)
