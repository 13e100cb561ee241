"""People and bots to seat in tests, and a hand that plays for them."""

import time
from collections.abc import Iterator
from random import Random
from threading import Event
from typing import Any

from penguins.bots.levels import Level
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.stage import Update
from penguins.session.storage import Storage
from penguins.session.thought import Chooser

NAMES = ("Léa", "Tom", "Nina", "Paul", "Zoé", "Max")
PATIENCE = 60.0  # seconds, only for what never comes
OPENED: list[Storage] = []


def at_random(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    """Answers at once."""
    action: Action = rng.choice(view.legal_actions())
    return action


def failing(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
    raise ZeroDivisionError("a mistake in a bot")


class Pondering:
    """Thinks until it is told to answer, or cancelled; remembers what it was asked."""

    def __init__(self) -> None:
        self.may_answer = Event()
        self.views: list[State[Any]] = []
        self.thinking: list[Thinking] = []
        self.asked, self.answered = Event(), Event()

    def __call__(self, game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        self.views.append(view)
        self.thinking.append(thinking)
        self.asked.set()
        while not thinking.cancelled and not self.may_answer.wait(0.001):
            pass
        self.answered.set()
        return at_random(game, view, level, rng, thinking)


def set_up(game: str, *players: str, **options: str) -> SetUp:
    """`human` or a level for each seat."""
    seats = [Seat(NAMES[number], COLOURS[number], player) for number, player in enumerate(players)]
    return SetUp.check(GAMES[game], seats, options)


def sit_down(
    game: str, *players: str, storage: Storage | None = None, choose: Chooser = at_random, **options: str
) -> Session:
    """A match of that game, always with the same chance."""
    storage = storage or in_memory()
    record = Record(set_up(game, *players, **options), started=0.0, seed=1)
    storage.save(record)
    return Session(record, storage, choose)


def in_memory() -> Storage:
    """A storage that is closed after the test."""
    OPENED.append(Storage(None))
    return OPENED[-1]


def wait_for_bot(session: Session) -> Update:
    """Let the bot to move answer."""
    session.start_thinking()
    return poll_until_answer(session)


def poll_until_answer(session: Session) -> Update:
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        update = session.poll()
        if update:
            return update
        time.sleep(0.0005)
    raise AssertionError("the bot never answered")


def any_action(session: Session, rng: Random) -> Action:
    """Something that the person to move may do."""
    action: Action = rng.choice(session.record.match.state.legal_actions())
    return action


def move_on(session: Session, rng: Random) -> Update:
    """Do what the stage asks for."""
    match session.stage.kind:
        case "chance":
            return session.draw_chance()
        case "bot":
            return wait_for_bot(session)
        case "hand_over":
            return session.confirm_hand_over()
        case "human":
            return session.submit(any_action(session, rng))
    raise AssertionError("the match is over")


def play(session: Session, rng: Random, most: int = 10_000) -> Iterator[Update]:
    """Play on to the end, or so many changes."""
    for _ in range(most):
        if session.stage.kind == "over":
            return
        yield move_on(session, rng)


def play_until(session: Session, kind: str, seat: int | None = None, rng: Random | None = None) -> None:
    """Play on until the match waits for that."""
    rng = rng or Random(0)
    for _ in range(2000):
        stage = session.stage
        if stage.kind == kind and seat in (None, stage.seat):
            return
        move_on(session, rng)
    raise AssertionError(f"it never came to {kind}")
