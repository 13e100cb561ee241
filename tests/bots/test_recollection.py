"""What a bot found out for its last decision is used again (docs/decisions/0007)."""

from random import Random

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR
from penguins.bots.recollection import Tree, recalled
from penguins.core.match import Match, rng_at
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Earlier, Step, Thinking
from penguins.games.pingouins.bot.lookahead import Lookahead
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from penguins.session.looking_back import steps_seen

NODES = 120
SEARCHED = ["march", "party"]
"""Games whose bots leave it to the search that knows none by name. In Ice Town nothing grows that could be kept: a
decision is a comparison on the spot."""


def decided(match: Match, earlier: Earlier | None = None) -> object:
    """Let the Emperor decide and play it; the answer is what it found out."""
    seat = match.state.to_move
    thinking = Thinking(nodes=NODES, earlier=earlier)
    rng = rng_at(1, len(match.log), "bot")
    match.play(choose(match.game, match.state.seen_by(seat), EMPEROR, rng, thinking))
    return thinking.thoughts


def on_to(match: Match, seat: int) -> None:
    """Let chance and the others do the first that comes, until that seat has something to choose."""
    while match.state.to_move != OVER:
        if match.state.to_move == CHANCE:
            match.play(match.draw_chance(1))
        elif match.state.to_move == seat and len(match.state.legal_actions()) > 1:
            return
        else:
            match.play(Random(len(match.log)).choice(match.state.legal_actions()))


def begun(game_id: str) -> Match:
    match = Match(GAMES[game_id], 2)
    on_to(match, 0)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("game_id", SEARCHED)
def test_it_is_found_again_after_what_the_others_did(game_id: str) -> None:
    match = begun(game_id)
    visits = []
    for _ in range(8):
        moment = len(match.log)
        thoughts = decided(match)
        assert isinstance(thoughts, Tree)
        on_to(match, 0)
        if match.state.to_move == OVER:
            break
        earlier = Earlier(thoughts, steps_seen(match, 0, moment))
        node = recalled(match.game.insight(match.state.seen_by(0), 1.0), earlier)
        visits.append(node.visits if node else 0)
    assert sum(map(bool, visits)) >= len(visits) / 4, f"found again with so many visits: {visits}"


@pytest.mark.parametrize("game_id", SEARCHED)
def test_what_was_found_counts_at_the_next_decision(game_id: str) -> None:
    match = begun(game_id)
    for _ in range(30):
        moment = len(match.log)
        thoughts = decided(match)
        on_to(match, 0)
        if match.state.to_move == OVER:
            match = begun(game_id)
            continue
        earlier = Earlier(thoughts, steps_seen(match, 0, moment))
        node = recalled(match.game.insight(match.state.seen_by(0), 1.0), earlier)
        if node and node.visits:
            before = node.visits
            again = decided(match, earlier)
            assert isinstance(again, Tree)
            assert again.root is node
            assert node.visits == before + NODES
            return
    raise AssertionError("nothing was ever found again")


@pytest.mark.parametrize("game_id", SEARCHED)
def test_after_something_that_was_never_looked_at_it_thinks_anew(game_id: str) -> None:
    match = begun(game_id)
    moment = len(match.log)
    thoughts = decided(match)
    assert isinstance(thoughts, Tree)
    thoughts.root.edges.clear()
    on_to(match, 0)
    earlier = Earlier(thoughts, steps_seen(match, 0, moment))
    assert recalled(match.game.insight(match.state.seen_by(0), 1.0), earlier) is None


def test_of_what_chance_hid_nothing_is_said() -> None:
    match = begun("party")
    steps = steps_seen(match, 0, 0)
    assert match.mover(0) == CHANCE
    assert steps[0].action is None
    assert [step.view for step in steps] == [match.position(at + 1).seen_by(0) for at in range(len(match.log))]


def test_what_chance_showed_to_all_is_known() -> None:
    match = begun("icetown")
    assert [step.action for step in steps_seen(match, 0, 0)] == match.log


def test_pingouins_goes_on_from_the_position_it_foresaw() -> None:
    """Its look-ahead keeps positions, not a way down a tree."""
    match = begun("pingouins")
    found = []
    for _ in range(8):
        moment, thoughts = len(match.log), decided(match)
        on_to(match, 0)
        assert isinstance(thoughts, Lookahead)
        assert isinstance(match.state, PingouinsState)
        before, kept = thoughts.positions, thoughts.come_to(Position.of(match.state))
        found.append(kept)
        if not kept:
            continue
        foreseen = thoughts.root.visits_in_all
        assert 0 < thoughts.positions < before, "what can no longer come is forgotten"
        again = decided(match, Earlier(thoughts, steps_seen(match, 0, moment)))
        assert again is thoughts
        assert thoughts.root.visits_in_all == foreseen + NODES
        on_to(match, 0)
    assert any(found)


def test_after_something_that_chance_hid_it_thinks_anew() -> None:
    match = begun("party")
    moment, thoughts = len(match.log), decided(match)
    on_to(match, 0)
    unseen = [Step(None, step.view) for step in steps_seen(match, 0, moment)]
    assert recalled(match.game.insight(match.state.seen_by(0), 1.0), Earlier(thoughts, tuple(unseen))) is None
