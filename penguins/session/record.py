"""A match with the people in it: what is kept of it, in memory and on disk."""

import secrets
from dataclasses import InitVar, dataclass, field

from penguins.core.match import Match
from penguins.core.state import OVER, Action
from penguins.session.setup import SetUp


def new_seed() -> int:
    """Chance that nobody has seen anything of."""
    return secrets.randbits(63)


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
    rules: InitVar[int | None] = None
    """The version of the rules that the match began with, if not today's."""
    match: Match = field(init=False)

    def __post_init__(self, rules: int | None) -> None:
        self.match = Match(self.setup.game, len(self.setup.seats), self.setup.options, rules)

    @property
    def is_over(self) -> bool:
        return self.match.state.to_move == OVER

    def play(self, action: Action) -> None:
        """Play an action; IllegalAction leaves everything as it was."""
        self.match.play(action)

    def take_back(self, moment: int) -> list[Action]:
        """Go back to when the log was that long; the answer is what was taken back, oldest first."""
        taken = [self.match.undo() for _ in range(len(self.match.log) - moment)]
        self.stored = min(self.stored, moment)
        return taken[::-1]
