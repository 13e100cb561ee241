"""Stars: how well a puzzle was solved, and what chance brings for the next decisions."""

from typing import Any

from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from penguins.session.progress import MOST_STARS
from penguins.ui.widgets.picture import Picture

STAR = "emblem_yellow"
DIM = 0.25


class PictureRow(Widget):
    """Pictures beside each other, as large as fits; all but those from `bright` up to `until` are dim."""

    names = ListProperty()
    bright = NumericProperty(0)
    until = NumericProperty(99)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.fbind("names", self._fill)
        for name in ("pos", "size", "bright", "until"):
            self.fbind(name, self._place)
        self._fill()

    def _fill(self, *_: object) -> None:
        self.clear_widgets()
        for name in self.names:
            self.add_widget(Picture(name=name, size_hint=(None, None)))
        self._place()

    def _place(self, *_: object) -> None:
        pictures = self.children[::-1]
        side = min(self.height, self.width / max(1, len(pictures)))
        left = self.x + (self.width - side * len(pictures)) / 2
        for at, picture in enumerate(pictures):
            picture.size = (max(1, side * 0.94), max(1, side * 0.94))
            picture.pos = (left + at * side + side * 0.03, self.y + self.height / 2 - side * 0.47)
            picture.opacity = 1.0 if self.bright <= at < self.until else DIM


class Stars(PictureRow):
    """So many of three stars."""

    number = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(names=[STAR] * MOST_STARS, until=0, **kwargs)

    def on_number(self, *_: object) -> None:
        self.until = self.number
