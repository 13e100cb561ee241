"""The coach beside a replay: works the review out while the match is looked at, and keeps it."""

from collections.abc import Callable

from kivy.clock import Clock

from penguins.session.record import Record
from penguins.session.review import Review, decisions
from penguins.session.reviewing import Reviewing
from penguins.ui.base import theme
from penguins.ui.base.services import Services
from penguins.ui.games.verdicts import judged_seats
from penguins.ui.widgets.chart import Mark, Series

_POLLS = 0.2
"""Seconds between two looks at how far it is."""


class Coaching:
    """One review: found in storage, or worked out now. `changed` is called whenever more of it is known."""

    def __init__(self, services: Services, record: Record, changed: Callable[[], None]) -> None:
        self._storage, self._record, self._changed = services.storage, record, changed
        self.moments = decisions(record.match)
        """When somebody had something to choose."""
        self._reviewing: Reviewing | None = None
        self._kept = services.storage.load_review(record)
        self._polling = Clock.create_trigger(lambda _: self._poll(), _POLLS)

    @property
    def review(self) -> Review:
        """As much of it as is known."""
        if self._kept is not None:
            return self._kept
        return self._reviewing.review if self._reviewing else Review(self._record.match.players, ())

    @property
    def complete(self) -> bool:
        """Whether all of it is known."""
        return self._kept is not None

    @property
    def progress(self) -> float:
        """From 0 to 1."""
        return 1.0 if self.complete else self._reviewing.progress if self._reviewing else 0.0

    def begin(self) -> None:
        """Work it out, unless it is known."""
        if self._kept is None and self._reviewing is None:
            self._reviewing = Reviewing(self._record)
            self._polling()
        self._changed()

    def cancel(self) -> None:
        """Stop soon; nothing half-done is kept."""
        self._polling.cancel()
        if self._reviewing is not None:
            self._reviewing.cancel()
            self._reviewing = None

    def _poll(self) -> None:
        assert self._reviewing is not None
        goes_on = not self._reviewing.finished  # asked first: it may end between two questions
        if self._reviewing.complete:
            self._kept = self._reviewing.review
            self._storage.save_review(self._record, self._kept)
        elif goes_on:
            self._polling()
        self._changed()

    # What a chart shows of it

    def lines(self) -> list[Series]:
        """A line for each seat: its chances before every decision, and in the end."""
        review = self.review
        known = [judged.chances for judged in review.decisions]
        if self.complete and review.final is not None:
            known.append(review.final)
        colours = [seat.colour for seat in self._record.setup.seats] if known else []
        return [
            Series([each[seat] for each in known], theme.PAINTS[colour].main, f"emblem_{colour}")
            for seat, colour in enumerate(colours)
        ]

    def marks(self) -> list[Mark]:
        """Where it turned."""
        turns = self.review.turning_points(judged_seats(self._record)) if self.complete else ()
        return [Mark(self.moments.index(judged.moment), judged.seat) for judged in turns]

    def step_of(self, at: int) -> int:
        """Where on the chart the match is after so many steps."""
        return sum(moment < at for moment in self.moments)

    def at_step(self, step: int) -> int:
        """How many steps lead to that place on the chart."""
        return self.moments[step] if step < len(self.moments) else len(self._record.match.log)
