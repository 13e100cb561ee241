"""Prompts and refusals as claims about a position, to be compared with the rules."""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from penguins.core.state import CHANCE, OVER, State
from penguins.games.registry import GAMES
from tests.ui.games.chosen import every_match

Claims = Mapping[str, Callable[..., object]]
"""By the English sentence: what must be so wherever it is said. It is given what fills the {gaps}, too."""


def check(claims: Claims, said: str, *facts: Any) -> None:
    """Fail if a sentence is not so, or if nobody has written down what it claims."""
    for sentence, claim in claims.items():
        if found := _pattern(sentence).fullmatch(said):
            assert claim(*facts, **found.groupdict()), f"{said!r} is not so: {facts}"
            return
    raise AssertionError(f"nobody has written down what {said!r} claims")


@cache
def _pattern(sentence: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+)", re.escape(sentence)))


def decisions(game: str, number: int) -> Iterator[State[Any]]:
    """So many decisions, spread over random matches of all kinds: early ones, late ones, with every choice."""
    matches = [chosen for chosen in every_match(game) if chosen is not None]
    rng = Random(1)
    for turn in range(number):
        chosen = matches[turn % len(matches)]
        yield _decision(GAMES[game].new(chosen.players, chosen.options), rng)


def _decision(state: State[Any], rng: Random) -> State[Any]:
    """The last decision before a random moment, or before the end."""
    before = state
    for _ in range(rng.randrange(2, 150)):
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
        elif state.to_move != OVER:
            before = state.clone()
            state.apply(rng.choice(state.legal_actions()))
    return state if state.to_move >= 0 else before
