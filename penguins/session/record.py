"""A match with the people in it: what is kept of it, in memory and on disk."""

import json
import secrets
from dataclasses import InitVar, dataclass, field
from datetime import date
from hashlib import sha256
from typing import Any, NamedTuple

from penguins.core.match import Match
from penguins.core.state import OVER, Action, State
from penguins.session.setup import SetUp

KEY_LETTERS = 32
SEED_BITS = 24
"""Of new matches: as many as make the code of a start short (`penguins/session/start_code.py`)."""


def new_seed() -> int:
    """Chance that nobody has seen anything of."""
    return secrets.randbits(SEED_BITS)


def new_key() -> str:
    """A key that no other match has."""
    return secrets.token_hex(KEY_LETTERS // 2)


class Origin(NamedTuple):
    """Where a match comes from that plays on from a position of another."""

    key: str
    """Of the other match."""
    moment: int
    """How many actions they have in common."""


class FirstTry(NamedTuple):
    """Whose first try at the board of which day a match is (`penguins/session/days.py`)."""

    person: str
    day: date


@dataclass
class Record:
    """A match, its set-up and the seed of its chance."""

    setup: SetUp
    started: float
    """Seconds since the epoch, like all times here."""
    seed: int = field(default_factory=new_seed)
    ended: float | None = None
    id: int | None = None
    """The number under which it is stored; None while it is not."""
    version: int = 0
    """How often it was stored: whoever finds another number on disk is not the only one playing it."""
    stored: int = 0
    """How many actions on disk agree with the log."""
    key: str = field(default_factory=new_key)
    """Tells this match from all others, wherever it goes: a file of it carries the key along."""
    origin: Origin | None = None
    """What it plays on from; None if it began at the beginning."""
    is_open: bool = False
    """Whether everybody sees everything, and chance has nothing to tell that is not known: a puzzle."""
    first_try: FirstTry | None = None
    """Known where the match is begun; afterwards its key tells."""
    rules: InitVar[int | None] = None
    """The version of the rules that the match began with, if not today's."""
    match: Match = field(init=False)

    def __post_init__(self, rules: int | None) -> None:
        self.match = Match(self.setup.game, len(self.setup.seats), self.setup.options, rules)

    @property
    def is_over(self) -> bool:
        return self.match.state.to_move == OVER

    @property
    def counts(self) -> bool:
        """Whether it says anything about those who play it: a match that began in the middle does not."""
        return self.origin is None

    @property
    def is_decided_on(self) -> bool:
        """Whether a person has decided anything in it."""
        humans = self.setup.humans
        return any(self.match.mover(moment) in humans for moment in range(len(self.match.log)))

    def seen(self, moment: int, viewer: int | None) -> State[Any]:
        """What that seat (None: the table) may know of the position after so many actions."""
        state = self.match.position(moment)
        return state if self.is_open else state.seen_by(viewer)

    def play(self, action: Action) -> None:
        """Play an action; IllegalAction leaves everything as it was."""
        self.match.play(action)

    def take_back(self, moment: int) -> list[Action]:
        """Go back to when the log was that long; the answer is what was taken back, oldest first."""
        taken = [self.match.undo() for _ in range(len(self.match.log) - moment)]
        self.stored = min(self.stored, moment)
        return taken[::-1]

    def derived_key(self) -> str:
        """A key worked out from what happened, for a file of 1.0.0, which has none. Options left at their defaults do
        not count, so that one that is added later changes nothing."""
        defaults = {option.key: option.default for option in self.setup.game.options}
        told = {
            "game": self.setup.game.id,
            "seats": self.setup.seats,
            "options": {key: value for key, value in self.setup.options.items() if value != defaults[key]},
            "actions": [str(action) for action in self.match.log],
        }
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:KEY_LETTERS]
