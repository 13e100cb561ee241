"""How what happens in Ice Town is played."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.icetown.events import LastRound, Passed, Placed, Rolled, Stolen
from penguins.games.icetown.state import IceTownState
from penguins.games.icetown.town import COLOURS
from penguins.ui import theme
from penguins.ui.boards.icetown_words import underside
from penguins.ui.boards.town_view import PENGUIN
from penguins.ui.box import Pos
from penguins.ui.motion import Step
from penguins.ui.text import mark, tr

if TYPE_CHECKING:
    from penguins.ui.boards.icetown import IceTownBoard

_TUMBLE = (3, 6, 2, 5, 1, 4)
_ONE, _COLOUR = 0.2, 0.5
"""Seconds for each penguin that is counted, and after each colour."""
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
                yield partial(_spin, board)
                yield from (partial(_tumble, board, face) for face in _TUMBLE)
                yield partial(_land, board, event)
                if event.underside:
                    yield partial(_turn_over, board, event)
            case Placed(seat, colour, cell):
                yield partial(_fly, board, colour, board.scene.controls.piles[colour].source, (seat, cell), "place")
            case Stolen(seat, victim, colour, origin, target):
                yield partial(_steal, board, colour, (victim, origin), (seat, target))
            case Passed(seat, why) if not board.hands.seats[seat].is_human:
                yield partial(_say, board, tr(_WHY_PASS[why], name=board.hands.seats[seat].name))
            case LastRound():
                yield partial(_say, board, tr("Two piles are empty: this is the last round."))
            case MatchOver():
                yield from _count_up(board, view)


# The die


def _spin(board: "IceTownBoard") -> float:
    """It jumps, turns, and falls."""
    die = board.scene.controls.die
    die.show(0, waits=False)
    die.angle = 0.0
    board.hands.motion.animate(die, theme.TUMBLE_SECONDS, "out_quad", angle=-360.0)
    board.hands.sounds.play("roll")
    return 0.0


def _tumble(board: "IceTownBoard", face: int) -> float:
    board.scene.controls.die.show(face, waits=False)
    return theme.TUMBLE_SECONDS / len(_TUMBLE)


def _land(board: "IceTownBoard", rolled: Rolled) -> float:
    board.scene.controls.die.show(rolled.face, waits=False)
    return 0.8 if rolled.underside else 0.4


def _turn_over(board: "IceTownBoard", rolled: Rolled) -> float:
    """The underside counts. Whoever rolled is told by the prompt; what a bot does is told to everybody."""
    board.scene.controls.die.show(7 - rolled.face, waits=False)
    board.hands.sounds.play("flip")
    if board.hands.seats[rolled.seat].is_human:
        board.dispatch("on_prompt")
    else:
        board.tell(underside(rolled.face, rolled.colours[0] if rolled.colours else None))
    return 1.0


# Penguins


def _steal(board: "IceTownBoard", colour: int, origin: tuple[int, int], target: tuple[int, int]) -> float:
    town, cell = board.scene.towns[origin[0]], origin[1]
    town.leave(cell)
    return _fly(board, colour, town.centre(cell), target, "steal")


def _fly(board: "IceTownBoard", colour: int, start: Pos, target: tuple[int, int], sound: str) -> float:
    """A penguin goes to a place: a seat and a cell."""
    above, motion = board.scene.above, board.hands.motion
    town = board.scene.towns[target[0]]
    seconds = 0.2 if board.let_go_at else 0.5
    start, board.let_go_at = board.let_go_at or start, None
    size = PENGUIN * town.scale
    piece = above.put(f"penguin_{COLOURS[colour]}_carried", start, (size, size))
    x, y = town.centre(target[1])
    motion.animate(piece, seconds, "in_out_quad", center_x=x, center_y=y)
    motion.later(seconds, lambda: above.remove_widget(piece))
    board.hands.sounds.play(sound)
    board.mark_last(*target)
    return seconds + 0.05


def _say(board: "IceTownBoard", sentence: str) -> float:
    board.tell(sentence)
    return 0.8


# The end


def _count_up(board: "IceTownBoard", view: IceTownState) -> Iterator[Step]:
    """Colour by colour, one by one, in all towns at the same time."""
    yield partial(_show_end, board, view)
    for colour in range(len(COLOURS)):
        most = max(view.points(seat)[colour] for seat in range(view.players))
        for number in range(1, most + 1):
            yield partial(_count, board, view, colour, number)
        yield lambda: _COLOUR
    yield partial(_cheer, board, view)


def _show_end(board: "IceTownBoard", view: IceTownState) -> float:
    board.show(view)
    board.scene.arrange_gallery(board.area)
    return 0.6


def _count(board: "IceTownBoard", view: IceTownState, colour: int, number: int) -> float:
    board.scene.tally(view, colour, number)
    board.hands.sounds.play("chip")
    return _ONE


def _cheer(board: "IceTownBoard", view: IceTownState) -> float:
    board.scene.cheer(view)
    board.hands.sounds.play("win")
    return 1.5
