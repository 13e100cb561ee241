"""How one person has done: every finished match of theirs, and what can be told from them together.

All that is asked of the file is two questions; who wants to know about fewer of the matches asks the career.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from operator import itemgetter
from sqlite3 import Row
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.session.people import Read
from penguins.session.reading import is_time
from penguins.session.setup import BOTS, COLOURS, HUMAN, is_name

_MATCHES = """
    SELECT own.match, own.ended, own.game, own.score, own.won, other.name, other.player, other.score, other.won
    FROM seats AS own INDEXED BY people JOIN seats AS other ON other.match = own.match AND other.seat != own.seat
    WHERE own.name = ? AND own.ended IS NOT NULL AND own.player = 'human' AND own.game = ifnull(?, own.game)
    ORDER BY own.ended, own.match
"""
_OWN_COLUMNS = 5
"""What is told of the person stands before what is told of the other seat."""
_DEEDS = """
    SELECT own.match, own.game, own.ended, deed, number
    FROM seats AS own INDEXED BY people JOIN deeds ON deeds.match = own.match AND deeds.seat = own.seat
    WHERE own.name = ? AND own.ended IS NOT NULL AND own.player = 'human' AND own.game = ifnull(?, own.game)
    ORDER BY own.ended, own.match
"""
_LAST_GAME = """
    SELECT game FROM seats INDEXED BY people WHERE name = ? AND ended IS NOT NULL AND player = 'human'
    ORDER BY ended DESC, match DESC LIMIT 1
"""
_LAST_COLOUR = """
    SELECT colour FROM seats WHERE name = ? AND ended IS NOT NULL AND player = 'human'
    ORDER BY ended DESC, match DESC LIMIT 1
"""
_LUCK = ("rolled", "rolls")
_LOST_OR_WON = (0, 1)
SMOOTHED = 10
"""How many matches a point of the curve looks back on."""


class Other(NamedTuple):
    """Somebody else at the table."""

    who: str
    """A person's name, or the kind of a bot."""
    is_human: bool
    score: int
    won: bool


class Played(NamedTuple):
    """A finished match, as this person had it."""

    match: int
    """Its number."""
    ended: float
    game: str
    score: int
    won: bool
    others: tuple[Other, ...]

    @property
    def players(self) -> int:
        return 1 + len(self.others)


class Deed(NamedTuple):
    """Something worth telling."""

    match: int
    game: str
    id: str
    ended: float
    number: int


class HeadToHead(NamedTuple):
    """Two people, in the matches that they played together."""

    name: str
    played: int
    ahead: int
    """How often this person was the better of the two."""
    behind: int


class Luck(NamedTuple):
    """Average of all rolls; from few of them it tells nothing."""

    average: float
    rolls: int


class Stamp(NamedTuple):
    """A thing worth telling, and how often it was done."""

    game: str
    deed: str
    times: int
    last: float


