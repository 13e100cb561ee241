"""What is worth telling of a match of Penguin Party."""

from typing import Any

from penguins.core.match import Match
from penguins.games.party.actions import PlayCard

_OFTEN = 2


def deeds(match: Match) -> list[dict[str, int]]:
    """`no_card_left_twice`: the whole hand placed in two rounds. `no_points`: won without a single point."""
    told: list[dict[str, int]] = [{} for _ in range(match.players)]
    emptied = [0] * match.players
    for moment, action in enumerate(match.log):
        before: Any = match.position(moment)
        if isinstance(action, PlayCard) and before.sizes[before.to_move] == 1:
            emptied[before.to_move] += 1
    for seat, points in enumerate(match.state.scores()):
        if emptied[seat] >= _OFTEN:
            told[seat]["no_card_left_twice"] = emptied[seat]
        if points == 0 and match.state.winners() == (seat,):
            told[seat]["no_points"] = 1
    return told
