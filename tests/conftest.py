"""Before any test: a quiet Kivy in a home of its own, a private screen, the same examples every time."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import hypothesis
import pytest

import penguins.ui  # noqa: F401  what Kivy must know before a test imports it
from penguins.rig import virtual_screen
from tests.garbage import collect_seldom, collect_window
from tests.null_game.registered import registered
from tests.session import table

os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="penguins-kivy-")

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile("steady")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-window", action="store_true", help="only the tests that open no window; needs no screen")


def pytest_configure(config: pytest.Config) -> None:
    config.add_cleanup(lambda: shutil.rmtree(os.environ["KIVY_HOME"], ignore_errors=True))
    null_game = ExitStack()
    config.add_cleanup(null_game.close)
    null_game.enter_context(registered())  # before any test asks which games there are
    if config.getoption("no_window"):
        _have_no_window()
    elif virtual_screen.available():
        screen = ExitStack()
        config.add_cleanup(screen.close)
        screen.enter_context(virtual_screen.started())


@pytest.hookimpl(tryfirst=True)  # before `-m` looks at the marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    for item in items:
        if "robot" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.window)
    if config.getoption("no_window"):
        windowed = [item for item in items if item.get_closest_marker("window")]
        config.hook.pytest_deselected(items=windowed)
        items[:] = [item for item in items if not item.get_closest_marker("window")]


def pytest_collection_finish() -> None:
    """The tests themselves stay to the end."""
    collect_seldom()


def pytest_runtest_logfinish() -> None:
    """Nothing holds on to what a test was given any more."""
    collect_window()


@pytest.fixture(autouse=True)
def _every_connection_is_closed() -> Iterator[None]:
    """From Python 3.13 on, a dropped one is an error, in whatever test the garbage collector then runs."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def noted(*arguments: Any, **named: Any) -> sqlite3.Connection:
        made.append(connect(*arguments, **named))
        return made[-1]

    with pytest.MonkeyPatch.context() as patches:
        patches.setattr(sqlite3, "connect", noted)
        yield
        while table.OPENED:
            table.OPENED.pop().close()
    left = [connection for connection in made if _is_open(connection)]
    for connection in left:
        connection.close()
    assert not left, "a connection to a database was not closed"


def _is_open(connection: sqlite3.Connection) -> bool:
    try:
        return connection.total_changes >= 0
    except sqlite3.ProgrammingError:
        return False


def _have_no_window() -> None:
    """Kivy finds no window of that name: a test that opens one and is not marked `window` fails. Lengths need none."""
    os.environ.update(KIVY_WINDOW="none", KIVY_DPI="96", KIVY_METRICS_DENSITY="1")
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        os.environ.pop(screen, None)
