"""Pingouins, a test for every sentence of the rules (docs/rules.md, Pingouins)."""

from collections.abc import Sequence
from random import Random

import pytest

from penguins.core.bitboard import board_of, cells_of
from penguins.core.events import MatchOver
from penguins.core.game import BadSeats, NotAnAction
from penguins.core.options import BadChoice
from penguins.core.state import CHANCE, OVER
from penguins.games.pingouins.actions import LayFloe
from penguins.games.pingouins.events import FloeLaid, PingouinsEvent, Placed, PlayerLeft, Slid, TileTaken
from penguins.games.pingouins.geometry import ALL, FLOE, around
from penguins.games.pingouins.state import FISH_IN_ALL, PingouinsState
from tests.games.in_words import legal
from tests.games.pingouins.positions import GAME, SORTED_FLOE, after_placement, play, position, tiles


def names(board: int) -> set[str]:
    return {FLOE.names[tile] for tile in cells_of(board)}


# Cells


def test_rows_a_to_h_hold_7_and_8_tiles_in_turn() -> None:
    assert [sum(name[0] == row for name in FLOE.names) for row in "abcdefgh"] == [7, 8] * 4
    assert FLOE.names[0] == "a1"
    assert FLOE.names[-1] == "h8"


def test_a1_touches_a2_b1_b2() -> None:
    assert names(around(tiles("a1"))) == {"a2", "b1", "b2"}


def test_b1_touches_b2_a1_c1() -> None:
    assert names(around(tiles("b1"))) == {"b2", "a1", "c1"}


def test_around_agrees_with_the_grid_for_every_tile() -> None:
    for tile, beside in enumerate(FLOE.neighbours):
        assert around(1 << tile) == board_of(beside)


def test_around_many_tiles_is_around_each() -> None:
    rng = Random(1)
    for _ in range(200):
        board = rng.getrandbits(60)
        expected = 0
        for tile in cells_of(board):
            expected |= board_of(FLOE.neighbours[tile])
        assert around(board) == expected


# The floe


def test_30_tiles_with_1_fish_20_with_2_10_with_3_at_random() -> None:
    state = GAME.new(2)
    assert state.to_move == CHANCE
    floes = {state.sample_chance(Random(seed)) for seed in range(20)}
    assert len(floes) == 20
    for floe in floes:
        assert [floe.fish.count(fish) for fish in "123"] == [30, 20, 10]
        assert state.allows(floe)


@pytest.mark.parametrize(
    "fish", ["1" * 60, FISH_IN_ALL[:-1], FISH_IN_ALL + "3", "1" * 31 + "2" * 19 + "3" * 10, "0" + FISH_IN_ALL[1:]]
)
def test_a_floe_with_other_counts_is_refused(fish: str) -> None:
    assert not GAME.new(2).allows(LayFloe(fish))


def test_the_floe_is_laid_once() -> None:
    state = GAME.new(2)
    state.apply(SORTED_FLOE)
    assert not state.allows(SORTED_FLOE)


# Placement


