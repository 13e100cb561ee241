"""What can be done in Ice Town, and how it is written. Numbers inside, names of cells and colours in text."""

from functools import cache

from penguins.core.game import NotAnAction
from penguins.core.state import Action
from penguins.games.icetown.die import FACES
from penguins.games.icetown.geometry import CELLS, COLOURS, SPACES, TOWN, town_cells

MOST_PLAYERS = 4


class Roll(Action):
    """Chance: the die shows this face."""

    face: int

    def __str__(self) -> str:
        return f"roll:{self.face}"


class Settle(Action):
    """Take a penguin of that colour from its pile and settle it in one's own town."""

    colour: int
    cell: int

    def __str__(self) -> str:
        return f"{COLOURS[self.colour]}@{TOWN.names[self.cell]}"


class Steal(Action):
    """Take a penguin from another town and settle it in one's own."""

    victim: int
    origin: int
    target: int

    def __str__(self) -> str:
        return f"steal:{self.victim}:{TOWN.names[self.origin]}@{TOWN.names[self.target]}"


class Pass(Action):
    """Do nothing, because nothing can be done or because one does not want to steal."""

    def __str__(self) -> str:
        return "pass"


IceTownAction = Roll | Settle | Steal | Pass

ROLLS = tuple(Roll(face) for face in FACES)
SETTLE = tuple(tuple(Settle(colour, cell) for cell in range(CELLS)) for colour in range(len(COLOURS)))
"""By colour and cell."""
STEALS = tuple(
    tuple(tuple(Steal(victim, origin, target) for target in range(CELLS)) for origin in range(CELLS))
    for victim in range(MOST_PLAYERS)
)
"""By victim, their cell and one's own cell."""
PASS = Pass()


@cache
def _by_text() -> dict[str, IceTownAction]:
    spaces = town_cells(SPACES)
    found: list[IceTownAction] = [*ROLLS, PASS]
    found += (places[cell] for places in SETTLE for cell in spaces)
    found += (steals[origin][target] for steals in STEALS for origin in spaces for target in spaces)
    return {str(action): action for action in found}


def parse(text: str) -> IceTownAction:
    """The action written so; NotAnAction if none is."""
    action = _by_text().get(text)
    if action is None:
        raise NotAnAction(text)
    return action
