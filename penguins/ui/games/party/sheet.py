"""What is laid over the table: a sentence for everybody, and the points after a round."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.games.party.state import PartyState
from penguins.session.setup import Seat
from penguins.ui.base import layouts
from penguins.ui.base.box import Box
from penguins.ui.base.words.translate import tr
from penguins.ui.games.party import chips as party_chips
from penguins.ui.games.party import words as party_words
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.panels import Panel

layouts.load("boards/party")

_WIDEST, _ROW, _REST = 460, 54, 150
ChipRow = party_chips.ChipRow  # known to the layout


class Announcement(BoxLayout):
    """A penguin and what there is to say about it."""

    picture = StringProperty("")
    text = StringProperty("")
    room = NumericProperty(0)
    """Left free at the bottom."""


class HandState(Words):
    """What there is to say about a hand that is no longer played."""


class ScoreRow(BoxLayout):
    """What a round brought one player, and what that player has now."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    gained = StringProperty("")
    points = NumericProperty(0)
    pose = StringProperty("idle")


class RoundSheet(Panel):
    """The points between two rounds. `on_deal`: somebody wants the next one."""

    title = StringProperty("")
    line = StringProperty("")

    __events__ = ("on_deal",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._deal = PushButton(main=True, text=tr("Deal the cards"), icon="icon_cards", size_hint_x=1)
        self._deal.bind(on_tap=lambda _: self.dispatch("on_deal"))

    def on_deal(self, *_: Any) -> None:
        """The next round may begin."""

    def show(self, view: PartyState, seats: Sequence[Seat], box: Box, can_deal: bool) -> None:
        """The round that has just ended."""
        self.size = min(box.width, dp(_WIDEST)), min(box.height, dp(_REST + _ROW * len(seats)))
        self.center = box.centre
        self.title = tr("Points after this round")
        self.line = "" if view.winners() else party_words.next_round(view, [seat.name for seat in seats])
        self.remove_widget(self._deal)
        if can_deal:
            self.add_widget(self._deal)
        self.ids.rows.clear_widgets()
        for seat, gained, points in zip(seats, view.round_scores(), view.scores(), strict=True):
            self.ids.rows.add_widget(_row(seat, gained, points))


def _row(seat: Seat, gained: int, points: int) -> ScoreRow:
    pose = "stuck" if gained > 0 else "happy"
    return ScoreRow(name=seat.name, colour_id=seat.colour, gained=signed(gained), points=points, pose=pose)


def signed(points: int) -> str:
    """With its sign: +3, −2, 0."""
    return f"+{points}" if points > 0 else f"−{-points}" if points else "0"
