"""Measuring somebody by how their matches against bots of known strength went (Bayesian Elo on a grid).

The model is that of Elo: who is stronger by a level (100) has the odds e ** steepness to 1. Every strength that
somebody may have gets a weight, and each meeting multiplies it by how likely its result was. Older meetings count less:
people learn, and a Friend that was wrong must not stay wrong.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, log1p, sqrt
from typing import NamedTuple

from penguins.bots.friend import STRONGEST, WEAKEST

STEP = 10
ONE_LEVEL = 100
FIRST_GUESS = 50
"""Of somebody who has not played yet: between Chick and Junior."""
_DOUBT = 130
"""How far off the first guess may be (standard deviation). More: the first matches move the estimate further."""
_FORGETTING = 0.94
"""What a meeting counts for after one more. Less: the estimate follows sooner, and wavers more."""
MOST_MEETINGS = 60
"""Older ones count for next to nothing."""

_STRENGTHS = range(WEAKEST - ONE_LEVEL, STRONGEST + ONE_LEVEL + STEP, STEP)
"""People may be weaker or stronger than any Friend."""


class Meeting(NamedTuple):
    """A person and a bot in one match."""

    strength: int
    """Of the bot."""
    result: float
    """Of the person: 1 won, 0.5 shared, 0 lost."""


class Measure(NamedTuple):
    """What is known of somebody."""

    strength: int
    """Within what a Friend can be."""
    doubt: int
    """How far off that may be: half of the time it is less than two thirds of this."""
    meetings: int


def measured(meetings: Sequence[Meeting], steepness: float) -> Measure:
    """How strong somebody is who has had these meetings, the oldest first."""
    last = meetings[-MOST_MEETINGS:]
    guess = _FORGETTING ** len(last)  # it is older than all of them: kept for ever, it would pull everybody back
    weights = [-guess * ((strength - FIRST_GUESS) / _DOUBT) ** 2 / 2 for strength in _STRENGTHS]
    counts = 1.0
    for meeting in reversed(last):
        for number, strength in enumerate(_STRENGTHS):
            won, lost = _logs_of_odds(strength - meeting.strength, steepness)
            weights[number] += counts * (meeting.result * won + (1 - meeting.result) * lost)
        counts *= _FORGETTING
    return _summary(weights, len(meetings))


@cache
def _logs_of_odds(difference: int, steepness: float) -> tuple[float, float]:
    """The logarithms of the chances that who is stronger by so much wins, and loses."""
    odds = steepness * difference / ONE_LEVEL
    return -log1p(exp(-odds)), -log1p(exp(odds))


def _summary(logarithms: Sequence[float], meetings: int) -> Measure:
    highest = max(logarithms)
    weights = [exp(each - highest) for each in logarithms]
    total = sum(weights)
    mean = sum(weight * strength for weight, strength in zip(weights, _STRENGTHS, strict=True)) / total
    spread = sum(weight * (strength - mean) ** 2 for weight, strength in zip(weights, _STRENGTHS, strict=True)) / total
    return Measure(min(STRONGEST, max(WEAKEST, round(mean))), round(sqrt(spread)), meetings)
