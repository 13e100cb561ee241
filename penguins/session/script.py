"""A script: an arranged match whose chance and rivals act as written, with a goal for the person. No words, no screen.

A lesson is a script of steps. Each says something, wants one gesture or any of a set, and tells what then happens:

    Script("pingouins.first", "pingouins", opening=("floe:…", "c4", …), steps=(
        Step("Slide there.", wants=("c4-c6",), then=("e2-e3",), answers={"c4-*": "Farther: that one has more fish."}),
        …))

A puzzle has no steps, but `others`, who answers for rivals and chance, and a `goal` that judges the match:

    Script("march.puzzle.7", "march", opening=(…), others=strongest_answer, best=first_right_one, goal=home_this_turn)

Either is played by the same session, conductor and board as any match; a prompter follows it through the log:

    record = script.take_up(seats, log)                 # log: () at first, else what `tail` gave
    prompter = Prompter(script, record)
    session = prompter.session(keeper)                  # keeper.save(record) is called before anything is shown
    …
    complaint = prompter.objects_to(action)             # None: play it; else the id of what to say instead
    prompter.outcome                                    # True once it is won, False if it is lost, None before

Where in the script the person is follows from the log alone, so undo, redo, storage and replay need to know nothing.

Actions are written in their notation, and may be patterns: `*` and `?` stand for any letters (as in file names). What
chance brings has to be written in full. Sentences are ids; the words are the screen's.
"""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from fnmatch import fnmatchcase
from random import Random
from typing import Any, NamedTuple

from penguins.bots.levels import CHICK, Level
from penguins.core.game import AnyGame, NotAnAction
from penguins.core.match import IllegalAction, Match
from penguins.core.state import CHANCE, Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.session import Keeper, Session
from penguins.session.setup import Seat, SetUp
from penguins.session.thought import by_our_bots

Facts = Callable[[Any], Mapping[str, object]]
"""What a sentence leaves open, worked out from what the person sees."""


def _no_facts(_: State[Any]) -> Mapping[str, object]:
    return {}


def _nothing_claimed(_: State[Any]) -> bool:
    return True


def actions(text: str) -> tuple[str, ...]:
    """Actions that are written in one line, with blanks between them."""
    return tuple(text.split())


class Step(NamedTuple):
    """One thing that the person does, and what comes of it."""

    says: str
    """The id of what is said before it."""
    wants: tuple[str, ...]
    """What to do: any legal action that is written like one of these. Of what chance brings by the person's hand (a
    die), the one thing that it brings."""
    then: tuple[str, ...] = ()
    """What chance and rivals do after it."""
    answers: Mapping[str, str] = {}
    """Wrong tries, and the id of what to say to each: the first pattern that fits counts."""
    otherwise: str = ""
    """The id of what to say to any other wrong try; empty: whatever is said everywhere."""
    facts: Facts = _no_facts
    """What the sentences of this step leave open."""
    holds: Callable[[Any], bool] = _nothing_claimed
    """Whether what they claim beyond that is so: asked by tests."""
    alone: bool = False
    """Whether the person is to find it alone: nobody shows it before something was tried."""

    @property
    def length(self) -> int:
        """How many actions it takes."""
        return 1 + len(self.then)


class Script(NamedTuple):
    """What is arranged."""

    id: str
    """Under which progress is kept: never changed once it is released."""
    game: str
    players: int = 2
    opening: tuple[str, ...] = ()
    """The arranged log: what happened before the person comes."""
    steps: tuple[Step, ...] = ()
    options: Mapping[str, str] = {}
    person: int = 0
    """The seat of the person."""
    others: Callable[[Match], Action] | None = None
    """Acts for rivals and chance once there are no more steps."""
    best: Callable[[Match], Action] | None = None
    """What a hint tells the person then; without it, what a bot would do."""
    goal: Callable[[Match], bool | None] | None = None
    """Judges the match once there are no more steps: reached, missed, or None while it is open. Without one, all is
    won with the last step."""
    is_open: bool = False
    """Whether the person sees everything."""

    def seats(self, names: Sequence[str], colours: Sequence[str]) -> list[Seat]:
        """The person and chicks, by these names, first the person's, and in these colours, by seat."""
        others = iter(names[1:])
        return [
            Seat(names[0], colours[seat]) if seat == self.person else Seat(next(others), colours[seat], CHICK.name)
            for seat in range(self.players)
        ]

    def take_up(self, seats: Sequence[Seat], log: Sequence[str] = ()) -> Record:
        """The match after the opening and what was played since. What no longer fits the script (it has changed with a
        new version of the app) was not played."""
        game = GAMES[self.game]
        record = Record(SetUp.check(game, seats, self.options), started=0.0, seed=0, is_open=self.is_open)
        record.match.play_all(map(game.parse, self.opening))
        prompter = Prompter(self, record)
        with suppress(NotAnAction, IllegalAction):
            for text in log:
                prompter.replay(game.parse(text))
        return record


