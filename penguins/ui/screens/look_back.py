"""A look back on the board of a match that is being played: a step is shown once more, then the present is back."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from penguins.core.state import State
from penguins.ui.base.motion import Motion
from penguins.ui.games.board import AnyBoard

_STAYS = 1.5
"""Seconds that what was shown again stays on the board."""


class LookBack:
    """Meanwhile nobody is asked for anything, and the first touch ends it."""

    def __init__(self, board: AnyBoard, motion: Motion, go_on: Callable[[], None]) -> None:
        """`go_on` is called when it is over."""
        self._board = board
        self._motion = motion
        self._go_on = go_on
        self._over_soon = Clock.create_trigger(lambda _: go_on(), _STAYS)

    @property
    def on(self) -> bool:
        """Whether the past is on the board."""
        return not self._board.at_table

    def begin(self) -> None:
        """The board shows the past from now on; no move is the last any more."""
        self._board.at_table = False
        self._board.forget_last()

    def stay(self, view: State[Any]) -> None:
        """The step has been played: let people look at what came of it."""
        self._board.show(view)
        self._over_soon()

    def hurry(self) -> None:
        """Enough of it."""
        self._motion.hurry()
        self._go_on()

    def end(self) -> bool:
        """The present is back, as far as there was a look back; whether there was."""
        was_on, self._board.at_table = self.on, True
        self._over_soon.cancel()
        return was_on

    def close(self) -> None:
        """The board is being left."""
        self._over_soon.cancel()
