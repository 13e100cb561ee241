"""Ice Town, a test for every sentence of the rules (docs/rules.md, Ice Town). How towns score: test_scoring.py."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from penguins.core.bitboard import board_of
from penguins.core.game import BadSeats, NotAnAction
from penguins.core.options import UnknownOption
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import PASS, IceTownAction, Pass, Roll, Settle, Steal
from penguins.games.icetown.geometry import COLOURS, IGLOOS, TOWN, beside, town_cells
from penguins.games.icetown.state import IceTownState
from tests.games.icetown.positions import (
    EMPTY,
    FREE_SPACES,
    GAME,
    ONE_PINK,
    SOME,
    cell,
    full_town,
    living,
    play,
    position,
)
from tests.games.in_words import legal


def anywhere(*colours: str, but: Iterable[str] = ()) -> set[str]:
    return {f"{colour}@{name}" for colour in colours for name in FREE_SPACES - set(but)}


def random_action(state: IceTownState, rng: Random) -> IceTownAction:
    return state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions())


# Set-up


@pytest.mark.parametrize(("players", "pile"), [(2, 10), (3, 15), (4, 20)])
def test_piles_10_15_20_of_each_colour_for_2_3_4_players(players: int, pile: int) -> None:
    state = GAME.new(players)
    assert state.describe()["piles"] == {"green": pile, "pink": pile, "yellow": pile, "violet": pile}


@pytest.mark.parametrize("players", [1, 5, 0, -2])
def test_it_is_for_2_to_4_players(players: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(players)


def test_there_are_no_options() -> None:
    with pytest.raises(UnknownOption):
        GAME.new(2, {"placement": "any"})


def test_board_of_5_rows_a_to_e_and_6_columns() -> None:
    assert TOWN.names == tuple(f"{row}{column}" for row in "abcde" for column in range(1, 7))


def test_igloos_at_b2_and_d5_and_28_free_spaces() -> None:
    assert [TOWN.names[igloo] for igloo in IGLOOS] == ["b2", "d5"]
    assert frozenset(TOWN.names) - {"b2", "d5"} == FREE_SPACES
    assert len(FREE_SPACES) == 28


def test_all_players_boards_are_the_same_and_empty_at_first() -> None:
    state = GAME.new(4)
    assert [living(state, seat) for seat in range(4)] == [{}] * 4
    for _ in range(4):
        play(state, "roll:2")
        assert legal(state) == anywhere("green")
        play(state, "green@c3")


def test_beside_agrees_with_the_grid_for_every_cell() -> None:
    everywhere = board_of(range(TOWN.size))
    for place, neighbours in enumerate(TOWN.neighbours):
        assert beside(1 << place) & everywhere == board_of(neighbours)


def test_cells_of_a_board_are_its_bits_lowest_first() -> None:
    rng = Random(1)
    for _ in range(200):
        board = rng.getrandbits(30)
        assert town_cells(board) == tuple(place for place in range(30) if board >> place & 1)


# Turns


def test_seats_roll_and_act_in_turn_seat_0_first() -> None:
    state = GAME.new(3)
    order = []
    for name in ("a1", "a1", "a1", "a2", "a2", "a2"):
        assert (state.to_move, legal(state)) == (CHANCE, set())
        play(state, "roll:3")
        order.append(state.to_move)
        play(state, f"pink@{name}")
    assert order == [0, 1, 2, 0, 1, 2]


def test_passing_ends_the_turn() -> None:
    state = play(GAME.new(2), "roll:1", "pass")
    assert (state.to_move, state.turn, state.roll) == (CHANCE, 1, 0)


def test_the_die_has_six_faces_equally_likely() -> None:
    rng = Random(4)
    state = GAME.new(2)
    rolls = Counter(str(state.sample_chance(rng)) for _ in range(6000))
    assert set(rolls) == {f"roll:{face}" for face in range(1, 7)}
    assert all(abs(times - 1000) < 150 for times in rolls.values())


@pytest.mark.parametrize("action", [Roll(0), Roll(7), Roll(-1), Settle(0, 3), Steal(1, 2, 3), PASS])
def test_chance_brings_nothing_but_the_six_faces(action: IceTownAction) -> None:
    assert not GAME.new(2).allows(action)


def test_a_die_is_rolled_once_a_turn() -> None:
    assert not play(GAME.new(2), "roll:2").allows(Roll(2))


# Die


@pytest.mark.parametrize(("face", "colour"), [(2, "green"), (3, "pink"), (4, "yellow"), (5, "violet")])
def test_die_2_green_3_pink_4_yellow_5_violet_on_any_free_space_of_ones_own(face: int, colour: str) -> None:
    state = play(position(SOME, EMPTY), f"roll:{face}")
    assert legal(state) == anywhere(colour, but=living(state, 0))


def test_a_penguin_is_taken_from_its_pile_and_lives_where_it_is_placed() -> None:
    state = play(GAME.new(2), "roll:4", "yellow@c5")
    assert living(state, 0) == {"c5": "yellow"}
    assert living(state, 1) == {}
    assert state.describe()["piles"] == {"green": 10, "pink": 10, "yellow": 9, "violet": 10}


def test_die_6_any_colour_left() -> None:
    state = play(position(SOME, EMPTY), "roll:6")
    assert legal(state) == anywhere(*COLOURS, but=living(state, 0))
    state = play(position(EMPTY, EMPTY, piles=(3, 0, 3, 3)), "roll:6")
    assert legal(state) == anywhere("green", "yellow", "violet")


def test_die_6_with_all_piles_empty_is_a_pass() -> None:
    state = play(position(EMPTY, SOME, piles=(0, 0, 0, 0), turn=0), "roll:6")
    assert legal(state) == {"pass"}


def test_taking_is_not_optional() -> None:
    for face in range(2, 7):
        assert "pass" not in legal(play(position(EMPTY, SOME), f"roll:{face}"))


# Stealing


def test_die_1_steals_any_penguin_of_any_other_to_any_free_space_of_ones_own() -> None:
    state = play(position(SOME, ONE_PINK, "...... .#.... ...... ...y#. .....g", turn=0), "roll:1")
    free = FREE_SPACES - set(living(state, 0))
    theirs = [(1, "a1"), (2, "d4"), (2, "e6")]
    steals = {f"steal:{seat}:{origin}@{mine}" for seat, origin in theirs for mine in free}
    assert legal(state) == steals | {"pass"}


def test_stealing_is_optional() -> None:
    state = play(position(EMPTY, SOME), "roll:1")
    before = [living(state, seat) for seat in range(2)]
    play(state, "pass")
    assert [living(state, seat) for seat in range(2)] == before
    assert state.turn == 1


def test_a_stolen_penguin_keeps_its_colour_and_leaves_its_space_free() -> None:
    state = play(position(EMPTY, SOME), "roll:1", "steal:1:b5@e6")
    assert living(state, 0) == {"e6": "yellow"}
    assert living(state, 1) == {"a1": "green", "a2": "pink", "e6": "violet"}
    assert "green@b5" in legal(play(state, "roll:2"))


def test_stealing_takes_nothing_from_the_piles() -> None:
    state = play(position(EMPTY, SOME), "roll:1", "steal:1:a2@a2")
    assert state.piles == [5, 5, 5, 5]


def test_nobody_steals_from_themselves() -> None:
    state = play(position(EMPTY, EMPTY, SOME, turn=2), "roll:1")
    assert legal(state) == {"pass"}


# Empty piles


@pytest.mark.parametrize(
    ("face", "piles", "instead"),
    [
        (2, (0, 5, 5, 5), "violet"),
        (3, (5, 0, 5, 5), "yellow"),
        (4, (5, 5, 0, 5), "pink"),
        (5, (5, 5, 5, 0), "green"),
    ],
)
def test_empty_pile_the_colour_of_the_underside_instead(face: int, piles: tuple[int, ...], instead: str) -> None:
    state = play(position(EMPTY, SOME, piles=piles), f"roll:{face}")
    assert legal(state) == anywhere(instead)


@pytest.mark.parametrize(
    ("face", "piles"), [(2, (0, 5, 5, 0)), (3, (5, 0, 0, 5)), (4, (5, 0, 0, 5)), (5, (0, 5, 5, 0))]
)
def test_if_that_is_empty_too_pass(face: int, piles: tuple[int, ...]) -> None:
    state = play(position(EMPTY, SOME, piles=piles), f"roll:{face}")
    assert legal(state) == {"pass"}


def test_the_underside_counts_only_while_the_pile_is_empty() -> None:
    state = play(position(EMPTY, EMPTY, piles=(1, 5, 5, 5)), "roll:2", "green@a1", "roll:2")
    assert legal(state) == anywhere("violet")


# Nothing to do


@pytest.mark.parametrize("face", range(1, 7))
def test_full_board_pass(face: int) -> None:
    assert legal(play(position(full_town(), SOME), f"roll:{face}")) == {"pass"}


def test_one_free_space_is_enough() -> None:
    almost = full_town("g").replace("g", ".", 1)
    assert legal(play(position(almost, ONE_PINK), "roll:2")) == {"green@a1"}
    assert legal(play(position(almost, ONE_PINK), "roll:1")) == {"steal:1:a1@a1", "pass"}


def test_nothing_to_steal_pass() -> None:
    assert legal(play(GAME.new(2), "roll:1")) == {"pass"}


def test_a_penguin_never_moves_again_once_it_is_placed_unless_it_is_stolen() -> None:
    rng = Random(2)
    state = GAME.new(3)
    while state.to_move != OVER:
        before = [set(living(state, seat).items()) for seat in range(3)]
        action = random_action(state, rng)
        state.apply(action)
        gone = {(seat, name) for seat in range(3) for name, _ in before[seat] - set(living(state, seat).items())}
        assert gone == ({(action.victim, TOWN.names[action.origin])} if isinstance(action, Steal) else set())


# The end


def test_when_the_second_pile_runs_out_the_round_is_finished_then_the_game_ends() -> None:
    state = play(position(EMPTY, EMPTY, EMPTY, piles=(1, 0, 5, 5)), "roll:2", "green@a1")
    assert state.last_round()
    play(state, "roll:4", "yellow@a1")
    assert (state.to_move, state.turn) == (CHANCE, 2)
    play(state, "roll:5", "violet@a1")
    assert (state.to_move, legal(state)) == (OVER, set())


def test_it_ends_at_once_when_the_last_of_the_round_empties_the_second_pile() -> None:
    state = play(position(EMPTY, EMPTY, piles=(0, 1, 5, 5), turn=1), "roll:3", "pink@a1")
    assert state.to_move == OVER


def test_one_empty_pile_does_not_end_the_game() -> None:
    state = play(position(EMPTY, EMPTY, piles=(1, 5, 5, 5), turn=1), "roll:2", "green@a1")
    assert not state.last_round()
    assert (state.to_move, state.turn) == (CHANCE, 0)


def test_further_piles_may_run_out_in_the_last_round() -> None:
    state = position(EMPTY, EMPTY, EMPTY, EMPTY, piles=(1, 0, 1, 1))
    play(state, "roll:2", "green@a1", "roll:6", "yellow@a1", "roll:6", "violet@a1", "roll:6", "pass")
    assert state.to_move == OVER


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_have_had_the_same_number_of_turns(players: int) -> None:
    for seed in range(10):
        rng = Random(seed)
        state = GAME.new(players)
        turns = [0] * players
        while state.to_move != OVER:
            if state.to_move != CHANCE:
                turns[state.to_move] += 1
            state.apply(random_action(state, rng))
        assert len(set(turns)) == 1
        assert state.piles.count(0) >= 2


# Winning


def finished(*pictures: str) -> IceTownState:
    state = position(*pictures, piles=(0, 0, 1, 1))
    state.to_move = OVER
    return state


def test_highest_total_wins() -> None:
    assert finished(ONE_PINK, SOME, EMPTY).winners() == (1,)


def test_equal_totals_share() -> None:
    assert finished(SOME, ONE_PINK, SOME).winners() == (0, 2)
    assert finished(EMPTY, EMPTY).winners() == (0, 1)


def test_nobody_has_won_before_the_end() -> None:
    assert position(SOME, EMPTY).winners() == ()


# Actions


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("roll:1", Roll(1)),
        ("roll:6", Roll(6)),
        ("green@c3", Settle(0, cell("c3"))),
        ("pink@a1", Settle(1, cell("a1"))),
        ("yellow@e6", Settle(2, cell("e6"))),
        ("violet@d4", Settle(3, cell("d4"))),
        ("steal:2:a4@e1", Steal(2, cell("a4"), cell("e1"))),
        ("pass", Pass()),
    ],
)
def test_actions_are_written_so(text: str, action: IceTownAction) -> None:
    assert GAME.parse(text) == action
    assert type(GAME.parse(text)) is type(action)
    assert str(action) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", "roll:", "roll:0", "roll:7", "roll:01", "roll:+1", "roll:٣", "roll:1 ", "Roll:1", "roll:1\n"),
        *("green@", "green@b2", "green@d5", "green@f1", "green@a7", "green@a0", "green@a01"),
        *("red@a1", "Green@a1", "steal:4:a1@a1", "steal:-1:a1@a1", "steal:00:a1@a1"),
        *("steal:0:a1", "steal:0:b2@a1", "steal:0:a1@d5"),
        *("PASS", "pass ", " pass", "passe", "roll:" + "1" * 100_000),
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.parse(text)
