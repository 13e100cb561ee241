"""`penguins screenshots DIR`: every screen in its interesting states, at all sizes, in every language."""

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from penguins import display
from penguins.languages import LANGUAGES
from penguins.rig import virtual_screen

SIZES = ((360, 640), (640, 360), (800, 1280), (1280, 800), (1024, 768), (1364, 1024))


def run(folder: Path, only: Sequence[str]) -> int:
    """Fill the folder; 1 if that cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"Pictures cannot be kept in {folder}: {error.strerror}.", file=sys.stderr)
        return 1
    if display.might_exist():
        return _take_all(folder, only)
    if not virtual_screen.available():
        print(display.NO_DISPLAY, file=sys.stderr)
        return 1
    with virtual_screen.started():
        return _take_all(folder, only)


def _take_all(folder: Path, only: Sequence[str]) -> int:
    from penguins.rig.shots import SHOTS

    shots = {name: shot for name, shot in SHOTS.items() if not only or name.startswith(tuple(only))}
    if not shots:
        print(f"No such picture. There are: {', '.join(SHOTS)}.", file=sys.stderr)
        return 1
    for number, (name, shot) in enumerate(shots.items(), start=1):
        print(f"{number}/{len(shots)} {name}", file=sys.stderr)
        for language in LANGUAGES:
            for size in SIZES:
                _take(shot, folder / f"{name}_{language}_{size[0]}x{size[1]}.png", size, language)
    return 0


def _take(shot: Any, path: Path, size: tuple[int, int], language: str) -> None:
    from penguins.rig.driver import Driver

    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data), size, language=language)
        shot(driver)
        driver.screenshot(path)
        driver.close()
