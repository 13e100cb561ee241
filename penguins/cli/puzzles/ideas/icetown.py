"""Ice Town: late in a match, and then as luck would have it."""

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from math import perm
from random import Random

from penguins.cli.puzzles.ideas.cutting import cut
from penguins.core.match import Match
from penguins.core.puzzle import Goal, Unproven
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.actions import ROLLS
from penguins.games.icetown.bot.playout import tidy
from penguins.games.icetown.bot.prover import DECISIONS, MOST_WAYS, IceTownProver
from penguins.games.icetown.die import STEAL
from penguins.games.icetown.state import IceTownState

_SCRIPTS_TRIED = 30
"""How many ways for the match to go on are looked at, from one position."""
_CHOOSINESS = 2
"""Of so many actions at most one may tempt somebody greedy at the start: where any will do, greed is no trap."""
_WRONG_FOR_EACH_RIGHT = 2
"""Actions that tempt at the start and miss the goal, at least, for each that reaches it."""
_LOOKS = 6
"""How often somebody greedy plays the solver's part, to see whether that does well."""


def ideas(match: Match, moment: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """To make the most of the rolls to come, where greed seems to do badly."""
    start = match.position(moment)
    assert isinstance(start, IceTownState)
    free = start.free(start.to_move).bit_count()
    decisions = [decisions for decisions in DECISIONS if decisions <= free and perm(free, decisions) <= MOST_WAYS]
    for _ in range(_SCRIPTS_TRIED if decisions and start.roll != STEAL else 0):
        script = _script(start, rng.choice(decisions), rng)
        with suppress(Unproven):
            prover = IceTownProver(start, Goal("points", 0, script))
            if _CHOOSINESS * len(prover.tempting()) > len(start.legal_actions()):
                return
            if _is_tricky(prover, len(script), rng):
                goal = Goal("points", max(prover.ways(start, 0)), script)
                if _greed_begins_wrong(IceTownProver(start, goal)):
                    yield cut(match, moment), goal


def _script(start: IceTownState, decisions: int, rng: Random) -> tuple[str | None, ...]:
    """Rolls without a steal, and what a quick player does with them; nothing where the seat to move decides."""
    seat, state, script = start.to_move, start.clone(), list[str | None]()
    while script.count(None) < decisions and state.to_move != OVER:
        action = rng.choice(ROLLS[STEAL:]) if state.to_move == CHANCE else tidy(state, rng)
        script.append(None if state.to_move == seat else str(action))
        state.apply(action)
    return tuple(script)


def _is_tricky(prover: IceTownProver, length: int, rng: Random) -> bool:
    """Whether greed seems to end now so, now so, and seldom well: a quick look, before all ways are gone through (and
    before it is known whether the script fits)."""
    first, second = (_greedy_end(prover, length, rng) for _ in range(2))
    if first == second:
        return False
    ends = Counter([first, second, *(_greedy_end(prover, length, rng) for _ in range(_LOOKS - 2))])
    return 3 * ends[max(ends)] <= _LOOKS


def _greed_begins_wrong(prover: IceTownProver) -> bool:
    """Whether few of the first actions that tempt somebody greedy are right."""
    tempting = prover.tempting()
    right = sum(prover.reaches(prover.after(prover.start, action), 1) for action in tempting)
    return _WRONG_FOR_EACH_RIGHT * right <= len(tempting) - right


def _greedy_end(prover: IceTownProver, length: int, rng: Random) -> int:
    state = prover.start
    for played in range(length):
        state = prover.after(state, rng.choice(prover.greediest(state, played)))
    return state.points(prover.seat).total
