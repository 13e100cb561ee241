"""An engine with some constants changed, to measure a tuned number by arena with common random numbers.

`python -m assets.tools.fits.variant penguins.games.pingouins.bot.territory._PRIDE=0.4` speaks the protocol of
`penguins engine`, so `penguins arena … --engine "python -m assets.tools.fits.variant …"` lets it play against the
house as it is.
"""

import ast
import sys
from collections.abc import Sequence
from importlib import import_module

from penguins.cli.engine.arguments import settings
from penguins.cli.engine.protocol import serve_standard_streams
from penguins.cli.engine.refusal import Refusal, quoted

_FORMS = {True: "it is a number", False: "it is a tuple of numbers, as many as now"}


def change(words: Sequence[str]) -> None:
    """Give each `module.constant=value` its new value; Refusal if there is no such constant, or no such value."""
    for name, text in settings(words).items():
        module_name, _, constant = name.rpartition(".")
        # Another module may have a copy of a public name, and would go on with the old value.
        if not constant.startswith("_"):
            raise Refusal(f"{name!a} is not a constant of one module: those begin with an underscore")
        try:
            module = import_module(module_name)
            shape = _shape(getattr(module, constant))
        except (ImportError, AttributeError, ValueError):
            shape = None
        if shape is None:
            raise Refusal(f"there is no constant {name!a}")
        value = _literal(text)
        if _shape(value) != shape:
            raise Refusal(f"{quoted(text)} is no value for {constant}: {_FORMS[shape == ()]}")
        setattr(module, constant, value)


def _literal(text: str) -> object:
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return None


def _shape(value: object) -> object:
    """() for a number, a tuple of shapes for a tuple; None for anything else."""
    if isinstance(value, tuple):
        shapes = tuple(_shape(part) for part in value)
        return None if None in shapes else (len(shapes), shapes)
    return () if isinstance(value, int | float) and not isinstance(value, bool) else None


def main(words: Sequence[str] | None = None) -> int:
    """Change, then serve; the answer is the exit code."""
    try:
        change(sys.argv[1:] if words is None else words)
    except Refusal as refusal:
        print(f"variant: {refusal}", file=sys.stderr)
        return 2
    return serve_standard_streams()


if __name__ == "__main__":
    sys.exit(main())
