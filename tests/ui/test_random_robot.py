"""A robot that plays at random: whatever it does, nothing breaks and no match is lost.

Longer: `PENGUINS_TOUCHES=20000 PENGUINS_SEED=7 python3 -m tests tests/ui/test_random_robot.py`.
"""

import os
from random import Random

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from penguins.core.match import Match
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.ui.base.box import Pos
from tests.ui.games.hands import HANDS
from tests.ui.robot import KEYS, Robot

TOUCHES = int(os.environ.get("PENGUINS_TOUCHES", "40"))
SEED = os.environ.get("PENGUINS_SEED", "1")
SIZES = ((360, 640), (640, 360), (320, 480), (480, 320), (800, 600), (160, 240), (100, 100))
OPTIONS = {"march": {"variant": "young", "rows": "4"}}


class Monkey:
    """Touches, drags, keys, resizes and pauses; it always finds its way back to a match."""

    def __init__(self, robot: Robot, game: str, seed: str) -> None:
        self.robot = robot
        self.game = game
        self.rng = Random(seed)
        self.records: list[Record] = []
        self.begin()

    def begin(self) -> None:
        most = GAMES[self.game].seats[-1]
        names = ("Léa", "Tom", "chick", "Ana", "junior", "Max")[: self.rng.randint(2, most)]
        self.robot.begin_watching(self.game, names, **OPTIONS.get(self.game, {}))
        self.records.append(self.robot.session.record)

    def act(self) -> None:
        deeds = (self.tap, self.drag, self.press, self.resize, self.pause)
        self.rng.choices(deeds, (50, 30, 16, 2, 2))[0]()
        self.robot.frames()
        if not self.robot.at_match() and self.rng.random() < 0.5:
            self.come_back()

    def come_back(self) -> None:
        for dialog in [child for child in Window.children if isinstance(child, ModalView)]:
            dialog.dismiss(animation=False)
        last = self.records[-1]
        if last.is_over:
            self.begin()
        else:
            if not self.robot.screen.name.startswith("home"):
                self.robot.app.services.navigation.home()
            self.robot.app.services.navigation.go("play", record=last)
            self.robot.frames(2)

    def spot(self) -> Pos:
        """Where something is on the board, or in front of it, or just anywhere."""
        stops = self.robot.board.stops() if self.robot.at_match() else []
        if not stops or self.rng.random() < 0.03:
            stops = self.robot.app.keys.stops()
        if stops and self.rng.random() < 0.9:
            pos: Pos = self.rng.choice(stops).pos
            return pos
        return self.rng.uniform(0, Window.width), self.rng.uniform(0, Window.height)

    def tap(self) -> None:
        self.robot.tap(self.spot())

    def drag(self) -> None:
        finger = self.robot.start_drag(self.spot(), self.spot(), steps=self.rng.randint(0, 4))
        if self.rng.random() < 0.15:
            self.rng.choice((self.resize, self.pause, self.tap, self.press))()
        finger.up()

    def press(self) -> None:
        key = self.rng.choice(list(KEYS))
        if key == "escape" and not self.robot.at_match():  # at home it would close the app
            key = "enter"
        self.robot.press(key, *(("ctrl",) if key in "zy" else ()))

    def resize(self) -> None:
        self.robot.resize(*self.rng.choice(SIZES))

    def pause(self) -> None:
        self.robot.app.dispatch("on_pause")
        self.robot.frames()
        self.robot.app.dispatch("on_resume")


@pytest.mark.timeout(600 + TOUCHES)
@pytest.mark.parametrize("game", GAMES)
def test_whatever_it_does_nothing_breaks(
    robot: Robot, quick_bots: None, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    HANDS[game].prepare(monkeypatch)  # it has no patience to hold anything down
    robot.draws_every = 12
    monkey = Monkey(robot, game, seed=f"{game} {SEED}")
    for _ in range(TOUCHES):
        monkey.act()
    storage = robot.app.services.storage
    kept = [storage.load(listing.id) for listing in (*storage.unfinished(), *storage.finished())]
    assert [notice.id for notice in storage.take_notices() if notice.id == "match_cut"] == []
    for record in kept:
        again = Match(record.setup.game, len(record.setup.seats), record.setup.options)
        again.play_all(record.setup.game.parse(str(action)) for action in record.match.log)
        assert again.state == record.match.state
    assert sum(len(record.match.log) for record in kept) > TOUCHES / 100
