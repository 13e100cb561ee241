"""Dialogs to choose a player or a colour."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.gridlayout import GridLayout

from penguins.session.setup import HUMAN, PLAYERS
from penguins.ui.base import layouts
from penguins.ui.base.words.names import COLOUR_NAMES, LEVEL_LINES, LEVEL_NAMES, PERSON, PERSON_LINE
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.dialog import Dialog
from penguins.ui.widgets.panels import TapPanel

layouts.load("pickers")


class PlayerItem(TapPanel):
    """A person, or a level of the bots."""

    picture = StringProperty("")
    name = StringProperty("")
    line = StringProperty("")
    selected = BooleanProperty(False)


class ColourItem(TapPanel):
    """A penguin with its emblem."""

    colour_id = StringProperty("red")
    name = StringProperty("")
    selected = BooleanProperty(False)


class Picker(Dialog):
    """Tells what was picked with `on_pick`."""

    __events__ = ("on_pick",)

    def on_pick(self, picked: str) -> None:
        """One of them was tapped."""

    def pick(self, picked: str) -> None:
        """Take it."""
        self.dismiss(animation=False)
        self.dispatch("on_pick", picked)


class PlayerPicker(Picker):
    """Who sits here."""

    def __init__(self, chosen: str, **kwargs: Any) -> None:
        super().__init__(title=tr("Who plays here?"), **kwargs)
        for player in PLAYERS:
            item = _person() if player == HUMAN else _bot(player)
            item.selected = player == chosen
            item.bind(on_tap=lambda _, player=player: self.pick(player))
            self.ids.answers.add_widget(item)


class ColourPicker(Picker):
    """Which penguin."""

    def __init__(self, colours: Sequence[str], chosen: str, **kwargs: Any) -> None:
        super().__init__(title=tr("Choose your penguin"), **kwargs)
        grid = ColourGrid()
        for colour in colours:
            item = ColourItem(colour_id=colour, name=tr(COLOUR_NAMES[colour]), selected=colour == chosen)
            item.bind(on_tap=lambda tapped: self.pick(tapped.colour_id))
            grid.add_widget(item)
        self.ids.answers.add_widget(grid)


class ColourGrid(GridLayout):
    """Three beside each other."""


def _person() -> PlayerItem:
    return PlayerItem(picture="icon_person", name=tr(PERSON), line=tr(PERSON_LINE))


def _bot(level: str) -> PlayerItem:
    return PlayerItem(picture=f"bot_{level}", name=tr(LEVEL_NAMES[level]), line=tr(LEVEL_LINES[level]))
