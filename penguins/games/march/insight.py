"""What a bot makes of March of the Penguins: a race, counted in turns that each seat still needs."""

from collections.abc import Hashable, Sequence
from math import exp
from random import Random
from zlib import crc32

from penguins.core.game import Game
from penguins.core.insight import Insight, hopes, won
from penguins.core.state import OVER
from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Slide, Step
from penguins.games.march.choices import LOOK_NOWHERE, STEPS
from penguins.games.march.ice import COLONY, HOMEWARD, OCEAN, PLACE_OF_SPOT, cells_of
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import BLANK
from penguins.games.march.walking import boards_of_colours, step_costs, turns_after


class MarchInsight(Insight[MarchState, MarchAction]):
    """Turns to expect from what the deciding seat knows; weather and company as the search finds them."""

    def __init__(self, game: Game[MarchState, MarchAction], view: MarchState, memory: float = 1.0) -> None:
        super().__init__(game, view if memory >= 1 else _forgetful(view, memory), memory)

    def observed(self, state: MarchState) -> Hashable:
        new = state.face_up | state.looked[self.seat] & ~self.view.looked[self.seat]
        tiles = state.tiles
        return bytes([tiles[cell] for cell in cells_of(new)])

    # --- how it stands

    def ways(self, state: MarchState) -> list[list[float]]:
        known = state.known_to(self.seat)
        boards = boards_of_colours(state.tiles)
        return [
            turns_after(boards[penguin] & known, known, state.bad, state.nice, state.rows)
            for penguin in range(len(state.spots))
        ]

    def judge(self, state: MarchState, rng: Random) -> Sequence[float]:
        while state.to_move != OVER and (state.phase is Phase.GO_ON or state.phase is Phase.LOOK):
            state.apply(LOOK_NOWHERE if state.phase is Phase.LOOK else self._onward(state))
        return self.evaluate(state)

    def _onward(self, state: MarchState) -> Step:
        penguin = state.moving
        known = state.known_to(self.seat)
        own = boards_of_colours(state.tiles)[penguin] & known
        turns = turns_after(own, known, state.bad, state.nice, state.rows)
        costs = step_costs(own, known, state.bad, state.nice, state.rows)
        spot = state.spots[penguin]
        return min(STEPS[state.rows][penguin][spot], key=lambda step: _after(step, spot, turns, costs))

    def evaluate(self, state: MarchState) -> Sequence[float]:
        if state.to_move == OVER:
            return won(state)
        ways = self.ways(state)
        players = state.players
        to_start = state.to_move + (state.phase is Phase.WEATHER)
        left = []
        for seat in range(players):
            turns = sum(1 + ways[penguin][state.spots[penguin]] for penguin in state.penguins_of(seat))
            left.append(turns + (seat - to_start) % players / players)
        return hopes(left, -self.spread_of(left))

    def spread_of(self, left: Sequence[float]) -> float:
        return 0.6 + 0.12 * min(left)

    # --- what looks promising

    def priors(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float] | None:
        if state.phase is Phase.WEATHER:
            return self._weather_priors(state, actions)
        if state.phase is Phase.LOOK:
            return self._look_priors(state, actions)
        return self._step_priors(state, actions)

    def _step_priors(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float]:
        known = state.known_to(self.seat)
        boards = boards_of_colours(state.tiles)
        spots = state.spots
        weights = []
        penguin = -1
        for action in actions:
            if not isinstance(action, Step):
                rivals = sum(s == spot for s in spots) > 1
                weights.append(0.3 if rivals else 0.03)
                continue
            if action.penguin != penguin:
                penguin = action.penguin
                spot = spots[penguin]
                own = boards[penguin] & known
                turns = turns_after(own, known, state.bad, state.nice, state.rows)
                costs = step_costs(own, known, state.bad, state.nice, state.rows)
                ahead = _ahead(spot, state.rows)
                stay = min((costs[c] + turns[c | spot & HOMEWARD] for c in ahead), default=9)
            target = action.target
            after = _after(action, spot, turns, costs)
            if target < COLONY and target not in ahead and after > stay - 0.01:
                arrival = target | spot & HOMEWARD
                fetch = costs[target] == 0 and arrival in spots and any(
                    spots[p] == arrival and p != penguin for p in state.penguins_of(state.to_move))
                weights.append(0.3 if fetch else 0.0)
            else:
                weights.append(exp((turns[spot] - after) / 0.35))
        return weights

    def _look_priors(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float]:
        known = state.known_to(self.seat)
        zone = 0
        for penguin in state.penguins_of(self.seat):
            spot = state.spots[penguin]
            for cell in _ahead(spot, state.rows):
                zone |= 1 << cell
                for further in _ahead(cell | spot & HOMEWARD, state.rows):
                    zone |= 1 << further
        zone &= ~known
        return [
            1.0 if isinstance(action, Peek) and action.cell is not None and zone >> action.cell & 1 else 0.02
            for action in actions
        ]

    def _weather_priors(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float]:
        seat = state.to_move
        worth = []
        for action in actions:
            after = state.clone()
            after.apply(action)
            worth.append(self.evaluate(after)[seat])
        best = max(worth)
        return [exp((value - best) / 0.03) for value in worth]

    def greedy(self, rng: Random) -> MarchAction:
        return straight_walk(self.view, rng)


