"""What is told of every step of Ice Town: events, as docs/architecture.md has them."""

import pytest

from penguins.core.events import MatchOver
from penguins.games.icetown.events import LastRound, Passed, PileTaken, Placed, Rolled, Stolen
from penguins.games.icetown.geometry import GREEN, PINK, VIOLET, YELLOW
from tests.games.icetown.positions import EMPTY, GAME, ONE_PINK, cell, full_town, play, position, told


@pytest.mark.parametrize(("face", "colour"), [(2, GREEN), (3, PINK), (4, YELLOW), (5, VIOLET)])
def test_a_roll_tells_its_colour(face: int, colour: int) -> None:
    assert told(GAME.new(2), f"roll:{face}") == (Rolled(0, face, False, (colour,)),)


def test_a_roll_of_6_tells_every_colour_left() -> None:
    assert told(GAME.new(2), "roll:6") == (Rolled(0, 6, False, (GREEN, PINK, YELLOW, VIOLET)),)
    state = position(EMPTY, EMPTY, piles=(1, 0, 3, 2), turn=1)
    assert told(state, "roll:6") == (Rolled(1, 6, False, (GREEN, YELLOW, VIOLET)),)


def test_a_roll_of_1_tells_no_colour() -> None:
    assert told(GAME.new(2), "roll:1") == (Rolled(0, 1, False, ()),)


def test_a_roll_tells_whether_the_underside_struck_and_its_colour() -> None:
    assert told(position(EMPTY, EMPTY, piles=(0, 5, 5, 5)), "roll:2") == (Rolled(0, 2, True, (VIOLET,)),)
    assert told(position(EMPTY, EMPTY, piles=(0, 5, 5, 0)), "roll:2") == (Rolled(0, 2, True, ()),)
    assert told(position(EMPTY, EMPTY, piles=(0, 5, 5, 5)), "roll:5") == (Rolled(0, 5, False, (VIOLET,)),)


def test_placing_tells_the_pile_and_the_penguin() -> None:
    state = play(GAME.new(2), "roll:6")
    assert told(state, "pink@c3") == (PileTaken(0, PINK, 9), Placed(0, PINK, cell("c3")))


def test_stealing_tells_from_whom_and_where() -> None:
    state = play(position(EMPTY, ONE_PINK, EMPTY, turn=2), "roll:1")
    assert told(state, "steal:1:a1@e6") == (Stolen(2, 1, PINK, cell("a1"), cell("e6")),)


def test_passing_tells_that_a_steal_was_declined() -> None:
    assert told(play(position(EMPTY, ONE_PINK), "roll:1"), "pass") == (Passed(0, "declined"),)


def test_passing_tells_that_there_was_nothing_to_steal() -> None:
    assert told(play(position(ONE_PINK, EMPTY), "roll:1"), "pass") == (Passed(0, "nothing_to_steal"),)


@pytest.mark.parametrize("face", range(1, 7))
def test_passing_tells_that_the_town_was_full(face: int) -> None:
    state = play(position(full_town(), ONE_PINK), f"roll:{face}")
    assert told(state, "pass") == (Passed(0, "town_full"),)


def test_passing_tells_that_the_piles_were_empty() -> None:
    state = play(position(EMPTY, EMPTY, piles=(0, 3, 3, 0)), "roll:5")
    assert told(state, "pass") == (Passed(0, "piles_empty"),)


def test_the_last_round_is_told_once_when_the_second_pile_runs_out() -> None:
    state = play(position(EMPTY, EMPTY, EMPTY, piles=(1, 0, 1, 3)), "roll:2")
    assert told(state, "green@a1") == (
        PileTaken(0, GREEN, 0),
        Placed(0, GREEN, cell("a1")),
        LastRound((1, 2)),
    )
    play(state, "roll:4")
    assert told(state, "yellow@a1") == (PileTaken(1, YELLOW, 0), Placed(1, YELLOW, cell("a1")))


def test_the_first_pile_to_run_out_is_no_last_round() -> None:
    state = play(position(EMPTY, EMPTY, piles=(1, 3, 3, 3)), "roll:2")
    assert told(state, "green@a1") == (PileTaken(0, GREEN, 0), Placed(0, GREEN, cell("a1")))


def test_the_end_is_told_last() -> None:
    state = play(position(ONE_PINK, EMPTY, piles=(1, 0, 3, 3), turn=1), "roll:2")
    assert told(state, "green@a1") == (
        PileTaken(1, GREEN, 0),
        Placed(1, GREEN, cell("a1")),
        LastRound(()),
        MatchOver((1, 1), (0, 1)),
    )


def test_the_end_is_told_after_a_pass_too() -> None:
    state = play(position(ONE_PINK, EMPTY, piles=(0, 3, 3, 0), turn=1), "roll:2")
    assert told(state, "pass") == (Passed(1, "piles_empty"), MatchOver((1, 0), (0,)))
