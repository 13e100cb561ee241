"""Why a card may not go somewhere (docs/rules.md, Penguin Party: Bottom row, Higher up)."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import OVER
from penguins.games.party.cards import COLOURS
from penguins.games.party.pyramid import Obstacle, obstacle
from tests.games.party.positions import BLUE, GAME, GREEN, RED, YELLOW, pyramid, random_action
from tests.games.party.slow_rules import SlowParty


@pytest.mark.parametrize(
    ("rows", "colour", "place", "expected"),
    [
        ((), RED, (1, 0), None),
        ((), RED, (1, 1), Obstacle("not_adjacent")),
        ((), RED, (2, 0), Obstacle("no_support")),
        (("yg",), RED, (1, -1), None),
        (("yg",), RED, (1, 2), None),
        (("yg",), RED, (1, 3), Obstacle("not_adjacent")),
        (("yg",), RED, (1, 40), Obstacle("not_adjacent")),
        (("yg",), RED, (1, 1), Obstacle("taken")),
        (("yg",), RED, (2, 0), Obstacle("needs_beneath", (YELLOW, GREEN))),
        (("bb",), RED, (2, 0), Obstacle("needs_beneath", (BLUE,))),
        (("yg",), YELLOW, (2, 0), None),
        (("bb",), BLUE, (2, 0), None),
        (("yg",), GREEN, (2, 1), Obstacle("no_support")),
        (("yg",), GREEN, (2, -1), Obstacle("no_support")),
        (("ggg", "gg"), GREEN, (4, 0), Obstacle("no_support")),
        (("ggg", "gg"), GREEN, (2, 1), Obstacle("taken")),
        (("gggggggg",), GREEN, (1, 8), Obstacle("base_full")),
        (("gggggggg",), GREEN, (1, -1), Obstacle("base_full")),
        (("gggggggg",), GREEN, (1, 7), Obstacle("taken")),
        (("gggggggg",), GREEN, (9, 0), Obstacle("no_support")),
        (("gggggggg",), GREEN, (0, 0), Obstacle("no_support")),
        (("gggggggg",), GREEN, (2, 99), Obstacle("no_support")),
    ],
)
def test_the_reason_is_told(
    rows: tuple[str, ...], colour: int, place: tuple[int, int], expected: Obstacle | None
) -> None:
    assert obstacle(pyramid(*rows), colour, *place) == expected


def test_a_base_of_7_is_full_for_two_players() -> None:
    assert obstacle(pyramid("ggggggg", width=7), GREEN, 1, 7) == Obstacle("base_full")


@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.sampled_from(GAME.seats))
def test_nothing_is_in_the_way_exactly_where_the_card_fits(seed: int, players: int) -> None:
    rng = Random(seed)
    state = GAME.new(players)
    slow = SlowParty(players, extra_rounds=False)
    for _ in range(rng.randint(1, 30)):
        if state.to_move == OVER:
            break
        action = random_action(state, rng)
        state.apply(action)
        slow.play(str(action))
    for colour, name in enumerate(COLOURS):
        for row in range(1, 11):
            for x in range(-10, 11):
                assert (obstacle(state.pyramid, colour, row, x) is None) == slow.fits(name[0], row, x)
