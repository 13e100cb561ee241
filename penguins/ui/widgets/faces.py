"""Shows who plays, as a row of penguins."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ListProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.session.setup import Seat
from penguins.ui.base import layouts

layouts.load("faces")


class FaceOf(FloatLayout):
    """A seat's penguin, with its bot's face and the winner's crown."""

    colour_id = StringProperty("red")
    bot = StringProperty("")
    won = BooleanProperty(False)


class Faces(BoxLayout):
    """A row with one penguin per seat."""

    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()

    def on_seats(self, *_: object) -> None:
        self.clear_widgets()
        for number, seat in enumerate(self.seats):
            self.add_widget(FaceOf(colour_id=seat.colour, bot=bot_picture(seat), won=number in self.winners))

    def on_winners(self, *_: object) -> None:
        self.on_seats()


class Heads(Faces):
    """A row of penguins spread over a table's columns."""


def bot_picture(seat: Seat) -> str:
    """The picture of the bot that plays here; empty for a person."""
    return "" if seat.is_human else f"bot_{seat.player}"
