"""Divides the window of the play screen: the board gets all that the rest does not need."""

from typing import NamedTuple

from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.surface import surface
from penguins.ui.widgets.chronicle import list_height
from penguins.ui.widgets.seats_layout import BUBBLE_CALM, BUBBLE_MOST, SeatsBoxes, tall_boxes, tall_height, wide_boxes

_GAP = theme.SPACE_S
SIDE_LEAST, SIDE_MOST, SIDE_SHARE = 220, 380, 0.28
_BUBBLE = 60
"""dp of its height on a phone."""
_PHONE_HEIGHT, _MOST_ROOMY = 800, 1.6
_FOR_LETTERS = 0.25
"""How much of what letters grow plates and bubbles grow along."""
_ON_TABLETS = 1.3
"""So much larger are letters there anyway."""
_LISTS = (4, 3, 2, 1)
"""Rows that are kept free for what happened: rather more, where plates are high enough to give way."""
_EASY, _QUIET_EASY = 1.4, 64
"""How much higher a bubble is, where quiet plates of so many dp and the longest list leave room for it."""
_TWO_LINES = 2.7
"""How high a bubble with two lines is, in sizes of their letters."""
_UNDER_PLATE = 1
"""dp below the plate of the seat to move that stay free."""
_ROUNDING = 0.5
_TOOLS, _IN_A_ROW = 3, 4
"""Buttons that are beside each other at most, and with the one that opens what happened."""


class Beside(NamedTuple):
    """What is below the bubble in the column beside the board, and the heights up to which the list and whole plates
    are, from its end."""

    box: Box
    heights: tuple[float, ...]


