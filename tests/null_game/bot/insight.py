"""What a bot makes of Pebbles. None of it is needed: a search that knows nothing of a game plays it too."""

from collections.abc import Sequence
from random import Random

from penguins.core.insight import Insight
from tests.null_game.actions import PebblesAction, Take
from tests.null_game.state import PebblesState


class PebblesInsight(Insight[PebblesState, PebblesAction]):
    """More is more."""

    spread = 2.0

    def priors(self, state: PebblesState, actions: Sequence[PebblesAction]) -> list[float]:  # noqa: ARG002
        return [float(action.pebbles) for action in actions]

    def greedy(self, rng: Random) -> Take:  # noqa: ARG002  # there is always one that takes the most
        return Take(max(action.pebbles for action in self.view.legal_actions()))


INSIGHT = PebblesInsight
