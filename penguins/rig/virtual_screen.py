"""A screen that nobody sees: for tests and pictures on machines that have none."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SIZE = "2600x1700x24"  # room for a 13-inch tablet's pixels


def available() -> bool:
    """Whether one can be started here."""
    return shutil.which("Xvfb") is not None


@contextmanager
def started() -> Iterator[str]:
    """A running X server, named in DISPLAY meanwhile."""
    server, name = _start()
    before = {key: os.environ.pop(key, None) for key in ("DISPLAY", "WAYLAND_DISPLAY")}
    os.environ["DISPLAY"] = name
    try:
        yield name
    finally:
        del os.environ["DISPLAY"]
        os.environ.update({key: value for key, value in before.items() if value is not None})
        server.terminate()
        server.wait()


def _start() -> tuple[subprocess.Popen[bytes], str]:
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl+C is for who started it: a window whose screen is gone ends with a long story
    )
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    if not number:
        raise RuntimeError(f"Xvfb did not start (exit code {server.wait()})")
    return server, f":{number}"
