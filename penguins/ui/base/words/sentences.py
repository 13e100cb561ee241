"""Sentences for what cannot be, and for what storage has to say. Reasons are ids, marked here and said with `tr`."""

import re

from penguins.session.notices import Notice
from penguins.ui.base.words.translate import mark, tr

UNDO_BARRIERS = {
    "house_rule": mark("In this game, no move is taken back."),
    "start": mark("Nothing to undo yet."),
    "chance": mark("A roll or a deal cannot be undone."),
    "reveal": mark("What has been seen cannot be unseen."),
    "other_human": mark("Somebody else has already moved."),
    "over": mark("The game is over."),
}
"""Why nothing can be taken back."""

SET_UP_REASONS = {
    "seats": mark("This game is not for that many players."),
    "name": mark("Every player needs a name."),
    "name_twice": mark("Two people have the same name: {about}."),
    "colour": mark("There is no such colour: {about}."),
    "colour_twice": mark("Two players have the same colour."),
    "player": mark("There is no such player: {about}."),
    "option": mark("This game has no such option: {about}."),
    "choice": mark("This choice is not possible here: {about}."),
    "shape": mark("This game cannot be played."),
}
"""Why a match cannot start."""

PERSON_REASONS = {
    "name_empty": mark("Write a name first."),
    "name_long": mark("That name is too long: 24 letters at most."),
    "name_odd": mark("That name has signs in it that cannot be shown."),
    "name_twice": mark("There is already somebody called {about}."),
    "colour": mark("There is no such colour: {about}."),
}
"""Why there can be no such person."""

CODE_REASONS = {
    "word": mark("“{about}” is not a code word. Is it spelled right?"),
    "length": mark("Type all the words of one code, and nothing else."),
    "mistyped": mark("These words do not go together. Is one wrong or missing?"),
    "unknown": mark("This code is from another version of Penguins."),
}
"""Why a code is none."""

BACKUP_REASONS = {
    "unreadable": mark("This file cannot be read."),
    "not_a_backup": mark("This file is not a backup of Penguins."),
    "newer_backup": mark("This backup comes from a newer version of Penguins. Update the app first."),
}
"""Why nothing is brought back from a file."""

MATCH_FILE_REASONS = SET_UP_REASONS | {
    "unreadable": mark("This file cannot be read."),
    "too_large": mark("This file is too large to be a saved game."),
    "not_json": mark("This file is not a game saved by Penguins."),
    "format": mark("This file is not a game saved by Penguins."),
    "newer_version": mark("This file comes from a newer version of Penguins. Update the app to open it."),
    "game": mark("This file is for a game that this app does not have: {about}."),
    "actions": mark("The moves in this file make no sense."),
    "action": mark("A move in this file breaks the rules ({about})."),
}
"""Why a file is refused."""

_NOTICES = {
    "moved_aside": mark("The saved games were damaged. The file is kept as {detail}; a new one has been started."),
    "newer_file": mark(
        "Your saved games come from a newer version of Penguins. They stay as they are; nothing is saved now."
    ),
    "file_gone": mark("The saved games were moved or deleted. A new file was started, with your current game in it."),
    "saves_missing": mark("Some of the last saved moves are gone: their file was lost or damaged."),
    "left_out": mark("Some saved games cannot be read. They are left out, but not deleted."),
    "not_saving": mark("The device cannot save: it is full or write-protected. Play on, but nothing is kept for now."),
    "locked": mark("Another program is using the saved games. Play on: your moves are saved as soon as it is done."),
    "saving_again": mark("Saving works again. Nothing was lost."),
    "match_cut": mark("Part of this game could not be read. It carries on from the last good move."),
    "match_copied": mark("This game is open twice. This one carries on as a copy."),
}


def of_notice(notice: Notice) -> str:
    """The notice as a sentence for a person."""
    return tr(_NOTICES[notice.id], detail=notice.detail)


def is_said(name: str, sentence: str) -> bool:
    """Whether a sentence names somebody: as a word of its own, not inside another."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", sentence) is not None
