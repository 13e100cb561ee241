"""Puzzles of March of the Penguins: reach the water, or home, before the turn is over."""

from collections.abc import Hashable, Sequence

from penguins.core.puzzle import Prover
from penguins.games.march.actions import MarchAction, Walk
from penguins.games.march.geometry import HOMEWARD, WALKED
from penguins.games.march.state import MarchState, Phase


class MarchProver(Prover[MarchState, MarchAction]):
    """Goes wherever the penguins of the seat can go within its turn. Nobody comes between."""

    kinds = ("arrive",)
    players = (2, 3, 4)
    of_memory = True

    def outcome(self, state: MarchState, played: int) -> bool | None:
        if any(self._has_arrived(penguin, state) for penguin in self.start.leads[self.seat]):
            return True
        walking = state.to_move == self.seat and state.phase in (Phase.LOOK, Phase.GO_ON)
        return None if walking or not played else False

    def _has_arrived(self, penguin: int, state: MarchState) -> bool:
        """Whether it has come to where it was bound for at the start."""
        rows = self.start.rows
        then, now = (WALKED[rows][each.spots[penguin]] for each in (self.start, state))
        goal = rows + 1 if not self.start.spots[penguin] & HOMEWARD else 2 * rows + 2
        return then < goal <= now

    def key(self, state: MarchState, played: int) -> Hashable:  # noqa: ARG002
        return state.moving, *state.spots, state.phase

    def reaches(self, state: MarchState, played: int) -> bool:
        """Breadth first, as a penguin may walk in circles; looks under tiles change nothing about the way."""
        return self._way(state, played) is not None

    def step(self, state: MarchState, played: int) -> MarchAction:
        """The first step of the shortest way."""
        way = self._way(state, played)
        return way[0] if way else state.legal_actions()[0]

    def _way(self, state: MarchState, played: int) -> list[MarchAction] | None:
        ways: list[tuple[MarchState, list[MarchAction]]] = [(state, [])]
        known = {self.key(state, played)}
        for here, way in ways:
            outcome = self.outcome(here, played + len(way))
            if outcome:
                return way
            for action in () if outcome is not None else self.tries(here, played):
                after = self.after(here, action)
                key = self.key(after, played)
                if key not in known:
                    known.add(key)
                    ways.append((after, [*way, action]))
        return None

    def tries(self, state: MarchState, played: int) -> Sequence[MarchAction]:  # noqa: ARG002
        actions = state.legal_actions()
        return actions[-1:] if state.phase is Phase.LOOK else actions

    def tempting(self) -> Sequence[MarchAction]:
        """Ahead, onto a tile that lets the penguin go on."""
        return [action for action in self.start.legal_actions() if self._is_ahead(action) and self._goes_on(action)]

    def _is_ahead(self, action: MarchAction) -> bool:
        after = self.after(self.start, action)
        return sum(after.scores()) > sum(self.start.scores())

    def _goes_on(self, action: MarchAction) -> bool:
        return isinstance(action, Walk) and self.outcome(self.after(self.start, action), 1) is not False

    def shown(self) -> MarchState:
        """All tiles have been seen."""
        state = self.start.clone()
        state.seen_by_all = (1 << len(state.tiles)) - 1
        return state


PROVER = MarchProver
