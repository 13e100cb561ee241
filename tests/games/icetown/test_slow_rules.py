"""The rules and their slow, independent twin agree in whole matches and on any town
(docs/rules.md, How the tests read this page)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.geometry import COLOURS, TOWN
from penguins.games.icetown.scoring import Points, points_of
from penguins.games.icetown.state import IceTownState
from tests.games.icetown import slow_rules
from tests.games.icetown.positions import GAME, living, play
from tests.games.icetown.slow_rules import SPACES, Cell, SlowIceTown, Town
from tests.games.in_words import legal

towns = st.dictionaries(st.sampled_from(SPACES), st.sampled_from(COLOURS))
crowded_towns = st.fixed_dictionaries({space: st.sampled_from(COLOURS) for space in SPACES})


def boards_of(town: Town) -> list[int]:
    numbered = {TOWN.cell(slow_rules.name(cell)): colour for cell, colour in town.items()}
    return [sum(1 << cell for cell, lives in numbered.items() if lives == colour) for colour in COLOURS]


@pytest.mark.slow
@settings(deadline=None, max_examples=200)
@given(town=st.one_of(towns, crowded_towns))
def test_any_town_scores_the_same(town: Town) -> None:
    assert points_of(boards_of(town)) == Points(**slow_rules.points(town))


@settings(deadline=None, max_examples=100)
@given(cells=st.sets(st.sampled_from(SPACES)))
def test_any_board_of_one_colour_scores_the_same_in_every_colour(cells: set[Cell]) -> None:
    for colour in COLOURS:
        town = dict.fromkeys(cells, colour)
        assert points_of(boards_of(town)) == Points(**slow_rules.points(town))


@pytest.mark.slow
@pytest.mark.parametrize("greedy", [False, True], ids=["any action", "steals mostly"])
@pytest.mark.parametrize("players", [2, 3, 4])
@settings(deadline=None, max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_whole_matches_go_the_same_way(players: int, greedy: bool, seed: int) -> None:
    rng = Random(seed)
    fast, slow = GAME.new(players), SlowIceTown(players)
    while fast.to_move != OVER:
        check_same(fast, slow)
        text = next_action(fast, rng, greedy)
        play(fast, text)
        slow.play(text)
    check_same(fast, slow)


def next_action(state: IceTownState, rng: Random, greedy: bool) -> str:
    if state.to_move == CHANCE:
        often_a_steal = greedy and state.turn == 0 and rng.random() < 0.5
        return "roll:1" if often_a_steal else str(state.sample_chance(rng))
    return str(rng.choice(state.legal_actions()))


def check_same(fast: IceTownState, slow: SlowIceTown) -> None:
    assert (fast.to_move == OVER) == slow.over
    assert legal(fast) == slow.legal()
    assert len(fast.legal_actions()) == len(slow.legal())
    assert dict(zip(COLOURS, fast.piles, strict=True)) == slow.piles
    for seat, town in enumerate(slow.towns):
        assert living(fast, seat) == {slow_rules.name(cell): colour for cell, colour in town.items()}
        assert fast.points(seat)._asdict() == slow_rules.points(town)
    if fast.to_move != OVER:
        assert fast.turn == slow.seat
