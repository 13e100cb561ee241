"""How people have done, asked of the file."""

from typing import NamedTuple


class Line(NamedTuple):
    """One line of the statistics."""

    about: str
    """A game's id, a bot's level or a person's name."""
    played: int
    won: int
    best: int | None = None
    """The best score of a person; None where scores of different games would be mixed."""


class PlayerLine(NamedTuple):
    """A person's line."""

    about: str
    played: int
    won: int
    best: int | None
    streak: int
    """Matches won in a row, up to the last one."""
    longest_streak: int


class Statistics(NamedTuple):
    """Finished matches with at least one person."""

    games: tuple[Line, ...]
    """Per game: won by a person."""
    levels: tuple[Line, ...]
    """Per level of a bot that took part: won by a person."""
    players: tuple[PlayerLine, ...]
