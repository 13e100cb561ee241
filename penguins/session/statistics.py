"""How people have done, asked of the file."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from sqlite3 import Row
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.session.database import Database
from penguins.session.setup import HUMAN


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


# The join starts from the matches, so that each one's seats lie together: ten thousand matches in a few hundredths
# of a second. SQLite's window functions would take much longer for the streaks than counting them here.

_MATCHES = """
    SELECT game, players, count(*) AS played, sum(won) AS won, max(highest) AS highest, min(lowest) AS lowest
    FROM (
        SELECT game, group_concat(player) AS players,
            max(won) FILTER (WHERE player = 'human') AS won,
            max(score) FILTER (WHERE player = 'human') AS highest,
            min(score) FILTER (WHERE player = 'human') AS lowest
        FROM matches CROSS JOIN seats ON match = id
        WHERE ended IS NOT NULL AND game = ifnull(?, game)
        GROUP BY id
    )
    WHERE won IS NOT NULL
    GROUP BY game, players
"""

_RESULTS = """
    SELECT name, won, score
    FROM seats JOIN matches ON match = id
    WHERE player = 'human' AND ended IS NOT NULL AND game = ifnull(?, game)
    ORDER BY name, ended, id
"""


def statistics(database: Database, game: str | None) -> Statistics:
    """About one game, or all."""
    matches = [row for row in database.read(_MATCHES, [game]) if row["game"] in GAMES]
    results = database.read(_RESULTS, [game])
    people = [_player_line(name, list(own), game) for name, own in groupby(results, lambda row: str(row["name"]))]
    return Statistics(
        _lines(matches, lambda row: {row["game"]}, with_best=True),
        _lines(matches, lambda row: set(row["players"].split(",")) - {HUMAN}, with_best=game is not None),
        tuple(sorted(people, key=lambda line: (-line.played, line.name))),
    )


def _lines(matches: list[Row], abouts: Callable[[Row], Iterable[str]], with_best: bool) -> tuple[Line, ...]:
    """A line for each thing that some of the matches are about."""
    groups = defaultdict(list)
    for row in matches:
        for about in abouts(row):
            groups[about].append(row)
    lines = [
        Line(about, _sum(rows, "played"), _sum(rows, "won"), _best_of(rows) if with_best else None)
        for about, rows in groups.items()
    ]
    return tuple(sorted(lines, key=lambda line: (-line.played, line.about)))


def _sum(rows: list[Row], column: str) -> int:
    return sum(row[column] for row in rows)


def _best_of(rows: list[Row]) -> int:
    return _best(rows[0]["game"], [score for row in rows for score in (row["highest"], row["lowest"])])


def _best(game: str, scores: Sequence[int]) -> int:
    return min(scores) if GAMES[game].low_score_wins else max(scores)


def _player_line(name: str, results: list[Row], game: str | None) -> PlayerLine:
    """From all matches of a person, the first ended first."""
    runs = [(won, len(list(run))) for won, run in groupby(row["won"] for row in results)]
    last_won, last_length = runs[-1]
    return PlayerLine(
        name,
        played=len(results),
        won=_sum(results, "won"),
        best=_best(game, [row["score"] for row in results]) if game else None,
        streak=last_length if last_won else 0,
        longest_streak=max((length for won, length in runs if won), default=0),
    )
