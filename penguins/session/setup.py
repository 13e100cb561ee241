"""What is settled before a match: the game, who sits where, the options, the house rules."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from penguins.bots.friend import NAME as FRIEND
from penguins.bots.friend import STRONGEST, WEAKEST, friend
from penguins.bots.levels import LEVELS, Level
from penguins.bots.measure import FIRST_GUESS
from penguins.core.game import AnyGame
from penguins.core.options import BadChoice, Options, UnknownOption, complete
from penguins.session.house_rules import ALL_HELPS, HouseRules

COLOURS = ("red", "blue", "green", "yellow", "violet", "pink")
HUMAN = "human"
BOTS = (*LEVELS, FRIEND)
PLAYERS = (HUMAN, *BOTS)
LONGEST_NAME = 24


class Seat(NamedTuple):
    """Someone at the table."""

    name: str
    colour: str
    player: str = HUMAN
    """`human`, or the level of the bot that plays here. A Friend is `friend`, and as soon as it plays, how strong it
    was measured to be stands behind it: `friend:57`."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN

    @property
    def kind(self) -> str:
        """One of PLAYERS."""
        return self.player.partition(":")[0]

    @property
    def level(self) -> Level:
        """How strong the bot is that plays here."""
        kind, _, strength = self.player.partition(":")
        return friend(int(strength or FIRST_GUESS)) if kind == FRIEND else LEVELS[kind]


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
    house: HouseRules = ALL_HELPS

    @classmethod
    def check(cls, game: AnyGame, seats: Sequence[Seat], options: Options, house: HouseRules = ALL_HELPS) -> "SetUp":
        """The set-up with all its options; BadSetUp if something is wrong with it."""
        _check_seats(game, seats)
        return cls(game, tuple(seats), _complete(game, options), house)

    @classmethod
    def from_plain(cls, game: AnyGame, plain: Any) -> "SetUp":
        """The inverse of `to_plain`, for values that anyone may have written; BadSetUp if they are wrong."""
        try:
            seats = [Seat(**{field: seat[field] for field in Seat._fields}) for seat in plain["seats"]]
            options = dict(plain["options"])
            house = HouseRules.from_plain(plain.get("house"))
        except (TypeError, KeyError, ValueError, IndexError, AttributeError):
            raise BadSetUp("shape") from None
        texts = [value for seat in seats for value in seat] + [*options, *options.values()]
        if not all(isinstance(text, str) for text in texts):
            raise BadSetUp("shape")
        return cls.check(game, seats, options, house)

    def to_plain(self) -> dict[str, Any]:
        """Seats, options and house rules as JSON values."""
        seats = [seat._asdict() for seat in self.seats]
        return {"seats": seats, "options": self.options, "house": self.house._asdict()}

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
        if not is_player(seat.player):
            raise BadSetUp("player", seat.player)
    _check_no_twins("name_twice", [seat.name.casefold() for seat in seats if seat.is_human])
    _check_no_twins("colour_twice", [seat.colour for seat in seats])


def is_name(text: str) -> bool:
    """Whether somebody can be called that."""
    return 0 < len(text) <= LONGEST_NAME and text.isprintable() and text == text.strip()


def is_player(text: str) -> bool:
    """Whether somebody plays who is written so."""
    kind, colon, strength = text.partition(":")
    if not colon:
        return kind in PLAYERS
    if kind != FRIEND or not re.fullmatch("-?[0-9]{1,3}", strength, re.ASCII):
        return False
    return WEAKEST <= int(strength) <= STRONGEST


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
