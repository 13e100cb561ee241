"""The panel of a seat at a match: penguin, name, what they have, and whether it is their turn."""

from collections.abc import Sequence

from kivy.properties import BooleanProperty, ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.ui.base import layouts, theme
from penguins.ui.base.standing import Fact

layouts.load("seat_panel")

_ICON_IN_LETTERS = 2


class FactChip(BoxLayout):
    """Shows one fact: a small picture and a few letters."""

    icon = StringProperty("")
    text = StringProperty("")
    tint = ColorProperty((1, 1, 1, 1))

    def on_icon(self, _: object, icon: str) -> None:
        """Choose the tint: icons are white and want a colour, pictures have their own."""
        self.tint = theme.rgba(theme.TEXT_SOFT if icon.startswith("icon_") else theme.ICE)


class SeatPanel(BoxLayout):
    """Shows one seat. It glows when it is that seat's turn, and fills while a bot thinks."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    bot = StringProperty("")
    """The picture of the bot's level; empty for a person."""
    facts: Sequence[Fact] = ListProperty()
    active = BooleanProperty(False)
    out = BooleanProperty(False)
    progress = NumericProperty(0.0)

    def on_facts(self, _: object, facts: Sequence[Fact]) -> None:
        chips = self.ids.facts
        if len(chips.children) != len(facts):
            chips.clear_widgets()
            for _fact in facts:
                chips.add_widget(FactChip())
        for chip, fact in zip(reversed(chips.children), facts, strict=True):
            chip.icon, chip.text = fact.icon, fact.text
            chip.size_hint_x = _ICON_IN_LETTERS + len(fact.text)  # so that all have type of one size
