"""Who solves what: the seats of a puzzle, what its shelves are called, and the next one."""

from collections.abc import Sequence

from penguins.bots.levels import ADULT, EMPEROR, JUNIOR
from penguins.session.puzzles import Puzzle
from penguins.session.script import Script
from penguins.session.setup import Seat
from penguins.session.solving import next_unsolved
from penguins.ui.base.services import Services
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.screens import learning

SHELVES = {1: mark("Easy"), 2: mark("Tricky"), 3: mark("Hard")}
"""By grade."""
_RIVALS = (EMPEROR.name, ADULT.name, JUNIOR.name)
"""Whose faces the others have. All of them find the strongest answer."""


def seats(script: Script, person: str, own: str = "") -> Sequence[Seat]:
    """The solver, in their `own` colour where that is only paint, and whoever else there is."""
    rivals = iter(_RIVALS)
    found = []
    for seat, colour in enumerate(learning.colours(script, own)[: script.players]):
        rival = "" if seat == script.person else next(rivals)
        found.append(Seat(tr(LEVEL_NAMES[rival]), colour, rival) if rival else Seat(person, colour))
    return found


def title(puzzle: Puzzle) -> str:
    """What a puzzle is called: its shelf, and its number there."""
    return tr("{shelf} {number}", shelf=tr(SHELVES[puzzle.grade]), number=number_of(puzzle))


def number_of(puzzle: Puzzle) -> str:
    """Its number on its shelf: what stands behind the grade."""
    return puzzle.id.rpartition("-")[2].lstrip("0")


def go_to_next(services: Services, game: str, person: str, after: str | None = None, *, instead: bool = False) -> None:
    """Open the next unsolved puzzle, on top of this screen or `instead` of it; none: say so."""
    following = next_unsolved(services.storage, person, game, after)
    if following is None:
        services.say(tr("You have solved them all!"))
        return
    go = services.navigation.replace if instead else services.navigation.go
    go("puzzle", puzzle=following.id, game=game, person=person)
