"""The history screen: what was played, and how people have done."""

import os
from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.gridlayout import GridLayout

from penguins.session.match_file import BadMatchFile, read_match
from penguins.session.record import Record
from penguins.session.storage import Listing
from penguins.ui.base import layouts, pictures
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.sentences import MATCH_FILE_REASONS
from penguins.ui.base.words.translate import tr, tr_as
from penguins.ui.games.face import face_of, tabs_of_games
from penguins.ui.screens import stored_match
from penguins.ui.screens.statistics import Tally, tallies
from penguins.ui.widgets import choices, pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel, PushButton
from penguins.ui.widgets.dialogs import ask
from penguins.ui.widgets.labels import Paragraph, SameSize
from penguins.ui.widgets.match_card import MatchCard

layouts.load("history")

_PAGE = 20
_TWO_COLUMNS = 760
"""dp of width."""


class MatchRow(MatchCard):
    """A finished match in the list."""

    picture = StringProperty("")
    heading = StringProperty("")
    slim = BooleanProperty(False)
    """Whether it has room for a small picture only."""
    large = BooleanProperty(False)
    """Whether letters were chosen large."""
    growth = NumericProperty(1)
    """How much larger than usual, if so."""
    share = NumericProperty(0)
    """How much of the width its picture has at most: less where large letters need it."""
    flat = BooleanProperty(False)
    """Whether its faces stand behind its words: it is wide, and there are more of them than could be seen at once."""
    stacked, least, most = NumericProperty(0), NumericProperty(0), NumericProperty(0)
    """How high it must be with its faces below its words; and as it is, at least and at most."""
    room = NumericProperty(0)
    """How high each of them could be without scrolling."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The lines of those beside it."""

    def __init__(self, listing: Listing, **kwargs: Any) -> None:
        face = face_of(listing.setup.game.id)
        super().__init__(listing, tr(face.texts.name), **kwargs)
        self.picture = face.title_picture
        winners = formats.joined([listing.setup.seats[seat].name for seat in listing.winners])
        self.heading = tr("Won by {names}", names=winners)
        told = [self.name, formats.moment(listing.ended or listing.played)]
        self.line = " · ".join([*told, tr("continued")] if listing.origin else told)


class MatchList(GridLayout):
    """Places the matches; where they are few, they have more room."""

    lines = NumericProperty(1)
    """How many of them stand below each other."""
    around = NumericProperty(0)
    """How much height is above and below all of them."""
    room = NumericProperty(0)
    """How high each of them could be without scrolling."""

    @staticmethod
    def lines_of(number: int, columns: int | None) -> int:
        """The same of so many in so many columns."""
        return max(1, ceil(number / (columns or 1)))


class TallyRow(BoxLayout):
    """One tally: a picture, what it is about, and a bar for how much was won."""

    picture = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    part = NumericProperty(0.0)
    roomy = BooleanProperty(False)
    """Whether it is wide enough for a large picture."""

    @staticmethod
    def picture_width(picture: str, height: float) -> float:
        """How wide a picture of that height is; no picture, no width."""
        if not picture:
            return 0.0
        size = pictures.size(picture)
        return height * size.width / size.height


class TallyPanel(Panel):
    """Tallies of one kind."""


class TallyColumn(BoxLayout):
    """Panels below each other."""


