"""A position of Ice Town."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from penguins.core.state import CHANCE, OVER, State
from penguins.games.icetown.actions import PASS, ROLLS, SETTLE, STEALS, IceTownAction, Roll, Settle, Steal
from penguins.games.icetown.die import STEAL, colours_to_take
from penguins.games.icetown.geometry import COLOURS, SPACES, TOWN, town_cells
from penguins.games.icetown.scoring import Points, points_of

PILE = {2: 10, 3: 15, 4: 20}
"""Penguins of each colour, by the number of players."""


class IceTownState(State[IceTownAction]):
    """A bitboard per seat and colour, and what is left of the piles."""

    __slots__ = ("boards", "piles", "roll", "turn")

    boards: list[int]
    """Four for seat 0, in the order of the colours, then four for seat 1, and so on."""
    piles: list[int]
    roll: int
    """The face of the die that the seat to move acts on; 0 while there is none."""
    turn: int
    """The seat whose turn it is, also while the die is still to be rolled."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_move = CHANCE
        self.boards = [0] * (len(COLOURS) * players)
        self.piles = [PILE[players]] * len(COLOURS)
        self.roll = 0
        self.turn = 0

    def clone(self) -> Self:
        copy = object.__new__(type(self))
        copy.players = self.players
        copy.to_move = self.to_move
        copy.boards = self.boards[:]
        copy.piles = self.piles[:]
        copy.roll = self.roll
        copy.turn = self.turn
        return copy

    def town(self, seat: int) -> list[int]:
        """A bitboard per colour of the penguins of that seat."""
        return self.boards[4 * seat : 4 * seat + 4]

    def settled(self, seat: int) -> int:
        """Every penguin of that seat."""
        green, pink, yellow, violet = self.town(seat)
        return green | pink | yellow | violet

    def free(self, seat: int) -> int:
        """The spaces of that seat on which no penguin lives."""
        return SPACES ^ self.settled(seat)

    def colour_at(self, seat: int, cell: int) -> int | None:
        """The colour of the penguin there, if there is one."""
        return next((colour for colour, board in enumerate(self.town(seat)) if board >> cell & 1), None)

    def last_round(self) -> bool:
        """Whether two piles have run out, so that no further round begins."""
        return self.piles.count(0) >= 2

    def legal_actions(self) -> Sequence[IceTownAction]:
        if self.to_move < 0:
            return ()
        targets = town_cells(self.free(self.to_move))
        if self.roll == STEAL:
            return self._steals(targets)
        colours = colours_to_take(self.roll, self.piles)
        return [SETTLE[colour][target] for colour in colours for target in targets] or (PASS,)

    def _steals(self, targets: Sequence[int]) -> list[IceTownAction]:
        found: list[IceTownAction] = []
        for victim in range(self.players):
            if victim != self.to_move:
                for origin in town_cells(self.settled(victim)):
                    steals = STEALS[victim][origin]
                    found += [steals[target] for target in targets]
        found.append(PASS)
        return found

    def allows_chance(self, action: IceTownAction) -> bool:
        return action in ROLLS

    def sample_chance(self, rng: Random) -> Roll:
        return rng.choice(ROLLS)

    def apply(self, action: IceTownAction) -> None:
        if isinstance(action, Roll):
            self.roll = action.face
            self.to_move = self.turn
            return
        if isinstance(action, Settle):
            self._place(action)
        elif isinstance(action, Steal):
            self._steal(action)
        self._end_turn()

    def _place(self, place: Settle) -> None:
        self.piles[place.colour] -= 1
        self.boards[4 * self.turn + place.colour] |= 1 << place.cell

    def _steal(self, steal: Steal) -> None:
        board = 4 * steal.victim
        while not self.boards[board] >> steal.origin & 1:
            board += 1
        self.boards[board] ^= 1 << steal.origin
        self.boards[4 * self.turn + board % 4] |= 1 << steal.target

    def _end_turn(self) -> None:
        self.roll = 0
        self.turn = (self.turn + 1) % self.players
        self.to_move = OVER if self.turn == 0 and self.last_round() else CHANCE

    def plays_on(self, seat: int) -> bool:
        return self.to_move != OVER and not (self.last_round() and self.turn > seat)

    def seen_by(self, seat: int | None) -> Self:  # noqa: ARG002  # nothing is hidden
        return self.clone()

    def points(self, seat: int) -> Points:
        """What each colour brings that seat now."""
        return points_of(self.town(seat))

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points(seat).total for seat in range(self.players))

    def winners(self) -> tuple[int, ...]:
        if self.to_move != OVER:
            return ()
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))

    def next_seat(self) -> int | None:
        return None if self.to_move == OVER else self.turn

    def describe(self) -> dict[str, Any]:
        return {
            "players": self.players,
            "to_move": self.to_move,
            "turn": self.next_seat(),
            "roll": self.roll or None,
            "piles": dict(zip(COLOURS, self.piles, strict=True)),
            "last_round": self.last_round(),
            "towns": [self._describe_town(seat) for seat in range(self.players)],
            "points": [self._describe_points(seat) for seat in range(self.players)],
        }

    def _describe_town(self, seat: int) -> dict[str, list[str]]:
        boards = zip(COLOURS, self.town(seat), strict=True)
        return {colour: [TOWN.names[cell] for cell in town_cells(board)] for colour, board in boards}

    def _describe_points(self, seat: int) -> dict[str, int]:
        points = self.points(seat)
        return {**points._asdict(), "total": points.total}
