"""Finds the file behind the name of a picture, at some density, or of a sound. No Kivy."""

import json
from functools import cache
from typing import NamedTuple

from penguins.paths import ASSETS

DENSITIES = (0.25, 0.5, 1, 2, 3)
"""Pixels for each dp. Without the small ones a small town would be jagged: a texture is halved at most when drawn."""
CROWNED = {"red": 0.77, "blue": 0.71, "green": 0.62, "yellow": 0.69, "violet": 0.745, "pink": 0.65}
"""Where a crown begins on the head of a happy penguin, in heights of its picture: no two are equally tall."""
# A picture may be enlarged by this much before the next density is worth its memory
_STRETCH = 1.15


class Size(NamedTuple):
    """A picture's intended size in dp."""

    width: int
    height: int


@cache
def _index() -> dict[str, tuple[str, int, int]]:
    text = (ASSETS / "atlas" / "index.json").read_text(encoding="utf-8")
    return {name: (atlas, width, height) for name, (atlas, width, height) in json.loads(text).items()}


def size(name: str) -> Size:
    """The size in dp for which a picture is drawn."""
    return Size(*_index()[name][1:])


def names() -> list[str]:
    """Every picture there is."""
    return list(_index())


def penguin(colour: str, mood: str) -> str:
    """The picture of that colour's penguin in a mood; as it stands about, where there is none in that mood."""
    wanted = f"hello_{colour}" if mood == "hello" else f"penguin_{colour}_{mood}"  # the one who greets is larger
    return wanted if wanted in _index() else f"penguin_{colour}_idle"


def picture(name: str, width: float | None = None, density: float = 2.0) -> str:
    """The source of a picture for `Image` and canvas: sharp at `width` pixels, or at a screen density."""
    atlas, natural, _ = _index()[name]
    wanted = density if width is None else width / natural
    best = next((step for step in DENSITIES if wanted <= step * (_STRETCH if step >= 1 else 1)), DENSITIES[-1])
    return f"atlas://{ASSETS.as_posix()}/atlas/{best}x/{atlas}/{name}"


@cache
def _scenery_index() -> dict[str, Size]:
    text = (ASSETS / "places" / "index.json").read_text(encoding="utf-8")
    return {name: Size(width, height) for name, (width, height) in json.loads(text).items()}


def scenery_size(name: str) -> Size:
    """The size of a picture of the scenery, in units of the scenery."""
    return _scenery_index()[name]


def scenery_picture(name: str) -> str:
    """The file of a picture of the scenery."""
    return (ASSETS / "places" / f"{name}.png").as_posix()


def sound(name: str) -> str:
    """The file of a sound: `place`, `slide`, `splash` and so on."""
    return (ASSETS / "sounds" / f"{name}.wav").as_posix()
