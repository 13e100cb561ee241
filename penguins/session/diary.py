"""What a person has to do and has done of the boards and puzzles of the days: all that the screens about today ask."""

from calendar import monthcalendar
from collections.abc import Sequence
from datetime import date, datetime
from typing import Literal, NamedTuple

from penguins.core.game import AnyGame
from penguins.games.registry import GAMES
from penguins.session.days import DayTry
from penguins.session.draft import Draft, Names
from penguins.session.progress import progress_of
from penguins.session.puzzles import Puzzle, script_id
from penguins.session.record import FirstTry, Record
from penguins.session.setup import HUMAN
from penguins.session.start_code import Start
from penguins.session.storage import Storage, UnreadableMatch
from penguins.session.today import board_of, longest_streak, puzzle_of, streak

Course = Literal["open", "begun", "over", "given_up", "too_late"]
"""Of a board: nobody has begun it; the try that counts goes on; it is over; its match is gone; a later day has been
begun, so that nothing counts here any more. Whatever is played after the first two is practice."""
Mark = Literal["", "begun", "finished", "won"]
"""The most that was reached on a day, the least first."""
MARKS: tuple[Mark, ...] = ("", "begun", "finished", "won")


class DayBoard(NamedTuple):
    """The board of a day of one game, and what became of it."""

    start: Start
    course: Course
    first: DayTry | None
    """The try that counts, once it is begun."""

    @property
    def game(self) -> AnyGame:
        return self.start.game


class DayMatch(NamedTuple):
    """Which board of the day a match is played on."""

    day: date
    counts: bool
    """Whether it is the first try; else it is practice."""
    person: str


class Diary:
    """One person's days, as of today. Ask a new one after something was played."""

    def __init__(self, storage: Storage, person: str, today: date | None = None) -> None:
        self.person = person
        self.today = today or storage.today()
        self._storage = storage
        self._tries = storage.days.tries(person)

    # Today

    def boards(self) -> list[DayBoard]:
        """Today's, of every game."""
        return [self.board(game) for game in GAMES.values()]

    def board(self, game: AnyGame) -> DayBoard:
        """Today's of that game."""
        first = next((one for one in self._tries if (one.game, one.day) == (game.id, self.today)), None)
        return DayBoard(board_of(self.today, game), self._course(game, first), first)

    def _course(self, game: AnyGame, first: DayTry | None) -> Course:
        if first is None:
            return "open" if self._storage.days.counts(self.person, game.id, self.today) else "too_late"
        if first.is_over:
            return "over"
        return "begun" if self._storage.number_of(first.key) is not None else "given_up"

    def play(self, board: DayBoard, names: Names) -> Record:
        """A match on that board: the first try, or the same gone on with; else practice. UnreadableMatch if it cannot
        be gone on with."""
        if board.course == "begun" and board.first is not None:
            number = self._storage.number_of(board.first.key)
            if number is None:
                raise UnreadableMatch(board.first.key)
            return self._storage.load(number)
        setup = self._draft(board.start, names).check()
        if board.course == "open":
            return self._storage.begin(setup, board.start.seed, FirstTry(self.person, self.today))
        return self._storage.new(setup, board.start.seed)

    def _draft(self, start: Start, names: Names) -> Draft:
        people = [one for one in self._storage.people.all() if one.name == self.person]
        draft = Draft(start.game, names, people)
        draft.take_start(start)
        if not people:
            draft.rename(start.players.index(HUMAN), self.person)
        return draft

    @property
    def puzzle(self) -> Puzzle | None:
        """Today's, if there are any."""
        return puzzle_of(self.today)

    @property
    def is_solved(self) -> bool:
        """Whether today's puzzle is."""
        return self.has_solved(self.today)

    def has_solved(self, day: date) -> bool:
        """Whether the puzzle of that day has been solved, whenever that was."""
        puzzle = puzzle_of(day)
        return puzzle is not None and progress_of(self._storage, self.person, script_id(puzzle.game, puzzle.id)).won

    @property
    def has_played(self) -> bool:
        """Whether a board of today has been played to its end."""
        return any(one.day == self.today and one.is_over for one in self._tries)

    @property
    def is_done(self) -> bool:
        """Whether today asks for nothing more: one board, and the puzzle."""
        return self.has_played and (self.is_solved or self.puzzle is None)

    # The days before

    @property
    def streak(self) -> int:
        """Days in a row with a board played to its end, up to today."""
        return streak(self._days_played(), self.today)

    @property
    def longest_streak(self) -> int:
        """The most there have been."""
        return longest_streak(self._days_played())

    def _days_played(self) -> set[date]:
        return {one.day for one in self._tries if one.is_over}

    def tries_on(self, day: date) -> list[DayTry]:
        """The first tries of that day."""
        return [one for one in self._tries if one.day == day]

    def mark(self, day: date) -> Mark:
        """What was reached on that day, at best."""
        found = (_mark(one) for one in self.tries_on(day))
        return max(found, key=MARKS.index, default="")

    def before(self, game: AnyGame, day: date, most: int) -> Sequence[DayTry]:
        """The last tries at boards of that game before that day which came to their end, oldest first."""
        return [one for one in self._tries if one.game == game.id and one.day < day and one.is_over][-most:]

    @property
    def months(self) -> tuple[date, date]:
        """The first days of the first and of the last month that there is something to tell of."""
        days = [self.today, *(one.day for one in self._tries)]
        return min(days).replace(day=1), max(days).replace(day=1)


def day_of(storage: Storage, record: Record) -> DayMatch | None:
    """The board of a day that a match is played on; None if it is none."""
    first = storage.days.try_of(record.key)
    if first is not None:
        return DayMatch(first.day, counts=True, person=first.person)
    day = datetime.fromtimestamp(record.started).date()
    if len(record.setup.humans) == 1 and Start.of(record.setup, record.seed) == board_of(day, record.setup.game):
        [seat] = record.setup.humans
        return DayMatch(day, counts=False, person=record.setup.seats[seat].name)
    return None


def weeks(month: date) -> Sequence[Sequence[date | None]]:
    """The weeks of a month, from Monday on; None where a week has days of another month."""
    numbers = monthcalendar(month.year, month.month)
    return [[month.replace(day=number) if number else None for number in week] for week in numbers]


def other_month(month: date, by: int) -> date:
    """The first day of the month so many later, or earlier; the same at the end of all calendars."""
    years, number = divmod(month.year * 12 + month.month - 1 + by, 12)
    return date(years, number + 1, 1) if date.min.year <= years <= date.max.year else month


def _mark(one: DayTry) -> Mark:
    return "won" if one.place == 1 else "finished" if one.is_over else "begun"
