"""How events in Ice Town are animated: each becomes steps for the motion queue."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.icetown.die import counting_face
from penguins.games.icetown.events import LastRound, Passed, Placed, Rolled, Stolen
from penguins.games.icetown.geometry import COLOURS
from penguins.games.icetown.state import IceTownState
from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.icetown import words
from penguins.ui.games.icetown.choices import Home
from penguins.ui.games.icetown.drawing import TownsDrawing
from penguins.ui.games.icetown.town import PENGUIN

_TUMBLE = (3, 6, 2, 5, 1, 4)
_ONE, _COLOUR = 0.2, 0.5
"""Seconds for each penguin that is counted, and after each colour."""


class TownCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    mark: Callable[[Home], None]
    """A penguin has just come there."""
    show: Callable[[IceTownState], None]
    """Show this view at once."""
    say: Callable[[str], None]
    """Say something that everybody should know."""
    ask: Callable[[], None]
    """What the person should do has changed."""


class IceTownMotion:
    """Turns events into steps. It moves what the drawing shows; the board shows the new view afterwards."""

    let_go_at: Pos | None = None
    """Where the penguin that is to be settled left the finger."""

    def __init__(self, drawing: TownsDrawing, hands: Stagehands, calls: TownCalls) -> None:
        self._drawing = drawing
        self._hands = hands
        self._calls = calls

    def steps(self, events: Sequence[Event], view: IceTownState) -> Iterator[Step]:
        """All that happened, one after another."""
        for event in events:
            home = new_home(event)
            if home is not None:
                yield partial(self._mark, home)
            match event:
                case Rolled():
                    yield self._spin
                    yield from (partial(self._tumble, face) for face in _TUMBLE)
                    yield partial(self._land, event)
                    if event.underside:
                        yield partial(self._turn_over, event, counting_face(event.face, view.piles))
                case Placed(seat, colour, cell):
                    yield partial(self._settle, colour, Home(seat, cell))
                case Stolen(seat, victim, colour, origin, target):
                    yield partial(self._steal, colour, Home(victim, origin), Home(seat, target))
                case Passed(seat, why) if not self._hands.seats[seat].is_human:
                    yield partial(self._say, words.why_passed(why, self._hands.seats[seat].name))
                case LastRound(seats) if seats:
                    yield partial(self._say, words.last_round())
                case MatchOver():
                    yield from self._count_up(view)

    def _mark(self, home: Home) -> float:
        self._calls.mark(home)
        return 0.0

    # The die

    def _spin(self) -> float:
        """It jumps, turns, and falls."""
        die = self._drawing.controls.die
        die.show(0, waits=False)
        die.angle = 0.0
        self._hands.motion.animate(die, theme.TUMBLE_SECONDS, "out_quad", angle=-360.0)
        self._hands.sounds.play("roll")
        return 0.0

    def _tumble(self, face: int) -> float:
        self._drawing.controls.die.show(face, waits=False)
        return theme.TUMBLE_SECONDS / len(_TUMBLE)

    def _land(self, rolled: Rolled) -> float:
        self._drawing.controls.die.show(rolled.face, waits=False)
        return 0.8 if rolled.underside else 0.4

    def _turn_over(self, rolled: Rolled, underside: int) -> float:
        """The underside counts. Whoever rolled is told by the prompt; what a bot does is told to everybody."""
        self._drawing.controls.die.show(underside, waits=False)
        self._hands.sounds.play("flip")
        if self._hands.seats[rolled.seat].is_human:
            self._calls.ask()
        else:
            self._calls.say(words.underside(rolled.face, rolled.colours[0] if rolled.colours else None))
        return 1.0

    # Penguins

    def _settle(self, colour: int, target: Home) -> float:
        return self._fly(colour, self._drawing.controls.piles[colour].source, target, "place")

    def _steal(self, colour: int, origin: Home, target: Home) -> float:
        town = self._drawing.towns[origin.seat]
        town.leave(origin.cell)
        return self._fly(colour, town.centre(origin.cell), target, "steal")

    def _fly(self, colour: int, start: Pos, target: Home, sound: str) -> float:
        """A penguin goes to its new home; one that a finger has brought is nearly there."""
        above, motion = self._drawing.above, self._hands.motion
        town = self._drawing.towns[target.seat]
        seconds = 0.2 if self.let_go_at else 0.5
        start, self.let_go_at = self.let_go_at or start, None
        size = PENGUIN * town.scale
        piece = above.put(f"penguin_{COLOURS[colour]}_carried", start, (size, size))
        x, y = town.centre(target.cell)
        motion.animate(piece, seconds, "in_out_quad", center_x=x, center_y=y)
        motion.later(seconds, partial(above.remove_widget, piece))
        self._hands.sounds.play(sound)
        return seconds + 0.05

    def _say(self, sentence: str) -> float:
        self._calls.say(sentence)
        return 0.8

    # The end

    def _count_up(self, view: IceTownState) -> Iterator[Step]:
        """Colour by colour, one by one, in all towns at the same time."""
        yield partial(self._show_end, view)
        for colour in range(len(COLOURS)):
            most = max(view.points(seat)[colour] for seat in range(view.players))
            for number in range(1, most + 1):
                yield partial(self._count, view, colour, number)
            yield lambda: _COLOUR
        yield partial(self._cheer, view)

    def _show_end(self, view: IceTownState) -> float:
        self._calls.say("")  # whatever was said of the last round, it is over
        self._calls.show(view)
        self._drawing.arrange_gallery()
        return 0.6

    def _count(self, view: IceTownState, colour: int, number: int) -> float:
        self._drawing.tally(view, colour, number)
        self._hands.sounds.play("chip")
        return _ONE

    def _cheer(self, view: IceTownState) -> float:
        self._drawing.cheer(view)
        self._hands.sounds.play("win")
        return 1.5


def new_home(event: Event) -> Home | None:
    """Where a penguin has come to live, to be marked as the last move; None for what is not a move."""
    match event:
        case Placed(seat, _, cell):
            return Home(seat, cell)
        case Stolen(seat, target=target):
            return Home(seat, target)
    return None
