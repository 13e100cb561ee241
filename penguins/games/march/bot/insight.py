"""What a bot makes of March of the Penguins: a race, counted in the turns that each seat still needs."""

from collections.abc import Hashable, Iterable, Sequence
from math import exp
from random import Random
from zlib import crc32

from penguins.core.bitboard import board_of, cells_of
from penguins.core.game import Game
from penguins.core.insight import Insight, hopes, won
from penguins.core.state import OVER
from penguins.games.march import blanks
from penguins.games.march.actions import STOP, WALKS, MarchAction, MoveWeather, Peek, Slide, Walk
from penguins.games.march.bot import walking
from penguins.games.march.bot.greedy import walk_straight
from penguins.games.march.bot.walking import A_STEP, Way, ahead, arrival, arriving, calling, leaving, onward, ways
from penguins.games.march.geometry import HOMEWARD
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import BLANK

_SURE_TURNS, _UNSURE_PER_TURN = 0.6, 0.12
"""The lead in turns that makes hopes e : 1; more of it is needed for every turn that the leader still has to go."""

_TURNS_THAT_MATTER = 0.35
_HOPE_THAT_MATTERS = 0.03
"""Temperatures of the priors: how much worse an action may look at first sight, e : 1, in turns or in hope."""

_PROMISE_OF_COMPANY = 0.3
_PROMISE_OF_AFTERTHOUGHT = 0.03
_PROMISE_OF_FAR_WEATHER = 0.002
"""Priors as such: to wait for or fetch company, to do what seldom matters, to move weather far away."""

_ROWS_BETWEEN_SLIPS = 6
"""Rows that all penguins walk together until other tiles slip a level's mind."""
_WEIGHT_OF_GAPS = 3
"""The power of memory that is remembered. A few gaps hardly matter, as rows can be worked out, so it is above 1."""


_MEMORY_FOR_ALL_WEATHER = 0.25
"""Whoever has less overlooks ways to move the weather, all the more the less it is: that of a Chick overlooks none."""


class MarchInsight(Insight[MarchState, MarchAction]):
    """Turns to expect from what the deciding seat knows; weather and company are left to the search."""

    def __init__(self, game: Game[MarchState, MarchAction], view: MarchState, memory: float = 1.0) -> None:
        super().__init__(game, view if memory >= 1 else forgetful(view, memory), memory)
        blanks.forget()
        walking.forget()

    def observed(self, state: MarchState) -> Hashable:
        looked = state.looked[self.seat] & ~self.view.looked[self.seat]
        tiles = state.tiles
        return bytes([tiles[cell] for cell in cells_of(state.face_up | looked)])

    def greedy(self, rng: Random) -> MarchAction:
        return walk_straight(self.view, rng)

    def judge(self, state: MarchState, rng: Random) -> Sequence[float]:
        """The penguin that is moving goes on as far as it is called; then the race is judged."""
        while state.to_move != OVER and state.phase in (Phase.GO_ON, Phase.LOOK):
            state.apply(self.playout(state, rng))
        return self.evaluate(state)

    def playout(self, state: MarchState, rng: Random) -> MarchAction:
        """Go on the best way, but take no rival along; anything where that is not the question."""
        if state.phase is not Phase.GO_ON:
            return super().playout(state, rng)
        spot = state.spots[state.moving]
        if _rival_beside(state, spot):
            return STOP
        way = self._ways(state)[state.moving]
        steps = WALKS[state.rows][state.moving][spot]
        return min(steps, key=lambda step: arriving(way, arrival(spot, step.target), state.rows))

    def evaluate(self, state: MarchState) -> Sequence[float]:
        if state.to_move == OVER:
            return won(state)
        left = self._turns_left(state)
        return hopes(left, -_SURE_TURNS - _UNSURE_PER_TURN * min(left))

    def _turns_left(self, state: MarchState) -> list[float]:
        """For each seat; who is later in turn has the part of a turn more to wait."""
        found, spots, rows, players = self._ways(state), state.spots, state.rows, state.players
        starter = state.to_move + (state.phase is Phase.WEATHER)
        return [
            sum([1 + leaving(found[penguin], spots[penguin], rows) for penguin in team])
            + (seat - starter) % players / players
            for seat, team in enumerate(state.leads)
        ]

    def _ways(self, state: MarchState) -> list[Way]:
        return ways(state, state.known_to(self.seat))

    def priors(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float]:
        if state.phase is Phase.WEATHER:
            return self._promise_of_weather(state, actions)
        if state.phase is Phase.LOOK:
            unknown = ~state.known_to(self.seat)
            soon = _soon(state, state.leads[state.to_move]) & unknown
            return [1.0 if _looks_at(action, soon) else _PROMISE_OF_AFTERTHOUGHT for action in actions]
        found = self._ways(state)
        return [_promise_of_step(state, action, found) for action in actions]

    def _promise_of_weather(self, state: MarchState, actions: Sequence[MarchAction]) -> Sequence[float]:
        """By the hope right after it, if it changes something that a penguin may come to soon and is noticed."""
        soon = _soon(state, range(len(state.spots)))
        near = [action for action in actions if _changes(action, soon)]
        noticed = set(filter(self._notices, near)) or set(near)
        worth = [self._hope_after(state, action) if action in noticed else None for action in actions]
        best = max((hope for hope in worth if hope is not None), default=0.0)
        return [_PROMISE_OF_FAR_WEATHER if hope is None else exp((hope - best) / _HOPE_THAT_MATTERS) for hope in worth]

    def _notices(self, action: MarchAction) -> bool:
        """Whether that way to move the weather comes to mind. What is overlooked stays so until penguins have walked
        on, a rival's like one's own."""
        if self.memory >= _MEMORY_FOR_ALL_WEATHER:
            return True
        chance = crc32(f"{self.seat} {_stage(self.view)} {action}".encode()) / 2**32
        return chance < (self.memory / _MEMORY_FOR_ALL_WEATHER) ** 2

    def _hope_after(self, state: MarchState, action: MarchAction) -> float:
        after = state.clone()
        after.apply(action)
        return self.evaluate(after)[state.to_move]


