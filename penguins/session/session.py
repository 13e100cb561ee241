"""A match between the finger and the rules. Knows no screen, holds no timer, and belongs to one thread.

    session = Session(storage.begin(SetUp.check(game, seats, options)), storage)     # or storage.load(number)
    while session.stage.kind != "over":
        update = …                      # one of the calls that Stage names
        play(update.events); show(update.view)

Every change is stored before it is told. What a screen gets is for the eyes in front of it (`viewer`):
- one person at the table: always that person's view;
- several, with secret hands: the view of who last said "it is me", until another person is next (then the
  curtain is down and there is only the table's view) or everybody looks: new cards, the end;
- several, nothing secret: the view of the person to move, else the table's;
- bots only: the table's.
"""

import logging
from collections.abc import Callable
from typing import Protocol

from penguins.bots.levels import EMPEROR, Level
from penguins.core.game import AnyGame, Event
from penguins.core.match import IllegalAction, rng_at
from penguins.core.reason import Reason
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Earlier
from penguins.session.looking_back import past_action, reasons_for, steps_seen
from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.session.stage import Stage, Update
from penguins.session.thought import Chooser, Thought, by_our_bots
from penguins.session.undo import Barrier, last_decision, seen_since

log = logging.getLogger(__name__)


class WrongStage(RuntimeError):
    """The match waits for something else."""


class Keeper(Protocol):
    """Keeps what happens: `Storage`, or whoever keeps a script's progress."""

    def save(self, record: Record) -> None:
        """Make what is kept agree with the record."""

    def discard(self, record: Record) -> None:
        """Nothing of it is worth keeping any more."""


def by_seed(record: Record) -> Action:
    """What chance brings, as the match's own seed has it."""
    return record.match.draw_chance(record.seed)


