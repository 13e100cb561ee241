"""The vector sources as one SVG library: every `<symbol>` is a picture, everything else a shared part.

`art/<atlas>/*.svg` holds the pictures of one atlas, `art/parts` what they share, `art/single` and `art/places` pictures
that become files of their own. Penguins are drawn by `tools/penguins`, from the silhouettes in `art/parts`. `$word` in
a source is a colour of the theme; a source with `data-colours` is written out once for each of those colours, with
`$colour`, `$main`, `$dark`, `$light`, `$tint` and `$emblem` filled in.
"""

import hashlib
import re
from functools import cache
from pathlib import Path
from string import Template
from typing import NamedTuple
from xml.etree import ElementTree

from assets.tools.penguins import drawing
from penguins.ui.base import theme

ASSETS = Path(__file__).resolve().parents[1]
ART = ASSETS / "art"
ATLASES = ("common", "penguins", "hello", "pingouins", "icetown", "march", "party", "titles")
SINGLES = "single"
PLACES = "places"

_DRAWN = {"parts": drawing.parts, "penguins": drawing.penguins, "hello": drawing.hello}

_ROOT = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_COLOURS = re.compile(r'data-colours="([^"]+)"')
_ID = re.compile(r'\bid="([^"]+)"')
_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)"')


class Picture(NamedTuple):
    """One picture: its name, where it belongs and its size in dp."""

    name: str
    home: str
    width: int
    height: int


def theme_words() -> dict[str, str]:
    """The colours a source may name, in lower case: those of the theme, and the tones of the paints as `red_main`."""
    words = {name.lower(): value for name, value in vars(theme).items() if name.isupper() and is_colour(value)}
    tones = (
        (f"{name}_{tone}", value) for name, paint in theme.PAINTS.items() for tone, value in paint._asdict().items()
    )
    return words | {name: value for name, value in tones if is_colour(value)}


def is_colour(value: object) -> bool:
    return isinstance(value, str) and re.fullmatch(r"#[0-9a-f]{6}", value) is not None


def expand(path: Path) -> str:
    """A source's content with its words filled in, once for each of its colours."""
    match = _ROOT.search(path.read_text(encoding="utf-8"))
    if match is None:
        raise ValueError(f"{path.name} is not an SVG file")
    attributes, content = match.groups()
    colours = _COLOURS.search(attributes)
    if colours is None:
        return Template(content).substitute(theme_words())
    return "".join(Template(content).substitute(theme_words() | paint_words(name)) for name in colours[1].split())


def paint_words(colour: str) -> dict[str, str]:
    return {"colour": colour, **theme.PAINTS[colour]._asdict()}


@cache
def folder_text(folder: str) -> str:
    """All sources of a folder, expanded, and what is drawn by program."""
    drawn = _DRAWN[folder]() if folder in _DRAWN else ""
    return drawn + "".join(expand(path) for path in sorted((ART / folder).glob("*.svg")))


def pictures_in(folder: str) -> list[Picture]:
    """The pictures drawn in a folder, in the order of the sources."""
    return [Picture(name, folder, int(w), int(h)) for name, w, h in _SYMBOL.findall(folder_text(folder))]


@cache
def library_text() -> str:
    """Every part and picture: the definitions that any page draws from."""
    return "".join(folder_text(folder) for folder in ("parts", *ATLASES, SINGLES, PLACES))


@cache
def _definitions() -> tuple[str, ...]:
    """The library, element by element."""
    root = ElementTree.fromstring(f"<svg>{library_text()}</svg>")
    return tuple(ElementTree.tostring(element, encoding="unicode") for element in root)


@cache
def _homes() -> dict[str, int]:
    """In which element each id is."""
    return {name: at for at, text in enumerate(_definitions()) for name in _ID.findall(text)}


def definitions_for(content: str) -> str:
    """Only the definitions that some content draws from: a whole library takes long to read."""
    needed: set[int] = set()
    waiting = [content]
    while waiting:
        for name in _REFERENCE.findall(waiting.pop()):
            at = _homes().get(name)
            if at is not None and at not in needed:
                needed.add(at)
                waiting.append(_definitions()[at])
    return "".join(_definitions()[at] for at in sorted(needed))


def digest() -> str:
    """A fingerprint of what the sources draw: it changes when a picture would."""
    return hashlib.sha256(library_text().encode()).hexdigest()
