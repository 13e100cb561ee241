"""Starts Penguins: `python3 main.py`, and on Android. Even Python 2.7 can read this file, to be told what is needed."""

import sys


def main():  # type: () -> int
    from penguins import pythons

    pythons.refuse_ancient()

    from penguins import terminal

    return terminal.run(_play)


def _play():  # type: () -> int
    from penguins import bootstrap, display, terminal

    terminal.do_without_streams()
    if not display.might_exist():
        sys.exit(display.NO_DISPLAY)
    try:
        with terminal.unwinding():
            bootstrap.get_ready()
    except bootstrap.NotReady as reason:
        sys.exit(str(reason))

    from penguins.ui.shell.launch import run

    return run()


if __name__ == "__main__":
    sys.exit(main())
