"""A code for any start: a few short words that stand for a game, its options, who sits where, and the seed.

It can be read aloud and typed in any of our languages: the words of `assets/codes` stand for the same numbers in all of
them. Inside it is one large number, a digit after the other, each in the range that the ones before it leave; the last
word is a checksum.
"""

from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import NamedTuple
from unicodedata import combining, normalize

from penguins.core.game import AnyGame
from penguins.core.match import Match
from penguins.core.options import BadChoice, Option, complete
from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.paths import ASSETS
from penguins.session.record import Record
from penguins.session.sayable import sayable
from penguins.session.setup import PLAYERS, SetUp

FOLDER = ASSETS / "codes"
WORDS = 256
LARGEST_SEED = 2**63
_GAMES, _PLAYERS = 16, 8
"""Room for more games, and for more kinds of players, than there are today: the codes of before stay good."""
_MOST_WORDS = 24
_LONGEST_SHOWN = 20


class BadCode(ValueError):
    """Why a code is none: a reason's id, and what it is about.

    Reasons: `word` (about: one that is in none of our lists), `length` (too few words, or far too many), `mistyped`
    (all are words of ours, but they do not go together), `unknown` (only another version of the app may know it).
    """

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = sayable(about, _LONGEST_SHOWN)


class Start(NamedTuple):
    """Everything that a match begins with, but for the names of the people and their colours."""

    game: AnyGame
    options: dict[str, str]
    players: tuple[str, ...]
    """For each seat `human`, or the kind of bot: a Friend is as strong as it has to be for whoever plays."""
    seed: int

    @classmethod
    def of(cls, setup: SetUp, seed: int) -> "Start":
        """The start of a match."""
        return cls(setup.game, setup.options, tuple(seat.kind for seat in setup.seats), seed)

    @classmethod
    def behind(cls, record: Record) -> "Start | None":
        """The start that leads to what chance has brought in a match; None if there is none: it was read from a file,
        plays on from another, or was begun by an older version."""
        if record.origin is not None or record.match.rules != record.setup.game.rules:
            return None
        match = Match(record.setup.game, len(record.setup.seats), record.setup.options)
        for action in record.match.log:
            if match.state.to_move == CHANCE and match.draw_chance(record.seed) != action:
                return None
            match.play(action)
        return cls.of(record.setup, record.seed) if record.seed in range(LARGEST_SEED) else None


def code_of(start: Start, language: str = ENGLISH.id) -> str:
    """The words of a start, in that language."""
    number = start.seed
    for player in reversed(start.players):
        number = number * _PLAYERS + PLAYERS.index(player)
    number = number * len(start.game.seats) + start.game.seats.index(len(start.players))
    for option in reversed(start.game.options):
        number = number * len(option.choices) + option.choices.index(start.options[option.key])
    number = number * _GAMES + list(GAMES).index(start.game.id)
    digits = _digits(number)
    words = _words(language)
    return " ".join(words[digit] for digit in (*digits, _check(digits)))


def start_of(text: str) -> Start:
    """The start that these words stand for, however they are spelt; BadCode if there is none."""
    digits = [_number(word) for word in _split(text)]
    if not 2 <= len(digits) <= _MOST_WORDS:
        raise BadCode("length")
    *digits, check = digits
    if check != _check(digits):
        raise BadCode("mistyped")
    return _start(sum(digit * WORDS**place for place, digit in enumerate(reversed(digits))))


def _start(number: int) -> Start:
    number, game_number = divmod(number, _GAMES)
    if game_number >= len(GAMES):
        raise BadCode("unknown")
    game = list(GAMES.values())[game_number]
    number, options = _options(number, game.options)
    number, seats = divmod(number, len(game.seats))
    players = []
    for _ in range(game.seats[seats]):
        number, player = divmod(number, _PLAYERS)
        if player >= len(PLAYERS):
            raise BadCode("unknown")
        players.append(PLAYERS[player])
    if number >= LARGEST_SEED:
        raise BadCode("unknown")
    return Start(game, options, tuple(players), number)


def _options(number: int, declared: Iterable[Option]) -> tuple[int, dict[str, str]]:
    """What is left of the number, and the options that it began with."""
    chosen: dict[str, str] = {}
    for option in declared:
        number, choice = divmod(number, len(option.choices))
        chosen[option.key] = option.choices[choice]
    try:
        return number, complete(tuple(declared), chosen)
    except BadChoice:
        raise BadCode("unknown") from None


def _digits(number: int) -> list[int]:
    """The number in words, the largest first."""
    digits = [number % WORDS]
    while number := number // WORDS:
        digits.append(number % WORDS)
    return digits[::-1]


def _check(digits: Iterable[int]) -> int:
    return sha256(bytes(digits)).digest()[0]


@cache
def _words(language: str) -> list[str]:
    """The list of a language, or the English one where there is none yet."""
    path = FOLDER / f"{language}.txt"
    return (path if path.is_file() else FOLDER / f"{ENGLISH.id}.txt").read_text(encoding="utf-8").split()


@cache
def _numbers() -> dict[str, int]:
    """Every word of every language, plainly spelt."""
    return {_plain(word): number for language in LANGUAGES for number, word in enumerate(_words(language))}


def _number(word: str) -> int:
    number = _numbers().get(_plain(word))
    if number is None:
        raise BadCode("word", word)
    return number


def _split(text: str) -> list[str]:
    """Whatever stands between them: spaces, hyphens, commas, line breaks."""
    return "".join(letter if letter.isalnum() or combining(letter) else " " for letter in text).split()


def _plain(word: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in normalize("NFKD", word.casefold()) if not combining(letter))
