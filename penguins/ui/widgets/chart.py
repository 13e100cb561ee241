"""A small chart: lines over steps, with marks on them. It can be read without colour: lines differ by weight and by the
look of their points. A tap tells which step it was on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.shapes import Disc, RoundedBox, RoundedFrame, Stroke

_MARGIN = 10
"""dp around the lines, so that points at the edge are whole."""
_POINTS_UP_TO = 24
"""Steps beyond which points would run into each other: there is only the line."""
_WEIGHTS = (1.6, 1.0, 2.4, 0.8)
"""Half the breadth of the lines in dp, one after the other."""


class Series(NamedTuple):
    """One line: a value for every step."""

    values: Sequence[float]
    colour: str = theme.ICE_DEEP


class Mark(NamedTuple):
    """Something worth seeing at a step: a dot on the line, larger than the others."""

    step: int
    series: int = 0
    colour: str = theme.SUN_DARK


def points(values: Sequence[float], box: Box, lowest: float, highest: float, steps: int) -> list[tuple[float, float]]:
    """Where the values are in the box; a single one is in its middle."""
    span = highest - lowest or 1.0
    gap = box.width / (steps - 1) if steps > 1 else 0.0
    left = box.x if steps > 1 else box.x + box.width / 2
    return [(left + gap * at, box.y + box.height * (value - lowest) / span) for at, value in enumerate(values)]


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
    steppable = BooleanProperty(False)
    """Whether a step can be chosen."""
    marked = BooleanProperty(False)
    """Whether the keyboard's ring is around it."""

    __events__ = ("on_step",)

    def __init__(self, **kwargs: Any) -> None:
        self._drawing = InstructionGroup()
        super().__init__(**kwargs)
        self.canvas.add(self._drawing)
        draw = Clock.create_trigger(self._draw, -1)
        for name in ("pos", "size", "series", "marks", "levels", "lowest", "highest", "length", "now", "marked"):
            self.fbind(name, draw)
        draw()

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
        width, height = max(1.0, self.width - 2 * margin), max(1.0, self.height - 2 * margin)
        return Box(self.x + margin, self.y + margin, width, height)

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

    def _draw(self, *_: object) -> None:
        self._drawing.clear()
        box = self.inner
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
        if len(at) > 1:
            self._add(each.colour, Stroke([value for point in at for value in point], weight))
        for point in at if self.steps <= _POINTS_UP_TO else at[-1:]:
            self._dot(point, dp(3.6), each.colour)
            if number % 2:  # every second line has hollow points
                self._dot(point, dp(2), theme.PANEL_SUNK)

    def _dot(self, at: tuple[float, float], radius: float, colour: str) -> None:
        self._add(colour, Disc(pos=(at[0] - radius, at[1] - radius), size=(2 * radius, 2 * radius)))

    def _add(self, colour: str, shape: Any) -> None:
        self._drawing.add(Color(*theme.rgba(colour)))
        self._drawing.add(shape)
