"""How far a long command is: a bar on a terminal, a line now and then elsewhere."""

import sys

_BAR = 30


def show(done: int, whole: int) -> None:
    """So many of the whole are done; call it for each."""
    if sys.stderr.isatty():
        full = _BAR * done // whole
        bar = "#" * full + "." * (_BAR - full)
        print(f"\r[{bar}] {done} of {whole}", end="\n" if done == whole else "", file=sys.stderr, flush=True)
    elif 10 * done // whole > 10 * (done - 1) // whole:
        print(f"{done} of {whole}", file=sys.stderr, flush=True)
