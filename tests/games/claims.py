"""Random positions with what is claimed of an action there, to hold against the rules."""

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import count
from random import Random
from typing import Any, NamedTuple

from penguins.core.reason import Reason
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.games.registry import GAMES
from tests.games.random_matches import random_action
from tests.games.variants import VARIANTS

POSITIONS = 2_000
BOUND = 300
GREED = 0.6
"""How often the better of two simple players acts, so that matches get somewhere."""


class Claim(NamedTuple):
    """What is said of an action, and the whole state in which it is said."""

    state: State[Any]
    action: Action
    reasons: Sequence[Reason]

    @property
    def seat(self) -> int:
        return self.state.to_move

    @property
    def view(self) -> State[Any]:
        return self.state.seen_by(self.seat)

    def after(self) -> State[Any]:
        """The whole state behind the action."""
        after = self.state.clone()
        after.apply(self.action)
        return after


def claims(game_id: str) -> Iterator[Claim]:
    """What is said of what is done, and of something else, in many random positions of every kind of match."""
    variants = [variant for variant in VARIANTS if variant.game.id == game_id]
    said = 0
    for seed in count():
        rng = Random(seed)
        match = variants[seed % len(variants)].start()
        while match.state.to_move != OVER and len(match.log) < BOUND:
            action = random_action(match, rng)
            if match.state.to_move != CHANCE:
                view = match.state.seen_by(match.state.to_move)
                if rng.random() < GREED:
                    action = match.game.insight(view).greedy(rng)
                facts = match.game.facts(view)
                assert list(facts) == list(match.state.legal_actions())
                for claimed in dict.fromkeys((action, rng.choice(list(facts)))):
                    yield Claim(match.state, claimed, facts[claimed])
                said += 1
                if said == POSITIONS:
                    return
            match.play(action)


def kinds_of(game_id: str) -> tuple[str, ...]:
    """The ids of all that can be told of actions of that game."""
    folder = type(GAMES[game_id]).__module__.rpartition(".")[0]
    kinds: tuple[str, ...] = import_module(f"{folder}.bot.reasons").KINDS
    return kinds


Truth = dict[str, set[Reason]]
"""Of each kind of fact, those that may be told; nothing, if none may."""


def check(game_id: str, truth: Callable[[Claim], Truth]) -> None:
    """Hold every claim against what is true, and every truth against what is claimed. Each kind has to come up."""
    told: set[str] = set()
    kinds: set[str] = set()
    for claim in claims(game_id):
        facts = truth(claim)
        expected = {kind: allowed for kind, allowed in facts.items() if allowed}
        where = f"{claim.action} in {claim.state}"
        assert {reason.id for reason in claim.reasons} == set(expected), where
        assert len(claim.reasons) == len(expected), where
        for reason in claim.reasons:
            assert reason in expected[reason.id], f"{reason}, {where}"
        told |= set(expected)
        kinds |= set(facts)
    assert told == kinds == set(kinds_of(game_id)), f"never told: {kinds - told}"


def most(kind: str, amounts: dict[int, int]) -> set[Reason]:
    """The fact about a seat with the most, whichever of equals."""
    highest = max(amounts.values(), default=0)
    return {Reason(kind, highest, seat) for seat, amount in amounts.items() if amount == highest} if highest else set()


def some(kind: str, amount: int, colour: str | None = None) -> set[Reason]:
    """The fact with that amount, if there is any."""
    return {Reason(kind, amount, colour=colour)} if amount else set()