def _promise_of_step(state: MarchState, action: MarchAction, found: list[Way]) -> float:
    """Nothing at all for a step that leads nowhere: such steps could go on for ever."""
    if not isinstance(action, Walk):
        return _PROMISE_OF_COMPANY if state.spots.count(state.spots[state.moving]) > 1 else _PROMISE_OF_AFTERTHOUGHT
    penguin, target = action.penguin, action.target
    way, origin = found[penguin], state.spots[penguin]
    spot = arrival(origin, target)
    now, then = leaving(way, origin, state.rows), arriving(way, spot, state.rows)
    if spot in onward(origin, state.rows) or then < now + A_STEP / 2:
        return exp((now - then) / _TURNS_THAT_MATTER)
    return _PROMISE_OF_COMPANY if calling(way) >> target & 1 and _friend_at(state, spot) else 0.0


def _friend_at(state: MarchState, spot: int) -> bool:
    return any(state.spots[penguin] == spot for penguin in state.leads[state.to_move])


def _rival_beside(state: MarchState, spot: int) -> bool:
    return state.spots.count(spot) > sum(state.spots[penguin] == spot for penguin in state.leads[state.to_move])


def _soon(state: MarchState, penguins: Iterable[int]) -> int:
    """The tiles of the two rows before these penguins."""
    tiles = 0
    for penguin in penguins:
        spot = state.spots[penguin]
        near = ahead(spot, state.rows)
        tiles |= near
        for cell in cells_of(near):
            tiles |= ahead(cell | spot & HOMEWARD, state.rows)
    return tiles


def _looks_at(action: MarchAction, tiles: int) -> bool:
    return isinstance(action, Peek) and action.cell is not None and bool(tiles >> action.cell & 1)


def _changes(action: MarchAction, tiles: int) -> bool:
    match action:
        case MoveWeather(first, second) | Slide(first, second):
            return bool((tiles >> first | tiles >> second) & 1)
    return False


def forgetful(view: MarchState, memory: float) -> MarchState:
    """The view with fewer tiles, all the fewer the less memory there is; what is face up stays.

    Which tiles slip the mind depends on nothing but the view, and changes only as the penguins walk on.
    """
    known = view.known_to(view.to_move) & ~view.face_up
    lost = board_of(cell for cell in cells_of(known) if not _remembers(view, cell, memory))
    dim = view.clone()
    dim.tiles = bytes(BLANK if lost >> cell & 1 else tile for cell, tile in enumerate(view.tiles))
    dim.seen_by_all &= ~lost
    dim.looked = tuple(board & ~lost for board in view.looked)
    return dim


def _remembers(view: MarchState, cell: int, memory: float) -> bool:
    chance = crc32(bytes((view.to_move, _stage(view), cell, view.tiles[cell]))) / 2**32
    return chance < memory**_WEIGHT_OF_GAPS


def _stage(view: MarchState) -> int:
    """How often all that slips a mind has changed."""
    return sum(view.scores()) // _ROWS_BETWEEN_SLIPS


INSIGHT = MarchInsight
