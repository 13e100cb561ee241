"""What is laid over the table: a sentence for everybody, and the points after a round."""

from collections.abc import Sequence
from typing import Any

from kivy.core.text import Label as Letters
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from penguins.games.party.state import PartyState
from penguins.session.setup import Seat
from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box
from penguins.ui.base.surface import surface
from penguins.ui.games.party import labels, words
from penguins.ui.games.party.chips import CHIP, chip_side, chip_step, chips_of
from penguins.ui.widgets.buttons import Panel, PushButton
from penguins.ui.widgets.labels import Labelled, Words
from penguins.ui.widgets.picture import Picture

layouts.load("games/party")

_CHIP_SHARE = 0.74
"""Of the height of a row."""
_WIDEST, _ROW, _REST = 460, 54, 150
_PHONE, _MOST_ROOMY, _MOST_LARGE = 560, 1.5, 1.8
"""The height from which on it grows, in dp, how far, and how far for letters that somebody wants large."""
_TROPHY = 24
_BEHIND_NAME = 3
"""Where it goes among the children of a row, the last of which Kivy counts first."""


class Announcement(BoxLayout):
    """A penguin and what there is to say about it."""

    picture = StringProperty("")
    text = StringProperty("")
    room = NumericProperty(0)
    """Left free at the bottom."""


class Plaque(Words):
    """Which round it is, and what everybody should have noticed: on a plate of its own, as wide as it must be."""

    ground_width = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(text=self._measure, font_size=self._measure, width=self._measure)

    def _measure(self, *_: Any) -> None:
        letters = Letters(text=self.text, font_size=self.font_size, font_name=self.font_name, bold=self.bold)
        width = letters.get_extents(self.text)[0]
        self.ground_width = min(self.width, width + 2 * dp(theme.SPACE_M))


class HandState(Words):
    """What there is to say about a hand that is no longer played."""


class ChipRow(Widget):
    """Chips beside each other, as close as they must be."""

    points = NumericProperty(0)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.bind(points=self._lay, pos=self._lay, size=self._lay)
        self._lay()

    def _lay(self, *_: Any) -> None:
        gold, silver = chips_of(int(self.points))
        names = ["chip_gold"] * gold + ["chip_silver"] * silver
        side = min(self.height, chip_side(len(names), dp(CHIP), self.height * _CHIP_SHARE, self.width))
        step = chip_step(len(names), side, self.width)
        self.clear_widgets()
        for number, name in enumerate(names):
            pos = self.x + number * step, self.center_y - side / 2
            self.add_widget(Picture(name=name, pos=pos, size=(side, side), size_hint=(None, None)))


class ScoreRow(Labelled, BoxLayout):
    """What a round brought one player, and what that player has now."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    gained = StringProperty("")
    points = NumericProperty(0)
    mood = StringProperty("ease")
    """Of its penguin."""


class RoundSheet(Panel):
    """The points between two rounds. `on_deal`: somebody wants the next one."""

    title = StringProperty("")
    line = StringProperty("")
    large = NumericProperty(1.0)
    """How much larger it is than on a phone."""

    __events__ = ("on_deal",)

    def __init__(self, seats: Sequence[Seat], **kwargs: Any) -> None:
        super().__init__(title=words.points_title(), **kwargs)
        self._seats = seats
        self._deal = PushButton(main=True, text=words.deal_button(), icon="icon_cards", size_hint_x=1)
        self._deal.bind(on_tap=lambda _: self.dispatch("on_deal"))

    def on_deal(self, *_: Any) -> None:
        """The next round may begin."""

    def place(self, box: Box) -> None:
        """Lie in the middle of that box."""
        roomy = min(_MOST_ROOMY, max(1.0, box.height / dp(_PHONE)))
        needed = dp(_REST) + dp(_ROW) * len(self._seats)
        wanted = max(roomy, min(_MOST_LARGE, surface.text_scale))
        self.large = max(1.0, min(wanted, box.height / needed, box.width / dp(_WIDEST)))
        self.size = min(box.width, self.large * dp(_WIDEST)), min(box.height, self.large * needed)
        self.center = box.centre

    def show(self, view: PartyState, can_deal: bool) -> None:
        """The round that has just ended."""
        self.title = words.count_title() if view.winners() else words.points_title()
        self.line = "" if view.winners() else words.next_round(view, self._seats)
        self.remove_widget(self._deal)
        if can_deal:
            self.add_widget(self._deal)
        self.ids.rows.clear_widgets()
        racing = view.race if view.between_rounds and view.is_extra_round else ()
        results = zip(self._seats, view.round_scores(), view.scores(), strict=True)
        for number, (seat, gained, points) in enumerate(results):
            row = _row(seat, gained, points, best=gained == min(view.round_scores()))
            row.label = labels.on_score(seat.name, points, gained, races=number in racing)
            if number in racing:
                row.add_widget(_trophy(), index=_BEHIND_NAME)
            self.ids.rows.add_widget(row)

    def count(self, points: Sequence[int]) -> None:
        """So many chips are counted of each seat."""
        for row, counted in zip(self.score_rows(), points, strict=True):
            row.gained, row.points, row.label = "", counted, labels.on_score(row.name, counted)

    def score_rows(self) -> list[ScoreRow]:
        """One for each seat, in their order."""
        return list(reversed(self.ids.rows.children))


def _trophy() -> Picture:
    """For whoever can still win, where only some can."""
    size = dp(_TROPHY), dp(_TROPHY)
    return Picture(name="trophy", size=size, size_hint=(None, None), pos_hint={"center_y": 0.5})


def _row(seat: Seat, gained: int, points: int, best: bool) -> ScoreRow:
    """Whoever did best in the round claps; whoever took points sulks."""
    mood = "clap" if best else "sulk" if gained > 0 else "ease"
    return ScoreRow(name=seat.name, colour_id=seat.colour, gained=words.signed(gained), points=points, mood=mood)
