"""Every choice that can come up, made once and looked up from then on."""

from penguins.core.bitboard import board_of
from penguins.games.march.actions import MoveWeather, Pass, Peek, Slide, Stop, Walk
from penguins.games.march.ice import COLUMNS, ICE, LENGTHS, PENGUINS, SPOTS, next_places


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
