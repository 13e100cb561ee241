"""What a match waits for, and what came of the last step."""

from typing import Any, Literal, NamedTuple

from penguins.core.game import Event
from penguins.core.state import State


class Stage(NamedTuple):
    """What has to happen next.

    - `chance`: the screen calls `draw_chance` when it likes (a tap on the die, or at once)
    - `bot`: the screen calls `start_thinking`, then `poll` with its clock
    - `hand_over`: the curtain is down until that seat's owner calls `confirm_hand_over`
    - `human`: the screen calls `submit`
    - `over`: nothing
    """

    kind: Literal["chance", "bot", "hand_over", "human", "over"]
    seat: int | None = None
    """Whose decision it is; None for chance and at the end."""


class Update(NamedTuple):
    """One change, told to whoever is at the screen: play the events, then show the view."""

    events: tuple[Event, ...]
    view: State[Any]
    stage: Stage
    revision: int


class Past(NamedTuple):
    """An action of the past, told to one viewer."""

    mover: int
    """A seat or CHANCE."""
    events: tuple[Event, ...]
    before: State[Any]
    """What the viewer saw before it."""
    view: State[Any]
    """What the viewer saw after it."""
