"""`python3 -m penguins` is the `penguins` command."""

import os
import signal
import sys
from types import FrameType


def main() -> int:
    """Run it; the answer is the exit code."""
    signal.signal(signal.SIGINT, _stop_at_once)

    from penguins import terminal

    return terminal.run(_command)


def _command() -> int:
    from penguins.cli.main import main as command

    return command()


def _stop_at_once(_number: int, _frame: FrameType | None) -> None:
    """For whoever is so quick that `terminal` is not there yet. In an import, an exception could get lost."""
    os.write(2, b"penguins: stopped\n")
    os._exit(128 + signal.SIGINT)


if __name__ == "__main__":
    sys.exit(main())
