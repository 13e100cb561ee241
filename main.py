"""Starts Penguins: `python3 main.py`, and on Android."""

import sys

from penguins import bootstrap, display


def main() -> int:
    if not display.might_exist():
        sys.exit(display.NO_DISPLAY)
    try:
        bootstrap.get_ready()
    except bootstrap.NotReady as reason:
        sys.exit(str(reason))
    except KeyboardInterrupt:
        return 130

    from penguins.ui.shell.launch import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
