"""What happens in Pebbles, for a screen to show."""

from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.state import OVER
from tests.null_game.actions import LayHeap, PebblesAction
from tests.null_game.state import PebblesState


class HeapLaid(NamedTuple):
    """There is a heap of so many pebbles. What lies under it is not told: views must not give away more."""

    pebbles: int


class Taken(NamedTuple):
    """A seat took pebbles from the top of the heap, so many of so many."""

    seat: int
    pebbles: int
    heap: int


class CoinFound(NamedTuple):
    """The heap is gone, and what lay under it belongs to whoever took the last pebble."""

    seat: int
    coin: int


PebblesEvent = HeapLaid | Taken | CoinFound | MatchOver


def events(before: PebblesState, action: PebblesAction, after: PebblesState) -> tuple[PebblesEvent, ...]:
    """What happened between the two, in the order to show it. Both may be views."""
    if isinstance(action, LayHeap):
        return (HeapLaid(after.heap),)
    taken = Taken(before.to_move, action.pebbles, before.heap)
    if after.to_move != OVER:
        return (taken,)
    return taken, CoinFound(before.to_move, after.coin or 0), MatchOver(after.scores(), after.winners())
