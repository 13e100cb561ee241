"""Where puzzles may be found in a match: for each game, a file with `ideas`.

    ideas(match, moment, rng)

gives matches that stop where a puzzle would start, each with a goal. Most of it will not be proven.
"""

from collections.abc import Callable, Iterator
from random import Random

from penguins.cli.puzzles.ideas import icetown, march, party, pingouins
from penguins.core.match import Match
from penguins.core.puzzle import Goal

Idea = tuple[Match, Goal]

IDEAS: dict[str, Callable[[Match, int, Random], Iterator[Idea]]] = {
    "pingouins": pingouins.ideas,
    "icetown": icetown.ideas,
    "march": march.ideas,
    "party": party.ideas,
}