class TallyColumns(BoxLayout):
    """Panels of tallies in at most so many columns, each panel where there is least so far."""

    def __init__(self, panels: Sequence[TallyPanel], columns: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for _ in range(min(columns, len(panels))):
            column = TallyColumn()
            column.bind(height=self._fit)
            self.add_widget(column)
        rows = [0] * len(self.children)
        for panel in panels:
            at = rows.index(min(rows))
            self.children[::-1][at].add_widget(panel)
            rows[at] += len(panel.children)

    def _fit(self, *_: object) -> None:
        self.height = max(column.height for column in self.children)


class HistoryScreen(AppScreen):
    """Lists finished matches or shows statistics, of one game or of all."""

    showing = StringProperty("matches")
    game = StringProperty(pages.ALL_GAMES)
    columns = NumericProperty(1)
    margin = NumericProperty(0)
    """What is left to either side in a window that is wider than the list should be."""
    spare, above = NumericProperty(0), NumericProperty(0)
    """Where there is nothing to list: what is left beside the sentence about it, and what of that is above it all."""

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        self._shown = 0
        self._same = SameSize()
        self.ids.which.value = self.showing
        self.ids.which.options = [("matches", tr_as("played", "Games")), ("statistics", tr("Statistics"))]
        self.ids.which.bind(value=self.setter("showing"))
        self.ids.tabs.games = [(pages.ALL_GAMES, "wordmark", tr("All games")), *tabs_of_games()]
        self.ids.tabs.bind(game=self.setter("game"))
        self.bind(showing=lambda *_: self._show(), game=lambda *_: self._show(), size=self._arrange)
        self.bind(columns=lambda *_: self._show() if self.showing == "statistics" else None)
        self._show()

    def opened(self) -> None:
        Window.bind(on_drop_file=self._dropped)

    def closed(self) -> None:
        Window.unbind(on_drop_file=self._dropped)

    def stored_anew(self) -> None:
        self._show()

    def _arrange(self, *_: object) -> None:
        self.columns = 2 if self.wide and self.width >= dp(_TWO_COLUMNS) else 1

    def _show(self) -> None:
        self._arrange()  # first: where that changes something, it is shown anew
        self.ids.list.clear_widgets()
        self.ids.more.clear_widgets()
        self.ids.scroll.scroll_y = 1
        self._shown = 0
        if self.showing == "matches":
            self._show_matches()
        else:
            self._show_statistics()

    # Matches

    def _show_matches(self) -> None:
        storage = self.services.storage
        listings = storage.finished(self.game or None, _PAGE + 1, self._shown)
        for listing in listings[:_PAGE]:
            self.ids.list.add_widget(self._row(listing))
        self._shown += len(listings[:_PAGE])
        self.ids.more.clear_widgets()
        if len(listings) > _PAGE:
            self._offer_more()
        self.ids.empty.text = "" if self._shown else tr("No finished games yet. Go and play one!")

    def _offer_more(self) -> None:
        button = PushButton(text=tr("Show more"), icon="icon_more", size_hint_x=1)
        button.bind(on_tap=lambda _: self._show_matches())
        self.ids.more.add_widget(button)

    def _row(self, listing: Listing) -> MatchRow:
        row = MatchRow(listing, same=self._same, room=self.ids.list.room)
        self.ids.list.bind(room=row.setter("room"))
        row.ids.open.bind(on_tap=lambda _: self._open(listing, "results"))
        row.ids.replay.bind(on_tap=lambda _: self._open(listing, "replay"))
        return row

    def _open(self, listing: Listing, screen: str) -> None:
        record = stored_match.load(self.services, listing)
        if record is not None:
            self._show_record(record, screen)

    def _show_record(self, record: Record, screen: str) -> None:
        """Look at a match that has ended, or go on with one that has not."""
        self.services.navigation.go(screen if record.is_over else "play", record=record)

    # Statistics

    def _show_statistics(self) -> None:
        storage, game = self.services.storage, self.game or None
        found = tallies(storage.statistics(game), game, storage.colour_of)
        self.ids.empty.text = "" if found else tr("No finished games yet. Go and play one!")
        if found:
            panels = [self._tally_panel(title, lines) for title, lines in found]
            self.ids.list.add_widget(TallyColumns(panels, self.columns))
            anew = PushButton(text=tr("Reset the statistics"), icon="icon_again", size_hint_x=1)
            anew.bind(on_tap=lambda _: self._ask_anew())
            self.ids.more.add_widget(anew)

    def _ask_anew(self) -> None:
        everybody = tr(
            "For everybody, numbers, ladders and stamps start from zero, and the Friend forgets. The games stay."
        )
        where = tr(face_of(self.game).texts.name) if self.game else tr("All games")
        ask(tr("Reset the statistics?"), f"{where}. {everybody}", tr("Reset"), self._begin_anew, tr("Keep"))

    def _begin_anew(self) -> None:
        self.services.storage.begin_anew(game=self.game or None)
        self._show()

    def _tally_panel(self, title: str, lines: list[Tally]) -> TallyPanel:
        panel = TallyPanel()
        panel.add_widget(Paragraph(text=title, display=True))
        for tally in lines:
            panel.add_widget(TallyRow(picture=tally.picture, name=tally.name, line=tally.line, part=tally.part))
        return panel

    # Files

    def choose_file(self) -> None:
        """Open a match that somebody passed on."""
        self.services.device.choose_file(self.open_file, self._no_dialog)

    def open_file(self, path: Path) -> None:
        """Keep the match of that file and show it, or say what is wrong with it."""
        try:
            record = read_match(path)
        except BadMatchFile as bad:
            self.services.say(tr(MATCH_FILE_REASONS[bad.reason], about=bad.about))
            return
        self._show_record(self.services.storage.keep(record), "results")

    def _no_dialog(self) -> None:
        if self.services.device.takes_drops:
            self.services.say(tr("Drop a game file onto this window to open it."))
        else:
            self.services.say(tr("This device has no way to choose a file."))

    def _dropped(self, _window: object, path: bytes, *_: object) -> None:
        self.open_file(Path(os.fsdecode(path)))
