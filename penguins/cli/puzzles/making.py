"""Puzzles cut from matches of bots: played, looked through, proven, measured, and put on three shelves."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import NamedTuple

from penguins.bots.choose import choose
from penguins.bots.levels import CHICK, JUNIOR
from penguins.cli.puzzles.ideas import IDEAS
from penguins.cli.puzzles.measuring import Difficulty, by_greed, difficulty
from penguins.core.game import AnyGame
from penguins.core.match import Match, rng_at
from penguins.core.puzzle import AnyProver, Unproven
from penguins.core.state import CHANCE, OVER
from penguins.session.puzzles import GRADES, Puzzle

_NODES = 2
"""Iterations of those who play the matches: positions should look as people leave them."""
_SHORTEST = 3
"""The fewest decisions of the solver that matter."""
_PART_OF_ONE_KIND = 0.7
"""Of all at most, where there are several kinds of goals."""
_PART_FOR_GREED = 0.3
"""Of all at most: how many somebody greedy may be expected to begin right."""
_ONE_OF_MEMORY_IN = 3
"""In a game with puzzles of memory."""


class Find(NamedTuple):
    """A proven puzzle, not yet named and graded."""

    puzzle: Puzzle
    by_greed: Fraction
    difficulty: Difficulty


class Shelves:
    """Keep as many puzzles as wanted, and no more of a sort than is good. A third of them has each grade."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.count = count
        self._prover = _prover_of(game)
        self._finds: list[Find] = []

    @property
    def found(self) -> int:
        """How many they hold."""
        return len(self._finds)

    def take(self, find: Find) -> bool:
        """Whether there was room for its sort; then it is kept. What Chick finds fills the first shelf at most."""
        alike = sum(other.puzzle.goal.kind == find.puzzle.goal.kind for other in self._finds)
        greedy = sum(other.by_greed for other in self._finds)
        easy = sum(not other.difficulty.missed_by for other in self._finds)
        fits = (
            (len(self._prover.kinds) == 1 or alike + 1 <= _PART_OF_ONE_KIND * self.count)
            and greedy + find.by_greed <= _PART_FOR_GREED * self.count
            and (find.difficulty.missed_by or easy < -(-self.count // len(GRADES)))
        )
        if fits:
            self._finds.append(find)
        return bool(fits)

    def puzzles(self) -> list[Puzzle]:
        """All of them, the hardest last, with their grades and ids."""
        each = -(-self.found // len(GRADES)) or 1
        ranked = sorted(self._finds, key=lambda find: find.difficulty)
        return [
            find.puzzle._replace(
                grade=GRADES[place // each],
                id=f"{GRADES[place // each]}-{place % each + 1:02}",
                memory=self._prover.of_memory and place % _ONE_OF_MEMORY_IN == 0,
            )
            for place, find in enumerate(ranked)
        ]


def matches_with_puzzles(game: AnyGame, seed: int) -> Iterator[Find | None]:
    """What each of endlessly many matches brings: at most one, so that no two are alike."""
    number = 0
    while True:
        number += 1
        rng = rng_at(seed, number, f"puzzles of {game.id}")
        puzzle = _best_of(game, _played(game, rng), rng)
        yield puzzle and Find(puzzle, by_greed(puzzle), difficulty(puzzle))


def _prover_of(game: AnyGame) -> type[AnyProver]:
    assert game.prover is not None, f"{game.id} has no puzzles"
    return game.prover


def _played(game: AnyGame, rng: Random) -> Match:
    options: dict[str, str] = {}
    for option in game.options:
        options[option.key] = rng.choice(option.choices) if option.asked and option.applies(options) else option.default
    match = Match(game, rng.choice(_prover_of(game).players), options)
    level = rng.choice((CHICK, JUNIOR))
    while match.state.to_move != OVER:
        seat = match.state.to_move
        if seat == CHANCE:
            match.play(match.state.sample_chance(rng))
        else:
            match.play(choose(game, match.state.seen_by(seat), level, rng, level.thinking(nodes=_NODES)))
    return match


def _best_of(game: AnyGame, match: Match, rng: Random) -> Puzzle | None:
    """The first that greed rather begins wrong, looking here and there; without any, one that it begins right."""
    moments = [moment for moment in range(len(match.log)) if match.mover(moment) != CHANCE]
    rng.shuffle(moments)
    best = None
    for moment in moments:
        for best in _proven(game, match, moment, rng):
            if by_greed(best) <= _PART_FOR_GREED:
                return best
    return best


def _proven(game: AnyGame, match: Match, moment: int, rng: Random) -> Iterator[Puzzle]:
    """What is proven at that moment, and long enough."""
    for start, goal in IDEAS[game.id](match, moment, rng):
        try:
            prover = _prover_of(game)(start.state, goal)
            prover.prove()
            solution = tuple(map(str, prover.solution()))
            if prover.length() >= _SHORTEST:
                log = tuple(map(str, start.log))
                yield Puzzle(game.id, "", GRADES[0], start.players, start.options, goal, log, solution)
        except Unproven:
            continue
