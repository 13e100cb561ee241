"""The window on a desktop: it opens large, keeps its size and place, and F11 fills the screen."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kivy.core.window import Window

from penguins.session.preferences import DeskBox
from penguins.ui.shell.desk import place
from penguins.ui.shell.monitors import monitors
from penguins.ui.shell.window import DeskWindow
from tests.ui.robot import Robot

LAPTOP = DeskBox(0, 30, 1366, 738)
WIDE = DeskBox(1366, 0, 3440, 1440)
TALL = DeskBox(-1200, 0, 1200, 1920)


@pytest.mark.parametrize(
    ("monitor", "opened"),
    [
        (LAPTOP, DeskBox(119, 85, 1128, 627)),
        (WIDE, DeskBox(1984, 108, 2203, 1224)),
        (TALL, DeskBox(-1110, 144, 1020, 1632)),
    ],
)
def test_a_first_window_takes_most_of_the_screen(monitor: DeskBox, opened: DeskBox) -> None:
    assert place(None, [monitor]) == opened


@pytest.mark.parametrize(
    ("kept", "opened"),
    [
        (DeskBox(100, 50, 800, 600), DeskBox(100, 50, 800, 600)),
        (DeskBox(2000, 100, 900, 700), DeskBox(2000, 100, 900, 700)),
        (DeskBox(900, 50, 800, 600), DeskBox(566, 50, 800, 600)),
        (DeskBox(100, -9, 800, 600), DeskBox(100, 30, 800, 600)),
        (DeskBox(-20, 0, 5000, 3000), DeskBox(1366, 0, 3440, 1440)),
        (DeskBox(-1000, 300, 900, 700), DeskBox(233, 49, 900, 700)),
        (DeskBox(-32000, -32000, 900, 2000), DeskBox(233, 30, 900, 738)),
        (DeskBox(100, 50, 160, 28), place(None, [LAPTOP])),
    ],
    ids=["there", "on the second", "half out", "under a bar", "too large", "its monitor is gone", "minimised", "tiny"],
)
def test_it_opens_where_it_was_left_if_it_can_be_seen_there(kept: DeskBox, opened: DeskBox) -> None:
    assert place(kept, [LAPTOP, WIDE]) == opened


def test_where_nobody_knows_the_monitors_it_still_opens() -> None:
    assert place(None, []) == DeskBox(96, 60, 1088, 680)


numbers = st.integers(-9999, 9999)
sizes = st.integers(1, 9999)
boxes = st.builds(DeskBox, numbers, numbers, sizes, sizes)


@pytest.mark.slow
@given(st.none() | boxes, st.lists(boxes, min_size=1, max_size=3))
def test_wherever_it_was_all_of_it_is_on_one_monitor(kept: DeskBox | None, monitors: list[DeskBox]) -> None:
    box = place(kept, monitors)
    assert any(
        monitor.left <= box.left
        and monitor.top <= box.top
        and box.left + box.width <= monitor.left + monitor.width
        and box.top + box.height <= monitor.top + monitor.height
        for monitor in monitors
    )


# In a real window

SCREEN = DeskBox(0, 0, 1600, 1000)


@pytest.fixture
def window(robot: Robot) -> Iterator[DeskWindow]:
    opened = DeskWindow(robot.app.services, lambda: [SCREEN])
    opened.open()
    robot.frames(10)
    yield opened
    opened.close()
    Window.fullscreen = False
    Window.left = Window.top = 0


def test_monitors_are_found(robot: Robot) -> None:
    assert DeskBox(0, 0, 2600, 1700) in monitors()


def test_it_is_there_and_all_is_laid_out_for_it(robot: Robot, window: DeskWindow) -> None:
    assert (Window.left, Window.top, *Window.system_size) == place(None, [SCREEN])
    assert robot.app.root.size == [1360, 850]


def test_what_is_pulled_at_is_kept_when_it_rests(robot: Robot, window: DeskWindow) -> None:
    robot.resize(700, 500)
    Window.left, Window.top = 300, 200
    Window.dispatch("on_move")
    robot.frames(30)
    assert robot.app.services.preferences.window != DeskBox(300, 200, 700, 500), "a hand may still be pulling"
    robot.frames(40)
    assert robot.app.services.storage.load_preferences().window == DeskBox(300, 200, 700, 500)


def test_a_window_that_esc_has_closed_is_kept_where_it_was(
    robot: Robot, window: DeskWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Kivy takes it down before the app hears of its end, and says 0, 0 of it: its title was off the screen then."""
    Window.left, Window.top = 300, 200
    Window.dispatch("on_move")
    robot.frames(90)
    kept = robot.app.services.preferences.window
    with monkeypatch.context() as patch:
        Window.left = Window.top = 0
        patch.setattr(Window, "initialized", False)
        window.close()
    assert kept is not None
    assert robot.app.services.preferences.window == kept


def test_f11_fills_the_screen_and_again_goes_back(robot: Robot, window: DeskWindow) -> None:
    robot.resize(700, 500)
    for fullscreen in ("auto", False):
        assert Window.dispatch("on_keyboard", 292, 0, None, [])
        robot.frames(90)
        assert Window.fullscreen == fullscreen
        assert robot.app.services.preferences.window is not None
        assert robot.app.services.preferences.window[2:] == (700, 500)
    assert tuple(Window.system_size) == (700, 500)


STARTED = """
import sys
from pathlib import Path
from penguins.ui.shell import launch
assert launch._window_opens()
from kivy.clock import Clock
from kivy.core.window import Window
from penguins.ui.shell import app, data_folder
app.data_folder = lambda _: Path(sys.argv[1])
def end(_):
    print(*map(int, Window.system_size))
    Window.system_size = (700, 500)
    app.App.get_running_app().stop()
Window.bind(on_show=lambda _: Clock.schedule_once(end, 0.5))
sys.exit(launch.run())
"""


@pytest.mark.slow
@pytest.mark.window
def test_the_app_opens_large_and_next_time_as_it_was_left(tmp_path: Path) -> None:
    for size in ("2210 1445", "700 500"):
        command = [sys.executable, "-c", STARTED, str(tmp_path)]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=100)
        assert done.stdout.strip() == size
