"""The party under the finger: one pyramid, and a hand that nobody else sees."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any

from kivy.metrics import dp
from kivy.properties import ObjectProperty

from penguins.core.game import Event
from penguins.core.state import CHANCE, OVER
from penguins.games.party.actions import PLAY_CARD, PartyAction, PlayCard
from penguins.games.party.cards import NO_CARDS
from penguins.games.party.events import CardPlaced
from penguins.games.party.obstacles import obstacle
from penguins.games.party.slots import SLOTS, slot_at
from penguins.games.party.state import PartyState
from penguins.session.stage import Past
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.facts import Fact
from penguins.ui.base.keys import Stop
from penguins.ui.base.motion import Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Board, Stagehands
from penguins.ui.games.party import words as party_words
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.hand import HandFan
from penguins.ui.games.party.layout import lay_out
from penguins.ui.games.party.motion import Parts, PartyMotion
from penguins.ui.games.party.pyramid import PyramidView
from penguins.ui.games.party.sheet import HandState, RoundSheet
from penguins.ui.games.party.strip import Player, Strip
from penguins.ui.games.pieces import Layer
from penguins.ui.widgets.labels import Words

_WIDEST_IN_HAND, _WIDEST_IN_PYRAMID = 108, 136
"""Cards, in dp."""
_ABOVE_FINGER = 0.3
"""How far a carried card is above the finger, in card heights, so that it can be seen."""


class PartyBoard(Board[PartyState, PartyAction]):
    """Backs on top, the pyramid in the middle, the fan of cards at the bottom."""

    picked: Card | None = ObjectProperty(None, allownone=True)
    """The card of the hand that is about to be placed."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self._people = [number for number, seat in enumerate(hands.seats) if seat.is_human]
        self._strip, self._pyramid = Strip(), PyramidView(hands.motion)
        self._fan, self._above = HandFan(hands.motion), Layer()
        self._line = Words(bold=True, color=theme.rgba(theme.TEXT_ON_SEA_SOFT), type_size=theme.TYPE_BODY)
        self._state = HandState()
        self._sheet = RoundSheet()
        self._sheet.bind(on_deal=lambda _: self.leave_to_chance())
        parts = Parts(self._pyramid, self._fan, self._strip, self._above, self._sheet)
        self._scenes = PartyMotion(parts, hands, self.show)
        for child in (self._line, self._strip, self._pyramid, self._fan, self._state, self._above):
            child.size_hint = (None, None)
            self.add_widget(child)
        self._me: int | None = None
        """Whose hand is in front; None: nobody's."""
        self._target: int | None = None
        """The lit place that attracts what is being carried."""
        self._hovered: int | None = None
        self._news = ""

    # Showing

    def show(self, view: PartyState) -> None:
        self.view = view
        self._me = self._in_front(view)
        self._scenes.clear()
        self._scenes.points = list(view.points)
        self._arrange()
        self._pyramid.show(view.pyramid)
        self._pyramid.mark(self._scenes.last)
        self._fan.show(self._hand() or NO_CARDS)
        self._strip.show([self._player(seat) for seat in range(view.players) if seat != self._me])
        self._show_line()
        self._show_sheet()
        self._light()

    def recall(self, turn: Sequence[Past]) -> None:
        for event in (event for past in turn for event in past.events):
            if isinstance(event, CardPlaced):
                self._scenes.last = slot_at(event.row, event.x)

    def _in_front(self, view: PartyState) -> int | None:
        if len(self._people) == 1:
            return self._people[0]
        return next((seat for seat in self._people if view.hands[seat] is not None and view.sizes[seat]), None)

    def _hand(self) -> tuple[int, ...] | None:
        return self.view.hands[self._me] if self._me is not None else None

    def _player(self, seat: int) -> Player:
        view = self.view
        colour = self.hands.seats[seat].colour
        return Player(seat, colour, view.sizes[seat], view.out[seat] is not None, playing=view.to_move >= 0)

    def _arrange(self) -> None:
        layout = lay_out(self.area, dp(1), bool(self._people))
        self._strip.place(layout.strip)
        self._pyramid.place(layout.pyramid, dp(_WIDEST_IN_PYRAMID))
        self._fan.place(layout.hand, dp(_WIDEST_IN_HAND))
        self._line.pos, self._line.size = layout.line[:2], layout.line[2:]
        self._state.size = min(layout.hand.width, dp(theme.DIALOG_WIDTH)), layout.hand.height
        self._state.center = layout.hand.centre

    def _show_line(self) -> None:
        """The round, and the last thing that everybody should have noticed in it."""
        title = party_words.round_title(self.view) if self.view.to_move >= 0 else ""
        self._line.text = " · ".join(filter(None, (title, self._news)))

    def _show_sheet(self) -> None:
        between = self.view.to_move == OVER or (self.view.to_move == CHANCE and self.view.round > 0)
        self._strip.opacity = self._line.opacity = 0.0 if between else 1.0
        if between and self._sheet.parent is None:
            self.add_widget(self._sheet)
        elif not between and self._sheet.parent is not None:
            self.remove_widget(self._sheet)
        if between:
            self._sheet.show(self.view, self.hands.seats, self.area, self.at_table and self.waits_for_hand(self.view))

    def waits_for_hand(self, view: PartyState) -> bool:
        """Between rounds, until somebody has read the points and deals."""
        return view.to_move == CHANCE and view.round > 0 and bool(self._people)

    # Light

    def _light(self) -> None:
        self._fan.lift(self.picked)
        self._fan.dim(self._playable())
        self._pyramid.light(self._open())
        self._state.text = self._state_of_hand()

    def _playable(self) -> int | None:
        """The colours that can be placed, as bits; None where it does not matter."""
        if self._me is not None and self.view.out[self._me] is not None:
            return 0
        return self.view.pyramid.playable() if self.chooser is not None else None

    def _open(self) -> list[int]:
        """The places for the card that is picked, or that the mouse is over."""
        colour = self.picked.colour if self.picked is not None else self._hovered
        if self.chooser is None or colour is None:
            return []
        places = self.view.pyramid.open_to(colour)
        return [slot for slot in SLOTS if places >> slot & 1]

    def _state_of_hand(self) -> str:
        if self._me is None or self.view.to_move < 0:
            return ""
        if self.view.out[self._me] is not None:
            return tr("You are out until the next round.")
        return "" if self.view.sizes[self._me] else tr("All your cards are placed!")

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self.picked = None
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.picked = self._hovered = None
        if self.view is not None:
            self._light()

    def on_picked(self, *_: Any) -> None:
        if self.chooser is not None:
            self._light()
            self.change_prompt()

    def point_at(self, action: PartyAction) -> None:
        if not isinstance(action, PlayCard):
            return
        self.picked = None
        card = self._fan.topmost(action.colour)
        if card is not None:
            card.frame = "card_hint"
        self._pyramid.light([action.slot])
        self._pyramid.single_out(action.slot, "card_hint")

    # Words

    def prompt(self, view: PartyState) -> str:
        if view.to_move == CHANCE:
            return tr("Have you all seen the points?")
        if self.picked is not None:
            return tr("Put it on a lit place.")
        return tr("Choose a card.")

    def has_left(self, view: PartyState, seat: int) -> bool:
        return view.to_move >= 0 and (view.out[seat] is not None or not view.sizes[seat])

    def facts(self, view: PartyState, seat: int) -> Sequence[Fact]:
        return party_words.facts(view, seat)

    # Fingers

    def tap(self, pos: Pos) -> None:
        card = self._fan.card_at(pos)
        if card is not None:
            self._pick(card)
            return
        slot = self._pyramid.nearest(pos, self._open(), self._reach())
        if self.picked is None:
            self.refuse(tr("First choose one of your cards."))
        elif slot is not None:
            self._place(self.picked, slot)
        else:
            self.refuse(self._why_not(self.picked, pos))

    def _pick(self, card: Card) -> None:
        if card.colour is None or not self.view.pyramid.open_to(card.colour):
            self.picked = None
            self.refuse(party_words.no_place(card.colour or 0))
            return
        self.picked = None if card is self.picked else card
        self.hands.sounds.play("tap")

    def _place(self, card: Card, slot: int) -> None:
        assert card.colour is not None
        self._scenes.carried = card
        self.choose(PLAY_CARD[card.colour][slot])

    def _reach(self) -> float:
        return max(float(dp(theme.TARGET / 2)), self._pyramid.grid.card[0] * 0.75)

    def _why_not(self, card: Card, pos: Pos) -> str:
        assert card.colour is not None
        why = obstacle(self.view.pyramid, card.colour, *self._pyramid.grid.place_at(pos))
        return party_words.why_not(why) if why is not None else tr("Put it on a lit place.")

    def pick_up(self, pos: Pos) -> Card | None:
        card = self._fan.card_at(pos)
        if card is not None:
            self.picked = card
            self._fan.carry_off(card, self._above)
            self.hands.sounds.play("tap")
        return card

    def drag(self, held: Card, pos: Pos) -> None:
        lift = self._fan.card_size[1] * _ABOVE_FINGER
        target = self._pyramid.nearest(_aim(pos, lift), self._open(), self._reach())
        if target != self._target:
            self._target = target
            self._pyramid.single_out(target, "card_picked")
            held.size = self._pyramid.grid.card if target is not None else self._fan.card_size
        held.center = self._pyramid.centre(target) if target is not None else (pos[0], pos[1] + lift)

    def drop(self, held: Card, pos: Pos) -> None:
        target, self._target = self._target, None
        if target is not None:
            self._place(held, target)
            return
        self._fan.glide_back(held)
        aim = _aim(pos, self._fan.card_size[1] * _ABOVE_FINGER)
        why = "" if self._fan.box.holds(pos) else self._why_dropped(held, aim)
        self.picked = None
        if why:
            self.refuse(why)

    def _why_dropped(self, card: Card, pos: Pos) -> str:
        if card.colour is not None and not self.view.pyramid.open_to(card.colour):
            return party_words.no_place(card.colour)
        return self._why_not(card, pos)

    def put_back(self, held: Card) -> None:
        self._target = None
        self.picked = None
        self.show(self.view)

    def hover(self, pos: Pos) -> None:
        card = self._fan.card_at(pos)
        hovered = None if card is None else card.colour
        if hovered != self._hovered:
            self._hovered = hovered
            if self.picked is None:
                self._pyramid.light(self._open())

    # Keyboard

    def stops(self) -> list[Stop]:
        if self.chooser is None:
            return []
        row = self._fan.box.centre[1]
        cards = [self._stop((card.center_x, row), partial(self._ring_card, card)) for card in self._fan.tops()]
        if self.picked is None:
            return cards
        return cards + [self._stop(self._pyramid.centre(slot), partial(self._ring_slot, slot)) for slot in self._open()]

    def _stop(self, centre: Pos, mark: Callable[[bool], None]) -> Stop:
        return Stop(self.to_window(*centre), mark, partial(self.tap, (centre[0], centre[1])))

    def _ring_card(self, card: Card, on: bool) -> None:
        card.frame = "card_lit" if on else "card_picked" if card is self.picked else ""

    def _ring_slot(self, slot: int, on: bool) -> None:
        self._pyramid.single_out(slot if on else None, "card_lit")

    # Motion

    def steps(self, events: Sequence[Event], view: PartyState) -> Iterable[Step]:
        names = [seat.name for seat in self.hands.seats]
        said = [party_words.news(event, names) for event in events]
        self._news = " ".join(filter(None, said)) or self._news
        return self._scenes.steps(events, view)

    def worth_seeing(self, missed: tuple[Past, ...]) -> tuple[Past, ...]:
        """What came after the cards were dealt: until then everybody was looking."""
        deals = [number for number, past in enumerate(missed) if past.mover == CHANCE]
        return missed[deals[-1] + 1 :] if deals else missed

    def _fit(self, *_: Any) -> None:
        self.hands.motion.hurry()  # what was on its way aimed at places that are elsewhere now
        super()._fit()


def _aim(pos: Pos, lift: float) -> Pos:
    """Between the finger and the card that it carries: both may be meant."""
    return pos[0], pos[1] + lift / 2


BOARD = PartyBoard