class Prompter:
    """Knows where in its script a match is, and what comes next."""

    def __init__(self, script: Script, record: Record) -> None:
        self.script = script
        self.record = record

    def session(self, keeper: Keeper) -> Session:
        """The match to be played as it is written; nothing of the opening can be taken back."""
        return Session(self.record, keeper, self.choose, draw=lambda _: self._next(), arranged=len(self.script.opening))

    @property
    def tail(self) -> tuple[str, ...]:
        """What was played since the opening, to be kept."""
        return tuple(map(str, self.record.match.log[len(self.script.opening) :]))

    # Where we are

    @property
    def at(self) -> int:
        """The number of the step that the match is in, from 0; after the last, how many there are."""
        return self._place()[0]

    @property
    def step(self) -> Step | None:
        """The step that the match is in; None after the last."""
        return self.script.steps[self.at] if self.at < len(self.script.steps) else None

    @property
    def waits(self) -> bool:
        """Whether the step waits for the person, rather than for rivals and chance."""
        return self.step is not None and self._place()[1] == 0

    @property
    def outcome(self) -> bool | None:
        """Whether the goal is reached (True) or missed (False); None as long as neither is."""
        if self.step is not None:
            return None
        return True if self.script.goal is None else self.script.goal(self.record.match)

    # What the person does

    def wanted(self) -> list[Action]:
        """What the person may do here, the first being what a hand would show; without a step, whatever is legal."""
        state = self.record.match.state
        if self.step is None:
            return list(state.legal_actions())
        return self._written(self.step.wants) if self.waits else []

    def objects_to(self, action: Action) -> str | None:
        """None if the action is wanted; else the id of what to say about it, empty if nothing is written for it."""
        if self.step is None or action in self.wanted():
            return None
        fitting = (answer for pattern, answer in self.step.answers.items() if fnmatchcase(str(action), pattern))
        return next(fitting, self.step.otherwise)

    # What comes by itself

    def choose(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        """Answer for a rival, as a bot would; asked for a hint, with what is wanted, or what a bot would do."""
        if self.step is not None or view.to_move != self.script.person:
            return self._next()
        if self.script.best is None:
            return by_our_bots(game, view, level, rng, thinking)
        return self.script.best(self.record.match)

    def replay(self, action: Action) -> None:
        """Play what was played before; IllegalAction if that is not in the script."""
        if self.step is not None and action not in self._expected():
            raise IllegalAction(str(action))
        self.record.play(action)

    # Inside

    @property
    def _game(self) -> AnyGame:
        return GAMES[self.script.game]

    def _place(self) -> tuple[int, int]:
        """The step, and how many of its actions have been played."""
        played = len(self.record.match.log) - len(self.script.opening)
        for number, step in enumerate(self.script.steps):
            if played < step.length:
                return number, played
            played -= step.length
        return len(self.script.steps), played

    def _next(self) -> Action:
        """What is written for now, else what `others` do."""
        if self.step is None:
            assert self.script.others is not None, f"{self.script.id} ends where somebody else is to move"
            return self.script.others(self.record.match)
        expected = self._expected()
        if not expected:
            raise IllegalAction(f"nothing that {self.script.id} has written for step {self.at + 1} is legal")
        return expected[0]

    def _expected(self) -> list[Action]:
        number, played = self._place()
        step = self.script.steps[number]
        return self._written(step.wants if played == 0 else step.then[played - 1 : played])

    def _written(self, patterns: Sequence[str]) -> list[Action]:
        """The actions that are written so and legal now, in the order of the patterns."""
        state = self.record.match.state
        if state.to_move == CHANCE:
            return [self._game.parse(text) for text in patterns]
        legal = state.legal_actions()
        found = [action for pattern in patterns for action in legal if fnmatchcase(str(action), pattern)]
        return list(dict.fromkeys(found))
