"""What speaks for an action of Pebbles, as facts."""

from penguins.core.reason import Reason
from tests.null_game.actions import PebblesAction
from tests.null_game.state import PebblesState

KINDS = ("pebbles",)
"""The kinds of facts that there are."""


def facts(view: PebblesState) -> dict[PebblesAction, list[Reason]]:
    """For each action of the seat to move, what is true of it and good."""
    return {action: [Reason("pebbles", action.pebbles)] for action in view.legal_actions()}
