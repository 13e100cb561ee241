"""What storage has to say, in words."""

from penguins.session.notices import Notice
from penguins.ui.base.words.translate import mark, tr

_SENTENCES = {
    "moved_aside": mark("The file of saved games was damaged. It is kept as {detail}, and a new one was begun."),
    "newer_file": mark("A newer Penguins made the saved games. They stay untouched; this session is not saved."),
    "not_saving": mark("The device has no room to save. You can go on playing, but this match is not kept."),
    "match_cut": mark("Part of this match could not be read. It goes on from the last good move."),
    "match_copied": mark("This match is open twice. This one goes on as a copy."),
}


def sentence(notice: Notice) -> str:
    """The notice as a sentence for a person."""
    return tr(_SENTENCES[notice.id], detail=notice.detail)
