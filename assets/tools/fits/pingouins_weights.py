"""Fits Pingouins' `_WEIGHTS` to outcomes by logistic regression, for one number of players.

`python -m assets.tools.fits.pingouins_weights --players 3 --matches 300 --seed 1` lets the look-ahead play against
itself, a little softly, and prints the fitted rows beside the present ones, and the log loss of both in matches that
were held out.
"""

import argparse
import sys
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from random import Random

from assets.tools.fits.least_squares import Row
from assets.tools.fits.logit import Contest, fit, loss
from penguins.bots.choose import find_out, pick
from penguins.core.game import AnyGame
from penguins.core.insight import won
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.pingouins.bot import territory
from penguins.games.pingouins.bot.lanes import Scales, in_lane
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.race import slid
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.state import PingouinsState

KNOTS = len(territory._KNOTS)
ROWS = ("caught", "walked to", "slid to", "next")
WEIGHTS = len(ROWS) * KNOTS
_HELD_OUT = 5
"""One match of so many is not fitted to, but tells how good the fit is."""
_TEMPERATURE = 0.4
"""How softly the matches are played, for variety."""


def features(state: PingouinsState, mover: int) -> list[Row]:
    """Of every seat in a position that a seat has just moved to; the weights go row by row."""
    position = Position.of(state)
    boards = [in_lane(board) for board in position.penguins]
    free = in_lane(position.free)
    reached = territory.in_reach(Scales(position.shoal), boards, slid(boards, free), free, 1)
    share = _shares_of_knots(state.free.bit_count())
    following = (mover + 1) % state.players
    return [
        {
            row * KNOTS + knot: amount * part
            for row, amount in enumerate((held, walked, slid_to, float(seat == following)))
            for knot, part in share.items()
        }
        for seat, (held, (walked, slid_to)) in enumerate(zip(position.held, reached, strict=True))
    ]


def _shares_of_knots(free: int) -> dict[int, float]:
    """Linear interpolation: how much each knot's weight counts with so many free tiles."""
    high = max(1, bisect_left(territory._KNOTS, free))
    below, above = territory._KNOTS[high - 1 : high + 1]
    part = (free - below) / (above - below)
    return {high - 1: 1 - part, high: part}


def match(players: int, nodes: int, rng: Random) -> Iterator[Contest]:
    """A sample for every move of one match."""
    game: AnyGame = Pingouins()
    state = game.new(players)
    seen: list[list[Row]] = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        mover = state.to_move
        found = find_out(game.insight(state), Thinking(nodes=nodes), rng)
        state.apply(pick(found.weights, _TEMPERATURE, rng))
        seen.append(features(state, mover))
    shares = won(state)
    return (Contest(rivals, shares) for rivals in seen)


def table(weights: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    """The weights as they stand in the code."""
    return tuple(
        tuple(round(weight, 3) for weight in weights[row * KNOTS : (row + 1) * KNOTS]) for row in range(len(ROWS))
    )


def main(arguments: list[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="pingouins_weights", description="Fit what speaks for a seat in Pingouins.")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--nodes", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    fitted_to: list[Contest] = []
    held_out: list[Contest] = []
    for number in range(chosen.matches):
        if sys.stderr.isatty():
            print(f"\rmatch {number + 1} of {chosen.matches}", end="", file=sys.stderr, flush=True)
        samples = match(chosen.players, chosen.nodes, Random(f"{chosen.seed} {chosen.players} {number}"))
        (held_out if number % _HELD_OUT == _HELD_OUT - 1 else fitted_to).extend(samples)
    found = fit(fitted_to, WEIGHTS)
    present = [weight for row in territory._WEIGHTS[chosen.players - 2] for weight in row]
    print(f"{'free tiles':>12}" + "".join(f"{knot:8}" for knot in territory._KNOTS))
    for row, name in enumerate(ROWS):
        print(name)
        for label, weights in (("fitted", found), ("present", present)):
            print(f"{label:>12}" + "".join(f"{weight:8.3f}" for weight in weights[row * KNOTS : (row + 1) * KNOTS]))
    print(f"Log loss in {len(held_out)} positions held out of the fit:")
    print(f"{'fitted':>12}{loss(held_out, found):8.4f}\n{'present':>12}{loss(held_out, present):8.4f}")
    print(table(found))


if __name__ == "__main__":
    main()
