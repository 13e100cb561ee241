"""How events at the party are animated: each becomes steps for the motion queue."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from kivy.metrics import dp

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.core.state import OVER
from penguins.games.party.events import CardPlaced, ChipsReturned, Dealt, PlayerOut, RoundOver, RoundStarted
from penguins.games.party.geometry import slot_at
from penguins.games.party.pyramid import Pyramid
from penguins.games.party.state import PartyState
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.party import words
from penguins.ui.games.party.card import BACK, Card
from penguins.ui.games.party.drawing import PartyDrawing
from penguins.ui.games.party.pot import Pot
from penguins.ui.games.party.sheet import Announcement

_READ = 1.3
"""Seconds to read a short sentence."""
_READ_POINTS = 3.5
_WIDE, _HIGH, _CHIPS = 420, 84, 44
"""A sentence, and the room for chips under it, in dp."""


class PartyCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    show: Callable[[PartyState], None]
    """Show this view at once."""
    mark: Callable[[int | None], None]
    """The last card was placed there; None: nothing is placed yet."""


class PartyMotion:
    """Turns events into steps. It moves what the drawing shows; the board shows the new view afterwards."""

    points: list[int]
    """What everybody has, while events are being played."""
    carried: Card | None = None
    """The card that a finger has just let go of over its place."""

    def __init__(self, drawing: PartyDrawing, hands: Stagehands, calls: PartyCalls) -> None:
        self._drawing = drawing
        self._hands = hands
        self._motion = hands.motion
        self._calls = calls
        self._pot = Pot(drawing.above, hands.motion)
        self._flying: Card | None = None
        self._said: Announcement | None = None
        self.points = [0] * len(hands.seats)

    def steps(self, events: Sequence[Event], view: PartyState) -> Iterator[Step]:
        """How to play them, one after the other."""
        for event in events:
            yield from self._steps_of(event, view)

    def begin_at(self, points: Sequence[int]) -> None:
        """Nothing is on its way, nothing is said, and everybody has these points."""
        self.points = list(points)
        self._pot.clear()
        self._hush()
        self._flying = self.carried = None

    def _steps_of(self, event: Event, view: PartyState) -> Iterator[Step]:
        match event:
            case RoundStarted(starter=starter):
                yield partial(self._sweep, view)
                yield partial(self._say, self._opening(event, view), starter, "hello", _READ)
            case Dealt():
                yield partial(self._deal, view)
            case CardPlaced(seat, colour, last=last):
                yield partial(self._fly, seat, colour, slot_of(event))
                yield partial(self._land, slot_of(event))
                if last:
                    yield partial(self._say, words.news(event, self._hands.seats), seat, "happy", _READ)
            case ChipsReturned(seat, points):
                yield partial(self._say, words.news(event, self._hands.seats), seat, "happy", 0.2, with_chips=True)
                yield from self._pot.returning(points, *self._middle(), self._panel(seat))
                yield partial(self._count, seat, -points)
            case PlayerOut(seat, points=points):
                yield partial(self._leave, seat)
                yield partial(self._say, words.news(event, self._hands.seats), seat, "stuck", 0.5, with_chips=True)
                yield from self._pot.taking(self.points[seat], points, *self._middle(), self._panel(seat))
                yield partial(self._count, seat, points)
            case RoundOver():
                yield self._lay_down
                yield partial(self._show_points, view)
            case MatchOver():
                yield partial(self._play_sound, "win", 0.4)
        yield self._hush

    # Words

    def _say(self, text: str, seat: int, pose: str, seconds: float, with_chips: bool = False) -> float:
        self._hush()
        if not self._motion.factor:  # nobody would see it; the line above the pyramid says it too
            return 0.0
        colour = self._hands.seats[seat].colour
        picture = f"hello_{colour}" if pose == "hello" else f"penguin_{colour}_{pose}"
        box, room = self._drawing.pyramid.box, dp(_CHIPS) if with_chips else 0
        size = min(box.width, dp(_WIDE)), min(box.height * 0.4, dp(_HIGH)) + room
        self._said = Announcement(picture=picture, text=text, size=size, room=room)
        self._said.center_x, self._said.top = box.centre[0], box.y + box.height
        self._drawing.above.add_widget(self._said)
        return seconds

    def _opening(self, event: RoundStarted, view: PartyState) -> str:
        return f"{words.round_title(view)}\n{words.news(event, self._hands.seats)}"

    def _hush(self) -> float:
        if self._said is not None:
            self._drawing.above.remove_widget(self._said)
            self._said = None
        return 0.0

    def _play_sound(self, name: str, seconds: float) -> float:
        self._hands.sounds.play(name)
        return seconds

    # Where chips lie and go

    def _middle(self) -> tuple[Pos, float]:
        """Under the sentence; and how wide chips may lie there."""
        box: Box = self._drawing.pyramid.box
        below = min(box.height * 0.4, dp(_HIGH)) + dp(_CHIPS) * 0.4
        return (box.centre[0], box.y + box.height - below), min(box.width, dp(_WIDE)) - dp(theme.SPACE_L)

    def _panel(self, seat: int) -> Pos:
        x, y = self._drawing.above.to_widget(*self._hands.owner_pos(seat))
        return float(x), float(y)

    def _count(self, seat: int, points: int) -> float:
        self.points[seat] += points
        self._hands.sounds.play("chip")
        return 0.25

    # Cards

    def _sweep(self, view: PartyState) -> float:
        """A bare table for the next round."""
        self._calls.mark(None)
        if self._drawing.sheet.parent is not None:
            self._drawing.sheet.parent.remove_widget(self._drawing.sheet)
        self._drawing.pyramid.show(Pyramid(view.pyramid.width))
        return 0.1

    def _deal(self, view: PartyState) -> float:
        self._calls.show(view)
        self._hands.sounds.play("flip")
        centre = self._drawing.pyramid.box.centre
        for seat in self._drawing.strip.hands:
            target = self._drawing.strip.source(seat)
            if target is not None:
                back = self._drawing.above.put(BACK, centre, self._drawing.fan.card_size)
                self._motion.animate(back, 0.45, "in_out_quad", center_x=target[0], center_y=target[1], opacity=0.0)
                self._motion.later(0.5, partial(self._drawing.above.remove_widget, back))
        return 0.6

    def _fly(self, seat: int, colour: int, slot: int) -> float:
        pyramid = self._drawing.pyramid
        card = self._flying = self._leaving_hand(seat, colour)
        pyramid.light(())
        pyramid.grow(colour, slot)
        (x, y), (width, height) = pyramid.centre(slot), pyramid.grid.card
        seconds = min(0.45, 0.15 + float((abs(card.center_x - x) + abs(card.center_y - y)) / dp(900)))
        card.frame = ""
        card.dim(False)
        target = (x - width / 2, y - height / 2)
        self._motion.animate(card, seconds, "in_out_quad", pos=target, size=(width, height), angle=0, turned=1)
        return seconds

    def _leaving_hand(self, seat: int, colour: int) -> Card:
        """The card that is played, on top of everything."""
        fan, above = self._drawing.fan, self._drawing.above
        source = self._drawing.strip.source(seat)
        if source is None:
            card, self.carried = self.carried or fan.topmost(colour), None
            if card is not None:
                fan.give(card)
                if card.parent is not above:
                    card.parent.remove_widget(card)
                    above.add_widget(card)
                return card
        width, height = self._drawing.pyramid.grid.card
        self._drawing.strip.change(seat, cards=self._drawing.strip.hands[seat].cards - 1)
        card = Card(colour, size=(width * 0.5, height * 0.5), turned=0)
        card.center = source
        above.add_widget(card)
        return card

    def _land(self, slot: int) -> float:
        if self._flying is not None:
            self._drawing.pyramid.take(slot, self._flying)
            self._flying = None
        self._calls.mark(slot)
        self._hands.sounds.play("place")
        return 0.2

    def _leave(self, seat: int) -> float:
        self._drawing.strip.change(seat, out=True)
        if self._drawing.strip.source(seat) is None:
            self._drawing.fan.dim(0)
        self._hands.sounds.play("out")
        return 0.0

    def _lay_down(self) -> float:
        """Whoever still holds cards lays them down unseen: everybody looks now."""
        self._drawing.fan.forget()
        return 0.6

    def _show_points(self, view: PartyState) -> float:
        """Where nobody has to say "go on", there is time to read."""
        self._calls.show(view)
        read = view.to_move == OVER or not self._hands.humans
        return _READ_POINTS if read else 0.0


def slot_of(placed: CardPlaced) -> int:
    """Where the card lies now, to be marked as the last."""
    return slot_at(placed.row, placed.x)
