"""A conductor at a table of tests, and a board that leaves everything to it."""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from penguins.core.state import Action
from penguins.session.conductor import Conductor, Table
from penguins.session.looking_back import Past
from tests.session.table import PATIENCE, sit_down


class Plain:
    """A board that leaves everything to the conductor, or says what a test wants it to say."""

    def __init__(self, *, by_hand: bool = False, takes: bool = False) -> None:
        self.by_hand, self.takes = by_hand, takes
        self.looking = False
        self.shows: Callable[[tuple[Past, ...]], Sequence[Past]] = lambda missed: missed

    def waits_for_hand(self, _view: Any) -> bool:
        return self.by_hand

    def worth_seeing(self, missed: tuple[Past, ...]) -> Sequence[Past]:
        return self.shows(missed)

    def asks_for_time(self) -> bool:
        return self.looking

    def takes_first(self, _action: Action) -> bool:
        return self.takes


def conduct(game: str, *players: str, host: Plain | None = None, **given: Any) -> Conductor:
    """A conductor at the moment when its screen has opened."""
    manner = {name: given.pop(name) for name in ("confirms", "pace", "hints") if name in given}
    conductor = Conductor(sit_down(game, *players, **given), host or Plain(), **manner)
    conductor.open()
    return conductor


def length(conductor: Conductor) -> int:
    return len(conductor.session.record.match.log)


def any_choice(conductor: Conductor, seed: int = 0) -> Action:
    action: Action = Random(seed).choice(conductor.table.view.legal_actions())
    return action


def go_on(conductor: Conductor, until: Callable[[Table], bool]) -> Table:
    """Show whatever is to be shown and let time pass, until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not until(conductor.table):
        assert time.monotonic() < deadline, f"still {conductor.table.waits_for}"
        if conductor.table.waits_for == "show":
            conductor.shown()
        else:
            conductor.tick(time.monotonic())
    return conductor.table


def to_person(conductor: Conductor) -> Table:
    """Until a person has to do something, or the match is over."""
    return go_on(conductor, lambda table: table.waits_for_person or table.waits_for == "over")
