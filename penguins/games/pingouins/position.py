"""A position of Pingouins as looking ahead needs it: small, and never changed."""

from __future__ import annotations

from collections.abc import Sequence

from penguins.core.state import OVER
from penguins.games.pingouins.actions import Move, Place
from penguins.games.pingouins.floe import around, cells_of
from penguins.games.pingouins.slides import PLACES, slides_from
from penguins.games.pingouins.state import PingouinsState
from penguins.games.pingouins.territory import Territory

Step = Move | Place


class Position:
    """Bitboards as in the state; what each seat holds for certain (see `Territory.held`)."""

    __slots__ = ("free", "held", "landing", "penguins", "seat", "unplaced")

    def __init__(
        self, free: int, penguins: Sequence[int], held: Sequence[float], seat: int, *, unplaced: int, landing: int
    ) -> None:
        self.free = free
        self.penguins = penguins
        self.held = held
        self.seat = seat
        self.unplaced = unplaced
        self.landing = landing

    @classmethod
    def of(cls, state: PingouinsState, territory: Territory) -> Position:
        """The position of a state in which a seat is to move."""
        held = list(map(territory.held, state.caught, state.tiles, state.penguins))
        left = {"unplaced": state.unplaced, "landing": state.landing}
        return cls(state.free, state.penguins[:], held, state.to_move, **left)

    def steps(self) -> list[Step]:
        """What the seat to move can do."""
        if self.unplaced:
            return [PLACES[tile] for tile in cells_of(self.free & self.landing)]
        if self.seat == OVER:
            return []
        return [move for origin in cells_of(self.penguins[self.seat]) for move in slides_from(origin, self.free)]

    def judged(self, steps: Sequence[Step], territory: Territory) -> list[Sequence[float]]:
        """Everybody's chances behind each of these steps."""
        seat, free = self.seat, self.free
        penguins, held = list(self.penguins), list(self.held)
        board, certain = penguins[seat], held[seat]
        judged = []
        for step in steps:
            target = step[-1]
            penguins[seat] = _moved(board, step)
            held[seat] = certain + territory.worth[target]
            judged.append(territory.chances(free ^ 1 << target, penguins, held))
        return judged

    def after(self, step: Step, territory: Territory) -> Position:
        """The position behind a step."""
        seat, target = self.seat, step[-1]
        penguins, held = list(self.penguins), list(self.held)
        penguins[seat] = _moved(penguins[seat], step)
        held[seat] += territory.worth[target]
        free, unplaced = self.free ^ 1 << target, self.unplaced and self.unplaced - 1
        following = (seat + 1) % len(penguins) if unplaced else _next_able(free, penguins, seat)
        return Position(free, penguins, held, following, unplaced=unplaced, landing=self.landing)


def _moved(board: int, step: Step) -> int:
    return board ^ 1 << step[0] ^ 1 << step[1] if len(step) == 2 else board | 1 << step[0]


def _next_able(free: int, penguins: Sequence[int], seat: int) -> int:
    players = len(penguins)
    for following in range(seat + 1, seat + 1 + players):
        if around(penguins[following % players]) & free:
            return following % players
    return OVER
