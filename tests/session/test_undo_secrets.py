"""Taking back is no look into another's secrets (docs/decisions/0010): compared with other worlds, step by step, and
with every deal there is."""

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

import pytest

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.games.party.cards import LETTERS, hand_of, letters_of
from penguins.games.party.game import Party
from penguins.games.party.state import PartyState
from penguins.session.undo import could_go_otherwise
from tests.games.random_matches import every_variant, random_action
from tests.games.variants import VARIANTS, Variant

DECISIONS = 150
"""Of each kind of match: some thousands in all."""
WORLDS = 10
MOST_UNSEEN = 10
"""So that all deals can be tried: with two players, eight cards are set aside."""


def decisions(variant: Variant, rng: Random) -> Iterator[tuple[State[Any], Action, State[Any]]]:
    """Steps of seats in random matches: before, action, after."""
    while True:
        match = variant.start()
        for _ in range(400):
            if match.state.to_move == OVER:
                break
            match.play(random_action(match, rng))
            if match.mover(len(match.log) - 1) != CHANCE:
                yield match.position(-2), match.log[-1], match.state


def looks_otherwise(variant: Variant, before: State[Any], action: Action, person: int, rng: Random) -> bool:
    """Whether worlds that the person cannot tell apart look different after the same action."""
    views: list[State[Any]] = []
    for _ in range(WORLDS):
        world = variant.game.fill_blanks(before.seen_by(person), rng)
        if world.allows(action):
            world.apply(action)
            views.append(world.seen_by(person))
    return any(view != views[0] for view in views)


@pytest.mark.slow
@every_variant
def test_what_looks_otherwise_in_another_world_is_found_out(variant: Variant) -> None:
    rng = Random(str(variant))
    for before, action, after in islice(decisions(variant, rng), DECISIONS):
        for person in {before.to_move, rng.randrange(variant.players)}:
            if looks_otherwise(variant, before, action, person, rng):
                assert could_go_otherwise(before, action, after, person)


def test_there_is_enough_to_find_out() -> None:
    """The test above compares: in both games with secrets a good part of the steps tells something."""
    for game, least in (("march", 10), ("party", 10)):
        variant = next(variant for variant in VARIANTS if variant.game.id == game and variant.players == 3)
        rng = Random(0)
        steps = islice(decisions(variant, rng), DECISIONS)
        telling = sum(looks_otherwise(variant, before, action, before.to_move, rng) for before, action, _ in steps)
        assert telling >= least


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 6])
def test_party_a_step_is_a_reveal_exactly_if_some_deal_would_have_gone_otherwise(players: int) -> None:
    told = compared = 0
    rng = Random(players)
    while compared < 20:
        match = Match(Party(), players)
        while match.state.to_move != OVER:
            match.play(random_action(match, rng))
            before, after = match.position(-2), match.state
            assert isinstance(before, PartyState)
            if before.to_move == CHANCE or before.pyramid.ends or not 0 < unseen_cards(before) <= MOST_UNSEEN:
                continue
            worlds = list(every_world(before, before.to_move))
            seen = _all_views(worlds, match.log[-1], before.to_move)
            assert could_go_otherwise(before, match.log[-1], after, before.to_move) == (len(seen) > 1)
            told += len(seen) > 1
            compared += 1
    assert 0 < told < compared


def _all_views(worlds: list[PartyState], action: Action, person: int) -> list[State[Any]]:
    views: list[State[Any]] = []
    for world in worlds:
        world.apply(action)  # type: ignore[arg-type]  # it is Party's
        view = world.seen_by(person)
        if view not in views:
            views.append(view)
    return views


def unseen_cards(state: PartyState) -> int:
    return sum(state.seen_by(state.to_move).unseen())


def every_world(state: PartyState, person: int) -> Iterator[PartyState]:
    """Every deal of the unseen cards that fits: plainly, hand by hand."""
    view = state.seen_by(person)
    blank = [seat for seat, hand in enumerate(view.hands) if hand is None]
    for hands in _deals(letters_of(view.unseen()), [view.sizes[seat] for seat in blank]):
        held = dict(zip(blank, hands, strict=True))
        if all(_fits(view, seat, hand) for seat, hand in held.items()):
            world = view.clone()
            for seat, hand in held.items():
                world.hands[seat] = hand_of(hand)
            yield world


def _deals(cards: str, sizes: list[int]) -> Iterator[list[str]]:
    if not sizes:
        yield []
        return
    for hand in sorted(set(map("".join, combinations(cards, sizes[0])))):
        rest = cards
        for card in hand:
            rest = rest.replace(card, "", 1)
        for others in _deals(rest, sizes[1:]):
            yield [hand, *others]


def _fits(view: PartyState, seat: int, hand: str) -> bool:
    """Whoever is out held nothing that would have gone on."""
    lacked = view.out[seat]
    return lacked is None or not any(lacked >> LETTERS.index(card) & 1 for card in hand)
