"""Where puzzles may be found in a match: for each game a file, and in it a function for each kind of goal.

    ideas(match, moment, rng)

gives matches that stop where a puzzle would start, each with a goal. Most of it will not be proven.
"""

from collections.abc import Callable, Iterator
from random import Random

from penguins.cli.puzzles.ideas import icetown, march, party, pingouins
from penguins.core.match import Match
from penguins.core.puzzle import Goal

Idea = tuple[Match, Goal]

IDEAS: dict[str, dict[str, Callable[[Match, int, Random], Iterator[Idea]]]] = {
    "pingouins": {"win": pingouins.endings, "fish": pingouins.feasts},
    "icetown": {"points": icetown.ideas},
    "march": {"arrive": march.ideas},
    "party": {"empty_hand": party.ideas},
}
"""By game and kind of goal."""
