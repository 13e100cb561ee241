"""What ids are called. Everything here is marked for translation and said with `tr`."""

from penguins.session.draft import Names
from penguins.ui.base.words.translate import mark, tr

PERSON = mark("Player")
PERSON_LINE = mark("Someone playing on this screen.")

GUEST = mark("Guest")
GUEST_LINE = mark("Someone who is only here today.")

LEVEL_NAMES = {
    "chick": mark("Chick"),
    "junior": mark("Junior"),
    "adult": mark("Adult"),
    "emperor": mark("Emperor"),
    "friend": mark("Friend"),
}

LEVEL_LINES = {
    "chick": mark("Plays whatever it likes. Good for a first game."),
    "junior": mark("Spots good moves, misses some."),
    "adult": mark("Thinks ahead. Not easy to beat."),
    "emperor": mark("Gives nothing away. Good luck!"),
    "friend": mark("Learns how you play. You win about half."),
}

COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "yellow": mark("yellow"),
    "violet": mark("violet"),
    "pink": mark("pink"),
}


def seat_names() -> Names:
    """What guests and bots are called."""
    return Names(tr("Player {number}"), {level: tr(name) for level, name in LEVEL_NAMES.items()})
