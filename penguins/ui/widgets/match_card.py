"""A stored match in a list."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.setup import Seat
from penguins.session.storage import Listing
from penguins.ui.base import layouts
from penguins.ui.widgets import faces  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton

layouts.load("match_card")


class MatchWords(BoxLayout):
    """A heading, who plays, and a line about it."""

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
    """As high as its card."""


class MatchCard(BoxLayout):
    """What the cards of the lists share; what can be done with the match is up to each."""

    name = StringProperty("")
    """Of the game."""
    line = StringProperty("")
    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(name=name, **kwargs)
        self.listing = listing
        self.winners, self.seats = listing.winners, listing.setup.seats