class Career(NamedTuple):
    """Matches in the order in which they ended, and their deeds."""

    played: tuple[Played, ...]
    deeds: tuple[Deed, ...] = ()

    def among(self, players: int | None = None, opponent: str | None = None) -> "Career":
        """Only the matches of so many players, or with that opponent: a person's name, or the kind of a bot."""
        chosen = self.played
        if players is not None:
            chosen = tuple(each for each in chosen if each.players == players)
        if opponent is not None:
            chosen = tuple(each for each in chosen if any(other.who == opponent for other in each.others))
        matches = {each.match for each in chosen}
        return Career(chosen, tuple(deed for deed in self.deeds if deed.match in matches))

    @property
    def won(self) -> int:
        return sum(each.won for each in self.played)

    def average(self) -> float | None:
        """Of the scores; None without a match, and where it would mix scores of different games."""
        return sum(each.score for each in self.played) / len(self.played) if self._is_of_one_game() else None

    def best(self) -> int | None:
        """The best score; None as for the average."""
        if not self._is_of_one_game():
            return None
        scores = [each.score for each in self.played]
        return min(scores) if GAMES[self.played[0].game].low_score_wins else max(scores)

    def scores(self) -> list[int]:
        """One after the other."""
        return [each.score for each in self.played]

    def curve(self) -> list[float]:
        """After each match, the part of the last ones that was won."""
        won = [each.won for each in self.played]
        return [_mean(won[max(0, end - SMOOTHED) : end]) for end in range(1, len(won) + 1)]

    def opponents(self) -> list[tuple[str, bool]]:
        """Whom they have met and whether that is a person, most often met first."""
        met = Counter((other.who, other.is_human) for each in self.played for other in set(each.others))
        return [who for who, _ in met.most_common()]

    def numbers_of_players(self) -> list[int]:
        """With how many they have played."""
        return sorted({each.players for each in self.played})

    def head_to_head(self) -> list[HeadToHead]:
        """This person beside each other one, most played first."""
        compared: dict[str, list[int]] = {}
        for each in self.played:
            for other in each.others:
                if other.is_human:
                    compared.setdefault(other.who, []).append(_compare(each, other))
        lines = [HeadToHead(name, len(all_), all_.count(1), all_.count(-1)) for name, all_ in compared.items()]
        return sorted(lines, key=lambda line: (-line.played, line.name))

    def luck(self) -> Luck | None:
        """None where nothing was rolled."""
        rolled, rolls = (sum(deed.number for deed in self.deeds if deed.id == name) for name in _LUCK)
        return Luck(rolled / rolls, rolls) if rolls > 0 else None

    def stamps(self) -> list[Stamp]:
        """The last earned first."""
        told = [deed for deed in self.deeds if deed.id not in _LUCK]
        times = Counter((deed.game, deed.id) for deed in told)
        last = {(deed.game, deed.id): deed.ended for deed in told}
        stamps = [Stamp(*which, count, last[which]) for which, count in times.items()]
        return sorted(stamps, key=lambda stamp: -stamp.last)

    def _is_of_one_game(self) -> bool:
        return len({each.game for each in self.played}) == 1


def career(read: Read, name: str, game: str | None = None) -> Career:
    """That of the person or guest of that name, in one game or in all. Rows that make no sense are left out."""
    return Career(tuple(_matches(read(_MATCHES, [name, game]))), tuple(_deeds(read(_DEEDS, [name, game]))))


def last_game(read: Read, name: str) -> str | None:
    """The game that the person or guest of that name played last, if that is known."""
    return next((row["game"] for row in read(_LAST_GAME, [name]) if row["game"] in GAMES), None)


def last_colour(read: Read, name: str) -> str | None:
    """The colour with which the person or guest of that name played last, if that is known."""
    return next((row["colour"] for row in read(_LAST_COLOUR, [name]) if row["colour"] in COLOURS), None)


def _matches(rows: Iterable[Row]) -> Iterator[Played]:
    """There may be ten thousand, so what is the same in many of them is made once."""
    other = cache(_other)
    for match, group in groupby(rows, itemgetter(0)):
        told = [tuple(row) for row in group]  # one for each other seat
        _, ended, game, score, won, *_ = told[0]
        others = [other(*row[_OWN_COLUMNS:]) for row in told]
        if is_time(ended) and game in GAMES and type(score) is int and won in _LOST_OR_WON:
            yield Played(match, ended, game, score, won == 1, tuple(filter(None, others)))


def _other(name: object, player: object, score: object, won: object) -> Other | None:
    """None if it makes no sense."""
    if not isinstance(name, str) or not isinstance(player, str) or type(score) is not int or won not in _LOST_OR_WON:
        return None
    kind = player.partition(":")[0]
    if player == HUMAN:
        return Other(name, True, score, won == 1) if is_name(name) else None
    return Other(kind, False, score, won == 1) if kind in BOTS else None


def _deeds(rows: Iterable[Row]) -> Iterator[Deed]:
    for match, game, ended, deed, number in rows:
        if game in GAMES and is_time(ended) and type(deed) is str and type(number) is int:
            yield Deed(match, game, deed, ended, number)


def _compare(each: Played, other: Other) -> int:
    """1 if this person was the better of the two, -1 if the other was, 0 for equals."""
    sign = -1 if GAMES[each.game].low_score_wins else 1
    mine, theirs = (each.won, sign * each.score), (other.won, sign * other.score)
    return 0 if each.won and other.won else (mine > theirs) - (mine < theirs)


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
