"""What the bots know about Ice Town: its `Insight` (docs/architecture.md)."""

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from penguins.core.bitboard import board_of
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.icetown.actions import PASS, IceTownAction, Steal
from penguins.games.icetown.bot.candidates import guess, plausible
from penguins.games.icetown.bot.playout import grab, out_of_the_way, tidy
from penguins.games.icetown.bot.prospects import (
    LINES,
    best_gain,
    best_line,
    gains,
    losses,
    prospects,
    reach,
    standing,
    turns_left,
    worst_loss,
)
from penguins.games.icetown.geometry import GREEN, PINK, SPACES, VIOLET, YELLOW, town_cells
from penguins.games.icetown.scoring import COUNTING
from penguins.games.icetown.state import IceTownState
from tests.games.icetown.positions import EMPTY, GAME, cell, full_town, play, position, town

LONELY_VIOLETS = "v.v.v. .#.... v.v.v. ....#. v.v.v."


def met(players: int, seed: int) -> Iterator[IceTownState]:
    """Every decision of a match between quick players."""
    rng = Random(seed)
    state = GAME.new(players)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        yield state
        state.apply(tidy(state, rng))


def after(state: IceTownState, action: IceTownAction) -> IceTownState:
    copy = state.clone()
    copy.apply(action)
    return copy


def weigh(state: IceTownState, thinking: Thinking | None = None, seed: int = 1) -> dict[IceTownAction, float]:
    found = GAME.insight(state).weigh(thinking or Thinking(nodes=300), Random(seed))
    assert found is not None
    return found.weights


def chosen(state: IceTownState) -> str:
    weights = weigh(state)
    return str(max(weights, key=weights.__getitem__))


def of(*names: str) -> int:
    return board_of(map(cell, names))


# What one penguin changes


@pytest.mark.parametrize("colour", [GREEN, PINK, YELLOW, VIOLET])
def test_gains_and_losses_are_those_of_the_rules(colour: int) -> None:
    count = COUNTING[colour]
    for seed in range(20):
        board = board_of(Random(seed).sample(town_cells(SPACES), seed % 10 + 1))
        now = count(board).bit_count()
        gained = {space: gain for gain, spaces in gains(colour, board) for space in town_cells(spaces)}
        lost = {space: loss for loss, spaces in losses(colour, board) for space in town_cells(spaces)}
        free = town_cells(SPACES & ~board)
        assert gained == {space: count(board | 1 << space).bit_count() - now for space in free}
        assert lost == {space: now - count(board ^ 1 << space).bit_count() for space in town_cells(board)}


def test_the_best_gain_is_on_a_free_space() -> None:
    greens = of("a1", "a2", "a4")
    assert best_gain(GREEN, greens, SPACES & ~greens) == (2, of("a3"))
    assert best_gain(GREEN, greens, of("a5", "c3", "c4")) == (0, of("a5", "c3", "c4"))
    assert best_gain(GREEN, greens, 0) == (0, 0)


def test_the_worst_loss_is_the_middle_of_a_line() -> None:
    assert worst_loss(GREEN, of("a1", "a2", "a3", "a4", "a5")) == (3, of("a3"))
    assert worst_loss(PINK, 0) == (0, 0)


# Lines


def test_lines_keep_clear_of_igloos() -> None:
    assert {length: len(lines) for length, lines in LINES.items()} == {4: 19, 5: 10, 6: 3}
    assert all(line & SPACES == line for lines in LINES.values() for line in lines)
    assert of("b3", "b4", "b5", "b6") in LINES[4]
    assert of("a6", "b6", "c6", "d6", "e6") in LINES[5]


def test_a_line_reaches_as_far_as_others_leave_it_room() -> None:
    greens = of("a1", "a2", "c4")
    assert reach(6, greens, SPACES & ~greens) == 2
    blocked = SPACES & ~greens & ~of("a5", "c1")
    assert (reach(6, greens, blocked), reach(5, greens, blocked), reach(4, greens, blocked)) == (0, 1, 2)
    assert best_line(greens, blocked) in (of("c2", "c3", "c4", "c5", "c6"), of("a4", "b4", "c4", "d4", "e4"))
    assert best_line(greens, 0) == 0


