"""Fits what Penguin Party's first sight is worth (`outlook._WORTH_FOR_TWO`) to what a search finds that has none.

`python -m assets.tools.fits.party_outlook --matches 60 --seed 1` plays matches of two players, in which every decision
is searched with all placements alike at first sight. The fit is a multinomial logistic regression (softmax) to how
often each of them was looked at. It prints the table beside the present one, and the error of both in matches held out.
"""

import argparse
import inspect
import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from math import log
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from assets.tools.fits import logit
from assets.tools.fits.least_squares import Row
from penguins.bots.choose import pick
from penguins.bots.search import search
from penguins.core.game import AnyGame
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.party.actions import PartyAction, PlayCard
from penguins.games.party.bot import outlook
from penguins.games.party.bot.insight import PartyInsight
from penguins.games.party.cards import DECK
from penguins.games.party.game import Party
from penguins.games.party.state import PartyState

FEATURES = len(outlook._WORTH_FOR_TWO)
Table = tuple[tuple[float, ...], ...]
_ITERATIONS = 800
_TEMPERATURE = 0.5
"""Of what is played after the search: more of it brings more kinds of positions."""
_HELD_OUT = 5
"""One match of so many is not fitted to, but tells how good the fit is."""
_RIDGE = 1.0
"""How strongly weights are drawn to 0 that the decisions say nothing about."""


class Decision(NamedTuple):
    """What could be placed: its features, and the part of the search that it was given."""

    full: bool
    rows: list[list[float]]
    looked: list[float]
    held_out: bool


class _Unprejudiced(PartyInsight):
    """To whom all placements look alike at first sight."""

    def priors(self, state: PartyState, actions: Sequence[PartyAction]) -> list[float]:  # noqa: ARG002
        return [1.0] * len(actions)


def decisions(matches: int, seed: int, iterations: int = _ITERATIONS) -> Iterator[Decision]:
    """Every real decision of so many matches; the same ones for the same seed."""
    for number in range(matches):
        if sys.stderr.isatty():
            print(f"\rmatch {number + 1} of {matches}", end="", file=sys.stderr, flush=True)
        yield from _play(Random(f"{seed} {number}"), iterations, held_out=number % _HELD_OUT == _HELD_OUT - 1)


def _play(rng: Random, iterations: int, *, held_out: bool) -> Iterator[Decision]:
    game: AnyGame = Party()
    state = game.new(2)
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        view = state.seen_by(state.to_move)
        weights = search(_Unprejudiced(game, view), Thinking(nodes=iterations), rng).weights
        if len(weights) > 1:
            total = sum(weights.values())
            looked = [weight / total for weight in weights.values()]
            places = [place for place in weights if isinstance(place, PlayCard)]
            yield Decision(not view.pyramid.ends, features(view, places), looked, held_out)
        state.apply(pick(weights, _TEMPERATURE, rng))


def features(view: PartyState, places: Sequence[PlayCard]) -> list[list[float]]:
    """Of each placement: what the bots make of it if one feature alone is worth something."""
    by_feature = []
    for number in range(FEATURES):
        unit = tuple((float(row == number),) * 2 for row in range(FEATURES))
        with patch.object(outlook, "_WORTH_FOR_TWO", unit):
            look = outlook.Outlook(view.pyramid, view.hands[view.to_move] or DECK, view.players)
        by_feature.append([look.after(place) for place in places])
    return [list(row) for row in zip(*by_feature, strict=True)]


def fit(found: Iterable[Decision]) -> list[float]:
    """The weights that make these looks most likely."""
    return logit.fit([logit.Contest(_sparse(each), each.looked) for each in found], FEATURES, _RIDGE)


def promised(decision: Decision, weights: Sequence[float]) -> list[float]:
    """The part of the looks that each placement gets by these weights: a softmax."""
    return logit.foretold(_sparse(decision), weights)


def _sparse(decision: Decision) -> list[Row]:
    return [dict(enumerate(row)) for row in decision.rows]


def error(found: Iterable[Decision], table: Table) -> float:
    """The mean cross-entropy of what was looked at and what that table promises, in nats."""
    errors = [
        -sum(looked * log(part) for looked, part in zip(each.looked, promised(each, column(table, each)), strict=True))
        for each in found
    ]
    return sum(errors) / len(errors)


def column(table: Table, decision: Decision) -> list[float]:
    """The weights for a decision of that kind."""
    return [row[decision.full] for row in table]


def fitted(found: Sequence[Decision]) -> Table:
    """The table, with two decimals, by the decisions that are not held out."""
    columns = [fit(each for each in found if each.full == full and not each.held_out) for full in (False, True)]
    return tuple(tuple(round(weight, 2) + 0.0 for weight in row) for row in zip(*columns, strict=True))


def main(arguments: list[str] | None = None) -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(prog="party_outlook", description="Fit Penguin Party's first sight.")
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = list(decisions(chosen.matches, chosen.seed))
    table = fitted(found)
    print(f"{len(found)} decisions; worth while the base grows and once it is full: fitted, present")
    for name, new, old in zip(
        re.findall(r"\),  # (.+)", inspect.getsource(outlook)), table, outlook._WORTH_FOR_TWO, strict=True
    ):
        print("".join(f"{worth:8.2f}" for worth in (*new, *old)) + f"  {name}")
    held_out = [decision for decision in found if decision.held_out]
    print(f"\nCross-entropy in {len(held_out)} decisions held out of the fit:")
    for label, each in (
        ("fitted", table),
        ("present", outlook._WORTH_FOR_TWO),
        ("all alike", ((0.0, 0.0),) * FEATURES),
    ):
        print(f"{label:>12}{error(held_out, each):8.4f}")


if __name__ == "__main__":
    main()
