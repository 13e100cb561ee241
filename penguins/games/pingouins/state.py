"""A position of Pingouins."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from penguins.core.bitboard import board_of, cells_of
from penguins.core.state import CHANCE, OVER, State
from penguins.games.pingouins.actions import PLACES, SLIDES, LayFloe, Move, PingouinsAction, Place
from penguins.games.pingouins.geometry import ALL, FLOE, TILES, around

PENGUINS_EACH = {2: 4, 3: 3, 4: 2}
FISH_IN_ALL = "1" * 30 + "2" * 20 + "3" * 10


class PingouinsState(State[PingouinsAction]):
    """Bitboards of free tiles and of each seat's penguins; what each seat has taken."""

    __slots__ = ("caught", "fish", "free", "landing", "one_fish_only", "penguins", "tiles", "unplaced")

    fish: tuple[int, ...]
    """Fish per tile as the floe was laid; empty before."""
    free: int
    """Tiles that still float and carry no penguin."""
    landing: int
    """Tiles on which the rules let a penguin be placed."""
    penguins: list[int]
    caught: list[int]
    tiles: list[int]
    unplaced: int
    """Penguins still waiting beside the floe, of all seats together."""

    def __init__(self, players: int, one_fish_only: bool) -> None:
        self.players = players
        self.to_move = CHANCE
        self.one_fish_only = one_fish_only
        self.fish = ()
        self.free = self.landing = 0
        self.penguins = [0] * players
        self.caught = [0] * players
        self.tiles = [0] * players
        self.unplaced = players * PENGUINS_EACH[players]

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.to_move = self.to_move
        copy.one_fish_only = self.one_fish_only
        copy.fish = self.fish
        copy.free = self.free
        copy.landing = self.landing
        copy.penguins = self.penguins[:]
        copy.caught = self.caught[:]
        copy.tiles = self.tiles[:]
        copy.unplaced = self.unplaced
        return copy

    def legal_actions(self) -> Sequence[PingouinsAction]:
        if self.to_move < 0:
            return ()
        if self.unplaced:
            return [PLACES[tile] for tile in cells_of(self.free & self.landing)]
        free = self.free
        moves: list[Move] = []
        for origin in cells_of(self.penguins[self.to_move]):
            for mask, slides in SLIDES[origin]:
                moves += slides[free & mask]
        return moves

    def allows_chance(self, action: PingouinsAction) -> bool:
        return isinstance(action, LayFloe) and "".join(sorted(action.fish)) == FISH_IN_ALL

    def sample_chance(self, rng: Random) -> LayFloe:
        return LayFloe("".join(rng.sample(FISH_IN_ALL, TILES)))

    def apply(self, action: PingouinsAction) -> None:
        if isinstance(action, Move):
            self._slide(action)
        elif isinstance(action, Place):
            self._place(action)
        else:
            self._lay_floe(action)

    def _lay_floe(self, floe: LayFloe) -> None:
        self.fish = tuple(map(int, floe.fish))
        self.free = ALL
        ones = board_of(tile for tile, fish in enumerate(self.fish) if fish == 1)
        self.landing = ones if self.one_fish_only else ALL
        self.to_move = 0

    def _place(self, place: Place) -> None:
        tile = 1 << place.tile
        self.free ^= tile
        self.penguins[self.to_move] |= tile
        self.unplaced -= 1
        if self.unplaced:
            self.to_move = (self.to_move + 1) % self.players
        else:
            self._end_turn()

    def _slide(self, move: Move) -> None:
        seat = self.to_move
        self.free ^= 1 << move.target
        self.penguins[seat] ^= 1 << move.origin | 1 << move.target
        self.caught[seat] += self.fish[move.origin]
        self.tiles[seat] += 1
        self._end_turn()

    def _end_turn(self) -> None:
        free = self.free
        for seat, board in enumerate(self.penguins):
            if board and not around(board) & free:
                self._leave(seat)
        players = self.players
        for seat in range(self.to_move + 1, self.to_move + 1 + players):
            if self.penguins[seat % players]:
                self.to_move = seat % players
                return
        self.to_move = OVER

    def _leave(self, seat: int) -> None:
        """The seat goes home with the tiles under its penguins, so nobody gains a way."""
        for tile in cells_of(self.penguins[seat]):
            self.caught[seat] += self.fish[tile]
            self.tiles[seat] += 1
        self.penguins[seat] = 0

    def plays_on(self, seat: int) -> bool:
        return bool(self.unplaced or self.penguins[seat])

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # nothing is hidden
        return self.clone()

    def scores(self) -> tuple[int, ...]:
        return tuple(self.caught)

    def winners(self) -> tuple[int, ...]:
        if self.to_move != OVER:
            return ()
        catches = self.catches()
        return tuple(seat for seat, catch in enumerate(catches) if catch == max(catches))

    def catches(self) -> list[tuple[int, int]]:
        """What each seat has taken: its fish, then its tiles, by which equal fish are told apart."""
        return list(zip(self.caught, self.tiles, strict=True))

    def floating(self) -> int:
        """The tiles that are still there, free or under a penguin."""
        return self.free | sum(self.penguins)

    def _compared(self) -> tuple[object, ...]:
        """Tiles that are gone have no fish left to tell two positions by; where to land follows from the fish."""
        now = (self.players, self.to_move, self.free, self.penguins, self.unplaced, self.caught, self.tiles)
        return *now, self._fish_left(), self.one_fish_only

    def _fish_left(self) -> list[int]:
        """The fish on every tile; none where it is gone."""
        floating = self.floating()
        return [fish * (floating >> tile & 1) for tile, fish in enumerate(self.fish)]

    def describe(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "to_move": self.to_move,
            "placement": "one_fish" if self.one_fish_only else "any",
            "floe": "".join(map(str, self._fish_left())) or None,
            "penguins": [[FLOE.names[tile] for tile in cells_of(board)] for board in self.penguins],
            "to_place": self.unplaced,
            "fish": self.caught[:],
            "tiles": self.tiles[:],
        }
