"""The home screen: the games to choose from, and what is unfinished."""

from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from penguins.games.registry import GAMES
from penguins.session.storage import Listing
from penguins.ui.base import layouts
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.face import face_of
from penguins.ui.screens import stored_match
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton, PushButton, TapPanel

if TYPE_CHECKING:
    from penguins.ui.widgets.match_card import ContinueCard

layouts.load("home")

_PICTURE = 200 / 320
_SHOWN_AT_FIRST = 2


class GameCard(TapPanel):
    """A game on the home screen: its picture, its name and an invitation."""

    game = StringProperty("")
    picture = StringProperty("")
    name = StringProperty("")
    invitation = StringProperty("")
    facts = StringProperty("")
    flat = BooleanProperty(False)
    """The picture beside the words rather than above them."""
    pictured = BooleanProperty(False)


class HomeScreen(AppScreen):
    """Shows the games, unfinished matches, and the way to everything else."""

    roomy = BooleanProperty(False)
    """Enough room beside the games for buttons with words."""
    pictured = BooleanProperty(False)
    """Whether the large pictures are shown: right after the app's very first frame, which must not wait for them."""
    card_width = NumericProperty(0)
    columns = NumericProperty(1)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self._all_shown = False
        self.pictured = services.navigation.has_begun
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        for game in GAMES.values():
            self.ids.games.add_widget(self._card(game.id))
        show_buttons = Clock.create_trigger(self._show_buttons, -1)
        show_buttons()
        self._show_unfinished()
        self.ids.scroll.bind(size=self._arrange_soon)
        self.ids.games.children[0].ids.words.bind(height=self._arrange_soon)
        self.bind(wide=self._arrange_soon, roomy=show_buttons)

    def opened(self) -> None:
        if not self.pictured:
            Clock.schedule_once(lambda _: Clock.schedule_once(lambda _: self.setter("pictured")(self, True)))

    def stored_anew(self) -> None:
        self._show_unfinished()

    def _card(self, game: str) -> GameCard:
        face = face_of(game)
        texts = face.texts
        facts = f"{formats.players(GAMES[game].seats)} · {formats.minutes(texts.minutes)}"
        card = GameCard(game=game, picture=face.title_picture, name=tr(texts.name), facts=facts)
        card.invitation, card.pictured = tr(texts.invitation), self.pictured
        self.bind(pictured=card.setter("pictured"))
        card.bind(on_tap=lambda _: self._go("setup", game=game))
        return card

    # Layout

    def _arrange(self, *_: object) -> None:
        """Make the cards as large as the window allows; where two rows nearly fit, exactly so large."""
        width, height = self.ids.scroll.size
        flat = not self.wide and width >= dp(560)
        for panel in self.ids.games.children:
            panel.flat = flat  # first: how high its words are depends on it
        self.columns = 1 if flat or width < dp(400) else 2
        gap = dp(16)
        card = (width - gap * (self.columns - 1)) / self.columns
        words = self.ids.games.children[0].ids.words.height + dp(24)
        if self.columns == 2:
            fitting = ((height - 2 * gap) / 2 - words) / _PICTURE + gap
            card = fitting if 0.8 * card < fitting < card else card
        for panel in self.ids.games.children:
            panel.height = min(card * 0.32, dp(270)) if flat else (card - gap) * _PICTURE + words
        self.card_width = card
        self._place_unfinished()

    def _place_unfinished(self) -> None:
        """Put unfinished matches beside the games where there is a side, else above them."""
        box, home = self.ids.unfinished, self.ids.aside if self.wide else self.ids.above
        if box.parent != home:  # ids are proxies
            box.parent.remove_widget(box)
            home.add_widget(box)

    def _show_buttons(self, *_: object) -> None:
        self.ids.buttons.clear_widgets()
        for icon, text, screen in (
            ("icon_help", tr("How to play"), "rules"),
            ("icon_history", tr("History"), "history"),
            ("icon_settings", tr("Settings"), "settings"),
        ):
            if self.roomy:
                button = PushButton(icon=icon, text=text, size_hint_x=1)
            else:
                button = IconButton(icon=icon, label=text)
            button.bind(on_tap=lambda _, screen=screen: self._go(screen))
            self.ids.buttons.add_widget(button)

    # Unfinished matches

    def _show_unfinished(self) -> None:
        box, listings = self.ids.unfinished, self.services.storage.unfinished()
        box.clear_widgets()
        shown = listings if self._all_shown else listings[:_SHOWN_AT_FIRST]
        for listing in shown:
            box.add_widget(self._continue_card(listing))
        if len(shown) < len(listings):
            more = len(listings) - len(shown)
            button = PushButton(text=ntr("{number} more", "{number} more", more), icon="icon_more", size_hint_x=1)
            button.bind(on_tap=lambda _: self._show_all())
            box.add_widget(button)
        self.ids.welcome.opacity = 0 if listings else 1

    def _continue_card(self, listing: Listing) -> "ContinueCard":
        from penguins.ui.widgets.match_card import ContinueCard  # the very first frame has none

        card = ContinueCard(listing, tr(face_of(listing.setup.game.id).texts.name))
        card.ids.go_on.bind(on_tap=lambda _: self._go_on(card))
        card.ids.delete.bind(on_tap=lambda _: self._ask_delete(card))
        return card

    def _show_all(self) -> None:
        self._all_shown = True
        self._show_unfinished()

    def _go_on(self, card: "ContinueCard") -> None:
        record = stored_match.load(self.services, card.listing)
        if record is not None:
            self._go("play", record=record)

    def _ask_delete(self, card: "ContinueCard") -> None:
        message = tr("{game} with {players} will be gone for good.", game=card.name, players=card.players)
        stored_match.ask_delete(self.services, card.listing, message, self._show_unfinished)

    def _go(self, screen: str, **given: object) -> None:
        self.services.navigation.go(screen, **given)
