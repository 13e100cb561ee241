"""Stopping as soon as it is clear: Wald's sequential probability ratio test (SPRT)."""

from collections.abc import Iterable
from math import log

_APART = 0.05
"""The test tells a share this much above the one in question from one this much below."""
_ERROR = 0.05
"""How often it may be wrong, either way."""
LOWEST, HIGHEST = _APART, 1 - _APART
"""The shares that can be in question lie between these."""


def verdict(victories: Iterable[float], share: float) -> bool | None:
    """Whether the true share is above the one in question, going by these victories; None as long as it is open.

    A shared victory counts in part on both sides.
    """
    low, high = share - _APART, share + _APART
    for_it, against_it = log(high / low), log((1 - low) / (1 - high))
    evidence = sum(for_it * victory - against_it * (1 - victory) for victory in victories)
    if abs(evidence) < log((1 - _ERROR) / _ERROR):
        return None
    return evidence > 0
