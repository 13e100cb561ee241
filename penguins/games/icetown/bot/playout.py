"""Quick moves: the most points right now, with or without a thought for the other colours."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple, TypeVar

from penguins.games.icetown.actions import PASS, SETTLE, STEALS, IceTownAction
from penguins.games.icetown.bot.prospects import best_gain, best_line, worst_loss
from penguins.games.icetown.die import STEAL, colours_to_take
from penguins.games.icetown.geometry import (
    COLOURS,
    COLUMNS,
    GREEN,
    HAS_LEFT,
    HAS_RIGHT,
    PINK,
    VIOLET,
    YELLOW,
    beside,
    town_cells,
)
from penguins.games.icetown.scoring import around_igloos
from penguins.games.icetown.state import IceTownState

ChoiceT = TypeVar("ChoiceT")


class Deed(NamedTuple):
    """Actions of equal worth: settle this colour on any of the targets, taken from a pile or a victim."""

    points: int
    colour: int
    targets: int
    victim: int | None = None
    origins: int = 0

    def action(self, origin: int, target: int) -> IceTownAction:
        if self.victim is None:
            return SETTLE[self.colour][target]
        return STEALS[self.victim][origin][target]

    def actions(self) -> list[IceTownAction]:
        origins = town_cells(self.origins) or (0,)
        return [self.action(origin, target) for origin in origins for target in town_cells(self.targets)]


def grab(state: IceTownState, rng: Random) -> IceTownAction:
    """The most points right now, for oneself and off the victim; of equals, any."""
    actions = [action for deed in _best_deeds(state) for action in deed.actions()]
    return rng.choice(actions) if actions else PASS


def tidy(state: IceTownState, rng: Random) -> IceTownAction:
    """The most points right now, out of the way of the other colours.

    It draws one number whatever happens, so that worlds with the same chance stay comparable.
    """
    drawn = rng.random()
    deeds = _best_deeds(state)
    if not deeds:
        return PASS
    deed = _one_of(deeds, drawn)
    cells = out_of_the_way(deed.targets, deed.colour, state.town(state.turn), state.free(state.turn))
    origin = _one_of(town_cells(deed.origins), drawn) if deed.origins else 0
    return deed.action(origin, _one_of(town_cells(cells), drawn))


def _one_of(choices: Sequence[ChoiceT], drawn: float) -> ChoiceT:
    return choices[int(drawn * len(choices))]


def _best_deeds(state: IceTownState) -> list[Deed]:
    free = state.free(state.turn)
    if not free:
        return []
    deeds = _steals(state, free) if state.roll == STEAL else _placements(state, free)
    most = max([deed.points for deed in deeds], default=0)
    return [deed for deed in deeds if deed.points == most]


def _placements(state: IceTownState, free: int) -> list[Deed]:
    town = state.town(state.turn)
    found = []
    for colour in colours_to_take(state.roll, state.piles):
        gain, targets = best_gain(colour, town[colour], free)
        found.append(Deed(gain, colour, targets))
    return found


def _steals(state: IceTownState, free: int) -> list[Deed]:
    """The best of every victim and colour, as far as it is better than nothing."""
    settling = [best_gain(colour, board, free) for colour, board in enumerate(state.town(state.turn))]
    found = []
    for place, board in enumerate(state.boards):
        victim, colour = divmod(place, len(COLOURS))
        if board and victim != state.turn:
            loss, origins = worst_loss(colour, board)
            gain, targets = settling[colour]
            if gain + loss > 0:
                found.append(Deed(gain + loss, colour, targets, victim, origins))
    return found


def out_of_the_way(cells: int, colour: int, town: Sequence[int], free: int) -> int:
    """Those of the cells where a penguin of the colour disturbs the other colours least."""
    green, pink, _, violet = town
    line = best_line(green, free)
    cells = cells & (line if colour == GREEN else ~line) or cells
    cells = cells & (_twice_beside(pink) if colour == PINK else ~beside(pink)) or cells
    if colour != YELLOW:
        cells = cells & ~around_igloos(cells) or cells
    if colour != VIOLET:
        cells = cells & beside(violet) or cells
    return cells


def _twice_beside(board: int) -> int:
    """The cells beside two or more of these: a group that grows there is hard to break."""
    right, left = (board & HAS_RIGHT) << 1, (board & HAS_LEFT) >> 1
    below, above = board << COLUMNS, board >> COLUMNS
    return (right | left) & (below | above) | right & left | below & above
