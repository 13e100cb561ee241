"""The vector sources as one SVG library: every `<symbol>` is a picture, everything else a shared part.

`art/<atlas>/*.svg` holds the pictures of one atlas, `art/parts` what they share, `art/single` pictures that become
files of their own. `$word` in a source is a colour of the theme; a source with `data-colours` is written out once
for each of those colours, with `$colour`, `$main`, `$dark`, `$light`, `$tint` and `$emblem` filled in.
"""

import hashlib
import re
from pathlib import Path
from string import Template
from typing import NamedTuple

from penguins.ui.base import theme

ASSETS = Path(__file__).resolve().parents[1]
ART = ASSETS / "art"
ATLASES = ("common", "penguins", "hello", "pingouins", "icetown", "march", "party", "titles")
SINGLES = "single"

_ROOT = re.compile(r"<svg\b([^>]*)>(.*)</svg>", re.DOTALL)
_COLOURS = re.compile(r'data-colours="([^"]+)"')
_SYMBOL = re.compile(r'<symbol id="([\w-]+)" viewBox="0 0 (\d+) (\d+)"')


class Picture(NamedTuple):
    """One picture: its name, where it belongs and its size in dp."""

    name: str
    home: str
    width: int
    height: int


def theme_words() -> dict[str, str]:
    """The colours a source may name, in lower case."""
    return {name.lower(): value for name, value in vars(theme).items() if name.isupper() and is_colour(value)}


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


def folder_text(folder: str) -> str:
    """All sources of a folder, expanded."""
    return "".join(expand(path) for path in sorted((ART / folder).glob("*.svg")))


def pictures_in(folder: str) -> list[Picture]:
    """The pictures drawn in a folder, in the order of the sources."""
    return [Picture(name, folder, int(w), int(h)) for name, w, h in _SYMBOL.findall(folder_text(folder))]


def library_text() -> str:
    """Every part and picture: the definitions that any page draws from."""
    return "".join(folder_text(folder) for folder in ("parts", *ATLASES, SINGLES))


def digest() -> str:
    """A fingerprint of what the sources draw: it changes when a picture would."""
    return hashlib.sha256(library_text().encode()).hexdigest()
