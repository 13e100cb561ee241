"""Before any test: a quiet Kivy in a home of its own, a private screen, the same examples every time."""

import os
import shutil
import sys
import tempfile

import hypothesis
import pytest

import penguins.ui  # noqa: F401  what Kivy must know before a test imports it
from tests import xvfb

os.environ["KIVY_HOME"] = tempfile.mkdtemp(prefix="penguins-kivy-")

hypothesis.settings.register_profile("steady", derandomize=True, deadline=None)
hypothesis.settings.register_profile("explore", deadline=None, max_examples=1000)
hypothesis.settings.load_profile("steady")


def pytest_configure(config: pytest.Config) -> None:
    config.add_cleanup(lambda: shutil.rmtree(os.environ["KIVY_HOME"], ignore_errors=True))
    if sys.platform == "linux" and shutil.which("Xvfb"):
        server, os.environ["DISPLAY"] = xvfb.start()
        os.environ.pop("WAYLAND_DISPLAY", None)
        config.add_cleanup(lambda: (server.terminate(), server.wait()))
