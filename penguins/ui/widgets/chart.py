"""A small chart: lines over steps, with marks on them. It can be read without colour: lines differ by weight and by the
look of their points, and may have a picture at their end. What the heights mean can be written beside it, and when it
began and ended below it. A tap tells which step it was on."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.pictures import picture
from penguins.ui.base.shapes import Disc, RoundedBox, RoundedFrame, Stroke
from penguins.ui.widgets.labels import Lettered

layouts.load("chart")

_MARGIN = 10
"""dp around the lines, so that points at the edge are whole."""
_GAP = 6
"""dp between the lines and what is written beside them."""
_PICTURE = 15
"""dp: the side of the picture at the end of a line."""
_POINTS_UP_TO = 24
"""Steps beyond which points would run into each other: there is only the line."""
_WEIGHTS = (1.6, 1.0, 2.4, 0.8)
"""Half the breadth of the lines in dp, one after the other."""


class Series(NamedTuple):
    """One line: a value for every step."""

    values: Sequence[float]
    colour: str = theme.ICE_DEEP
    picture: str = ""
    """What stands at its end, so that it can be told whose it is without colour."""


class Mark(NamedTuple):
    """Something worth seeing at a step: a dot on the line, larger than the others."""

    step: int
    series: int = 0
    colour: str = theme.SUN_DARK


class Height(NamedTuple):
    """A value, and how it is written."""

    value: float
    words: str


class AxisText(Lettered):
    """What is written beside the lines, or below them."""


def points(values: Sequence[float], box: Box, lowest: float, highest: float, steps: int) -> list[tuple[float, float]]:
    """Where the values are in the box; a single one is in its middle."""
    span = highest - lowest or 1.0
    gap = box.width / (steps - 1) if steps > 1 else 0.0
    left = box.x if steps > 1 else box.x + box.width / 2
    return [(left + gap * at, box.y + box.height * (value - lowest) / span) for at, value in enumerate(values)]


def smooth_parts(line: Sequence[tuple[float, float]]) -> list[Sequence[tuple[float, float]]]:
    """The line in parts that only rise or only fall: where it turns, a stroke would end in a spike far outside."""
    heights = [y for _, y in line]
    turns = [
        at for at in range(1, len(line) - 1) if (heights[at] - heights[at - 1]) * (heights[at + 1] - heights[at]) < 0
    ]
    return [line[start : end + 1] for start, end in pairwise([0, *turns, len(line) - 1])]


def step_at(x: float, box: Box, steps: int) -> int:
    """The step that is nearest to there."""
    if steps < 2 or box.width <= 0:
        return 0
    return min(steps - 1, max(0, round((x - box.x) / box.width * (steps - 1))))


class Chart(Widget):
    """Draws `series` between `lowest` and `highest`, with a line across at each of `levels`."""

    series: Sequence[Series] = ListProperty()
    marks: Sequence[Mark] = ListProperty()
    levels: Sequence[float] = ListProperty()
    lowest = NumericProperty(0.0)
    highest = NumericProperty(1.0)
    length = NumericProperty(0)
    """How many steps there is room for; with fewer values, some are still to come."""
    now = NumericProperty(None, allownone=True)
    """The step that is being looked at."""
    heights: Sequence[Height] = ListProperty()
    """What is written on the left; of two that would overlap, the first stays."""
    begins = StringProperty("")
    ends = StringProperty("")
    """What is written below the first step, and below the last."""
    steppable = BooleanProperty(False)
    """Whether a step can be chosen."""
    marked = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""

    __events__ = ("on_step",)

    def __init__(self, **kwargs: Any) -> None:
        self._drawing = InstructionGroup()
        self._on_left: list[AxisText] = []
        self._below: list[AxisText] = []
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**kwargs)
        self.canvas.add(self._drawing)
        for name in ("pos", "size", "series", "marks", "levels", "lowest", "highest", "length", "now", "marked"):
            self.fbind(name, self._draw_soon)
        for name in ("heights", "begins", "ends"):
            self.fbind(name, self._write)
        self._write()

    def on_step(self, step: int) -> None:
        """A finger was on that step."""

    @property
    def steps(self) -> int:
        """How many there are."""
        return max([int(self.length), *(len(each.values) for each in self.series)])

    @property
    def inner(self) -> Box:
        """Where the lines are."""
        margin = dp(_MARGIN)
        left = margin + max([text.width + dp(_GAP) for text in self._on_left], default=0.0)
        below = margin + max([text.height for text in self._below], default=0.0)
        right = margin + (dp(_PICTURE) / 2 if any(each.picture for each in self.series) else 0.0)
        width, height = max(1.0, self.width - left - right), max(1.0, self.height - below - margin)
        return Box(self.x + left, self.y + below, width, height)

    def stops(self) -> list[KeyStop]:
        """The keyboard's ring can come here, and Enter goes from turning point to turning point, else step by step."""
        return (
            [KeyStop(self.to_window(*self.center), self._ring, self._go_on)] if self.steppable and self.series else []
        )

    def _ring(self, on: bool) -> None:
        self.marked = on

    def _go_on(self) -> None:
        wanted = sorted(mark.step for mark in self.marks) or range(self.steps)
        now = -1 if self.now is None else self.now
        self.dispatch("on_step", next((step for step in wanted if step > now), wanted[0]))

    def on_touch_up(self, touch: MotionEvent) -> bool:
        if self.series and self.collide_point(*touch.pos) and self.collide_point(*touch.opos):
            self.dispatch("on_step", step_at(touch.x, self.inner, self.steps))
        return bool(super().on_touch_up(touch))

    def _write(self, *_: object) -> None:
        """Begin again with what is written."""
        self.clear_widgets()
        self._on_left = [AxisText(text=height.words) for height in self.heights]
        self._below = [AxisText(text=words) for words in (self.begins, self.ends)] if self.begins else []
        for text in (*self._on_left, *self._below):
            text.bind(size=self._draw_soon)
            self.add_widget(text)
        self._draw_soon()

    def _place(self, box: Box) -> None:
        """What is written goes to its place."""
        taken: list[AxisText] = []
        for text, height in zip(self._on_left, self.heights, strict=True):
            text.right = box.x - dp(_GAP)
            text.center_y = points([height.value], box, self.lowest, self.highest, 1)[0][1]
            text.opacity = float(all(abs(text.center_y - other.center_y) >= text.height for other in taken))
            taken += [text] * bool(text.opacity)
        for number, text in enumerate(self._below):
            text.pos = (box.x + number * (box.width - text.width), box.y - dp(_MARGIN) / 2 - text.height)

    def _draw(self, *_: object) -> None:
        self._drawing.clear()
        box = self.inner
        self._place(box)
        self._add(theme.PANEL_SUNK, RoundedBox(pos=self.pos, size=self.size, radius=[dp(theme.RADIUS_S)]))
        for level in self.levels:
            y = points([level], box, self.lowest, self.highest, 1)[0][1]
            self._add(theme.ICE_EDGE, Stroke([box.x, y, box.x + box.width, y], dp(0.6)))
        self._draw_now(box)
        for number, each in enumerate(self.series):
            self._draw_series(number, each, box)
        for mark in self.marks:
            on_line = points(self.series[mark.series].values, box, self.lowest, self.highest, self.steps)
            self._dot(on_line[mark.step], dp(6), theme.INK)
            self._dot(on_line[mark.step], dp(4.4), mark.colour)

        if self.marked:
            ring = (self.x, self.y, self.width, self.height, dp(theme.RADIUS_S))
            self._add(theme.SUN_DARK, RoundedFrame(width=dp(2), box=ring))

    def _draw_now(self, box: Box) -> None:
        if self.now is not None and self.steps:
            x = points([0.0] * self.steps, box, 0.0, 1.0, self.steps)[min(self.now, self.steps - 1)][0]
            self._add(theme.SUN_DARK, Stroke([x, self.y + dp(3), x, self.top - dp(3)], dp(1.2)))

    def _draw_series(self, number: int, each: Series, box: Box) -> None:
        at = points(each.values, box, self.lowest, self.highest, self.steps)
        weight = dp(_WEIGHTS[number % len(_WEIGHTS)])
        for part in smooth_parts(at) if len(at) > 1 else ():
            self._add(each.colour, Stroke([value for point in part for value in point], weight))
            self._dot(part[-1], weight, each.colour)
        for point in at if self.steps <= _POINTS_UP_TO else () if each.picture else at[-1:]:
            self._dot(point, dp(3.6), each.colour)
            if number % 2:  # every second line has hollow points
                self._dot(point, dp(2), theme.PANEL_SUNK)

        if each.picture and at:
            x, y = at[-1]
            side = dp(_PICTURE)
            self._dot((x, y), side * 0.66, theme.PANEL)
            source = picture(each.picture, side)
            self._add(theme.ICE, Rectangle(source=source, pos=(x - side / 2, y - side / 2), size=(side, side)))

    def _dot(self, at: tuple[float, float], radius: float, colour: str) -> None:
        self._add(colour, Disc(pos=(at[0] - radius, at[1] - radius), size=(2 * radius, 2 * radius)))

    def _add(self, colour: str, shape: Any) -> None:
        self._drawing.add(Color(*theme.rgba(colour)))
        self._drawing.add(shape)
