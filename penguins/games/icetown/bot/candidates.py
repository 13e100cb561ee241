"""The actions worth a closer look, so that a thousand ways to steal need not be tried one by one."""

from collections.abc import Sequence

from penguins.games.icetown.actions import PASS, STEALS, IceTownAction
from penguins.games.icetown.bot.prospects import prospects, standing
from penguins.games.icetown.die import STEAL
from penguins.games.icetown.geometry import COLOURS, town_cells
from penguins.games.icetown.state import IceTownState

_CELLS_FOR_A_STOLEN_PENGUIN = 3
"""How many of the best spaces are tried for each colour that can be stolen."""


def plausible(state: IceTownState) -> Sequence[IceTownAction]:
    """Every way to settle a penguin from a pile, but only the better ways to steal one."""
    return _steals(state) if state.roll == STEAL else state.legal_actions()


def guess(state: IceTownState, action: IceTownAction) -> float:
    """How well the seat to move would stand after this action."""
    after = state.clone()
    after.apply(action)
    return standing(after, state.to_move)


def _steals(state: IceTownState) -> list[IceTownAction]:
    """Every penguin of every victim, each to the few best spaces for its colour."""
    found: list[IceTownAction] = [PASS]
    for colour in range(len(COLOURS)):
        targets = _best_spaces(state, colour)
        for victim in range(state.players):
            if victim != state.to_move:
                origins = town_cells(state.boards[len(COLOURS) * victim + colour])
                found += [STEALS[victim][origin][target] for origin in origins for target in targets]
    return found


def _best_spaces(state: IceTownState, colour: int) -> list[int]:
    spaces = town_cells(state.free(state.to_move))
    by_prospect = sorted(spaces, key=lambda cell: -_settled(state, colour, cell))
    return by_prospect[:_CELLS_FOR_A_STOLEN_PENGUIN]


def _settled(state: IceTownState, colour: int, cell: int) -> float:
    """The mover's prospect with such a penguin more, out of nowhere."""
    after = state.clone()
    after.boards[len(COLOURS) * state.to_move + colour] |= 1 << cell
    return prospects(after)[state.to_move]
