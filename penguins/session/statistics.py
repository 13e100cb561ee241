"""How people have done, asked of the file."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable
from sqlite3 import Row
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.session.database import Database
from penguins.session.record import Record
from penguins.session.rows import RESULT_OF_PEOPLE
from penguins.session.setup import BOTS, is_name


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
    """Statistics, and whether they leave out what makes no sense."""

    statistics: Statistics
    leaves_out: bool


_MATCHES = """
    SELECT game, levels, count(*) AS played, sum(won = 1) AS won, min(won) AS least, max(won) AS most,
        max(highest) AS highest, min(lowest) AS lowest
    FROM matches INDEXED BY matches_by_kind
    WHERE ended IS NOT NULL AND won IS NOT NULL AND game = ifnull(?, game) AND {counts}
    GROUP BY game, levels
"""
_MATCH_COUNTS = "won IN (0, 1) AND typeof(highest) = 'integer' AND typeof(lowest) = 'integer'"

# The index brings each person's results in the order of time.
_PEOPLE = """
    SELECT name, count(*) AS played, group_concat(won, '') AS results, max(won) AS most, max(score) AS highest,
        min(score) AS lowest
    FROM seats INDEXED BY people
    WHERE ended IS NOT NULL AND player = 'human' AND game = ifnull(?, game) AND {counts}
    GROUP BY name
"""
_PERSON_COUNTS = "won IN (0, 1) AND typeof(score) = 'integer'"


def statistics(database: Database, game: str | None) -> Counted:
    """About one game, or all."""
    matches, some_matches = _groups(database, _MATCHES, _MATCH_COUNTS, _are_matches, game)
    people, some_people = _groups(database, _PEOPLE, _PERSON_COUNTS, _are_of_a_person, game)
    found = Statistics(
        _lines(matches, lambda row: [row["game"]], with_best=True),
        _lines(matches, _levels, with_best=game is not None),
        tuple(sorted((_player_line(row, game) for row in people), key=lambda line: (-line.played, line.name))),
    )
    return Counted(found, some_matches or some_people)


def begin_anew(connection: sqlite3.Connection, name: str | None, game: str | None) -> None:
    """From now on nothing counts any more that the person of that name, or anybody, has played in that game, or in all.
    The matches stay."""
    values = {"name": name, "game": game}
    whose = "player = 'human' AND name = ifnull(:name, name) AND game = ifnull(:game, game)"
    connection.execute(f"UPDATE seats SET ended = NULL WHERE ended IS NOT NULL AND {whose}", values)
    connection.execute(
        f"UPDATE matches SET {RESULT_OF_PEOPLE} WHERE won IS NOT NULL AND game = ifnull(:game, game)", values
    )


def best_before(database: Database, record: Record, seat: int, ended: float) -> int | None:
    """The best score of the person there in another match of the game, with as many seats, that had ended by then;
    None if there is none. What makes no sense does not count."""
    setup = record.setup
    best = "min" if setup.game.low_score_wins else "max"
    found = database.read(
        f"SELECT {best}(score) AS best FROM seats AS mine "
        "WHERE name = ? AND game = ? AND player = 'human' AND ended <= ? AND match IS NOT ? "
        "AND typeof(score) = 'integer' AND (SELECT count(*) FROM seats WHERE match = mine.match) = ?",
        [setup.seats[seat].name, setup.game.id, ended, record.id, len(setup.seats)],
    )
    return found[0]["best"] if found else None


def _groups(
    database: Database, query: str, counts: str, makes_sense: Callable[[Row], bool], game: str | None
) -> tuple[list[Row], bool]:
    """The groups of rows, and whether some rows were left out. SQLite lets any kind of value be anywhere: only if a
    group looks like it is every row asked, which takes several times as long."""
    groups = database.read(query.format(counts="1"), [game])
    if all(map(makes_sense, groups)):
        return groups, False
    return list(filter(makes_sense, database.read(query.format(counts=counts), [game]))), True


def _are_matches(row: Row) -> bool:
    numbers = (row["won"], row["least"], row["most"], row["highest"], row["lowest"])
    if not all(isinstance(number, int) for number in numbers) or not 0 <= row["least"] <= row["most"] <= 1:
        return False
    levels_are_known = isinstance(row["levels"], str) and all(level in BOTS for level in _levels(row))
    return row["game"] in GAMES and levels_are_known


def _are_of_a_person(row: Row) -> bool:
    if not isinstance(row["name"], str) or not is_name(row["name"]):
        return False
    is_whole = row["most"] in (0, 1) and len(row["results"]) == row["played"] and set(row["results"]) <= {"0", "1"}
    return is_whole and isinstance(row["highest"], int) and isinstance(row["lowest"], int)


def _levels(row: Row) -> list[str]:
    return row["levels"].split(",") if row["levels"] else []


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
