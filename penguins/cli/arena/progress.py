"""How far a long command is: a bar on a terminal, a line now and then elsewhere."""

import sys

_BAR = 30


def show(done: int, whole: int) -> None:
    """So many of the whole are done; call it for each."""
    if sys.stderr.isatty():
        print(f"\r{bar(done, whole)}", end="\n" if done == whole else "", file=sys.stderr, flush=True)
    elif is_another_tenth(done, whole):
        print(f"{done} of {whole}", file=sys.stderr, flush=True)


def bar(done: int, whole: int) -> str:
    """How far that is, for a terminal."""
    full = _BAR * done // whole
    return f"[{'#' * full}{'.' * (_BAR - full)}] {done} of {whole}"


def is_another_tenth(done: int, whole: int) -> bool:
    """Whether the last one has completed a tenth of the whole."""
    return 10 * done // whole > 10 * (done - 1) // whole
