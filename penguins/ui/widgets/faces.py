"""Shows who plays, as a row of penguins."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.session.setup import Seat
from penguins.ui.base import layouts
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.labels import Labelled
from penguins.ui.widgets.picture import Picture

layouts.load("faces")


class FaceOf(Labelled, FloatLayout):
    """A seat's penguin, with its bot's face and the winner's crown."""

    colour_id = StringProperty("red")
    bot = StringProperty("")
    won = BooleanProperty(False)
    score = StringProperty("")
    """What they have reached, below them; nothing while that is open."""
    number = NumericProperty(0)
    """How high that is."""
    side = NumericProperty(0)
    """How large the penguin is."""


class BotFace(Labelled, Picture):
    """The face of a level."""

    level = StringProperty("")

    def on_level(self, *_: object) -> None:
        self.name, self.label = f"bot_{self.level}", tr(LEVEL_NAMES[self.level])


class Faces(BoxLayout):
    """A row with one penguin per seat."""

    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()
    scores: Sequence[int] = ListProperty()

    def on_seats(self, *_: object) -> None:
        self.clear_widgets()
        for number, seat in enumerate(self.seats):
            score = str(self.scores[number]) if self.scores else ""
            self.add_widget(
                FaceOf(
                    colour_id=seat.colour,
                    bot=bot_picture(seat),
                    won=number in self.winners,
                    score=score,
                    label=in_words(seat),
                )
            )

    on_winners = on_scores = on_seats


class Heads(Faces):
    """A row of penguins spread over a table's columns."""


def in_words(seat: Seat) -> str:
    """Who sits there: a name, and the level of a bot."""
    return seat.name if seat.is_human else f"{seat.name} · {tr(LEVEL_NAMES[seat.kind])}"


def bot_picture(seat: Seat) -> str:
    """The picture of the bot that plays here; empty for a person."""
    return "" if seat.is_human else f"bot_{seat.kind}"
