"""The theme is readable, complete and free of Kivy (CONTRIBUTING.md, A look)."""

import re
import subprocess
import sys
from itertools import combinations

import pytest

from penguins.ui.base import theme
from tests.ui.base.colour_vision import (
    DEUTERANOPIA,
    NORMAL,
    PROTANOPIA,
    Matrix,
    Triple,
    ciede2000,
    distance,
    distance_2000,
)


@pytest.mark.parametrize(("text", "ground"), theme.TEXT_PAIRS)
def test_text_stands_out_from_its_ground(text: str, ground: str) -> None:
    assert theme.contrast(text, ground) >= 4.5


def test_contrast_is_measured_as_the_guidelines_do() -> None:
    assert theme.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert theme.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert theme.contrast("#ffffff", "#777777") == theme.contrast("#777777", "#ffffff")


def test_every_text_colour_has_a_ground() -> None:
    texts = {value for name, value in vars(theme).items() if name.startswith("TEXT") and isinstance(value, str)}
    assert texts <= {text for text, _ in theme.TEXT_PAIRS}


def test_colours_are_written_one_way() -> None:
    values = [value for name, value in vars(theme).items() if name.isupper() and isinstance(value, str)]
    colours = [value for value in values if value not in (theme.FONT, theme.FONT_DISPLAY)]
    colours += [tone for paint in theme.PAINTS.values() for tone in paint[:4]]
    assert [value for value in colours if not re.fullmatch("#[0-9a-f]{6}", value)] == []


def test_six_colours_with_an_emblem_each() -> None:
    assert {name: paint.emblem for name, paint in theme.PAINTS.items()} == {
        "red": "triangle",
        "blue": "drop",
        "green": "leaf",
        "yellow": "star",
        "violet": "diamond",
        "pink": "heart",
    }


def test_tones_go_from_dark_to_light() -> None:
    for paint in theme.PAINTS.values():
        brightness = [theme.luminance(tone) for tone in (paint.dark, paint.main, paint.light, paint.tint)]
        assert brightness == sorted(brightness)


@pytest.mark.parametrize("eyes", [NORMAL, PROTANOPIA, DEUTERANOPIA], ids=["all", "protanopia", "deuteranopia"])
def test_the_six_paints_are_far_apart_for_every_eye(eyes: Matrix) -> None:
    pairs = combinations((paint.main for paint in theme.PAINTS.values()), 2)
    assert min(distance(one, other, eyes) for one, other in pairs) >= 20


@pytest.mark.parametrize("eyes", [NORMAL, PROTANOPIA, DEUTERANOPIA], ids=["all", "protanopia", "deuteranopia"])
def test_by_the_newer_formula_they_are_clearly_apart_too(eyes: Matrix) -> None:
    """It counts strong colours for less: 13 where the older one says 25. Two is what a careful eye just sees."""
    pairs = combinations((paint.main for paint in theme.PAINTS.values()), 2)
    assert min(distance_2000(one, other, eyes) for one, other in pairs) >= 13


@pytest.mark.parametrize(
    ("one", "other", "apart"),
    [
        ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
        ((50.0, 2.49, -0.001), (50.0, -2.49, 0.0011), 7.2195),
        ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
        ((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
        ((2.0776, 0.0795, -1.135), (0.9033, -0.0636, -0.5514), 0.9082),
    ],
)
def test_the_newer_formula_is_that_of_its_authors(one: Triple, other: Triple, apart: float) -> None:
    """Pairs of the table that they published to check it with."""
    assert ciede2000(one, other) == pytest.approx(apart, abs=0.0001)


def test_distances_of_colours_are_those_of_the_standard() -> None:
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert distance("#ff0000", "#00ff00") == pytest.approx(170.6, abs=0.1)
    assert distance("#2f7fe0", "#8452cf", DEUTERANOPIA) < 10, "the blue and the violet of before"


def test_words_can_be_read_on_every_paint() -> None:
    for paint in theme.PAINTS.values():
        for tone in (paint.main, paint.dark):
            assert theme.contrast(theme.ink_on(tone), tone) >= 4.5


@pytest.mark.parametrize("face", [theme.CONTROL, theme.ACCENT, theme.QUIET])
def test_a_control_stands_out_from_whatever_it_lies_on(face: str) -> None:
    greys = (f"#{grey:02x}{grey:02x}{grey:02x}" for grey in range(256))
    assert min(max(theme.contrast(tone, ground) for tone in (face, theme.CONTROL_EDGE)) for ground in greys) >= 3


def test_six_sizes_of_type_and_none_in_between() -> None:
    sizes = {value for name, value in vars(theme).items() if name.startswith("TYPE_") and isinstance(value, int)}
    assert len(theme.TYPE_SCALE) == 6
    assert sizes == set(theme.TYPE_SCALE)
    assert list(theme.TYPE_SCALE) == sorted(theme.TYPE_SCALE)


def test_targets_are_big_enough_for_a_finger() -> None:
    assert min(theme.TARGET, theme.BUTTON_HEIGHT, theme.BAR_HEIGHT) >= 48


def test_rgba() -> None:
    assert theme.rgba("#ff0080", 0.5) == pytest.approx((1.0, 0.0, 128 / 255, 0.5))


def test_theme_and_pictures_need_no_kivy() -> None:
    code = "import sys, penguins.ui.base.theme, penguins.ui.base.pictures; sys.exit('kivy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
