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
from penguins.ui.base.pictures import penguin
from penguins.ui.games.board import Stagehands
from penguins.ui.games.hearing import hearing_of
from penguins.ui.games.party import words
from penguins.ui.games.party.card import BACK, Card
from penguins.ui.games.party.drawing import PartyDrawing
from penguins.ui.games.party.pot import Pot, Table, Taken
from penguins.ui.games.party.pyramid import Last
from penguins.ui.games.party.sheet import Announcement
from penguins.ui.games.party.telling import sentence
from penguins.ui.widgets.picture import Picture

_READ = 1.3
"""Seconds to read a short sentence."""
_READ_POINTS = 3.5
_DEALING, _DEALT = 1.0, 0.4
"""Seconds that the cards leave the deck for, and that one is on its way."""
_DECK = 6
"""How many backs a deck is drawn with."""
_TURNING = 0.5
_LAYS, _ONE_CHIP, _ALL_CHIPS, _CHEERS = 0.6, 0.25, 4.0, 1.8
"""Seconds of the last count: before it, for one chip and at most for all, and after it."""
_WIDE, _HIGH, _CHIPS = 420, 84, 44
"""A sentence, and the room for chips under it, in dp."""


class PartyCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    show: Callable[[PartyState], None]
    """Show this view at once."""
    mark: Callable[[Last | None], None]
    """That card was placed last; None: nothing is placed yet."""


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
        self._hearing = hearing_of(hands.seats)
        self._pot = Pot(drawing.above, hands.motion)
        self._flying: Card | None = None
        self._loose: list[Picture] = []
        """Backs of the deck, and sparks: soon gone."""
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
        self._clear_loose()
        self._hush()
        self._flying = self.carried = None

    def _steps_of(self, event: Event, view: PartyState) -> Iterator[Step]:
        match event:
            case RoundStarted(starter=starter):
                yield partial(self._sweep, view)
                yield partial(self._say, self._opening(event, view), starter, "hello", _READ)
            case Dealt(sizes):
                yield partial(self._lay_deck, view)
                for number in range(max(sizes)):
                    yield partial(self._deal, number, _DEALING / max(sizes))
                yield self._put_deck_away
            case CardPlaced(seat, colour, last=last):
                yield partial(self._fly, seat, colour, last_of(event).slot)
                yield partial(self._land, last_of(event))
                if last:
                    yield partial(self._say, sentence(event, self._hearing), seat, "clap", _READ)
            case ChipsReturned(seat, points):
                yield partial(self._say, sentence(event, self._hearing), seat, "happy", 0.2, with_chips=True)
                yield from self._pot.returning(points, self._table(seat))
                yield partial(self._count, seat, -points)
            case PlayerOut(seat, points=points):
                yield partial(self._leave, seat)
                yield partial(self._say, sentence(event, self._hearing), seat, "sulk", 0.5, with_chips=True)
                taken = Taken(points, partial(self._cards_of, seat, points))
                yield from self._pot.taking(self.points[seat], taken, self._table(seat))
                yield partial(self._count, seat, points)
            case RoundOver():
                yield self._lay_down
                if view.to_move != OVER:
                    yield partial(self._show_points, view)
            case MatchOver(points):
                yield partial(self._begin_count, view)
                for number in range(1, max(points) + 1):
                    yield partial(self._count_chips, points, number)
                yield partial(self._play_sound, "win", _CHEERS)
        yield self._hush

    # Words

    def _say(self, text: str, seat: int, pose: str, seconds: float, with_chips: bool = False) -> float:
        self._hush()
        if not self._motion.factor:  # nobody would see it; the line above the pyramid says it too
            return 0.0
        picture = penguin(self._hands.seats[seat].colour, pose)
        box, room = self._drawing.pyramid.box, dp(_CHIPS) if with_chips else 0
        size = min(box.width, dp(_WIDE)), min(box.height * 0.4, dp(_HIGH)) + room
        self._said = Announcement(picture=picture, text=text, size=size, room=room)
        self._said.center_x, self._said.top = box.centre[0], box.y + box.height
        self._drawing.above.add_widget(self._said)
        return seconds

    def _opening(self, event: RoundStarted, view: PartyState) -> str:
        return f"{words.round_title(view)}\n{sentence(event, self._hearing)}"

    def _hush(self) -> float:
        if self._said is not None:
            self._drawing.above.remove_widget(self._said)
            self._said = None
        return 0.0

    def _play_sound(self, name: str, seconds: float) -> float:
        self._hands.sounds.play(name)
        return seconds

    # Where chips lie and go

    def _table(self, seat: int) -> Table:
        """Under the sentence, and at the plate of that seat."""
        box: Box = self._drawing.pyramid.box
        below = min(box.height * 0.4, dp(_HIGH)) + dp(_CHIPS) * 0.4
        x, y = self._drawing.above.to_widget(*self._hands.owner_pos(seat))
        width = min(box.width, dp(_WIDE)) - dp(theme.SPACE_L)
        return Table((box.centre[0], box.y + box.height - below), width, (float(x), float(y)))

    def _count(self, seat: int, points: int) -> float:
        self.points[seat] += points
        self._hands.award(seat, points)
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

    def _lay_deck(self, view: PartyState) -> float:
        """The whole deck lies on the stage; nobody has a card yet."""
        self._calls.show(view)
        if not self._motion.factor:
            return 0.0
        self._drawing.fan.hide_until_dealt()
        for seat in self._drawing.strip.hands:
            self._drawing.strip.change(seat, cards=0)
        width, height = self._drawing.pyramid.grid.card
        x, y = self._deck_place()
        for number in range(_DECK):
            at = x + number * width * 0.02, y + number * height * 0.02
            self._loose.append(self._drawing.above.put(BACK, at, (width, height)))
        self._hands.sounds.play("flip")
        return 0.3

    def _deck_place(self) -> Pos:
        return self._drawing.pyramid.box.centre

    def _deal(self, number: int, seconds: float) -> float:
        """Everybody gets one more card."""
        if not self._motion.factor:
            return 0.0
        deck, fan = self._deck_place(), self._drawing.fan
        if number < len(fan.cards):
            fan.deal(number, deck, _DEALT)
        for seat, hand in list(self._drawing.strip.hands.items()):
            target = self._drawing.strip.source(seat)
            if target is not None:
                back = self._drawing.above.put(BACK, deck, self._drawing.pyramid.grid.card)
                self._loose.append(back)
                self._motion.animate(back, _DEALT, "in_out_quad", center_x=target[0], center_y=target[1], opacity=0.0)
                self._drawing.strip.change(seat, cards=hand.cards + 1)
        if number % 2:
            self._hands.sounds.play("flip")
        return seconds

    def _put_deck_away(self) -> float:
        """What is left of the deck goes out of sight once the last card has arrived."""
        for back in self._loose:
            self._motion.animate(back, _DEALT, opacity=0.0)
        return _DEALT

    def _clear_loose(self) -> None:
        for piece in self._loose:
            self._drawing.above.remove_widget(piece)
        self._loose = []

    def _fly(self, seat: int, colour: int, slot: int) -> float:
        """The card goes to its place in a curve, turning its face up if it was down."""
        pyramid = self._drawing.pyramid
        card = self._flying = self._leaving_hand(seat, colour)
        pyramid.light({})
        pyramid.grow(colour, slot)
        (x, y), (width, height) = pyramid.centre(slot), pyramid.grid.card
        seconds = min(0.5, 0.2 + float((abs(card.center_x - x) + abs(card.center_y - y)) / dp(900)))
        card.rim = ""
        card.dim(False)
        if card.turned < 1:
            self._hands.sounds.play("flip")
        falls = card.center_y > y
        self._motion.animate(card, seconds, "in_out_sine", x=x - width / 2, size=(width, height), angle=0, turned=1)
        self._motion.animate(card, seconds, "in_quad" if falls else "out_back", y=y - height / 2)
        return seconds

    def _leaving_hand(self, seat: int, colour: int) -> Card:
        """The card that is played, on top of everything."""
        fan, above = self._drawing.fan, self._drawing.above
        source = self._drawing.strip.source(seat)
        if source is None:
            card, self.carried = self.carried or fan.topmost(colour), None
            if card is not None:
                fan.give(card)
                if card.parent is self._drawing.held:
                    self._drawing.held.give_back(card, above, tuple(card.size))
                else:
                    card.parent.remove_widget(card)
                    above.add_widget(card)
                return card
        width, height = self._drawing.pyramid.grid.card
        self._drawing.strip.lose(seat, colour)
        card = Card(colour, size=(width * 0.5, height * 0.5), turned=0)
        card.center = source
        above.add_widget(card)
        return card

    def _land(self, last: Last) -> float:
        """It lies, wobbles, and its neighbours answer; one that begins a row of its own is celebrated."""
        pyramid = self._drawing.pyramid
        if self._flying is not None:
            pyramid.take(last.slot, self._flying)
            self._flying = None
        self._calls.mark(last)
        pyramid.wobble(last.slot)
        self._hands.sounds.play("place")
        if self._motion.factor and pyramid.is_top(last.slot):
            pyramid.footlights.flourish()
            self._sparkle(pyramid.centre(last.slot))
        return 0.25

    def _sparkle(self, centre: Pos) -> None:
        """Sparks fly off the card that is highest now."""
        width, height = self._drawing.pyramid.grid.card
        side = width * 0.3
        for across, up in ((-0.8, 0.3), (-0.5, 0.75), (0.0, 0.95), (0.5, 0.75), (0.8, 0.3)):
            spark = self._drawing.above.put("spark", centre, (side, side))
            self._loose.append(spark)
            x, y = centre[0] + across * width, centre[1] + up * height
            self._motion.animate(spark, 0.6, center_x=x, center_y=y, opacity=0.0)

    def _leave(self, seat: int) -> float:
        """Whoever is out turns what is left of the hand over: nobody will ever see it."""
        self._drawing.strip.change(seat, out=True)
        self._hands.sounds.play("out")
        if self._drawing.strip.source(seat) is None:
            self._drawing.fan.turn_over(_TURNING)
            return _TURNING
        return 0.0

    def _cards_of(self, seat: int, number: int) -> list[Pos]:
        """Where so many cards of that seat are."""
        source = self._drawing.strip.source(seat)
        if source is not None:
            return [source] * number
        held = [(float(card.center_x), float(card.center_y)) for card in self._drawing.fan.cards]
        return (held + [self._drawing.fan.box.centre] * number)[:number]

    def _lay_down(self) -> float:
        """Whoever still holds cards lays them down unseen: everybody looks now."""
        self._drawing.fan.forget()
        return 0.6

    def _show_points(self, view: PartyState) -> float:
        """Where nobody has to say "go on", there is time to read."""
        self._calls.show(view)
        return 0.0 if self._hands.humans else _READ_POINTS

    # The end

    def _begin_count(self, view: PartyState) -> float:
        """Nobody has a chip yet."""
        self._calls.show(view)
        self._hands.recount()
        self._drawing.sheet.count([0] * view.players)
        return _LAYS

    def _count_chips(self, points: Sequence[int], number: int) -> float:
        """So many are counted of everybody's chips."""
        self._drawing.sheet.count([min(number, own) for own in points])
        for seat, own in enumerate(points):
            if own >= number:
                self._hands.award(seat, 1)
        self._hands.sounds.play("chip")
        return min(_ONE_CHIP, _ALL_CHIPS / max(points))


def last_of(placed: CardPlaced) -> Last:
    """That card, to be marked as the last."""
    return Last(placed.seat, slot_at(placed.row, placed.x))
