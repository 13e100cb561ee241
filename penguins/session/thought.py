"""A decision that is being worked out in a thread of its own. The screen's thread only asks for it."""

from random import Random
from time import monotonic
from typing import Any, Protocol

from penguins.bots.levels import Level
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Earlier, Thinking
from penguins.session.background import begin

PATIENCE = 20.0
"""Seconds beyond a level's own time after which a bot counts as lost."""


class Chooser(Protocol):
    """Whoever answers for the bots: `by_our_bots`, or a stand-in in tests."""

    def __call__(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action: ...


def by_our_bots(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    """The answer of the app's own bots, which are imported with the first question."""
    from penguins.bots.choose import choose

    return choose(game, view, level, rng, thinking)


class Thought:
    """Starts to think when it is made. A failure is logged and leaves no answer."""

    def __init__(
        self,
        choose: Chooser,
        game: AnyGame,
        view: State[Any],
        level: Level,
        rng: Random,
        *,
        earlier: Earlier | None = None,
    ) -> None:
        self.answer: Action | None = None
        self._recalls = level.recalls
        self._thinking = level.thinking(breathing=True, earlier=earlier)
        self._deadline = monotonic() + level.longest + PATIENCE

        def think() -> None:
            self.answer = choose(game, view, level, rng, self._thinking)

        self._thread = begin(think, f"bot {level.name}")

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return self._thinking.progress

    @property
    def finished(self) -> bool:
        """Whether to wait no longer; there is an answer then, unless the bot failed or was lost."""
        if self._thread.is_alive() and monotonic() < self._deadline:
            return False
        self._thinking.cancel()
        return True

    @property
    def found(self) -> object:
        """What the level will use again at the seat's next decision, if anything."""
        return self._thinking.thoughts if self._recalls else None

    def breathe(self, on: bool) -> None:
        """Leave time for the frames of a screen, or take all there is: nothing moves there."""
        self._thinking.breathing = on

    def wait(self, seconds: float) -> None:
        """Wait for the answer, at most so long."""
        self._thread.join(seconds)

    def hurry(self) -> None:
        """Answer soon, with the best so far."""
        self._thinking.cancel()

    def cancel(self) -> None:
        """Stop soon. The answer, if it still comes, is nobody's."""
        self._thinking.cancel()
