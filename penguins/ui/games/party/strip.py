"""Everybody else at a glance: a penguin, the backs of their cards, and how many there are."""

from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.layer import Layer
from penguins.ui.games.party.card import BACK
from penguins.ui.games.party.layout import CARD, cells_of
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture, texture

_DIMMED = 0.45


class OtherHand(NamedTuple):
    """What everybody may know of somebody else's hand."""

    seat: int
    colour: str
    cards: int
    out: bool
    """Whether nothing in that hand could be placed."""
    playing: bool
    """Whether a round is on at all."""


class OtherHandCell(Widget):
    """Shows one hand from behind, with its penguin and the number of cards."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._shown: tuple[OtherHand, Box] | None = None
        self._backs = InstructionGroup()
        self._penguin = Picture()
        self._count = Words(bold=True, type_size=theme.TYPE_BODY, color=theme.rgba(theme.TEXT_ON_SEA))
        with self.canvas.before:
            Color(*theme.rgba(theme.PANEL_NIGHT, 0.75))
            self._ground = RoundedBox(radius=[dp(theme.RADIUS_S)])
        self.canvas.add(self._backs)
        self.add_widget(self._penguin)
        self.add_widget(self._count)

    def show(self, hand: OtherHand, box: Box) -> None:
        """That hand, there."""
        if (hand, box) == self._shown:
            return
        self._shown = hand, box
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._ground.pos, self._ground.size = self.pos, self.size
        self._penguin.name = f"penguin_{hand.colour}_{_pose(hand)}"
        head = min(box.height * 0.96, box.width * 0.42)
        self._penguin.pos, self._penguin.size = (box.x, box.y + (box.height - head) / 2), (head, head)
        count = min(dp(26), box.width * 0.28)
        self._count.text = str(hand.cards) if hand.playing else ""
        room = Box(box.x + head, box.y, box.width - head - count, box.height)
        end = self._fan(hand.cards, room, _DIMMED if hand.out else 1.0)
        self._count.pos, self._count.size = (end, box.y), (count, box.height)

    def _fan(self, cards: int, room: Box, strength: float) -> float:
        """So many backs; where they end."""
        self._backs.clear()
        if not cards:
            return room.x
        height = room.height * 0.76
        width = min(height * CARD[0] / CARD[1], room.width)
        step = min(width * 0.45, (room.width - width) / max(1, cards - 1))
        self._backs.add(Color(strength, strength, strength, 1))
        for number in range(cards):
            pos = room.x + number * step, room.y + (room.height - height) / 2
            self._backs.add(Rectangle(texture=texture(BACK, width), pos=pos, size=(width, height)))
        return room.x + (cards - 1) * step + width


def _pose(hand: OtherHand) -> str:
    if hand.out:
        return "stuck"
    return "idle" if hand.cards or not hand.playing else "happy"


class Strip(Layer):
    """The cells beside each other, in the order of play."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.hands: dict[int, OtherHand] = {}
        self._cells: list[OtherHandCell] = []
        self._box = Box(0, 0, 1, 1)

    def place(self, box: Box) -> None:
        """Stand in that box."""
        self._box = box

    def show(self, hands: list[OtherHand]) -> None:
        """Exactly these."""
        if len(self._cells) != len(hands):
            self.clear_widgets()
            self._cells = [OtherHandCell() for _ in hands]
            for cell in self._cells:
                self.add_widget(cell)
        self.hands = {hand.seat: hand for hand in hands}
        boxes = cells_of(self._box, len(hands), dp(1)) if hands else ()
        for cell, hand, box in zip(self._cells, hands, boxes, strict=True):
            cell.show(hand, box)

    def change(self, seat: int, **changes: Any) -> None:
        """Something about one of them is different now."""
        if seat in self.hands:
            self.hands[seat] = self.hands[seat]._replace(**changes)
            self.show(list(self.hands.values()))

    def source(self, seat: int) -> Pos | None:
        """Where that seat's cards are; None for the person at the screen."""
        if seat not in self.hands:
            return None
        cell = self._cells[list(self.hands).index(seat)]
        return float(cell.center_x), float(cell.center_y)
