"""A screen of our own, so that no test window ever shows on a developer's desktop."""

import os
import subprocess

SIZE = "2600x1700x24"  # room for a 13-inch tablet's pixels


def start() -> tuple[subprocess.Popen[bytes], str]:
    """A running X server without a screen, and the free display it found."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", SIZE, "-nolisten", "tcp"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    with os.fdopen(read_end) as answer:
        number = answer.readline().strip()
    if not number:
        raise RuntimeError(f"Xvfb did not start (exit code {server.wait()})")
    return server, f":{number}"
