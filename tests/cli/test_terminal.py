"""Whatever happens to a command from outside: one line, an exit code, no traceback (docs/engine.md)."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from penguins import terminal
from penguins.bootstrap import ROOT

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs the streams and signals of a Unix system")

PENGUINS = (sys.executable, "-m", "penguins")
ENGINE = (*PENGUINS, "engine")
COMMANDS = {
    "engine": ENGINE,
    "arena": (*PENGUINS, "arena", "pingouins", "greedy", "random", "--matches", "1", "--jobs", "1"),
    "--help": (*PENGUINS, "--help"),
}
STOPS = [signal.SIGINT, signal.SIGTERM]
NO_SCREEN = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}


def run(command: Sequence[str], redirected: str = "", output: int = subprocess.PIPE, **more: str) -> tuple[int, str]:
    """Its exit code and what it says on standard error; `redirected` as a shell writes it."""
    done = subprocess.run(
        ["/bin/sh", "-c", f'exec "$@" {redirected}', "sh", *command],
        input=b"games\n",
        stdout=output,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=NO_SCREEN | more,
        check=False,
    )
    return done.returncode, done.stderr.decode()


def unread() -> int:
    """A pipe without anybody at its other end."""
    read, write = os.pipe()
    os.close(read)
    return write


TAKEN_AWAY: dict[str, tuple[str, Callable[[], int], str]] = {
    "closed": (">&-", lambda: subprocess.DEVNULL, "standard output is closed"),
    "full": (">/dev/full", lambda: subprocess.DEVNULL, "No space left on device"),
    "unread": ("", unread, "nobody reads the output any more"),
}


@pytest.mark.slow
@pytest.mark.parametrize("taken_away", TAKEN_AWAY)
@pytest.mark.parametrize("command", COMMANDS)
def test_without_output_it_says_so_in_one_line(command: str, taken_away: str) -> None:
    redirected, output, why = TAKEN_AWAY[taken_away]
    code, told = run(COMMANDS[command], redirected, output(), PYTHONUNBUFFERED="")
    assert (code, told.splitlines()[-1]) == (1, f"penguins: {why}")
    assert told.count("penguins: ") == 1
    assert "Traceback" not in told


@pytest.mark.slow
@pytest.mark.parametrize("command", ["--help", "--version"])
def test_what_cannot_be_written_is_not_passed_over_at_once_either(command: str) -> None:
    told = run([*PENGUINS, command], ">/dev/full", PYTHONUNBUFFERED="1")
    assert told == (1, "penguins: No space left on device\n")


def test_without_input_the_engine_says_so_in_one_line() -> None:
    assert run(ENGINE, "<&-") == (1, "penguins: standard input is closed\n")


def test_without_anywhere_to_say_it_the_exit_code_tells() -> None:
    assert run(ENGINE, "<&- 2>&-") == (1, "")


def test_where_streams_are_closed_no_file_takes_their_numbers() -> None:
    """Or whatever is said to a screen would be written into it."""
    opening = "import os, sys; from penguins import terminal; sys.exit(terminal.run(lambda: os.open('.', os.O_RDONLY)))"
    code, _ = run([sys.executable, "-c", opening], "<&- >&- 2>&-")
    assert code > 2


# Signals


def interrupted(module: str, number: int, program: str, *arguments: str) -> tuple[int, str]:
    """What comes of it if the signal comes while that module is being imported."""
    code = f"""
import os, runpy, sys
class Stopping:
    def find_spec(self, name, path=None, target=None):
        if name == {module!r}:
            os.kill(os.getpid(), {number})
sys.meta_path.insert(0, Stopping())
sys.argv = ["penguins", *{arguments!r}]
{program}
"""
    return run([sys.executable, "-c", code])


AS_MODULE = "runpy.run_module('penguins', run_name='__main__', alter_sys=True)"
AS_FILE = "runpy.run_path('main.py', run_name='__main__')"


@pytest.mark.parametrize(
    ("module", "number", "program", "arguments"),
    [
        ("penguins.terminal", signal.SIGINT, AS_MODULE, ["engine"]),
        ("penguins.cli.main", signal.SIGINT, AS_MODULE, ["--help"]),
        ("argparse", signal.SIGTERM, AS_MODULE, ["engine"]),
        ("penguins.games.registry", signal.SIGINT, AS_MODULE, ["arena"]),
        ("penguins.cli.engine.protocol", signal.SIGINT, AS_MODULE, ["engine"]),
        ("penguins.cli.screenshots", signal.SIGTERM, AS_MODULE, ["screenshots", "."]),
        ("penguins.bootstrap", signal.SIGINT, AS_FILE, []),
    ],
)
def test_stopped_while_importing_it_says_so_in_one_line(
    module: str, number: int, program: str, arguments: list[str]
) -> None:
    assert interrupted(module, number, program, *arguments) == (128 + number, "penguins: stopped\n")


@pytest.mark.parametrize("number", STOPS)
def test_work_that_can_be_closed_ends_by_itself_and_then_counts_as_stopped(number: int) -> None:
    done: list[str] = []

    def close() -> bool:
        done.append("closed")
        return True

    def work() -> None:
        with terminal.stopped_by(close):
            os.kill(os.getpid(), number)
            done.append("put away")

    before = [signal.getsignal(each) for each in STOPS]
    with pytest.raises(terminal.Stopped) as stopped:
        work()
    assert stopped.value.exit_code == 128 + number
    assert done == ["closed", "put away"]
    assert [signal.getsignal(each) for each in STOPS] == before


def test_in_another_thread_than_the_first_it_works_all_the_same() -> None:
    """As on a system that starts Python in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(terminal.run, lambda: 7).result() == 7


@pytest.mark.parametrize("number", STOPS)
def test_the_engine_is_stopped_while_it_waits(number: int) -> None:
    with subprocess.Popen(
        ENGINE, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT
    ) as engine:
        assert engine.stdin is not None
        assert engine.stdout is not None
        assert engine.stderr is not None
        engine.stdin.write(b"protocol_version\n")
        engine.stdin.flush()
        assert engine.stdout.readline() == b"= 2\n"
        engine.send_signal(number)
        assert engine.stderr.read() == b"penguins: stopped\n"
        assert engine.wait() == 128 + number


@pytest.mark.slow
@pytest.mark.parametrize(("number", "to_all"), [(signal.SIGINT, True), (signal.SIGTERM, True), (signal.SIGTERM, False)])
def test_the_arena_counts_what_was_played_and_leaves_no_process(number: int, to_all: bool) -> None:
    """To all, as Ctrl+C in a terminal, or to the first alone."""
    command = [*PENGUINS, "arena", "pingouins", "random", "random", "--matches", "1000", "--jobs", "2"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, start_new_session=True, text=True
    ) as arena:
        assert arena.stderr is not None
        assert arena.stderr.readline()  # the first progress that is told
        (os.killpg if to_all else os.kill)(arena.pid, number)
        table, told = arena.communicate()
    assert [line for line in told.splitlines() if line.startswith("Stopped after ")]
    assert "Traceback" not in told
    assert table.startswith("player")
    assert arena.returncode == 130
    with pytest.raises(ProcessLookupError):
        os.killpg(arena.pid, 0)


def test_bench_says_in_one_line_that_there_is_no_screen(tmp_path: Path) -> None:
    code, told = run([*PENGUINS, "bench", "ui"], PATH=str(tmp_path))
    assert code == 2
    assert told.startswith("penguins bench: Penguins cannot open a window here")
    assert told.count("\n") == 1
