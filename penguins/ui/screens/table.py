"""The conductor: carries what a person does to the session, and what happened back to the board."""

from collections.abc import Callable, Iterable

from kivy.clock import Clock

from penguins.core.match import IllegalAction
from penguins.core.state import Action
from penguins.session.autoplay import Autoplay
from penguins.session.session import Session
from penguins.session.stage import Past, Stage, Update
from penguins.ui.base.motion import Motion, Step
from penguins.ui.games.board import AnyBoard

_POLL = 1 / 30
_BOT_PAUSE = 0.6
"""Seconds a bot's move waits at least, so that the eye can follow."""


class Table:
    """One session on one board. `on_stage` is told, after all motion, what the match waits for."""

    pending: Action | None = None
    """A decision that waits to be confirmed, for those who like to look twice."""

    def __init__(
        self,
        session: Session,
        board: AnyBoard,
        motion: Motion,
        on_stage: Callable[[Stage], None],
        on_pending: Callable[[bool], None] | None = None,
    ) -> None:
        """With `on_pending`, each decision is shown first and waits for `confirm` or `think_again`."""
        self.session = session
        self.board = board
        self.motion = motion
        self.autoplay = Autoplay(session)
        self._on_stage = on_stage
        self._on_pending = on_pending
        self._polling = Clock.schedule_interval(lambda _: self._poll(), _POLL)
        self._polling.cancel()
        self._waiting_since = 0.0
        board.at_table = True
        board.bind(on_action=lambda _, action: self._decided(action), on_chance=lambda _: self.draw_chance())

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing happens until a person does something."""
        kind = self.session.stage.kind
        if self.motion.busy or kind == "over":
            return False
        by_hand = kind == "chance" and self.board.waits_for_hand(self.session.view)
        return by_hand or kind == "hand_over" or self.board.chooser is not None or self.pending is not None

    def open(self) -> None:
        """Show the match as it stands and go on with it."""
        self.motion.stop()
        self.board.recall(self.session.last_turn())
        self._settle()

    def close(self) -> None:
        """The screen is being left: bots stop thinking, nothing moves any more."""
        self._polling.cancel()
        self.session.cancel_thinking()
        self.motion.stop()
        self.board.stop_choosing()
        self.board.close()

    def _decided(self, action: Action) -> None:
        if self._on_pending is None or len(self.board.view.legal_actions()) == 1:
            self._submit(action)
            return
        self.pending = action
        self.board.stop_choosing()
        self.board.show(self.session.view)
        self.board.point_at(action)
        self._on_pending(True)

    def confirm(self) -> None:
        """Yes, that is what the person wants."""
        action = self._no_longer_pending()
        if action is not None:
            self._submit(action)

    def think_again(self) -> None:
        """No: choose once more."""
        if self._no_longer_pending() is not None:
            self._settle()

    def _no_longer_pending(self) -> Action | None:
        action, self.pending = self.pending, None
        if self._on_pending is not None:
            self._on_pending(False)
        return action

    def _submit(self, action: Action) -> None:
        try:
            update = self.session.submit(action)
        except IllegalAction:  # whatever a board may offer, the rules decide, and the match stays as it was
            self._settle()
            return
        self.play(update)

    def draw_chance(self) -> None:
        """The die falls, the cards are dealt."""
        if self.session.stage.kind == "chance" and not self.motion.busy:
            self.play(self.session.draw_chance())

    def play(self, update: Update) -> None:
        """Show what happened, then go on."""
        self._play(self.board.steps(update.events, update.view))

    def catch_up(self, missed: tuple[Past, ...]) -> None:
        """Show what happened while somebody else had the tablet, then go on."""
        missed = self.board.worth_seeing(missed)
        if missed:
            self.board.show(missed[0].before)
        self._play(step for past in missed for step in self.board.steps(past.events, past.view))

    def _play(self, steps: Iterable[Step]) -> None:
        self._polling.cancel()
        self.motion.stop()
        self._no_longer_pending()
        self.board.stop_choosing()
        self.motion.play(steps, self._settle)

    def _settle(self) -> None:
        stage = self.session.stage
        view = self.session.view
        self.board.show(view)
        if stage.kind == "human":
            assert stage.seat is not None
            self.board.let_choose(stage.seat)
        self._on_stage(stage)
        if stage.kind == "bot" or (stage.kind == "chance" and not self.board.waits_for_hand(view)):
            self._wait(stage)

    def _wait(self, stage: Stage) -> None:
        if stage.kind == "bot" and not self.autoplay.paused:
            self.session.start_thinking()
        self._waiting_since = Clock.get_time()
        self._polling()

    def _poll(self) -> None:
        pause = _BOT_PAUSE * self.motion.factor if self.session.stage.kind == "bot" else 0.0
        if Clock.get_time() - self._waiting_since < pause or self.board.asks_for_time():
            return
        update = self.autoplay.tick()
        if update is not None:
            self.play(update)
