"""Sources are filled in with the theme's colours, once for each colour they are meant for."""

from pathlib import Path

import pytest

from assets.tools.library import expand
from penguins.ui.base import theme


def source(folder: Path, text: str) -> Path:
    path = folder / "drawing.svg"
    path.write_text(text, encoding="utf-8")
    return path


def test_words_are_colours_of_the_theme(tmp_path: Path) -> None:
    path = source(tmp_path, '<svg xmlns="x"><path fill="$ice_edge"/></svg>')
    assert expand(path) == f'<path fill="{theme.ICE_EDGE}"/>'


def test_a_coloured_source_is_written_once_for_each_colour(tmp_path: Path) -> None:
    path = source(tmp_path, '<svg data-colours="red pink"><g id="a-$colour" fill="$main" class="$emblem"/></svg>')
    red, pink = theme.PAINTS["red"].main, theme.PAINTS["pink"].main
    assert expand(path) == (
        f'<g id="a-red" fill="{red}" class="triangle"/><g id="a-pink" fill="{pink}" class="heart"/>'
    )


def test_an_unknown_word_is_refused(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="icecream"):
        expand(source(tmp_path, "<svg>$icecream</svg>"))


def test_another_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"drawing\.svg"):
        expand(source(tmp_path, "hello"))
