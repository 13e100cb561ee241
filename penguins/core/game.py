"""A game: its constants and its questions. One instance each."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from penguins.core.insight import Insight, StateT
from penguins.core.options import Option, Options, Setting, complete
from penguins.core.reason import Reason
from penguins.core.state import ActionT

if TYPE_CHECKING:
    from penguins.core.match import Match
    from penguins.core.puzzle import AnyProver

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
    scores_compare: ClassVar[bool] = True
    """Whether a score says how well somebody has played, so that it can be held against an earlier one."""
    shows_gains: ClassVar[bool] = False
    """Whether its board can show what each choice would bring."""
    colours: ClassVar[tuple[str, ...]] = ()
    """The colours of its penguins, where a seat's colour says which are its own; empty: it is only paint."""
    steepness: ClassVar[float] = 1.0
    """How much skill decides beside luck: a level has the odds e ** steepness to 1 against the next weaker one, at a
    table of two. More: one match tells more about who is stronger."""
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

    def leading_to(self, match: "Match", moment: int, world: StateT) -> Sequence[ActionT]:  # noqa: ARG002
        """The log up to that moment, with what chance has hidden changed so that it leads to `world`, which is one of
        those that a viewer cannot tell from the real one. Where nothing is hidden, the log as it is."""
        return match.log[:moment]  # type: ignore[return-value]  # a match has only actions of its game

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

    def deeds(self, match: "Match") -> Sequence[Mapping[str, int]]:
        """What is worth telling of each seat once a match is over, by ids, each with a number. What a game calls
        `rolled` and `rolls` is luck: the sum of its rolls, and how many they were."""
        return [{} for _ in range(match.players)]

    def insight(self, view: StateT, memory: float = 1.0) -> Insight[StateT, ActionT]:
        """What the seat to move makes of its view, for the bots: `INSIGHT` in the game's bot/insight.py."""
        found = _beside(type(self).__module__, "insight")
        insight: type[Insight[StateT, ActionT]] = found.INSIGHT if found else Insight
        return insight(self, view, memory)

    def facts(self, view: StateT) -> Mapping[ActionT, Sequence[Reason]]:
        """For each action of the seat to move, what speaks for it: `facts` in the game's bot/reasons.py.

        The weightiest first, and of each kind one at most. Every one of them is true as far as the view tells.
        """
        found = _beside(type(self).__module__, "reasons")
        if found is None:
            return dict.fromkeys(view.legal_actions(), ())
        facts: Mapping[ActionT, Sequence[Reason]] = found.facts(view)
        return facts

    @property
    def prover(self) -> "type[AnyProver] | None":
        """What the game knows about its puzzles: `PROVER` in its bot/prover.py; None if it has none."""
        found = _beside(type(self).__module__, "prover")
        return None if found is None else found.PROVER


@cache
def _beside(module: str, name: str) -> Any:
    """What its bots know under that name, in the folder of that module of a game, imported now; None: nothing."""
    folder = f"{module.rpartition('.')[0]}.bot"
    if find_spec(folder) is None or find_spec(f"{folder}.{name}") is None:
        return None
    return import_module(f"{folder}.{name}")


AnyGame = Game[Any, Any]
