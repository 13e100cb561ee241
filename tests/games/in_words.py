"""States driven by the text of actions."""

from typing import Any

from penguins.core.game import Game
from penguins.core.insight import StateT
from penguins.core.state import ActionT, State


def legal(state: State[Any]) -> set[str]:
    """What may be done, as text."""
    return {str(action) for action in state.legal_actions()}


def play(game: Game[StateT, ActionT], state: StateT, *texts: str) -> StateT:
    """The same state, with these actions played in it."""
    for text in texts:
        action = game.parse(text)
        assert state.allows(action), text
        state.apply(action)
    return state
