"""Where a match is played: shows what the conductor says, and forwards touches to it."""

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import Any

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.widget import Widget

from penguins.core.state import Action, State
from penguins.session.conductor import Conductor, Table
from penguins.session.looking_back import last_round
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.ui.base import layouts, theme
from penguins.ui.base.keys import STEPS
from penguins.ui.base.services import Services
from penguins.ui.base.words.sentences import UNDO_BARRIERS
from penguins.ui.base.words.translate import tr
from penguins.ui.games.texts import Chosen
from penguins.ui.screens.advice import Advice
from penguins.ui.screens.board_screen import BoardScreen
from penguins.ui.screens.handing_over import HandingOver
from penguins.ui.screens.look_back import LookBack
from penguins.ui.screens.match_menu import MatchMenu
from penguins.ui.screens.prompts import Prompts
from penguins.ui.screens.retelling import Retelling
from penguins.ui.widgets import chronicle, play_layout, seats, turntable  # noqa: F401  known to the layout

layouts.load("play")

_Z, _Y = ord("z"), ord("y")
BOT_PAUSE = 0.6
"""Seconds a bot's move waits at least at normal speed, so that the eye can follow."""


class PlayScreen(BoardScreen):
    """Plates, prompt, board and the few buttons that a match needs."""

    prompt = StringProperty("")
    said = StringProperty("")
    """The prompt as the penguin says it: where several people play, it begins with whom it means."""
    aloud = StringProperty("")
    """What of it everybody in front of the screen may hear."""
    rim = ColorProperty((0, 0, 0, 0))
    """The frame of the screen, in the colour of the seat to move."""
    can_undo = BooleanProperty(False)
    can_redo = BooleanProperty(False)
    can_hint = BooleanProperty(False)
    hint_shows = StringProperty("")
    """What the hint on the board has told so far: nothing, which piece, the move."""
    confirming = BooleanProperty(False)
    """Whether a decision waits to be confirmed."""
    watching = BooleanProperty(False)
    """Whether only bots play."""
    paused_bots = BooleanProperty(False)
    takes_back = BooleanProperty(True)
    """Whether the house rules let moves be taken back."""
    hints = BooleanProperty(True)
    """Whether they let people ask for a hint."""
    parts: tuple[str, ...] = ("bar", "seats", "tools", "board", "chronicle")
    """What its layout has to place, by id."""
    greets = True
    """Whether a ribbon tells that it is another person's turn."""

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        super().__init__(services, record, **kwargs)
        self.ids.layout.seats = len(record.setup.seats)
        self.ids.layout.arrange(*(self.ids[part] for part in self.parts))
        self.watching = not record.setup.humans
        self.takes_back, self.hints = record.setup.house.take_back, record.setup.house.hints
        self.conductor = self.conduct(record)
        self.table = self.conductor.table
        """The picture of the match that is on the screen."""
        self.board.at_table = True
        self.board.bind(
            on_action=lambda _, action: self.decide(action),
            on_chance=lambda _: self.draw_chance(),
            on_refusal=lambda _, why: self._refused(why),
            on_prompt=lambda _: self._asked_anew(),
            on_message=lambda _, sentence: services.say(sentence),
        )
        self.advice = Advice(self.board, record)
        self.retelling = self._retelling(record)
        self.look_back = LookBack(self.board, self.motion, self._go_on)
        self.handing_over = self._handing_over()
        self.prompts = Prompts(self.session, self.board)
        for plate in self.plates:
            plate.bind(on_hurry=lambda _: self._show(self.conductor.hurry()))
        self._ticking = Clock.schedule_interval(self._tick, 0)
        self._ticking.cancel()

    @property
    def session(self) -> Session:
        return self.conductor.session

    def _retelling(self, record: Record) -> Retelling | None:
        """What happened is told where the layout has a place for it."""
        if "chronicle" not in self.parts:
            return None
        return Retelling(record, self.board, self.ids.chronicle, self.ids.layout)

    def _handing_over(self) -> HandingOver:
        return HandingOver(
            self.services,
            self.session,
            self.board,
            self.motion,
            turntable=self.ids.turntable,
            behind=self.ids.layout,
            raised=self.raise_curtain,
            undo=self.undo,
            greets=self.greets,
        )

    # What another kind of match does in its own way

    def conduct(self, record: Record) -> Conductor:
        """Whoever decides what may happen in it."""
        arranged = record.origin.moment if record.origin else 0
        session = Session(record, self.services.storage, self.services.choose, arranged=arranged)
        confirms = self.services.preferences.confirm_moves
        return Conductor(session, self.board, confirms=confirms, pace=BOT_PAUSE * self.motion.factor)

    def decide(self, action: Action) -> None:
        """The person has chosen."""
        self._show(self.conductor.decide(action))

    def draw_chance(self) -> None:
        """The person lets chance decide."""
        self._show(self.conductor.draw_chance())

    def featured(self, view: State[Any]) -> int | None:
        """Whose plate is the large one, and whose colour the frame has."""
        return self.board.turn_of(view)

    def end(self) -> None:
        """The match is over."""
        self.services.navigation.replace("results", record=self.session.record)

    # Coming and going

    def opened(self) -> None:
        super().opened()
        self.handing_over.hold_orientation(True)

    def closed(self) -> None:
        self._ticking.cancel()
        self.look_back.close()
        self.conductor.rest()
        self.board.stop_choosing()
        self.handing_over.close()
        super().closed()
        self.services.device.keep_awake(False)
        self.handing_over.hold_orientation(False)

    def paused(self) -> None:
        """Put secrets away: whoever comes back to the app need not be who left it."""
        self.motion.stop()
        self.handing_over.cut_short()
        self.board.cut_short()
        rested = self.conductor.rest()
        if self.has_begun:
            self._show(rested)
        self.board.interrupt()  # last: whatever is shown may listen again
        self._ticking.cancel()

    def resumed(self) -> None:
        super().resumed()
        if self.has_begun:
            self.begin()

    def front(self) -> Widget:
        return self.handing_over.curtain or self

    def begin(self) -> None:
        self.motion.stop()
        self._mark_last_turn()
        self._show(self.conductor.open())

    def _mark_last_turn(self) -> None:
        self.board.recall(last_round(self.session.record, self.session.viewer))

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
        if (table.hint_shows, table.thinking) != (before.hint_shows, before.thinking):
            self._advise(table)
        if table.position != before.position:
            self._show_position(table)  # last: where nothing moves, the next picture comes before this returns

    def _advise(self, table: Table) -> None:
        self.hint_shows = table.hint_shows
        if table.waits_for == "person":
            self.advice.show(table)
            self._show_prompt()

    def _show_position(self, table: Table) -> None:
        self.advice.forget()
        self.confirming = table.waits_for == "confirm"
        if self.retelling is not None:
            self.retelling.follow(table)
        if table.waits_for == "show":
            self._play(table)
        else:
            self._settle(table)

    def _play(self, table: Table) -> None:
        self.motion.stop()
        self.board.stop_choosing()
        self._say("")  # what was asked is answered; what is asked next comes after what is shown
        updates, before, again = table.showing
        if again:
            self.look_back.begin()
        if before is not None:
            self.board.show(before)
        if again and before is not None:
            self._show_plates(before)
        steps = (step for update in updates for step in self.board.steps(update.events, update.view))
        played = chain((self.handing_over.uncover,), steps)
        self.motion.play(played, partial(self.look_back.stay, updates[0].view) if again else self._go_on)

    def _go_on(self) -> None:
        self._show(self.conductor.shown())

    def show_again(self, moment: int) -> None:
        """Show what happened then once more; afterwards, or with the next touch, the present is back."""
        self._show(self.conductor.show_again(moment))
        if self.table.showing.again and self.retelling is not None:
            self._say(self.retelling.sentence(moment))

    def _heard(self, *, steps: bool = False) -> bool:
        """Somebody does something, or only `steps` to it by keys: what was new is read then, and a look back is over;
        whether there was one."""
        if self.retelling is not None and not steps:
            self.retelling.touched(self.table)
        looks_back = self.table.showing.again
        if looks_back:
            self.look_back.hurry()
        return looks_back

    def _settle(self, table: Table) -> None:
        if self.look_back.end():
            self._mark_last_turn()
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
        self._show_plates(table.view)
        self._show_prompt()
        self.handing_over.show(table)
        if table.waits_for == "over":
            self.end()

    def _show_plates(self, view: State[Any]) -> None:
        seat = self.featured(view)
        if seat is not None:  # at the end the last one stays
            self.ids.seats.active = seat
            self.rim = theme.rgba(theme.PAINTS[self.session.seats[seat].colour].main)
        for seat, plate in enumerate(self.plates):
            plate.standing = self.board.standing(view, seat)
            plate.out = self.board.has_left(view, seat)

    def _tick(self, _: float) -> None:
        moving = self.motion.busy or self.idle.beating
        self._show(self.conductor.tick(Clock.get_time(), moving=moving))

    def _show_thinking(self, table: Table) -> None:
        self.services.device.keep_awake(table.thinking)
        for seat, plate in enumerate(self.plates):
            plate.progress = table.progress if seat == table.stage.seat else 0.0
            plate.can_hurry = table.thinking and table.waits_for == "bot" and seat == table.stage.seat
        if table.goes_on_by_itself != self._ticking.is_triggered:
            (self._ticking if table.goes_on_by_itself else self._ticking.cancel)()

    def _asked_anew(self) -> None:
        """The board wants something else."""
        self.advice.overheard()
        self._show_prompt(picking=True)

    def _show_prompt(self, *, picking: bool = False) -> None:
        if not self.table.showing.again:  # else the sentence stands there that tells it
            self._say(*self.prompts.now(self.table, self.advice.sentence, picking=picking))

    def _say(self, sentence: str, own: bool = False) -> None:
        self.prompt = sentence
        self.aloud = self.said if self.prompts.may_be_heard(self.table, own=own) else ""

    def on_prompt(self, *_: object) -> None:
        self.said = self.prompts.addressed(self.table, self.prompt)

    def on_aloud(self, *_: object) -> None:
        """Read it to those who cannot read yet, after what they have missed. How long a bot thinks is not worth it."""
        if self.aloud and self.table.waits_for != "bot":
            missed = self.retelling.take_missed() if self.retelling is not None else []
            self.services.voice.offer(" ".join((*missed, self.aloud)))

    def _refused(self, why: str) -> None:
        self._say(why, own=True)
        self.ids.seats.shake_head(self.motion.factor)
        self.services.sounds.play("no")
        self.services.device.buzz()

    # Buttons

    def raise_curtain(self) -> None:
        """The next person is in front of the screen."""
        self.handing_over.lift_curtain()
        self._show(self.conductor.raise_curtain())

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
        """Ask the strongest bot, once more for more of it, and then let it be played."""
        if self.hint_shows != "move" or self.table.hint is None or not self.board.by_hand(self.table.hint):
            self._show(self.conductor.ask_hint())

    def pause_bots(self) -> None:
        """Stop watching for a while, or go on."""
        self._show(self.conductor.pause(not self.paused_bots))

    def step_bots(self) -> None:
        """One action more, then wait again."""
        self._show(self.conductor.step())

    def menu(self) -> None:
        """What else can be done."""
        MatchMenu(self.services, self.session, self.game_name, self.finish).open()

    def finish(self) -> None:
        """Play the rest at once, where no person has anything to decide any more."""
        if self.session.can_finish:
            self.motion.stop()
            self._show(self.conductor.finish())

    def rules(self) -> None:
        """How this game goes, as it was chosen."""
        setup = self.session.record.setup
        chosen = Chosen(len(setup.seats), setup.options)
        self.services.navigation.go("rules", game=setup.game.id, chosen=chosen)

    def key(self, key: int, modifiers: list[str]) -> bool:
        reads = self.retelling is not None and self.retelling.is_chosen_by_keys
        if super().key(key, modifiers) or self._heard(steps=reads or key in STEPS):
            return True
        shortcuts: dict[int, Callable[[], None]] = {_Z: self.undo, _Y: self.redo}
        if "ctrl" in modifiers and key in shortcuts:
            shortcuts[key]()
            return True
        return False

    def on_touch_down(self, touch: Any) -> bool:
        """A tap while things move hurries them on; one while the past is shown brings the present back."""
        reads = self.retelling is not None and self.retelling.reads(touch)
        if not reads and self._heard():
            return True
        if not reads and self.motion.busy and self.board.collide_point(*self.board.to_widget(*touch.opos)):
            self.handing_over.hurry()
            self.motion.hurry()
            return True
        return bool(super().on_touch_down(touch))
