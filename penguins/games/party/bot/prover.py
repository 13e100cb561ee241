"""Puzzles of Penguin Party: all hands lie open; get rid of yours."""

from collections.abc import Hashable, Sequence

from penguins.core.puzzle import Prover
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.state import PartyState


class PartyProver(Prover[PartyState, PartyAction]):
    """Every order in which everybody can place their cards."""

    kinds = ("empty_hand",)
    players = (2, 3)

    def outcome(self, state: PartyState, played: int) -> bool | None:  # noqa: ARG002
        if state.out[self.seat] is not None:
            return False
        return None if state.sizes[self.seat] else True

    def key(self, state: PartyState, played: int) -> Hashable:  # noqa: ARG002
        return state.to_move, *state.pyramid.cards, *state.hands, *(lacked is None for lacked in state.out)

    def tries(self, state: PartyState, played: int) -> Sequence[PartyAction]:  # noqa: ARG002
        """The solver first places what fits in the fewest places; the others where it takes a place from the solver."""
        open_to = state.pyramid.open_to
        hand = state.hands[self.seat] or ()
        actions = [action for action in state.legal_actions() if isinstance(action, PlayCard)]
        if state.to_move == self.seat:
            return sorted(actions, key=lambda action: open_to(action.colour).bit_count())
        return sorted(actions, key=lambda action: -hand[action.colour])

    def tempting(self) -> Sequence[PartyAction]:
        """Any card of the colour that there is most of."""
        hand = self.start.hands[self.seat] or ()
        actions = [action for action in self.start.legal_actions() if isinstance(action, PlayCard)]
        most = max(hand[action.colour] for action in actions)
        return [action for action in actions if hand[action.colour] == most]


PROVER = PartyProver
