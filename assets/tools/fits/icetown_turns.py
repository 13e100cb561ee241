"""Fits the two coefficients of Ice Town's `turns_left` by least squares: how long a match goes on, by its piles.

`python -m assets.tools.fits.icetown_turns --matches 3000 --seed 1` prints them beside the present ones, and the
error of both in matches that were held out.
"""

import argparse
from collections.abc import Iterable

from assets.tools.fits.icetown_matches import Played, matches
from assets.tools.fits.least_squares import Sums
from penguins.games.icetown.bot import prospects


class Fit:
    """The sums over matches to fit to, and over those held out."""

    def __init__(self) -> None:
        self.fitted, self.held_out = Sums(2), Sums(2)

    def add(self, match: Played) -> None:
        """A sample for every position before the last round: the whole rounds that came after the one at hand."""
        sums = self.held_out if match.held_out else self.fitted
        players = match.end.players
        rounds = len(match.positions) // players
        for moment, state in enumerate(match.positions):
            if not state.last_round():
                smallest, second, *_ = sorted(state.piles)
                sums.add({0: smallest / players, 1: second / players}, rounds - 1 - moment // players)


def fit(played: Iterable[Played]) -> Fit:
    """All these matches added up."""
    found = Fit()
    for match in played:
        found.add(match)
    return found


def main(arguments: list[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="icetown_turns", description="Fit how long a match of Ice Town goes on.")
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = fit(matches(chosen.matches, chosen.seed))
    present = [prospects._TURNS_BY_SMALLEST_PILE, prospects._TURNS_BY_SECOND_PILE]
    print(f"RMS error in rounds to come, in {found.held_out.samples} samples held out of the fit:")
    for label, (smallest, second) in (("fitted", found.fitted.solve()), ("present", present)):
        error = found.held_out.error([smallest, second])
        print(f"{label:>12}: {smallest:.3f} × smallest pile + {second:.3f} × second, error {error:.3f}")


if __name__ == "__main__":
    main()
