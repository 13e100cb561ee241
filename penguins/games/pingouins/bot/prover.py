"""Puzzles of Pingouins: win an ending of two, or eat the most where nobody disturbs."""

from collections.abc import Hashable, Sequence
from math import inf

from penguins.core.puzzle import EFFORT, Goal, Prover, Unproven
from penguins.core.state import OVER
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import Move, PingouinsAction
from penguins.games.pingouins.bot.alone import Alone, groups, is_alone
from penguins.games.pingouins.bot.endgame import Endgame, TooLong
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.shoal import TILE, Shoal
from penguins.games.pingouins.state import PingouinsState


class PingouinsProver(Prover[PingouinsState, PingouinsAction]):
    """Alpha-beta search of the ending, down to ice that nobody disputes; and the most that can be eaten there."""

    kinds = ("win", "fish")
    players = (2,)

    def __init__(self, start: PingouinsState, goal: Goal) -> None:
        super().__init__(start, goal)
        if start.unplaced:
            raise Unproven("penguins are still to be placed")
        if goal.kind == "fish" and not is_undisturbed(start, self.seat):
            raise Unproven("somebody can disturb the seat")
        shoal = Shoal(start.fish)
        self._endgame = Endgame(shoal, Thinking(), EFFORT, EFFORT)
        self._alone = Alone(shoal)

    def outcome(self, state: PingouinsState, played: int) -> bool | None:  # noqa: ARG002
        if self.goal.kind == "win":
            return state.winners() == (self.seat,) if state.to_move == OVER else None
        return None if state.penguins[self.seat] else state.caught[self.seat] >= (self.goal.at_least or 0)

    def key(self, state: PingouinsState, played: int) -> Hashable:  # noqa: ARG002
        return state.to_move, state.free, *state.penguins, *state.caught, *state.tiles

    def reaches(self, state: PingouinsState, played: int) -> bool:
        outcome = self.outcome(state, played)
        if outcome is not None:
            return outcome
        if self.goal.kind == "fish":
            return self.most_fish(state) >= (self.goal.at_least or 0)
        if state.to_move == self.seat:
            return self._lead(state, 0, TILE) > 0
        return self._lead(state, -TILE, 0) < 0

    def most_fish(self, state: PingouinsState) -> int:
        """What the seat ends with at most, if nobody disturbs it."""
        thinking = Thinking(nodes=EFFORT)
        mine = state.penguins[self.seat]
        eaten = sum(self._alone.most(*group, thinking) for group in groups(state.free, mine))
        if thinking.nodes == EFFORT:
            raise Unproven("it takes too long")
        return state.caught[self.seat] + sum(state.fish[tile] * (mine >> tile & 1) for tile in range(60)) + int(eaten)

    def _lead(self, state: PingouinsState, low: float, high: float) -> float:
        try:
            return self._endgame.lead(Position.of(state), low, high)
        except TooLong:
            raise Unproven("it takes too long") from None

    def prove(self) -> None:
        super().prove()
        if self.goal.kind == "fish" and self.most_fish(self.start) != self.goal.at_least:
            raise Unproven("it is not the most possible")

    def answer(self, state: PingouinsState, played: int) -> PingouinsAction:  # noqa: ARG002
        """The best defence of all; of a rival far away, whatever it likes."""
        if self.goal.kind == "fish":
            return state.legal_actions()[0]
        return max(state.legal_actions(), key=lambda action: self.worth(state, action))

    def best_try(self, state: PingouinsState, played: int) -> PingouinsAction:  # noqa: ARG002
        """What brings the most fish, or the smallest defeat."""
        if self.goal.kind == "fish":
            return max(state.legal_actions(), key=lambda action: self.most_fish(self.after(state, action)))
        return max(state.legal_actions(), key=lambda action: self.worth(state, action))

    def worth(self, state: PingouinsState, action: PingouinsAction, low: float = -inf) -> float:
        """By how much the seat to move will be ahead behind that action; up to `low` it is a bound only."""
        after = self.after(state, action)
        if after.to_move == OVER:
            (mine, tiles), (theirs, their_tiles) = (
                after.catches()[seat] for seat in (state.to_move, 1 - state.to_move)
            )
            return mine - theirs + TILE * (tiles - their_tiles)
        if after.to_move == state.to_move:
            return self._lead(after, low, inf)
        return -self._lead(after, -inf, -low)

    def tempting(self) -> Sequence[PingouinsAction]:
        """Onto the most fish."""
        moves = [move for move in self.start.legal_actions() if isinstance(move, Move)]
        most = max(self.start.fish[move.target] for move in moves)
        return [move for move in moves if self.start.fish[move.target] == most]


def is_undisturbed(state: PingouinsState, seat: int) -> bool:
    """Whether nobody else can ever get to where the seat can get to."""
    mine = state.penguins[seat]
    return is_alone(state.free, mine, sum(state.penguins) ^ mine)


PROVER = PingouinsProver
