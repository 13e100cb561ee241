"""Loads the layouts of kv/, each once, when its Python is loaded."""

from typing import Any

from kivy.lang import Builder, builder

from penguins import paths
from penguins.ui.base import shapes  # noqa: F401  known to every layout

_loaded: set[str] = set()


def load(name: str) -> None:
    """Make the rules of kv/<name>.kv known."""
    if name not in _loaded:
        _loaded.add(name)
        Builder.load_file(str(paths.KV / f"{name}.kv"))


def _compute(args: tuple[Any, ...], _instance: object, _changed: object) -> None:
    """Give a widget the value that its layout computes for it, whenever something changes that it depends on.

    Kivy's own does the same, and writes two lines about it for a log that nobody reads: a tenth of the time that it
    takes to open a screen.
    """
    widget, name, code, _rule, known = args
    setattr(widget, name, eval(code, known))


builder.call_fn = _compute
