"""What can be done in March of the Penguins, and how it is written. Tiles and penguins are numbers inside."""

import re

from penguins.core.bitboard import board_of
from penguins.core.game import NotAnAction
from penguins.core.state import Action
from penguins.games.march.geometry import COLUMNS, ICE, LENGTHS, PENGUINS, PLACE_NAMES, SPOTS, next_places


class LayTiles(Action):
    """Chance: what is under each tile."""

    letters: str

    def __str__(self) -> str:
        return f"tiles:{self.letters}"


class Walk(Action):
    """Walk to a tile, the ocean or the colony."""

    penguin: int
    target: int

    def __str__(self) -> str:
        return f"{PENGUINS[self.penguin]}>{PLACE_NAMES[self.target]}"


class Stop(Action):
    """Stay here although the penguin may go on."""

    def __str__(self) -> str:
        return "stop"


class Peek(Action):
    """Look in secret under a tile, or under none."""

    cell: int | None

    def __str__(self) -> str:
        return "peek:none" if self.cell is None else f"peek:{PLACE_NAMES[self.cell]}"


class MoveWeather(Action):
    """Move the weather from one tile to another."""

    origin: int
    target: int

    def __str__(self) -> str:
        return f"weather:{PLACE_NAMES[self.origin]}-{PLACE_NAMES[self.target]}"


class Slide(Action):
    """Swap two neighbouring tiles of a row, with all that is on them."""

    left: int
    right: int

    def __str__(self) -> str:
        return f"slide:{PLACE_NAMES[self.left]}-{PLACE_NAMES[self.right]}"


class Pass(Action):
    """No weather can move."""

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


def _steps(rows: int) -> tuple[tuple[tuple[Walk, ...], ...], ...]:
    places = [next_places(spot, rows) for spot in SPOTS]
    return tuple(
        tuple(tuple(Walk(penguin, place) for place in there) for there in places) for penguin in range(len(PENGUINS))
    )


STOP = Stop()
WALKS = {rows: _steps(rows) for rows in LENGTHS}
"""By rows, penguin and spot: where the penguin can step."""
GOING_ON: dict[int, tuple[tuple[tuple[Walk | Stop, ...], ...], ...]] = {
    rows: tuple(tuple((*steps, STOP) for steps in by_spot) for by_spot in by_penguin)
    for rows, by_penguin in WALKS.items()
}
"""The same for a penguin that may go on or stop."""

PEEKS = tuple(Peek(cell) for cell in range(ICE.size))
LOOK_NOWHERE = Peek(None)

PASS = Pass()
SLIDES = tuple(Slide(cell, cell + 1) for cell in range(ICE.size) if cell % COLUMNS < COLUMNS - 1)


class Drifts(dict[int, tuple[MoveWeather, ...]]):
    """Where the weather on one tile can move, by the other weather around it; each is worked out once."""

    def __init__(self, origin: int) -> None:
        super().__init__()
        self.around = board_of(ICE.neighbours[origin])
        self._moves = tuple(MoveWeather(origin, target) for target in sorted(ICE.neighbours[origin]))

    def __missing__(self, taken: int) -> tuple[MoveWeather, ...]:
        self[taken] = moves = tuple(move for move in self._moves if not taken >> move.target & 1)
        return moves


DRIFTS = tuple((drifts.around, drifts) for drifts in map(Drifts, range(ICE.size)))
"""For each tile: the tiles around it, and the moves by which of those are taken."""
