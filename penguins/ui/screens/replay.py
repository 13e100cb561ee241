"""A match once more, step by step."""

from collections.abc import Mapping
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, NumericProperty, StringProperty

from penguins.core.state import CHANCE, State
from penguins.session.looking_back import past_actions, spectator
from penguins.session.play_on import can_play_on
from penguins.session.record import Record
from penguins.ui.base import layouts
from penguins.ui.base.keys import LEFT, RIGHT, SPACE
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.games.chronicle import Chronicle
from penguins.ui.games.verdicts import verdicts
from penguins.ui.screens.board_screen import BoardScreen
from penguins.ui.screens.coaching import Coaching
from penguins.ui.screens.playing_on import offer_playing_on
from penguins.ui.widgets import chart, choices, chronicle, pages, seats  # noqa: F401  known to the layout
from penguins.ui.widgets.review_card import ReviewCard, ReviewSheet

layouts.load("replay")

_BETWEEN = 0.5
"""Seconds between two steps that play by themselves."""

_AROUND = 30
"""So many steps before and after can be seen in the list."""


class ReplayScreen(BoardScreen):
    """The board, and buttons as on a player. It shows what whoever was at the screen could see."""

    line = StringProperty("")
    """Which step it is, and whose."""
    at = NumericProperty(0)
    """How many steps have been shown."""
    last = NumericProperty(0)
    playing = BooleanProperty(False)
    listed = BooleanProperty(False)
    """Whether there is room for a list of what happened, below the plates."""
    coached = BooleanProperty(False)
    """Whether the coach looks on: how everybody stood, where it turned, and why."""
    progress = NumericProperty(0.0)
    """How far the coach is, from 0 to 1."""
    thinking = BooleanProperty(False)
    """Whether the coach is not done yet."""
    chart_height = NumericProperty(0)
    """How high the picture is of how everybody stood, while there is one."""
    buttons = NumericProperty(0)
    """How wide those of the player are, with what is between and beside them."""
    side = NumericProperty(0)
    margin = NumericProperty(0)

    def __init__(self, services: Services, record: Record, coached: bool = False, at: int = 1, **kwargs: Any) -> None:
        """`coached`: the coach is asked at once; `at`: the step that it opens with."""
        super().__init__(services, record, **kwargs)
        self.record = record
        self.coaching = Coaching(services, record, self._coach_says)
        self._coached_at_once = coached
        self._first = at
        viewer = spectator(record)
        self.steps = past_actions(record, viewer)
        self.start: State[Any] = record.match.position(0).seen_by(viewer)
        self.last = len(self.steps)
        self._chronicle = Chronicle(record)
        self._next_soon = Clock.create_trigger(lambda _: self._play_on(), _BETWEEN)

    def begin(self) -> None:
        self.jump(min(self._first, self.last))
        if self._coached_at_once or self.coaching.complete:
            self.ask_coach()

    def whereabouts(self) -> Mapping[str, object]:
        return {"at": self.at}

    def closed(self) -> None:
        self.coaching.cancel()
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

    # The coach

    def ask_coach(self) -> None:
        """Let the coach look on; asking again is a no while there is no answer yet, and then tells what happened."""
        if not self.coached:
            self.coached = True
            self.coaching.begin()
        elif not self.coaching.complete:
            self.coached = False
            self.coaching.cancel()
            self.progress = 0.0
        elif self.listed:
            self.coached = False
        else:
            ReviewSheet(self._cards(), tr("The coach")).open()

    def _cards(self) -> list[ReviewCard]:
        cards = [ReviewCard(verdict) for verdict in verdicts(self.record, self.coaching.review)]
        for card in cards:
            card.bind(on_tap=self._turn_to)
        return cards

    def _turn_to(self, card: ReviewCard) -> None:
        """See the position before that decision, whose it was, and what the coach would have done; the next step is
        what was done instead."""
        if card.moment is not None:
            self.stop_at(card.moment)
            self.ids.seats.active = self.record.match.mover(card.moment)
            self.board.point_at(self.record.setup.game.parse(card.best))

    def _coach_says(self) -> None:
        """More is known."""
        self.progress = self.coaching.progress
        curve = self.ids.chart
        curve.length = len(self.coaching.moments) + 1
        curve.series, curve.marks = self.coaching.lines(), self.coaching.marks()
        if self.coaching.complete:
            self.ids.cards.clear_widgets()
            for card in self._cards():
                self.ids.cards.add_widget(card)

    # Another match

    def play_on(self) -> None:
        """Go on from here in a match of its own, if there is anything left to play."""
        self.playing = False
        if can_play_on(self.record, self.at):
            offer_playing_on(self.services, self.record, self.at)

    # Showing

    @property
    def _view(self) -> State[Any]:
        return self.steps[self.at - 1].view if self.at else self.start

    @property
    def _mover(self) -> int:
        """Whose step it is: what chance brings, it brings to whoever is to move then."""
        mover = self.steps[self.at - 1].mover if self.at else CHANCE
        return mover if mover != CHANCE else self.board.turn_of(self._view) or 0

    def _settle(self) -> None:
        self._tell()
        self.board.show(self._view)
        for seat, plate in enumerate(self.plates):
            plate.standing = self.board.standing(self._view, seat)
        if self.playing:
            self._next_soon()

    def _tell(self) -> None:
        self.ids.seats.active = self._mover
        self.board.feature(self._mover)
        self._follow()
        self.line = tr("Step {at} of {last}", at=self.at, last=self.last)
        self.ids.bar.value = self.at / self.last if self.last else 0.0
        self.ids.chart.now = self.coaching.step_of(self.at)

    def _follow(self) -> None:
        """The list is where the match is."""
        now, view = self.at - 1, self.ids.chronicle
        view.entries = self._chronicle.between(now - _AROUND, now + _AROUND)
        view.around, view.fresh = now, range(now, now + 1)

    def key(self, key: int, modifiers: list[str]) -> bool:
        if super().key(key, modifiers):
            return True
        shortcuts = {LEFT: self.back_one, RIGHT: self.step_on, SPACE: self.toggle}
        if key in shortcuts:
            shortcuts[key]()
        return key in shortcuts
