"""Draws the library into what the app ships: atlases at several densities and a few pictures of their own."""

import json
from pathlib import Path

import resvg_py

from assets.tools import png
from assets.tools.library import ASSETS, ATLASES, PLACES, SINGLES, Picture, definitions_for, digest, pictures_in
from assets.tools.pack import Page, pack
from penguins.ui.base.pictures import DENSITIES

ATLAS_FOLDER = ASSETS / "atlas"
INDEX = ATLAS_FOLDER / "index.json"
DIGEST = ATLAS_FOLDER / "sources.sha256"

# A picture of its own: the file it becomes and its width in pixels
SINGLE_FILES = {
    "presplash": ("pictures/presplash.png", 1024),
    "icon": ("icon/icon.png", 512),
    "icon_foreground": ("icon/foreground.png", 432),
    "icon_background": ("icon/background.png", 432),
    "icon_monochrome": ("icon/monochrome.png", 432),
    "feature": ("store/feature.png", 1024),
    "pieces": ("store/pieces.png", 1200),
}

PLACES_FOLDER = ASSETS / "places"
PLACES_DENSITY = 2.0
"""Pixels for each unit of the scenery: it is looked past, and may be softer than what lies in front of it."""
SOFT = {
    **dict.fromkeys(("night_sky", "night_sea", "hill_sky", "hill_ground", "plain_sky", "plain_ground"), 1.0),
    **dict.fromkeys(("stage_wall", "stage_floor"), 1.0),
    **dict.fromkeys(("night_aurora", "stage_light", "stage_beams", "stage_pool"), 0.5),
}
"""What has no edges needs fewer."""
FULL_BLEED = ("icon", "feature")
"""What fills its square to the edge, as stores want it: without room for transparency."""


def render_all() -> None:
    """Write every atlas, every single picture, the places, the indices and the digest."""
    for density in DENSITIES:
        for atlas in ATLASES:
            write_atlas(atlas, density)
    for picture in pictures_in(SINGLES):
        write_single(picture)
    write_places()
    INDEX.write_text(json.dumps(index(), indent=1) + "\n", encoding="utf-8")
    DIGEST.write_text(digest() + "\n", encoding="utf-8")


def index() -> dict[str, list[str | int]]:
    """Each atlas picture's atlas, width and height in dp: what the app looks up."""
    return {each.name: [atlas, each.width, each.height] for atlas in ATLASES for each in pictures_in(atlas)}


def write_atlas(atlas: str, density: float) -> None:
    folder = ATLAS_FOLDER / f"{density}x"
    folder.mkdir(parents=True, exist_ok=True)
    for stale in folder.glob(f"{atlas}-*.png"):
        stale.unlink()
    layout = {}
    for number, page in enumerate(pack(pictures_in(atlas), density)):
        name = f"{atlas}-{number}.png"
        (folder / name).write_bytes(draw(page))
        layout[name] = regions(page)
    (folder / f"{atlas}.atlas").write_text(json.dumps(layout, indent=1) + "\n", encoding="utf-8")


def regions(page: Page) -> dict[str, tuple[int, int, int, int]]:
    """Where Kivy finds each picture: it counts from the bottom left."""
    return {
        spot.picture.name: (spot.x, page.height - spot.y - spot.height, spot.width, spot.height) for spot in page.spots
    }


def draw(page: Page, ground: str = "") -> bytes:
    """A page as PNG, on nothing or on a ground drawn beneath."""
    uses = "".join(
        f'<use href="#{spot.picture.name}" x="{spot.x}" y="{spot.y}" width="{spot.width}" height="{spot.height}"/>'
        for spot in page.spots
    )
    return to_png(page.width, page.height, ground + uses)


def to_png(width: int, height: int, content: str) -> bytes:
    """Any SVG content that draws on the library, as PNG."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        f"<defs>{definitions_for(content)}</defs>{content}</svg>"
    )
    return png.squeeze(bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True)))


def write_single(picture: Picture) -> None:
    name, width = SINGLE_FILES[picture.name]
    _write(Path(ASSETS / name), picture, width / picture.width)


def write_places() -> None:
    """The pictures of which sceneries are made, and how large they are, in units."""
    pictures = pictures_in(PLACES)
    for stale in PLACES_FOLDER.glob("*.png"):
        stale.unlink()
    for picture in pictures:
        _write(PLACES_FOLDER / f"{picture.name}.png", picture, SOFT.get(picture.name, PLACES_DENSITY))
    sizes = {picture.name: [picture.width, picture.height] for picture in pictures}
    (PLACES_FOLDER / "index.json").write_text(json.dumps(sizes, indent=1) + "\n", encoding="utf-8")


def _write(path: Path, picture: Picture, density: float) -> None:
    width, height = round(picture.width * density), round(picture.height * density)
    path.parent.mkdir(parents=True, exist_ok=True)
    drawn = to_png(width, height, f'<use href="#{picture.name}" width="{width}" height="{height}"/>')
    path.write_bytes(png.opaque(drawn) if picture.name in FULL_BLEED else drawn)
