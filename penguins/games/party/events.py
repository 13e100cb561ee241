"""What a screen shows of Penguin Party."""

from collections.abc import Iterator
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.state import OVER
from penguins.games.party.actions import Deal, PartyAction, PlayCard
from penguins.games.party.cards import Hand
from penguins.games.party.geometry import FIRST, row_and_x
from penguins.games.party.state import PartyState


class RoundStarted(NamedTuple):
    """A round begins; the first is 0."""

    round: int
    starter: int
    extra: bool
    """Whether it is played only because nobody led alone."""


class Dealt(NamedTuple):
    """Everybody has cards."""

    sizes: tuple[int, ...]
    hands: tuple[Hand | None, ...]
    """The hands that the viewer sees."""
    opening: int | None
    """The colour of the card that lies open as the first of the base, if there is one."""


class CardPlaced(NamedTuple):
    """A card went into the pyramid."""

    seat: int
    colour: int
    row: int
    x: int
    last: bool
    """Whether that hand is empty now."""


class ChipsReturned(NamedTuple):
    """The last card let its player give points back."""

    seat: int
    points: int


class PlayerOut(NamedTuple):
    """Nothing in that hand can be placed."""

    seat: int
    cards: int
    points: int


class RoundOver(NamedTuple):
    """Nobody can go on."""

    round: int
    scores: tuple[int, ...]
    """What the round brought each seat."""
    totals: tuple[int, ...]


PartyEvent = RoundStarted | Dealt | CardPlaced | ChipsReturned | PlayerOut | RoundOver | MatchOver


def events(before: PartyState, action: PartyAction, after: PartyState) -> tuple[PartyEvent, ...]:
    """What happened between the two, in the order to show it."""
    if isinstance(action, Deal):
        return _dealing(after)
    told = [*_placing(before, action, after), *_leaving(before, after)]
    if after.to_move < 0:
        told.append(RoundOver(before.round, after.round_scores(), after.scores()))
    if after.to_move == OVER:
        told.append(MatchOver(after.scores(), after.winners()))
    return tuple(told)


def _dealing(after: PartyState) -> tuple[PartyEvent, ...]:
    started = RoundStarted(after.round, after.starter(), after.is_extra_round)
    return started, Dealt(tuple(after.sizes), tuple(after.hands), after.pyramid.colour_at(FIRST))


def _placing(before: PartyState, place: PlayCard, after: PartyState) -> Iterator[PartyEvent]:
    seat = before.to_move
    last = before.sizes[seat] == 1
    yield CardPlaced(seat, place.colour, *row_and_x(place.slot), last)
    if last and before.points[seat]:
        yield ChipsReturned(seat, before.points[seat] - after.points[seat])


def _leaving(before: PartyState, after: PartyState) -> Iterator[PartyEvent]:
    """Those who went out, in turn; the one who placed the card comes last."""
    for following in range(before.to_move + 1, before.to_move + 1 + before.players):
        seat = following % before.players
        if before.out[seat] is None and after.out[seat] is not None:
            taken = after.points[seat] - before.points[seat]
            yield PlayerOut(seat, before.sizes[seat] - (seat == before.to_move), taken)
