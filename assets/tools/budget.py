"""How big the shipped assets are, on disk and in the memory of the graphics chip."""

from assets.tools import png
from assets.tools.library import ASSETS, ATLASES
from penguins.games.registry import GAMES
from penguins.ui.base.pictures import DENSITIES
from penguins.ui.games.face import face_of

SHIPPED = ("atlas", "places", "pictures", "icon", "sounds")
SHIPPED_LIMIT = 14_000_000
BOARD_LIMIT = 64_000_000
BOARDS = tuple(game for game in GAMES if game in ATLASES)
BESIDE_A_BOARD = ("common", "penguins")
"""The atlases that every board shows, beside its own and the scenery."""


def shipped_bytes() -> int:
    """The size of all files that travel with the app."""
    files = (path for folder in SHIPPED for path in (ASSETS / folder).rglob("*") if path.is_file())
    return sum(path.stat().st_size for path in files)


def board_bytes(game: str, density: int) -> int:
    """What one board's pictures, also the small ones, take up as textures: four bytes a pixel."""
    folders = [ASSETS / "atlas" / f"{step}x" for step in DENSITIES if step < 1 or step == density]
    pages = [page for folder in folders for atlas in (*BESIDE_A_BOARD, game) for page in folder.glob(f"{atlas}-*.png")]
    scenery = face_of(game).scenery
    names = {part.picture for part in scenery.parts} | ({"snow_flake"} if scenery.snow else set())
    behind = [ASSETS / "places" / f"{name}.png" for name in names]
    return sum(texture_bytes(page.read_bytes()) for page in (*pages, *behind))


def texture_bytes(data: bytes) -> int:
    width, height = png.size_of(data)
    return width * height * 4
