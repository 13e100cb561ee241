"""What ids are called. Everything here is marked for translation and said with `tr`."""

from penguins.ui.text import mark

GAME_NAMES = {
    "pingouins": mark("Pingouins"),
    "icetown": mark("Ice Town"),
    "march": mark("March of the Penguins"),
    "party": mark("Penguin Party"),
}

LEVEL_NAMES = {
    "chick": mark("Chick"),
    "junior": mark("Junior"),
    "adult": mark("Adult"),
    "emperor": mark("Emperor"),
}

COLOUR_NAMES = {
    "red": mark("red"),
    "blue": mark("blue"),
    "green": mark("green"),
    "yellow": mark("yellow"),
    "violet": mark("violet"),
    "pink": mark("pink"),
}

UNDO_BARRIERS = {
    "start": mark("Nothing to take back yet."),
    "chance": mark("What chance has brought stays."),
    "reveal": mark("What has been seen cannot be unseen."),
    "other_human": mark("Somebody else has already moved."),
    "over": mark("The match is over."),
}
