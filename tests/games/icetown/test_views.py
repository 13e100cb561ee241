"""What a seat sees of Ice Town (docs/rules.md), and how it is described (docs/engine.md, State)."""

from random import Random

from tests.games.icetown.positions import EMPTY, GAME, ONE_PINK, SOME, cell, play, position, town


def test_everything_is_seen_by_everybody() -> None:
    state = play(position(SOME, ONE_PINK, EMPTY), "roll:1")
    for seat in (None, 0, 1, 2):
        view = state.seen_by(seat)
        assert view == state
        assert view is not state
        assert GAME.fill_blanks(view, Random(1)) == state


def test_a_view_does_not_change_with_the_match_nor_with_a_filled_world() -> None:
    state = play(position(SOME, EMPTY), "roll:6")
    view = state.seen_by(1)
    filled = GAME.fill_blanks(view, Random(1))
    play(state, "violet@c3")
    play(filled, "green@c3")
    assert view == play(position(SOME, EMPTY), "roll:6")


def test_a_state_is_described_by_names() -> None:
    state = play(position(SOME, EMPTY, piles=(0, 5, 4, 3)), "roll:2")
    assert state.describe() == {
        "players": 2,
        "to_move": 0,
        "turn": 0,
        "roll": 2,
        "piles": {"green": 0, "pink": 5, "yellow": 4, "violet": 3},
        "last_round": False,
        "towns": [
            {"green": ["a1"], "pink": ["a2"], "yellow": ["b5"], "violet": ["e6"]},
            {"green": [], "pink": [], "yellow": [], "violet": []},
        ],
        "points": [
            {"green": 1, "pink": 1, "yellow": 0, "violet": 1, "total": 3},
            {"green": 0, "pink": 0, "yellow": 0, "violet": 0, "total": 0},
        ],
    }


def test_the_colour_that_lives_on_a_cell() -> None:
    state = position(SOME, EMPTY)
    assert [state.colour_at(0, cell(name)) for name in ("a1", "a2", "b5", "e6", "c3")] == [0, 1, 2, 3, None]
    assert state.colour_at(1, cell("a1")) is None
    assert state.town(0) == town(SOME)
