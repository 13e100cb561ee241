"""Stars: how well a puzzle was solved, and what chance brings for the next decisions."""

from typing import Any

from kivy.animation import AnimationTransition
from kivy.properties import ListProperty, NumericProperty
from kivy.uix.widget import Widget

from penguins.session.progress import MOST_STARS
from penguins.ui.widgets.picture import Picture

STAR = "emblem_yellow"
DIM = 0.25
_GROWS = 0.5
"""The part of its way in which a star grows; in the rest it goes to its place."""
_LATER = 0.4
"""How far a star has come on its way when the next one begins."""


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
    """So many of three stars. One after the other is shown large, and goes to its place."""

    number = NumericProperty(0)
    arrived = NumericProperty(1.0)
    """How far all of them are on their way."""
    stage = ListProperty([0, 0, 1])
    """Where they are shown first: the centre of them, and how large each is."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(names=[STAR] * MOST_STARS, until=0, **kwargs)
        for name in ("arrived", "stage"):
            self.fbind(name, self._place)
        self._place()

    def on_number(self, *_: object) -> None:
        self.until = self.number

    def _place(self, *_: object) -> None:
        super()._place()
        x, y, large = self.stage
        for at, star in enumerate(reversed(self.children)):
            own = min(1.0, max(0.0, self.arrived * (1 + _LATER * (len(self.children) - 1)) - _LATER * at))
            grown = AnimationTransition.out_back(min(1.0, own / _GROWS))
            gone = AnimationTransition.in_out_cubic(max(0.0, own - _GROWS) / (1 - _GROWS))
            shown = x + (at - (len(self.children) - 1) / 2) * large, y
            centre = [there + (here - there) * gone for there, here in zip(shown, star.center, strict=True)]
            side = max(1.0, large * grown + (star.width - large * grown) * gone)
            star.size = side, side
            star.center = centre
