"""The Friend's knowledge of people: how strong each is in each game, worked out from what they have played.

Nothing is kept but the moment since which matches count, for somebody who wants to be measured anew.
"""

from collections.abc import Callable
from sqlite3 import Row
from typing import Any

from penguins.bots.friend import NAME as FRIEND
from penguins.bots.friend import STRENGTHS
from penguins.bots.measure import MOST_MEETINGS, Measure, Meeting, measured
from penguins.core.game import AnyGame
from penguins.session.people import Keep, People, Person, Read
from penguins.session.setup import HUMAN, Seat, SetUp, is_player

STEP = (
    """
    CREATE TABLE measured_since (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        since REAL NOT NULL,
        PRIMARY KEY (person, game)
    ) WITHOUT ROWID
    """,
)

_MEETINGS = """
    SELECT own.won AS won, own.score AS score, bot.won AS bot_won, bot.score AS bot_score, bot.player AS player
    FROM seats AS own INDEXED BY people JOIN seats AS bot ON bot.match = own.match AND bot.player != 'human'
    WHERE own.name = ? AND own.player = 'human' AND own.ended IS NOT NULL AND own.ended > ? AND own.game = ?
    ORDER BY own.ended DESC, own.match DESC, bot.seat LIMIT ?
"""


class Rival:
    """Measures people, and makes Friends as strong as they are."""

    def __init__(self, read: Read, keep: Keep, people: People, clock: Callable[[], float]) -> None:
        self._read = read
        self._keep = keep
        self._people = people
        self._clock = clock

    def measure(self, name: str, game: AnyGame) -> Measure:
        """What is known of the person of that name in that game."""
        rows = self._read(_MEETINGS, [name, self._since(name, game), game.id, MOST_MEETINGS])
        meetings = [meeting for meeting in (_meeting(row, game.low_score_wins) for row in rows) if meeting]
        return measured(meetings[::-1], game.steepness)

    def reset(self, person: Person, game: AnyGame) -> None:
        """Forget what is known of that person in that game; the matches stay."""
        values = [person.id, game.id, self._clock()]
        self._keep(lambda connection: connection.execute("REPLACE INTO measured_since VALUES (?, ?, ?)", values))

    def fitted(self, setup: SetUp) -> SetUp:
        """The set-up with every Friend as strong as the people at the table are on average."""
        if not any(seat.kind == FRIEND for seat in setup.seats):
            return setup
        strength = self.strength(setup.game, [seat.name for seat in setup.seats if seat.is_human])
        return setup._replace(seats=tuple(_with_strength(seat, strength) for seat in setup.seats))

    def strength(self, game: AnyGame, names: list[str]) -> int | None:
        """How strong a Friend of all of them has to be; None without people."""
        measures = [self.measure(name, game).strength for name in names]
        return round(sum(measures) / len(measures)) if measures else None

    def _since(self, name: str, game: AnyGame) -> float:
        person = self._people.named(name)
        if person is None:
            return 0.0
        rows = self._read("SELECT since FROM measured_since WHERE person = ? AND game = ?", [person.id, game.id])
        return next((float(row["since"]) for row in rows if isinstance(row["since"], float | int)), 0.0)


def _with_strength(seat: Seat, strength: int | None) -> Seat:
    if seat.kind != FRIEND:
        return seat
    return seat._replace(player=FRIEND if strength is None else f"{FRIEND}:{strength}")


def _meeting(row: Row, low_score_wins: bool) -> Meeting | None:
    """None if the row makes no sense, or it is not known how strong the bot was."""
    numbers = [row[name] for name in ("won", "bot_won", "score", "bot_score")]
    strength = _strength(row["player"])
    if strength is None or not all(isinstance(number, int) for number in numbers):
        return None
    won, bot_won, score, bot_score = numbers
    if low_score_wins:
        score, bot_score = -score, -bot_score
    mine, its = (bool(won), score), (bool(bot_won), bot_score)
    if won and bot_won:
        return Meeting(strength, 0.5)
    return Meeting(strength, 0.5 if mine == its else float(mine > its))


def _strength(player: Any) -> int | None:
    if not isinstance(player, str) or not is_player(player) or player == HUMAN:
        return None
    kind, _, strength = player.partition(":")
    return STRENGTHS.get(kind) if kind != FRIEND else int(strength) if strength else None
