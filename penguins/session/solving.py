"""A puzzle that a person solves: its script, what is shown of it, and the stars. No words, no screen.

The strongest defence answers, and every decision is judged (`Judging`). A demonstration is a match of its own in which
everybody goes on as is best: after a miss it shows what comes of it, else it is the solution.

    solving = Solving(puzzle, "Léa", storage)
    session = solving.session(seats)            # to be conducted by a PuzzleConductor
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from penguins.bots.levels import CHICK, Level
from penguins.core.game import AnyGame
from penguins.core.match import Match
from penguins.core.puzzle import Unproven
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.session.progress import MOST_STARS, Progress, ProgressKeeper, keep_progress, progress_of
from penguins.session.puzzles import GRADES, Puzzle, script_id, shipped
from penguins.session.record import Record
from penguins.session.script import Prompter, Script
from penguins.session.session import Session
from penguins.session.setup import Seat
from penguins.session.storage import Storage
from penguins.session.undo import last_decision


def script_of(puzzle: Puzzle) -> Script:
    """The puzzle to be played: the solver is whoever is to move."""
    match = puzzle.match()
    referee = puzzle.prover(match)
    return Script(
        script_id(puzzle.game, puzzle.id),
        puzzle.game,
        puzzle.players,
        puzzle.log,
        options=puzzle.options,
        person=referee.seat,
        others=puzzle.answer,
        best=lambda played: best_action(puzzle, played),
        goal=lambda played: referee.outcome(played.state, len(played.log) - len(puzzle.log)),
        is_open=not puzzle.memory,
    )


def best_action(puzzle: Puzzle, match: Match) -> Action:
    """What the solver does: what is right, else what comes nearest to the goal; anything, if that takes too long."""
    state, played = match.state, len(match.log) - len(puzzle.log)
    try:
        prover = puzzle.prover(match)
        does = prover.step if prover.reaches(state, played) else prover.best_try
        action: Action = does(state, played)
    except Unproven:
        action = state.legal_actions()[0]
    return action


def stars_for(progress: Progress) -> int:
    """Three without a miss and without help, two after a miss, one with a hint or after the solution."""
    return 1 if progress.helped else 2 if progress.missed else MOST_STARS


class _Keeper(ProgressKeeper):
    """Counts the stars, too. What is solved is begun anew next time, without its misses."""

    earned = 0
    """The stars of the last solution."""

    def judged(self, progress: Progress) -> Progress:
        self.earned = stars_for(progress)
        return progress._replace(stars=max(progress.stars, self.earned), missed=False, helped=False)


class _Nowhere:
    """Keeps nothing."""

    def save(self, record: Record) -> None:
        pass

    def discard(self, record: Record) -> None:
        pass


class Solving:
    """One person at one puzzle."""

    def __init__(self, puzzle: Puzzle, person: str, storage: Storage) -> None:
        self.puzzle = puzzle
        self.script = script_of(puzzle)
        self._person = person
        self._storage = storage
        self._keeper = _Keeper(storage, person, self.script)

    @property
    def earned(self) -> int:
        """The stars of the last solution."""
        return self._keeper.earned

    @property
    def progress(self) -> Progress:
        """What is kept of the person here."""
        return progress_of(self._storage, self._person, self.script.id)

    def take_up(self, seats: Sequence[Seat]) -> Record:
        """The match as it was left."""
        return self.script.take_up(seats, self.progress.log)

    def session(self, record: Record) -> Session:
        """The match to be played, kept with every action."""
        return Prompter(self.script, record).session(self._keeper)

    def outcome(self, match: Match) -> bool | None:
        """Whether the goal is reached or missed; None while it is open."""
        assert self.script.goal is not None
        return self.script.goal(match)

    def miss(self, session: Session) -> None:
        """The goal is out of reach: go back to before the decision that was wrong."""
        self._keep(missed=True)
        wrong = last_decision(session.record)
        session.go_back(max(len(self.script.opening), wrong or 0))

    def help(self) -> None:
        """The person wants to be told something."""
        self._keep(helped=True)

    def begin_anew(self, session: Session) -> None:
        """Go back to the start."""
        session.go_back(len(self.script.opening))

    def _keep(self, **changes: Any) -> None:
        kept = self.progress._replace(offered=True, **changes)
        keep_progress(self._storage, self._person, self.script.id, kept)

    def demonstration(self, record: Record) -> Session:
        """A match of its own that goes on from there by itself."""
        seats = tuple(seat._replace(player=CHICK.name) if seat.is_human else seat for seat in record.setup.seats)
        shown = Record(record.setup._replace(seats=seats), started=0.0, seed=0, is_open=record.is_open)
        shown.match = record.match.copied()
        act = self._demonstrator(shown.match)
        return Session(shown, _Nowhere(), act, draw=lambda shown: self.puzzle.answer(shown.match))

    def _demonstrator(self, match: Match) -> Callable[..., Action]:
        def act(_game: AnyGame, view: State[Any], _level: Level, _rng: Random, _thinking: Thinking) -> Action:
            mine = view.to_move == self.script.person
            return best_action(self.puzzle, match) if mine else self.puzzle.answer(match)

        return act


# How far somebody is


def shelves(game: str) -> dict[int, list[Puzzle]]:
    """The puzzles of a game, by grade; BadPuzzle if they cannot be read."""
    puzzles = shipped(game).values()
    return {grade: [puzzle for puzzle in puzzles if puzzle.grade == grade] for grade in GRADES}


def progress_in(storage: Storage, person: str, game: str) -> Mapping[str, Progress]:
    """What is kept of a person in all puzzles of a game, by id."""
    return {puzzle: progress_of(storage, person, script_id(game, puzzle)) for puzzle in shipped(game)}


def next_unsolved(storage: Storage, person: str, game: str, after: str | None = None) -> Puzzle | None:
    """The first puzzle that the person has not solved: of those behind that one, else of all but it."""
    progress = progress_in(storage, person, game)
    return next((puzzle for puzzle in _from(game, after) if not progress[puzzle.id].won), None)


def _from(game: str, after: str | None) -> Iterator[Puzzle]:
    puzzles = [puzzle for shelf in shelves(game).values() for puzzle in shelf]
    ids = [puzzle.id for puzzle in puzzles]
    first = ids.index(after) + 1 if after in ids else 0
    yield from (puzzle for puzzle in (*puzzles[first:], *puzzles[:first]) if puzzle.id != after)
