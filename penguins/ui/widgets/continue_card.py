"""A match to go on with, on the home screen."""

from typing import Any

from kivy.properties import StringProperty

from penguins.session.storage import Listing
from penguins.ui.base import layouts
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.match_card import MatchCard

layouts.load("continue_card")


class ContinueCard(MatchCard):
    """A match to go on with."""

    players = StringProperty("")

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(listing, name, **kwargs)
        self.line = _state(listing)
        self.players = formats.joined([seat.name for seat in listing.setup.seats])


def _state(listing: Listing) -> str:
    """Who is next, and when it was played."""
    when = formats.moment(listing.played)
    if listing.to_move < 0:
        return when
    return tr("{name} is next · {when}", name=listing.setup.seats[listing.to_move].name, when=when)
