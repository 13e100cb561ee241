"""Puzzles as they are shipped: a text file for each game, in our notation.

    puzzle 1-07
    grade 1
    players 2
    options placement=any
    goal fish 31
    log floe:1221… c4 d5 …
    solution c4-f5 f5-f6

A goal has its kind and, where there is one, its number. `script ? roll:4 pink@b3 …` follows it in Ice Town, `?` where
the solver decides; `memory yes` where tiles are shown first and then turned down. An indented line goes on with the
one before; empty lines and those that begin with # say nothing.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from textwrap import wrap
from typing import NamedTuple

from penguins.core.game import AnyGame, BadSeats, NotAnAction
from penguins.core.match import IllegalAction, Match
from penguins.core.options import BadChoice, UnknownOption
from penguins.core.puzzle import AnyProver, Goal, Unproven
from penguins.core.state import Action
from penguins.games.registry import GAMES
from penguins.paths import ASSETS
from penguins.session.sayable import sayable

FOLDER = ASSETS / "puzzles"
GRADES = (1, 2, 3)
_FIELDS = ("puzzle", "grade", "players", "options", "goal", "script", "memory", "log", "solution")
_SOLVER = "?"
_WIDTH = 116
_LONGEST_SHOWN = 40


class BadPuzzle(ValueError):
    """What is wrong with a puzzle or its file, in one English sentence."""


class Puzzle(NamedTuple):
    """A match up to a position, and what the seat to move there is to reach."""

    game: str
    id: str
    """Never changed once it is released: what people have solved is kept by it."""
    grade: int
    players: int
    options: Mapping[str, str]
    goal: Goal
    log: tuple[str, ...]
    solution: tuple[str, ...]
    """One way to reach the goal: the solver's actions."""
    memory: bool = False
    """Whether everything is shown first, and hidden once the solver begins."""

    def match(self) -> Match:
        """The match as it stands when the solver begins; BadPuzzle if there is no such match."""
        try:
            match = Match(GAMES[self.game], self.players, self.options)
            match.play_all(map(match.game.parse, self.log))
        except (BadSeats, UnknownOption, BadChoice):
            raise self._bad("there is no such match") from None
        except NotAnAction as bad:
            raise self._bad(f"{_shown(str(bad))} is no action") from None
        except IllegalAction as bad:
            raise self._bad(f"the rules do not allow {_shown(str(bad))}") from None
        return match

    def prover(self, match: Match | None = None) -> AnyProver:
        """Judges what is done in it, from the position of this match on, or from its start; BadPuzzle if the goal makes
        no sense there."""
        prover = GAMES[self.game].prover
        if prover is None:
            raise self._bad(f"there are no puzzles of {self.game}")
        try:
            return prover((match or self.match()).position(len(self.log)), self.goal)
        except (Unproven, NotAnAction) as why:
            raise self._bad(str(why)) from None

    def prove(self) -> None:
        """BadPuzzle if it is not as it says."""
        prover = self.prover()
        try:
            prover.prove()
            solution = tuple(map(str, prover.solution()))
        except Unproven as why:
            raise self._bad(str(why)) from None
        if solution != self.solution:
            raise self._bad("its solution is another")
        if self.grade not in GRADES:
            raise self._bad(f"there is no grade {self.grade}")

    def answer(self, match: Match) -> Action:
        """What chance or another seat does, once the solver has begun: the strongest answer that is found in time."""
        try:
            action: Action = self.prover(match).answer(match.state, len(match.log) - len(self.log))
        except Unproven:
            action = match.state.legal_actions()[0]
        return action

    def outcome(self, match: Match) -> bool | None:
        """Whether the goal is reached in this match, or missed; None while it is open."""
        return self.prover(match).outcome(match.state, len(match.log) - len(self.log))

    def _bad(self, why: str) -> BadPuzzle:
        return BadPuzzle(f"puzzle {self.id} of {self.game}: {why}")


def script_id(game: str, puzzle: str) -> str:
    """What people's progress in that puzzle is kept under (`penguins/session/progress.py`)."""
    return f"{game}.puzzle.{puzzle}"


