"""The home screen: the games to choose from, and what is unfinished."""

from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.session.people import BadPerson
from penguins.session.setup import SetUp
from penguins.session.storage import Listing, UnreadableMatch
from penguins.ui.base import layouts, theme
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.surface import surface
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.sentences import PERSON_REASONS
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.screens import stored_match
from penguins.ui.widgets import home_layout, scroll, welcome  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import IconButton, PushButton
from penguins.ui.widgets.game_card import GameCard
from penguins.ui.widgets.labels import SameSize
from penguins.ui.widgets.today_card import TodayCard

if TYPE_CHECKING:
    from penguins.ui.widgets.match_card import AgainCard, ContinueCard
    from penguins.ui.widgets.person_form import PersonForm

layouts.load("home")

_ROOM_FOR_BOTH = 960
"""dp of height, at normal text: enough for what is unfinished and what was played last."""
_LARGE_ICON = 40
"""dp of an icon on a button that is larger than it must be."""


class Unfolding(BoxLayout):
    """Lets what comes later than the rest push that aside little by little."""

    share = NumericProperty(0)
    """How much of it is open."""


class HomeScreen(AppScreen):
    """Shows the games, unfinished matches, and the way to everything else."""

    roomy = BooleanProperty(False)
    """Enough room beside the games for buttons with words."""
    low = BooleanProperty(False)
    """A phone on its side: every line of height counts."""
    filling = BooleanProperty(False)
    """Whether the buttons are as wide as the side."""
    whole = BooleanProperty(False)
    """Whether all of it is shown: large pictures, who plays, what is to be done today. That is right after the app's
    very first frame, which must not wait for them."""
    side_width, side_left, row = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    """How wide what stands beside the games is, how much height is left there for buttons and penguins, and how high a
    button there is."""
    card_width = NumericProperty(0)
    columns = NumericProperty(1)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self._continued: ContinueCard | None = None
        self._again: AgainCard | None = None
        self._asked: Unfolding | None = None
        self._today = TodayCard(services.storage.today())
        self._today.bind(on_tap=lambda _: self._go("today"))
        self._draw_soon = Clock.create_trigger(self._draw_position)
        self._complete_soon = Clock.create_trigger(self._complete)
        self._complete_later = Clock.create_trigger(lambda _: self._complete_soon())
        self._same = {words: SameSize() for words in ("name", "invitation", "facts")}
        self.whole = services.navigation.has_begun
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        for game in GAMES.values():
            self.ids.games.add_widget(self._card(game.id))
        show_buttons = Clock.create_trigger(self._show_buttons, -1)
        show_buttons()
        self._show_unfinished()
        self.ids.scroll.bind(size=self._arrange_soon)
        self.ids.above.bind(height=self._arrange_soon)
        self.ids.games.children[0].bind(words_height=self._arrange_soon)
        self.bind(wide=self._arrange_soon, roomy=show_buttons, filling=show_buttons)

    def opened(self) -> None:
        if self.whole:
            self._complete()
        else:
            self._complete_later()

    def _complete(self, *_: object) -> None:
        self.whole = True
        self._show_today()
        self._ask_who()

    def closed(self) -> None:
        for soon in (self._draw_soon, self._complete_soon, self._complete_later):
            soon.cancel()
        self.ids.welcome.close()

    def resumed(self) -> None:
        """Another day may have begun."""
        self._show_today()

    def stored_anew(self) -> None:
        self._show_unfinished()
        self._show_today()

    def _card(self, game: str) -> GameCard:
        face = face_of(game)
        texts = face.texts
        facts = f"{formats.players(GAMES[game].seats)} · {formats.minutes(texts.minutes)}"
        card = GameCard(self._same, game=game, picture=face.title_picture, name=tr(texts.name), facts=facts)
        card.invitation, card.pictured = tr(texts.invitation), self.whole
        self.bind(whole=card.setter("pictured"))
        card.ids.open.bind(on_tap=lambda _: self._set_up(card))
        card.bind(on_choose_unfinished=self._choose_unfinished)
        last = self.services.preferences.last_set_ups.get(game)
        if last is not None and last.humans:
            card.again = self._against(last)
            card.bind(on_play_again=lambda _: self._play_again(last))
        return card

    def _set_up(self, card: GameCard) -> None:
        """Its cover grows into the set-up."""
        self.services.navigation.go("setup", {"cover": card.ids.cover.whole()}, game=card.game)

    # Layout

    def _arrange(self, *_: object) -> None:
        """Make the cards as large as the window allows; where all of them nearly fit, exactly so large."""
        (width, height), panels = self.ids.scroll.size, self.ids.games.children
        flat = home_layout.is_flat(width, dp(1), aside=self.wide)
        self.columns = home_layout.columns(width, dp(1), aside=self.wide)
        widest = home_layout.widest(width, self.columns, dp(1))
        for panel in panels:
            panel.flat, panel.widest = flat, widest  # first: how high its words are depends on it
        if flat:
            cards = home_layout.flat_cards(widest, height - self.ids.above.height, len(GAMES), dp(1))
        else:
            cards = home_layout.tall_cards(widest, height, self.columns, panels[0].words_height, dp(1))
        for panel in panels:
            panel.extra, panel.height = cards.extra, cards.height
        self.card_width = cards.width
        self._place_unfinished()

    def _place_unfinished(self) -> None:
        """Put the unfinished match beside the games where there is a side, else above them."""
        _move(self.ids.unfinished, self.ids.aside if self.wide else self.ids.above)
        if self._continued is not None:
            self._continued.upright, self._continued.low = self.wide, self.low
        if self._asked is not None:  # all of it must be in sight, and a low window has no room for that beside them
            _move(self._asked, self.ids.above if self.low else self.ids.unfinished)
        self._place_again()

    def _show_buttons(self, *_: object) -> None:
        self.ids.buttons.clear_widgets()
        for icon, text, screen in (
            ("icon_help", tr("How to play"), "rules"),
            ("icon_people", tr("People"), "people"),
            ("icon_history", tr("History"), "history"),
            ("icon_settings", tr("Settings"), "settings"),
        ):
            if self.roomy:
                button = PushButton(icon=icon, text=text, size_hint_x=1, size_hint_y=1)
            elif self.filling:
                button = IconButton(icon=icon, label=text, size_hint=(1, 1), icon_size=_LARGE_ICON)
            else:
                button = IconButton(icon=icon, label=text)
            button.bind(on_tap=lambda _, screen=screen: self._go(screen))
            self.ids.buttons.add_widget(button)

    # Who plays

    def _ask_who(self, *_: object) -> None:
        """Once, at the very first start. Whoever plays without an answer has skipped it."""
        if self.services.preferences.asked_who or self.services.storage.people.all():
            return
        from penguins.ui.widgets.person_form import PersonForm

        form = PersonForm(title=tr("Who plays?"), yes=tr("That’s me"), no=tr("Later"))
        form.bind(on_done=self._welcome, on_skip=self._answered)
        self._asked = Unfolding()
        self._asked.add_widget(form)
        self._place_unfinished()
        Motion(self.services.speed).animate(self._asked, theme.FADE_SECONDS, share=1.0)

    def _welcome(self, form: "PersonForm", name: str, colour: str) -> None:
        try:
            person = self.services.storage.people.add(name, colour)
        except BadPerson as bad:
            self.services.say(tr(PERSON_REASONS[bad.reason], about=bad.about))
            form.ask_name()
            return
        self._answered(form)
        self.services.say(tr("Hello, {name}!", name=person.name))

    def _answered(self, form: "PersonForm") -> None:
        self.services.keep(asked_who=True)
        form.parent.parent.remove_widget(form.parent)
        self._asked = None

    # Unfinished matches

    def _show_unfinished(self) -> None:
        """The last one on a card of its own; all of them are a number on the card of their game."""
        box, listings = self.ids.unfinished, self.services.storage.unfinished()
        box.clear_widgets()
        box.add_widget(self._today)
        self._continued = self._continue_card(listings[0]) if listings else None
        if self._continued is not None:
            box.add_widget(self._continued, index=1)
            self._draw_soon()  # what can be tapped comes first
        waiting = Counter(listing.setup.game.id for listing in listings)
        for card in self.ids.games.children:
            card.unfinished = waiting[card.game]
        self._again = self._again_card()
        self._place_unfinished()

    def _show_today(self) -> None:
        """What there is to do is in files, and takes its time."""
        from penguins.session.diary import Diary
        from penguins.ui.screens import learning

        self._today.show(Diary(self.services.storage, learning.learner(self.services)))

    def _choose_unfinished(self, card: GameCard) -> None:
        """Which of that game to go on with: ending one is in its own menu, away from here."""
        from penguins.ui.widgets.match_picker import MatchPicker

        picker = MatchPicker(card.name, self.services.storage.unfinished(card.game))
        picker.bind(on_pick=lambda _, listing: self._go_on(listing))
        picker.open()

    def _again_card(self) -> "AgainCard | None":
        """What somebody played last, with one tap."""
        played = next((one for one in self.services.storage.finished(limit=1) if one.setup.humans), None)
        if played is None:
            return None
        from penguins.ui.widgets.match_card import AgainCard

        face = face_of(played.setup.game.id)
        line = self._against(played.setup)
        card = AgainCard(played.setup, tr(face.texts.name), picture=face.title_picture, line=line)
        card.bind(on_tap=lambda tapped: self._play_again(tapped.setup))
        return card

    def _place_again(self) -> None:
        """Show it where nothing is unfinished, or where there is room beside that."""
        card, box = self._again, self.ids.unfinished
        needed = dp(_ROOM_FOR_BOTH) * surface.text_scale / surface.plain_scale
        shows = self._continued is None or (self.wide and self.height >= needed)
        if card is not None and shows != (card.parent is not None):
            if shows:
                box.add_widget(card, index=1)
            else:
                box.remove_widget(card)

    def _against(self, setup: SetUp) -> str:
        """Whom the first person in it plays against; and who that is, where several people live."""
        first = setup.humans[0]
        others = formats.joined([seat.name for number, seat in enumerate(setup.seats) if number != first])
        if len(self.services.storage.people.all()) > 1:
            return tr("{name} against {names}", name=setup.seats[first].name, names=others)
        return tr("Play against {names}", names=others)

    def _play_again(self, setup: SetUp) -> None:
        from penguins.session.draft import Draft

        draft = Draft(setup.game, seat_names())
        draft.take_over(setup)
        self._go("play", record=self.services.storage.new(draft.check()))

    def _continue_card(self, listing: Listing) -> "ContinueCard":
        from penguins.ui.widgets.match_card import ContinueCard  # the very first frame has none

        face = face_of(listing.setup.game.id)
        layout = {"upright": self.wide, "low": self.low}
        card = ContinueCard(listing, tr(face.texts.name), ground=face.scenery.ground, **layout)
        card.ids.go_on.bind(on_tap=lambda _: self._go_on(listing))
        card.ids.more.bind(on_tap=lambda _: self._show_menu(card))
        return card

    def _draw_position(self, *_: object) -> None:
        from penguins.ui.screens.miniature import Miniature

        card = self._continued
        if card is not None:
            with suppress(UnreadableMatch):  # which is said once somebody wants to go on with it
                card.show_position(Miniature(self.services, self.services.storage.load(card.listing.id)))

    def _show_menu(self, card: "ContinueCard") -> None:
        from penguins.ui.widgets.dialogs import Dialog

        menu = Dialog(title=card.name, message=card.line)
        menu.answer(tr("Play on"), lambda: self._go_on(card.listing), main=True, icon="icon_play")
        menu.answer(tr("Delete"), lambda: self._ask_delete(card), icon="icon_trash")
        menu.open()

    def _go_on(self, listing: Listing) -> None:
        record = stored_match.load(self.services, listing)
        if record is not None:
            self._go("play", record=record)

    def _ask_delete(self, card: "ContinueCard") -> None:
        message = tr("{game} with {players} will be gone for good.", game=card.name, players=card.players)
        stored_match.ask_delete(self.services, card.listing, message, self._show_unfinished)

    def _go(self, screen: str, **given: object) -> None:
        self.services.navigation.go(screen, **given)


def _move(widget: Widget, home: Widget) -> None:
    """Let it stand there, before whatever does."""
    if widget.parent != home:  # ids are proxies
        if widget.parent is not None:
            widget.parent.remove_widget(widget)
        home.add_widget(widget, index=len(home.children))
