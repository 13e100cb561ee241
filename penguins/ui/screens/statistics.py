"""Puts statistics into words, for the history screen."""

from collections.abc import Callable
from typing import NamedTuple

from penguins.session.statistics import Line, PlayerLine, Statistics
from penguins.ui.base.pictures import penguin
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.face import face_of


class Tally(NamedTuple):
    """One line of statistics: what it is about, how it went, and the part that was won."""

    picture: str
    name: str
    line: str
    part: float


def tallies(statistics: Statistics, game: str | None, colour_of: Callable[[str], str]) -> list[tuple[str, list[Tally]]]:
    """The tallies below their titles; none for what was never played. `colour_of` knows people by their names."""
    found = [
        (tr("People"), [_person(line, game, colour_of(line.name)) for line in statistics.players]),
        (tr("Games"), [_game(line) for line in statistics.games]),
        (tr("Against bots"), [_level(line) for line in statistics.levels]),
    ]
    return [(title, lines) for title, lines in found if lines]


def _person(line: PlayerLine, game: str | None, colour: str) -> Tally:
    words = [_won(line.played, line.won)]
    if line.longest_streak > 1:
        words.append(tr("longest streak {number}", number=line.longest_streak))
    if line.streak > 1:
        words.append(tr("{number} in a row now", number=line.streak))
    if game and line.best is not None:
        words.append(_best(game, line.best))
    return Tally(penguin(colour, "idle"), line.name, " · ".join(words), _part(line.played, line.won))


def _game(line: Line) -> Tally:
    words = [_won(line.played, line.won)]
    if line.best is not None:
        words.append(_best(line.about, line.best))
    picture, name = face_of(line.about).title_picture, tr(face_of(line.about).texts.name)
    return Tally(picture, name, " · ".join(words), _part(line.played, line.won))


def _level(line: Line) -> Tally:
    name, words = tr(LEVEL_NAMES[line.about]), _won(line.played, line.won)
    return Tally(f"bot_{line.about}", name, words, _part(line.played, line.won))


def _won(played: int, won: int) -> str:
    matches = ntr("{number} game", "{number} games", played)
    victories = ntr("{number} won", "{number} won", won)
    return f"{matches}, {victories} ({formats.percent(won, played)})"


def _best(game: str, score: int) -> str:
    return tr("best {score}", score=face_of(game).texts.score(score))


def _part(played: int, won: int) -> float:
    return won / played if played else 0.0
