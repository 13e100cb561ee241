"""How garbage is collected while tests run: seldom."""

import gc

_SELDOM = 1_000_000, 2, 2
"""A window's worth of widgets are 100,000 objects that hold each other. What is still in use when the collector looks,
it looks through again and again: when it looked more often, that was nearly half of the time of all tests."""


def collect_seldom() -> None:
    """From now on; and never look at what is here already, which stays to the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SELDOM)