class PlayLayout(FloatLayout):
    """Puts the parts in a column beside the board in wide windows, in rows above and below it in tall ones.

    Its children are, by id in KV: bar, seats, tools, board, chronicle. The last takes what room the plates leave over,
    else what is beside the tools.
    """

    wide = BooleanProperty(False)
    seats = NumericProperty(2)
    roomy = NumericProperty(1.0)
    """How much higher rows are than on a phone."""
    bubble_most = NumericProperty(BUBBLE_MOST)
    """How high the speech bubble may be, in dp, in a column."""
    bubble_rather = NumericProperty(0.0)
    """How high it is rather at least, in dp: two lines of the letters that somebody chose."""
    kept = NumericProperty(0.0)
    """What the plates leave free below them in a column, where they can."""
    beside: Beside | None = ObjectProperty(None, allownone=True)
    """Where something may come for a moment without covering the board; only where there is a column."""
    above: Box = ObjectProperty(Box(0.0, 0.0, 1.0, 1.0))
    """The same where there are rows: between the plate of the seat to move and the board."""

    def arrange(self, *parts: Widget) -> None:
        """Put the parts in their places, now and whenever the window or the letters change."""
        self._parts = parts
        self.bind(pos=self._arrange, size=self._arrange, seats=self._arrange)
        surface.bind(text_scale=self._arrange)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        self.wide, self.beside = self.width > self.height, None
        least = surface.target / _BUBBLE  # what the penguin says is a target, too
        roomy = min(_MOST_ROOMY, max(1.0, least, self.height / dp(_PHONE_HEIGHT)))
        self.roomy = roomy * _for_letters(surface.text_scale / surface.plain_scale)
        self.bubble_rather = _TWO_LINES * theme.TYPE_BODY * surface.text_scale
        boxes = self._wide_boxes() if self.wide else self._tall_boxes()
        for part, box in zip(self._parts, boxes, strict=True):
            part.pos, part.size = (box.x, box.y), (max(1, box.width), max(1, box.height))

    def _wide_boxes(self) -> tuple[Box, ...]:
        gap, bar, tool = dp(_GAP), dp(surface.target), dp(surface.tool)
        side = side_width(self.width)
        left, top, bottom = self.x + gap, self.top - gap, self.y + gap
        seats = Box(left, bottom + tool + gap, side, self.height - bar - tool - 4 * gap)
        below = self._below(seats)
        has_list = below.height >= list_height(_LISTS[-1]) - _ROUNDING
        tops = {plate.y + plate.height - seats.y for plate in self._in_column(seats, self.bubble_most).plates[1:]}
        heights = (*((below.height,) if has_list else ()), *sorted(tops))
        self.beside = Beside(Box(*seats[:3], heights[-1]), heights) if heights else None
        tools = Box(left, bottom, side, tool)
        return (
            Box(left, top - bar, side, bar),
            seats,
            tools if has_list else Box(left + tool + gap / 2, bottom, side - tool - gap / 2, tool),
            Box(left + side + gap, bottom, self.width - side - 3 * gap, self.height - 2 * gap),
            below if has_list else Box(left, bottom, tool, tool),
        )

    def _below(self, seats: Box) -> Box:
        """What is free below the plates: enough for the longest list for which they and the bubble make room, or for
        none."""
        gap, calm = dp(_GAP), _calm()
        low = _BUBBLE * max(1.0, _for_letters(surface.text_scale))
        for rows, bubble in ((_LISTS[0], _EASY * calm), *((rows, calm if rows > 1 else low) for rows in _LISTS)):
            self.kept, self.bubble_most = list_height(rows) + gap, bubble
            plates = self._in_column(seats, bubble).plates
            lowest = min(plate.y for plate in plates)
            is_easy = bubble <= calm or plates[-1].height >= dp(_QUIET_EASY)
            if is_easy and lowest - gap - seats.y >= list_height(rows) - _ROUNDING:
                return Box(*seats[:3], lowest - gap - seats.y)
        self.kept, self.bubble_most = 0.0, BUBBLE_MOST
        return Box(*seats[:3], 0.0)

    def _in_column(self, seats: Box, bubble: float) -> SeatsBoxes:
        """Where the plates are, if the bubble is at most so high."""
        box = Box(*seats[:2], max(1.0, seats.width), max(1.0, seats.height))
        heights = (surface.target, bubble)
        return wide_boxes(box, self.seats, Metrics.dp, True, heights, rather=self.bubble_rather, kept=self.kept)

    def _tall_boxes(self) -> tuple[Box, ...]:
        gap, bar, tool = dp(_GAP), dp(surface.target), dp(surface.tool)
        left, top, bottom, width = self.x + gap, self.top - gap, self.y + gap, self.width - 2 * gap
        height = tall_height(max(1.0, width), self.seats, Metrics.dp, self.roomy)
        seats_y = top - bar - gap - height
        board_y = bottom + tool + gap
        tools = _TOOLS * tool + (_TOOLS - 1) * gap
        seats, board_top = Box(left, seats_y, width, height), seats_y - dp(theme.SPACE_XS)
        first = tall_boxes(seats, self.seats, Metrics.dp, self.roomy, talks=True).plates[0]
        self.above = Box(left, board_top, width, first.y - _UNDER_PLATE * Metrics.dp - board_top)
        return (
            Box(left, top - bar, width, bar),
            seats,
            Box(left + width - tools, bottom, tools, tool),
            Box(left, board_y, width, board_top - board_y),
            Box(left, bottom, width - tools - gap, tool),
        )


def _for_letters(scale: float) -> float:
    """How much higher things are for letters that are so much larger."""
    return 1 + (scale - 1) * _FOR_LETTERS


def _calm() -> float:
    """dp of a bubble that leaves room for the list, and has enough for two lines of the letters that somebody chose."""
    return BUBBLE_CALM * max(1.0, float(surface.text_scale) / _ON_TABLETS)


def side_width(width: float) -> float:
    """How wide the column beside the board is in a window of that width: wide enough for its buttons."""
    least = max(dp(SIDE_LEAST), _IN_A_ROW * dp(surface.tool) + (_IN_A_ROW - 1) * dp(_GAP) / 2)
    return float(min(dp(SIDE_MOST), max(least, width * SIDE_SHARE)))
