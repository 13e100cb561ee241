"""Penguin Party: the second half of a round, with what is still in the hands dealt out again."""

from collections.abc import Iterator
from random import Random

from penguins.core.match import Match
from penguins.core.puzzle import Goal
from penguins.core.state import Action
from penguins.games.party.actions import Deal, PlayCard
from penguins.games.party.bot.prover import PartyProver
from penguins.games.party.cards import LETTERS, Hand, hand_of, letters_of
from penguins.games.party.state import PartyState

_FEWEST_CARDS = 3
_MOST_CARDS = {2: 8, 3: 6}
"""In the solver's hand, by players: with more there is too much to think of."""
_DEALS = 15
"""How often the cards that have not been played are dealt out again."""
_LOOKS, _EMPTIED = 3, 1
"""How often a deal is played at random, and how often the solver has to empty the hand for it to be worth a proof."""

Hands = list[str]
"""The cards that each seat has not played, as letters, and then those set aside."""


def ideas(match: Match, moment: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """To get rid of all cards."""
    state = match.position(moment)
    assert isinstance(state, PartyState)
    nobody_is_out = state.out == [None] * state.players
    if nobody_is_out and _FEWEST_CARDS <= state.sizes[state.to_move] <= _MOST_CARDS[state.players]:
        for _ in range(_DEALS):
            hands = _dealt(state, rng)
            if _is_promising(state, hands, rng):
                yield _dealt_again(match, moment, hands), Goal("empty_hand")


def _dealt(state: PartyState, rng: Random) -> Hands:
    """Other cards in the hands: before they are played, nobody can tell."""
    rest = "".join(letters_of(hand) for hand in (*state.hands, state.aside) if hand is not None)
    unplayed = iter(rng.sample(rest, len(rest)))
    hands = ["".join(next(unplayed) for _ in range(size)) for size in state.sizes]
    return [*hands, "".join(unplayed)]


def _is_promising(state: PartyState, hands: Hands, rng: Random) -> bool:
    """Whether the solver ever gets rid of these cards if everybody plays at random: a quick look."""
    dealt: list[Hand | None] = [hand_of(letters) for letters in hands]
    start = state.clone()
    start.hands, start.aside = dealt[:-1], dealt[-1]
    if not start.legal_actions():
        return False
    return sum(_empties(start, rng) for _ in range(_LOOKS)) >= _EMPTIED


def _empties(start: PartyState, rng: Random) -> bool:
    prover, state = PartyProver(start, Goal("empty_hand")), start
    while (outcome := prover.outcome(state, 0)) is None:
        state = prover.after(state, rng.choice(state.legal_actions()))
    return outcome


def _dealt_again(match: Match, moment: int, hands: Hands) -> Match:
    """The same round with these cards in the hands."""
    dealt = max(place for place in range(moment) if isinstance(match.log[place], Deal))
    plays = match.log[dealt + 1 : moment]
    cards = [_played_by(seat, plays, match, dealt + 1) + hands[seat] for seat in range(match.players)]
    again = Match(match.game, match.players, match.options)
    again.play_all([*match.log[:dealt], Deal("".join(cards) + hands[-1]), *plays])
    return again


def _played_by(seat: int, plays: list[Action], match: Match, first: int) -> str:
    mine = (play for place, play in enumerate(plays, first) if match.mover(place) == seat)
    return "".join(LETTERS[play.colour] for play in mine if isinstance(play, PlayCard))
