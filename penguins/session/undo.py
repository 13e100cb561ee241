"""What can be taken back: everything since a person last decided, unless it cannot be unseen.

Not to be unseen are chance, a reveal, and the move of another person. A step is a *reveal* to the person who
would decide anew, if since then
- less is hidden from them: a tile was turned up, a look was taken;
- or someone moved who knew what they do not: a card from a hidden hand tells something about that hand;
- or, where hands are secret, their own step changed another's score: it brought out what the other holds.
What is hidden is found by comparing: where the whole state has a value and the view has none.
"""

from collections.abc import Iterator
from typing import Any, Literal

from penguins.core.state import CHANCE, State
from penguins.session.record import Record

Barrier = Literal["start", "chance", "reveal", "other_human", "over"]
"""Why nothing can be taken back. `start`: no person has decided anything yet."""


def last_decision(record: Record) -> int | None:
    """The index in the log of the last action that a person chose."""
    match = record.match
    humans = record.setup.humans
    moments = reversed(range(len(match.log)))
    return next((moment for moment in moments if match.mover(moment) in humans), None)


def seen_since(record: Record, decision: int) -> Barrier | None:
    """What the person who took that decision cannot unsee, if there is such a thing."""
    match = record.match
    moments = range(decision, len(match.log))
    if any(match.mover(moment) == CHANCE for moment in moments):
        return "chance"
    person = match.mover(decision)
    if any(_reveals(record, moment, person) for moment in moments):
        return "reveal"
    return None


def _reveals(record: Record, moment: int, person: int) -> bool:
    before, after = record.match.position(moment), record.match.position(moment + 1)
    hidden = set(_blanks(before, person))
    if len(hidden) > len(set(_blanks(after, person))):
        return True
    if before.to_move != person:
        return not hidden <= set(_blanks(before, before.to_move))
    return record.setup.game.secret_hands and _others(before, person) != _others(after, person)


def _others(state: State[Any], person: int) -> list[int]:
    return [score for seat, score in enumerate(state.scores()) if seat != person]


def _blanks(state: State[Any], seat: int) -> Iterator[str]:
    return _differences(state.describe(), state.seen_by(seat).describe(), "")


def _differences(whole: Any, seen: Any, path: str) -> Iterator[str]:
    """Where something is whole and nothing seen."""
    if seen is None:
        if whole is not None:
            yield path
    elif isinstance(whole, dict):
        for key in whole:
            yield from _differences(whole[key], seen[key], f"{path}/{key}")
    elif isinstance(whole, list):
        for number, (item, seen_item) in enumerate(zip(whole, seen, strict=True)):
            yield from _differences(item, seen_item, f"{path}/{number}")
