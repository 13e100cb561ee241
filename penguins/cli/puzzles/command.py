"""The command line of puzzles: make, check, measure."""

import argparse
import sys
from collections.abc import Callable, Sequence
from time import perf_counter

from penguins.bots.levels import LEVELS, Level
from penguins.cli.arena import progress
from penguins.cli.arena.command import positive
from penguins.cli.puzzles.ideas import IDEAS
from penguins.cli.puzzles.making import Shelves, matches_with_puzzles
from penguins.cli.puzzles.measuring import by_greed, finds
from penguins.games.registry import GAMES
from penguins.session.puzzles import GRADES, BadPuzzle, Puzzle, puzzles_text, shipped

_MATCHES_FOR_EACH = 100
"""How many matches are played at most, for each puzzle that is wanted."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may follow `penguins puzzles`."""
    works = parser.add_subparsers(title="what to do", metavar="", required=True)
    make = works.add_parser("make", help="make puzzles from matches of bots, and print them")
    make.add_argument("game", choices=IDEAS)
    make.add_argument("--count", type=positive, default=60, help="how many, of the three grades together (60)")
    make.add_argument("--seed", type=int, default=1, help="another one brings other matches (1)")
    make.set_defaults(run=_make)
    check = works.add_parser("check", help="prove everything that is shipped again")
    check.set_defaults(run=_check)
    measure = works.add_parser("measure", help="count which levels find the first action of what is shipped")
    measure.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="which (all, if not said)")
    measure.set_defaults(run=_measure)
    for work in (check, measure):
        work.add_argument("game", nargs="?", choices=list(GAMES), help="which (all, if not said)")


def _make(arguments: argparse.Namespace) -> int:
    game = GAMES[arguments.game]
    shelves = Shelves(game, arguments.count)
    try:
        for played, found in enumerate(matches_with_puzzles(game, arguments.seed, shelves), 1):
            if found is not None and shelves.take(found):
                progress.show(shelves.found, shelves.count)
            if shelves.found == shelves.count or played == _MATCHES_FOR_EACH * shelves.count:
                break
    finally:  # also when it is stopped: what was found is good
        print(puzzles_text(shelves.puzzles()), end="")
    return 0 if shelves.found == shelves.count else _complain(f"no more than {shelves.found} were found")


def _check(arguments: argparse.Namespace) -> int:
    return _for_each_game(arguments, _prove)


def _measure(arguments: argparse.Namespace) -> int:
    levels = [LEVELS[name] for name in arguments.levels]
    return _for_each_game(arguments, lambda game, puzzles: _count_finders(game, puzzles, levels))


def _for_each_game(arguments: argparse.Namespace, work: Callable[[str, Sequence[Puzzle]], int]) -> int:
    code = 0
    for game in [arguments.game] if arguments.game else GAMES:
        try:
            code |= work(game, list(shipped(game).values()))
        except BadPuzzle as bad:
            code |= _complain(str(bad))
    return code


def _prove(game: str, puzzles: Sequence[Puzzle]) -> int:
    started, code = perf_counter(), 0
    for number, puzzle in enumerate(puzzles, 1):
        try:
            puzzle.prove()
        except BadPuzzle as bad:
            code |= _complain(str(bad))
        progress.show(number, len(puzzles))
    if not code:
        print(f"{game}: {len(puzzles)} puzzles proven in {perf_counter() - started:.0f} s")
    return code


def _count_finders(game: str, puzzles: Sequence[Puzzle], levels: Sequence[Level]) -> int:
    """A table: for each grade, how many first actions greed and each level find."""
    names = ["greedy", *(level.name for level in levels)]
    print(game.ljust(14) + "puzzles".rjust(9) + "".join(name.rjust(9) for name in names))
    for grade in GRADES:
        shelf = [puzzle for puzzle in puzzles if puzzle.grade == grade]
        found = [sum(finds(level, puzzle) for puzzle in shelf) for level in levels]
        greedy = f"{float(sum(map(by_greed, shelf))):.1f}"
        numbers = "".join(str(number).rjust(9) for number in (len(shelf), greedy, *found))
        print(f"  grade {grade}".ljust(14) + numbers, flush=True)
    return 0


def _complain(sentence: str) -> int:
    print(f"penguins puzzles: {sentence}", file=sys.stderr)
    return 1
