"""Before any test: a quiet Kivy in a home of its own, a private screen, the same examples every time."""

import os
import shutil
import tempfile
from contextlib import ExitStack

import hypothesis
import pytest

import penguins.ui  # noqa: F401  what Kivy must know before a test imports it
from penguins.rig import virtual_screen

os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="penguins-kivy-")

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    config.add_cleanup(lambda: shutil.rmtree(os.environ["KIVY_HOME"], ignore_errors=True))
    if virtual_screen.available():
        screen = ExitStack()
        config.add_cleanup(screen.close)
        screen.enter_context(virtual_screen.started())
