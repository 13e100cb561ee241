"""What ids are called. Everything here is marked for translation and said with `tr`."""

from penguins.ui.base.words.translate import mark

PERSON = mark("Person")
PERSON_LINE = mark("Somebody at this screen.")

LEVEL_NAMES = {
    "chick": mark("Chick"),
    "junior": mark("Junior"),
    "adult": mark("Adult"),
    "emperor": mark("Emperor"),
}

LEVEL_LINES = {
    "chick": mark("Plays as it pleases. For the first match."),
    "junior": mark("Sees the good moves, forgets some."),
    "adult": mark("Thinks ahead. Not easy to beat."),
    "emperor": mark("Gives you nothing. Good luck!"),
}

COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "yellow": mark("yellow"),
    "violet": mark("violet"),
    "pink": mark("pink"),
}
