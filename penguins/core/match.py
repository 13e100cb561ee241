"""A match: a game, its options, the version of its rules and its log. Everything else follows by replaying."""

from collections.abc import Iterable
from copy import copy
from random import Random
from typing import Any

from penguins.core.game import AnyGame
from penguins.core.options import Options, complete
from penguins.core.state import CHANCE, Action, State


class IllegalAction(ValueError):
    """The rules do not take this action now."""


class Match:
    """The state after every action of a log, so that each can be taken back."""

    def __init__(self, game: AnyGame, players: int, options: Options | None = None, rules: int | None = None) -> None:
        """By today's rules, or an older version of them."""
        self.game = game
        self.players = players
        self.rules = game.rules if rules is None else rules
        """The version of the rules that it began with, and is finished by."""
        self._states: list[State[Any]] = [game.new(players, options, self.rules)]
        self.options = complete(game.options, options or {})
        self.log: list[Action] = []

    @property
    def state(self) -> State[Any]:
        """The position now. Clone it before changing it."""
        return self._states[-1]

    def position(self, moment: int) -> State[Any]:
        """The state after that many actions; a negative number counts from the end, as in a list."""
        return self._states[moment]

    def mover(self, moment: int) -> int:
        """Who played the action of that index in the log: a seat or CHANCE."""
        return self._states[moment].to_move

    def play(self, action: Action) -> None:
        """Play an action, chance's too; IllegalAction leaves the match as it was."""
        if not self.state.allows(action):
            raise IllegalAction(str(action))
        after = self.state.clone()
        after.apply(action)
        self._states.append(after)
        self.log.append(action)

    def play_all(self, actions: Iterable[Action]) -> None:
        """Play a log."""
        for action in actions:
            self.play(action)

    def draw_chance(self, seed: int) -> Action:
        """What this seed brings here: taking an action back does not draw again.

        The n-th roll or deal of a match is the same whatever was played before it. Draws are counted downwards: 1.0.0
        drew by the moment, which counts upwards, so a match that it began is not brought the same once more.
        """
        drawn = sum(state.to_move == CHANCE for state in self._states[:-1])
        action: Action = self.state.sample_chance(rng_at(seed, -drawn))
        return action

    def copied(self) -> "Match":
        """Another match with the same past, which goes its own way from now on."""
        other = copy(self)
        other._states, other.log = self._states[:], self.log[:]
        return other

    def undo(self) -> Action:
        """Take the last action back and return it; IndexError at the start."""
        action = self.log.pop()
        self._states.pop()
        return action


def rng_at(seed: int, moment: int, purpose: str = "chance") -> Random:
    """Randomness of its own for each moment of a match, or for each draw of chance: replaying repeats it on every
    machine."""
    return Random(f"{seed}:{moment}:{purpose}")
