"""A position of any game: who is to move, what may be done, what a seat may see."""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Generic, Self, TypeVar

CHANCE = -1
"""`to_move` while dice, cards or the sea decide."""
OVER = -2
"""`to_move` once the match has ended."""

Action = Hashable
"""A NamedTuple, the smallest decision a finger makes; its `str` is the notation of the game."""

ActionT = TypeVar("ActionT", bound=Action)


class State(ABC, Generic[ActionT]):
    """Mutable and cheap to clone: bots make millions of them."""

    __slots__ = ("players", "to_move")

    players: int
    to_move: int

    @abstractmethod
    def legal_actions(self) -> Sequence[ActionT]:
        """What the seat to move may do: never empty for a seat, always empty for chance and at the end."""

    @abstractmethod
    def allows_chance(self, action: ActionT) -> bool:
        """Whether chance could bring this now (asked only while chance is to move)."""

    @abstractmethod
    def apply(self, action: ActionT) -> None:
        """Play a legal action in place, unchecked."""

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy."""

    @abstractmethod
    def sample_chance(self, rng: Random) -> ActionT:
        """Draw what chance brings."""

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """A copy with blanks where that seat (None: the table) may not look."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """What each seat has so far."""

    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The seats that won; empty until the match is over."""

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """The whole state in plain JSON values, blanks as None."""

    def allows(self, action: ActionT) -> bool:
        """Whether the rules take this action now."""
        if self.to_move == CHANCE:
            return self.allows_chance(action)
        return action in self.legal_actions()

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _slots(type(self)))

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.describe()})"


def _slots(cls: type) -> tuple[str, ...]:
    return tuple(name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ()))
