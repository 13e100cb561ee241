"""A stored match in a list."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.app import App
from kivy.properties import ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.session.storage import Listing, UnreadableMatch
from penguins.ui import layouts
from penguins.ui.text import tr
from penguins.ui.texts import texts_of
from penguins.ui.widgets import faces  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton
from penguins.ui.widgets.dialog import ask

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

    def __init__(self, listing: Listing, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.listing = listing
        self.game = listing.setup.game.id
        self.name = tr(texts_of(self.game).name)
        self.winners, self.seats = listing.winners, listing.setup.seats

    def load(self) -> Record | None:
        """The match itself; None if it is lost, and then it is said."""
        app = App.get_running_app()
        try:
            record: Record = app.storage.load(self.listing.id)
        except UnreadableMatch:
            app.say(tr("This match cannot be opened any more."))
            return None
        return record

    def ask_delete(self, message: str, then: Callable[[], None]) -> None:
        """Delete it if that is really meant, and then do something."""
        ask(tr("Delete this match?"), message, tr("Delete"), lambda: self._delete(then), tr("Keep it"))

    def _delete(self, then: Callable[[], None]) -> None:
        App.get_running_app().storage.delete(self.listing.id)
        then()
