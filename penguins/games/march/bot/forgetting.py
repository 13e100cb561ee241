"""Losing sight of tiles that were seen: how the weaker levels remember."""

from zlib import crc32

from penguins.core.bitboard import board_of, cells_of
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import BLANK

_ROWS_BETWEEN_SLIPS = 6
_GAPS_WEIGH = 3
"""A few gaps hardly matter, as rows can be worked out; so a level that remembers less loses more than its share."""


def forgetful(view: MarchState, memory: float) -> MarchState:
    """The view with fewer tiles, all the fewer the less memory there is; what is face up stays.

    Which tiles slip the mind depends on nothing but the view, and changes only as the penguins walk on.
    """
    known = view.known_to(view.to_move) & ~view.face_up
    lost = board_of(cell for cell in cells_of(known) if not _remembers(view, cell, memory))
    dim = view.clone()
    dim.tiles = bytes(BLANK if lost >> cell & 1 else tile for cell, tile in enumerate(view.tiles))
    dim.seen_by_all &= ~lost
    dim.looked = tuple(board & ~lost for board in view.looked)
    return dim


def _remembers(view: MarchState, cell: int, memory: float) -> bool:
    stage = sum(view.scores()) // _ROWS_BETWEEN_SLIPS
    chance = crc32(bytes((view.to_move, stage, cell, view.tiles[cell]))) / 2**32
    return chance < memory**_GAPS_WEIGH
