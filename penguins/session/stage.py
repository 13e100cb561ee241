"""What a match waits for, and what came of the last change."""

from typing import Any, Literal, NamedTuple

from penguins.core.game import Event
from penguins.core.state import State


class Stage(NamedTuple):
    """What has to happen next, and which call of the session makes it happen.

    - `chance`: `draw_chance`, whenever it suits (a tap on the die, or at once)
    - `bot`: `start_thinking`, then `poll`
    - `hand_over`: `confirm_hand_over`, once that seat's owner is in front of the screen
    - `human`: `submit`
    - `over`: nothing
    """

    kind: Literal["chance", "bot", "hand_over", "human", "over"]
    seat: int | None = None
    """Whose decision it is; None for chance and at the end."""


class Update(NamedTuple):
    """One change, told to whoever is at the screen: play the events, then show the view."""

    events: tuple[Event, ...]
    view: State[Any]
