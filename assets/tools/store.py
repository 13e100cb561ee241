"""Makes the pictures that stores show, in fastlane/: `python -m assets.tools.store`.

The picture across the top and the icon come from assets/; screens are taken of the app itself, in every language, on a
phone and on a tablet.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from assets.tools import png
from penguins.bootstrap import ROOT
from penguins.rig import virtual_screen

METADATA = ROOT / "fastlane" / "metadata" / "android"
LOCALES = {"en-US": "en", "fr-FR": "fr"}
"""Stores' names for our languages."""
SHOTS = ("home", "play_pingouins_middle", "play_icetown_middle", "play_march_middle", "play_party_middle")


class Screen(NamedTuple):
    """Of what kind of device, in pixels, and how many of them are one dp."""

    width: int
    height: int
    density: float


_QUALITY = 75
"""Of 100; below, letters get a halo."""

SCREENS = {"phoneScreenshots": Screen(720, 1280, 2), "tenInchScreenshots": Screen(1920, 1080, 1.5)}
"""By the folder that stores look into."""


def main(arguments: list[str]) -> int:
    if arguments:
        [kind] = arguments
        with virtual_screen.started():
            take(kind)
        return 0
    copy_pictures(METADATA / "en-US" / "images")
    for kind, screen in SCREENS.items():  # Kivy asks for the density once, when it starts
        environment = os.environ | {"KIVY_METRICS_DENSITY": str(screen.density)}
        subprocess.run([sys.executable, "-m", "assets.tools.store", kind], env=environment, check=True, cwd=ROOT)
    return 0


def copy_pictures(folder: Path) -> None:
    """The icon, and the picture across the top, which stores want without transparency."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "icon.png").write_bytes((ROOT / "assets" / "icon" / "icon.png").read_bytes())
    (folder / "featureGraphic.png").write_bytes(png.opaque((ROOT / "assets" / "store" / "feature.png").read_bytes()))


def take(kind: str) -> None:
    """Take all screens of one kind of device, in every language."""
    from penguins.rig.driver import Driver
    from penguins.rig.shots import SHOTS as ALL

    for locale, language in LOCALES.items():
        folder = METADATA / locale / "images" / kind
        folder.mkdir(parents=True, exist_ok=True)
        for number, shot in enumerate(SHOTS, start=1):
            with tempfile.TemporaryDirectory() as data:
                driver = Driver(Path(data), SCREENS[kind][:2], language=language)
                ALL[shot](driver)
                driver.screenshot(Path(data) / "shot.png")
                to_jpeg(Path(data) / "shot.png", folder / f"{number}_{shot}.jpg")
                driver.close()


def to_jpeg(source: Path, target: Path) -> None:
    """Kivy writes these too, but three times as large."""
    from PIL import Image

    Image.open(source).convert("RGB").save(target, quality=_QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
