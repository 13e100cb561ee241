"""Lets a tablet speak, by Android's own TextToSpeech (docs/decisions/0012-a-voice-beyond-plyer.md)."""

from threading import Event
from typing import Any

_LOOKS = 0.1
"""Seconds between two looks at whether the engine is there, has ended, or shall."""
_PATIENCE = 100
"""So many looks until an engine that does not come is none."""
_SILENCE = 10
"""So many looks without a sound are the end: it does not begin at once."""


class Talker:
    """Speaks in whatever thread it is called, with one engine for all sentences."""

    def __init__(self) -> None:
        self._activity: Any = None
        self._engine: Any = None

    def get_ready(self, activity: Any) -> None:
        """To be called in the main thread: elsewhere pyjnius does not find our own classes."""
        self._activity = activity

    def speak(self, text: str, language: str, stopped: Event) -> None:
        """Speak until it is said or `stopped`."""
        from jnius import detach

        try:
            self._speak(text, language, stopped)
        finally:
            detach()

    def _speak(self, text: str, language: str, stopped: Event) -> None:
        from jnius import autoclass

        engines = autoclass("android.speech.tts.TextToSpeech")
        if self._engine is None:
            self._engine = engines(self._activity, None)
        if not self._learn(autoclass("java.util.Locale")(language), stopped):
            return
        words = autoclass("java.lang.String")(text)
        if self._engine.speak(words, engines.QUEUE_FLUSH, None, None) < 0:
            raise RuntimeError("the engine does not speak")
        self._wait(stopped)

    def _learn(self, locale: Any, stopped: Event) -> bool:
        """Choose the language; the engine says no to any until it is there. False if nobody wants it any more."""
        for _ in range(_PATIENCE):
            if stopped.is_set():
                return False
            if self._engine.setLanguage(locale) >= 0:
                return True
            stopped.wait(_LOOKS)
        self._engine.shutdown()
        self._engine = None
        raise RuntimeError("no engine, or none for this language")

    def _wait(self, stopped: Event) -> None:
        silent = 0
        while silent < _SILENCE:
            if stopped.wait(_LOOKS):
                self._engine.stop()
                return
            silent = 0 if self._engine.isSpeaking() else silent + 1
