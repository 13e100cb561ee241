"""Opens boards in windows that are far too small for them: a program, for where that goes wrong the process may end.

python -m tests.ui.tiny_windows <folder> <game>…
"""

import sys
from collections.abc import Callable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest.mock import patch

from kivy.clock import Clock

from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.ui.games.board import AnyBoard
from penguins.ui.games.face import face_of
from tests.garbage import collect_seldom
from tests.null_game.registered import registered
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot

SIZES = ((300, 150), (160, 240), (100, 100), (1, 1), (1, 900))
FITTING = (360, 640)

Door = Callable[[Callable[[], None]], Any]
"""How a screen may come to be opened: it is handed what opens it."""


def at_once(go: Callable[[], None]) -> None:
    """Between two frames, as a key of the keyboard does."""
    go()


def in_a_frame(go: Callable[[], None]) -> None:
    """As a file does that was chosen."""
    Clock.schedule_once(lambda _: go())


def before_a_frame(go: Callable[[], None]) -> None:
    Clock.schedule_once(lambda _: go(), -1)


DOORS: tuple[Door, ...] = (at_once, in_a_frame, before_a_frame)
SCREENS = ("play", "play", "play", "play", "replay")


class Visitor:
    """Opens one game after the other, and writes down at what size its board was shown."""

    def __init__(self, folder: Path) -> None:
        self.robot = Robot(folder, size=FITTING)
        self.shown: list[tuple[float, float]] = []

    def visit(self, game: str) -> None:
        board = face_of(game).board
        show = board.show

        def show_and_note(its: AnyBoard, view: Any) -> None:
            self.shown.append(tuple(its.size))
            show(its, view)

        with patch.object(board, "show", show_and_note):
            for record, stride in zip(self._records(game), (2, 1), strict=False):  # most happens at a full table
                sizes = (*SIZES[::stride], FITTING)
                for size, door, screen in zip(sizes, cycle(DOORS), cycle(SCREENS), strict=False):
                    self._open(screen, record, size, door)
            for lesson in face_of(game).lessons[:1]:
                self._learn(lesson.id)

    def _learn(self, lesson: str) -> None:
        for size in ((100, 100), (1, 1)):
            self.robot.resize(*size)
            self.robot.app.services.navigation.replace("lesson", lesson=lesson, person=PEOPLE[0])
            self.robot.frames(4)
            for widget in self.robot.walk(self.robot.screen):
                assert min(widget.size) >= 0, f"{widget} is {widget.size} at {size}"

    def _records(self, game: str) -> Iterator[Record]:
        """Of as few people as there can be, and of as many, with some of it played."""
        for players in sorted({GAMES[game].seats[0], GAMES[game].seats[-1]}):
            seats = [Seat(name, colour) for name, colour in zip(PEOPLE[:players], COLOURS, strict=False)]
            record = self.robot.app.services.storage.begin(SetUp.check(GAMES[game], seats, {}))
            self.robot.app.services.navigation.go("play", record=record)
            self.robot.resize(*FITTING)
            for _ in range(4):
                self._play_on()
            self.robot.draws_every = 1
            yield record
            self.robot.draws_every = 0

    def _play_on(self) -> None:
        self.robot.frames(6)
        if self.robot.at_match():
            self.robot.take_chances()
        if self.robot.at_match() and self.robot.session.stage.kind == "human":
            self.robot.board.choose(self.robot.legal()[0])

    def _open(self, screen: str, record: Record, size: tuple[int, int], door: Door) -> None:
        self.robot.resize(*size)
        door(lambda: self._go(screen, record))
        self.robot.frames(4)
        self._look(size)

    def _go(self, screen: str, record: Record) -> None:
        self.shown.clear()
        self.robot.app.services.navigation.replace(screen, record=record)
        self.robot.screen.resumed()  # the system may give the app back in the same moment

    def _look(self, size: tuple[int, int]) -> None:
        board: AnyBoard = self.robot.board
        assert self.shown, f"{board} is not shown at {size}"
        assert set(self.shown) == {tuple(board.size)}, f"{board} was shown at {self.shown}, and is {board.size}"
        for widget in self.robot.walk(board):
            assert min(widget.size) >= 0, f"{widget} is {widget.size} at {size}"


def main(folder: str, *games: str) -> None:
    with registered():
        visitor = Visitor(Path(folder))
        collect_seldom()  # it makes hundreds of screens
        for game in games:
            visitor.visit(game)
            print(game, "survives", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
