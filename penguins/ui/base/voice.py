"""Reads sentences aloud by the system's own speech. Where there is none, or it fails, there is silence."""

from threading import Event, Thread
from typing import Protocol

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.logger import Logger
from kivy.properties import BooleanProperty

_TAKES_LEAVE = 1.0
"""Seconds that the app waits at most, at its end, for whoever speaks to stop."""


class Speaker(Protocol):
    """Whoever makes a sound of words."""

    def can_speak(self) -> bool:
        """Whether there is speech here, as far as can be told without trying."""

    def speak(self, text: str, language: str, stopped: Event) -> None:
        """Speak until all is said or somebody has `stopped` it. It may take long, and whatever goes wrong is raised."""


class Voice(EventDispatcher):
    """Reads one thing at a time, in a thread of its own: no frame waits for it, and the next thing interrupts it."""

    possible = BooleanProperty(False)
    """Whether anybody would hear it. After the first failure nobody would, until another language is spoken."""

    def __init__(self, speaker: Speaker | None = None) -> None:
        super().__init__()
        self.by_itself = False
        """Whether new sentences are read without being asked for."""
        self._speaker = speaker
        self._language = ""
        self._stopped = Event()
        self._thread: Thread | None = None

    def speak_as(self, language: str) -> None:
        """Speak the language of that id from now on, if it can be spoken here."""
        if language != self._language:
            self.stop()
            self._language = language
            self.possible = self._speaker is not None and self._speaker.can_speak()

    def read(self, text: str) -> None:
        """Read this aloud, and nothing else any more."""
        self.stop()
        if not self.possible or not text:
            return
        self._stopped = Event()
        given = (self._thread, text, self._language, self._stopped)
        self._thread = Thread(target=self._speak, args=given, name="voice", daemon=True)
        self._thread.start()

    def offer(self, text: str) -> None:
        """This is new: read it, if people want to be read to."""
        if self.by_itself and text:
            self.read(text)

    def stop(self) -> None:
        """Be silent, soon."""
        self._stopped.set()

    def close(self) -> None:
        """Be silent for good: the app ends."""
        self.stop()
        if self._thread is not None:
            self._thread.join(_TAKES_LEAVE)

    def _speak(self, before: Thread | None, text: str, language: str, stopped: Event) -> None:
        if before is not None:
            before.join()  # two voices at once are none
        if stopped.is_set() or self._speaker is None:
            return
        try:
            self._speaker.speak(text, language, stopped)
        except Exception as error:  # no engine, no such language, no loudspeaker: nothing a player should notice
            Logger.info("Voice: nothing is read aloud: %s", error)
            Clock.schedule_once(lambda _: self._fall_silent(language))

    def _fall_silent(self, language: str) -> None:
        if language == self._language:
            self.possible = False
