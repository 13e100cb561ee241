"""What can be chosen on the floe now. No Kivy."""

from typing import NamedTuple

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.actions import Move, PingouinsAction, Place, slides_from
from penguins.games.pingouins.state import PingouinsState


class FloeChoices(NamedTuple):
    """The tiles that matter to whoever is to move: where to start, which penguins can slide, and where to."""

    view: PingouinsState
    seat: int | None
    """Whose person may act; None while nobody may."""

    def own(self) -> list[int]:
        """Where the seat's penguins stand."""
        return [] if self.seat is None else list(cells_of(self.view.penguins[self.seat]))

    def can_slide(self, tile: int) -> bool:
        """Whether a penguin there has a free tile beside it."""
        return bool(slides_from(tile, self.view.free))

    def movable(self) -> list[int]:
        """Where its penguins stand that can slide."""
        return [tile for tile in self.own() if self.can_slide(tile)]

    def lit(self, origin: int | None) -> list[int]:
        """What may be touched next: a tile to start on, a penguin to pick, or where the one at `origin` may go."""
        if self.seat is None:
            return []
        if self.view.unplaced:
            return list(cells_of(self.view.free & self.view.landing))
        if origin is None:
            return self.movable()
        return [move.target for move in slides_from(origin, self.view.free)]

    def action(self, origin: int | None, target: int) -> PingouinsAction:
        """Place a penguin on the target, or slide it there from `origin`."""
        return Place(target) if self.view.unplaced or origin is None else Move(origin, target)


def tiles_of(action: PingouinsAction) -> tuple[int, ...]:
    """The tiles of an action, in the order in which a finger touches them; none for what chance does."""
    match action:
        case Place(tile):
            return (tile,)
        case Move(origin, target):
            return (origin, target)
    return ()
