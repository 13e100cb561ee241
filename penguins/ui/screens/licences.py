"""The licences screen: what Penguins is made of, and who may do what with it."""

from typing import Any, NamedTuple

from kivy.metrics import dp
from kivy.properties import NumericProperty, StringProperty

from penguins.ui.base import layouts
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import TapPanel

layouts.load("licences")

_TWO_COLUMNS = 760
"""dp of width."""


class Part(NamedTuple):
    """Something that Penguins is made of, or several things that belong together."""

    name: str
    line: str
    """What it does here."""
    licence: str


PARTS = {
    "penguins": Part("Penguins", mark("Games, bots, drawings, sounds and words."), "MIT"),
    "kivy": Part("Kivy", mark("Draws every screen and feels every finger."), "MIT"),
    "sdl": Part("SDL", mark("Opens the window and plays the sounds."), "zlib"),
    "python": Part("Python", mark("The language all of this is written in."), "PSF"),
    "roboto": Part("Roboto", mark("The letters of sentences."), "Apache 2.0"),
    "fredoka": Part("Fredoka One, font-fredoka-one", mark("The letters of titles and names."), "OFL 1.1"),
    "freetype": Part("FreeType, HarfBuzz", mark("Put the letters in their places."), "FTL, MIT"),
    "plyer": Part("plyer, pyjnius, six, filetype", mark("Speak with the device."), "MIT"),
    "openssl": Part(
        "SQLite, OpenSSL, libffi, libwebp", mark("Keep your games, and help the others."), "Apache 2.0, MIT, BSD"
    ),
}
"""By the name of the text in assets/licences."""


class PartPanel(TapPanel):
    """One of them, in the list."""

    name = StringProperty("")
    line = StringProperty("")
    licence = StringProperty("")


class LicencesScreen(AppScreen):
    """Lists what Penguins is made of; a tap opens the licence."""

    columns = NumericProperty(1)

    def __init__(self, services: Services, **kwargs: Any) -> None:
        super().__init__(services, **kwargs)
        for id_, part in PARTS.items():
            self.ids.list.add_widget(self._panel(id_, part))
        self.bind(width=self._arrange)

    def _arrange(self, *_: object) -> None:
        self.columns = 2 if self.width >= dp(_TWO_COLUMNS) else 1

    def _panel(self, id_: str, part: Part) -> PartPanel:
        panel = PartPanel(name=part.name, line=tr(part.line), licence=part.licence)
        panel.bind(on_tap=lambda _: self.services.navigation.go("licence", part=id_))
        return panel
