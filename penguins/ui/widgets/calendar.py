"""A calendar: a month as a grid of days, each with a mark for what was reached on it."""

from collections.abc import Callable
from datetime import date
from typing import Any

from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from penguins.session.diary import Mark, other_month, weeks
from penguins.ui.base import layouts
from penguins.ui.base.words import formats
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.labels import Labelled, Words

layouts.load("calendar")


class DayCell(Labelled, Tappable, FloatLayout):
    """A day of the month. What was reached is told by a shape: a ring, a check, a crown."""

    number = StringProperty("")
    mark = StringProperty("")
    now = BooleanProperty(False)
    """Whether it is today."""
    later = BooleanProperty(False)
    """Whether it is still to come."""
    chosen = BooleanProperty(False)
    """Whether it is told about below."""

    def __init__(self, day: date, mark: Mark, **kwargs: Any) -> None:
        super().__init__(number=str(day.day), mark=mark, **kwargs)
        self.day = day
        self.label = formats.date_of(day)


class MonthGrid(GridLayout):
    """Seven columns."""


class Calendar(BoxLayout):
    """One month, with the ways to the one before and the next; `day` is the chosen one."""

    title = StringProperty("")
    day: date = ObjectProperty()
    has_earlier = BooleanProperty(False)
    has_later = BooleanProperty(False)

    def __init__(self, today: date, months: tuple[date, date], mark: Callable[[date], Mark], **kwargs: Any) -> None:
        """`mark` tells what was reached on a day; there is nothing before and after these `months`."""
        super().__init__(**kwargs)
        self._today, self._months, self._mark = today, months, mark
        self.day = today
        for name in formats.weekdays():
            self.ids.weekdays.add_widget(Words(text=name, bold=True))
        self._month = today.replace(day=1)
        self._show()
        self.bind(day=self._show_chosen)

    @property
    def cells(self) -> list[DayCell]:
        """The days that are shown."""
        return [cell for cell in reversed(self.ids.days.children) if isinstance(cell, DayCell)]

    def turn(self, by: int) -> None:
        """Show another month."""
        month = other_month(self._month, by)
        if self._months[0] <= month <= self._months[1]:
            self._month = month
            self._show()

    def _show(self) -> None:
        self.title = formats.month(self._month)
        self.has_earlier, self.has_later = self._month > self._months[0], self._month < self._months[1]
        self.ids.days.clear_widgets()
        for week in weeks(self._month):
            for day in week:
                self.ids.days.add_widget(Widget() if day is None else self._cell(day))

    def _cell(self, day: date) -> DayCell:
        cell = DayCell(day, self._mark(day), now=day == self._today, later=day > self._today)
        cell.chosen = day == self.day
        cell.bind(on_tap=lambda tapped: setattr(self, "day", tapped.day))
        return cell

    def _show_chosen(self, *_: object) -> None:
        for cell in self.cells:
            cell.chosen = cell.day == self.day
