"""Where a match is played: shows what the conductor says, and forwards touches to it."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.session.conductor import Conductor, Table
from penguins.session.looking_back import last_turn
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.undo import last_decision
from penguins.ui.base import layouts
from penguins.ui.base.services import Services
from penguins.ui.base.words.sentences import UNDO_BARRIERS
from penguins.ui.base.words.translate import tr
from penguins.ui.games.texts import Chosen
from penguins.ui.screens.board_screen import BoardScreen
from penguins.ui.widgets import play_layout, turntable  # noqa: F401  known to the layout
from penguins.ui.widgets.curtain import Curtain
from penguins.ui.widgets.dialogs import Dialog

layouts.load("play")

_Z, _Y = ord("z"), ord("y")
_BOT_PAUSE = 0.6
"""Seconds a bot's move waits at least at normal speed, so that the eye can follow."""


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
        self.ids.layout.seats = len(record.setup.seats)
        self.ids.layout.arrange(*(self.ids[part] for part in ("bar", "panels", "prompt", "tools", "board")))
        self.watching = not record.setup.humans
        self.conductor = Conductor(
            Session(record, services.storage, services.choose),
            self.board,
            confirms=services.preferences.confirm_moves,
            pace=_BOT_PAUSE * self.motion.factor,
        )
        self.table = self.conductor.table
        """The picture of the match that is on the screen."""
        self.board.at_table = True
        self.board.bind(
            on_action=lambda _, action: self._show(self.conductor.decide(action)),
            on_chance=lambda _: self._show(self.conductor.draw_chance()),
            on_refusal=lambda _, why: self._refused(why),
            on_prompt=lambda _: self._show_prompt(),
            on_message=lambda _, sentence: services.say(sentence),
        )
        self._curtain: Curtain | None = None
        self._ticking = Clock.schedule_interval(lambda _: self._show(self.conductor.tick(Clock.get_time())), 0)
        self._ticking.cancel()

    @property
    def session(self) -> Session:
        return self.conductor.session

    # Coming and going

    def opened(self) -> None:
        super().opened()
        self._hold_orientation(True)

    def closed(self) -> None:
        self._ticking.cancel()
        self.conductor.rest()
        self.board.stop_choosing()
        super().closed()
        self.services.device.keep_awake(False)
        self._hold_orientation(False)

    def paused(self) -> None:
        """Put secrets away: whoever comes back to the app need not be who left it."""
        self.motion.stop()
        self.board.cut_short()
        rested = self.conductor.rest()
        if self.has_begun:
            self._show(rested)
        self.board.interrupt()  # last: whatever is shown may listen again
        self._ticking.cancel()

    def resumed(self) -> None:
        if self.has_begun:
            self.begin()

    def begin(self) -> None:
        self.motion.stop()
        self._mark_last_turn()
        self._show(self.conductor.open())

    def _mark_last_turn(self) -> None:
        self.board.recall(last_turn(self.session.record, self.session.viewer))

    # What the conductor says

    def _show(self, table: Table) -> None:
        before, self.table = self.table, table
        if table is before:
            return
        self.paused_bots = table.paused
        self.services.tell_notices()
        self._show_thinking(table)
        if table.waits_for == "bot":
            self._show_prompt()
        if table.hint is not None and table.hint is not before.hint and not self.board.is_holding:
            self.board.point_at(table.hint)
        if table.position != before.position:
            self._show_position(table)  # last: where nothing moves, the next picture comes before this returns

    def _show_position(self, table: Table) -> None:
        self.confirming = table.waits_for == "confirm"
        if table.waits_for == "show":
            self._play(table)
        else:
            self._settle(table)

    def _play(self, table: Table) -> None:
        self.motion.stop()
        self.board.stop_choosing()
        self.prompt = ""  # what was asked is answered; what is asked next comes after what is shown
        updates, before = table.showing
        if before is not None:
            self.board.show(before)
        steps = (step for update in updates for step in self.board.steps(update.events, update.view))
        self.motion.play(steps, lambda: self._show(self.conductor.shown()))

    def _settle(self, table: Table) -> None:
        if table.pending is not None:
            self.board.stop_choosing()
        self.board.show(table.view)
        if table.waits_for == "person":
            assert table.stage.seat is not None
            self.board.let_choose(table.stage.seat)
        elif table.pending is not None:
            self.board.point_at(table.pending)
        self.can_undo = table.undo_barrier is None
        self.can_redo, self.can_hint = table.can_redo, table.can_hint
        self._show_panels(table)
        self._show_prompt()
        self._show_curtain(table)
        self._turn_table(table)
        if table.waits_for == "over":
            self.services.navigation.replace("results", record=self.session.record)

    def _show_panels(self, table: Table) -> None:
        for seat, panel in enumerate(self.panels):
            panel.facts = self.board.facts(table.view, seat)
            panel.active = seat == self.board.turn_of(table.view)
            panel.out = self.board.has_left(table.view, seat)

    def _show_thinking(self, table: Table) -> None:
        self.services.device.keep_awake(table.thinking)
        for seat, panel in enumerate(self.panels):
            panel.progress = table.progress if seat == table.stage.seat else 0.0
        if table.goes_on_by_itself != self._ticking.is_triggered:
            (self._ticking if table.goes_on_by_itself else self._ticking.cancel)()

    def _show_prompt(self) -> None:
        table = self.table
        if self.confirming:
            self.prompt = tr("Play this move?")
        elif table.stage.kind == "human" or table.waits_for == "hand":
            self.prompt = self.board.prompt(table.view)
        elif table.waits_for == "bot" and table.stage.seat is not None:
            name = self.session.seats[table.stage.seat].name
            waits = table.paused and not table.thinking
            self.prompt = tr("Paused: {name} is next.", name=name) if waits else tr("{name} is thinking…", name=name)
        else:
            self.prompt = ""

    def _refused(self, why: str) -> None:
        self.prompt = why
        self.services.sounds.play("no")
        self.services.device.buzz()

    # Two people face to face

    def _turn_table(self, table: Table) -> None:
        """In table mode two people sit face to face."""
        humans = self.session.record.setup.humans
        seat = self.board.turn_of(table.view)
        if self._faces_two and seat in humans:
            self.ids.turntable.turned = seat == humans[1]

    def _hold_orientation(self, on: bool) -> None:
        """A tablet that lies between two people has no up and down."""
        if self._faces_two:
            self.services.device.hold_orientation(on)

    @property
    def _faces_two(self) -> bool:
        return self.services.preferences.table_mode and len(self.session.record.setup.humans) == 2

    # The curtain

    def front(self) -> Widget:
        return self._curtain or self

    def _show_curtain(self, table: Table) -> None:
        if table.waits_for != "curtain":
            self._lift_curtain()
            return
        assert table.stage.seat is not None
        if self._curtain is None:
            self._curtain = self._new_curtain()
        seat = self.session.seats[table.stage.seat]
        self._curtain.name, self._curtain.colour_id = seat.name, seat.colour
        self._curtain.last_mover = self._last_mover() if table.undo_barrier is None else ""

    def _last_mover(self) -> str:
        record = self.session.record
        decision = last_decision(record)
        assert decision is not None, "else there is a barrier"
        return self.session.seats[record.match.mover(decision)].name

    def _new_curtain(self) -> Curtain:
        curtain = Curtain(arrival=0.0)
        curtain.bind(
            on_confirm=lambda _: self.raise_curtain(),
            on_undo=lambda _: self.undo(),
            on_back=lambda _: self.services.navigation.back(),
        )
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
        self._lift_curtain()
        self._show(self.conductor.raise_curtain())

    # Buttons

    def confirm(self) -> None:
        """Yes, that is what the person wants."""
        self._show(self.conductor.confirm())

    def think_again(self) -> None:
        """No: choose once more."""
        self._show(self.conductor.think_again())

    def undo(self) -> None:
        """Take the last decision back, or say why not."""
        table = self.conductor.undo()
        if table.undo_barrier is not None and table.position == self.table.position:
            self.services.say(tr(UNDO_BARRIERS[table.undo_barrier]))
        else:
            self._mark_last_turn()
        self._show(table)

    def redo(self) -> None:
        """Play what was taken back."""
        self._show(self.conductor.redo())

    def hint(self) -> None:
        """Ask the strongest bot."""
        self._show(self.conductor.ask_hint())

    def pause_bots(self) -> None:
        """Stop watching for a while, or go on."""
        self._show(self.conductor.pause(not self.paused_bots))

    def step_bots(self) -> None:
        """One action more, then wait again."""
        self._show(self.conductor.step())

    def menu(self) -> None:
        """What else can be done: the match is saved, so nothing is lost."""
        navigation = self.services.navigation
        dialog = Dialog(title=self.game_name, message=tr("Your game is saved. You can carry on any time."))
        dialog.answer(tr("Continue"), main=True, icon="icon_play")
        dialog.answer(tr("Settings"), lambda: navigation.go("settings"), icon="icon_settings")
        dialog.answer(tr("Home"), navigation.home, icon="icon_home")
        dialog.open()

    def rules(self) -> None:
        """How this game goes, as it was chosen."""
        setup = self.session.record.setup
        chosen = Chosen(len(setup.seats), setup.options)
        self.services.navigation.go("rules", game=setup.game.id, chosen=chosen)

    def key(self, key: int, modifiers: list[str]) -> bool:
        if super().key(key, modifiers):
            return True
        shortcuts: dict[int, Callable[[], None]] = {_Z: self.undo, _Y: self.redo}
        if "ctrl" in modifiers and key in shortcuts:
            shortcuts[key]()
            return True
        return False

    def on_touch_down(self, touch: Any) -> bool:
        """A tap while things move hurries them on."""
        if self.motion.busy and self.board.collide_point(*self.board.to_widget(*touch.opos)):
            self.motion.hurry()
            return True
        return bool(super().on_touch_down(touch))
