"""What speaks for an action, as an id with numbers. The words for it are the screen's."""

from typing import NamedTuple


class Reason(NamedTuple):
    """A fact about an action that can be checked against the rules by whoever sees what the seat saw."""

    id: str
    amount: int = 1
    """How many; which thing is counted goes by the id."""
    seat: int | None = None
    """The other seat that it is about."""
    colour: str | None = None
    """The colour that it is about, as the game names it."""
