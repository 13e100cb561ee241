"""How people have done, asked of the file."""

from collections import defaultdict
from collections.abc import Callable
from sqlite3 import Row
from typing import NamedTuple

from penguins.bots.levels import LEVELS
from penguins.games.registry import GAMES
from penguins.session.database import Database
from penguins.session.setup import is_name


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


class Counted(NamedTuple):
    """Statistics, and how many rows make no sense and are left out of them."""

    statistics: Statistics
    left_out: int


# SQLite lets any kind of value be anywhere, so each row says whether it counts.
_COUNTS = "ifnull(won IN (0, 1), 0) AND ended BETWEEN 0 AND 1e11 AND typeof({}) = 'integer' AND typeof({}) = 'integer'"

_MATCHES = f"""
    SELECT game, levels, sum(counts) AS played, sum(NOT counts) AS left_out, sum(won) FILTER (WHERE counts) AS won,
        max(highest) FILTER (WHERE counts) AS highest, min(lowest) FILTER (WHERE counts) AS lowest
    FROM (SELECT *, {_COUNTS.format("highest", "lowest")} AS counts FROM matches INDEXED BY matches_by_kind
        WHERE ended IS NOT NULL AND won IS NOT NULL AND game = ifnull(?, game))
    GROUP BY game, levels
"""

# The index brings each person's results in the order of time.
_PEOPLE = f"""
    SELECT name, group_concat(won, '') FILTER (WHERE counts) AS results, sum(NOT counts) AS left_out,
        max(score) FILTER (WHERE counts) AS highest, min(score) FILTER (WHERE counts) AS lowest
    FROM (SELECT *, {_COUNTS.format("score", "score")} AS counts FROM seats INDEXED BY people
        WHERE ended IS NOT NULL AND player = 'human' AND game = ifnull(?, game))
    GROUP BY name
"""


def statistics(database: Database, game: str | None) -> Counted:
    """About one game, or all."""
    matches, people = database.read(_MATCHES, [game]), database.read(_PEOPLE, [game])
    good = [row for row in matches if row["played"] and row["game"] in GAMES and _levels(row) is not None]
    named = [row for row in people if row["results"] and isinstance(row["name"], str) and is_name(row["name"])]
    found = Statistics(
        _lines(good, lambda row: [row["game"]], with_best=True),
        _lines(good, lambda row: _levels(row) or [], with_best=game is not None),
        tuple(sorted((_player_line(row, game) for row in named), key=lambda line: (-line.played, line.name))),
    )
    wrong = len(matches) - len(good) + len(people) - len(named)
    return Counted(found, wrong + _sum(matches, "left_out") + _sum(people, "left_out"))


def _levels(row: Row) -> list[str] | None:
    """The levels that were played against; None if that makes no sense."""
    if not isinstance(row["levels"], str):
        return None
    levels = row["levels"].split(",") if row["levels"] else []
    return levels if all(level in LEVELS for level in levels) else None


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
