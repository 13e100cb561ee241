"""What is equal, and what is told apart: actions by their kind, positions by their descriptions
(docs/architecture.md, The central types; docs/decisions/0005 and 0006)."""

import json
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given

from penguins.core.game import AnyGame
from penguins.core.state import CHANCE, Action, State, slots_of
from penguins.games.registry import GAMES
from tests.games.random_matches import every_variant, everything_seen, few, play_randomly, seeds, somewhere, viewers
from tests.games.variants import VARIANTS, Variant

FOLLOWS = {"landing"}
"""What follows from the rest."""


@cache
def actions_of(game: AnyGame) -> dict[str, Action]:
    """Actions of all kinds that a game has, by their text."""
    variants = [variant for variant in VARIANTS if variant.game is game]
    found = {action for variant in variants for seed in range(2) for action in everything_seen(variant, seed)}
    return {str(action): action for action in found}


@cache
def kinds() -> set[type[Action]]:
    return {type(action) for game in GAMES.values() for action in actions_of(game).values()}


def impostors(action: Action) -> list[Action]:
    """Actions of every other kind, of this game or another, with the very same fields."""
    names: tuple[str, ...] = type(action).__match_args__
    fields = [getattr(action, name) for name in names]
    others = kinds() - {type(action)}
    return [kind(*fields) for kind in others if len(kind.__match_args__) == len(fields)]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_an_action_equals_only_its_own_kind(game: AnyGame) -> None:
    for text, action in actions_of(game).items():
        assert isinstance(action, Action)
        assert {action: text}[game.parse(text)] == text
        for other in impostors(action):
            assert other != action
            assert other not in {action: text}


@every_variant
@few
@given(seed=seeds)
def test_a_state_takes_no_action_of_another_kind(variant: Variant, seed: int) -> None:
    state = somewhere(variant, seed).state
    own = state.legal_actions() or [state.sample_chance(Random(seed))] * (state.to_move == CHANCE)
    kinds_now = set(map(type, own))
    for action in own:
        assert all(type(other) in kinds_now for other in impostors(action) if state.allows(other))
    for game in GAMES.values():
        if game is not variant.game:
            assert not any(map(state.allows, list(actions_of(game).values())[::9]))


def around(variant: Variant, seed: int) -> list[State[Any]]:
    """Positions of one match, and a tree of others near one of them, in which many are reached in several ways."""
    match = somewhere(variant, seed)
    rng = Random(seed)
    near = [match.state]
    for _ in range(3):
        near += [after for state in near[-9:] for after in _next(state, rng)]
    while match.log and len(near) < 50:
        match.undo()
        near.append(match.state)
    return near


def _next(state: State[Any], rng: Random) -> list[State[Any]]:
    chances = [state.sample_chance(rng)] if state.to_move == CHANCE else []
    found = []
    for action in (*chances, *state.legal_actions()[:3]):
        found.append(state.clone())
        found[-1].apply(action)
    return found


@pytest.mark.slow
@every_variant
@few
@given(seed=seeds)
def test_views_are_equal_exactly_when_their_descriptions_are(variant: Variant, seed: int) -> None:
    """What undo rests on: it looks for secrets in descriptions, so nothing may be missing there."""
    views: dict[str, State[Any]] = {}
    for state in around(variant, seed):
        for seat in viewers(variant):
            view = state.seen_by(seat)
            known = views.setdefault(json.dumps(view.describe()), view)
            assert known == view
            assert known.legal_actions() == view.legal_actions()
    for view, other in combinations(views.values(), 2):
        assert view != other


@pytest.mark.slow
@every_variant
@few
@given(seed=seeds)
def test_a_description_leaves_nothing_out(variant: Variant, seed: int) -> None:
    """A position that has one thing of another position: what is equal is told alike, and each thing shows somewhere.

    It need not show every time: such a mixture may be impossible, a free tile under a penguin for example.
    """
    states = positions(variant, seed)
    others = [state for other in VARIANTS if is_like(other, variant) for state in positions(other, seed + 1)]
    rng = Random(seed)
    for slot in slots_of(type(states[0])):
        told: list[bool] = []
        for _ in range(40):
            state, other = rng.choice(states), rng.choice(others)
            mixed = state.clone()
            setattr(mixed, slot, getattr(other, slot))
            differs = mixed.describe() != state.describe()
            assert mixed != state or not differs, f"{slot} is not compared"
            told += [differs] * (getattr(other, slot) != getattr(state, slot))
            if len(told) >= 12 and any(told):
                break
        assert any(told) or not told or slot in FOLLOWS, f"{slot} is not told"


def positions(variant: Variant, seed: int) -> list[State[Any]]:
    """Those of one match in which a seat decides."""
    match = play_randomly(variant, seed, bound=150)
    states = map(match.position, range(len(match.log)))
    return [state for state in states if state.to_move >= 0]


def is_like(other: Variant, variant: Variant) -> bool:
    """Whether it differs in options only, if at all."""
    return (other.game, other.players) == (variant.game, variant.players)
