"""What is worth telling of a match of Ice Town, and how the die fell."""

from penguins.core.match import Match
from penguins.games.icetown.actions import Roll, Steal

_LARGE_TOWN = 20
_OFTEN = 3


def deeds(match: Match) -> list[dict[str, int]]:
    """`town_of_20`: a town worth that much. `robbed_and_won`: won although three penguins were stolen. And the luck of
    everybody's rolls."""
    told: list[dict[str, int]] = [{} for _ in range(match.players)]
    robbed = [0] * match.players
    for moment, action in enumerate(match.log):
        if isinstance(action, Roll):
            roller = match.position(moment).next_seat()
            assert roller is not None
            luck = told[roller]
            luck["rolled"] = luck.get("rolled", 0) + action.face
            luck["rolls"] = luck.get("rolls", 0) + 1
        elif isinstance(action, Steal):
            robbed[action.victim] += 1
    for seat, score in enumerate(match.state.scores()):
        if score >= _LARGE_TOWN:
            told[seat]["town_of_20"] = score
        if robbed[seat] >= _OFTEN and seat in match.state.winners():
            told[seat]["robbed_and_won"] = robbed[seat]
    return told
