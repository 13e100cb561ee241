"""Time to think: a budget that runs out, can be called off, and leaves room for a screen."""

from __future__ import annotations

from math import inf
from time import perf_counter, sleep
from typing import Any, NamedTuple

from penguins.core.state import Action, State

_AWAKE = 0.004
_NAP = 0.002
_PUNCTUAL = 0.95
"""The part of the time to use, so that the last iteration and the answer itself come within it."""


class Step(NamedTuple):
    """An action, of anybody or of chance, as one seat saw it."""

    action: Action | None
    """None: what that seat may not know."""
    view: State[Any]
    """What it saw afterwards."""


class Earlier(NamedTuple):
    """What a seat found out for an earlier decision, and what has happened since."""

    thoughts: object
    since: tuple[Step, ...]


class Thinking:
    """One decision's budget. The clock starts when it is made.

    A search calls `step` before every iteration, and `out_of_time` now and then inside anything
    that may take longer than a millisecond; it answers with its best so far when they say so.
    """

    def __init__(
        self,
        seconds: float | None = None,
        nodes: int | None = None,
        *,
        at_least: float = 0.0,
        breathing: bool = False,
        earlier: Earlier | None = None,
        within: Thinking | None = None,
    ) -> None:
        """Either limit ends it, but so many iterations only after `at_least` seconds; without a limit of either kind
        it goes on until it is cancelled. With `breathing`, the thinking thread sleeps a third of the time, so that
        frames of a screen stay smooth: to be switched at any time, from any thread. `within` another thought, it ends
        with that at the latest."""
        self.nodes = 0
        self.breathing = breathing
        self.earlier = earlier
        """To begin with, if there is something."""
        self.thoughts: object = None
        """What was found out, for whoever knows what to do with it at the next decision."""
        self._seconds = inf if seconds is None else seconds * _PUNCTUAL
        self._most_nodes = inf if nodes is None else nodes
        self._at_least = at_least * _PUNCTUAL
        self._within = within
        self._cancelled = False
        self._started = self._woke = perf_counter()

    def cancel(self) -> None:
        """Ask for the best so far, now. From any thread."""
        self._cancelled = True

    @property
    def cancelled(self) -> bool:
        return self._cancelled

    @property
    def progress(self) -> float:
        """How much of the budget is used, 0 to 1."""
        spent = perf_counter() - self._started
        by_nodes = self.nodes / self._most_nodes if self._most_nodes else 1.0
        if self._at_least:
            by_nodes = min(by_nodes, spent / self._at_least)
        return min(1.0, max(by_nodes, spent / self._seconds))

    def step(self) -> bool:
        """Whether there is budget for one more iteration, which is counted."""
        if self.out_of_time() or (self.nodes >= self._most_nodes and self._has_lasted()):
            return False
        self.nodes += 1
        return True

    def out_of_time(self) -> bool:
        """Whether to stop right here. Never so by the clock when only iterations are limited."""
        if self._cancelled or (self._within and self._within.out_of_time()):
            return True
        now = perf_counter()
        if now - self._started >= self._seconds:
            return True
        if self.breathing and now - self._woke >= _AWAKE:
            sleep(_NAP)
            self._woke = perf_counter()
        return False

    def _has_lasted(self) -> bool:
        return perf_counter() - self._started >= self._at_least
