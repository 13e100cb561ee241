"""What can be done in March of the Penguins, and how it is written. Tiles and penguins are numbers inside.

Every action ends with its kind, because tuples of the same numbers would be equal otherwise.
"""

import re
from typing import Literal, NamedTuple

from penguins.core.game import NotAnAction
from penguins.games.march.ice import PENGUINS, PLACE_NAMES


class LayTiles(NamedTuple):
    """Chance: what is under each tile."""

    letters: str
    kind: Literal["tiles"] = "tiles"

    def __str__(self) -> str:
        return f"tiles:{self.letters}"


class Walk(NamedTuple):
    """Walk to a tile, the ocean or the colony."""

    penguin: int
    target: int
    kind: Literal["step"] = "step"

    def __str__(self) -> str:
        return f"{PENGUINS[self.penguin]}>{PLACE_NAMES[self.target]}"


class Stop(NamedTuple):
    """Stay here although the penguin may go on."""

    kind: Literal["stop"] = "stop"

    def __str__(self) -> str:
        return "stop"


class Peek(NamedTuple):
    """Look in secret under a tile, or under none."""

    cell: int | None
    kind: Literal["peek"] = "peek"

    def __str__(self) -> str:
        return "peek:none" if self.cell is None else f"peek:{PLACE_NAMES[self.cell]}"


class MoveWeather(NamedTuple):
    """Move the weather from one tile to another."""

    origin: int
    target: int
    kind: Literal["weather"] = "weather"

    def __str__(self) -> str:
        return f"weather:{PLACE_NAMES[self.origin]}-{PLACE_NAMES[self.target]}"


class Slide(NamedTuple):
    """Swap two neighbouring tiles of a row, with all that is on them."""

    left: int
    right: int
    kind: Literal["slide"] = "slide"

    def __str__(self) -> str:
        return f"slide:{PLACE_NAMES[self.left]}-{PLACE_NAMES[self.right]}"


class Pass(NamedTuple):
    """No weather can move."""

    kind: Literal["pass"] = "pass"

    def __str__(self) -> str:
        return "pass"


MarchAction = LayTiles | Walk | Stop | Peek | MoveWeather | Slide | Pass

_TILE = "[a-h][1-4]"
_NOTATION = re.compile(
    rf"(?P<plain>stop|pass|peek:none)|tiles:(?P<tiles>(?:[rbgyRBGY]{{4}}){{4,8}})|peek:(?P<peek>{_TILE})"
    rf"|(?P<penguin>{'|'.join(PENGUINS)})>(?P<step>{_TILE}|colony|ocean)"
    rf"|(?P<pair>weather|slide):(?P<first>{_TILE})-(?P<second>{_TILE})"
)
_PLAIN: dict[str, MarchAction] = {"stop": Stop(), "pass": Pass(), "peek:none": Peek(None)}


def parse(text: str) -> MarchAction:
    """The action written so; NotAnAction if none is."""
    found = _NOTATION.fullmatch(text)
    if found is None:
        raise NotAnAction(text)
    if found["plain"]:
        return _PLAIN[text]
    if found["tiles"]:
        return LayTiles(found["tiles"])
    if found["peek"]:
        return Peek(PLACE_NAMES.index(found["peek"]))
    if found["penguin"]:
        return Walk(PENGUINS.index(found["penguin"]), PLACE_NAMES.index(found["step"]))
    first, second = PLACE_NAMES.index(found["first"]), PLACE_NAMES.index(found["second"])
    return MoveWeather(first, second) if found["pair"] == "weather" else Slide(first, second)
