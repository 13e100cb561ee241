"""Plays small sounds, each loaded when first heard. Without a sound device there is silence."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.logger import Logger

from penguins.ui.base import pictures

if TYPE_CHECKING:
    from kivy.core.audio import Sound


class Sounds:
    """Plays sounds by their ids at the chosen volume.

    Where nothing moves a whole move is over in one frame: its first sound is heard and its last. All would be a bang.
    """

    def __init__(self, volume: float = 1.0) -> None:
        self.volume = volume
        self._loaded: dict[str, Sound | None] = {}
        self._begun: list[str] = []
        """What is heard from this frame on."""
        self._next_frame = Clock.create_trigger(lambda _: self._begun.clear())

    def play(self, name: str) -> None:
        """Let it be heard, from its start."""
        if not self.volume or name in self._begun:
            return
        for between in self._begun[1:]:
            self._stop(between)
        self._begun = [*self._begun[:1], name]
        self._next_frame()
        if name not in self._loaded:
            self._loaded[name] = _load(name)
        self._stop(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.volume = self.volume
            sound.play()

    def _stop(self, name: str) -> None:
        sound = self._loaded[name]
        if sound is not None:
            sound.stop()

    def forget(self) -> None:
        """Free what was loaded."""
        for sound in self._loaded.values():
            if sound is not None:
                sound.unload()
        self._loaded.clear()


def _load(name: str) -> "Sound | None":
    try:
        from kivy.core.audio import SoundLoader  # opens the mixer, which the very first frame does without

        return SoundLoader.load(pictures.sound(name))
    except Exception as error:  # whatever a platform's mixer throws must not stop a game
        Logger.warning("Sounds: %s cannot be played: %s", name, error)
        return None
