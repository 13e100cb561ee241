"""Divides the window of the play screen: the board gets all that the rest does not need."""

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box

_GAP = theme.SPACE_S
_SIDE_LEAST, _SIDE_MOST, _SIDE_SHARE = 190, 300, 0.28
_PANEL_LEAST, _PANEL_MOST = 44, 64
_PANEL_SHARE = 0.1
_PROMPT = 40


class PlayLayout(FloatLayout):
    """Puts the parts in a column beside the board in wide windows, in rows above and below it in tall ones.

    Its children are, by id in KV: bar, panels, prompt, tools, board.
    """

    wide = BooleanProperty(False)
    seats = NumericProperty(2)
    columns = NumericProperty(2)
    """Panels beside each other."""

    def arrange(self, bar: Widget, panels: Widget, prompt: Widget, tools: Widget, board: Widget) -> None:
        """Put the parts in their places, now and whenever the window changes."""
        self._parts = (bar, panels, prompt, tools, board)
        self.bind(pos=self._arrange, size=self._arrange, seats=self._arrange)
        self._arrange()

    def _arrange(self, *_: object) -> None:
        self.wide = self.width > self.height
        boxes = self._wide_boxes() if self.wide else self._tall_boxes()
        for part, box in zip(self._parts, boxes, strict=True):
            part.pos, part.size = (box.x, box.y), (max(1, box.width), max(1, box.height))

    def _wide_boxes(self) -> tuple[Box, ...]:
        gap, bar = dp(_GAP), dp(theme.TARGET)
        side = min(dp(_SIDE_MOST), max(dp(_SIDE_LEAST), self.width * _SIDE_SHARE))
        left, top, bottom = self.x + gap, self.top - gap, self.y + gap
        room = self.height - 2 * bar - dp(_PROMPT) - 5 * gap
        self.columns = 1 if room / self.seats >= dp(_PANEL_LEAST) else 2
        rows = -(-self.seats // self.columns)
        height = min(max(dp(_PANEL_MOST), self.height * _PANEL_SHARE) * rows, room)
        prompt = max(dp(_PROMPT), min(dp(96), dp(_PROMPT) + room - height))
        return (
            Box(left, top - bar, side, bar),
            Box(left, top - bar - gap - height, side, height),
            Box(left, bottom + bar + gap, side, prompt),
            Box(left, bottom, side, bar),
            Box(left + side + gap, bottom, self.width - side - 3 * gap, self.height - 2 * gap),
        )

    def _tall_boxes(self) -> tuple[Box, ...]:
        gap, bar = dp(_GAP), dp(theme.TARGET)
        left, top, bottom, width = self.x + gap, self.top - gap, self.y + gap, self.width - 2 * gap
        self.columns = 2 if self.seats in (2, 4) else 3
        if self.seats > 4 and self.width >= dp(700):
            self.columns = self.seats
        rows = -(-self.seats // self.columns)
        roomy = min(1.6, max(1.0, self.height / dp(800)))
        height = rows * dp(52) * roomy + (rows - 1) * dp(theme.SPACE_XS)
        prompt = dp(_PROMPT) * roomy
        prompt_y = top - bar - gap - height - gap - prompt
        board_y = bottom + bar + gap
        return (
            Box(left, top - bar, width, bar),
            Box(left, top - bar - gap - height, width, height),
            Box(left, prompt_y, width, prompt),
            Box(left, bottom, width, bar),
            Box(left, board_y, width, prompt_y - board_y - dp(theme.SPACE_XS)),
        )
