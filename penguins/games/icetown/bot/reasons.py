"""What speaks for an action of Ice Town, as facts."""

from collections.abc import Iterator

from penguins.core.reason import Reason
from penguins.games.icetown.actions import IceTownAction, Settle, Steal
from penguins.games.icetown.bot.prospects import points
from penguins.games.icetown.geometry import COLOURS, GREEN, PINK, VIOLET, YELLOW, beside, town_cells
from penguins.games.icetown.scoring import around_igloos
from penguins.games.icetown.state import IceTownState

KINDS = (
    "points",
    "robs",
    "line",
    "group",
    "igloo",
    "loner",
    "room",
    "takes_lead",
)
"""The kinds of facts that there are."""


def facts(view: IceTownState) -> dict[IceTownAction, list[Reason]]:
    """For each action of the seat to move, what is true of it and good."""
    compared = Comparison(view)
    return {action: list(compared.facts(action)) for action in view.legal_actions()}


class Comparison:
    """What an action changes in the towns, compared with those before it. Each question is worked out once."""

    def __init__(self, view: IceTownState) -> None:
        self._view = view
        self._seat = view.to_move
        self._scores = view.scores()
        self._gains: dict[tuple[int, int], tuple[Reason, ...]] = {}

    def facts(self, action: IceTownAction) -> Iterator[Reason]:
        """The weightiest first."""
        if isinstance(action, Settle):
            yield from self._settled(action.colour, action.cell)
            yield from self._lead(action.colour, action.cell, None, 0)
        elif isinstance(action, Steal):
            colour = self._view.colour_at(action.victim, action.origin)
            assert colour is not None
            loss = self._loss(action.victim, colour, action.origin)
            if loss > 0:
                yield Reason("robs", loss, action.victim)
            yield from self._settled(colour, action.target)
            yield from self._lead(colour, action.target, action.victim, loss)

    def _settled(self, colour: int, cell: int) -> tuple[Reason, ...]:
        found = self._gains.get((colour, cell))
        if found is None:
            found = self._gains[colour, cell] = tuple(self._about_settling(colour, cell))
        return found

    def _about_settling(self, colour: int, cell: int) -> Iterator[Reason]:
        board = self._view.town(self._seat)[colour]
        grown = board | 1 << cell
        now, then = points(colour, board), points(colour, grown)
        if then > now:
            yield Reason("points", then - now)
            if colour in (GREEN, PINK):
                yield Reason("line" if colour == GREEN else "group", then)
        if colour == YELLOW and around_igloos(1 << cell):
            yield Reason("igloo")
        if colour == VIOLET and not beside(1 << cell) & board:
            yield Reason("loner")
        free = town_cells(self._view.free(self._seat) ^ 1 << cell)
        room = sum(points(colour, grown | 1 << other) > then for other in free)
        if room:
            yield Reason("room", room, colour=COLOURS[colour])

    def _loss(self, victim: int, colour: int, cell: int) -> int:
        board = self._view.town(victim)[colour]
        return points(colour, board) - points(colour, board ^ 1 << cell)

    def _lead(self, colour: int, cell: int, victim: int | None, loss: int) -> Iterator[Reason]:
        """By how much the seat leads, if it did not before."""
        board = self._view.town(self._seat)[colour]
        others = [score for seat, score in enumerate(self._scores) if seat != self._seat]
        if self._scores[self._seat] > max(others):
            return
        then = self._scores[self._seat] + points(colour, board | 1 << cell) - points(colour, board)
        rivals = [score - loss * (seat == victim) for seat, score in enumerate(self._scores) if seat != self._seat]
        if then > max(rivals):
            yield Reason("takes_lead", then - max(rivals))
