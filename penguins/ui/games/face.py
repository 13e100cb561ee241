"""A game's face: what the screens ask of a game. They know no game by name."""

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from penguins.games.registry import GAMES
from penguins.ui.base import pictures
from penguins.ui.base.scenery import NIGHT, Scenery
from penguins.ui.base.standing import Breakdown, Line
from penguins.ui.base.words.translate import tr
from penguins.ui.games.texts import Chosen, GameTexts, Page

if TYPE_CHECKING:
    from penguins.core.reason import Reason
    from penguins.core.state import State
    from penguins.session.looking_back import Past
    from penguins.ui.games.board import AnyBoard
    from penguins.ui.games.hearing import Hearing
    from penguins.ui.games.lesson import Lesson
    from penguins.ui.games.puzzle import PuzzleFace

_NO_TITLE = "wordmark"


class Face:
    """One game's folder, each of its files imported when somebody first asks for what is in it."""

    def __init__(self, game: str, package: str) -> None:
        self.game = game
        self._package = package

    @property
    def texts(self) -> GameTexts:
        """The words around the board: `TEXTS` in texts.py; hardly any for a game that has none yet."""
        if not self.has("texts"):
            return GameTexts(self.game.title(), invitation="", minutes=0, starter="", score=str)
        texts: GameTexts = self._module("texts").TEXTS
        return texts

    def pages(self, chosen: Chosen | None = None) -> tuple[Page, ...]:
        """The rules: of a match as it was `chosen`, else with every option explained. `pages` in pages.py."""
        pages: tuple[Page, ...] = self._module("pages").pages(chosen) if self.has("pages") else ()
        return pages

    @property
    def board(self) -> "type[AnyBoard]":
        """`BOARD` in board.py."""
        board: type[AnyBoard] = self._module("board").BOARD
        return board

    @property
    def lessons(self) -> "tuple[Lesson, ...]":
        """What can be learned on its board, the first lesson first: `LESSONS` in lesson.py."""
        lessons: tuple[Lesson, ...] = self._module("lesson").LESSONS if self.has("lesson") else ()
        return lessons

    @property
    def puzzle(self) -> "PuzzleFace":
        """What is said and shown of its puzzles: `PUZZLE` in puzzle.py, for every game that has a prover."""
        puzzle: PuzzleFace = self._module("puzzle").PUZZLE
        return puzzle

    @property
    def title_picture(self) -> str:
        """The cover of the game; a plain one for a game that has none yet."""
        return self.own_title if self.own_title in pictures.names() else _NO_TITLE

    @property
    def own_title(self) -> str:
        """The name of the cover, drawn or not."""
        return f"title_{self.game}"

    @property
    def scenery(self) -> Scenery:
        """Where the game is played: `SCENERY` in scenery.py, else in the polar night."""
        scenery: Scenery = self._module("scenery").SCENERY if self.has("scenery") else NIGHT
        return scenery

    def breakdown(self, state: "State[Any]") -> Breakdown:
        """Where the points came from, once it is over: `breakdown` in breakdown.py, else nothing but the points."""
        if not self.has("breakdown"):
            return Breakdown((Line(tr("Points"), tuple(map(str, state.scores()))),))
        account: Breakdown = self._module("breakdown").breakdown(state)
        return account

    def told(self, past: "Past", hearing: "Hearing") -> tuple[str, ...]:
        """What happened in that step, in sentences: `told` in telling.py, else nothing."""
        sentences: tuple[str, ...] = self._module("telling").told(past, hearing) if self.has("telling") else ()
        return sentences

    def told_of(self, past: "Past") -> tuple[int, ...] | None:
        """The seats that those sentences are about, one for each; None where all are about the one that moved."""
        telling: Any = self._module("telling") if self.has("telling") else None
        seats: tuple[int, ...] | None = telling.told_of(past) if hasattr(telling, "told_of") else None
        return seats

    def reason(self, reason: "Reason", names: Sequence[str]) -> str:
        """What speaks for a move, in a few words behind "you" that can be joined: `said` in reasons.py, with the name
        of whoever it is about."""
        said: str = self._module("reasons").said(reason, names[reason.seat] if reason.seat is not None else "")
        return said

    def has(self, name: str) -> bool:
        """Whether there is a file of that name."""
        try:
            return find_spec(f"{self._package}.{name}") is not None
        except ModuleNotFoundError:  # not even a folder
            return False

    def _module(self, name: str) -> Any:
        return import_module(f"{self._package}.{name}")


FACES: dict[str, Face] = {}
"""By the game's id: those that somebody has asked for, or that live elsewhere than here."""


def face_of(game: str) -> Face:
    """The face of that game."""
    return FACES.setdefault(game, Face(game, f"penguins.ui.games.{game}"))


def tabs_of_games() -> list[tuple[str, str, str]]:
    """Every game to choose from: its id, its cover and its name."""
    return [(game, face_of(game).title_picture, tr(face_of(game).texts.name)) for game in GAMES]


def rules_of(game: str, chosen: Chosen | None = None) -> tuple[Page, ...]:
    """The pages of a game's rules, and at the end one about the game."""
    from penguins.ui.games.about import about_page

    face = face_of(game)
    return (*face.pages(chosen), about_page(face.texts.about, GAMES[game].seats, face.title_picture))
