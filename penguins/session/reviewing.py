"""A review that is being worked out, decision by decision, in a thread of its own. The screen's thread only asks."""

from collections.abc import Iterator
from threading import Event

from penguins.bots.appraisal import appraise
from penguins.bots.levels import EMPEROR
from penguins.core.insight import won
from penguins.core.match import Match, rng_at
from penguins.core.thinking import Thinking
from penguins.session.background import begin
from penguins.session.record import Record
from penguins.session.review import Judged, Review, decisions, is_dealt, is_lucky

SECONDS = 24.0
"""For a whole match, at most, as long as a decision takes its part and no more."""
NODES = 400
"""For a decision, at most."""


class Reviewing:
    """Starts when it is made. What is known so far can be shown at any time; a failure is logged and ends it."""

    def __init__(self, record: Record, *, seconds: float = SECONDS, nodes: int = NODES) -> None:
        self._match = record.match
        self._seed = record.seed
        self._moments = decisions(record.match)
        self._seconds = seconds / max(1, len(self._moments))
        self._nodes = nodes
        self._thinking = Thinking(nodes=0)
        self._cancelled = Event()
        self.review = Review(record.match.players, (), dealt=is_dealt(record.match, self._moments))
        self._thread = begin(self._review, "review")

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return len(self.review.decisions) / len(self._moments) if self._moments else 1.0

    @property
    def finished(self) -> bool:
        """Whether nothing more will come."""
        return not self._thread.is_alive()

    @property
    def complete(self) -> bool:
        """Whether everything is known: a review to keep."""
        return self.finished and len(self.review.decisions) == len(self._moments)

    def wait(self) -> None:
        """Until nothing more will come: only where nobody looks on meanwhile."""
        self._thread.join()

    def cancel(self) -> None:
        """Stop soon. What is known stays."""
        self._cancelled.set()
        self._thinking.cancel()

    def _review(self) -> None:
        for judged in self._judged():
            self.review = self.review._replace(decisions=(*self.review.decisions, judged))

    def _judged(self) -> Iterator[Judged]:
        ends = [*self._moments[1:], len(self._match.log)]
        if self._match.state.winners():
            self.review = self.review._replace(final=tuple(won(self._match.state)))
        for moment, following in zip(self._moments, ends, strict=True):
            self._thinking = Thinking(self._seconds, self._nodes, breathing=True)
            if self._cancelled.is_set():
                return
            judged = judge(self._match, moment, following, self._seed, self._thinking)
            if self._cancelled.is_set():  # it was cut short
                return
            yield judged


def judge(match: Match, moment: int, following: int, seed: int, thinking: Thinking) -> Judged:
    """What the Emperor thinks of the decision at that moment; the next one comes at `following`."""
    seat = match.mover(moment)
    view = match.position(moment).seen_by(seat)
    appraisal = appraise(match.game, view, EMPEROR, rng_at(seed, moment, "review"), thinking)
    best, played = appraisal.actions[0], appraisal.verdict(match.log[moment])
    return Judged(
        moment,
        seat,
        appraisal.chances,
        best.chance - played.chance,
        str(best.action),
        is_lucky(match, moment, following),
    )