@cache
def shipped(game: str) -> Mapping[str, Puzzle]:
    """The puzzles of a game that came with the app, by id; BadPuzzle if their file is bad."""
    return read_puzzles(FOLDER / f"{game}.txt", GAMES[game])


def read_puzzles(path: Path, game: AnyGame) -> dict[str, Puzzle]:
    """The puzzles of a file, not proven; none, if there is no such file. BadPuzzle says what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError):
        raise BadPuzzle(f"{path.name} cannot be read") from None
    puzzles: dict[str, Puzzle] = {}
    for fields in _blocks(text, path.name):
        puzzle = _puzzle(fields, game.id, path.name)
        if puzzle.id in puzzles:
            raise BadPuzzle(f"{path.name}: there are two puzzles {_shown(puzzle.id)}")
        puzzles[puzzle.id] = puzzle
    return puzzles


def puzzles_text(puzzles: Iterable[Puzzle]) -> str:
    """The text of their file."""
    return "\n".join("".join(f"{line}\n" for line in _lines(puzzle)) for puzzle in puzzles)


def _lines(puzzle: Puzzle) -> Iterator[str]:
    script = (text or _SOLVER for text in puzzle.goal.script or ())
    at_least = [] if puzzle.goal.at_least is None else [str(puzzle.goal.at_least)]
    fields = {
        "puzzle": [puzzle.id],
        "grade": [str(puzzle.grade)],
        "players": [str(puzzle.players)],
        "options": [f"{key}={value}" for key, value in puzzle.options.items()],
        "goal": [puzzle.goal.kind, *at_least],
        "script": script,
        "memory": ["yes"] if puzzle.memory else [],
        "log": puzzle.log,
        "solution": puzzle.solution,
    }
    for name, words in fields.items():
        if told := " ".join(words):
            yield from wrap(
                f"{name} {told}", _WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
            )


def _blocks(text: str, file: str) -> Iterator[dict[str, list[str]]]:
    """The words of each field, puzzle by puzzle."""
    lines = (line.rstrip() for line in text.splitlines() if not line.startswith("#"))
    for is_block, block in groupby(lines, key=bool):
        if is_block:
            yield _fields(block, file)


def _fields(block: Iterable[str], file: str) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    name = ""
    for line in block:
        words = line.split()
        if not line.startswith(" "):
            name, *words = words
            if name not in _FIELDS or name in fields:
                raise BadPuzzle(f"{file}: {_shown(name)} makes no sense here")
        elif not name:
            raise BadPuzzle(f"{file}: {_shown(line.strip())} makes no sense here")
        fields.setdefault(name, []).extend(words)
    return fields


def _puzzle(fields: dict[str, list[str]], game: str, file: str) -> Puzzle:
    try:
        [number], [grade], [players] = fields["puzzle"], fields["grade"], fields["players"]
        kind, *at_least = fields["goal"]
        script = tuple(None if word == _SOLVER else word for word in fields["script"]) if "script" in fields else None
        return Puzzle(
            game,
            number,
            _whole(grade),
            _whole(players),
            dict(_pair(word) for word in fields.get("options", [])),
            Goal(kind, _whole(*at_least) if at_least else None, script),
            tuple(fields["log"]),
            tuple(fields["solution"]),
            memory=fields.get("memory") == ["yes"],
        )
    except KeyError as missing:
        raise BadPuzzle(f"{file}: a puzzle has no {missing.args[0]}") from None
    except (ValueError, TypeError):
        name = " ".join(fields["puzzle"]) if "puzzle" in fields else "?"
        raise BadPuzzle(f"{file}: puzzle {_shown(name)} is not written as it should be") from None


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return int(text)


def _pair(word: str) -> tuple[str, str]:
    key, equals, value = word.partition("=")
    if not equals:
        raise ValueError(word)
    return key, value


def _shown(text: str) -> str:
    return repr(sayable(text, _LONGEST_SHOWN))
