"""The young overlook things, the emperor nothing."""

from random import Random

import pytest

from penguins.bots.choose import find_out
from penguins.bots.levels import EMPEROR, LEVELS, Level
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot.noticing import Noticing
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.game import Pingouins
from tests.games.pingouins.bot.test_insight import laid, set_up

STEPS = Position.of(laid(2, placement="any")).steps()


def test_with_all_care_everything_is_noticed() -> None:
    assert Noticing(1.0, Random(1)).among(STEPS) == STEPS


def test_the_less_care_the_more_is_overlooked() -> None:
    noticed = [sum(len(Noticing(care, Random(seed)).among(STEPS)) for seed in range(20)) for care in (0.25, 0.5, 0.8)]
    assert 0 < noticed[0] < noticed[1] < noticed[2] < 20 * len(STEPS)


def test_what_is_overlooked_stays_overlooked_in_a_thought() -> None:
    noticing = Noticing(0.5, Random(1))
    assert noticing.among(STEPS) == noticing.among(STEPS)
    assert len({tuple(Noticing(0.5, Random(seed)).among(STEPS)) for seed in range(5)}) == 5


def test_somebody_who_notices_nothing_looks_at_everything() -> None:
    assert Noticing(0.0, Random(1)).among(STEPS) == STEPS


@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
def test_a_level_may_overlook_the_best_move_but_the_emperor_does_not(level: Level) -> None:
    # Beside a1, seat 0 shuts seat 1 in and has the whole row to itself.
    state = set_up("a2 a3 a4 a5 a6", "a7", "a1")
    found = 0
    for seed in range(30):
        weights = find_out(Pingouins().insight(state, level.memory), Thinking(nodes=10), Random(seed)).weights
        assert set(weights) == set(state.legal_actions())
        found += weights[state.legal_actions()[-1]] == max(weights.values())
    assert (found == 30) == (level is EMPEROR)
