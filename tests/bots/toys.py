"""Toy games with a known best move, to test a search with."""

from collections.abc import Sequence
from random import Random
from typing import Any, Self

from penguins.core.game import Game
from penguins.core.options import Options
from penguins.core.state import CHANCE, OVER, Action, State


class Say(Action):
    """The only kind of action: a word."""

    word: str

    def __str__(self) -> str:
        return self.word


class ToyState(State[Say]):
    """A log of words, and a secret that only seat 1 sees."""

    __slots__ = ("secret", "words")

    def __init__(self, players: int) -> None:
        self.players = players
        self.to_move = CHANCE
        self.secret: str | None = None
        self.words: list[str] = []

    def clone(self) -> Self:
        copy = type(self)(self.players)
        copy.to_move = self.to_move
        copy.secret = self.secret
        copy.words = self.words[:]
        return copy

    def allows_chance(self, action: Say) -> bool:
        return action.word in self.chances()

    def sample_chance(self, rng: Random) -> Say:
        return Say(rng.choice(self.chances()))

    def seen_by(self, seat: int | None) -> Self:
        copy = self.clone()
        if seat != 1:
            copy.secret = None
        return copy

    def chances(self) -> list[str]:
        raise NotImplementedError

    def scores(self) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self) -> tuple[int, ...]:
        scores = self.scores()
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores)) if self.to_move == OVER else ()

    def describe(self) -> dict[str, Any]:
        return {"words": self.words, "secret": self.secret}


class Toy(Game[ToyState, Say]):
    """A game made of one kind of state."""

    id = "toy"
    seats = range(2, 4)
    state: type[ToyState]
    secrets: tuple[str, ...] = ("heads", "tails")

    def start(self, players: int, options: Options) -> ToyState:  # noqa: ARG002
        return self.state(players)

    def parse(self, text: str) -> Say:
        return Say(text)

    def fill_blanks(self, view: ToyState, rng: Random) -> ToyState:
        world = view.clone()
        if world.secret is None:
            world.secret = rng.choice(self.secrets)
        return world

    def events(self, before: ToyState, action: Say, after: ToyState) -> tuple[()]:  # noqa: ARG002
        return ()


class GuessState(ToyState):
    """A coin lies under a cup. Seat 0 may guess it (even money) or take a sure thing that wins 3 times in 4."""

    def chances(self) -> list[str]:
        return ["heads", "tails"] if not self.words else ["win", "win", "win", "lose"]

    def legal_actions(self) -> Sequence[Say]:
        return [Say("heads"), Say("tails"), Say("sure")] if self.to_move == 0 else ()

    def apply(self, action: Say) -> None:
        if self.secret is None:
            self.secret = action.word
            self.to_move = 0
            return
        self.words.append(action.word)
        self.to_move = CHANCE if action.word == "sure" else OVER

    def scores(self) -> tuple[int, ...]:
        won = self.words[-1:] in (["win"], [self.secret])
        return (1, 0) if won else (0, 1)


class Guess(Toy):
    state = GuessState


class PeekState(GuessState):
    """As before, but seat 0 looks under the cup before it guesses."""

    def legal_actions(self) -> Sequence[Say]:
        if self.to_move != 0:
            return ()
        return [Say("heads"), Say("tails")] if self.words == ["look"] else [Say("look"), Say("sure")]

    def apply(self, action: Say) -> None:
        super().apply(action)
        if action.word == "look":
            self.to_move = 0


class Peek(Toy):
    state = PeekState


class PileState(ToyState):
    """Seats in turn take 1, 2 or 3 of 10 sticks; whoever takes the last wins."""

    def chances(self) -> list[str]:
        return ["go"]

    def left(self) -> int:
        return 10 - sum(map(int, self.words))

    def legal_actions(self) -> Sequence[Say]:
        return [Say(str(take)) for take in (1, 2, 3) if take <= self.left()] if self.to_move >= 0 else ()

    def apply(self, action: Say) -> None:
        if self.to_move == CHANCE:
            self.to_move = 0
            return
        self.words.append(action.word)
        self.to_move = (self.to_move + 1) % self.players if self.left() else OVER

    def scores(self) -> tuple[int, ...]:
        last = (len(self.words) - 1) % self.players
        return tuple(int(seat == last and not self.left()) for seat in range(self.players))


class Pile(Toy):
    state = PileState
    secrets = ("",)


def begun(game: Toy, players: int = 2) -> ToyState:
    state = game.new(players)
    state.apply(state.sample_chance(Random(1)))
    return state
