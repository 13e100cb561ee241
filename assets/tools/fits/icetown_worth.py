"""Fits Ice Town's table `_WORTH` to outcomes by least squares, with a fixed effect for every position.

`python -m assets.tools.fits.icetown_worth --matches 3000 --seed 1` prints the fitted table over the present one, and
the error of both in matches that were held out. Only differences between seats are fitted, as only they matter to
the bots: whatever all seats of a position have in common drops out.
"""

import inspect
import re
from collections.abc import Sequence
from functools import cache
from unittest.mock import patch

from assets.tools.fits.icetown_matches import Fit, Played, asked_for, fit
from assets.tools.fits.least_squares import Sums
from penguins.games.icetown.bot import prospects
from penguins.games.icetown.geometry import VIOLET, YELLOW
from penguins.games.icetown.state import IceTownState

Table = tuple[tuple[float, ...], ...]

KNOTS = len(prospects._KNOTS)
FEATURES = len(prospects._WORTH)
A_TURN = FEATURES * KNOTS
"""The number of the last weight: of a turn more."""
WEIGHTS = A_TURN + 1
_UNIT = tuple(tuple(float(row == column) for column in range(KNOTS)) for row in range(KNOTS))


def add(sums: Sums, match: Played) -> None:
    """Samples for every position; weights go row by row, then comes that of a turn."""
    for state in match.positions:
        _add_position(sums, state, match.end.scores())


def _add_position(sums: Sums, state: IceTownState, final: Sequence[int]) -> None:
    """A sample for every seat, each as its difference from the mean of all seats."""
    rows = [_row(state, seat, turns) for seat, turns in enumerate(prospects.turns_left(state))]
    targets = [points - _sure(state, seat) for seat, points in enumerate(final)]
    players = state.players
    numbers = sorted(set().union(*rows))
    means = {number: sum(row.get(number, 0.0) for row in rows) / players for number in numbers}
    mean = sum(targets) / players
    for row, target in zip(rows, targets, strict=True):
        sums.add({number: row.get(number, 0.0) - means[number] for number in numbers}, target - mean)


def _row(state: IceTownState, seat: int, turns: float) -> dict[int, float]:
    """The weights that a seat's prospect is made of: each feature at the knots beside its turns left."""
    most = prospects._SCARCE_BELOW
    features = prospects._features(state.town(seat), [min(pile, most) / most for pile in state.piles])
    row = {
        number * KNOTS + knot: feature * part
        for knot, part in enumerate(_parts(round(turns, 1)))
        if part
        for number, feature in enumerate(features)
        if feature
    }
    row[A_TURN] = turns
    return row


@cache
def _parts(turns: float) -> tuple[float, ...]:
    """How far each knot counts: what the bots read from the unit matrix in place of their table."""
    with patch.object(prospects, "_WORTH", _UNIT):
        parts: tuple[float, ...] = prospects._worth.__wrapped__(turns)
    return parts


def _sure(state: IceTownState, seat: int) -> int:
    town = state.town(seat)
    return prospects.points(YELLOW, town[YELLOW]) + prospects.points(VIOLET, town[VIOLET])


def present() -> list[float]:
    """The bots' own weights."""
    return [worth for row in prospects._WORTH for worth in row] + [prospects._POINTS_PER_TURN]


def points_as_they_are() -> list[float]:
    """Weights that expect nothing to change: something to beat."""
    return [float(number < 2) for number in range(FEATURES) for _ in range(KNOTS)] + [0.0]


def table(weights: Sequence[float]) -> Table:
    """The weights as the table `_WORTH`, with two decimals."""
    return tuple(
        tuple(round(worth, 2) + 0.0 for worth in weights[number * KNOTS : (number + 1) * KNOTS])
        for number in range(FEATURES)
    )


def _print(found: Fit) -> None:
    weights, now = found.fitted.solve(), present()
    names = re.findall(r"\),  # (.+)", inspect.getsource(prospects))
    print(f"{'turns left':>12}" + "".join(f"{knot:8}" for knot in prospects._KNOTS))
    for name, new, old in zip(names, table(weights), prospects._WORTH, strict=True):
        print(name)
        for label, row in (("fitted", new), ("present", old)):
            print(f"{label:>12}" + "".join(f"{worth:8.2f}" for worth in row))
    print(f"a turn: fitted {weights[A_TURN]:.2f}, present {now[A_TURN]:.2f}")
    print(f"\nRMS error of a seat's points, in {found.held_out.samples} samples held out of the fit:")
    for label, each in (("fitted", weights), ("present", now), ("points now", points_as_they_are())):
        print(f"{label:>12}{found.held_out.error(each):8.3f}")
    print("\nFor the arena:\n" + str(table(weights)).replace(" ", ""))


def main(arguments: list[str] | None = None) -> None:
    """Play, fit and print."""
    played = asked_for(arguments, "icetown_worth", "Fit what Ice Town's features are worth.")
    _print(fit(played, WEIGHTS, add))


if __name__ == "__main__":
    main()