@pytest.mark.parametrize(("players", "each"), [(2, 4), (3, 3), (4, 2)])
def test_penguins_each_4_3_2_for_2_3_4_players(players: int, each: int) -> None:
    state = after_placement(players, seed=3)
    assert [board.bit_count() for board in state.penguins] == [each] * players


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_it_is_for_2_to_4_players(players: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(players)


def test_placement_one_fish_is_the_default_and_allows_tiles_with_exactly_one_fish_only() -> None:
    state = GAME.new(2)
    state.apply(SORTED_FLOE)
    assert legal(state) == {name for name, fish in zip(FLOE.names, FISH_IN_ALL, strict=True) if fish == "1"}


def test_placement_any_allows_every_tile() -> None:
    state = GAME.new(2, {"placement": "any"})
    state.apply(SORTED_FLOE)
    assert legal(state) == set(FLOE.names)


def test_another_placement_is_refused() -> None:
    with pytest.raises(BadChoice):
        GAME.new(2, {"placement": "two_fish"})


def test_one_penguin_a_tile() -> None:
    state = GAME.new(2)
    play(state, str(SORTED_FLOE), "a1")
    assert "a1" not in legal(state)


def test_seats_place_one_penguin_each_in_turn_seat_0_first_then_move_in_turn() -> None:
    state = GAME.new(3)
    state.apply(SORTED_FLOE)
    order = []
    for name in ("a1", "a3", "a5", "b1", "b3", "b5", "c1", "c3", "c5"):
        order.append(state.to_move)
        play(state, name)
    assert order == [0, 1, 2] * 3
    assert state.to_move == 0
    assert all("-" in action for action in legal(state))


def test_placing_takes_no_tile() -> None:
    state = after_placement(2, seed=1)
    assert state.tiles == [0, 0]
    assert state.floating() == ALL


def test_a_player_who_is_blocked_by_the_placement_leaves_when_it_is_done() -> None:
    state = GAME.new(4, {"placement": "any"})
    play(state, str(SORTED_FLOE), "a1", "b1", "b2", "b3", "a2", "a3", "h1")
    assert state.penguins[0] == tiles("a1 a2")
    play(state, "h4")
    assert state.penguins[0] == 0
    assert (state.caught[0], state.tiles[0]) == (2, 2)
    assert state.to_move == 1


# Moves


def test_a_penguin_slides_straight_in_six_directions_as_far_as_it_likes() -> None:
    state = position("d4", "h8", floating=" ".join(FLOE.names))
    assert {text.split("-")[1] for text in legal(state)} == {
        *("d1", "d2", "d3", "d5", "d6", "d7", "d8"),
        *("c4", "b5", "a5"),
        *("c3", "b3", "a2"),
        *("e4", "f5", "g5", "h6"),
        *("e3", "f3", "g2", "h2"),
    }


def test_a_penguin_does_not_pass_another_its_own_included() -> None:
    assert legal(position("a1 a3", "a6", floating="a1 a2 a3 a4 a5 a6 a7")) == {"a1-a2", "a3-a2", "a3-a4", "a3-a5"}


def test_a_penguin_does_not_pass_a_hole() -> None:
    assert legal(position("a1", "h1 h2 h3", floating="a1 a2 a4 a5 h1 h2 h3 h4")) == {"a1-a2"}


def test_the_player_takes_the_tile_the_penguin_leaves() -> None:
    state = position("g6", "a1")
    play(state, "g6-g7")
    assert (state.caught, state.tiles) == ([3, 0], [1, 0])
    assert not state.floating() & tiles("g6")
    assert state.penguins[0] == tiles("g7")
    assert state.to_move == 1


@pytest.mark.parametrize(("move", "fish"), [("d4-e4", 1), ("e4-d4", 2), ("g6-f6", 3), ("f6-g6", 2)])
def test_the_fish_are_those_of_the_tile_it_leaves_not_of_the_one_it_comes_to(move: str, fish: int) -> None:
    state = play(position(move[:2], "a1"), move)
    assert state.scores() == (fish, 0)
    assert state.describe()["floe"][FLOE.cell(move[:2])] == "0"
    assert state.describe()["floe"][FLOE.cell(move[3:])] != "0"


def test_nobody_passes_while_a_move_exists() -> None:
    state = position("a1", "h1")
    with pytest.raises(NotAnAction):
        GAME.parse("pass")
    assert all("-" in action for action in legal(state))


# Leaving


def test_a_player_none_of_whose_penguins_can_move_leaves_at_once_with_the_tiles_under_them() -> None:
    state = position("a1 h8", "a4", "d1", floating="a1 a4 a5 a6 d1 d2 d3 h8 h7 h5")
    play(state, "h8-h7")
    assert state.penguins[0] == 0
    assert (state.caught[0], state.tiles[0]) == (3 + 3 + 1, 3)
    assert not state.floating() & tiles("a1 h7 h8")
    assert state.to_move == 1


def test_a_player_blocked_by_another_leaves_before_its_turn() -> None:
    state = position("a5", "a1", "d1", floating="a1 a2 a3 a4 a5 b6 d1 d2 d3 d4")
    play(state, "a5-a2")
    assert state.penguins[1] == 0
    assert state.caught[1] == 1
    assert state.to_move == 2


def test_a_single_stuck_penguin_stays_as_an_obstacle() -> None:
    state = position("a4 h1", "a1 d1", floating="a1 a2 a3 a4 a5 d1 d2 d3 h1 h2 h3 h4")
    play(state, "a4-a2")
    assert state.penguins[1] == tiles("a1 d1")
    assert state.penguins[0] == tiles("a2 h1")
    play(state, "d1-d2")
    assert "a2-a3" in legal(state)
    assert not any(text.endswith("-a1") for text in legal(state))


def test_the_others_go_on_and_the_last_moves_alone() -> None:
    state = position("a1", "d1", floating="a1 a2 d1 d2 d3 d4")
    play(state, "a1-a2")
    assert state.to_move == 1
    play(state, "d1-d2", "d2-d3")
    assert state.to_move == 1
    play(state, "d3-d4")
    assert state.to_move == OVER
    assert legal(state) == set()


@pytest.mark.parametrize(("changed", "same"), [("c3", True), ("a2", False), ("h8", False)])
def test_a_position_does_not_remember_the_fish_of_tiles_that_are_gone(changed: str, same: bool) -> None:
    state = position("a1", "h8", floating="a1 a2 h7 h8")
    other = state.clone()
    other.fish = tuple(2 if tile == FLOE.cell(changed) else fish for tile, fish in enumerate(state.fish))
    assert (other.describe() == state.describe()) == same
    assert (other == state) == same


# The end


def finished(caught: Sequence[int], taken: Sequence[int]) -> PingouinsState:
    state = position(*["a1"] * len(caught))
    state.caught, state.tiles, state.to_move = list(caught), list(taken), OVER
    return state


def test_most_fish_wins() -> None:
    assert finished([10, 12, 11], [9, 5, 9]).winners() == (1,)


def test_then_most_tiles() -> None:
    assert finished([12, 12, 11], [5, 6, 9]).winners() == (1,)


def test_then_a_shared_victory() -> None:
    assert finished([12, 11, 12], [6, 9, 6]).winners() == (0, 2)


@pytest.mark.parametrize(
    ("caught", "tiles", "places"),
    [
        ((30, 40, 20), (9, 9, 9), (2, 1, 3)),
        ((30, 20, 20), (9, 8, 9), (1, 3, 2)),
        ((30, 20, 20), (9, 8, 8), (1, 2, 2)),
        ((30, 30, 20), (9, 9, 11), (1, 1, 3)),
        ((30, 20, 20, 20), (9, 7, 8, 7), (1, 3, 2, 3)),
    ],
)
def test_places_below_the_winner_go_by_fish_then_tiles(
    caught: tuple[int, ...], tiles: tuple[int, ...], places: tuple[int, ...]
) -> None:
    state = GAME.new(len(caught))
    state.caught, state.tiles, state.to_move = list(caught), list(tiles), OVER
    assert GAME.places(state) == places


def test_nobody_has_won_before_the_end() -> None:
    assert position("a1", "h1").winners() == ()


def test_scores_are_fish() -> None:
    assert finished([10, 12], [9, 5]).scores() == (10, 12)


# Notation


@pytest.mark.parametrize("text", [str(SORTED_FLOE), "c4", "c4-f5", "a7", "h8-h1"])
def test_actions_are_written_so(text: str) -> None:
    assert str(GAME.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "a8", "a0", "i1", "C4", "c4-", "c4-a8", "c4f5", "floe:", "floe:" + "4" * 60, "c4\n", " c4", "c٤", "b9"]
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.parse(text)


# Events


def told(state: PingouinsState, text: str) -> tuple[PingouinsEvent, ...]:
    before = state.clone()
    play(state, text)
    return GAME.events(before, GAME.parse(text), state)


def test_events_of_the_floe_and_of_placing() -> None:
    state = GAME.new(2)
    assert told(state, str(SORTED_FLOE)) == (FloeLaid(state.fish),)
    assert told(state, "a2") == (Placed(0, FLOE.cell("a2")),)


def test_events_of_a_move() -> None:
    assert told(position("g6", "a1"), "g6-g7") == (
        Slid(0, FLOE.cell("g6"), FLOE.cell("g7")),
        TileTaken(0, FLOE.cell("g6"), 3),
    )


def test_events_of_leaving_and_of_the_end() -> None:
    state = position("a1", "d1", floating="a1 a2 d1")
    a1, a2, d1 = (FLOE.cell(name) for name in ("a1", "a2", "d1"))
    assert told(state, "a1-a2") == (
        Slid(0, a1, a2),
        TileTaken(0, a1, 1),
        PlayerLeft(0, (a2,)),
        TileTaken(0, a2, 1),
        PlayerLeft(1, (d1,)),
        TileTaken(1, d1, 1),
        MatchOver((2, 1), (0,)),
    )


def test_everything_is_seen_by_everybody() -> None:
    state = after_placement(3, seed=5)
    assert all(state.seen_by(seat) == state for seat in (None, 0, 1, 2))
