"""The settings screen: what people like, and what each game lets them choose."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

import penguins
from penguins.games.registry import GAMES
from penguins.session.backup import BadBackup, backup_path
from penguins.session.preferences import SYSTEM_LANGUAGE, SYSTEM_SPEED
from penguins.ui.base import layouts
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.sentences import BACKUP_REASONS
from penguins.ui.base.words.translate import ntr, tr, tr_as
from penguins.ui.games.face import face_of
from penguins.ui.games.texts import ChoiceText
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Panel, PushButton
from penguins.ui.widgets.choices import SwitchRow

layouts.load("settings")

_TWO_COLUMNS = 860
"""dp of width."""


class Section(Panel):
    """Settings that belong together."""

    title = StringProperty("")


class ChoiceRow(BoxLayout):
    """A choice of one of a few."""

    name = StringProperty("")


class SlideRow(BoxLayout):
    """A slider between less and more."""

    name = StringProperty("")


class TextRow(BoxLayout):
    """A sentence to know."""

    text = StringProperty("")


class SettingsScreen(AppScreen):
    """Shows every preference in sections. Every change holds at once."""

    columns = NumericProperty(1)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        for column, sections in (("left", self._left()), ("right", self._right())):
            for section in sections:
                self.ids[column].add_widget(section)
        self.bind(width=self._arrange)

    def _arrange(self, *_: object) -> None:
        self.columns = 2 if self.width >= dp(_TWO_COLUMNS) else 1

    # Sections

    def _left(self) -> list[Section]:
        own_names = [(language.id, language.own_name) for language in self.services.languages.values()]
        languages = [(SYSTEM_LANGUAGE, tr("Same as device")), *own_names]
        sizes = [("small", tr("Small")), ("normal", tr("Normal")), ("large", tr("Large")), ("largest", tr("Largest"))]
        speeds = [
            (SYSTEM_SPEED, tr("Same as device")),
            ("slow", tr_as("animations", "Slow")),
            ("normal", tr_as("animations", "Normal")),
            ("fast", tr_as("animations", "Fast")),
            ("off", tr_as("animations", "Off")),
        ]
        buzz = tr("A short buzz under your finger, if the device can do it.")
        return [
            _section(
                tr("Display"),
                self._choice("language", tr("Language"), languages, anew=True),
                self._choice("text_size", tr("Text size"), sizes, anew=True),
                self._choice("animation", tr("Animations"), speeds),
            ),
            _section(
                tr("Sound and vibration"),
                self._switch("sound", tr("Sound"), ""),
                self._slide("volume", tr("Volume")),
                self._switch("haptics", tr("Vibration"), buzz),
            ),
            self._for_everyone(),
        ]

    def _for_everyone(self) -> Section:
        """For those who cannot read, see small things, or use both hands."""
        read_line = tr("Reads aloud what the penguins say and what happens. Never a secret.")
        scans = [
            ("none", tr_as("scanning", "Off")),
            ("two_keys", tr_as("scanning", "With two keys")),
            ("slowly", tr_as("scanning", "By itself, slowly")),
            ("quickly", tr_as("scanning", "By itself, fast")),
        ]
        scan_line = tr(
            "A ring moves round the screen. Two keys: Space moves it, Enter chooses. By itself: tap anywhere to choose."
        )
        reading = [self._switch("read_to_me", tr("Read to me"), read_line)] if self.services.voice.possible else []
        big = self._switch("big_targets", tr("Big buttons"), tr("Everything you tap is larger."), anew=True)
        scanning = self._choice("scanning", tr("Play with one key or one tap"), scans)
        return _section(tr("For everyone"), *reading, big, scanning, TextRow(text=scan_line))

    def _right(self) -> list[Section]:
        table_line = tr("The board turns to face whoever is playing. Best for two people sitting opposite.")
        privacy = tr("Your games stay on this device. Nothing is sent anywhere, and no account is needed.")
        licence = tr("Version {version}. Free software under the MIT licence.", version=penguins.__version__)
        return [
            _section(
                tr("Game"),
                self._switch("table_mode", tr("Table mode"), table_line),
                self._switch("confirm_moves", tr("Confirm moves"), tr("Ask before every move.")),
            ),
            *self._of_games(),
            self._backup(),
            _section(tr("About Penguins"), TextRow(text=privacy), TextRow(text=licence), *self._for_the_curious()),
        ]

    def _backup(self) -> Section:
        line = tr("All people and games in one file, for a new tablet. What is here already stays.")
        save = PushButton(text=tr("Save a backup"), icon="icon_share", size_hint_x=1)
        save.bind(on_tap=lambda _: self._save_backup())
        bring = PushButton(text=tr("Restore a backup"), icon="icon_again", size_hint_x=1)
        bring.bind(on_tap=lambda _: self.services.device.choose_file(self.bring_back, self._no_dialog))
        return _section(tr("Backup"), TextRow(text=line), save, bring)

    def _save_backup(self) -> None:
        path = backup_path(self.services.folder)
        if path is None or not self.services.storage.back_up(path):
            self.services.say(tr("The file cannot be written here."))
        elif not self.services.device.send(path):
            self.services.say(tr("Saved as {file}", file=str(path)))

    def bring_back(self, path: Path) -> None:
        """Merge the file into what is here, or say what is wrong with it."""
        try:
            restored = self.services.storage.restore(path)
        except BadBackup as bad:
            self.services.say(tr(BACKUP_REASONS[bad.reason]))
            return
        if restored is None:
            if not self.services.tell_notices():  # it has been told before why nothing can be saved
                self.services.say(tr("The file cannot be written here."))
            return
        people = ntr("{number} person", "{number} people", restored.people)
        games = ntr("{number} game", "{number} games", restored.matches)
        self.services.say(tr("New here: {people}, {games}.", people=people, games=games))

    def _no_dialog(self) -> None:
        if self.services.device.takes_drops:
            self.services.say(tr("Drop a backup onto this window to bring it back."))
        else:
            self.services.say(tr("This device has no way to choose a file."))

    def opened(self) -> None:
        Window.bind(on_drop_file=self._dropped)

    def closed(self) -> None:
        Window.unbind(on_drop_file=self._dropped)

    def _dropped(self, _window: object, path: bytes, *_: object) -> None:
        self.bring_back(Path(os.fsdecode(path)))

    def _for_the_curious(self) -> list[Widget]:
        licences = PushButton(text=tr("Licences"), size_hint_x=1)
        licences.bind(on_tap=lambda _: self.services.navigation.go("licences"))
        line = tr("How long frames take and how much the bots think, to report from your device.")
        return [licences, self._switch("figures", tr("Show figures"), line)]

    def _of_games(self) -> Iterator[Section]:
        """A section for each game that declares settings."""
        for game in GAMES.values():
            if game.settings:
                texts = face_of(game.id).texts
                rows = [self._game_switch(setting.key, texts.settings[setting.key]) for setting in game.settings]
                yield _section(tr(texts.name), *rows)

    # Rows

    def _switch(self, key: str, name: str, line: str, *, anew: bool = False) -> SwitchRow:
        row = self._switch_row(key, name, line, active=getattr(self.services.preferences, key))
        if anew:
            row.ids.switch.bind(active=lambda *_: self.services.navigation.refresh())
        return row

    def _game_switch(self, key: str, text: ChoiceText) -> SwitchRow:
        return self._switch_row(key, tr(text.name), tr(text.line), active=self.services.preferences.setting(key))

    def _switch_row(self, key: str, name: str, line: str, *, active: bool) -> SwitchRow:
        row = SwitchRow(name=name, line=line)
        row.ids.switch.active = active
        row.ids.switch.bind(active=lambda _, active: self.services.change(**{key: active}))
        return row

    def _choice(self, key: str, name: str, options: Sequence[tuple[str, str]], *, anew: bool = False) -> ChoiceRow:
        row = ChoiceRow(name=name)
        row.ids.choice.value = getattr(self.services.preferences, key)
        row.ids.choice.options = options
        row.ids.choice.bind(value=lambda _, value: self._choose(key, value, anew))
        return row

    def _choose(self, key: str, value: str, anew: bool) -> None:
        self.services.change(**{key: value})
        if anew:
            self.services.navigation.refresh()

    def _slide(self, key: str, name: str) -> SlideRow:
        row = SlideRow(name=name)
        row.ids.bar.value = getattr(self.services.preferences, key)
        row.ids.bar.bind(value=lambda _, value: self.services.change(**{key: round(value, 2)}))
        return row


def _section(title: str, *rows: Widget) -> Section:
    section = Section(title=title)
    for row in rows:
        section.add_widget(row)
    return section
