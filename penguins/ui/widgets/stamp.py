"""A stamp for something worth telling: a perforated sheet with a small drawing, and how often it was earned."""

from kivy.properties import NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.ui.base import layouts
from penguins.ui.base.words.translate import mark

layouts.load("stamp")

STAMPS: dict[str, tuple[str, str]] = {
    "one_fish": ("fish", mark("Won by one fish")),
    "twice_the_fish": ("shoal_3", mark("Twice as many fish")),
    "town_of_20": ("igloo", mark("A town of 20")),
    "robbed_and_won": ("pile_pink", mark("Robbed three times, and won")),
    "home_in_8_turns": ("march_sled", mark("Home in eight turns")),
    "long_walk": ("march_print", mark("Five steps in one turn")),
    "no_card_left_twice": ("card_back", mark("No card left, twice")),
    "no_points": ("trophy", mark("Won without a point")),
}
"""The picture and the words of each deed."""


class StampView(BoxLayout):
    """One stamp."""

    picture = StringProperty("")
    words = StringProperty("")
    times = NumericProperty(1)
