"""How a run of the arena stands while it goes on: a table that is drawn again after every match."""

import sys

from penguins.cli.arena.progress import bar, is_another_tenth

_UP_AND_CLEAR = "\x1b[{}F\x1b[J"
"""The cursor goes up so many lines, and what was below is wiped away."""


class Running:
    """Shows a bar and the table: on a terminal in place, else as a new table after every tenth of the matches."""

    def __init__(self, matches: int) -> None:
        self._matches = matches
        self._lines = 0

    def show(self, done: int, table: str) -> None:
        """So many matches are played, and this is how it stands."""
        if sys.stderr.isatty():
            self._draw(f"{bar(done, self._matches)}\n{table}\n")
        elif is_another_tenth(done, self._matches):
            print(f"{done} of {self._matches}\n{table}\n", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Make room for the last table, which goes to standard output."""
        if self._lines:
            self._draw("")

    def _draw(self, text: str) -> None:
        wiped = _UP_AND_CLEAR.format(self._lines) if self._lines else ""
        print(wiped + text, end="", file=sys.stderr, flush=True)
        self._lines = text.count("\n")
