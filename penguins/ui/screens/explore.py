"""Where moves are tried out for everybody, from a position of the past. Nothing of it is kept."""

import time
from typing import Any

from kivy.clock import Clock

from penguins.session.appraising import Appraising
from penguins.session.conductor import Conductor, Table
from penguins.session.play_on import by_one_hand, play_on
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.ui.base.services import Services
from penguins.ui.games.verdicts import who_leads
from penguins.ui.screens.play import BOT_PAUSE, PlayScreen

_POLLS = 0.1
"""Seconds between two looks at whether the coach has an answer."""


class _Nowhere:
    """Keeps nothing."""

    def save(self, record: Record) -> None:
        pass

    def discard(self, record: Record) -> None:
        pass


class ExploreScreen(PlayScreen):
    """The board of a match in which one person moves for all, and the coach says who is ahead."""

    greets = False  # it is the same person who goes on

    def __init__(self, services: Services, record: Record, moment: int, **kwargs: Any) -> None:
        self._appraising: Appraising | None = None
        self._polling = Clock.create_trigger(lambda _: self._poll(), _POLLS)
        super().__init__(services, play_on(record, moment, by_one_hand(record.setup), time.time()), **kwargs)

    def conduct(self, record: Record) -> Conductor:
        session = Session(record, _Nowhere(), self.services.choose, arranged=len(record.match.log))
        return Conductor(session, self.board, pace=BOT_PAUSE * self.motion.factor)

    def closed(self) -> None:
        self._stop()
        super().closed()

    def paused(self) -> None:
        self._stop()
        super().paused()

    def end(self) -> None:
        """The end is looked at: there is nothing to celebrate."""

    # The coach

    def _settle(self, table: Table) -> None:
        super()._settle(table)
        self._stop()
        if table.waits_for == "person":
            self._appraising = Appraising(self.session.game, table.view)
            self._polling()

    def _poll(self) -> None:
        if self._appraising is None:
            return
        if not self._appraising.finished:
            self._polling()
        elif self._appraising.appraisal is not None and not self.hint_shows:
            self.advice.sentence = who_leads(self._appraising.appraisal.chances, self.session.record)
            self._show_prompt()

    def _stop(self) -> None:
        self._polling.cancel()
        if self._appraising is not None:
            self._appraising.cancel()
            self._appraising = None
