"""The command line of calibration: which game, how many matches; then the matches and the table."""

import argparse
import sys
from random import Random

from penguins.bots.levels import EMPEROR
from penguins.cli.arena.command import INTERRUPTED, positive
from penguins.cli.arena.progress import show
from penguins.cli.calibration.playing import Foretold, foretold_in_match
from penguins.cli.calibration.tenths import LIKELY, best_power, interval, table
from penguins.core.game import BadSeats
from penguins.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may follow `penguins calibration`."""
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--players", type=positive, default=2, help="seats in a match (2)")
    parser.add_argument("--matches", type=positive, default=200, help="how many (200)")
    parser.add_argument("--nodes", type=positive, default=EMPEROR.nodes, help=f"a decision ({EMPEROR.nodes})")
    parser.add_argument("--seed", type=int, default=1, help="another one brings other boards and deals (1)")


def run(arguments: argparse.Namespace) -> int:
    """Let Emperors play, and print how often each tenth of the chances they named came true."""
    game = GAMES[arguments.game]
    matches: list[list[Foretold]] = []
    code = 0
    try:
        for number in range(1, arguments.matches + 1):
            seed = arguments.seed * 1_000_000 + number
            matches.append(foretold_in_match(game, arguments.players, arguments.nodes, seed))
            show(number, arguments.matches)
    except BadSeats as bad:
        print(f"penguins calibration: {game.id} is for {bad.seats[0]} to {bad.seats[-1]} players", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nStopped after {len(matches)} of {arguments.matches} matches.", file=sys.stderr)
        code = INTERRUPTED
    foretold = [each for match in matches for each in match]
    print(table(foretold))
    bounds = interval(matches, *LIKELY, Random(arguments.seed))
    if bounds:
        print(f"\nThe last line, as {len(matches)} matches can tell: {bounds[0]:.1%} to {bounds[1]:.1%}")
    present = game.insight(game.new(arguments.players)).sharpness
    best = present * best_power(foretold)
    print(f"Sharpness that foretells these best: {best:.2f}; in the code: {present:.2f}")
    return code