# Quick moves


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_grabbing_takes_the_most_points_for_oneself_and_off_the_victim(players: int, seed: int) -> None:
    def points_taken(state: IceTownState, action: IceTownAction) -> int:
        mine, before, then = state.to_move, state.scores(), after(state, action).scores()
        others = sum(before) - before[mine] - sum(then) + then[mine]
        return then[mine] - before[mine] + others

    steals = 0
    for state in met(players, seed):
        taken = points_taken(state, grab(state, Random(seed)))
        assert taken == max(points_taken(state, action) for action in state.legal_actions())
        steals += state.roll == 1
    assert steals


def test_grabbing_leaves_equals_to_chance() -> None:
    state = play(position(EMPTY, EMPTY), "roll:4")
    assert len({grab(state, Random(seed)) for seed in range(60)}) > 8


def test_the_yardstick_of_the_arena_grabs() -> None:
    state = play(position("gg.g.. .#.... ...... ....#. ......", EMPTY), "roll:2")
    assert str(GAME.insight(state).greedy(Random(1))) == "green@a3"


def test_stealing_nothing_worth_having_is_left_alone() -> None:
    state = play(position(EMPTY, EMPTY), "roll:1")
    assert grab(state, Random(1)) == tidy(state, Random(1)) == PASS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tidy_moves_are_legal_and_draw_one_number(players: int) -> None:
    for state in met(players, players):
        rng, once = Random(7), Random(7)
        once.random()
        assert state.allows(tidy(state, rng))
        assert rng.getstate() == once.getstate()


def test_tidy_keeps_out_of_the_way() -> None:
    houses = town("gggg.. .#.... pp.... ....#. ......")
    free = SPACES & ~sum(houses)
    assert not out_of_the_way(free, VIOLET, houses, free) & of("a5", "c3", "d1", "d2", "c1", "d4")
    assert out_of_the_way(of("a5", "e1"), GREEN, houses, free) == of("a5")
    assert out_of_the_way(of("a5"), VIOLET, houses, free) == of("a5")
    pinks = town("...... .#.... ..pp.. ..p.#. ......")
    free = SPACES & ~sum(pinks)
    assert out_of_the_way(of("d4", "c5", "e3"), PINK, pinks, free) == of("d4")


# Prospects


def test_turns_left() -> None:
    fresh = turns_left(GAME.new(2))
    assert fresh[0] == fresh[1]
    assert 18 < fresh[0] < 24
    assert turns_left(position(EMPTY, EMPTY, turn=1))[1] == turns_left(position(EMPTY, EMPTY, turn=1))[0] + 1
    assert turns_left(position(EMPTY, EMPTY, EMPTY, piles=(0, 0, 5, 5), turn=1)) == [0, 1, 1]


def test_at_the_end_prospects_are_scores() -> None:
    state = play(
        position("gg.... .#.... ...... ....#. ......", EMPTY, piles=(0, 0, 5, 5), turn=1), "roll:2", "violet@a1"
    )
    assert state.to_move == OVER
    assert prospects(state) == [2, 1]


def better(this: str, than: str, piles: tuple[int, ...] = (5, 5, 5, 5)) -> bool:
    first, second = prospects(position(this, than, piles=piles, turn=0))
    other, one = prospects(position(than, this, piles=piles, turn=0))
    return first + one > second + other


def test_a_town_is_worth_what_it_may_become() -> None:
    open_line, boxed_line = "gg.... .#.... ...... ....#. v.....", "ggv... .#.... ...... ....#. ......"
    assert better(open_line, boxed_line)
    gap, no_gap = "gg.gg. .#.... ...... ....#. ......", "gg.... .#.... ..gg.. ....#. ......"
    assert better(gap, no_gap)
    assert not better(gap, no_gap, piles=(0, 5, 5, 5))


def test_a_group_that_one_theft_breaks_is_worth_less() -> None:
    block, chain = "...... .#.... pp.... pp..#. ......", "...... .#.... pppp.. ....#. ......"
    assert better(block, chain)
    assert better(block, chain, piles=(5, 0, 5, 5))


def test_standing_is_the_lead_over_the_best_rival_and_victory() -> None:
    three = position(LONELY_VIOLETS, EMPTY, LONELY_VIOLETS)
    assert standing(three, 0) > standing(three, 1)
    two = position(LONELY_VIOLETS, EMPTY, turn=0)
    assert standing(two, 0) == pytest.approx(-standing(two, 1))
    won = play(position("v..... .#.... ...... ....#. ......", EMPTY, piles=(0, 0, 5, 5), turn=1), "roll:1", "pass")
    assert standing(won, 0) == -standing(won, 1) > 3


# Candidates


