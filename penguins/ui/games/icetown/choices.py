"""What can be chosen in Ice Town now. No Kivy."""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.games.icetown.actions import SETTLE, STEALS, IceTownAction, Settle, Steal
from penguins.games.icetown.die import STEAL, colours_to_take, counting_face
from penguins.games.icetown.geometry import town_cells
from penguins.games.icetown.scoring import points_of
from penguins.games.icetown.state import IceTownState


class Home(NamedTuple):
    """Where a penguin lives: in whose town, and on which cell."""

    seat: int
    cell: int


class TownChoices:
    """What the seat to move can do, and what it has chosen so far: first which penguin, then where."""

    def __init__(self, view: IceTownState) -> None:
        self.view = view
        self.seat = view.turn
        self.colour: int | None = None
        """Of the penguin from a pile that is to be placed."""
        self.loot: Home | None = None
        """Of the penguin that is being stolen."""
        if len(self.colours) == 1:
            self.colour = self.colours[0]

    @property
    def stealing(self) -> bool:
        return self.view.roll == STEAL

    @property
    def victims(self) -> list[int]:
        """Whom one can steal from."""
        if not self.stealing or not self.view.free(self.seat):
            return []
        return [seat for seat in range(self.view.players) if seat != self.seat and self.view.settled(seat)]

    @property
    def richest_victim(self) -> int:
        return max(self.victims, key=lambda victim: self.view.settled(victim).bit_count())

    @property
    def colours(self) -> tuple[int, ...]:
        """The piles one can take from."""
        if not self.view.free(self.seat):
            return ()
        return colours_to_take(self.view.roll, self.view.piles)

    @property
    def can_pass(self) -> bool:
        return self.view.to_move >= 0 and (self.stealing or not self.colours)

    @property
    def face(self) -> int:
        """The face of the die that counts."""
        return counting_face(self.view.roll, self.view.piles)

    @property
    def held(self) -> int | None:
        """The colour of the penguin that is to be settled."""
        return self.view.colour_at(*self.loot) if self.loot else self.colour

    @property
    def chosen(self) -> tuple[int | None, Home | None]:
        """The penguin that was chosen: its colour if it is from a pile, where it lives if it is being stolen."""
        return self.colour, self.loot

    def take_back(self, chosen: tuple[int | None, Home | None]) -> None:
        """Choose what was `chosen` before."""
        self.colour, self.loot = chosen

    def take(self, seat: int, cell: int | None) -> bool:
        """Take a penguin from another town; whether there is one."""
        found = seat in self.victims and cell is not None and bool(self.view.settled(seat) >> cell & 1)
        if found and cell is not None:
            self.loot = Home(seat, cell)
        return found

    def targets(self) -> Sequence[int]:
        """Where the penguin in hand may settle."""
        return () if self.held is None else town_cells(self.view.free(self.seat))

    def cells(self, seat: int) -> Sequence[int]:
        """What may be touched in that seat's town: a place to settle, or a penguin to steal."""
        if seat == self.seat:
            return self.targets()
        return town_cells(self.view.settled(seat)) if seat in self.victims else ()

    def gains(self) -> dict[int, int]:
        """What each of these spaces would add to the score."""
        colour = self.held
        if colour is None:
            return {}
        town = self.view.town(self.seat)
        board, now = town[colour], points_of(town).total
        gains = {}
        for cell in self.targets():
            town[colour] = board | 1 << cell
            gains[cell] = points_of(town).total - now
        return gains

    def settle_at(self, cell: int) -> IceTownAction:
        """The decision to let the penguin in hand live there."""
        if self.loot is not None:
            return STEALS[self.loot.seat][self.loot.cell][cell]
        assert self.colour is not None  # there are targets only for a penguin in hand
        return SETTLE[self.colour][cell]


def new_cell(action: Settle | Steal) -> int:
    """Where in one's own town a penguin comes to live."""
    return action.cell if isinstance(action, Settle) else action.target
