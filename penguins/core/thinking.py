"""Time to think: a budget that runs out, can be called off, and leaves room for a screen."""

from time import perf_counter, sleep

_AWAKE = 0.004
_NAP = 0.002
_PUNCTUAL = 0.95
"""The part of the time to use, so that the last iteration and the answer itself come within it."""


class Thinking:
    """One decision's budget. The clock starts when it is made.

    A search calls `step` before every iteration, and `out_of_time` now and then inside anything
    that may take longer than a millisecond; it answers with its best so far when they say so.
    """

    def __init__(self, seconds: float | None = None, nodes: int | None = None, *, breathing: bool = False) -> None:
        """Without a limit of either kind it goes on until it is cancelled. With `breathing`,
        the thinking thread sleeps a third of the time, so that frames of a screen stay smooth."""
        self.nodes = 0
        self._seconds = None if seconds is None else seconds * _PUNCTUAL
        self._most_nodes = nodes
        self.breathing = breathing
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
        by_nodes = self.nodes / self._most_nodes if self._most_nodes else 0.0
        by_clock = (perf_counter() - self._started) / self._seconds if self._seconds else 0.0
        return min(1.0, max(by_nodes, by_clock))

    def step(self) -> bool:
        """Whether there is budget for one more iteration, which is counted."""
        if self.nodes == self._most_nodes or self.out_of_time():
            return False
        self.nodes += 1
        return True

    def out_of_time(self) -> bool:
        """Whether to stop right here. Never so by the clock when only iterations are limited."""
        if self._cancelled:
            return True
        now = perf_counter()
        if self._seconds is not None and now - self._started >= self._seconds:
            return True
        if self.breathing and now - self._woke >= _AWAKE:
            sleep(_NAP)
            self._woke = perf_counter()
        return False
