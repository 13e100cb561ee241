"""Everybody else at a glance: a penguin, the backs of their cards, and on these how many there are."""

from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp, sp
from kivy.uix.widget import Widget

from penguins.games.party.cards import COLOURS, Hand, without
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import RoundedBox
from penguins.ui.games.layer import Layer
from penguins.ui.games.party.card import BACK
from penguins.ui.games.party.layout import CARD, cells_of
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture, texture

_DIMMED = 0.45
_LARGEST_EMBLEM = 28
"""dp."""


class OtherHand(NamedTuple):
    """What everybody may know of somebody else's hand."""

    seat: int
    colour: str
    cards: int
    out: bool
    """Whether nothing in that hand could be placed."""
    playing: bool
    """Whether a round is on at all."""
    shown: Hand | None = None
    """The cards themselves, where all hands lie open."""


_TAG = theme.TYPE_NOTE * 1.4
"""How high a line of the smallest letters is."""


class OtherHandCell(Widget):
    """Shows one hand from behind, with its penguin; the number of cards is on a tag at the front of them."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._shown: tuple[OtherHand, Box] | None = None
        self._backs, self._tag = InstructionGroup(), RoundedBox()
        self._tag_colour = Color()
        self._penguin = Picture()
        self._count = Words(bold=True, type_size=theme.TYPE_BODY, color=theme.rgba(theme.TEXT))
        with self.canvas.before:
            Color(*theme.rgba(theme.PANEL_NIGHT, 0.75))
            self._ground = RoundedBox(radius=[dp(theme.RADIUS_S)])
        self.add_widget(self._penguin)
        for instruction in (self._backs, self._tag_colour, self._tag):
            self.canvas.add(instruction)
        self.add_widget(self._count)

    def show(self, hand: OtherHand, box: Box) -> None:
        """That hand, there."""
        if (hand, box) == self._shown:
            return
        self._shown = hand, box
        self.pos, self.size = (box.x, box.y), (box.width, box.height)
        self._penguin.name = f"penguin_{hand.colour}_{_pose(hand)}"
        head = min(box.height * 0.96, box.width * (0.36 if hand.shown is None else 0.24))
        self._penguin.pos, self._penguin.size = (box.x, box.y + (box.height - head) / 2), (head, head)
        if hand.shown is not None and hand.cards:
            self._lay_open(hand.shown, box, head, _DIMMED if hand.out else 1.0)
            return
        middle = self._fan(hand.cards, box.part(0, 0, 0.97, 1), head, _DIMMED if hand.out else 1.0)
        self._hang_tag(hand, box, middle)
        self._ground.pos = self.pos
        self._ground.size = min(box.width, self._tag.pos[0] + self._tag.size[0] + dp(4) - box.x), box.height

    def _fan(self, cards: int, box: Box, head: float, strength: float) -> float:
        """So many backs beside the penguin; the middle of the last."""
        self._backs.clear()
        left, room, height = box.x + head, box.width - head, box.height * 0.8
        width = min(height * CARD[0] / CARD[1], room)
        step = min(width * 0.45, (room - width) / max(1, cards - 1))
        self._backs.add(Color(strength, strength, strength, 1))
        for number in range(cards):
            pos = left + number * step, box.y + (box.height - height) / 2
            self._backs.add(Rectangle(texture=texture(BACK, width), pos=pos, size=(width, height)))
        return left + max(0, cards - 1) * step + width / 2

    def _lay_open(self, hand: Hand, box: Box, head: float, strength: float) -> None:
        """An emblem for each card, in rows as long as there is room, instead of backs and a number."""
        self._backs.clear()
        self._count.text, self._tag_colour.rgba = "", (0, 0, 0, 0)
        cards = [colour for colour, count in enumerate(hand) for _ in range(count)]
        room = Box(box.x + head + dp(2), box.y, max(1.0, box.width - head - dp(4)), box.height)
        side, columns = _emblems(len(cards), room)
        self._backs.add(Color(*theme.rgba(theme.PANEL, strength)))
        rows = -(-len(cards) // columns)
        sheet = Box(room.x, room.centre[1] - rows * side / 2 - dp(1), columns * side + dp(2), rows * side + dp(2))
        self._backs.add(RoundedBox(pos=sheet[:2], size=sheet[2:], radius=[side / 4]))
        self._backs.add(Color(strength, strength, strength, 1))
        for at, colour in enumerate(cards):
            row, column = divmod(at, columns)
            pos = sheet.x + dp(1) + column * side, sheet.y + sheet.height - dp(1) - (row + 1) * side
            emblem = texture(f"emblem_{COLOURS[colour]}", side)
            self._backs.add(Rectangle(texture=emblem, pos=pos, size=(side * 0.94, side * 0.94)))
        self._ground.pos = self.pos
        self._ground.size = min(box.width, sheet.x + sheet.width + dp(4) - box.x), box.height

    def _hang_tag(self, hand: OtherHand, box: Box, middle: float) -> None:
        """The number, on the front card."""
        side = min(max(box.height * 0.62, sp(_TAG)), dp(34))
        width = side * 1.25
        left = min(middle - width / 2, box.x + box.width - width)
        self._count.text = str(hand.cards) if hand.playing else ""
        self._tag_colour.rgba = theme.rgba(theme.PANEL, 1.0 if hand.playing else 0.0)
        self._count.pos = self._tag.pos = (left, box.y + (box.height - side) / 2)
        self._count.size = self._tag.size = (width, side)
        self._tag.radius = [side / 3]


def _emblems(cards: int, room: Box) -> tuple[float, int]:
    """How large so many emblems are, and how many stand in a row, so that they are as large as can be."""
    columns = range(1, cards + 1)
    sides = [min(room.width / number, room.height * 0.94 / -(-cards // number)) for number in columns]
    side = max(sides)
    return min(side, dp(_LARGEST_EMBLEM)), columns[sides.index(side)]


def _pose(hand: OtherHand) -> str:
    if hand.out:
        return "sulk"
    return "idle" if hand.cards or not hand.playing else "clap"


class Strip(Layer):
    """The cells in the upper corners of the pyramid's room, in the order of play."""

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
        lie_open = any(hand.shown is not None for hand in hands)
        boxes = cells_of(self._box, len(hands), dp(1), lie_open=lie_open) if hands else ()
        for cell, hand, box in zip(self._cells, hands, boxes, strict=True):
            cell.show(hand, box)

    def change(self, seat: int, **changes: Any) -> None:
        """Something about one of them is different now."""
        if seat in self.hands:
            self.hands[seat] = self.hands[seat]._replace(**changes)
            self.show(list(self.hands.values()))

    def lose(self, seat: int, colour: int) -> None:
        """A card of that colour leaves that hand."""
        if seat in self.hands:
            hand = self.hands[seat]
            self.change(seat, cards=hand.cards - 1, shown=hand.shown and without(hand.shown, colour))

    def hand_at(self, pos: Pos) -> OtherHand | None:
        """Whose cards are under a finger."""
        hands = zip(self._cells, self.hands.values(), strict=True)
        return next((hand for cell, hand in hands if cell.collide_point(*pos)), None)

    def source(self, seat: int) -> Pos | None:
        """Where that seat's cards are; None for the person at the screen."""
        if seat not in self.hands:
            return None
        cell = self._cells[list(self.hands).index(seat)]
        return float(cell.center_x), float(cell.center_y)
