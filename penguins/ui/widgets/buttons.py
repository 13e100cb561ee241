"""Buttons: words, icons, or both, like pebbles of ice."""

from typing import Any

from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from penguins.ui.base import theme
from penguins.ui.widgets.labels import width_of
from penguins.ui.widgets.tappable import Tappable


class PushButton(Tappable, BoxLayout):
    """A word, perhaps with an icon before it."""

    text = StringProperty("")
    icon = StringProperty("")
    main = BooleanProperty(False)
    """The one thing most people want here."""
    colour = ColorProperty(theme.rgba(theme.QUIET))
    lip = ColorProperty(theme.rgba(theme.ICE_EDGE))
    type_size = NumericProperty(theme.TYPE_BUTTON)
    words_width = NumericProperty(0)
    sunk = NumericProperty(0)
    """How far it is pressed down."""

    def on_text(self, *_: Any) -> None:
        self.words_width = width_of(self.text, self.type_size, bold=True)


class IconButton(Tappable, AnchorLayout):
    """A picture alone; `label` says in words what it does."""

    icon = StringProperty("")
    label = StringProperty("")
    shown = BooleanProperty(True)
    faint = BooleanProperty(False)
    """Nothing to do just now; a tap still says why."""
    colour = ColorProperty(theme.rgba(theme.PANEL_NIGHT))
    tint = ColorProperty((1, 1, 1, 1))
    icon_size = NumericProperty(theme.ICON)
