"""The results screen: who won, where the points came from, and what next."""

from collections.abc import Sequence
from typing import Any

from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.session.draft import Draft
from penguins.session.match_file import export
from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.ui.base import layouts
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.standing import Breakdown
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.faces import bot_picture
from penguins.ui.widgets.labels import Words

layouts.load("results")

_RISE_SECONDS = 0.6


class Pedestal(FloatLayout):
    """A player on a block of ice, as high as the place."""

    name = StringProperty("")
    score = StringProperty("")
    colour_id = StringProperty("red")
    bot = StringProperty("")
    place = NumericProperty(1)
    won = BooleanProperty(False)
    base = NumericProperty(0)
    """The least height of the block: name and score must fit."""
    level = NumericProperty(0.0)
    """How far the block is out of the water, 0 to 1."""


class BreakdownLine(BoxLayout):
    """One line of the breakdown: a label and a value per seat."""

    label = StringProperty("")
    total = BooleanProperty(False)

    def __init__(self, values: Sequence[str], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for value in values:
            self.ids.cells.add_widget(Words(text=value, bold=True, padding=(dp(3), 0)))


class ResultsScreen(AppScreen):
    """Shows how a match has ended, on a podium and in numbers."""

    headline = StringProperty("")
    line = StringProperty("")
    note = StringProperty("")
    game_name = StringProperty("")

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self.record = record
        self.game, self.seats = record.setup.game, record.setup.seats
        self.state = record.match.state
        self.texts = face_of(self.game.id).texts
        self.game_name = tr(self.texts.name)
        self.headline, self.line = self._headline(), self._line()
        self.motion = Motion(self.services.preferences.animation)
        self._show_podium()
        self._show_breakdown(face_of(self.game.id).breakdown(self.state))

    def opened(self) -> None:
        for pedestal in self.ids.podium.children:
            seconds = _RISE_SECONDS + 0.1 * pedestal.place
            self.motion.animate(pedestal, seconds, "out_back", level=_level(pedestal.place))

    def closed(self) -> None:
        self.motion.stop()

    # Words

    def _headline(self) -> str:
        names = [self.seats[seat].name for seat in self.state.winners()]
        if len(names) == len(self.seats):
            return tr("Everybody wins!")
        if len(names) > 1:
            return tr("{names} win together!", names=formats.joined(names))
        return tr("{name} wins!", name=names[0])

    def _line(self) -> str:
        humans, winners = set(self.record.setup.humans), set(self.state.winners())
        if not humans:
            return tr("Well played, bots.")
        if humans & winners:
            return tr("Congratulations!")
        return tr("Well played! Try again?")

    # Podium and points

    def _show_podium(self) -> None:
        places = self.game.places(self.state)
        order = sorted(range(len(self.seats)), key=lambda seat: places[seat])
        for seat in _around_the_first(order):
            self.ids.podium.add_widget(self._pedestal(self.seats[seat], seat, places[seat]))

    def _pedestal(self, seat: Seat, number: int, place: int) -> Pedestal:
        return Pedestal(
            name=seat.name,
            colour_id=seat.colour,
            bot=bot_picture(seat),
            score=self.texts.score(self.state.scores()[number]),
            place=place,
            won=number in self.state.winners(),
        )

    def _show_breakdown(self, account: Breakdown) -> None:
        self.note = account.note
        self.ids.heads.seats = self.seats
        self.ids.heads.winners = self.state.winners()
        for line in account.lines:
            total = line is account.lines[-1] and len(account.lines) > 1
            self.ids.lines.add_widget(BreakdownLine(line.values, label=line.label, total=total))

    # What next

    def rematch(self) -> None:
        """Play the same again; the next in the round starts."""
        draft = Draft(self.game, [seat.name for seat in self.seats])
        draft.take_over(self.record.setup)
        draft.start_with(1)
        self.services.navigation.replace("play", record=self.services.storage.begin(draft.check()))

    def replay(self) -> None:
        """See it all again."""
        self.services.navigation.go("replay", record=self.record)

    def share(self) -> None:
        """Pass the match on as a file."""
        try:
            path = export(self.record, self.services.folder)
        except OSError:
            self.services.say(tr("The file cannot be written here."))
            return
        if not self.services.device.send(path):
            self.services.say(tr("Saved as {file}", file=str(path)))


def _around_the_first(order: list[int]) -> list[int]:
    """The order from left to right: the first in the middle, the others to its sides in turn."""
    left, right = order[1::2], order[2::2]
    return [*reversed(left), order[0], *right]


def _level(place: int) -> float:
    return max(0.0, 1.0 - 0.3 * (place - 1))
