"""Plays on through all that needs no person: for watching bots, and between two decisions."""

from penguins.session.session import Session
from penguins.session.stage import Update


class Autoplay:
    """The screen calls `tick` with its clock, whenever it has shown what came before."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._single_step = False
        self.paused = False

    def step(self) -> None:
        """Let one action through although it is paused."""
        self._single_step = True

    def tick(self) -> Update | None:
        """Move on if nobody has to decide; None if nothing changed."""
        if self.paused and not self._single_step:
            return None
        update = self._move_on()
        if update:
            self._single_step = False
        return update

    def _move_on(self) -> Update | None:
        kind = self._session.stage.kind
        if kind == "chance":
            return self._session.draw_chance()
        if kind == "bot":
            self._session.start_thinking()
            return self._session.poll()
        return None
