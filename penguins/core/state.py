"""A position of any game (who is to move, what may be done, what a seat may see), and its actions."""

from abc import ABC, abstractmethod
from collections import namedtuple
from collections.abc import Callable, Sequence
from inspect import get_annotations
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Self, TypeVar, dataclass_transform

CHANCE = -1
"""`to_move` while dice, cards or the sea decide."""
OVER = -2
"""`to_move` once the match has ended."""

if TYPE_CHECKING:
    _Values = object  # to a type checker an action has fields and nothing else: nobody unpacks or indexes one
else:
    _Values = tuple


@dataclass_transform(frozen_default=True)
class _Kind(type):
    """Makes fields of the annotations of a class, as NamedTuple does."""

    _values: Callable[..., tuple[object, ...]]
    """The NamedTuple of the fields alone: it checks what is given, and has a `repr`."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> "_Kind":
        kind = super().__new__(mcs, name, bases, body | {"__slots__": ()})
        fields = tuple(get_annotations(kind))  # from Python 3.14 on, only a finished class tells its annotations
        values = namedtuple(name, fields)  # type: ignore[misc]  # the fields are known only now
        getters = {field: vars(values)[field] for field in fields}
        for attribute, value in {**getters, "__match_args__": fields, "_values": values}.items():
            setattr(kind, attribute, value)
        return kind


class Action(_Values, metaclass=_Kind):
    """The smallest decision a finger makes, equal only to actions of its own kind; its `str` is its notation.

    Every kind of every game is a subclass that lists its fields and says in `__str__` how it is written:

        class Move(Action):
            origin: int
            target: int

    It is made, read and matched like a NamedTuple. Inside it is a tuple of its fields and then its class, so
    that comparing and hashing stay plain tuple work, which the search does millions of times.
    """

    def __new__(cls, *fields: object, **named: object) -> Self:
        return tuple.__new__(cls, (*cls._values(*fields, **named), cls))  # type: ignore[type-var]

    def __getnewargs__(self) -> tuple[object, ...]:
        return tuple.__getitem__(self, slice(-1))  # type: ignore[call-overload,no-any-return]

    def __repr__(self) -> str:
        return repr(type(self)._values(*self.__getnewargs__()))


ActionT = TypeVar("ActionT", bound=Action)


class Unseen(LookupError):
    """What happens next depends on a blank of this view."""


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
        """Play a legal action in place, unchecked.

        Views can be played on, too. Where a blank decides what happens, that is Unseen, or the view misses what the
        viewer gets to see; where neither is so, it would have happened in every world that fits the view. Undo rests
        on it (penguins/session/undo.py).
        """

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

    def next_seat(self) -> int | None:
        """Whose turn it is or begins next, also while chance decides; None at the end."""
        if self.to_move == OVER:
            return None
        return 0 if self.to_move == CHANCE else self.to_move

    def plays_on(self, seat: int) -> bool:  # noqa: ARG002  # to the end, if a game says nothing else
        """Whether that seat may still come to decide something, as far as the table can tell."""
        return self.to_move != OVER

    @abstractmethod
    def describe(self) -> dict[str, Any]:
        """The whole state in plain JSON values, blanks as None. Two states are equal exactly if these are."""

    def allows(self, action: ActionT) -> bool:
        """Whether the rules take this action now."""
        if self.to_move == CHANCE:
            return self.allows_chance(action)
        return action in self.legal_actions()

    def _compared(self) -> tuple[object, ...]:
        """What equal states have in common: everything, unless a game keeps what can no longer be told."""
        return tuple(getattr(self, name) for name in slots_of(type(self)))

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self._compared() == other._compared()

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.describe()})"


def slots_of(cls: type) -> tuple[str, ...]:
    """All that an object of this class holds, by name."""
    return tuple(name for base in cls.__mro__ for name in base.__dict__.get("__slots__", ()))
