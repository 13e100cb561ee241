"""Measures what is asked for and prints one table."""

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module
from typing import Any

from penguins.cli.arena.command import positive
from penguins.cli.bench.figure import Figure
from penguins.cli.engine.refusal import Refusal
from penguins.games.registry import GAMES

SUBJECTS = ("rules", "bots", "session", "ui")
"""Each is a module beside this one with a `figures()`."""
LONG = {"soak": 1000, "friend": 100}
"""More of them, which take long: only if they are asked for. Of so many matches, if not said."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may follow `penguins bench`."""
    parser.add_argument(
        "subjects",
        nargs="*",
        metavar="subject",
        type=_subject,
        help=f"{', '.join(SUBJECTS)} (all of these, if not said), or {' or '.join(LONG)}, which take long",
    )
    parser.add_argument("--matches", type=positive, help="of each game, for soak (1000) and friend (100)")
    parser.add_argument("--game", choices=GAMES, help="only this one, for friend")
    parser.add_argument("--part", type=float, default=1.0, help="of all nodes, for friend (1): less is quicker")
    parser.add_argument("--json", action="store_true", help="for another program to read")


def _subject(text: str) -> str:
    # `choices` would refuse an empty list of subjects
    if text not in (*SUBJECTS, *LONG):
        known = ", ".join((*SUBJECTS, *LONG))
        raise argparse.ArgumentTypeError(f"nothing to measure is called {text}; there are {known}")
    return text


def run(arguments: argparse.Namespace) -> int:
    """Measure; 1 if a figure misses its target, 2 if one cannot be had."""
    subjects: Sequence[str] = arguments.subjects or SUBJECTS
    try:
        figures = [figure for subject in subjects for figure in _measured(subject, arguments)]
    except Refusal as refusal:
        print(f"penguins bench: {refusal}", file=sys.stderr)
        return 2
    print(_json(figures) if arguments.json else _table(figures))
    return 0 if all(figure.reached for figure in figures) else 1


def _measured(subject: str, arguments: argparse.Namespace) -> Iterator[Figure]:
    measure: Callable[..., Iterable[Figure]] = import_module(f"penguins.cli.bench.{subject}").figures
    how: dict[str, Any] = {"matches": arguments.matches or LONG[subject]} if subject in LONG else {}
    if subject == "friend":
        how |= {"games": [arguments.game] if arguments.game else GAMES, "part": arguments.part}
    for figure in measure(**how):
        print(f"{subject}: {figure.name}", file=sys.stderr)
        yield figure


def _json(figures: Sequence[Figure]) -> str:
    return json.dumps([figure._asdict() | {"reached": figure.reached} for figure in figures], indent=2)


def _table(figures: Sequence[Figure]) -> str:
    rows = [_row(figure) for figure in figures]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows)


def _row(figure: Figure) -> tuple[str, ...]:
    bound = "at least" if figure.more_is_better else "at most"
    return (
        figure.name,
        f"{figure.value:,.4g} {figure.unit}" if figure.value < 100 else f"{figure.value:,.0f} {figure.unit}",
        f"{bound} {figure.target:,g} {figure.unit}",
        "ok" if figure.reached else "MISSED",
    )
