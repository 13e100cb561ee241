"""The simple players that levels are measured with (docs/words.md, yardstick)."""

from random import Random
from typing import Any

import pytest

from penguins.bots.yardsticks import YARDSTICKS
from penguins.cli.bench.positions import decision
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
@pytest.mark.parametrize("name", YARDSTICKS)
def test_they_do_what_the_rules_allow_and_the_same_again(game: AnyGame, name: str) -> None:
    view = decision(game)
    once, again = (YARDSTICKS[name](game, view, Random(2), Thinking(nodes=10)) for _ in range(2))
    assert once == again
    assert view.allows(once)


def choices(name: str, view: State[Any]) -> set[Action]:
    game = GAMES["icetown"]
    return {YARDSTICKS[name](game, view, Random(seed), Thinking(nodes=1)) for seed in range(40)}


def test_of_equals_the_orderly_one_takes_the_first_and_the_greedy_one_any() -> None:
    view = GAMES["icetown"].new(2)
    view.apply(GAMES["icetown"].parse("roll:4"))
    [first] = choices("orderly", view)
    assert first in choices("greedy", view)
    assert len(choices("greedy", view)) > 8
    assert str(first) == "yellow@a1"
