"""States driven by the text of actions."""

from typing import TypeVar

from penguins.core.game import Game
from penguins.core.state import State

StateT = TypeVar("StateT", bound=State)


def legal(state: State) -> set[str]:
    """What may be done, as text."""
    return {str(action) for action in state.legal_actions()}


def play(game: Game, state: StateT, *texts: str) -> StateT:
    """The same state, with these actions played in it."""
    for text in texts:
        action = game.parse(text)
        assert state.allows(action), text
        state.apply(action)
    return state
