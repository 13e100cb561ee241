"""Whether a Friend fits: our own levels stand in for people, and meet it again and again.

Each stand-in is measured from its first match on, exactly as a person is. After SETTLING matches it should lose about
as often as it wins, in every game. All think by numbers of nodes, so that the same seed brings the same table on every
machine.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from penguins.bots.choose import choose
from penguins.bots.friend import friend
from penguins.bots.levels import ADULT, CHICK, JUNIOR, Level
from penguins.bots.measure import Meeting, measured
from penguins.cli.arena import progress
from penguins.cli.bench.figure import Figure, at_most
from penguins.core.game import AnyGame
from penguins.core.insight import won
from penguins.core.match import Match, rng_at
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES

STAND_INS = (CHICK, JUNIOR, ADULT)
SETTLING = 12
FARTHEST = 10
"""Percent from a half: it wins 40 to 60 % of what follows."""


class Run(NamedTuple):
    """How the matches of one stand-in went."""

    strengths: tuple[int, ...]
    """Of the Friend, in each match."""
    results: tuple[float, ...]
    """Of the Friend."""

    def share(self) -> float:
        """Of the matches that the Friend won, once it had settled."""
        settled = self.results[SETTLING:]
        return sum(settled) / len(settled)


def figures(matches: int, games: Iterable[str] = GAMES, part: float = 1.0) -> Iterator[Figure]:
    """How far from a half the Friend's wins are, in so many matches after the first ones, for each of the games and
    each stand-in, with that part of all nodes."""
    for game in map(GAMES.__getitem__, games):
        for level in STAND_INS:
            met = run(game, level, SETTLING + matches, part)
            settled = met.strengths[SETTLING:]
            mean, share = sum(settled) / len(settled), met.share()
            name = f"{game.id}, Friend meets {level.name}: wins {share:.0%} at strength {mean:.0f}, off a half"
            yield at_most(name, abs(share - 0.5) * 100, "%", FARTHEST)


def run(game: AnyGame, level: Level, matches: int, part: float, seed: int = 1) -> Run:
    """That many matches between a Friend and the level, which take turns to begin."""
    meetings: list[Meeting] = []
    for number in range(matches):
        strength = measured(meetings, game.steepness).strength
        players = [friend(strength), level]
        own = number % 2
        shares = play(game, players[::-1] if own else players, seed * 1_000_000 + number, part)
        meetings.append(Meeting(strength, shares[1 - own]))
        progress.show(number + 1, matches)
    return Run(tuple(each.strength for each in meetings), tuple(1 - each.result for each in meetings))


def play(game: AnyGame, levels: list[Level], seed: int, part: float) -> list[float]:
    """Each seat's share of the victory."""
    match = Match(game, len(levels))
    while match.state.to_move != OVER:
        seat = match.state.to_move
        if seat == CHANCE:
            match.play(match.draw_chance(seed))
            continue
        level = levels[seat]
        thinking = Thinking(nodes=max(1, round(level.nodes * part)))
        match.play(choose(game, match.state.seen_by(seat), level, rng_at(seed, len(match.log), "bot"), thinking))
    return won(match.state)
