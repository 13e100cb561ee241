"""Looking back on a match: what happened, told to one viewer. It needs a record and nothing else."""

from itertools import takewhile
from typing import Any, NamedTuple

from penguins.core.game import Event
from penguins.core.match import Match
from penguins.core.reason import Reason
from penguins.core.state import CHANCE, Action, State
from penguins.core.thinking import Step
from penguins.session.record import Record


class Past(NamedTuple):
    """An action of the past, told to one viewer."""

    mover: int
    """A seat or CHANCE."""
    events: tuple[Event, ...]
    before: State[Any]
    """What the viewer saw before it."""
    view: State[Any]
    """What the viewer saw after it."""


def spectator(record: Record) -> int | None:
    """Whose view a match is replayed with: that of its only person, else the table's (None)."""
    humans = record.setup.humans
    return humans[0] if len(humans) == 1 else None


def past_action(record: Record, moment: int, viewer: int | None) -> Past:
    """The action of that index in the log."""
    match = record.match
    before, after = (record.seen(at, viewer) for at in (moment, moment + 1))
    return Past(match.mover(moment), record.setup.game.events(before, match.log[moment], after), before, after)


def past_actions(record: Record, viewer: int | None, first: int = 0) -> tuple[Past, ...]:
    """All that happened since the log was that long."""
    return tuple(past_action(record, moment, viewer) for moment in range(first, len(record.match.log)))


def reasons_for(record: Record, moment: int, action: Action) -> tuple[Reason, ...]:
    """What speaks for an action after so many others, as far as whoever is to move then sees."""
    from penguins.bots.reasons import reasons_for_all  # with the first question, like the bots

    seen = record.seen(moment, record.match.mover(moment))
    return reasons_for_all(record.setup.game, seen).get(action, ())


def steps_seen(match: Match, seat: int, first: int) -> tuple[Step, ...]:
    """What that seat saw happen since the log was that long. Of what chance hid, it does not know what it was."""
    steps = []
    for moment in range(first, len(match.log)):
        after = match.position(moment + 1)
        view = after.seen_by(seat)
        hidden = match.mover(moment) == CHANCE and view != after
        steps.append(Step(None if hidden else match.log[moment], view))
    return tuple(steps)


def first_since(match: Match, seat: int) -> int:
    """How long the log was after what that seat did last; 0 if it has done nothing yet."""
    moments = reversed(range(len(match.log)))
    return next((moment + 1 for moment in moments if match.mover(moment) == seat), 0)


def since_last_turn(record: Record, viewer: int | None) -> tuple[Past, ...]:
    """What happened since whoever is to move last did something: for the next person to catch up on."""
    return past_actions(record, viewer, first_since(record.match, record.match.state.to_move))


def last_round(record: Record, viewer: int | None) -> tuple[Past, ...]:
    """What everybody did last, with the chance in it and after it: back to the turn that is longest ago."""
    match = record.match
    movers = [match.mover(moment) for moment in range(len(match.log))]
    first = min((first_since(match, seat) for seat in set(movers) - {CHANCE}), default=0)
    earliest = movers[max(0, first - 1) : first]
    turn = takewhile(lambda mover: mover in (*earliest, CHANCE), reversed(movers[:first]))
    return past_actions(record, viewer, first - len(list(turn)))
