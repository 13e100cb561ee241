"""How quickly the window opens and how little each frame costs."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple

from penguins import display
from penguins.cli.bench.figure import Figure, at_most
from penguins.cli.engine.refusal import Refusal
from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.rig import virtual_screen
from penguins.session.record import Record
from penguins.session.setup import Seat, SetUp

_STARTS = 12
_LONGEST_REVIEWED = 200
"""Actions of a match that is played at random, at most: in March nobody would ever come home."""
_FRAMES = 300
_PHONE = (360, 640)
_LOOKED_ON = 120
"""Frames: two seconds."""


def figures() -> Iterator[Figure]:
    """Start, memory, frames and what is shipped. Refusal where no window can be."""
    if not display.might_exist() and not virtual_screen.available():
        raise Refusal(display.NO_DISPLAY)
    with nullcontext() if display.might_exist() else virtual_screen.started():
        yield from _start_figures()
        yield from _frame_figures()
    yield from _weights()


class _Start(NamedTuple):
    seconds: float
    megabytes: float


def _start_figures() -> Iterator[Figure]:
    bare, home = [], []
    _start("home")  # once before, so that everything is compiled, as it is in the app people install
    for _ in range(_STARTS):  # in turn, so that both meet the same moods of the machine
        bare.append(_start("bare"))
        home.append(_start("home"))
    # Of a start the fastest tells most: whatever else the machine does only adds to it.
    ratio = min(start.seconds for start in home) / min(start.seconds for start in bare)
    extra = median(start.megabytes for start in home) - median(start.megabytes for start in bare)
    yield at_most("first frame of the home screen, against a bare Kivy app", ratio, "times", 1.3)
    yield at_most("memory on the home screen, more than a bare Kivy app", extra, "MB", 60)


def _start(what: str) -> _Start:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    with tempfile.TemporaryDirectory() as folder:
        began = time.time()
        command = [sys.executable, "-m", "penguins.rig.first_frame", what, folder]
        try:
            done = subprocess.run(command, capture_output=True, check=True, text=True, timeout=120, env=environment)
        except subprocess.SubprocessError:
            raise Refusal(display.NO_DISPLAY) from None
    moment, megabytes = map(float, done.stdout.split()[-2:])
    return _Start(moment - began, megabytes)


def _frame_figures() -> Iterator[Figure]:
    from penguins.rig.driver import Driver

    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(Path(folder), _PHONE, animation="normal")
        driver.frames(120)
        yield at_most("frame of the home screen, nothing moves", _milliseconds(driver, _FRAMES)[0], "ms", 1)
        yield at_most("idle life of twelve penguins: beat, median", _idle_life(), "ms", 1)
        yield from _rest_figures(driver)
        for game in GAMES:
            yield from _board_figures(driver, game)
        driver.close()


def _rest_figures(driver: Any) -> Iterator[Figure]:
    """What idle life does where nobody would miss it: nothing, and a still screen is not drawn either."""
    from penguins.rig.driver import FRAME
    from penguins.rig.finger import Finger
    from penguins.ui.base.idle import PATIENCE

    idle = driver.app.idle
    driver.frames(round(PATIENCE / FRAME) + 60)
    yield at_most("idle life after a minute without a touch", _beats(driver), "beats", 0)
    finger = Finger((5, 5))
    finger.down()
    yield at_most("idle life while a finger is on the glass", _beats(driver), "beats", 0)
    finger.up()
    idle.come_to_front(False)
    yield at_most("idle life in the background", _beats(driver), "beats", 0)
    idle.come_to_front(True)
    driver.app.services.change(animation="off")
    driver.frames(60)
    yield at_most("idle life with animation off", _beats(driver), "beats", 0)
    yield at_most("still screen with animation off", _drawings(driver), "drawn frames", 0)
    driver.app.services.change(animation="normal")


def _beats(driver: Any) -> int:
    """In two seconds."""
    idle, beats = driver.app.idle, 0
    for _ in range(_LOOKED_ON):
        lived = idle.time
        driver.frames()
        beats += idle.time > lived
    return beats


def _drawings(driver: Any) -> int:
    """How often the window asks to be drawn in two seconds."""
    driver.frames(2, draw=True)
    asked = 0
    for _ in range(_LOOKED_ON):
        driver.frames()
        asked += driver.has_news_to_draw
    return asked


def _board_figures(driver: Any, game: str) -> Iterator[Figure]:
    driver.begin(game, ("Léa", "emperor"))
    driver.take_chances()
    yield at_most(f"{game}: frame, nothing moves", _milliseconds(driver, _FRAMES)[0], "ms", 1)
    yield at_most(f"{game}: Python in a frame of idle life, median", _idle(driver), "ms", 1)
    middle, slow = _drag(driver)
    yield at_most(f"{game}: frame while dragging, median", middle, "ms", 2)
    yield at_most(f"{game}: frame while dragging, 95 %", slow, "ms", 6)
    driver.until_bot_thinks()
    yield at_most(f"{game}: frame while a bot thinks, median", _milliseconds(driver, 60, pause=1 / 60)[0], "ms", 4)
    driver.app.services.navigation.home()
    driver.frames(60)
    yield at_most(f"{game}: frame while a review runs, median", _beside_review(driver, game), "ms", 4)
    driver.app.services.navigation.home()
    driver.frames(60)


def _beside_review(driver: Any, game: str) -> float:
    """The coach works on a match that was played at random, while it is played once more."""
    record = Record(SetUp.check(GAMES[game], [Seat("Léa", "red"), Seat("Tom", "blue")], {}), 0.0)
    rng = Random(1)
    while not record.is_over and len(record.match.log) < _LONGEST_REVIEWED:
        state = record.match.state
        record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    driver.app.services.navigation.go("replay", record=record, coached=True)
    driver.frames(30)
    driver.screen.toggle()
    return _milliseconds(driver, 60, pause=1 / 60)[0]


def _idle_life() -> float:
    """What a beat costs: two of each colour, a half of them hopping."""
    from penguins.ui.base.idle import Idle
    from penguins.ui.base.theme import PAINTS
    from penguins.ui.widgets.life import Life
    from penguins.ui.widgets.picture import Picture

    life = Life(Idle())
    for number, colour in enumerate([*PAINTS, *PAINTS]):
        mood = "may_move" if number % 2 else "ease"
        life.add(number, Picture(size=(48, 48)), colour, mood)
    times = []
    for beat in range(_FRAMES):
        began = time.perf_counter()
        life.beat(beat / 30)
        times.append((time.perf_counter() - began) * 1000)
    life.close()
    return median(times)


def _drag(driver: Any) -> tuple[float, float]:
    """A finger draws circles over the board, with something in it."""
    from penguins.rig.finger import Finger

    path = driver.drag_path(_FRAMES)
    finger = Finger(path[0])
    finger.down()
    driver.frames()
    times = []
    for pos in path[1:]:
        began = time.perf_counter()
        finger.move_to(pos)
        driver.frames()
        times.append((time.perf_counter() - began) * 1000)
    driver.screen.board.interrupt()
    finger.up()
    driver.frames(30)
    return _middle_and_slow(times)


def _idle(driver: Any) -> float:
    """Of the frames in which the heartbeat beats: thirty in a second."""
    idle, times = driver.app.idle, list[float]()
    idle.stir()
    while len(times) < _FRAMES:
        lived, began = idle.time, time.perf_counter()
        driver.frames()
        if idle.time > lived:
            times.append((time.perf_counter() - began) * 1000)
    return median(times)


def _weights() -> Iterator[Figure]:
    from assets.tools import budget

    for game in budget.BOARDS:
        yield at_most(f"{game}: textures of its board at 2x", budget.board_bytes(game, 2) / 1e6, "MB", 64)
    yield at_most("shipped assets", budget.shipped_bytes() / 1e6, "MB", 14)


def _milliseconds(driver: Any, frames: int, pause: float = 0.0) -> tuple[float, float]:
    times = []
    for _ in range(frames):
        time.sleep(pause)
        began = time.perf_counter()
        driver.frames()
        times.append((time.perf_counter() - began) * 1000)
    return _middle_and_slow(times)


def _middle_and_slow(times: list[float]) -> tuple[float, float]:
    return median(times), quantiles(times, n=20)[-1]
