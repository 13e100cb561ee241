"""The conductor: decides what may happen now in a match at one screen. No Kivy, no timer: it is given the time.

    conductor = Conductor(session, board)
    table = conductor.open()
    …                                   # a touch: table = conductor.decide(action), .undo(), .raise_curtain() …
    table = conductor.tick(now)         # often, while table.goes_on_by_itself

Every call answers with one immutable picture of the table. Where that asks to `show` something, nothing else happens
until `shown` is called, except that a person may take a decision back.
"""

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from penguins.core.match import IllegalAction
from penguins.core.reason import Reason
from penguins.core.state import Action, State
from penguins.session.looking_back import Past, past_action, since_last_turn
from penguins.session.session import Session
from penguins.session.stage import Stage, Update
from penguins.session.undo import Barrier

_UNSEEN_THOUGHT = 0.05
"""Seconds a bot thinks at most where its moves are not shown. More: better moves, and a longer wait for the end."""
PROGRESS_STEPS = 20
"""How finely the progress of a thought is told: each step is a picture of its own, to be drawn."""

Waiting = Literal["show", "person", "confirm", "hand", "curtain", "bot", "chance", "verdict", "over"]
Shown = Literal["", "piece", "move"]
"""What a hint has told so far: nothing, which piece, the whole move."""
Verdict = Literal["open", "missed", "shown", "solved"]
"""Of a puzzle: the person is at it; it shows what comes of a wrong decision, or the solution; its goal is reached."""


class Host(Protocol):
    """What the conductor asks of whatever shows the match: a board, or a stand-in in tests."""

    def waits_for_hand(self, view: Any) -> bool:
        """Whether chance comes by a person's hand (a die), rather than by itself."""

    def worth_seeing(self, missed: tuple[Past, ...]) -> Sequence[Past]:
        """Of what happened while somebody else had the tablet, what to show to the next person."""

    def asks_for_time(self) -> bool:
        """Whether somebody is still looking at something: bots wait."""

    def takes_first(self, action: Any) -> bool:
        """Whether a person has to choose a piece for that action before its place: a hint tells the piece first."""


class Showing(NamedTuple):
    """What the screen is to play, one after the other."""

    updates: tuple[Update, ...]
    before: State[Any] | None = None
    """What to show first; None: what is shown already."""
    again: bool = False
    """Whether it happened long ago: what is waited for afterwards is what was waited for before."""


class Table(NamedTuple):
    """All that a screen needs to know of a match, at one moment."""

    waits_for: Waiting
    """What has to happen next.

    - `show`: `showing` is played, then `shown` is called
    - `person`: the person at `stage.seat` decides: `decide`
    - `confirm`: that person says yes or no to `pending`: `confirm`, `think_again`
    - `hand`: a person lets chance decide: `draw_chance`
    - `curtain`: the person at `stage.seat` comes to the screen: `raise_curtain`
    - `bot`, `chance`: they go on by themselves: `tick`
    - `verdict`: a decision of a puzzle is being judged: `tick`
    - `over`: nothing
    """
    stage: Stage
    view: State[Any]
    position: int
    """Another number for every picture with something new on the board; the rest can be shown beside it."""
    showing: Showing = Showing(())
    pending: Action | None = None
    """A decision that waits to be confirmed."""
    hint: Action | None = None
    """What the strongest bot would do, once somebody has asked for it and it is known."""
    hint_shows: Shown = ""
    """How much of it is to be seen."""
    hint_reasons: tuple[Reason, ...] = ()
    """What speaks for the hint."""
    undo_barrier: Barrier | None = None
    """Why nothing can be taken back; None if something can."""
    can_redo: bool = False
    can_hint: bool = False
    thinking: bool = False
    """Whether a bot's move or a hint is on its way."""
    progress: float = 0.0
    """How far that is, from 0 to 1."""
    paused: bool = False
    """Whether bots and chance wait until they may go on."""
    finishing: bool = False
    """Whether the rest is played without being shown."""
    verdict: Verdict = "open"

    @property
    def waits_for_person(self) -> bool:
        """Whether nothing happens until a person does something."""
        return self.waits_for in ("person", "confirm", "hand", "curtain")

    @property
    def goes_on_by_itself(self) -> bool:
        """Whether `tick` has something to do."""
        return self.waits_for in ("bot", "chance", "verdict") or self.thinking


