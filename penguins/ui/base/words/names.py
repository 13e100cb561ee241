"""What ids are called. Everything here is marked for translation and said with `tr`."""

from penguins.ui.base.words.translate import mark

PERSON = mark("Player")
PERSON_LINE = mark("Someone playing on this screen.")

LEVEL_NAMES = {
    "chick": mark("Chick"),
    "junior": mark("Junior"),
    "adult": mark("Adult"),
    "emperor": mark("Emperor"),
}

LEVEL_LINES = {
    "chick": mark("Plays whatever it likes. Good for a first game."),
    "junior": mark("Spots good moves, misses some."),
    "adult": mark("Thinks ahead. Not easy to beat."),
    "emperor": mark("Gives nothing away. Good luck!"),
}

COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "yellow": mark("yellow"),
    "violet": mark("violet"),
    "pink": mark("pink"),
}
