"""Figures to report from a device: how long frames take, and how much the bots think. Off unless they are wanted."""

from random import Random
from time import perf_counter
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.properties import StringProperty
from kivy.uix.anchorlayout import AnchorLayout

from penguins.bots.levels import Level
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.session.thought import Chooser
from penguins.ui.base import layouts
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets import labels  # noqa: F401  known to the layout

layouts.load("figures")

_EVERY = 1.0
"""Seconds between two readings."""


class CountedBots:
    """Answers for the bots as `choose` does, and knows how much they thought of the latest question."""

    def __init__(self, choose: Chooser) -> None:
        self._choose = choose
        self._thinking: Thinking | None = None
        self._began = self._ended = 0.0

    def __call__(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        self._thinking, self._began, self._ended = thinking, perf_counter(), 0.0
        try:
            return self._choose(game, view, level, rng, thinking)
        finally:
            if self._thinking is thinking:  # no newer question has come meanwhile
                self._ended = perf_counter()

    def effort(self) -> tuple[int, float]:
        """Iterations and seconds so far; none before the first question."""
        if self._thinking is None:
            return 0, 0.0
        return self._thinking.nodes, (self._ended or perf_counter()) - self._began


class Figures(AnchorLayout):
    """Lies over every screen, in a corner. It measures only while it is shown, and takes no touch."""

    text = StringProperty("")

    def __init__(self, bots: CountedBots, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._bots = bots
        self._frames: list[float] = []
        """How long each frame since the last reading took, from its first event to its last stroke."""
        self._frame_began = 0.0
        self._beginning = Clock.create_trigger(self._begin_frame, 0, interval=True)
        self._reading = Clock.create_trigger(self._read, _EVERY, interval=True)

    def show(self, on: bool) -> None:
        """Measure and show, or do neither."""
        self.text = ""
        for event in (self._beginning, self._reading):
            event.cancel()
            if on:
                event()
        Window.unbind(on_flip=self._end_frame)
        if on:
            Window.bind(on_flip=self._end_frame)
            self._read()

    def _begin_frame(self, *_: object) -> None:
        self._frame_began = perf_counter()

    def _end_frame(self, *_: object) -> None:
        self._frames.append(perf_counter() - self._frame_began)

    def _read(self, *_: object) -> None:
        iterations, seconds = self._bots.effort()
        frames = [1000 * frame for frame in self._frames] or [0.0]
        self._frames = []
        mean = sum(frames) / len(frames)
        self.text = "\n".join(
            (
                tr("Frames: {mean} ms, at most {most} ms", mean=round(mean), most=round(max(frames))),
                tr("Bots: {iterations} iterations in {spent} ms", iterations=iterations, spent=round(1000 * seconds)),
                f"{Window.width} × {Window.height} · {Metrics.density:g}",
            )
        )
