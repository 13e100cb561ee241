"""Plays small sounds, each loaded when first heard. Without a sound device there is silence."""

from typing import TYPE_CHECKING

from kivy.logger import Logger

from penguins.ui.base import pictures

if TYPE_CHECKING:
    from kivy.core.audio import Sound


class Sounds:
    """Plays sounds by their ids at the chosen volume."""

    def __init__(self, volume: float = 1.0) -> None:
        self.volume = volume
        self._loaded: dict[str, Sound | None] = {}

    def play(self, name: str) -> None:
        """Let it be heard, from its start."""
        if not self.volume:
            return
        if name not in self._loaded:
            self._loaded[name] = _load(name)
        sound = self._loaded[name]
        if sound is not None:
            sound.stop()
            sound.volume = self.volume
            sound.play()

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
