"""The licence screen: the words of one licence, in their own language."""

from collections.abc import Iterator
from typing import Any

from kivy.metrics import dp
from kivy.properties import StringProperty

from penguins import paths
from penguins.ui.base import layouts, theme
from penguins.ui.base.keys import DOWN, UP
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.screens.licences import PARTS
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.labels import Paragraph

layouts.load("licence")

_LETTERS = 900
"""In one label at most, or a little more: a long one would be a picture larger than small devices can hold."""
_STEP = 120
"""dp that an arrow key scrolls."""


class LicenceScreen(AppScreen):
    """Shows a text to scroll through, by finger, wheel or arrow keys."""

    title = StringProperty("")

    def __init__(self, services: Services, part: str, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self.title = PARTS[part].name
        for piece in pieces(text_of(part)):
            self.ids.text.add_widget(Paragraph(text=piece, type_size=theme.TYPE_SMALL))

    def key(self, key: int, modifiers: list[str]) -> bool:
        hidden = self.ids.text.height - self.ids.scroll.height
        if key not in (UP, DOWN) or hidden <= 0:
            return False
        step = dp(_STEP) / hidden * (1 if key == UP else -1)
        self.ids.scroll.scroll_y = min(1, max(0, self.ids.scroll.scroll_y + step))
        return True


def text_of(part: str) -> str:
    """The licence of that part, word for word."""
    return (paths.ASSETS / "licences" / f"{part}.txt").read_text(encoding="utf-8")


def pieces(text: str) -> Iterator[str]:
    """The text in whole paragraphs, some together; each is one line, to be wrapped at the width of the screen."""
    piece = ""
    for paragraph in text.split("\n\n"):
        line = " ".join(paragraph.split())
        if piece and len(piece) + len(line) > _LETTERS:
            yield piece
            piece = ""
        piece += f"\n\n{line}" if piece else line
    yield piece
