"""The conductor: carries what a person does to the session, and what happened back to the board."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock

from penguins.core.match import IllegalAction
from penguins.core.state import Action
from penguins.session.session import Session
from penguins.session.stage import Stage, Update
from penguins.ui.boards.board import Board
from penguins.ui.motion import Motion

_POLL = 1 / 30
_BOT_PAUSE = 0.6
"""Seconds a bot's move waits at least, so that the eye can follow."""


class Table:
    """One session on one board. Whoever owns it says what to do at each stage that concerns people."""

    def __init__(self, session: Session, board: Board, motion: Motion, on_stage: Callable[[Stage], None]) -> None:
        self.session = session
        self.board = board
        self.motion = motion
        self._on_stage = on_stage
        self._polling = Clock.schedule_interval(self._poll, _POLL)
        self._polling.cancel()
        self._thinking_since = 0.0
        board.bind(on_action=self._act, on_chance=lambda _: self.draw_chance())

    def open(self) -> None:
        """Show the match as it stands and go on with it."""
        self._settle()

    def close(self) -> None:
        """The screen is being left: bots stop thinking, nothing moves any more."""
        self._polling.cancel()
        self.session.cancel_thinking()
        self.board.stop_choosing()
        self.motion.stop()

    def draw_chance(self) -> None:
        """The die falls, the cards are dealt."""
        if self.session.stage.kind == "chance" and not self.motion.busy:
            self._play(self.session.draw_chance())

    def show_again(self, update: Update) -> None:
        """After undo, redo or the curtain: no events, just how it is."""
        self.motion.stop()
        self._play(update)

    def _act(self, _: Board, action: Action) -> None:
        try:
            update = self.session.submit(action)
        except IllegalAction:
            self.board.show(self.session.view)  # the board offered what the rules refuse: never a crash
            self._settle()
            return
        self._play(update)

    def _play(self, update: Update) -> None:
        self.board.stop_choosing()
        self._on_stage(update.stage)
        self.motion.play(self.board.steps(update.events, update.view), self._settle)

    def _settle(self) -> None:
        stage = self.session.stage
        self.board.show(self.session.view)
        self._on_stage(stage)
        if stage.kind == "human":
            assert stage.seat is not None
            self.board.let_choose(stage.seat)
        elif stage.kind == "chance" and not self.board.waits_for_hand(self.session.view):
            self.draw_chance()
        elif stage.kind == "bot":
            self._think()

    def _think(self) -> None:
        self.session.start_thinking()
        self._thinking_since = Clock.get_time()
        self._polling()

    def _poll(self, _: float) -> None:
        rested = Clock.get_time() - self._thinking_since >= _BOT_PAUSE * self.motion.factor
        update: Any = self.session.poll() if rested else None
        if update is not None:
            self._polling.cancel()
            self._play(update)
