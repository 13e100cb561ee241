"""Asks which unfinished match of a game to go on with."""

from collections.abc import Sequence
from typing import Any

from penguins.session.storage import Listing
from penguins.ui.base.pictures import penguin
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.dialogs import Picker, PlayerItem


class MatchPicker(Picker):
    """Shows who plays, whose turn it is and when they last played; `on_pick` tells the listing."""

    def __init__(self, game: str, listings: Sequence[Listing], **kwargs: Any) -> None:
        super().__init__(title=game, message=tr("Which game do you want to continue?"), **kwargs)
        for listing in listings:
            item = _item(listing)
            item.bind(on_tap=lambda _, listing=listing: self.pick(listing))
            self.ids.answers.add_widget(item)


def _item(listing: Listing) -> PlayerItem:
    seats, next_seat = listing.setup.seats, listing.next_seat or 0
    line = tr("{name} is next", name=seats[next_seat].name)
    return PlayerItem(
        picture=penguin(seats[next_seat].colour, "idle"),
        name=formats.joined([seat.name for seat in seats]),
        line=f"{line} · {formats.moment(listing.played)}",
    )
