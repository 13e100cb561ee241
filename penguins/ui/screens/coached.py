"""The board of a scripted match, and a penguin who says what to do: what lessons and puzzles have in common."""

from typing import Any

from penguins.core.state import State
from penguins.ui.screens.play import PlayScreen
from penguins.ui.widgets import coach  # noqa: F401  known to the layouts


class CoachedScreen(PlayScreen):
    """Its plates are silent: the coach speaks, from a place of its own."""

    parts: tuple[str, ...] = ("bar", "seats", "coach", "board")

    @property
    def learner(self) -> int:
        """The seat of whoever learns or solves."""
        raise NotImplementedError

    @property
    def is_done(self) -> bool:
        """Whether what is arranged has come to its end, though the match might go on."""
        raise NotImplementedError

    def featured(self, view: State[Any]) -> int | None:
        """At the end it is about who has done it, and nobody's turn any more."""
        return self.learner if self.is_done else super().featured(view)

    def on_prompt(self, *_: object) -> None:
        """What was said stays while things move."""
        self.said = self.prompt or self.said

    def on_said(self, *_: object) -> None:
        self.services.voice.offer(self.said)

    def _say(self, sentence: str, own: bool = False) -> None:
        self.prompt = sentence  # there is nobody else, so `on_said` reads it all

    def _refused(self, why: str) -> None:
        super()._refused(why)
        self.ids.coach.shake_head(self.motion.factor)

    def end(self) -> None:
        """A match that is over is not the end of what is arranged, or not by itself."""
