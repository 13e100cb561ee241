"""A position of Pebbles."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from penguins.core.state import CHANCE, OVER, State
from tests.null_game.actions import LayHeap, PebblesAction, Take

HEAPS = range(6, 10)
COINS = range(3)


class PebblesState(State[PebblesAction]):
    """What lies there, and what each seat has."""

    __slots__ = ("coin", "heap", "most", "taken")

    most: int
    """How many pebbles may be taken at once."""
    heap: int
    coin: int | None
    """What the coin under the heap is worth; None where it is unseen, or not there yet."""
    taken: list[int]

    def __init__(self, players: int, most: int) -> None:
        self.players = players
        self.to_move = CHANCE
        self.most = most
        self.heap = 0
        self.coin = None
        self.taken = [0] * players

    def clone(self) -> Self:
        """By hand, slot by slot: bots do this more often than anything else."""
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.to_move = self.to_move
        copy.most = self.most
        copy.heap = self.heap
        copy.coin = self.coin
        copy.taken = self.taken[:]
        return copy

    def legal_actions(self) -> Sequence[PebblesAction]:
        if self.to_move < 0:
            return ()
        return [Take(pebbles) for pebbles in range(1, min(self.most, self.heap) + 1)]

    def allows_chance(self, action: PebblesAction) -> bool:
        return isinstance(action, LayHeap) and action.pebbles in HEAPS and action.coin in COINS

    def sample_chance(self, rng: Random) -> LayHeap:
        return LayHeap(rng.choice(HEAPS), rng.choice(COINS))

    def apply(self, action: PebblesAction) -> None:
        if isinstance(action, LayHeap):
            self.heap, self.coin = action.pebbles, action.coin
            self.to_move = 0
        else:
            self._take(action.pebbles)

    def _take(self, pebbles: int) -> None:
        seat = self.to_move
        self.heap -= pebbles
        self.taken[seat] += pebbles
        self.to_move = (seat + 1) % self.players
        if not self.heap:
            self.taken[seat] += self.coin or 0
            self.to_move = OVER

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # the coin is hidden from all alike
        view = self.clone()
        if self.heap:
            view.coin = None
        return view

    def scores(self) -> tuple[int, ...]:
        return tuple(self.taken)

    def winners(self) -> tuple[int, ...]:
        if self.to_move != OVER:
            return ()
        return tuple(seat for seat, taken in enumerate(self.taken) if taken == max(self.taken))

    def describe(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "to_move": self.to_move,
            "most": self.most,
            "heap": self.heap,
            "coin": self.coin,
            "taken": self.taken[:],
        }
