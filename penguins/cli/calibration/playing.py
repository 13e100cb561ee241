"""Emperors against Emperors, who say before every move how they see everybody's chances."""

from typing import NamedTuple

from penguins.bots.appraisal import appraise
from penguins.bots.levels import EMPEROR
from penguins.core.game import AnyGame
from penguins.core.insight import won
from penguins.core.match import Match, rng_at
from penguins.core.state import CHANCE, OVER


class Foretold(NamedTuple):
    """What was said about a position, and how the match ended, by seat."""

    chances: tuple[float, ...]
    shares: tuple[float, ...]


def foretold_in_match(game: AnyGame, players: int, nodes: int, seed: int) -> list[Foretold]:
    """Play one match; what the seat to move said of each position in which there was something to choose."""
    match = Match(game, players)
    said: list[tuple[float, ...]] = []
    while match.state.to_move != OVER:
        seat, actions = match.state.to_move, match.state.legal_actions()
        if seat == CHANCE:
            match.play(match.draw_chance(seed))
        elif len(actions) == 1:
            match.play(actions[0])
        else:
            rng = rng_at(seed, len(match.log), "bot")
            appraisal = appraise(game, match.state.seen_by(seat), EMPEROR, rng, EMPEROR.thinking(nodes=nodes))
            said.append(appraisal.chances)
            match.play(appraisal.actions[0].action)
    shares = tuple(won(match.state))
    return [Foretold(chances, shares) for chances in said]
