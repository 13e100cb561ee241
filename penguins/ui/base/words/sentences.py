"""Sentences for what cannot be, and for what storage has to say. Reasons are ids, marked here and said with `tr`."""

from penguins.session.notices import Notice
from penguins.ui.base.words.translate import mark, tr

UNDO_BARRIERS = {
    "start": mark("Nothing to take back yet."),
    "chance": mark("What chance has brought stays."),
    "reveal": mark("What has been seen cannot be unseen."),
    "other_human": mark("Somebody else has already moved."),
    "over": mark("The match is over."),
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

_NOTICES = {
    "moved_aside": mark("The file of saved games was damaged. It is kept as {detail}, and a new one was begun."),
    "newer_file": mark("A newer Penguins made the saved games. They stay untouched; this session is not saved."),
    "not_saving": mark("The device has no room to save. You can go on playing, but this match is not kept."),
    "match_cut": mark("Part of this match could not be read. It goes on from the last good move."),
    "match_copied": mark("This match is open twice. This one goes on as a copy."),
}


def of_notice(notice: Notice) -> str:
    """The notice as a sentence for a person."""
    return tr(_NOTICES[notice.id], detail=notice.detail)