class Conductor:
    """One match at one screen."""

    def __init__(self, session: Session, host: Host, *, confirms: bool = False, pace: float = 0.0) -> None:
        """With `confirms`, each decision waits for a second yes; `pace` is how many seconds a bot's move waits at
        least, so that the eye can follow."""
        self.session = session
        self._house = session.record.setup.house
        self._host = host
        self._confirms = confirms
        self._pace = pace
        self._waiting_since: float | None = None
        self._single_step = False
        self.table = Table("show", session.stage, session.view, position=0)

    # What a screen does of itself

    def open(self) -> Table:
        """The match as it stands: at first, and after a pause."""
        return self._settle()

    def shown(self) -> Table:
        """What was to be shown has been shown."""
        return self._settle()

    def tick(self, now: float, *, moving: bool = True) -> Table:
        """Move on whatever needs no person; `moving`: something moves on the screen, so that bots leave time for it."""
        self.session.breathe(moving)
        if self.table.waits_for in ("bot", "chance"):
            self._move_on(now)
        elif self.table.thinking:
            self._poll_hint()
        return self.table

    def rest(self) -> Table:
        """Let nobody think and every hand be hidden: the app goes into the background, or the screen is being left."""
        self.session.lower_curtain()
        return self._settle()

    # What a person does

    def decide(self, action: Action) -> Table:
        """The person to move has chosen. Whatever a board may offer, the rules decide."""
        if self.table.waits_for != "person":
            return self.table
        if self._confirms and len(self.table.view.legal_actions()) > 1:
            self.session.cancel_thinking()
            self.table = self._picture("confirm", pending=action)
            return self.table
        return self._submit(action)

    def confirm(self) -> Table:
        """Yes, the decision that waits is meant."""
        return self.table if self.table.pending is None else self._submit(self.table.pending)

    def think_again(self) -> Table:
        """No, it is not: choose once more."""
        return self.table if self.table.pending is None else self._settle()

    def draw_chance(self) -> Table:
        """The die falls, the cards are dealt."""
        if self.table.waits_for not in ("hand", "chance") or self.table.finishing:
            return self.table
        return self._show(self.session.draw_chance())

    def raise_curtain(self) -> Table:
        """The next person is in front of the screen, and sees what happened meanwhile."""
        if self.table.waits_for != "curtain":
            return self.table
        self.session.confirm_hand_over()
        missed = self._host.worth_seeing(since_last_turn(self.session.record, self.session.viewer))
        before = missed[0].before if missed else None
        return self._show(*(Update(past.events, past.view) for past in missed), before=before)

    def show_again(self, moment: int) -> Table:
        """Show an action of the past once more; then the present is back. Nothing that is being shown is broken off."""
        waits = self.table.waits_for in ("person", "hand", "bot") and not self._host.asks_for_time()
        if not waits or not 0 <= moment < len(self.session.record.match.log):
            return self.table
        past = past_action(self.session.record, moment, self.session.viewer)
        self.session.cancel_thinking()
        return self._show(Update(past.events, past.view), before=past.before, again=True)

    def undo(self) -> Table:
        """Take the last decision back; where there is a barrier, nothing changes and the picture names it."""
        barrier = self.session.undo_barrier
        if barrier is not None:
            self.table = self.table._replace(undo_barrier=barrier)
            return self.table
        self.session.undo()
        return self._show()

    def redo(self) -> Table:
        """Play again what was taken back last."""
        if self.table.waits_for in ("person", "confirm") and self.session.can_redo:
            return self._show(self.session.redo())
        return self.table

    def ask_hint(self) -> Table:
        """Ask the strongest bot; its answer comes with a later `tick`. Asking again tells more of it: first the piece,
        where there is one to choose, then the move. Whoever asks once more lets it be played."""
        if self.table.waits_for != "person" or not self.table.can_hint or self.table.thinking:
            return self.table
        if self.table.hint_shows == "move":
            return self._take_hint()
        if self.table.hint_shows == "piece":
            self.table = self.table._replace(hint_shows="move")
        else:
            self.session.start_hint()
            self.table = self.table._replace(thinking=True)
        return self.table

    def _take_hint(self) -> Table:
        """That is a yes, also where decisions are confirmed."""
        return self.table if self.table.hint is None else self._submit(self.table.hint)

    def hurry(self) -> Table:
        """Let the bot to move play the best it has found so far."""
        if self.table.waits_for == "bot":
            self.session.hurry()
        return self.table

    def pause(self, on: bool) -> Table:
        """Let bots and chance wait, or go on. A thought that has begun is heard of again when they go on."""
        still_told = self.table.thinking and self.table.waits_for != "bot"
        self.table = self.table._replace(paused=on, thinking=still_told)
        return self.table

    def step(self) -> Table:
        """One action of a bot or of chance, then wait again."""
        self._single_step = True
        return self.pause(True)

    def finish(self) -> Table:
        """Play the rest at once, where no person has anything to decide any more. Only the end of it is shown."""
        if self.session.can_finish:
            self._settle()
            self.table = self.table._replace(finishing=True, paused=False)
        return self.table

    # Inside

    def _submit(self, action: Action) -> Table:
        try:
            update = self.session.submit(action)
        except IllegalAction:  # the match stays as it was
            return self._settle()
        return self._show(update)

    def _move_on(self, now: float) -> None:
        if self._waiting_since is None:
            self._waiting_since = now
        if self.table.finishing:
            self._play_unseen()
            return
        if self.table.paused and not self._single_step:
            return
        update = self._of_bot(now) if self.table.waits_for == "bot" else self._of_chance(now)
        if update is not None:
            self._single_step = False
            self._show(update)

    def _play_unseen(self) -> None:
        """Play on until a bot has moved, or it is over. It thinks for a moment all the same, so as not to give away
        what a person would win or lose by."""
        while self.session.stage.kind == "chance":
            self.session.draw_chance()
        if self.session.stage.kind == "bot":
            self.session.start_thinking()
            self.session.breathe(False)
            self.session.await_answer(_UNSEEN_THOUGHT)
            self.session.hurry()
            self.session.await_answer(_UNSEEN_THOUGHT)
            self.session.poll()
        if self.session.stage.kind not in ("bot", "chance"):
            self.table = self.table._replace(finishing=False)
            self._settle()

    def _of_chance(self, now: float) -> Update | None:
        if self._host.asks_for_time() or (self._chance_waits and not self._has_waited(now)):
            return None
        return self.session.draw_chance()

    @property
    def _chance_waits(self) -> bool:
        """Whether the eye has its time before chance decides, as before a bot does."""
        return False

    def _of_bot(self, now: float) -> Update | None:
        self.session.start_thinking()
        self._tell_progress()
        return self.session.poll() if self._has_waited(now) and not self._host.asks_for_time() else None

    def _has_waited(self, now: float) -> bool:
        """Whether the eye has had its time."""
        return self._waiting_since is not None and now - self._waiting_since >= self._pace

    def _poll_hint(self) -> None:
        hint = self.session.poll_hint()
        if self.session.is_thinking:
            self._tell_progress()
        else:
            told: dict[str, Any] = {"thinking": False, "progress": 0.0}
            if hint is not None:
                shows = "piece" if self._host.takes_first(hint) else "move"
                told |= {"hint": hint, "hint_shows": shows, "hint_reasons": self.session.reasons_for(hint)}
            self.table = self.table._replace(**told)

    def _tell_progress(self) -> None:
        progress = int(self.session.progress * PROGRESS_STEPS) / PROGRESS_STEPS
        if progress != self.table.progress or not self.table.thinking:
            self.table = self.table._replace(thinking=True, progress=progress)

    def _show(self, *updates: Update, before: State[Any] | None = None, again: bool = False) -> Table:
        self.table = self._picture("show", showing=Showing(updates, before, again))
        return self.table

    def _settle(self) -> Table:
        """Nothing is left to be shown: what is waited for now?"""
        self._waiting_since = None
        self.session.cancel_thinking()
        view, stage = self.session.view, self.session.stage
        self.table = self._picture(
            self._waits_for(stage, view),
            undo_barrier=self.session.undo_barrier,
            can_redo=self.session.can_redo,
            can_hint=stage.kind == "human" and self._house.hints,
        )
        return self.table

    def _waits_for(self, stage: Stage, view: State[Any]) -> Waiting:
        match stage.kind:
            case "human":
                return "person"
            case "hand_over":
                return "curtain"
            case "chance" if self._host.waits_for_hand(view):
                return "hand"
            case kind:
                return kind

    def _picture(self, waits_for: Waiting, **new: Any) -> Table:
        """The table as it is now; what people may do stays as it was, unless it is among what is `new`."""
        passing = ("showing", "pending", "hint", "hint_shows", "hint_reasons", "thinking", "progress")
        clean = {name: Table._field_defaults[name] for name in passing}
        stage, view, position = self.session.stage, self.session.view, self.table.position + 1
        return self.table._replace(waits_for=waits_for, stage=stage, view=view, position=position, **{**clean, **new})
