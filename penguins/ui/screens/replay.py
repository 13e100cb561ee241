"""A match once more, step by step."""

from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from penguins.core.state import State
from penguins.session.looking_back import past_actions, spectator
from penguins.session.record import Record
from penguins.ui.base import layouts
from penguins.ui.base.keys import LEFT, RIGHT, SPACE
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.screens.board_screen import BoardScreen
from penguins.ui.widgets import choices, pages  # noqa: F401  known to the layout

layouts.load("replay")

_BETWEEN = 0.5
"""Seconds between two steps that play by themselves."""


class ReplayScreen(BoardScreen):
    """The board, and buttons as on a player. It shows what whoever was at the screen could see."""

    line = StringProperty("")
    """Which step it is, and whose."""
    at = NumericProperty(0)
    """How many steps have been shown."""
    last = NumericProperty(0)
    playing = BooleanProperty(False)
    side = NumericProperty(0)
    margin = NumericProperty(0)

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, record, **kwargs)
        viewer = spectator(record)
        self.steps = past_actions(record, viewer)
        self.start: State[Any] = record.match.position(0).seen_by(viewer)
        self.last = len(self.steps)
        self._next_soon = Clock.create_trigger(lambda _: self._play_on(), _BETWEEN)

    def begin(self) -> None:
        self.jump(min(1, self.last))

    def closed(self) -> None:
        self.playing = False
        self._next_soon.cancel()
        super().closed()

    def paused(self) -> None:
        self.playing = False

    # Moving about

    def jump(self, at: int) -> None:
        """Show how it was after so many steps, at once."""
        self.motion.stop()
        self.at = max(0, min(self.last, at))
        self.board.recall(self.steps[max(0, self.at - 1) : self.at])
        self._settle()

    def stop_at(self, at: int) -> None:
        """The same, and no longer play on."""
        self.playing = False
        self.jump(at)

    def back_one(self) -> None:
        """The step before."""
        self.stop_at(self.at - 1)

    def step_on(self) -> None:
        """The next step, and no further."""
        self.playing = False
        self.forward()

    def forward(self) -> None:
        """Play the next step; what still moves is finished first."""
        self.motion.hurry()
        if self.at == self.last:
            self.playing = False
            return
        step = self.steps[self.at]
        self.at += 1
        self._tell()
        self.motion.play(self.board.steps(step.events, step.view), self._settle)

    def toggle(self) -> None:
        """Play on by itself, or stop; at the end, from the start."""
        self.playing = not self.playing
        if self.playing:
            if self.at == self.last:
                self.jump(0)
            self.forward()

    def go_to(self, part: float) -> None:
        """Jump to a part of the match, from 0 to 1."""
        at = round(part * self.last)
        if at != self.at:
            self.stop_at(at)

    def _play_on(self) -> None:
        if self.playing:
            self.forward()

    # Showing

    def _settle(self) -> None:
        view = self.steps[self.at - 1].view if self.at else self.start
        self.board.show(view)
        for seat, panel in enumerate(self.panels):
            panel.facts = self.board.facts(view, seat)
        self._tell()
        if self.playing:
            self._next_soon()

    def _tell(self) -> None:
        mover = self.steps[self.at - 1].mover if self.at else -1
        for seat, panel in enumerate(self.panels):
            panel.active = seat == mover
        self.line = tr("Step {at} of {last}", at=self.at, last=self.last)
        self.ids.bar.value = self.at / self.last if self.last else 0.0

    def key(self, key: int, modifiers: list[str]) -> bool:
        if super().key(key, modifiers):
            return True
        shortcuts = {LEFT: self.back_one, RIGHT: self.step_on, SPACE: self.toggle}
        if key in shortcuts:
            shortcuts[key]()
        return key in shortcuts
