"""What can be taken back: everything since a person last decided, unless it cannot be unseen.

Not to be unseen are chance, a reveal, and the move of another person. A step is a *reveal* if it told something to
who would decide anew or, where several people play, to those who look on (the table: its view is what all of them see;
whether one of them knew it from their own cards must not show in what another can take back):
- it could have gone otherwise, as far as they knew: a tile was turned up, a look was taken, the next player turned out
  to have a card that fits, or to have none. It is found by playing the same action on their view, which does not know
  better than they do: it stops at a blank, or shows less than there was to see.
- or a bot moved that knew what they do not: a card from a hidden hand tells something about that hand.
What a person shows by moving is their own to show: they may take a card back that the others have seen.
"""

from collections.abc import Iterator
from typing import Any, Literal

from penguins.core.state import CHANCE, Action, State, Unseen
from penguins.session.record import Record

Barrier = Literal["house_rule", "start", "chance", "reveal", "other_human", "over"]
"""Why nothing can be taken back. `house_rule`: the people have agreed so; `start`: none has decided anything yet."""


def last_decision(record: Record) -> int | None:
    """The index in the log of the last action that a person chose."""
    match = record.match
    humans = record.setup.humans
    moments = reversed(range(len(match.log)))
    return next((moment for moment in moments if match.mover(moment) in humans), None)


def seen_since(record: Record, decision: int) -> Barrier | None:
    """What cannot be unseen since that decision, if there is such a thing."""
    if record.is_open:
        return None
    match = record.match
    moments = range(decision, len(match.log))
    if any(match.mover(moment) == CHANCE for moment in moments):
        return "chance"
    person = match.mover(decision)
    viewers = (person, None) if len(record.setup.humans) > 1 else (person,)
    if any(_reveals(record, moment, viewer) for moment in moments for viewer in viewers):
        return "reveal"
    return None


def could_go_otherwise(before: State[Any], action: Action, after: State[Any], viewer: int | None) -> bool:
    """Whether in some world that fits the viewer's view before it, the step would have looked different to them."""
    view = before.seen_by(viewer)
    try:
        view.apply(action)
    except Unseen:
        return True
    return view != after.seen_by(viewer)


def _reveals(record: Record, moment: int, viewer: int | None) -> bool:
    match = record.match
    before, after = match.position(moment), match.position(moment + 1)
    by_bot = before.to_move not in record.setup.humans
    if by_bot and not set(_blanks(before, viewer)) <= set(_blanks(before, before.to_move)):
        return True
    return could_go_otherwise(before, match.log[moment], after, viewer)


def _blanks(state: State[Any], viewer: int | None) -> Iterator[str]:
    """What is hidden from them: where the whole state has a value and the view has none."""
    return _differences(state.describe(), state.seen_by(viewer).describe(), "")


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
