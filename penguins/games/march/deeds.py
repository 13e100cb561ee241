"""What is worth telling of a match of March of the Penguins."""

from penguins.core.match import Match
from penguins.core.state import CHANCE
from penguins.games.march.actions import Walk

_FEW_TURNS = 8
_MANY_STEPS = 5


def deeds(match: Match) -> list[dict[str, int]]:
    """`home_in_8_turns`: won in so few turns. `long_walk`: so many steps in a single turn."""
    told: list[dict[str, int]] = [{} for _ in range(match.players)]
    turns, walks = _turns_and_walks(match)
    for seat in range(match.players):
        if seat in match.state.winners() and 0 < turns[seat] <= _FEW_TURNS:
            told[seat]["home_in_8_turns"] = turns[seat]
        if walks[seat] >= _MANY_STEPS:
            told[seat]["long_walk"] = walks[seat]
    return told


def _turns_and_walks(match: Match) -> tuple[list[int], list[int]]:
    """Of every seat, how often it was its turn, and the most steps that it took in one."""
    turns, longest = [0] * match.players, [0] * match.players
    mover, steps = CHANCE, 0
    for moment, action in enumerate(match.log):
        seat = match.mover(moment)
        if seat == CHANCE:
            continue
        if seat != mover:
            mover, steps = seat, 0
            turns[seat] += 1
        if isinstance(action, Walk):
            steps += 1
            longest[seat] = max(longest[seat], steps)
    return turns, longest
