"""What is told beside the board, read from the screen."""

from penguins.ui.widgets.chronicle import EntryRow, NewsCard
from tests.ui.robot import Robot


def rows(robot: Robot) -> list[EntryRow]:
    return [row for row in robot.walk(robot.screen) if isinstance(row, EntryRow)]


def card(robot: Robot) -> NewsCard | None:
    return next((widget for widget in robot.walk(robot.screen) if isinstance(widget, NewsCard)), None)


def told(robot: Robot) -> list[str]:
    news = card(robot)
    return [] if news is None else [line.text for line in reversed(news.ids.lines.children)]
