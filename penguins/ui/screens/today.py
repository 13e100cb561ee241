"""Today: the boards and the puzzle of the day, and a calendar with what was reached."""

from datetime import date
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from penguins.session.diary import DayBoard, Diary
from penguins.session.puzzles import Puzzle
from penguins.session.setup import HUMAN
from penguins.session.storage import UnreadableMatch
from penguins.ui.base import layouts, theme
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games import days
from penguins.ui.games.face import face_of
from penguins.ui.screens import learning, puzzling
from penguins.ui.widgets import pages, person_chip  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.calendar import Calendar
from penguins.ui.widgets.picture import Picture

layouts.load("today")

_TWO_COLUMNS = 760
"""dp of width."""
_LOWEST_CARD, _HIGHEST_CARD = 88, 150
"""dp of height."""
_FACE = 24
"""dp of width, too."""
_COURSES = {
    "open": mark("Play! This try counts."),
    "begun": mark("Play on! This try counts."),
    "given_up": mark("Given up. You can practise."),
    "too_late": mark("You have played a later day. You can practise."),
}
"""What a board asks for; one that is over tells what was reached."""


class DoSign(AnchorLayout):
    """Says what a tap does."""

    sign = StringProperty("")
    quiet = BooleanProperty(False)


class FaceRow(BoxLayout):
    """Who plays, as small pictures."""

    faces = ListProperty()

    def on_faces(self, *_: object) -> None:
        self.clear_widgets()
        for name in self.faces:
            self.add_widget(Picture(name=name, size_hint_x=None, width=dp(_FACE)))


class DayCard(TapPanel):
    """Something to do today: a board or the puzzle."""

    picture = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    state_line = StringProperty("")
    faces = ListProperty()
    """Pictures of who plays, in their order."""
    sign = StringProperty("icon_play")
    """What a tap does: play, or practise."""
    open = BooleanProperty(True)
    """Whether it is still to be done."""

    least = NumericProperty(0)
    """How high it is at least: all of them share the height of a large window."""
    roomy = BooleanProperty(False)
    """Whether there is room for large letters and for faces."""


class TodayScreen(AppScreen):
    """Shows one person's day, and the days before."""

    columns = NumericProperty(1)
    slim = BooleanProperty(False)
    """Whether long sentences need small letters."""
    date_line = StringProperty("")
    terms = StringProperty("")
    """What counts, and what is practice."""
    streak = StringProperty("")
    streak_words = StringProperty("")
    streak_line = StringProperty("")
    told = StringProperty("")
    """What was reached on the chosen day."""

    def __init__(self, services: Services, person: str = "", **kwargs: Any) -> None:
        """`person` is a name; without one, that of who learns here."""
        super().__init__(services, **kwargs)
        self.person = person or learning.learner(services)
        self.diary = Diary(services.storage, self.person)
        self.date_line = formats.date_of(self.diary.today, with_year=False)
        self.terms = tr(
            "Your first try at each board counts as soon as you start it. You can leave it and play on later. "
            "After that, it is practice."
        )
        self._show_people()
        self._show_tasks()
        self._show_days()
        self._arrange()
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        self.bind(size=self._arrange_soon)
        for part in ("scroll", "people", "terms"):
            self.ids[part].bind(height=self._arrange_soon)

    def resumed(self) -> None:
        """Another day may have begun."""
        if self.services.storage.today() != self.diary.today:
            self.services.navigation.refresh()

    def stored_anew(self) -> None:
        self.services.navigation.refresh()

    def _arrange(self, *_: object) -> None:
        self.columns = 2 if self.wide and self.width >= dp(_TWO_COLUMNS) else 1
        cards, gap = self.ids.tasks.children, dp(theme.SPACE_S)
        room = self.ids.scroll.height - self.ids.people.height - self.ids.terms.height - dp(theme.SPACE_M)
        share = room / max(1, len(cards)) - gap if self.columns == 2 else 0
        for card in cards:
            card.least = min(dp(_HIGHEST_CARD), max(dp(_LOWEST_CARD), share))

    # Whose day it is

    def _show_people(self) -> None:
        replace = partial(self.services.navigation.replace, "today")
        self.ids.people.offer(self.services.storage.people.all(), self.person, lambda name: replace(person=name))

    # What there is to do

    def _show_tasks(self) -> None:
        for board in self.diary.boards():
            self.ids.tasks.add_widget(self._board_card(board))
        puzzle = self.diary.puzzle
        if puzzle is not None:
            self.ids.tasks.add_widget(self._puzzle_card(puzzle))

    def _board_card(self, board: DayBoard) -> DayCard:
        face = face_of(board.game.id)
        card = DayCard(picture=face.title_picture, name=tr(face.texts.name))
        card.line = days.line_up(board.start)
        card.open = board.course in ("open", "begun")
        card.sign = "icon_play" if card.open else "icon_again"
        card.state_line = self._course(board)
        card.faces = [self._face(player) for player in board.start.players]
        card.bind(on_tap=lambda _: self.play(board))
        return card

    def _course(self, board: DayBoard) -> str:
        """What it asks for, or what was reached."""
        if board.first is not None and board.first.is_over:
            return days.reached(board.first)
        return tr(_COURSES[board.course])

    def _face(self, player: str) -> str:
        people = {person.name: person.colour for person in self.services.storage.people.all()}
        return f"penguin_{people.get(self.person, 'red')}_idle" if player == HUMAN else f"bot_{player}"

    def play(self, board: DayBoard) -> None:
        """The try that counts, from its beginning or from where it was left; else practice, and that is said."""
        try:
            record = self.diary.play(board, seat_names())
        except UnreadableMatch:
            self.services.say(tr("This game can no longer be opened."))
            return
        self.services.navigation.go("play", record=record)
        if board.course not in ("open", "begun"):
            self.services.say(tr("Practice: this game does not count."))

    def _puzzle_card(self, puzzle: Puzzle) -> DayCard:
        face = face_of(puzzle.game)
        shelf = f"{tr(face.texts.name)} · {tr(puzzling.SHELVES[puzzle.grade])}"
        solved = self.diary.is_solved
        card = DayCard(picture=face.title_picture, name=tr("Puzzle of the day"), line=shelf)
        card.open = not solved
        card.state_line = tr("Solved") if solved else tr("Can you solve it?")
        card.sign = "icon_again" if solved else "icon_hint"
        card.bind(on_tap=lambda _: self.solve(puzzle))
        return card

    def solve(self, puzzle: Puzzle) -> None:
        """Open the puzzle."""
        self.services.navigation.go("puzzle", puzzle=puzzle.id, game=puzzle.game, person=self.person)

    # The days before

    def _show_days(self) -> None:
        diary = self.diary
        self.streak = str(diary.streak)
        self.streak_words = ntr("day in a row", "days in a row", diary.streak)
        self.streak_line = tr("Longest streak: {number}", number=diary.longest_streak)
        self.calendar = Calendar(diary.today, diary.months, diary.mark)
        self.calendar.bind(day=lambda _, day: self._tell(day))
        self.ids.calendar.add_widget(self.calendar)
        self._tell(diary.today)

    def _tell(self, day: date) -> None:
        lines = [
            tr("{game}: {reached}", game=tr(face_of(one.game).texts.name), reached=days.reached(one))
            for one in self.diary.tries_on(day)
        ]
        if self.diary.has_solved(day):
            lines.append(tr("Puzzle of the day: solved"))
        self.told = "\n".join([formats.date_of(day), *(lines or [tr("Nothing played.")])])
