"""What a screen shows of Ice Town."""

from typing import Literal, NamedTuple

from penguins.core.events import MatchOver
from penguins.core.state import OVER
from penguins.games.icetown.actions import IceTownAction, Pass, Roll, Settle, Steal
from penguins.games.icetown.die import STEAL, colours_to_take, turns_over
from penguins.games.icetown.state import IceTownState

PassReason = Literal["declined", "town_full", "nothing_to_steal", "piles_empty"]


class Rolled(NamedTuple):
    """The die fell."""

    seat: int
    face: int
    underside: bool
    """The pile of the colour on top is empty, so that the face below counts."""
    colours: tuple[int, ...]
    """What may be taken from the piles; none for a steal, or where all that the roll means is gone."""


class PileTaken(NamedTuple):
    """A penguin left its pile, in which so many are left."""

    seat: int
    colour: int
    left: int


class Placed(NamedTuple):
    """A penguin from a pile settled in a town."""

    seat: int
    colour: int
    cell: int


class Stolen(NamedTuple):
    """A penguin moved from another town into the seat's own."""

    seat: int
    victim: int
    colour: int
    origin: int
    target: int


class Passed(NamedTuple):
    """The seat did nothing, and why."""

    seat: int
    why: PassReason


class LastRound(NamedTuple):
    """The second pile has run out: only these seats still have a turn, in this order."""

    seats: tuple[int, ...]


IceTownEvent = Rolled | PileTaken | Placed | Stolen | Passed | LastRound | MatchOver


def events(before: IceTownState, action: IceTownAction, after: IceTownState) -> tuple[IceTownEvent, ...]:
    """What happened between the two, in the order to show it."""
    told = _deed(before, action, after)
    if after.last_round() and not before.last_round():
        told.append(LastRound(tuple(range(before.turn + 1, before.players))))
    if after.to_move == OVER:
        told.append(MatchOver(after.scores(), after.winners()))
    return tuple(told)


def _deed(before: IceTownState, action: IceTownAction, after: IceTownState) -> list[IceTownEvent]:
    seat = before.turn
    match action:
        case Roll(face):
            return [Rolled(seat, face, turns_over(face, before.piles), colours_to_take(face, before.piles))]
        case Settle(colour, cell):
            return [PileTaken(seat, colour, after.piles[colour]), Placed(seat, colour, cell)]
        case Steal(victim, origin, target):
            stolen = before.colour_at(victim, origin)
            assert stolen is not None  # a steal is legal only where a penguin lives
            return [Stolen(seat, victim, stolen, origin, target)]
        case Pass():
            return [Passed(seat, pass_reason(before))]


def pass_reason(state: IceTownState) -> PassReason:
    """Why the seat to move passes, if it does."""
    if not state.free(state.turn):
        return "town_full"
    if state.roll != STEAL:
        return "piles_empty"
    return "declined" if len(state.legal_actions()) > 1 else "nothing_to_steal"
