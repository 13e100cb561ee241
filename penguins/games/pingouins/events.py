"""What a screen shows of Pingouins."""

from typing import NamedTuple

from penguins.core.bitboard import cells_of
from penguins.core.events import MatchOver
from penguins.core.state import OVER
from penguins.games.pingouins.actions import LayFloe, Move, PingouinsAction, Place
from penguins.games.pingouins.state import PingouinsState


class FloeLaid(NamedTuple):
    """The tiles are out, with so many fish each."""

    fish: tuple[int, ...]


class Placed(NamedTuple):
    """A penguin stepped onto the floe."""

    seat: int
    tile: int


class Slid(NamedTuple):
    """A penguin slid."""

    seat: int
    origin: int
    target: int


class TileTaken(NamedTuple):
    """A tile left the floe for its owner."""

    seat: int
    tile: int
    fish: int


class PlayerLeft(NamedTuple):
    """None of these penguins can move: their owner is going home."""

    seat: int
    tiles: tuple[int, ...]


PingouinsEvent = FloeLaid | Placed | Slid | TileTaken | PlayerLeft | MatchOver


def events(before: PingouinsState, action: PingouinsAction, after: PingouinsState) -> tuple[PingouinsEvent, ...]:
    """What happened between the two, in the order to show it."""
    told: list[PingouinsEvent] = []
    standing = before.penguins[:]
    match action:
        case LayFloe():
            told.append(FloeLaid(after.fish))
        case Place(tile):
            standing[before.to_move] |= 1 << tile
            told.append(Placed(before.to_move, tile))
        case Move(origin, target):
            standing[before.to_move] ^= 1 << origin | 1 << target
            told.append(Slid(before.to_move, origin, target))
            told.append(TileTaken(before.to_move, origin, before.fish[origin]))
    for seat, board in enumerate(standing):
        if board and not after.penguins[seat]:
            told += _leaving(seat, board, after)
    if after.to_move == OVER:
        told.append(MatchOver(after.scores(), after.winners()))
    return tuple(told)


def _leaving(seat: int, board: int, after: PingouinsState) -> list[PingouinsEvent]:
    tiles = tuple(cells_of(board))
    return [PlayerLeft(seat, tiles), *(TileTaken(seat, tile, after.fish[tile]) for tile in tiles)]
