"""Where a match is played."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.stage import Stage
from penguins.ui.base import layouts
from penguins.ui.base.services import Services
from penguins.ui.base.words.names import UNDO_BARRIERS
from penguins.ui.base.words.translate import tr
from penguins.ui.screens.board_screen import BoardScreen
from penguins.ui.screens.table import Table
from penguins.ui.widgets import button_row, play_layout, turntable  # noqa: F401  known to the layout
from penguins.ui.widgets.curtain import Curtain
from penguins.ui.widgets.dialog import Dialog

layouts.load("play")

_Z, _Y = ord("z"), ord("y")


class PlayScreen(BoardScreen):
    """Panels, prompt, board and the few buttons that a match needs."""

    prompt = StringProperty("")
    can_undo = BooleanProperty(False)
    can_redo = BooleanProperty(False)
    can_hint = BooleanProperty(False)
    confirming = BooleanProperty(False)
    """Whether a decision waits to be confirmed."""
    watching = BooleanProperty(False)
    """Whether only bots play."""
    paused_bots = BooleanProperty(False)

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, record, **kwargs)
        self.session = Session(record, self.services.storage)
        self.ids.layout.seats = len(record.setup.seats)
        self.ids.layout.arrange(*(self.ids[part] for part in ("bar", "panels", "prompt", "tools", "board")))
        self.watching = not record.setup.humans
        on_pending = self._on_pending if self.services.preferences.confirm_moves else None
        self.table = Table(self.session, self.board, self.motion, self._on_stage, on_pending)
        self.board.bind(on_refusal=lambda _, why: self._refused(why), on_prompt=lambda _: self._show_prompt())
        self.board.bind(on_message=lambda _, sentence: self.services.say(sentence))
        self._curtain: Curtain | None = None
        self._ticking = Clock.schedule_interval(self._tick, 1 / 10)

    # The match

    def opened(self) -> None:
        Clock.schedule_once(lambda _: self.table.open())
        self._hold_orientation(True)

    def closed(self) -> None:
        self._ticking.cancel()
        self.table.close()
        self.services.device.keep_awake(False)
        self._hold_orientation(False)

    def paused(self) -> None:
        self.board.interrupt()
        self.session.cancel_thinking()

    def resumed(self) -> None:
        self.table.open()

    def _on_stage(self, stage: Stage) -> None:
        view = self.session.view
        for seat, panel in enumerate(self.panels):
            panel.facts = self.board.facts(view, seat)
            panel.active = seat == self.board.turn_of(view)
            panel.out = self.board.has_left(view, seat)
            panel.progress = 0.0
        self._show_prompt()
        self._follow_session()
        self._show_curtain(stage)
        self._turn_table()
        if stage.kind == "over":
            self.services.navigation.replace("results", record=self.session.record)

    def _on_pending(self, pending: bool) -> None:
        self.confirming = pending
        self._show_prompt()

    def _turn_table(self) -> None:
        """In table mode two people sit face to face."""
        humans = self.session.record.setup.humans
        seat = self.board.turn_of(self.session.view)
        if self._faces_two and seat in humans:
            self.ids.turntable.turned = seat == humans[1]

    def _hold_orientation(self, on: bool) -> None:
        """A tablet that lies between two people has no up and down."""
        if self._faces_two:
            self.services.device.hold_orientation(on)

    @property
    def _faces_two(self) -> bool:
        return self.services.preferences.table_mode and len(self.session.record.setup.humans) == 2

    def _show_prompt(self) -> None:
        stage = self.session.stage
        seat = stage.seat
        if self.confirming:
            self.prompt = tr("Shall it be this?")
        elif stage.kind == "human" or (stage.kind == "chance" and self.board.waits_for_hand(self.session.view)):
            self.prompt = self.board.prompt(self.session.view)
        elif stage.kind == "bot" and seat is not None:
            self.prompt = tr("{name} is thinking…", name=self.session.seats[seat].name)
        else:
            self.prompt = ""

    def _follow_session(self) -> None:
        self.can_undo = self.session.undo_barrier is None
        self.can_redo = self.session.can_redo and self.session.stage.kind == "human"
        self.can_hint = self.session.stage.kind == "human"

    def _tick(self, _: float) -> None:
        stage = self.session.stage
        self.services.device.keep_awake(self.session.is_thinking)
        if self.session.is_thinking and stage.seat is not None:
            self.panels[stage.seat].progress = self.session.progress
        if stage.kind == "human" and self.session.is_thinking:
            hint = self.session.poll_hint()
            if hint is not None:
                self.panels[stage.seat or 0].progress = 0.0
                self.board.point_at(hint)
        self.services.tell_notices()

    def _refused(self, why: str) -> None:
        self.prompt = why
        self.services.sounds.play("no")
        self.services.device.buzz()

    # The curtain

    def front(self) -> Widget:
        return self._curtain or self

    def _show_curtain(self, stage: Stage) -> None:
        if stage.kind != "hand_over":
            self._lift_curtain()
            return
        assert stage.seat is not None
        if self._curtain is None:
            self._curtain = self._new_curtain()
        seat = self.session.seats[stage.seat]
        self._curtain.name, self._curtain.colour_id = seat.name, seat.colour
        self._curtain.can_undo = self.session.undo_barrier is None

    def _new_curtain(self) -> Curtain:
        curtain = Curtain(arrival=0.0)
        curtain.bind(on_confirm=lambda _: self.raise_curtain(), on_undo=lambda _: self.undo())
        curtain.bind(on_back=lambda _: self.services.navigation.back())
        self.ids.turntable.add_widget(curtain)
        self.ids.layout.opacity = 0.0  # what is behind it is neither drawn nor reached by keys
        self.motion.animate(curtain, 0.3, arrival=1.0)
        return curtain

    def _lift_curtain(self) -> None:
        if self._curtain is not None:
            self.ids.turntable.remove_widget(self._curtain)
            self.ids.layout.opacity = 1.0
            self._curtain = None

    def raise_curtain(self) -> None:
        """The next person is in front of the screen."""
        if self._curtain is not None:
            self._lift_curtain()
            self.session.confirm_hand_over()
            self.table.catch_up(self.session.since_last_turn())

    # Buttons

    def undo(self) -> None:
        """Take the last decision back, or say why not."""
        barrier = self.session.undo_barrier
        if barrier is not None:
            self.services.say(tr(UNDO_BARRIERS[barrier]))
        else:
            self.table.play(self.session.undo())

    def redo(self) -> None:
        """Play what was taken back."""
        if self.session.can_redo and self._may_act:
            self.table.play(self.session.redo())

    def hint(self) -> None:
        """Ask the strongest bot."""
        if self._may_act:
            self.session.start_hint()

    @property
    def _may_act(self) -> bool:
        """Whether it is a person's turn, and all has been shown."""
        return self.session.stage.kind == "human" and not self.motion.busy

    def pause_bots(self) -> None:
        """Stop watching for a while, or go on."""
        self.paused_bots = self.table.autoplay.paused = not self.paused_bots

    def step_bots(self) -> None:
        """One action more, then wait again."""
        self.paused_bots = self.table.autoplay.paused = True
        self.table.autoplay.step()

    def menu(self) -> None:
        """What else can be done: the match is saved, so nothing is lost."""
        navigation = self.services.navigation
        dialog = Dialog(title=self.game_name, message=tr("Your match is saved. You can go on any time."))
        dialog.answer(tr("Go on"), main=True, icon="icon_play")
        dialog.answer(tr("Settings"), lambda: navigation.go("settings"), icon="icon_settings")
        dialog.answer(tr("Home"), navigation.home, icon="icon_home")
        dialog.open()

    def rules(self) -> None:
        """How this game goes."""
        self.services.navigation.go("rules", game=self.session.game.id)

    def key(self, key: int, modifiers: list[str]) -> bool:
        shortcuts: dict[int, Callable[[], None]] = {_Z: self.undo, _Y: self.redo}
        if "ctrl" in modifiers and key in shortcuts:
            shortcuts[key]()
            return True
        return False

    def on_touch_down(self, touch: Any) -> bool:
        """A tap while things move hurries them on."""
        if self.motion.busy and self.board.collide_point(*self.board.to_widget(*touch.pos)):
            self.motion.hurry()
            return True
        return bool(super().on_touch_down(touch))
