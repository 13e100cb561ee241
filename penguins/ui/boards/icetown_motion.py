"""How what happens in Ice Town is played."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.icetown.die import COLOUR_OF_FACE
from penguins.games.icetown.events import LastRound, Passed, Placed, Rolled, Stolen
from penguins.games.icetown.state import IceTownState
from penguins.games.icetown.town import COLOURS
from penguins.ui import theme
from penguins.ui.boards.board import Pos
from penguins.ui.motion import Step
from penguins.ui.text import mark, tr
from penguins.ui.words import COLOUR_NAMES

if TYPE_CHECKING:
    from penguins.ui.boards.icetown import IceTownBoard

_TUMBLE = (3, 6, 2, 5, 1, 4)
_WHY_PASS = {
    "declined": mark("{name} does not steal."),
    "town_full": mark("{name} has no room left."),
    "nothing_to_steal": mark("{name} finds nobody to steal."),
    "piles_empty": mark("{name} finds the piles empty."),
}


def steps(board: "IceTownBoard", events: Sequence[Event], view: IceTownState) -> Iterator[Step]:
    """All that happened, one after another."""
    for event in events:
        match event:
            case Rolled():
                yield from (partial(_tumble, board, face) for face in _TUMBLE)
                yield partial(_land, board, event)
            case Placed(seat, colour, cell):
                yield partial(_fly, board, colour, board.controls.piles[colour].source, (seat, cell), "place")
            case Stolen(seat, victim, colour, origin, target):
                yield partial(_steal, board, colour, (victim, origin), (seat, target))
            case Passed(seat, why):
                yield partial(_say, board, tr(_WHY_PASS[why], name=board.hands.seats[seat].name))
            case LastRound():
                yield partial(_say, board, tr("Two piles are empty: this is the last round."))
            case MatchOver():
                yield from _count_up(board, view)


def _tumble(board: "IceTownBoard", face: int) -> float:
    if face == _TUMBLE[0]:
        board.hands.sounds.play("roll")
    board.controls.die.show(face, waits=False)
    return theme.TUMBLE_SECONDS / len(_TUMBLE)


def _land(board: "IceTownBoard", rolled: Rolled) -> float:
    board.controls.die.show(rolled.face, waits=False)
    if not rolled.underside:
        return 0.4
    gone = tr(COLOUR_NAMES[COLOURS[COLOUR_OF_FACE[rolled.face]]])
    if rolled.colours:
        instead = tr(COLOUR_NAMES[COLOURS[rolled.colours[0]]])
        board.tell(tr("No {gone} left: {instead} instead.", gone=gone, instead=instead))
    else:
        board.tell(tr("No {gone} left, nor what is under the die.", gone=gone))
    return 1.2


def _steal(board: "IceTownBoard", colour: int, origin: tuple[int, int], target: tuple[int, int]) -> float:
    town, cell = board.towns[origin[0]], origin[1]
    piece = town.penguin(cell)
    if piece is not None:
        piece.opacity = 0.0
    return _fly(board, colour, town.centre(cell), target, "steal")


def _fly(board: "IceTownBoard", colour: int, start: Pos, target: tuple[int, int], sound: str) -> float:
    """A penguin goes to a place: a seat and a cell."""
    town = board.towns[target[0]]
    size = 60 * town.scale
    piece = board.above.put(f"penguin_{COLOURS[colour]}_carried", start, (size, size))
    x, y = town.centre(target[1])
    board.hands.motion.animate(piece, 0.5, "in_out_quad", center_x=x, center_y=y)
    board.hands.motion.later(0.5, lambda: board.above.remove_widget(piece))
    board.hands.sounds.play(sound)
    board.mark_last(*target)
    return 0.55


def _say(board: "IceTownBoard", sentence: str) -> float:
    board.tell(sentence)
    return 0.8


def _count_up(board: "IceTownBoard", view: IceTownState) -> Iterator[Step]:
    """Colour by colour, for all players."""
    yield partial(_show_end, board, view)
    for colour in range(len(COLOURS)):
        yield partial(_count, board, colour, view)
    yield partial(_cheer, board)


def _show_end(board: "IceTownBoard", view: IceTownState) -> float:
    board.show(view)
    return 0.3


def _count(board: "IceTownBoard", colour: int, view: IceTownState) -> float:
    board.count(colour)
    seats = enumerate(board.hands.seats)
    counted = ", ".join(f"{seat.name} {view.points(number)[colour]}" for number, seat in seats)
    board.tell(tr("{colour}: {counted}", colour=tr(COLOUR_NAMES[COLOURS[colour]]).capitalize(), counted=counted))
    board.hands.sounds.play("chip")
    return 1.4


def _cheer(board: "IceTownBoard") -> float:
    board.count(None)
    board.hands.sounds.play("win")
    return 0.4
