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

UNDO_BARRIERS = {
    "start": mark("Nothing to take back yet."),
    "chance": mark("What chance has brought stays."),
    "reveal": mark("What has been seen cannot be unseen."),
    "other_human": mark("Somebody else has already moved."),
    "over": mark("The match is over."),
}

SET_UP_REASONS = {
    "seats": mark("This game is not for that many players."),
    "name": mark("Every player needs a name."),
    "name_twice": mark("Two people have the same name: {about}."),
    "colour": mark("There is no such colour: {about}."),
    "colour_twice": mark("Two players have the same colour."),
    "player": mark("There is no such player: {about}."),
    "option": mark("This game has no such option: {about}."),
    "choice": mark("This choice does not go with the others."),
    "shape": mark("This is not a match that can be played."),
}
"""Why a match cannot start."""

MATCH_FILE_REASONS = SET_UP_REASONS | {
    "unreadable": mark("The file cannot be read."),
    "too_large": mark("The file is too large to be a match."),
    "not_json": mark("The file is not a match of Penguins."),
    "format": mark("The file is not a match of Penguins."),
    "newer_version": mark("A newer Penguins made this file. Update the app to open it."),
    "game": mark("The file is of a game that is not here: {about}."),
    "actions": mark("The moves in this file make no sense."),
    "action": mark("A move in this file breaks the rules ({about})."),
}
"""Why a file is refused."""

FIRST_NAMES = {
    "en": ("Emma", "Jack", "Lily", "Sam", "Ruby", "Leo"),
    "fr": ("Léa", "Tom", "Chloé", "Hugo", "Inès", "Louis"),
}
"""Names for players who have not said theirs, by language."""
