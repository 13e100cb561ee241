"""`penguins`: plays; with a word behind it, works without a screen."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

import penguins
from penguins import terminal
from penguins.cli.arena import command as arena_command
from penguins.cli.bench import command as bench_command
from penguins.cli.calibration import command as calibration_command
from penguins.cli.puzzles import command as puzzles_command


def main(argv: list[str] | None = None) -> int:
    """Run the command line; the answer is the exit code."""
    arguments = _parser().parse_args(argv)
    run: Callable[[argparse.Namespace], int] = arguments.run
    if run in (_play, _engine):  # the one closes its window, the other has nothing to put away
        return run(arguments)
    with terminal.unwinding():
        return run(arguments)


class _Parser(argparse.ArgumentParser):
    def _print_message(self, message: str, file: TextIO | None = None) -> None:  # type: ignore[override]
        """As argparse has it, but what cannot be written is not passed over in silence."""
        (file or sys.stderr).write(message)


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="penguins", description="Four penguin board games.")
    parser.add_argument("--version", action="version", version=f"Penguins {penguins.__version__}")
    parser.set_defaults(run=_play)
    commands = parser.add_subparsers(title="commands", metavar="")
    commands.add_parser("play", help="open the app (what happens without a command)").set_defaults(run=_play)
    engine = commands.add_parser("engine", help="let another program play, over a text protocol")
    engine.set_defaults(run=_engine)
    arena = commands.add_parser("arena", help="let players play against each other, and count")
    arena_command.add_arguments(arena)
    arena.set_defaults(run=arena_command.run)
    bench = commands.add_parser("bench", help="measure how fast this is here")
    bench_command.add_arguments(bench)
    bench.set_defaults(run=bench_command.run)
    calibration = commands.add_parser("calibration", help="compare the chances that a bot names with what happens")
    calibration_command.add_arguments(calibration)
    calibration.set_defaults(run=calibration_command.run)
    puzzles = commands.add_parser("puzzles", help="make puzzles, and prove those that are shipped")
    puzzles_command.add_arguments(puzzles)
    screenshots = commands.add_parser("screenshots", help="take pictures of every screen")
    screenshots.add_argument("folder", type=Path, help="where to put them")
    screenshots.add_argument("only", nargs="*", help="the beginnings of the names of those to take (all, if not said)")
    screenshots.set_defaults(run=_screenshots)
    return parser


# Each command imports what it needs only when it runs: the engine must not load Kivy.


def _play(_: argparse.Namespace) -> int:
    from penguins.ui.shell.launch import run

    terminal.do_without_streams()
    return run()


def _engine(_: argparse.Namespace) -> int:
    from penguins.cli.engine.protocol import serve_standard_streams

    return serve_standard_streams()


def _screenshots(arguments: argparse.Namespace) -> int:
    from penguins.cli.screenshots import run

    return run(arguments.folder, arguments.only)
