"""The theme is readable, complete and free of Kivy (CONTRIBUTING.md, A look)."""

import re
import subprocess
import sys

import pytest

from penguins.ui.base import theme


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
    colours = [value for value in values if value != theme.FONT]
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


def test_targets_are_big_enough_for_a_finger() -> None:
    assert min(theme.TARGET, theme.BUTTON_HEIGHT, theme.BAR_HEIGHT) >= 48


def test_rgba() -> None:
    assert theme.rgba("#ff0080", 0.5) == pytest.approx((1.0, 0.0, 128 / 255, 0.5))


def test_theme_and_pictures_need_no_kivy() -> None:
    code = "import sys, penguins.ui.base.theme, penguins.ui.base.pictures; sys.exit('kivy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
