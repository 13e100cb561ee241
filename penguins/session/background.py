"""What takes long is worked out in a thread of its own; the screen's thread only asks for it."""

import logging
import sys
from collections.abc import Callable
from threading import Thread
from traceback import format_tb

SWITCH_INTERVAL = 0.0005
"""Seconds after which such a thread has to let the screen's thread go on, instead of Python's 5 ms."""

log = logging.getLogger(__name__)


def begin(work: Callable[[], None], name: str) -> Thread:
    """The thread that does this work from now on. A failure ends it, and is logged.

    The log says where it failed and with what kind of error, and nothing else: the words of the error may tell a hand,
    and a log is read by other people than that hand's owner.
    """

    def run() -> None:
        try:
            work()
        except Exception as error:
            where = "".join(format_tb(error.__traceback__))
            log.error("%s failed: %s\n%s", name, type(error).__name__, where)

    sys.setswitchinterval(SWITCH_INTERVAL)
    thread = Thread(target=run, name=name, daemon=True)
    thread.start()
    return thread
