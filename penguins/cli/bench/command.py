"""Measures what is asked for and prints one table."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib import import_module

from penguins.cli.bench.figure import Figure
from penguins.cli.engine.refusal import Refusal

SUBJECTS = ("rules", "bots", "session", "ui")
"""Each is a module beside this one with a `figures()`."""


def run(subjects: Sequence[str], as_json: bool) -> int:
    """Measure; 1 if a figure misses its target, 2 if one cannot be had."""
    try:
        figures = [figure for subject in subjects or SUBJECTS for figure in _measured(subject)]
    except Refusal as refusal:
        print(f"penguins bench: {refusal}", file=sys.stderr)
        return 2
    print(_json(figures) if as_json else _table(figures))
    return 0 if all(figure.reached for figure in figures) else 1


def _measured(subject: str) -> Iterator[Figure]:
    measure: Callable[[], Iterable[Figure]] = import_module(f"penguins.cli.bench.{subject}").figures
    for figure in measure():
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
