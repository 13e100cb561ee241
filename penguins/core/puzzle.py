"""Puzzles: a position, a goal for the seat to move, and the proof that it can be reached in one way only.

What a game knows about its puzzles is a subclass of Prover in the game's folder, named `PROVER` at the end of its
bot/prover.py. It goes by the rules alone: every action of everybody is looked at, so what it says is so.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from typing import Any, ClassVar, Generic, NamedTuple

from penguins.core.insight import StateT
from penguins.core.state import ActionT

EFFORT = 30_000
"""How many positions a proof may look at: what takes longer is no puzzle for people, nor for a tablet."""


class Goal(NamedTuple):
    """What is to be reached; docs/engine.md tells the kinds."""

    kind: str
    at_least: int | None = None
    script: tuple[str | None, ...] | None = None
    """What chance and the others do, in order; None where the solver decides."""

    def to_plain(self) -> dict[str, Any]:
        """In JSON values."""
        return {field: value for field, value in self._asdict().items() if value is not None}


class Unproven(ValueError):
    """Why a position and a goal are no puzzle, in a few English words."""


class Prover(ABC, Generic[StateT, ActionT]):
    """One puzzle, judged by exhaustive search. `played` is always the number of actions since its start."""

    kinds: ClassVar[tuple[str, ...]]
    """The goals that the game has puzzles of."""
    players: ClassVar[tuple[int, ...]]
    """For how many there are any."""
    of_memory: ClassVar[bool] = False
    """Whether there are puzzles in which everything is shown first, and then hidden."""

    def __init__(self, start: StateT, goal: Goal) -> None:
        """A position in which a seat is to move; Unproven if the goal makes no sense there."""
        if goal.kind not in self.kinds:
            raise Unproven(f"there is no goal {goal.kind!r}")
        if start.to_move < 0:
            raise Unproven("no seat is to move at its start")
        if start.players not in self.players:
            raise Unproven(f"there are none for {start.players}")
        self.start = start
        self.goal = goal
        self.seat = start.to_move
        self._effort = EFFORT
        self._known: dict[Hashable, bool] = {}

    @abstractmethod
    def outcome(self, state: StateT, played: int) -> bool | None:
        """Whether the goal is reached here or missed; None while it is open."""

    @abstractmethod
    def key(self, state: StateT, played: int) -> Hashable:
        """What two positions have in common if the same can be reached from both."""

    @abstractmethod
    def tempting(self) -> Sequence[ActionT]:
        """The first actions of somebody who takes what there is and does not look ahead."""

    def shown(self) -> StateT:
        """The start as the solver sees it: everything is open."""
        return self.start.clone()

    def reaches(self, state: StateT, played: int) -> bool:
        """Whether the seat reaches the goal from here whatever the others do (AND/OR search)."""
        outcome = self.outcome(state, played)
        if outcome is not None:
            return outcome
        key = self.key(state, played)
        known = self._known.get(key)
        if known is None:
            wanted = state.to_move == self.seat
            tries = (self.reaches(self.after(state, action), played + 1) for action in self.tries(state, played))
            self._known[key] = known = wanted if wanted in tries else not wanted
        return known

    def tries(self, state: StateT, played: int) -> Sequence[ActionT]:  # noqa: ARG002  # where a script tells, it counts
        """All that can be done here, in the order to look at it."""
        actions: Sequence[ActionT] = state.legal_actions()
        return actions

    def after(self, state: StateT, action: ActionT) -> StateT:
        """The position behind an action; Unproven once too many have been looked at."""
        self._effort -= 1
        if self._effort < 0:
            raise Unproven("it takes too long")
        following = state.clone()
        following.apply(action)
        return following

    def right(self, state: StateT, played: int) -> list[ActionT]:
        """What the seat to move can do so that it reaches the goal."""
        actions: Sequence[ActionT] = state.legal_actions()
        return [action for action in actions if self.reaches(self.after(state, action), played + 1)]

    def prove(self) -> None:
        """Unproven if the goal is not reached by exactly one first action."""
        actions: Sequence[ActionT] = self.start.legal_actions()
        right = 0
        for action in actions:
            right += self.reaches(self.after(self.start, action), 1)
            if right > 1:
                raise Unproven("more than one first action reaches the goal")
        if not right:
            raise Unproven("no first action reaches the goal")
        if len(actions) == 1:
            raise Unproven("there is nothing to choose")

    def answer(self, state: StateT, played: int) -> ActionT:
        """What chance or another seat does here: what keeps the solver from the goal, if anything does."""
        tries = self.tries(state, played)
        spoiling = (action for action in tries if not self.reaches(self.after(state, action), played + 1))
        return next(spoiling, tries[0])

    def step(self, state: StateT, played: int) -> ActionT:
        """What the solver does here: the first right action; any, if all is lost."""
        return next(iter(self.right(state, played)), state.legal_actions()[0])

    def best_try(self, state: StateT, played: int) -> ActionT:
        """What the solver does here once the goal is out of reach, to show how it ends: what comes nearest."""
        return self.tries(state, played)[0]

    def line(self) -> list[tuple[StateT, ActionT]]:
        """How the puzzle goes if everybody does what is best: each position, and what is done there."""
        found: list[tuple[StateT, ActionT]] = []
        state = self.start
        while self.outcome(state, len(found)) is None:
            does = self.step if state.to_move == self.seat else self.answer
            found.append((state, does(state, len(found))))
            state = self.after(*found[-1])
        return found

    def solution(self) -> list[ActionT]:
        """The solver's part of it."""
        return [action for state, action in self.line() if state.to_move == self.seat]

    def length(self) -> int:
        """How many decisions of the solver there are in which something else would miss the goal."""
        decisions = ((played, state) for played, (state, _) in enumerate(self.line()) if state.to_move == self.seat)
        return sum(len(self.right(state, played)) < len(state.legal_actions()) for played, state in decisions)


AnyProver = Prover[Any, Any]
