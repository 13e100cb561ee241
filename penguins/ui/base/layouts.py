"""Loads the layouts of kv/, each once, when its Python is loaded."""

from kivy.lang import Builder

from penguins import paths
from penguins.ui.base import shapes  # noqa: F401  known to every layout

_loaded: set[str] = set()


def load(name: str) -> None:
    """Make the rules of kv/<name>.kv known."""
    if name not in _loaded:
        _loaded.add(name)
        Builder.load_file(str(paths.KV / f"{name}.kv"))
