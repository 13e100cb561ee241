"""Contact sheets: every picture at every density, on the grounds it will stand on, in colour and in grey."""

from pathlib import Path

from assets.tools.library import ATLASES, pictures_in
from assets.tools.pack import Page, pack
from assets.tools.render import DENSITIES, draw, to_png
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
_GREY = '<filter id="grey"><feColorMatrix type="saturate" values="0"/></filter>'


def write_sheets(folder: Path) -> list[Path]:
    """Write all sheets into a folder and tell which."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = [path for atlas in ATLASES for path in _atlas_sheets(folder, atlas)]
    return [*paths, _small_sheet(folder, "small", ""), _small_sheet(folder, "grey", ' filter="url(#grey)"')]


def _atlas_sheets(folder: Path, atlas: str) -> list[Path]:
    paths = []
    for density in DENSITIES:
        for number, page in enumerate(pack(pictures_in(atlas), density)):
            for ground in GROUNDS.get(atlas, (theme.SEA,)):
                path = folder / f"{atlas}-{density}x-{number}-{ground[1:]}.png"
                path.write_bytes(draw(page, _ground(page, ground)))
                paths.append(path)
    return paths


def _ground(page: Page, colour: str) -> str:
    return f'<rect width="{page.width}" height="{page.height}" fill="{colour}"/>'


def _small_sheet(folder: Path, name: str, attributes: str) -> Path:
    """All pieces 48 pixels wide: what a small phone shows."""
    pictures = [each for atlas in ATLASES for each in pictures_in(atlas)]
    across, cell = 18, SMALL + 16
    height = -(-len(pictures) // across) * (cell + 24)
    uses = "".join(
        f'<use href="#{each.name}" x="{8 + i % across * cell}" y="{8 + i // across * (cell + 24)}"'
        f' width="{SMALL}" height="{SMALL * each.height / each.width}"/>'
        for i, each in enumerate(pictures)
    )
    ground = f'<rect width="{across * cell}" height="{height}" fill="{theme.SEA_FOAM}"/>'
    path = folder / f"{name}.png"
    path.write_bytes(to_png(across * cell, height, f"{_GREY}<g{attributes}>{ground}{uses}</g>"))
    return path