class Session:
    """One match being played."""

    def __init__(
        self,
        record: Record,
        storage: Keeper,
        choose: Chooser = by_our_bots,
        *,
        draw: Callable[[Record], Action] = by_seed,
        arranged: int = 0,
    ) -> None:
        """`choose` answers for bots, `draw` for chance; so many actions are `arranged`: nobody takes them back."""
        self.record = record
        self._storage = storage
        self._choose = choose
        self._draw = draw
        self._arranged = arranged
        self._humans = record.setup.humans
        self._is_wanted = False
        """Whether somebody has asked to keep it, whatever happens in it."""
        self._is_stored_here = False
        """Whether it is stored only because a person has decided something; else somebody had stored it before."""
        self._holder: int | None = None
        """Whose secrets may be on the screen, where there is a curtain."""
        self._settled = len(record.match.log)
        """What others did before the log was that long, they can no longer take back: something else was taken back
        since, the next person has looked at their cards, or the match was left and taken up again."""
        self._undone: list[list[Action]] = []
        self._thought: Thought | None = None
        self._found: dict[int, tuple[int, object]] = {}
        """What seats found out for their last decision, and how long the log was then."""

    @property
    def game(self) -> AnyGame:
        return self.record.setup.game

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.setup.seats

    # What is on

    @property
    def stage(self) -> Stage:
        """What the match waits for."""
        seat = self.record.match.state.to_move
        if seat == OVER:
            return Stage("over")
        if seat == CHANCE:
            return Stage("chance")
        if seat not in self._humans:
            return Stage("bot", seat)
        if self._has_curtain and seat != self._holder:
            return Stage("hand_over", seat)
        return Stage("human", seat)

    @property
    def viewer(self) -> int | None:
        """The seat whose view is on the screen; None: the table's."""
        stage = self.stage
        if len(self._humans) == 1:
            return self._humans[0]
        if self._has_curtain:
            return None if stage.kind == "hand_over" else self._holder
        return stage.seat if stage.kind == "human" else None

    @property
    def view(self) -> State[Action]:
        """What may be on the screen now."""
        return self.record.seen(-1, self.viewer)

    # What moves it on

    def submit(self, action: Action) -> Update:
        """Play the decision of the person to move; IllegalAction leaves everything as it was."""
        if self.stage.kind != "human":
            raise IllegalAction(str(action))
        return self._play(action)

    def draw_chance(self) -> Update:
        """Let chance decide: the same after a restart, so there is nothing to gain from one."""
        self._expect("chance")
        self._save()  # finds out if another copy of the app plays it, and has drawn from this seed
        return self._play(self._draw(self.record))

    def confirm_hand_over(self) -> Update:
        """The owner of the stage's seat is in front of the screen now."""
        self._expect("hand_over")
        self._holder = self.stage.seat
        self._settled = len(self.record.match.log)
        return self._changed(())

    def lower_curtain(self) -> None:
        """Nobody is known to be in front of the screen any more; where there is no curtain, nothing changes."""
        self._holder = None

    # Bots and hints

    def start_thinking(self) -> None:
        """Let the bot to move think in the background, if it does not yet."""
        self._expect("bot")
        if self._thought is None:
            self._think(self._seat_to_move.level)

    def poll(self) -> Update | None:
        """Play what the bot has decided; None as long as it has not."""
        if self.stage.kind != "bot" or self._thought is None or not self._thought.finished:
            return None
        self._keep_found(self._thought)
        answer = self._thought.answer
        if answer is None or not self.record.match.state.allows(answer):
            answer = self._any_action()
            log.warning("something is played at random instead of a bot's answer")
        return self._play(answer)

    def start_hint(self) -> None:
        """Let the strongest bot think, in the background, about what the person to move sees."""
        self._expect("human")
        if self._thought is None:
            self._think(EMPEROR)

    def poll_hint(self) -> Action | None:
        """What the strongest bot would do, once; None as long as it does not know, and if it failed."""
        if self.stage.kind != "human" or self._thought is None or not self._thought.finished:
            return None
        self._keep_found(self._thought)
        answer = self._thought.answer
        self.cancel_thinking()
        return answer

    def reasons_for(self, action: Action) -> tuple[Reason, ...]:
        """What speaks for an action of the person to move, as far as that person sees."""
        return reasons_for(self.record, -1, action)

    @property
    def is_thinking(self) -> bool:
        """Whether a bot's move or a hint is on its way."""
        return self._thought is not None

    @property
    def progress(self) -> float:
        """How far the thinking is, from 0 to 1."""
        return self._thought.progress if self._thought else 0.0

    def hurry(self) -> None:
        """Let the bot that thinks answer with its best so far."""
        if self._thought:
            self._thought.hurry()

    def await_answer(self, seconds: float) -> None:
        """Wait for the bot that thinks, at most so long: only where nobody looks on meanwhile."""
        if self._thought:
            self._thought.wait(seconds)

    @property
    def can_finish(self) -> bool:
        """Whether no person has anything to decide any more, though it is not over."""
        state = self.record.match.state
        return not self.record.is_over and not any(map(state.plays_on, self._humans))

    def breathe(self, on: bool) -> None:
        """Whether a screen needs time beside the thinking, because something moves on it."""
        if self._thought:
            self._thought.breathe(on)

    def cancel_thinking(self) -> None:
        """Forget the bot's move or the hint that is on its way."""
        if self._thought:
            self._thought.cancel()
            self._thought = None

    # Back and forth

    @property
    def undo_barrier(self) -> Barrier | None:
        """Why nothing can be taken back now; None if something can."""
        if not self.record.setup.house.take_back:
            return "house_rule"
        if self.record.is_over:
            return "over"
        decision = last_decision(self.record)
        if decision is None or decision < self._arranged:
            return "start"
        if not self._is_own(decision):
            return "other_human"
        return seen_since(self.record, decision)

    def undo(self) -> Update:
        """Go back to before the last decision of a person; WrongStage where there is a barrier."""
        decision = last_decision(self.record)
        if decision is None or self.undo_barrier:
            raise WrongStage(self.undo_barrier)
        if self.stage.kind == "hand_over":  # the tablet may be on its way already
            self._holder = None
        self._undone.append(self.record.take_back(decision))
        self._found.clear()
        self._settled = decision
        self._save()
        if not self.is_kept:  # the only decision in it was taken back
            self._storage.discard(self.record)
        return self._changed(())

    def go_back(self, moment: int) -> None:
        """Go back to when the log was that long, whatever has been seen since: somebody tries again from there."""
        self.cancel_thinking()
        self.record.take_back(moment)
        self._undone.clear()
        self._found.clear()
        self._storage.save(self.record)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone) and self.stage.kind == "human"

    def redo(self) -> Update:
        """Play again what was taken back last, the bots' answers too; WrongStage if there is nothing."""
        if not self.can_redo:
            raise WrongStage(self.stage.kind)
        told: list[Event] = []
        for action in self._undone.pop():
            told += self._advance(action)
        return self._changed(tuple(told))

    # Keeping it

    @property
    def is_kept(self) -> bool:
        """Whether it is stored. What only bots and chance have done is not worth it, unless somebody asks."""
        was_stored = self.record.id is not None and not self._is_stored_here
        return was_stored or self._is_wanted or self.record.is_decided_on

    def keep(self) -> None:
        """Store it, from now on and whatever happens in it."""
        self._is_wanted = True
        self._save()

    def discard(self) -> None:
        """Forget it: it is ended before its end."""
        self.cancel_thinking()
        self._is_wanted = False
        self._storage.discard(self.record)

    def _save(self) -> None:
        if self.is_kept:
            self._is_stored_here |= self.record.id is None
            self._storage.save(self.record)

    # Inside

    @property
    def _has_curtain(self) -> bool:
        return self.game.secret_hands and len(self._humans) > 1

    @property
    def _seat_to_move(self) -> Seat:
        return self.seats[self.record.match.state.to_move]

    def _expect(self, kind: str) -> None:
        if self.stage.kind != kind:
            raise WrongStage(self.stage.kind)

    def _play(self, action: Action) -> Update:
        events = self._advance(action)
        self._undone.clear()
        return self._changed(events)

    def _advance(self, action: Action) -> tuple[Event, ...]:
        """Play and store; the events are for who was at the screen when it happened."""
        viewer = self.viewer
        self.record.play(action)
        self._save()
        if self.stage.kind in ("chance", "over"):  # everybody looks
            self._holder = None
        return past_action(self.record, len(self.record.match.log) - 1, viewer).events

    def _changed(self, events: tuple[Event, ...]) -> Update:
        self.cancel_thinking()
        return Update(events, self.view)

    def _think(self, level: Level) -> None:
        state = self.record.match.state
        view = state.seen_by(state.to_move)
        rng = rng_at(self.record.seed, len(self.record.match.log), "bot")
        earlier = self._earlier(state.to_move) if level.recalls else None
        self._thought = Thought(self._choose, self.game, view, level, rng, earlier=earlier)

    def _earlier(self, seat: int) -> Earlier | None:
        if seat not in self._found:
            return None
        moment, thoughts = self._found.pop(seat)
        return Earlier(thoughts, steps_seen(self.record.match, seat, moment))

    def _keep_found(self, thought: Thought) -> None:
        if thought.found is not None:
            self._found[self.record.match.state.to_move] = len(self.record.match.log), thought.found

    def _any_action(self) -> Action:
        moment = len(self.record.match.log)
        action: Action = rng_at(self.record.seed, moment, "any").choice(self.record.match.state.legal_actions())
        return action

    def _is_own(self, decision: int) -> bool:
        """Whether taking that decision back is for who is at the screen.

        Whoever has just moved may, even though another is next, until that is settled. Going on from there would take
        back what another person did before them.
        """
        match = self.record.match
        following = match.state.to_move
        is_anothers_turn = following in self._humans and following != match.mover(decision)
        return decision >= self._settled or not is_anothers_turn
