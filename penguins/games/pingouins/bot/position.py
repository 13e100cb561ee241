"""A position of Pingouins as looking ahead needs it: small, and never changed."""

from __future__ import annotations

from collections.abc import Sequence

from penguins.core.bitboard import cells_of
from penguins.core.state import OVER
from penguins.games.pingouins.actions import PLACES, Move, Place, slides_from
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import around
from penguins.games.pingouins.state import PingouinsState

Choice = Move | Place


class Position:
    """Bitboards as in the state; what each seat holds for certain (see `Shoal.held`)."""

    __slots__ = ("free", "held", "landing", "penguins", "seat", "shoal", "unplaced")

    free: int
    penguins: tuple[int, ...]
    held: tuple[float, ...]
    seat: int
    unplaced: int
    landing: int
    shoal: Shoal

    @classmethod
    def of(cls, state: PingouinsState) -> Position:
        """The position of a state in which a seat is to move."""
        position = cls()
        position.shoal = shoal = Shoal(state.fish)
        position.free = state.free
        position.penguins = tuple(state.penguins)
        position.held = tuple(map(shoal.held, state.caught, state.tiles, state.penguins))
        position.seat = state.to_move
        position.unplaced = state.unplaced
        position.landing = state.landing
        return position

    def steps(self) -> list[Choice]:
        """What the seat to move can do."""
        if self.unplaced:
            return [PLACES[tile] for tile in cells_of(self.free & self.landing)]
        if self.seat == OVER:
            return []
        return [move for origin in cells_of(self.penguins[self.seat]) for move in slides_from(origin, self.free)]

    def after(self, step: Choice) -> Position:
        """The position behind a step."""
        seat = self.seat
        position = Position()
        position.shoal = self.shoal
        position.landing = self.landing
        penguins, held = list(self.penguins), list(self.held)
        penguins[seat], target = _moved(penguins[seat], step)
        held[seat] += self.shoal.worth[target]
        position.free = free = self.free ^ 1 << target
        position.penguins, position.held = tuple(penguins), tuple(held)
        position.unplaced = self.unplaced and self.unplaced - 1
        position.seat = (seat + 1) % len(penguins) if position.unplaced else _next_able(free, penguins, seat)
        return position


def ends(steps: Sequence[Choice]) -> tuple[list[int], list[int]]:
    """Where steps of one kind begin, if they do on the floe, and where they end."""
    moves = [step for step in steps if isinstance(step, Move)]
    if moves:
        return [move.origin for move in moves], [move.target for move in moves]
    return [], [step.tile for step in steps if isinstance(step, Place)]


def _moved(board: int, step: Choice) -> tuple[int, int]:
    """The bitboard of a seat's penguins behind a step, and the tile that one of them came to."""
    if isinstance(step, Move):
        return board ^ 1 << step.origin ^ 1 << step.target, step.target
    return board | 1 << step.tile, step.tile


def _next_able(free: int, penguins: Sequence[int], seat: int) -> int:
    players = len(penguins)
    for following in range(seat + 1, seat + 1 + players):
        if around(penguins[following % players]) & free:
            return following % players
    return OVER
