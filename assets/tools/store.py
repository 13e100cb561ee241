"""Makes the pictures that stores and the README show: `python -m assets.tools.store`.

The picture across the top and the icon come from assets/; screens are taken of the app itself, in every language, on a
phone and on a tablet, each below one warm line; and five for the README, as they are.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from penguins.bootstrap import ROOT
from penguins.languages import LANGUAGES
from penguins.rig import virtual_screen
from penguins.ui.base import theme

if TYPE_CHECKING:
    from PIL import Image

METADATA = ROOT / "fastlane" / "metadata" / "android"
LOCALES = {language.store: language.id for language in LANGUAGES.values()}
"""Stores' names for our languages."""
SHOTS = (
    "home",
    "play_pingouins_middle",
    "play_icetown_middle",
    "play_march_middle",
    "play_party_middle",
    "results_icetown",
)
LINES = {
    "en": (
        "Four games for the whole table",
        "Slide, and mind the melting ice",
        "Roll, and find each penguin a home",
        "To the ocean and back, together",
        "Build the great pyramid of penguins",
        "Everybody claps for the winner",
    ),
    "fr": (
        "Quatre jeux pour toute la tablée",
        "Glisse, et gare à la glace qui fond",
        "Lance le dé et loge chaque pingouin",
        "À l’océan et retour, tous ensemble",
        "Bâtis la grande pyramide de pingouins",
        "Tout le monde applaudit qui gagne",
    ),
    "de": (
        "Vier Spiele für den ganzen Tisch",
        "Rutsch los, das Eis schmilzt",
        "Würfle, und jeder findet ein Zuhause",
        "Zum Meer und zurück, gemeinsam",
        "Baut die große Pinguinpyramide",
        "Alle klatschen, wenn jemand gewinnt",
    ),
    "es": (
        "Cuatro juegos para toda la mesa",
        "Deslízate, ¡y ojo con el hielo!",
        "Tira el dado y dales casa a todos",
        "Al océano y de vuelta, todos juntos",
        "Levanta la gran pirámide de pingüinos",
        "Un aplauso para quien gana",
    ),
}
"""What stands above each screen, in every language."""


class Screen(NamedTuple):
    """Of what kind of device, in pixels, and how many of them are one dp."""

    width: int
    height: int
    density: float


README = ROOT / "assets" / "store" / "screens"
_README_SIZE, _README_SHOWN = (1280, 800), (960, 600)
"""Of the window, and of the picture."""

_QUALITY = 75
"""Of 100; below, letters get a halo."""

SCREENS = {"phoneScreenshots": Screen(1080, 1920, 2.7), "tenInchScreenshots": Screen(1920, 1200, 1.5)}
"""By the folder that stores look into."""
_BANNER = 0.115
"""The part of a picture's height in which its line stands."""


def main(arguments: list[str]) -> int:
    if arguments:
        [kind] = arguments
        with virtual_screen.started():
            take(kind)
        return 0
    with virtual_screen.started():
        take_for_readme()
    copy_pictures(METADATA / "en-US" / "images")
    for kind, screen in SCREENS.items():  # Kivy asks for the density once, when it starts
        environment = os.environ | {"KIVY_METRICS_DENSITY": str(screen.density)}
        subprocess.run([sys.executable, "-m", "assets.tools.store", kind], env=environment, check=True, cwd=ROOT)
    return 0


def copy_pictures(folder: Path) -> None:
    """The icon and the picture across the top."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icon.png").write_bytes((ROOT / "assets" / "icon" / "icon.png").read_bytes())
    (folder / "featureGraphic.png").write_bytes((ROOT / "assets" / "store" / "feature.png").read_bytes())


def take(kind: str) -> None:
    """Take all screens of one kind of device, in every language."""
    for locale, language in LOCALES.items():
        folder = METADATA / locale / "images" / kind
        shutil.rmtree(folder, ignore_errors=True)  # of shots that are no longer taken, too
        folder.mkdir(parents=True)
        for number, (shot, line) in enumerate(zip(SHOTS, LINES[language], strict=True), start=1):
            page = with_line(taken(shot, below_banner(SCREENS[kind]), language), SCREENS[kind], line)
            save(page, folder / f"{number}_{shot}.jpg")


def take_for_readme() -> None:
    """The home screen, and each game in the middle of a match."""
    from penguins.games.registry import GAMES

    for name, shot in {"home": "home", **{game: f"play_{game}_middle" for game in GAMES}}.items():
        page = taken(shot, _README_SIZE)
        page.thumbnail(_README_SHOWN)
        save(page, README / f"{name}.jpg")


def taken(shot: str, size: tuple[int, int], language: str = "en") -> "Image.Image":
    """A shot of the app, in a window of that size."""
    from PIL import Image

    from penguins.rig.driver import Driver
    from penguins.rig.shots import SHOTS as ALL

    with tempfile.TemporaryDirectory() as data:
        driver = Driver(Path(data), size, language=language)
        ALL[shot](driver)
        driver.screenshot(Path(data) / "shot.png")
        driver.close()
        return Image.open(Path(data) / "shot.png").convert("RGB")


def save(page: "Image.Image", target: Path) -> None:
    """Kivy writes these files too, but three times as large."""
    page.save(target, quality=_QUALITY, optimize=True, progressive=True)


def below_banner(screen: Screen) -> tuple[int, int]:
    """The room that is left for the app itself."""
    return screen.width, screen.height - round(screen.height * _BANNER)


def with_line(shot: "Image.Image", screen: Screen, line: str) -> "Image.Image":
    """Put the line above the screen."""
    from font_fredoka_one import FredokaOne
    from PIL import Image, ImageDraw, ImageFont

    page = Image.new("RGB", screen[:2], theme.SEA_DEEP)
    page.paste(shot, (0, screen.height - below_banner(screen)[1]))
    banner = screen.height * _BANNER
    size = min(banner * 0.46, screen.width * 0.9 / len(line) * 1.85)
    place = (screen.width / 2, banner / 2)
    ImageDraw.Draw(page).text(place, line, theme.TEXT_ON_SEA, ImageFont.truetype(FredokaOne, size), "mm")
    return page


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
