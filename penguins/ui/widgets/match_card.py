"""A stored match in a list: what all such cards share, and what home shows of matches."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from penguins.session.setup import Seat, SetUp
from penguins.session.storage import Listing
from penguins.ui.base import layouts, theme
from penguins.ui.base.scenery import NIGHT
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.widgets import faces  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Tappable, TapPanel
from penguins.ui.widgets.labels import Labelled, SameSize

layouts.load("match_card")


class MatchWords(BoxLayout):
    """The words on a card: a heading, who plays, and a line about it."""

    heading = StringProperty("")
    line = StringProperty("")
    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()
    scores: Sequence[int] = ListProperty()
    flat = BooleanProperty(False)
    """Whether the faces stand behind the words rather than between them."""
    faces_height = NumericProperty(0)
    line_share = NumericProperty(1)
    """How much higher the line is than the heading, where it may need two."""
    type_size = NumericProperty(theme.TYPE_BODY)
    """Of the heading; the line is a step smaller."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The lines on the cards beside it."""


class MatchCard(BoxLayout):
    """What the cards of the lists share; what can be done with the match is up to each screen."""

    name = StringProperty("")
    """Of the game."""
    line = StringProperty("")
    seats: Sequence[Seat] = ListProperty()
    winners: Sequence[int] = ListProperty()
    scores: Sequence[int] = ListProperty()

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(name=name, **kwargs)
        self.listing = listing
        self.winners, self.seats, self.scores = listing.winners, listing.setup.seats, listing.scores


class PlaySign(AnchorLayout):
    """Says that a tap plays."""


class AgainCard(TapPanel):
    """One tap plays what was played last, once more."""

    picture = StringProperty("")
    name = StringProperty("")
    """Of the game."""
    line = StringProperty("")

    def __init__(self, setup: SetUp, name: str, **kwargs: Any) -> None:
        super().__init__(name=name, **kwargs)
        self.setup = setup


class ContinueCard(MatchCard):
    """A match to go on with: a picture of its position, and whose turn it is. What else can be done is in a menu."""

    players = StringProperty("")
    when = StringProperty("")
    """It was last played."""
    next_colour = StringProperty("")
    """Of whoever is next."""
    ground = StringProperty(NIGHT.ground)
    """The wash behind its position."""
    upright = BooleanProperty(False)
    """The picture above the words rather than beside them."""
    low = BooleanProperty(False)
    """There is little height: the picture is small."""
    brief = BooleanProperty(False)
    """There is so little of it for large letters that only the game and who is next are told."""
    slim = BooleanProperty(False)
    """They stand beside each other, and there is little width."""
    ratio = NumericProperty(0.62)
    """Of the height and the width of the picture there."""
    words_height, picture_height = NumericProperty(0), NumericProperty(0)
    """What each needs of the height, with what is around it."""
    picture_width = NumericProperty(0)
    """How wide the picture is beside the words."""

    def __init__(self, listing: Listing, name: str, **kwargs: Any) -> None:
        super().__init__(listing, name, **kwargs)
        seats = listing.setup.seats
        self.line = _next(listing)
        self.players = formats.joined([seat.name for seat in seats])
        self.when = formats.moment(listing.played)
        self.next_colour = seats[listing.next_seat].colour if listing.next_seat is not None else ""

    def show_position(self, picture: Widget) -> None:
        """Show a picture of the position in its place."""
        self.ids.position.clear_widgets()
        self.ids.position.add_widget(picture)


class UnfinishedBadge(Labelled, Tappable, BoxLayout):
    """Says how many matches of a game there are to go on with, in the corner of its card."""

    number = NumericProperty(0)

    def on_number(self, *_: object) -> None:
        self.label = ntr("{number} unfinished game", "{number} unfinished games", int(self.number))


class AgainStrip(Tappable, BoxLayout):
    """One tap plays a game as it was played last; it lies on its card, at that `place`."""

    line = StringProperty("")
    place: Widget = ObjectProperty()
    slim = BooleanProperty(False)
    """There is little width: its words are not larger than the name above them."""


def _next(listing: Listing) -> str:
    """Whose turn it is."""
    if listing.next_seat is None:
        return ""
    return tr("{name} is next", name=listing.setup.seats[listing.next_seat].name)
