"""The sign of a town: the penguin of its owner and their name, in the owner's colour."""

from typing import Any

from kivy.graphics import Color
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.session.setup import Seat
from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.widgets.labels import Words, width_of
from penguins.ui.widgets.picture import GROUND, Picture

_NAME_LEAST = 15
"""dp: a lower board has no room for letters."""
_BESIDE = 1.15
"""How wide the penguin beside a name is, in heights of the sign."""


class Sign(Widget):
    """A board in the owner's colour. The penguin stands on it, or beside the name where the sign is flat."""

    def __init__(self, seat: Seat, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._paint = theme.PAINTS[seat.colour]
        self._edge, self._board = RoundedBox(), RoundedBox()
        for tone, box in ((theme.ICE, self._edge), (self._paint.dark, self._board)):
            self.canvas.add(Color(*theme.rgba(tone)))
            self.canvas.add(box)
        self.penguin = Picture(name=f"penguin_{seat.colour}_idle", size_hint=(None, None))
        self.name = Words(text=seat.name, display=True, color=theme.rgba(theme.ICE), size_hint=(None, None))
        self._whose = seat.name
        self.add_widget(self.name)
        self.add_widget(self.penguin)

    def can_be_named(self, box: Box) -> bool:
        """Whether there is room for the name on a sign there."""
        if _lies(box):
            return self._has_room(box.width - box.height * _BESIDE, box.height)
        return self._has_room(box.width, box.height * 0.3)

    def place(self, box: Box, *, named: bool) -> None:
        """Stand there, with the name or without."""
        self.pos, self.size = box[:2], box[2:]
        if _lies(box):
            self._lie(box, named)
        else:
            self._stand(box, named)

    def _lie(self, box: Box, named: bool) -> None:
        """On a fence: the penguin at the left, the name beside it."""
        side = box.height * _BESIDE
        wide = min(box.width, side + width_of(self._whose, theme.TYPE_TITLE) + dp(12)) if named else side
        self._draw(Box(box.x, box.y, wide, box.height))
        self._put_penguin(box.x + side / 2, box.y, side)
        self._write(Box(box.x + side * 0.92, box.y, max(1.0, wide - side), box.height), named)

    def _stand(self, box: Box, named: bool) -> None:
        """Beside a small town: the penguin on a board with the name."""
        board = box.height * (0.36 if named else 0.2)
        side = min(box.height - board * 0.85, box.width)
        wide = min(box.width, max(side, width_of(self._whose, theme.TYPE_BODY) + dp(12))) if named else side
        low = box.y + (box.height - board * 0.85 - side) / 2
        self._draw(Box(box.centre[0] - wide / 2, low, wide, board))
        self._put_penguin(box.centre[0], low + board * 0.85, side)
        self._write(Box(box.centre[0] - wide / 2, low, wide, board * 0.95), named)

    def _has_room(self, width: float, height: float) -> bool:
        return bool(height >= dp(_NAME_LEAST) and width_of(self._whose, theme.TYPE_NOTE) + dp(4) <= width)

    def _put_penguin(self, x: float, floor: float, side: float) -> None:
        self.penguin.size = (side, side)
        self.penguin.pos = (x - side / 2, floor - side * GROUND)

    def _draw(self, box: Box) -> None:
        edge = min(dp(1.5), box.height * 0.1)
        radius = min(dp(theme.RADIUS_S), box.height / 3)
        self._edge.pos, self._edge.size = (box.x - edge, box.y - edge), (box.width + 2 * edge, box.height + 2 * edge)
        self._board.pos, self._board.size = (box.x, box.y), (box.width, box.height)
        self._edge.radius = self._board.radius = [radius]

    def _write(self, box: Box, named: bool) -> None:
        self.name.text = self._whose if named else ""
        self.name.type_size = theme.TYPE_TITLE if box.height > dp(30) else theme.TYPE_BODY
        self.name.pos, self.name.size = box[:2], box[2:]


def _lies(box: Box) -> bool:
    """Whether the penguin is beside the name rather than on it."""
    return box.width > box.height * 2.2
