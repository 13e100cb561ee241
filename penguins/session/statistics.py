"""How people have done, asked of the file."""

from typing import Any, NamedTuple

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


_LOW = ", ".join(f"'{game.id}'" for game in GAMES.values() if game.low_score_wins)
"""Games whose scores count as negative below, so that the best is always the highest."""

_MATCHES = f"""
    WITH people AS (
        SELECT match, max(won) AS won, max(score) AS highest, min(score) AS lowest
        FROM seats WHERE player = 'human' GROUP BY match
    ), done AS (
        SELECT id, game, won, CASE WHEN game IN ({_LOW}) THEN -lowest ELSE highest END AS best
        FROM matches JOIN people ON match = id
        WHERE ended IS NOT NULL AND game = ifnull(:game, game)
    )
"""

_GAMES = f"""
    {_MATCHES}
    SELECT game AS about, count(*) AS played, sum(won) AS won, abs(max(best)) AS best
    FROM done GROUP BY game ORDER BY played DESC, about
"""

_LEVELS = f"""
    {_MATCHES}
    SELECT player AS about, count(*) AS played, sum(won) AS won, abs(max(best)) AS best
    FROM done JOIN (SELECT DISTINCT match, player FROM seats WHERE player <> 'human') ON match = id
    GROUP BY player ORDER BY played DESC, about
"""

# Matches with the same number of defeats before and with them form a run: a defeat, then only victories.
_PLAYERS = f"""
    WITH results AS (
        SELECT name, won, CASE WHEN game IN ({_LOW}) THEN -score ELSE score END AS best,
            sum(1 - won) OVER (PARTITION BY name ORDER BY ended, id) AS defeats
        FROM seats JOIN matches ON match = id
        WHERE player = 'human' AND ended IS NOT NULL AND game = ifnull(:game, game)
    ), runs AS (
        SELECT name, count(*) AS played, sum(won) AS won, max(best) AS best,
            defeats = max(defeats) OVER (PARTITION BY name) AS is_last
        FROM results GROUP BY name, defeats
    )
    SELECT name, sum(played) AS played, sum(won) AS won, abs(max(best)) AS best,
        sum(won * is_last) AS streak, max(won) AS longest_streak
    FROM runs GROUP BY name ORDER BY sum(played) DESC, name
"""


def statistics(database: Database, game: str | None) -> Statistics:
    """About one game, or all."""

    def ask(query: str) -> list[dict[str, Any]]:
        return [dict(row) for row in database.read(query, {"game": game})]

    mixed = {} if game else {"best": None}
    return Statistics(
        tuple(Line(**line) for line in ask(_GAMES)),
        tuple(Line(**line | mixed) for line in ask(_LEVELS)),
        tuple(PlayerLine(**line | mixed) for line in ask(_PLAYERS)),
    )
