"""How people have done, asked of the file."""

from collections import defaultdict
from collections.abc import Callable
from sqlite3 import Row
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.session.database import Database


class Line(NamedTuple):
    """How people have done in a game, or against a level."""

    about: str
    """A game's id, or a bot's level."""
    played: int
    won: int
    """Matches with a person among the winners."""
    best: int | None
    """The best score of a person; None where it would mix scores of different games."""


class PlayerLine(NamedTuple):
    """How one person has done."""

    name: str
    played: int
    won: int
    best: int | None
    streak: int
    """Matches won in a row, up to the last one."""
    longest_streak: int


class Statistics(NamedTuple):
    """About finished matches with a person in them; the most played first."""

    games: tuple[Line, ...]
    levels: tuple[Line, ...]
    players: tuple[PlayerLine, ...]


_MATCHES = """
    SELECT game, levels, count(*) AS played, sum(won) AS won, max(highest) AS highest, min(lowest) AS lowest
    FROM matches INDEXED BY matches_by_kind
    WHERE ended IS NOT NULL AND won IS NOT NULL AND game = ifnull(?, game)
    GROUP BY game, levels
"""

# The index brings each person's results in the order of time.
_PEOPLE = """
    SELECT name, group_concat(won, '') AS results, max(score) AS highest, min(score) AS lowest
    FROM seats INDEXED BY people
    WHERE ended IS NOT NULL AND player = 'human' AND game = ifnull(?, game)
    GROUP BY name
"""


def statistics(database: Database, game: str | None) -> Statistics:
    """About one game, or all."""
    matches = [row for row in database.read(_MATCHES, [game]) if row["game"] in GAMES]
    people = [_player_line(row, game) for row in database.read(_PEOPLE, [game])]
    return Statistics(
        _lines(matches, lambda row: [row["game"]], with_best=True),
        _lines(matches, lambda row: row["levels"].split(",") if row["levels"] else [], with_best=game is not None),
        tuple(sorted(people, key=lambda line: (-line.played, line.name))),
    )


def _lines(matches: list[Row], abouts: Callable[[Row], list[str]], with_best: bool) -> tuple[Line, ...]:
    """A line for each thing that some of the matches are about."""
    groups = defaultdict(list)
    for row in matches:
        for about in abouts(row):
            groups[about].append(row)
    lines = [
        Line(about, _sum(rows, "played"), _sum(rows, "won"), _best(rows[0]["game"], rows) if with_best else None)
        for about, rows in groups.items()
    ]
    return tuple(sorted(lines, key=lambda line: (-line.played, line.about)))


def _player_line(row: Row, game: str | None) -> PlayerLine:
    """`results` has a 1 for each match won and a 0 for each other, in the order in which they ended."""
    streaks = [len(ones) for ones in row["results"].split("0")]
    return PlayerLine(
        row["name"],
        played=len(row["results"]),
        won=sum(streaks),
        best=_best(game, [row]) if game else None,
        streak=streaks[-1],
        longest_streak=max(streaks),
    )


def _sum(rows: list[Row], column: str) -> int:
    return sum(row[column] for row in rows)


def _best(game: str, rows: list[Row]) -> int:
    low_wins = GAMES[game].low_score_wins
    best: int = min(row["lowest"] for row in rows) if low_wins else max(row["highest"] for row in rows)
    return best
