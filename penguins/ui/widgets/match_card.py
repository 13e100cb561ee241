"""A stored match in a list: what all such cards share, and the one on the home screen."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.setup import Seat
from penguins.session.storage import Listing
from penguins.ui.base import layouts
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets import faces  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton

layouts.load("match_card")


class MatchWords(BoxLayout):
    """The words on a card: a heading, who plays, and a line about it."""

    heading = StringProperty("")
    line = StringProperty("")
    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()
    players = StringProperty("")
    """Their names, beside their faces."""
    faces_hint = ObjectProperty(None, allownone=True)
    """The part of the height that the faces take; None: as high as `faces_height`."""
    faces_height = NumericProperty(0)
    faces_width = NumericProperty(0)


class DeleteButton(IconButton):
    """A button as high as its card."""


class MatchCard(BoxLayout):
    """What the cards of the lists share; what can be done with the match is up to each screen."""

    name = StringProperty("")
    """Of the game."""
    line = StringProperty("")
    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(name=name, **kwargs)
        self.listing = listing
        self.winners, self.seats = listing.winners, listing.setup.seats


class ContinueCard(MatchCard):
    """A match to go on with."""

    players = StringProperty("")

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(listing, name, **kwargs)
        self.line = _next_and_when(listing)
        self.players = formats.joined([seat.name for seat in listing.setup.seats])


def _next_and_when(listing: Listing) -> str:
    """Who is next, and when it was played."""
    when = formats.moment(listing.played)
    if listing.next_seat is None:
        return when
    return tr("{name} is next · {when}", name=listing.setup.seats[listing.next_seat].name, when=when)
