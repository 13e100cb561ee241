"""What speaks for a move of March of the Penguins, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import mark, tr

_WORDS = {
    "wins": mark("brings all your penguins home"),
    "home": mark("comes home"),
    "ocean": mark("reaches the ocean"),
    "nice_weather": mark("lands on a sun and may go on"),
    "own_colour": mark("finds its own colour and may go on"),
    "odds": mark("has a chance of {number} % to go on"),
    "ride": mark("takes your other penguin along"),
    "colour_ahead": mark("may go on from a tile right ahead"),
    "ahead": mark("gets one row further"),
    "denies_ride": mark("gives {name} no ride"),
    "eye": mark("looks under a tile right ahead of you"),
    "storm": mark("puts a storm in front of {name}"),
    "storm_on_colour": mark("puts a storm on a tile {name} needs"),
    "clears": mark("takes a storm out of your way"),
    "sun": mark("puts a sun in front of you"),
    "takes_sun": mark("takes a sun away from {name}"),
    "colour_comes": mark("slides a good tile in front of you"),
    "colour_goes": mark("slides a good tile away from {name}"),
}


def said(reason: Reason, name: str) -> str:
    """A part of a sentence about the move, which can be joined with others; `name` is whoever else it is about."""
    return tr(_WORDS[reason.id], name=name, number=reason.amount)
