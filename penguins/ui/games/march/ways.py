"""What the last turn was: who went where, what drifted, what was looked under. No Kivy."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from penguins.core.game import Event
from penguins.games.march.events import Looked, Stepped, TilesSwapped, WeatherMoved


class Way(NamedTuple):
    """A part of a turn, and the places that it touched."""

    kind: Literal["walk", "weather", "swap", "look"]
    places: tuple[int, ...]
    penguin: int = -1
    """Who walked; those that went along went the same way."""


class LastTurn(NamedTuple):
    """What a seat did."""

    seat: int = -1
    ways: tuple[Way, ...] = ()

    @property
    def places(self) -> tuple[int, ...]:
        """All that it touched, in order."""
        return tuple(dict.fromkeys(place for way in self.ways for place in way.places))

    def then(self, seat: int, way: Way) -> "LastTurn":
        """The same turn goes on, or the next seat's begins."""
        return LastTurn(seat, (*self.ways, way) if seat == self.seat else (way,))


def way_of(event: Event) -> Way | None:
    """What is to be marked of it; nothing of what is not a move."""
    match event:
        case Stepped(penguin, origin, target):
            return Way("walk", (origin, target), penguin)
        case WeatherMoved(_, origin, target):
            return Way("weather", (origin, target))
        case TilesSwapped(left, right):
            return Way("swap", (left, right))
        case Looked(cell=cell):
            return Way("look", (cell,))
    return None


def pennants(names: Sequence[str]) -> list[str]:
    """A few letters for each player, no two alike: as few as it takes, else their numbers."""
    for letters in (1, 2, 3):
        short = [name[:letters].upper() for name in names]
        if len(set(short)) == len(names) and all(map(str.strip, short)):
            return short
    return [str(number) for number in range(1, len(names) + 1)]
