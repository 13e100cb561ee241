"""Shipped puzzles against what docs/engine.md demands of them, by going through everything that the rules allow.

Nothing here knows the provers: positions are looked at as `state` describes them, and actions as `legal` lists them.
"""

import json
from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.games.registry import GAMES
from penguins.session.puzzles import Puzzle, shipped

AnyState = State[Any]
Judge = Callable[[AnyState], bool | None]
"""Whether the goal is reached in a position, or missed; None while it is open."""

EACH = 3
"""How many of the smallest puzzles of a kind are gone through."""


def after(state: AnyState, action: Action) -> AnyState:
    following = state.clone()
    following.apply(action)
    return following


def reaches(state: AnyState, seat: int, judge: Judge, known: dict[str, bool]) -> bool:
    """Whether the seat gets there whatever the others do."""
    judged = judge(state)
    if judged is not None:
        return judged
    key = json.dumps(state.describe())
    if key not in known:
        known[key] = False  # a penguin that walks in a circle gets nowhere
        tries = (reaches(after(state, action), seat, judge, known) for action in state.legal_actions())
        known[key] = any(tries) if state.to_move == seat else all(tries)
    return known[key]


def right_ones(puzzle: Puzzle) -> list[str]:
    """All first actions that lead to the goal."""
    start = puzzle.match().state
    seat = start.to_move
    judge = JUDGES[puzzle.goal.kind](puzzle, start)
    return [str(action) for action in start.legal_actions() if reaches(after(start, action), seat, judge, {})]


def wins(_: Puzzle, start: AnyState) -> Judge:
    seat = start.to_move
    return lambda state: state.winners() == (seat,) if state.to_move == OVER else None


def catches(puzzle: Puzzle, start: AnyState) -> Judge:
    """The other seat is far away: whatever it does, it comes to the same."""
    seat, fish = start.to_move, puzzle.goal.at_least or 0
    return lambda state: state.scores()[seat] >= fish if not state.describe()["penguins"][seat] else None


def arrives(_: Puzzle, start: AnyState) -> Judge:
    seat = start.to_move
    before = start.describe()
    bound_for = {name: where["bound_for"] for name, where in before["penguins"].items()}

    def judge(state: AnyState) -> bool | None:
        now = state.describe()
        for name in before["leads"][seat]:
            if now["penguins"][name]["at"] == bound_for[name] and before["penguins"][name]["at"] != bound_for[name]:
                return True
        return None if state.to_move == seat and now["phase"] in ("look", "go_on") else False

    return judge


def empties(_: Puzzle, start: AnyState) -> Judge:
    seat, this_round = start.to_move, start.describe()["round"]

    def judge(state: AnyState) -> bool | None:
        now = state.describe()
        if state.to_move in (CHANCE, OVER) or now["round"] != this_round:
            return state.scores()[seat] <= start.scores()[seat]
        return False if now["out"][seat] is not None else True if not now["hand_sizes"][seat] else None

    return judge


JUDGES: dict[str, Callable[[Puzzle, AnyState], Judge]] = {
    "win": wins,
    "fish": catches,
    "arrive": arrives,
    "empty_hand": empties,
}


def smallest(game: str, kind: str) -> list[Puzzle]:
    """Those with the least to go through: the longest before."""
    of_kind = [puzzle for puzzle in shipped(game).values() if puzzle.goal.kind == kind]
    return sorted(of_kind, key=room)[:EACH]


def room(puzzle: Puzzle) -> int:
    """How much there still is to place, to eat or to walk."""
    now = puzzle.match().state.describe()
    if puzzle.game == "pingouins":
        return sum(fish != "0" for fish in now["floe"])
    if puzzle.game == "party":
        return sum(now["hand_sizes"])
    if puzzle.game == "icetown":
        return sum(map(len, now["towns"][now["to_move"]].values())) * -1 + 28 * (puzzle.goal.script or ()).count(None)
    return 0


@pytest.mark.parametrize(
    ("game", "kind"), [("pingouins", "win"), ("pingouins", "fish"), ("march", "arrive"), ("party", "empty_hand")]
)
def test_exactly_one_first_action_leads_to_the_goal(game: str, kind: str) -> None:
    for puzzle in smallest(game, kind):
        assert right_ones(puzzle) == [puzzle.solution[0]], puzzle.id


def test_no_more_fish_can_be_caught_than_a_puzzle_asks_for() -> None:
    for puzzle in smallest("pingouins", "fish"):
        assert puzzle.goal.at_least is not None
        more = puzzle._replace(goal=puzzle.goal._replace(at_least=puzzle.goal.at_least + 1))
        assert right_ones(more) == [], puzzle.id


def points_of_all_ways(puzzle: Puzzle, greedy: bool) -> list[tuple[int, Fraction]]:
    """What the solver's town is worth after each way to play the solver's part, or that of somebody greedy, with the
    chance of it where any of equals is taken."""
    start = puzzle.match().state
    seat, parse = start.to_move, GAMES[puzzle.game].parse
    ways = [(start, Fraction(1))]
    for written in puzzle.goal.script or ():
        following = []
        for state, chance in ways:
            assert (written is None) == (state.to_move == seat)
            actions = [parse(written)] if written else state.legal_actions()
            assert all(map(state.allows, actions[:1]))
            chosen = most_points(state, actions, seat) if greedy and written is None else actions
            following += [(after(state, action), chance / len(chosen)) for action in chosen]
        ways = following
    return [(state.scores()[seat], chance) for state, chance in ways]


def most_points(state: AnyState, actions: Sequence[Action], seat: int) -> list[Action]:
    points = [after(state, action).scores()[seat] for action in actions]
    return [action for action, brought in zip(actions, points, strict=True) if brought == max(points)]


@pytest.mark.slow
def test_few_ways_through_an_ice_town_bring_the_most_and_greed_seldom_does() -> None:
    for puzzle in smallest("icetown", "points"):
        goal, script = puzzle.goal.at_least, puzzle.goal.script or ()
        assert script.count(None) in (4, 5), puzzle.id
        assert not any(written and written.startswith("steal") for written in script), puzzle.id
        points = [points for points, _ in points_of_all_ways(puzzle, greedy=False)]
        assert max(points) == goal, puzzle.id
        assert 50 * points.count(max(points)) <= len(points), puzzle.id
        by_greed = sum(chance for points, chance in points_of_all_ways(puzzle, greedy=True) if points == goal)
        assert by_greed <= Fraction(1, 3), puzzle.id


def test_a_solution_in_ice_town_reaches_its_goal() -> None:
    for puzzle in shipped("icetown").values():
        match, solution = puzzle.match(), iter(puzzle.solution)
        seat = match.state.to_move
        for written in puzzle.goal.script or ():
            play(match, written or next(solution))
        assert match.state.scores()[seat] == puzzle.goal.at_least, puzzle.id
        assert next(solution, None) is None, puzzle.id


def play(match: Match, text: str) -> None:
    match.play(match.game.parse(text))
