"""`python3 -m penguins` is the `penguins` command."""

import sys
from types import TracebackType


def main() -> int:
    """Run it; the answer is the exit code."""
    from penguins import terminal

    return terminal.run(_command)


def _command() -> int:
    from penguins.cli.main import main as command

    return command()


def _tell(kind: type[BaseException], error: BaseException, traceback: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        print("penguins: stopped", file=sys.stderr)
    else:
        sys.__excepthook__(kind, error, traceback)


sys.excepthook = _tell  # for whoever is so quick that `terminal` is not there yet

if __name__ == "__main__":
    sys.exit(main())
