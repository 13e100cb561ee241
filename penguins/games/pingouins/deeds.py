"""What is worth telling of a match of Pingouins."""

from penguins.core.match import Match

_TWICE = 2


def deeds(match: Match) -> list[dict[str, int]]:
    """`one_fish`: won by a single fish. `twice_the_fish`: won with twice as many as anybody else."""
    told: list[dict[str, int]] = [{} for _ in range(match.players)]
    winners, fish = match.state.winners(), match.state.scores()
    if len(winners) == 1:
        (winner,) = winners
        best = max(caught for seat, caught in enumerate(fish) if seat != winner)
        if fish[winner] - best == 1:
            told[winner]["one_fish"] = 1
        if best and fish[winner] >= _TWICE * best:
            told[winner]["twice_the_fish"] = fish[winner]
    return told
