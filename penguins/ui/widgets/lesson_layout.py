"""Divides the window of a lesson: whoever teaches has a place of their own, and covers nothing."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.surface import surface
from penguins.ui.widgets.play_layout import PlayLayout, side_width
from penguins.ui.widgets.seats_layout import ABREAST, HIGHER

_GAP = theme.SPACE_S
_COACH = 92
"""dp on a phone, at normal text."""
_COACH_MOST = 0.3
"""Of the height."""
_SEATS_SHARE, _SEATS_LEAST, _SEATS_MOST = 0.3, 100, 290
"""Of the column, in wide windows, and at least and at most in dp: the coach needs the rest."""
_PLATE_CALM = 80
"""dp of a quiet plate where the coach has enough: with several seats they would be small otherwise."""
_COACH_NEEDS = 400
"""dp, at normal text, before buttons take more room than one row."""
_MANY, _MANY_LEAST = 4, 136
"""With so many seats the quiet plates stand in two rows."""


def _coach_needs() -> float:
    return float(dp(_COACH_NEEDS) * surface.text_scale / surface.plain_scale)


class LessonLayout(PlayLayout):
    """Plates beside each other above the board and the coach below it; in wide windows all in a column beside it.

    Its children are, by id in KV: bar, seats, coach, board.
    """

    def _wide_boxes(self) -> tuple[Box, ...]:
        gap, bar = dp(_GAP), dp(surface.target)
        side = side_width(self.width)
        left, top, bottom = self.x + gap, self.top - gap, self.y + gap
        column = self.height - bar - 4 * gap
        least = dp(_SEATS_LEAST if self.seats < _MANY else _MANY_LEAST)
        spare = column - _coach_needs() - 2 * dp(surface.button) - 2 * gap
        roomy = min(spare, dp(_PLATE_CALM) * (HIGHER + self.seats - 1))
        seats = min(column, max(least, roomy, min(dp(_SEATS_MOST), column * _SEATS_SHARE)))
        return (
            Box(left, top - bar, side, bar),
            Box(left, top - bar - gap - seats, side, seats),
            Box(left, bottom, side, column - seats),
            Box(left + side + gap, bottom, self.width - side - 3 * gap, self.height - 2 * gap),
        )

    def _tall_boxes(self) -> tuple[Box, ...]:
        gap, bar = dp(_GAP), dp(surface.target)
        left, top, bottom, width = self.x + gap, self.top - gap, self.y + gap, self.width - 2 * gap
        plates = dp(ABREAST) * self.roomy
        larger = max(1.0, surface.text_scale / surface.plain_scale)  # a tablet's own letters have a tablet's width
        coach = min(self.height * _COACH_MOST, dp(_COACH) * self.roomy * larger)
        seats_y = top - bar - gap - plates
        board_y = bottom + coach + gap
        return (
            Box(left, top - bar, width, bar),
            Box(left, seats_y, width, plates),
            Box(left, bottom, width, coach),
            Box(left, board_y, width, seats_y - board_y - gap),
        )


class PuzzleLayout(LessonLayout):
    """The same with buttons at the end: beside each other, or below each other in a column with room for that. Its
    children are, by id in KV: bar, seats, coach, tools, board."""

    stacked = BooleanProperty(False)
    """Whether there is room for two buttons below each other."""

    def _wide_boxes(self) -> tuple[Box, ...]:
        gap, row = dp(_GAP), dp(surface.button)
        bar, seats, coach, board = super()._wide_boxes()
        two = 2 * row + gap
        self.stacked = coach.height - two >= _coach_needs()
        tools = two if self.stacked else row
        above = Box(coach.x, coach.y + tools + gap, coach.width, coach.height - tools - gap)
        return bar, seats, above, Box(coach.x, coach.y, coach.width, tools), board

    def _tall_boxes(self) -> tuple[Box, ...]:
        gap, row = dp(_GAP), dp(surface.button)
        self.stacked = False
        bar, seats, coach, board = super()._tall_boxes()
        return (
            bar,
            seats,
            Box(coach.x, coach.y + row + gap, coach.width, coach.height),
            Box(coach.x, coach.y, coach.width, row),
            Box(board.x, board.y + row + gap, board.width, board.height - row - gap),
        )
