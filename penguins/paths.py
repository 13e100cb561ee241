"""Where the layouts and the pictures are.

Beside `penguins/` in a checkout and on Android, inside it when installed from a wheel.
"""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent


def folder(name: str, package: Path = PACKAGE) -> Path:
    """The data folder of that name."""
    inside = package / name
    return inside if inside.is_dir() else package.parent / name


KV = folder("kv")
ASSETS = folder("assets")
