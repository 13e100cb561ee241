"""A picture's name leads to an atlas that holds it, at the density that looks sharp."""

from pathlib import Path

import pytest

from assets.tools.library import ATLASES, PLACES, pictures_in
from penguins.paths import ASSETS
from penguins.ui.base.pictures import names, picture, scenery_picture, scenery_size, size, sound


def density_of(source: str) -> str:
    return source.split("/")[-3]


def test_every_drawn_picture_is_known_with_its_size() -> None:
    drawn = {each.name: (each.width, each.height) for atlas in ATLASES for each in pictures_in(atlas)}
    assert {name: tuple(size(name)) for name in names()} == drawn


def test_source_points_into_an_atlas_that_is_there() -> None:
    for name in names():
        scheme, path = picture(name).split("://")
        atlas, last = path.rsplit("/", 1)
        assert (scheme, last) == ("atlas", name)
        assert f'"{name}"' in Path(f"{atlas}.atlas").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("width", "expected"),
    [
        (10, "0.25x"),
        (20, "0.25x"),
        (21, "0.5x"),
        (40, "0.5x"),
        (41, "1x"),
        (80, "1x"),
        (92, "1x"),
        (93, "2x"),
        (184, "2x"),
        (185, "3x"),
        (900, "3x"),
    ],
)
def test_density_follows_the_width_in_pixels(width: float, expected: str) -> None:
    assert density_of(picture("hex_1_a", width=width)) == expected


@pytest.mark.parametrize(("density", "expected"), [(0.75, "1x"), (1.0, "1x"), (1.5, "2x"), (2.75, "3x"), (4.0, "3x")])
def test_density_follows_the_screen_when_no_width_is_given(density: float, expected: str) -> None:
    assert density_of(picture("icon_undo", density=density)) == expected


def test_unknown_picture_is_an_error() -> None:
    with pytest.raises(KeyError, match="hippopotamus"):
        picture("hippopotamus")


def test_pictures_of_sceneries_are_known_with_their_size() -> None:
    assert all(
        scenery_size(each.name) == (each.width, each.height) and Path(scenery_picture(each.name)).is_file()
        for each in pictures_in(PLACES)
    )


def test_sounds_are_files() -> None:
    files = [sound("place"), sound("win")]
    assert all(Path(file).is_file() and Path(file).is_relative_to(ASSETS) for file in files)
