"""The puzzles of a game: three shelves, with the stars that somebody has."""

from collections.abc import Mapping
from functools import partial
from math import ceil
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from penguins.session.progress import MOST_STARS, Progress
from penguins.session.puzzles import BadPuzzle, Puzzle
from penguins.session.solving import progress_in, shelves
from penguins.ui.base import layouts, theme
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.surface import surface
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.screens import puzzling
from penguins.ui.widgets import pages, person_chip  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.labels import SameSize
from penguins.ui.widgets.puzzle_button import PuzzleButton

layouts.load("puzzles")


_LOWEST, _HIGHEST = 64, 104
"""dp of a row of puzzles, where there are more than fit."""
_BROAD, _UPRIGHT, _SLENDEREST = 72, 1.25, 1.6
"""From so many dp of width on a puzzle is so much higher than wide; and so much higher where there is room left."""
_GAP = 6
"""dp between puzzles."""


class Shelves(GridLayout):
    """Places the shelves."""

    room = NumericProperty(0)
    """How high each of them can be without scrolling."""


class Shelf(Panel):
    """The puzzles of one grade."""

    name = StringProperty("")
    solved = StringProperty("")
    """How many, of how many."""
    number = NumericProperty(1)
    """How many there are."""
    columns, row = NumericProperty(5), NumericProperty(1)
    """How many stand beside each other, and how high they are."""
    room = NumericProperty(0)
    """How high it can be without scrolling."""

    def columns_for(self, width: float, room: float, target: float) -> int:
        """Five beside each other, or ten; four where fives would be too narrow, or leave much of that room over."""
        fives = int((width - dp(10)) / (5 * dp(target + 8)))
        if fives == 1 and self._rest(self._cell(width, 5) * _SLENDEREST, 5, room) > self._cell(width, 4):
            return 4
        return 5 * min(2, fives) or 4

    def row_height(self, width: float, columns: int, room: float) -> float:
        """As high as puzzles of that width should be, and higher where there is room for it."""
        cell = self._cell(width, columns)
        least = max(dp(_LOWEST), min(cell * (_UPRIGHT if cell >= dp(_BROAD) else 1), dp(_HIGHEST)))
        fitting = self._rest(0, columns, room) / ceil(self.number / columns)
        return float(max(least, min(cell * _SLENDEREST, fitting)))

    def _cell(self, width: float, columns: int) -> float:
        """How wide a puzzle is."""
        return float((width - dp(2 * theme.SPACE_S) - (columns - 1) * dp(_GAP)) / columns)

    def _rest(self, row: float, columns: int, room: float) -> float:
        """What rows so high leave of that room."""
        head = dp(32) * max(1.0, surface.text_scale * 0.85) + dp(4 * theme.SPACE_S)
        return float(room - head - ceil(self.number / columns) * (row + dp(_GAP)))


class PuzzlesScreen(AppScreen):
    """Lets a person choose a puzzle."""

    game_name = StringProperty("")
    who = StringProperty("")
    """Who solves them, and how many stars that person has."""
    beside = BooleanProperty(False)
    """Whether that stands beside the title."""
    low = BooleanProperty(False)
    """A phone on its side: the next one stands in the head."""
    room = NumericProperty(0)
    """How high all shelves can be without scrolling."""
    trouble = StringProperty("")
    """Why there are none."""

    def __init__(self, services: Services, game: str, person: str, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        face = face_of(game)
        self.game, self.person = game, person
        self._same = SameSize()
        self.game_name, self.scenery = tr(face.texts.name), face.scenery
        try:
            self._show()
        except BadPuzzle:
            self.trouble = tr("The puzzles of this game cannot be read.")

    def stored_anew(self) -> None:
        if not self.trouble:
            self._show()

    def _show(self) -> None:
        progress = progress_in(self.services.storage, self.person, self.game)
        self.ids.shelves.clear_widgets()
        for grade, puzzles in shelves(self.game).items():
            self.ids.shelves.add_widget(self._shelf(grade, puzzles, progress))
        number = sum(each.stars for each in progress.values())
        most = MOST_STARS * len(progress)
        self.who = tr("{name}: {number} of {most} stars", name=self.person, number=number, most=most)
        self._show_people()

    def _shelf(self, grade: int, puzzles: list[Puzzle], progress: Mapping[str, Progress]) -> Shelf:
        solved = sum(progress[puzzle.id].won for puzzle in puzzles)
        counted = tr("{solved} of {all}", solved=solved, all=len(puzzles))
        shelf = Shelf(name=tr(puzzling.SHELVES[grade]), solved=counted, number=len(puzzles))
        shelf.room = self.ids.shelves.room
        self.ids.shelves.bind(room=shelf.setter("room"))
        for puzzle in puzzles:
            shelf.ids.puzzles.add_widget(self._button(puzzle, progress[puzzle.id]))
        return shelf

    def _button(self, puzzle: Puzzle, progress: Progress) -> PuzzleButton:
        begun = not progress.won and bool(progress.log or progress.missed or progress.helped)
        label = tr("Memory puzzle") if puzzle.memory else ""
        number = puzzling.number_of(puzzle)
        button = PuzzleButton(number, progress.stars, begun=begun, memory=puzzle.memory, same=self._same, label=label)
        button.bind(on_tap=partial(self._open, puzzle.id))
        return button

    def _open(self, puzzle: str, *_: object) -> None:
        self.services.navigation.go("puzzle", puzzle=puzzle, game=self.game, person=self.person)

    def next(self) -> None:
        """The next one that is not solved."""
        if not self.trouble:
            puzzling.go_to_next(self.services, self.game, self.person)

    # Who solves

    def _show_people(self) -> None:
        self.ids.people.offer(self.services.storage.people.all(), self.person, self._let_solve)

    def _let_solve(self, person: str) -> None:
        self.services.navigation.replace("puzzles", game=self.game, person=person)
