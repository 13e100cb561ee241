"""What speaks for a move of March of the Penguins, in a few words. No Kivy."""

from penguins.core.reason import Reason
from penguins.ui.base.words.translate import mark, tr

_WORDS = {
    "wins": mark("bring all your penguins home"),
    "home": mark("come home"),
    "ocean": mark("reach the ocean"),
    "nice_weather": mark("can go on from a sun"),
    "own_colour": mark("can go on from your own colour"),
    "odds": mark("have a {number}% chance to go on"),
    "ride": mark("take your other penguin along"),
    "colour_ahead": mark("have a good tile right ahead"),
    "ahead": mark("get one row further"),
    "denies_ride": mark("give {name} no ride"),
    "eye": mark("peek under a tile right ahead of you"),
    "storm": mark("put a storm in front of {name}"),
    "storm_on_colour": mark("put a storm on a tile {name} needs"),
    "clears": mark("take a storm out of your way"),
    "sun": mark("put a sun in front of you"),
    "takes_sun": mark("take a sun away from {name}"),
    "colour_comes": mark("slide a good tile in front of you"),
    "colour_goes": mark("slide a good tile away from {name}"),
}


def said(reason: Reason, name: str) -> str:
    """What you do with the move, as a part of a sentence; `name` is whoever else it is about."""
    return tr(_WORDS[reason.id], name=name, number=reason.amount)
