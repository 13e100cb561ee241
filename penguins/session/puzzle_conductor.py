"""The conductor of a puzzle: judges every decision of the solver, and shows what comes of a wrong one.

What is shown is a demonstration, a match of its own: the person's own match stays where it was right, on disk as well.
"""

from penguins.core.state import Action, State
from penguins.session.conductor import Conductor, Host, Table, Verdict, Waiting
from penguins.session.judging import Judging
from penguins.session.record import Record
from penguins.session.solving import Solving
from penguins.session.stage import Stage


class PuzzleConductor(Conductor):
    """One puzzle at one screen. Its `session` is the person's, or that of the demonstration that is shown."""

    def __init__(
        self, solving: Solving, record: Record, host: Host, *, pace: float = 0.0, shown_pace: float = 0.0
    ) -> None:
        """`shown_pace` is the pace of demonstrations: there is something to read at every step."""
        self.solving = solving
        self._paces = pace, shown_pace
        self._verdict: Verdict = "open"
        self._judging: Judging | None = None
        super().__init__(solving.session(record), host, pace=pace)
        self.own = self.session
        """The person's match."""
        if len(record.match.log) > len(solving.script.opening):  # the app may have ended before the verdict
            self._judge()

    # What a screen does of itself

    def tick(self, now: float, *, moving: bool = True) -> Table:
        if self.table.waits_for == "verdict" and self._judging is not None and self._judging.finished:
            judging, self._judging = self._judging, None
            return self._settle() if judging.reaches else self._miss()
        return super().tick(now, moving=moving)

    def _settle(self) -> Table:
        """Something has happened: that may have been the end."""
        if self._verdict == "open" and self._judging is None:
            outcome = self.solving.outcome(self.own.record.match)
            if outcome is False:
                return self._miss()
            self._verdict = "solved" if outcome else "open"
        return super()._settle()

    # What a person does

    def try_again(self, *, from_start: bool = False) -> Table:
        """Go on where it was right, or from the start."""
        self.session.cancel_thinking()
        self.session, self._verdict, self._judging = self.own, "open", None
        self._pace, _ = self._paces
        if from_start:
            self.solving.begin_anew(self.own)
        return self._settle()

    def show_solution(self) -> Table:
        """Show how it goes on, as it should."""
        if self._verdict != "open" or self.table.waits_for not in ("person", "hand"):
            return self.table
        self.solving.help()
        return self._demonstrate("shown")

    def ask_hint(self) -> Table:
        if self.table.waits_for == "person" and self._verdict == "open":
            self.solving.help()
        return super().ask_hint()

    def undo(self) -> Table:
        """Take the last decision back; what is shown is over then."""
        if self._verdict in ("missed", "shown"):
            return self.try_again()
        self._judging = None
        return super().undo() if self._verdict == "open" else self.table

    def redo(self) -> Table:
        before = len(self.own.record.match.log)
        return self._judge_if_longer(before, super().redo())

    # Inside

    def _submit(self, action: Action) -> Table:
        before = len(self.own.record.match.log)
        return self._judge_if_longer(before, super()._submit(action))

    def _judge_if_longer(self, before: int, table: Table) -> Table:
        """Whatever has been decided is judged."""
        if len(self.own.record.match.log) > before:
            self._judge()
        return table

    def _judge(self) -> None:
        self._judging = Judging(self.solving.puzzle, self.own.record.match)

    def _miss(self) -> Table:
        table = self._demonstrate("missed")
        self.solving.miss(self.own)
        return table

    def _demonstrate(self, verdict: Verdict) -> Table:
        self.own.cancel_thinking()
        self._verdict, self.session = verdict, self.solving.demonstration(self.own.record)
        _, self._pace = self._paces
        return self._settle()

    @property
    def _chance_waits(self) -> bool:
        """In a demonstration nobody has rolled: what was said before is read first."""
        return self._verdict != "open"

    def _waits_for(self, stage: Stage, view: State[Action]) -> Waiting:
        if self._judging is not None:
            return "verdict"
        if self.solving.outcome(self.session.record.match) is not None:
            return "over"
        return "chance" if stage.kind == "chance" and self._verdict != "open" else super()._waits_for(stage, view)

    def _picture(self, waits_for: Waiting, **new: object) -> Table:
        return super()._picture(waits_for, verdict=self._verdict, **new)
