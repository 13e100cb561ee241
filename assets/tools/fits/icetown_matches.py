"""Matches of Ice Town to fit to, played quickly and softly by the bots' first guess alone, and what a fit sums up."""

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NamedTuple

from assets.tools.fits.least_squares import Sums
from penguins.bots.choose import choose
from penguins.bots.levels import ADULT
from penguins.core.game import AnyGame
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.icetown.game import IceTown
from penguins.games.icetown.state import IceTownState

_HELD_OUT = 5
"""One match of so many is not fitted to, but tells how good the fit is."""


class Played(NamedTuple):
    """One match: the positions at the beginning of every turn, and the last one."""

    positions: list[IceTownState]
    end: IceTownState
    held_out: bool


class Fit(NamedTuple):
    """The sums over matches to fit to, and over those held out."""

    fitted: Sums
    held_out: Sums


def fit(played: Iterable[Played], weights: int, add: Callable[[Sums, Played], None]) -> Fit:
    """All these matches, each added to its sums."""
    found = Fit(Sums(weights), Sums(weights))
    for match in played:
        add(found.held_out if match.held_out else found.fitted, match)
    return found


def asked_for(arguments: list[str] | None, prog: str, description: str) -> Iterator[Played]:
    """The matches that a command line asks for."""
    parser = argparse.ArgumentParser(prog=prog, description=description)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    return matches(chosen.matches, chosen.seed)


def matches(count: int, seed: int) -> Iterator[Played]:
    """So many matches, of 2, 3 and 4 players in turn; the same ones for the same seed."""
    for number in range(count):
        if sys.stderr.isatty():
            print(f"\rmatch {number + 1} of {count}", end="", file=sys.stderr, flush=True)
        players = 2 + number % 3
        yield _play(players, Random(f"{seed} {number}"), held_out=number // 3 % _HELD_OUT == _HELD_OUT - 1)


def _play(players: int, rng: Random, *, held_out: bool) -> Played:
    game: AnyGame = IceTown()
    state = game.start(players, {})
    positions = []
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            positions.append(state.clone())
            state.apply(state.sample_chance(rng))
        else:
            # Without iterations an adult follows the first guess; its temperature brings variety.
            state.apply(choose(game, state, ADULT, rng, Thinking(nodes=0)))
    return Played(positions, state, held_out)
