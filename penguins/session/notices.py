"""What the person should be told about the saved matches. Ids and data; the words are the screen's."""

from typing import Literal, NamedTuple

NoticeId = Literal[
    "moved_aside",
    "newer_file",
    "file_gone",
    "saves_missing",
    "left_out",
    "not_saving",
    "locked",
    "saving_again",
    "match_cut",
    "match_copied",
]


class Notice(NamedTuple):
    """Something to say once.

    - `moved_aside`: the file was damaged and is now called `detail`; a fresh one was begun
    - `newer_file`: a newer version of the app made the file; it is untouched, nothing is saved meanwhile
    - `file_gone`: somebody has deleted or renamed the file while it was in use; a fresh one has what is known
    - `saves_missing`: the file lacks something that had been saved, so part of it was lost outside the app
    - `left_out`: some rows of a good file make no sense; they stay in it, and nothing is shown of them
    - `not_saving`: the disk takes nothing (full, read-only); matches go on in memory
    - `locked`: another program holds the file; matches go on in memory and nobody waits for it
    - `saving_again`: that is over, and everything is saved
    - `match_cut`: the rules refuse the saved action number `detail`; the match goes on from before it
    - `match_copied`: another copy of the app is playing this match; this one goes on as a match of its own
    """

    id: NoticeId
    detail: str = ""


OTHER_FILE: tuple[NoticeId, ...] = ("moved_aside", "file_gone", "saving_again")
"""After these the stored matches may be other ones, and have other numbers."""
