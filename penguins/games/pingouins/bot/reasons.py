"""What speaks for an action of Pingouins, as facts."""

from collections.abc import Iterator, Sequence

from penguins.core.bitboard import cells_of
from penguins.core.reason import Reason
from penguins.games.pingouins.actions import Move, PingouinsAction, Place, slides_from
from penguins.games.pingouins.bot.alone import spread
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.geometry import BESIDE, around
from penguins.games.pingouins.state import PingouinsState

_WORTH_DENYING = 2
"""The fish of a tile that it is something to take before another does."""

KINDS = (
    "fish",
    "cuts_off",
    "own_region",
    "stuck",
    "denies",
    "threes",
    "mobile",
)
"""The kinds of facts that there are."""


def facts(view: PingouinsState) -> dict[PingouinsAction, list[Reason]]:
    """For each action of the seat to move, what is true of it and good."""
    compared = Comparison(view)
    return {action: list(compared.facts(action)) for action in view.legal_actions()}


class Comparison:
    """What an action changes about who can get where, compared with the position before it."""

    def __init__(self, view: PingouinsState) -> None:
        self._seat = view.to_move
        self._free = view.free
        self._penguins = view.penguins
        self._shoal = Shoal(view.fish)
        self._fish = view.fish
        self._reaches = [_reach(board, view.free) for board in view.penguins]
        self._rivals = _in_turn(view)

    def facts(self, action: PingouinsAction) -> Iterator[Reason]:
        """The weightiest first."""
        if isinstance(action, Move):
            yield Reason("fish", self._fish[action.target])
            yield from self._walls(action)
            yield from self._stuck(action)
            yield from self._denied(action)
            yield from self._threes(action.target)
            yield from self._mobile(action)
        elif isinstance(action, Place):
            yield Reason("fish", self._fish[action.tile])
            yield from self._threes(action.tile)

    def _walls(self, move: Move) -> Iterator[Reason]:
        """Fish that a rival can no longer get to, and fish that nobody else can any more."""
        free, taken = self._free ^ 1 << move.target, 1 << move.target
        after = [_reach(board, free) for board in self._moved(move)]
        lost = [
            (self._shoal.fish(self._reaches[rival] & ~after[rival] & ~taken), -place)
            for place, rival in enumerate(self._rivals)
        ]
        most, place = max(lost, default=(0, 0))
        if most:
            yield Reason("cuts_off", most, self._rivals[-place])
        own = self._shoal.fish(self._alone(after) & ~self._alone(self._reaches))
        if own:
            yield Reason("own_region", own)

    def _alone(self, reaches: Sequence[int]) -> int:
        """The tiles that only the seat to move can get to."""
        others = 0
        for rival in self._rivals:
            others |= reaches[rival]
        return reaches[self._seat] & ~others

    def _stuck(self, move: Move) -> Iterator[Reason]:
        """Rivals' penguins that could move, and no longer can."""
        free = self._free ^ 1 << move.target
        stuck = [
            (_able(self._penguins[rival], self._free) - _able(self._penguins[rival], free), -place)
            for place, rival in enumerate(self._rivals)
        ]
        most, place = max(stuck, default=(0, 0))
        if most:
            yield Reason("stuck", most, self._rivals[-place])

    def _denied(self, move: Move) -> Iterator[Reason]:
        """A tile that a rival could have slid to."""
        fish = self._fish[move.target]
        for rival in self._rivals if fish >= _WORTH_DENYING else ():
            origins = cells_of(self._penguins[rival])
            if any(slide.target == move.target for origin in origins for slide in slides_from(origin, self._free)):
                yield Reason("denies", fish, rival)
                return

    def _threes(self, tile: int) -> Iterator[Reason]:
        """Tiles with three fish that the penguin can slide to next."""
        slides = slides_from(tile, self._free ^ 1 << tile)
        count = sum(self._fish[slide.target] == 3 for slide in slides)
        if count:
            yield Reason("threes", count)

    def _mobile(self, move: Move) -> Iterator[Reason]:
        """How many of the seat's penguins can move afterwards."""
        count = _able(self._moved(move)[self._seat], self._free ^ 1 << move.target)
        if count:
            yield Reason("mobile", count)

    def _moved(self, move: Move) -> list[int]:
        penguins = list(self._penguins)
        penguins[self._seat] ^= 1 << move.origin | 1 << move.target
        return penguins


def _in_turn(view: PingouinsState) -> list[int]:
    """The rivals that are still on the floe, the next to move first."""
    seats = ((view.to_move + step) % view.players for step in range(1, view.players))
    return [seat for seat in seats if view.penguins[seat]]


def _reach(penguins: int, free: int) -> int:
    """The tiles that these penguins can ever get to: what is gone stays gone."""
    return spread(around(penguins) & free, free)


def _able(penguins: int, free: int) -> int:
    """How many of them can move."""
    return sum(bool(BESIDE[tile] & free) for tile in cells_of(penguins))
