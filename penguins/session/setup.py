"""What is settled before a match: the game, who sits where, the options."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from penguins.bots.levels import LEVELS
from penguins.core.game import AnyGame
from penguins.core.options import BadChoice, Options, UnknownOption, complete

COLOURS = ("red", "blue", "green", "yellow", "violet", "pink")
HUMAN = "human"
PLAYERS = (HUMAN, *LEVELS)
LONGEST_NAME = 24


class Seat(NamedTuple):
    """Someone at the table."""

    name: str
    colour: str
    player: str = HUMAN
    """`human`, or the level of the bot that plays here."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


class BadSetUp(ValueError):
    """Why no match can start like this: a reason's id, and what it is about.

    Reasons: `seats` (their number), `name`, `name_twice`, `colour`, `colour_twice`, `player`,
    `option`, `choice`, `shape` (not even the right kind of values).
    """

    def __init__(self, reason: str, about: str = "") -> None:
        super().__init__(reason, about)
        self.reason = reason
        self.about = about


class SetUp(NamedTuple):
    """A match that could start. Make it with `check`."""

    game: AnyGame
    seats: tuple[Seat, ...]
    options: dict[str, str]

    @classmethod
    def check(cls, game: AnyGame, seats: Sequence[Seat], options: Options) -> "SetUp":
        """The set-up with all its options; BadSetUp if something is wrong with it."""
        _check_seats(game, seats)
        return cls(game, tuple(seats), _complete(game, options))

    @classmethod
    def from_plain(cls, game: AnyGame, plain: Any) -> "SetUp":
        """The inverse of `to_plain`, for values that anyone may have written; BadSetUp if they are wrong."""
        try:
            seats = [Seat(**{field: seat[field] for field in Seat._fields}) for seat in plain["seats"]]
            options = dict(plain["options"])
        except (TypeError, KeyError, ValueError, IndexError):
            raise BadSetUp("shape") from None
        texts = [value for seat in seats for value in seat] + [*options, *options.values()]
        if not all(isinstance(text, str) for text in texts):
            raise BadSetUp("shape")
        return cls.check(game, seats, options)

    def to_plain(self) -> dict[str, Any]:
        """Seats and options as JSON values."""
        return {"seats": [seat._asdict() for seat in self.seats], "options": self.options}

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_human)


def _check_seats(game: AnyGame, seats: Sequence[Seat]) -> None:
    if len(seats) not in game.seats:
        raise BadSetUp("seats", str(len(seats)))
    for seat in seats:
        if not is_name(seat.name):
            raise BadSetUp("name", seat.name)
        if seat.colour not in COLOURS:
            raise BadSetUp("colour", seat.colour)
        if seat.player not in PLAYERS:
            raise BadSetUp("player", seat.player)
    _check_no_twins("name_twice", [seat.name.casefold() for seat in seats if seat.is_human])
    _check_no_twins("colour_twice", [seat.colour for seat in seats])


def is_name(text: str) -> bool:
    """Whether somebody can be called that."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


def _check_no_twins(reason: str, values: list[str]) -> None:
    for value in values:
        if values.count(value) > 1:
            raise BadSetUp(reason, value)


def _complete(game: AnyGame, options: Options) -> dict[str, str]:
    try:
        return complete(game.options, options)
    except UnknownOption as unknown:
        raise BadSetUp("option", unknown.key) from None
    except BadChoice as bad:
        raise BadSetUp("choice", f"{bad.option.key}={bad.value}") from None
