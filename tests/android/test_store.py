"""What stores show (fastlane/README.md): complete in every language, within their limits, and true of this version."""

import re
import struct
import zlib
from pathlib import Path

import pytest

import penguins
from assets.tools import png
from assets.tools.store import LINES, LOCALES, METADATA, SCREENS, SHOTS
from penguins.bootstrap import ROOT
from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.ui.base.words.translate import language, tr, use_language
from penguins.ui.games.face import face_of
from tests.android.spec import app
from tests.null_game.registered import NULL_GAME

LETTERS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
NUMBER = app()["android.numeric_version"]


def text(locale: str, name: str) -> str:
    return (METADATA / locale / name).read_text(encoding="utf-8").strip()


def test_stores_speak_every_language_that_the_app_speaks() -> None:
    assert all(re.fullmatch(f"{language}-[A-Z]{{2}}", locale) for locale, language in LOCALES.items())
    assert {path.name for path in METADATA.iterdir()} == set(LOCALES)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", LETTERS)
def test_words_are_no_longer_than_stores_allow(locale: str, name: str) -> None:
    assert 0 < len(text(locale, name)) <= LETTERS[name]
    assert "\n" not in text(locale, name) or name == "full_description.txt"


@pytest.mark.parametrize("locale", LOCALES)
def test_every_game_is_named_as_the_app_names_it(locale: str) -> None:
    before = language().id
    use_language(LOCALES[locale])
    names = [tr(face_of(game).texts.name) for game in GAMES if game != NULL_GAME.id]
    use_language(before)
    assert [name for name in names if f"{name} (" not in text(locale, "full_description.txt")] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_this_version_tells_what_is_new(locale: str) -> None:
    changelogs = {
        path.stem: path.read_text(encoding="utf-8").strip() for path in METADATA.glob(f"{locale}/changelogs/*")
    }
    assert NUMBER in changelogs, f"write fastlane/metadata/android/{locale}/changelogs/{NUMBER}.txt"
    assert all(0 < len(changelog) <= 500 for changelog in changelogs.values())
    assert set(changelogs) == {path.stem for path in METADATA.glob("en-US/changelogs/*")}


def test_the_picture_across_the_top_is_as_stores_want_it() -> None:
    picture = (METADATA / "en-US" / "images" / "featureGraphic.png").read_bytes()
    assert png.size_of(picture) == (1024, 500)
    assert not png.has_alpha(picture)
    assert len(picture) < 1024 * 1024


FEW = [[(9, 8, 7), (1, 2, 3), (255, 0, 128)], [(9, 9, 9), (0, 0, 0), (4, 5, 6)]]
GRADIENT = [[(down, 3 * down % 256, 7 * down % 256)] * 3 for down in range(200)]


@pytest.mark.parametrize(("colours", "told_as"), [(FEW, 0), (GRADIENT, 2)])
def test_without_room_for_transparency_a_picture_is_the_same(
    colours: list[list[tuple[int, int, int]]], told_as: int
) -> None:
    """What is left of each pixel is its colour, told as it is or as the difference from the row above."""
    plain = b"".join(b"\0" + b"".join(bytes((*colour, 255)) for colour in row) for row in colours)
    header = struct.pack(">IIBBBBB", 3, len(colours), 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(plain)), (b"IEND", b""))
    drawn = png._SIGNATURE + b"".join(png._chunk(name, body) for name, body in chunks)
    header, stream = png._header_and_stream(png.opaque(drawn))
    assert struct.unpack(">IIBB", header[:10]) == (3, len(colours), 8, 2)
    rows = [b"".join(map(bytes, row)) for row in colours]
    above = [bytes(9), *rows] if told_as else [bytes(9)] * len(rows)
    told = (
        bytes((here - up) & 255 for here, up in zip(row, before, strict=True))
        for row, before in zip(rows, above, strict=False)
    )
    assert stream == b"".join(bytes([told_as]) + row for row in told)
    assert png.has_alpha(drawn)


def test_the_icon_is_the_app_s() -> None:
    icon = (METADATA / "en-US" / "images" / "icon.png").read_bytes()
    assert icon == (ROOT / "assets" / "icon" / "icon.png").read_bytes()
    assert png.size_of(icon) == (512, 512)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", SCREENS)
def test_there_are_screens_of_every_game_in_every_language(locale: str, kind: str) -> None:
    shown = sorted((METADATA / locale / "images" / kind).iterdir())
    assert [path.name for path in shown] == [f"{number}_{shot}.jpg" for number, shot in enumerate(SHOTS, start=1)]
    assert all(f"play_{game}_middle" in SHOTS for game in GAMES if game != NULL_GAME.id)
    for path in shown:
        assert size_of_jpeg(path) == SCREENS[kind][:2]
        assert path.stat().st_size < 400_000


def test_screens_are_as_large_as_stores_like_them() -> None:
    phone, tablet = SCREENS["phoneScreenshots"], SCREENS["tenInchScreenshots"]
    assert phone[:2] == (1080, 1920)
    assert tablet.width >= 1920
    assert tablet.height >= 1200


def test_every_screen_has_a_warm_line_in_every_language() -> None:
    assert set(LINES) == set(LANGUAGES)
    for lines in LINES.values():
        assert len(lines) == len(SHOTS)
        assert all(0 < len(line) <= 40 for line in lines)


def size_of_jpeg(path: Path) -> tuple[int, int]:
    """From the frame's header (SOF0 or SOF2)."""
    found = re.search(rb"\xff[\xc0\xc2]\x00\x11\x08(..)(..)", path.read_bytes(), re.DOTALL)
    assert found is not None
    height, width = (int.from_bytes(part) for part in found.groups())
    return width, height


def test_f_droid_is_told_of_this_version_and_of_what_readme_installs() -> None:
    handed_in = (ROOT / "fastlane" / f"{app()['package.domain']}.{app()['package.name']}.yml").read_text(
        encoding="utf-8"
    )
    for line in (
        f"versionName: {penguins.__version__}",
        f"versionCode: {NUMBER}",
        f"commit: v{penguins.__version__}",
        f"CurrentVersion: {penguins.__version__}",
        f"CurrentVersionCode: {NUMBER}",
        f"ndk: {app()['android.ndk']}",
        f"-{'_'.join(sorted(arch.strip() for arch in app()['android.archs'].split(',')))}-release-unsigned.apk",
    ):
        assert line in handed_in
    assert packages(handed_in) == packages((ROOT / "README.md").read_text(encoding="utf-8"))


def packages(text: str) -> set[str]:
    """What is installed with apt, in the first command that does."""
    found = re.search(r"apt(?:-get)? install (?:-y )?(git [^`:]*?openjdk-17-jdk)", text)
    assert found is not None
    return set(found.group(1).replace("\\", " ").split())
