"""A pile: the penguins of one colour that are left, and what that colour brings the large town."""

from typing import Any

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.icetown.layout import over_words
from penguins.ui.widgets.digits import Digits, width_of_digits
from penguins.ui.widgets.picture import Picture, texture

_LINE = 20
"""dp: the height of words under a pile."""
_CARD = (64.0, 76.0)
_HIGHEST = 5
"""So many cards are drawn of the highest pile, and each of them stands for so many."""
_STEP = 2.5
_AIR, _BETWEEN = 4, 1
"""dp on either side of the number on a tag, and between the tag and its cards."""
_BESIDE, _ON_CARDS = 4, 0.4
"""dp between a tag and the next pile; and how much of a tag may lie on its cards where there is little room."""
_WITH_TAG = 1.5
"""How wide a pile with its tag is, in widths of a card."""


class PointsPlate(Widget):
    """A number of points, and beside it what they are for, on a plate of its own."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._sheet, self._sign = RoundedBox(), Picture(name="")
        self._ink = Color(*theme.rgba(theme.PANEL_NIGHT))
        self.canvas.add(self._ink)
        self.canvas.add(self._sheet)
        self.points = Digits(color=theme.rgba(theme.TEXT_ON_SEA), halign="center", type_size=theme.TYPE_TITLE)
        self.add_widget(self._sign)
        self.add_widget(self.points)

    def place(self, box: Box) -> None:
        """Be there."""
        self.pos, self.size = box[:2], box[2:]
        width = min(box.width * 0.92, box.height * 2.8)
        left = box.centre[0] - width / 2
        self._sheet.pos, self._sheet.size = (left, box.y), (width, box.height)
        self._sheet.radius = [box.height / 2]
        side = min(box.height * 0.86, width * 0.45)
        self._sign.pos, self._sign.size = (left + width * 0.08, box.centre[1] - side / 2), (side, side)
        self.points.pos = (left + width * 0.1 + side, box.y)
        self.points.size = (max(1.0, width * 0.84 - side), box.height)
        large = box.height > dp(34)
        self.points.type_size = theme.TYPE_HEADLINE if large else theme.TYPE_TITLE

    def show(self, points: int | None, sign: str, tint: str = theme.ICE) -> None:
        """So many, for that; None: nothing is told."""
        self.points.text = "" if points is None else str(points)
        self._sign.name, self._sign.tint = ("" if points is None else sign), theme.rgba(tint)
        self._ink.a = 0.0 if points is None else 0.85


class Pile(Widget):
    """Real cards on each other, fewer as they go; a tag beside them says how many are left."""

    def __init__(self, colour: str, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.colour = colour
        self.box = self.cards = Box(0, 0, 1, 1)
        """What a finger may touch, and where the cards are."""
        self._left = 0
        self._drawn, self._tag = InstructionGroup(), RoundedBox()
        self.tag = Digits(color=theme.rgba(theme.TEXT), halign="center", type_size=theme.TYPE_SMALL)
        with self.tag.canvas.before:
            Color(*theme.rgba(theme.PANEL))
        self.tag.canvas.before.add(self._tag)
        self.canvas.add(self._drawn)
        self.waiting = Picture(name="", size_hint=(None, None))
        """The penguin that is to be placed, or may be, stands on its pile."""
        self.score = PointsPlate()
        for child in (self.waiting, self.tag, self.score):
            self.add_widget(child)

    def place(self, box: Box) -> None:
        """Draw it there."""
        self.box = box
        self.pos, self.size = box[:2], box[2:]
        room, words = over_words(box, dp(_LINE))
        whole = room.part(0.02, 0.06, 0.96, 0.92).fit(_CARD[0] * _WITH_TAG, _CARD[1] + _STEP * _HIGHEST)
        self.cards = Box(whole.x, whole.y, whole.width / _WITH_TAG, whole.width / _WITH_TAG * _CARD[1] / _CARD[0])
        self._place_tag(room)
        stand = self.cards.width * 1.5
        self.waiting.size = (stand, stand)
        self.waiting.center = self.cards.centre[0], self.cards.y + self.cards.height * 0.2 + stand / 2
        self.score.place(words)
        self._draw()

    def _place_tag(self, room: Box) -> None:
        """Beside the cards, and wide enough for two digits; together they are in the middle, and clear of the next."""
        side = max(dp(22), self.cards.width * 0.46)
        high = min(side, room.height * 0.6)
        self.tag.type_size = theme.TYPE_TITLE if high > dp(30) else theme.TYPE_BODY
        wide = max(side, width_of_digits("00", round(sp(self.tag.type_size))) + 2 * dp(_AIR))
        spare = room.width - wide - dp(_BETWEEN + _BESIDE)
        over = min(wide * _ON_CARDS, max(0.0, self.cards.width - spare))
        width = max(1.0, min(self.cards.width, spare + over))
        left = max(room.x, room.centre[0] - (width + dp(_BETWEEN) - over + wide) / 2)
        self.cards = Box(left, self.cards.y, width, width * _CARD[1] / _CARD[0])
        tag = Box(left + width + dp(_BETWEEN) - over, self.cards.y, wide, high)
        self.tag.pos, self.tag.size = tag[:2], tag[2:]
        self._tag.pos, self._tag.size, self._tag.radius = tag[:2], tag[2:], [tag.height / 3]

    def show(self, left: int, points: int | None, *, quiet: bool) -> None:
        """How many are left and what the colour brings; `quiet`: piles do not matter now."""
        self.tag.text = str(left)
        self.score.show(points, f"aim_{self.colour}")
        self.tag.opacity = 0.0 if quiet else 1.0
        self._left = -1 if quiet else left
        self._draw()

    def _draw(self) -> None:
        """None where the pile is empty, and less than none where it does not matter."""
        self._drawn.clear()
        self._drawn.add(Color(1, 1, 1, 1))
        x, y, width, height = self.cards
        if not self._left:
            self._drawn.add(Rectangle(texture=texture("pile_empty", width), pos=(x, y), size=(width, height)))
        for number in range(min(_HIGHEST, -(-self._left // 3))):
            up = number * _STEP * width / _CARD[0]
            card = texture(f"card_mini_{self.colour}", width)
            self._drawn.add(Rectangle(texture=card, pos=(x, y + up), size=(width, height)))

    def show_waiting(self, waits: bool) -> None:
        """Whether its penguin is to be placed, or may be."""
        self.waiting.name = f"penguin_{self.colour}_idle" if waits else ""

    @property
    def source(self) -> Pos:
        """Where its penguins wait."""
        return self.cards.centre
