"""Fits the two coefficients of Ice Town's `turns_left` by least squares: how long a match goes on, by its piles.

`python -m assets.tools.fits.icetown_turns --matches 3000 --seed 1` prints them beside the present ones, and the
error of both in matches that were held out.
"""

from assets.tools.fits.icetown_matches import Played, asked_for, fit
from assets.tools.fits.least_squares import Sums
from penguins.games.icetown.bot import prospects

WEIGHTS = 2


def add(sums: Sums, match: Played) -> None:
    """A sample for every position before the last round: the whole rounds that came after the one at hand."""
    players = match.end.players
    rounds = len(match.positions) // players
    for moment, state in enumerate(match.positions):
        if not state.last_round():
            smallest, second, *_ = sorted(state.piles)
            sums.add({0: smallest / players, 1: second / players}, rounds - 1 - moment // players)


def main(arguments: list[str] | None = None) -> None:
    """Play, fit and print."""
    played = asked_for(arguments, "icetown_turns", "Fit how long a match of Ice Town goes on.")
    found = fit(played, WEIGHTS, add)
    present = [prospects._TURNS_BY_SMALLEST_PILE, prospects._TURNS_BY_SECOND_PILE]
    print(f"RMS error in rounds to come, in {found.held_out.samples} samples held out of the fit:")
    for label, (smallest, second) in (("fitted", found.fitted.solve()), ("present", present)):
        error = found.held_out.error([smallest, second])
        print(f"{label:>12}: {smallest:.3f} × smallest pile + {second:.3f} × second, error {error:.3f}")


if __name__ == "__main__":
    main()
