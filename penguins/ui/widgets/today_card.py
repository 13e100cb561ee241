"""The card about today on the home screen: what there is to do, and quiet once it is done."""

from datetime import date
from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.ui.base import layouts
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.widgets.buttons import TapPanel

if TYPE_CHECKING:
    from penguins.session.diary import Diary

layouts.load("today_card")


class CalendarLeaf(Widget):
    """A leaf torn off a calendar: the number of a day."""

    number = StringProperty("")


class TodayCard(TapPanel):
    """A leaf of the calendar, and what is left of today."""

    number = StringProperty("")
    """The day of the month."""
    line = StringProperty("")
    done = BooleanProperty(False)
    narrow = BooleanProperty(False)
    """Whether its line needs two."""
    words_height = NumericProperty(0)
    """How high it must be for its words."""

    def __init__(self, today: date, **kwargs: Any) -> None:
        """All there is on any day, until it is told how far somebody is."""
        super().__init__(number=str(today.day), line=_all(), **kwargs)

    def show(self, diary: "Diary") -> None:
        """Show how far that person is today."""
        self.number, self.done = str(diary.today.day), diary.is_done
        self.line = _done(diary.streak) if diary.is_done else _left(diary)


def _all() -> str:
    return ntr("{number} board and a puzzle", "{number} boards and a puzzle", len(GAMES))


def _left(diary: "Diary") -> str:
    if diary.has_played:
        return tr("Only the puzzle to go!")
    return tr("Only a board to go!") if diary.is_solved or diary.puzzle is None else _all()


def _done(streak: int) -> str:
    if streak > 1:
        return ntr("All done! {number} day in a row.", "All done! {number} days in a row.", streak)
    return tr("All done. See you tomorrow!")
