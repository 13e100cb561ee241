"""What the person should be told about the saved matches. Ids and data; the words are the screen's."""

from typing import Literal, NamedTuple

NoticeId = Literal["moved_aside", "newer_file", "not_saving", "match_cut", "match_copied"]


class Notice(NamedTuple):
    """Something to say once.

    - `moved_aside`: the file was damaged and is now called `detail`; a fresh one was begun
    - `newer_file`: a newer version of the app made the file; it is untouched, nothing is saved meanwhile
    - `not_saving`: the disk takes nothing (full, read-only); matches go on in memory
    - `match_cut`: the rules refuse the saved action number `detail`; the match goes on from before it
    - `match_copied`: another copy of the app is playing this match; this one goes on as a match of its own
    """

    id: NoticeId
    detail: str = ""