def spoils(actions: Sequence[IceTownAction]) -> set[tuple[int, int] | IceTownAction]:
    """Every penguin that can be stolen, by victim and cell; and whatever is not a steal."""
    return {(action.victim, action.origin) if isinstance(action, Steal) else action for action in actions}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_plausible_is_legal(players: int) -> None:
    for state in met(players, 10 + players):
        assert 0 < len(plausible(state)) == len(set(plausible(state)))
        assert set(plausible(state)) <= set(state.legal_actions())


def test_of_a_thousand_steals_few_are_plausible() -> None:
    crowd = "gpyvgp y#.... ypgv.. ....#. vgypgv"
    state = play(position(EMPTY, crowd, crowd, crowd), "roll:1")
    assert len(state.legal_actions()) > 1000
    found = plausible(state)
    assert len(found) < 200
    assert PASS in found
    assert spoils(found) == spoils(state.legal_actions())


def test_a_stolen_penguin_goes_where_it_counts() -> None:
    state = play(position("gg.gg. .#.... ...... ....#. ......", "g..... .#.... ...... ....#. ......"), "roll:1")
    assert "steal:1:a1@a3" in map(str, plausible(state))


def test_a_guess_is_the_standing_afterwards() -> None:
    state = play(position(EMPTY, EMPTY), "roll:4")
    on, off = (GAME.parse(text) for text in ("yellow@a1", "yellow@a4"))
    assert guess(state, on) == standing(after(state, on), 0) > guess(state, off)


# Thinking


def test_the_same_seed_and_trials_give_the_same_answer() -> None:
    state = play(position(EMPTY, LONELY_VIOLETS), "roll:6")
    assert weigh(state) == weigh(state)
    assert weigh(state) != weigh(state, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_weights_are_for_legal_actions_and_the_view_stays_as_it_is(players: int) -> None:
    for state in met(players, players):
        before = state.clone()
        weights = weigh(state, Thinking(nodes=15))
        assert state == before
        assert set(weights) <= set(state.legal_actions())
        assert max(weights.values()) == 1
        assert min(weights.values()) > 0


def test_it_stops_when_told() -> None:
    state = play(position(EMPTY, LONELY_VIOLETS), "roll:4")
    few = Thinking(nodes=25)
    weigh(state, few)
    assert few.nodes == 25
    cancelled = Thinking()
    cancelled.cancel()
    assert weigh(state, cancelled)
    assert cancelled.nodes == 0


def test_a_clear_case_needs_no_more_thought() -> None:
    state = play(position("ggg.gg .#.... ...... ....#. ......", full_town("p"), piles=(5, 0, 0, 5), turn=0), "roll:2")
    thinking = Thinking(nodes=100_000)
    weights = weigh(state, thinking)
    assert str(max(weights, key=weights.__getitem__)) == "green@a4"
    assert thinking.nodes < 10_000


def test_it_closes_the_match_while_it_leads() -> None:
    mine = "v.v.v. .#.... v.v.v. ....#. ......"
    yours = "v.v.v. .#.... v.v... ....#. ......"
    state = play(position(yours, mine, piles=(0, 6, 6, 1), turn=1), "roll:6")
    assert chosen(state).startswith("violet@")


def test_it_goes_on_while_it_is_behind() -> None:
    mine = "v.v... .#.... v.v... ....#. ......"
    state = play(position(LONELY_VIOLETS, mine, piles=(0, 6, 6, 1), turn=1), "roll:6")
    assert not chosen(state).startswith("violet@")


def test_the_last_theft_breaks_the_line() -> None:
    yours = "ggggg. .#.... ...... ....#. vv...."
    state = play(position(yours, EMPTY, piles=(0, 0, 5, 5), turn=1), "roll:1")
    assert chosen(state).startswith("steal:0:a3@")


def test_it_robs_the_leader() -> None:
    poor, rich = "yy.... .#.... ...... ....#. ......", "yyy... y#y... yyyy.. ....#. v.v.v."
    state = play(position(EMPTY, poor, rich, piles=(0, 1, 3, 3)), "roll:1")
    assert chosen(state).startswith("steal:2:")


@pytest.mark.slow
def test_it_beats_chance() -> None:
    wins = 0
    for seed in range(6):
        rng = Random(seed)
        state = GAME.new(2)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                state.apply(state.sample_chance(rng))
            elif state.to_move == seed % 2:
                weights = weigh(state, Thinking(nodes=1))
                state.apply(max(weights, key=weights.__getitem__))
            else:
                state.apply(rng.choice(state.legal_actions()))
        wins += state.winners() == (seed % 2,)
    assert wins == 6
