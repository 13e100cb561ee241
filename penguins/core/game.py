"""A game: its constants and its questions. One instance each."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any, ClassVar, Generic

from penguins.core.insight import Insight, StateT
from penguins.core.options import Option, Options, Setting, complete
from penguins.core.state import ActionT

Event = tuple[Any, ...]
"""Something a screen may show, as a NamedTuple of the game's own `events` module."""


class BadSeats(ValueError):
    """The game is not for this many players."""

    def __init__(self, seats: range, players: int) -> None:
        super().__init__(players)
        self.seats = seats
        self.players = players


class UnknownRules(ValueError):
    """The game has no such version of its rules."""


class NotAnAction(ValueError):
    """The text is not in the game's notation."""


class Game(ABC, Generic[StateT, ActionT]):
    """What the rest of the house may ask of any game."""

    id: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[tuple[Option, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    secret_hands: ClassVar[bool] = False
    """Whether people must not see each other's part of the screen."""
    low_score_wins: ClassVar[bool] = False
    colours: ClassVar[tuple[str, ...]] = ()
    """The colours of its penguins, where a seat's colour says which are its own; empty: it is only paint."""
    rules: ClassVar[int] = 1
    """The version of the rules by which new matches are played. A match keeps the one that it began with."""

    def new(self, players: int, options: Options | None = None, rules: int | None = None) -> StateT:
        """A fresh match, by today's rules or an older version of them; BadSeats, UnknownOption, BadChoice or
        UnknownRules if there is no such match."""
        version = self.rules if rules is None else rules
        if not 1 <= version <= self.rules:
            raise UnknownRules(version)
        if players not in self.seats:
            raise BadSeats(self.seats, players)
        return self.start(players, {**complete(self.options, options or {}), "rules": str(version)})

    @abstractmethod
    def start(self, players: int, options: Options) -> StateT:
        """A fresh match for checked players and complete options, with the version of the `rules` among them."""

    def options_from(self, colours: Sequence[str]) -> Options:  # noqa: ARG002  # here they are only paint
        """The options that follow from the colours of the seats, in the order of play."""
        return {}

    def second_colours(self, colours: Sequence[str]) -> Sequence[str]:  # noqa: ARG002  # here each has one
        """The colours of the seats' second penguins, where each has two; none elsewhere."""
        return ()

    @abstractmethod
    def parse(self, text: str) -> ActionT:
        """The action that `str` turned into this text; NotAnAction if there is none."""

    @abstractmethod
    def fill_blanks(self, view: StateT, rng: Random) -> StateT:
        """A full state that the viewer cannot tell from the real one."""

    @abstractmethod
    def events(self, before: StateT, action: ActionT, after: StateT) -> tuple[Event, ...]:
        """What a screen should show of that step; given views, nothing that they blank."""

    def merits(self, state: StateT) -> Sequence[tuple[int, ...]]:
        """What each seat's place goes by, unless it has won; more is better. Its score, if a game says nothing else."""
        return [(-score if self.low_score_wins else score,) for score in state.scores()]

    def places(self, state: StateT) -> tuple[int, ...]:
        """Each seat's place, from 1: winners first, then by merit; equals share a place."""
        winners = state.winners()
        keys = [(1, ()) if seat in winners else (0, merit) for seat, merit in enumerate(self.merits(state))]
        return tuple(1 + sum(other > key for other in keys) for key in keys)

    def insight(self, view: StateT, memory: float = 1.0) -> Insight[StateT, ActionT]:
        """What the seat to move makes of its view, for the bots: `INSIGHT` in the game's bot/insight.py."""
        insight: type[Insight[StateT, ActionT]] = _insight_beside(type(self).__module__)
        return insight(self, view, memory)


@cache
def _insight_beside(module: str) -> type[Insight[Any, Any]]:
    """The insight that lives in the same folder as that module, imported now; without one, nothing is known."""
    folder = module.rpartition(".")[0]
    if find_spec(f"{folder}.bot") is None:
        return Insight
    found: type[Insight[Any, Any]] = import_module(f"{folder}.bot.insight").INSIGHT
    return found


AnyGame = Game[Any, Any]
