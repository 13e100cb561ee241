"""What a command owes to whoever started it: where it cannot go on, one line and an exit code, never a traceback.

    sys.exit(terminal.run(work))

A signal to stop ends it at once, also in the middle of an import, where an exception would be lost or told at length.
Work that has something to put away first says how: `with terminal.unwinding()`, `with terminal.stopped_by(close)`.
Python 3.6 can read it, like all that comes before there is a `.venv`.
"""

import errno
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType

SIGNALS = (signal.SIGINT, signal.SIGTERM)
_BY_SIGNAL = 128
"""More than the signal's number is the exit code, as shells have it."""


class Stopped(KeyboardInterrupt):
    """Somebody has asked for an end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.exit_code = _BY_SIGNAL + number


def run(work: "Callable[[], int]") -> int:
    """Do it; the answer is the exit code."""
    _stand_in_for_closed_streams()
    with _on_signal(_leave_at_once):
        try:
            try:
                return work()
            finally:
                sys.stdout.flush()
        except Stopped as stopped:
            _say("stopped")
            return stopped.exit_code
        except OSError as error:
            _give_up_output()
            _say(_why(error))
            return 1


@contextmanager
def stopped_by(stop: "Callable[[], bool]") -> "Iterator[None]":
    """Meanwhile a signal to stop does this; once the work has ended by it, the command is Stopped. Where the answer is
    that nothing has been begun yet, it ends at once."""
    numbers = []  # type: list[int]

    def note_and_stop(number: int, frame: "FrameType | None") -> None:
        numbers.append(number)
        if not stop():
            _leave_at_once(number, frame)

    with _on_signal(note_and_stop):
        yield
    if numbers:
        raise Stopped(numbers[0])


@contextmanager
def unwinding() -> "Iterator[None]":
    """Meanwhile a signal to stop is an exception, Stopped, so that what was begun can be put away."""
    with _on_signal(_raise):
        yield


def do_without_streams() -> None:
    """For a window, which has another way to speak: a closed stream swallows what it is told, instead of refusing."""
    if isinstance(sys.stdout, _Refusing):
        sys.stdout = _nowhere()


def _leave_at_once(number: int, _: "FrameType | None") -> None:
    _say("stopped")
    os._exit(_BY_SIGNAL + number)


def _raise(number: int, _: "FrameType | None") -> None:
    raise Stopped(number)


@contextmanager
def _on_signal(handle: "Callable[[int, FrameType | None], None]") -> "Iterator[None]":
    before = {}
    with suppress(ValueError):  # only a process's first thread may, and only it is sent any
        for number in SIGNALS:
            before[number] = signal.signal(number, handle)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


class _Closed(io.RawIOBase):
    """A stream that was closed before we began."""

    def __init__(self, name: str) -> None:
        self._name = name

    def readable(self) -> bool:
        return True

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        raise OSError(errno.EBADF, f"{self._name} is closed")

    def readinto(self, _: object) -> int:
        return self.fileno()

    def write(self, _: object) -> int:
        return self.fileno()


class _Refusing(io.TextIOWrapper):
    """Text from or to such a stream."""


def _stand_in_for_closed_streams() -> None:
    """Python has None for them, which prints nothing and says nothing; and the next file to be opened would get their
    numbers, and with them whatever is said to a screen."""
    number = os.open(os.devnull, os.O_RDWR)
    while number <= 2:
        os.set_inheritable(number, True)
        number = os.open(os.devnull, os.O_RDWR)
    os.close(number)
    if sys.stdin is None:
        sys.stdin = _Refusing(io.BufferedReader(_Closed("standard input")))
    if sys.stdout is None:
        sys.stdout = _Refusing(io.BufferedWriter(_Closed("standard output")))
    if sys.stderr is None:
        sys.stderr = _nowhere()


def _nowhere() -> io.TextIOWrapper:
    return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123  # for as long as the process lives


def _give_up_output() -> None:
    """What could not be written is not tried again at the end, where Python would tell of it at length."""
    with suppress(OSError, ValueError):
        sys.stdout.flush()
        return
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 1)
    sys.stdout = _nowhere()


def _why(error: OSError) -> str:
    if isinstance(error, BrokenPipeError):
        return "nobody reads the output any more"
    return f"{error.strerror}: {error.filename}" if error.filename else error.strerror or str(error)


def _say(line: str) -> None:
    with suppress(OSError):
        os.write(2, f"penguins: {line}\n".encode(errors="replace"))
