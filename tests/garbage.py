"""How garbage is collected while tests run: right after each window, and else seldom."""

import gc

_SELDOM = 1_000_000, 2, 2
"""A window's worth of widgets are 100,000 objects that hold each other. What is still in use when the collector looks,
it looks through again and again: when it looked more often, that was nearly half of the time of all tests."""
_WINDOW = 30_000
"""So many objects are left only where there was a window."""
_LATER = 8
"""Windows after which those are looked at, too, that something still held on to when they were closed. Kivy lets go of
each widget by going through a list of all others, dead ones among them: a hundred such windows, and the next one takes
four times as long."""


def collect_seldom() -> None:
    """From now on; and never look at what is here already, which stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)


def collect_window() -> None:
    """Between two tests nothing of a window is in use, and its memory is still near: the next one is made there."""
    young, windows, _ = gc.get_count()
    if young > _WINDOW:
        gc.collect(2 if windows > _LATER else 0)