def _after(step: Step, spot: int, turns: list[float], costs: list[float]) -> float:
    target = step.target
    if target < COLONY:
        place = spot & PLACE_OF_SPOT
        backward = 0 if place >= COLONY else place // 4 - target // 4
        return costs[target] + turns[target | spot & HOMEWARD] + 1e-6 * (-backward if spot & HOMEWARD else backward)
    return 0.0 if target == COLONY else 1 + turns[OCEAN | HOMEWARD]


def _ahead(spot: int, rows: int) -> list[int]:
    way = -1 if spot & HOMEWARD else 1
    place = spot & PLACE_OF_SPOT
    return [
        step.target
        for step in STEPS[rows][0][spot]
        if step.target < COLONY and (place >= COLONY or (step.target // 4 - place // 4) * way > 0)
    ]


def _forgetful(view: MarchState, memory: float) -> MarchState:
    view = view.clone()
    epoch = sum(view.scores()) // 6
    forgotten = 0
    for cell, tile in enumerate(view.tiles):
        if not view.face_up >> cell & 1 and crc32(bytes((cell, tile, epoch, view.to_move))) > memory * 2**32:
            forgotten |= 1 << cell
    view.tiles = bytes(BLANK if forgotten >> cell & 1 else tile for cell, tile in enumerate(view.tiles))
    view.seen_by_all &= ~forgotten
    view.looked = tuple(board & ~forgotten for board in view.looked)
    return view


# --- the yardstick


def straight_walk(view: MarchState, rng: Random) -> MarchAction:
    known = view.known_to(view.to_move)
    boards = boards_of_colours(view.tiles)
    actions = list(view.legal_actions())
    rng.shuffle(actions)

    def risk(penguin):
        return step_costs(boards[penguin] & known, known, view.bad, view.nice, view.rows)

    if view.phase in (Phase.STEP, Phase.GO_ON):
        risks = {p: risk(p) for p in view.penguins_of(view.to_move)}
        def score(a):
            if not isinstance(a, Step):
                return 5
            spot = view.spots[a.penguin]
            if a.target >= COLONY:
                return 0
            if a.target in _ahead(spot, view.rows):
                return risks[a.penguin][a.target]
            return 9
        return min(actions, key=score)
    mine = list(view.penguins_of(view.to_move))
    if view.phase is Phase.LOOK:
        for a in actions:
            if a.cell is not None and not known >> a.cell & 1 and any(a.cell in _ahead(view.spots[p], view.rows) for p in mine):
                return a
        return next((a for a in actions if a.cell is not None and not known >> a.cell & 1), actions[0])
    # weather
    moves = [a for a in actions if isinstance(a, MoveWeather)]
    for p in mine:
        ahead = _ahead(view.spots[p], view.rows)
        r = risk(p)
        if ahead and min(r[c] for c in ahead) > 0:
            for a in moves:
                if view.nice >> a.origin & 1 and a.target in ahead:
                    return a
    from penguins.games.march.ice import WALKED
    rivals = sorted((p for p in range(len(view.spots)) if p not in mine), key=lambda p: -WALKED[view.rows][view.spots[p]])
    for p in rivals:
        ahead = _ahead(view.spots[p], view.rows)
        r = risk(p)
        for a in moves:
            if view.bad >> a.origin & 1 and a.target in ahead and r[a.target] < 1:
                return a
    return actions[0]
