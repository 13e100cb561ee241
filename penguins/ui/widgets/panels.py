"""Sheets of ice that things lie on."""

from kivy.properties import ColorProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.ui.base import theme
from penguins.ui.widgets.tappable import Tappable


class Panel(BoxLayout):
    """A rounded sheet."""

    colour = ColorProperty(theme.rgba(theme.PANEL))


class TapPanel(Tappable, Panel):
    """A sheet that is a button as a whole."""
