"""Contact sheets: every picture, on the grounds it will stand on, and every penguin in every pose, in
colour, in grey and as colour-blind eyes see it; with a page that shows them all."""

from pathlib import Path
from typing import NamedTuple

from assets.tools.library import ATLASES, PLACES, pictures_in
from assets.tools.pack import Page, pack
from assets.tools.penguins.bodies import BODIES
from assets.tools.render import draw, to_png
from penguins.ui.base import theme

GROUNDS = {
    "common": (theme.SEA, theme.PANEL, theme.PANEL_NIGHT),
    "penguins": (theme.ICE_SOFT, theme.SEA, theme.PANEL),
    "hello": (theme.SEA, theme.PANEL),
    "icetown": (theme.SEA, theme.PANEL),
    "party": (theme.SEA, theme.PANEL_NIGHT),
    "titles": (theme.SEA, theme.PANEL),
}
SMALL = 48
_DENSITY = 2
POSE_SIZES = (40, 128)
"""A penguin on a phone's board, and on a plate."""
_PICTURE = 512
_EYES = {
    "colour": "",
    "grey": '<feColorMatrix type="saturate" values="0"/>',
    "deuteranopia": (
        '<feColorMatrix values=".3673 .8606 -.228 0 0 .2801 .6725 .0474 0 0 -.0118 .0429 .9689 0 0 0 0 0 1 0"/>'
    ),
    "protanopia": (
        '<feColorMatrix values=".1523 1.0526 -.2049 0 0 .1145 .7863 .0992 0 0 -.0039 -.0481 1.0519 0 0 0 0 0 1 0"/>'
    ),
}
"""Whose eyes look, and the filter before them (Machado and others, 2009)."""


def write_sheets(folder: Path) -> list[Path]:
    """Write all sheets into a folder, with a page that shows them, and tell which."""
    folder.mkdir(parents=True, exist_ok=True)
    sheets = {folder / f"poses-{size}.png": _poses(size) for size in POSE_SIZES}
    sheets |= {folder / "six.png": _row([f"penguin_{body.colour}_idle" for body in BODIES], _PICTURE)}
    sheets |= {folder / "small.png": _small_pieces()}
    paths = [path for sheet, content in sheets.items() for path in _seen_by_all(sheet, content)]
    paths += [path for atlas in ATLASES for path in _atlas_sheets(folder, atlas)] + _places_sheets(folder)
    (folder / "index.html").write_text(_page(paths), encoding="utf-8")
    return paths


def _page(paths: list[Path]) -> str:
    shown = "".join(f'<h2>{path.stem}</h2><img src="{path.name}" alt="{path.stem}">' for path in paths)
    return f"<!doctype html><title>Penguins: contact sheets</title><style>img{{max-width:100%}}</style>{shown}"


class Sheet(NamedTuple):
    """What is drawn, and how large it is."""

    width: int
    height: int
    content: str


def _seen_by_all(path: Path, sheet: Sheet) -> list[Path]:
    """The same sheet through every kind of eyes."""
    paths = []
    for eyes, matrix in _EYES.items():
        seen = f'<filter id="eyes">{matrix}</filter><g filter="url(#eyes)">{sheet.content}</g>'
        paths.append(path.with_stem(f"{path.stem}-{eyes}"))
        paths[-1].write_bytes(to_png(sheet.width, sheet.height, seen if matrix else sheet.content))
    return paths


def _poses(size: int) -> Sheet:
    """A row for each penguin, a column for each pose."""
    names = [each.name for each in pictures_in("penguins")]
    across = len(names) // len(BODIES)
    rows = [_row(names[start : start + across], size) for start in range(0, len(names), across)]
    content = "".join(f'<g transform="translate(0 {at * row.height})">{row.content}</g>' for at, row in enumerate(rows))
    return Sheet(rows[0].width, rows[0].height * len(rows), content)


def _row(names: list[str], size: int) -> Sheet:
    gap = size // 16 + 2
    width, height = len(names) * (size + gap) + gap, size + 2 * gap
    uses = "".join(
        f'<use href="#{name}" x="{gap + at * (size + gap)}" y="{gap}" width="{size}" height="{size}"/>'
        for at, name in enumerate(names)
    )
    return Sheet(width, height, f'<rect width="{width}" height="{height}" fill="{theme.ICE_SOFT}"/>{uses}')


def _atlas_sheets(folder: Path, atlas: str) -> list[Path]:
    paths = []
    for number, page in enumerate(pack(pictures_in(atlas), _DENSITY)):
        for ground in GROUNDS.get(atlas, (theme.SEA,)):
            paths.append(folder / f"{atlas}-{number}-{ground[1:]}.png")
            paths[-1].write_bytes(draw(page, _ground(page, ground)))
    return paths


def _places_sheets(folder: Path) -> list[Path]:
    """The parts of the sceneries, each once: they have one density only."""
    paths = []
    for number, page in enumerate(pack(pictures_in(PLACES), 1)):
        paths.append(folder / f"{PLACES}-{number}.png")
        paths[-1].write_bytes(draw(page, _ground(page, theme.SEA_DEEP)))
    return paths


def _ground(page: Page, colour: str) -> str:
    return f'<rect width="{page.width}" height="{page.height}" fill="{colour}"/>'


def _small_pieces() -> Sheet:
    """All pieces 48 pixels wide: what a small phone shows."""
    pictures = [each for atlas in ATLASES for each in pictures_in(atlas)]
    across, cell = 18, SMALL + 16
    width, height = across * cell, -(-len(pictures) // across) * (cell + 24)
    uses = "".join(
        f'<use href="#{each.name}" x="{8 + i % across * cell}" y="{8 + i // across * (cell + 24)}"'
        f' width="{SMALL}" height="{SMALL * each.height / each.width}"/>'
        for i, each in enumerate(pictures)
    )
    return Sheet(width, height, f'<rect width="{width}" height="{height}" fill="{theme.SEA_FOAM}"/>{uses}')
