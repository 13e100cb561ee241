"""A game on the home screen."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import layouts, theme
from penguins.ui.widgets import home_layout
from penguins.ui.widgets.buttons import TapPanel  # noqa: F401  known to the layout
from penguins.ui.widgets.labels import SameSize
from penguins.ui.widgets.picture import Cover  # noqa: F401  known to the layout

if TYPE_CHECKING:
    from penguins.ui.widgets.match_card import AgainStrip, UnfinishedBadge

layouts.load("game_card")


class GameCard(FloatLayout):
    """A game on the home screen: its picture, its name and an invitation, and what is unfinished of it.

    Whoever has played it needs no invitation: there they play it once more, with one tap.
    """

    game = StringProperty("")
    picture = StringProperty("")
    name = StringProperty("")
    invitation = StringProperty("")
    facts = StringProperty("")
    flat = BooleanProperty(False)
    """The picture beside the words rather than above them."""
    widest = NumericProperty(0)
    """How wide it may become."""
    words_height = NumericProperty(0)
    """How much of its height its words need. That it is narrower than it may be hangs on it: so not the reverse."""
    extra = NumericProperty(0)
    """How much more they have, where the window leaves it over."""
    slim = BooleanProperty(False)
    """Its name may need two lines."""
    large, spacious = BooleanProperty(False), BooleanProperty(False)
    """Whether there is room for larger letters, and for still larger ones."""
    type_size = NumericProperty(theme.TYPE_BODY)
    """Of the facts, and of the invitation where there is no more room."""
    wordy = BooleanProperty(False)
    """Whether somebody wants them, so that words need more of it."""
    shares = ObjectProperty(home_layout.shares(flat=False, slim=False, wordy=False))
    """How its words share that height: the name, the invitation, the facts."""
    pictured = BooleanProperty(False)
    unfinished = NumericProperty(0)
    """How many matches of it there are to go on with."""
    again = StringProperty("")
    """Against whom it was played last, in words; empty if it never was."""

    __events__ = ("on_choose_unfinished", "on_play_again")

    def __init__(self, same: Mapping[str, SameSize], **kwargs: Any) -> None:
        """Its words are as large as those of the `same` kind on the other cards."""
        self.same = same  # before the layout is applied, which asks for it
        self.badge: UnfinishedBadge | None = None
        self.strip: AgainStrip | None = None
        super().__init__(**kwargs)

    def on_unfinished(self, _: object, number: int) -> None:
        from penguins.ui.widgets.match_card import UnfinishedBadge

        if self.badge is not None:
            self.remove_widget(self.badge)
            self.badge = None
        if number:
            self.badge = UnfinishedBadge(number=number)
            self.badge.bind(on_tap=lambda _: self.dispatch("on_choose_unfinished"))
            self.add_widget(self.badge)

    def on_again(self, _: object, line: str) -> None:
        from penguins.ui.widgets.match_card import AgainStrip

        self.strip = AgainStrip(line=line, place=self.ids.rest, slim=self.slim)
        self.bind(slim=self.strip.setter("slim"))
        self.strip.bind(on_tap=lambda _: self.dispatch("on_play_again"))
        self.add_widget(self.strip)

    def on_choose_unfinished(self) -> None:
        """Somebody wants to go on with one of those."""

    def on_play_again(self) -> None:
        """Somebody wants to play it as it was played last."""
