"""How events in Ice Town are animated: each becomes steps for the motion queue."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.icetown.die import counting_face
from penguins.games.icetown.events import LastRound, Passed, Placed, Rolled, Stolen
from penguins.games.icetown.geometry import COLOURS
from penguins.games.icetown.scoring import points_of
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.hearing import hearing_of
from penguins.ui.games.icetown.choices import Home
from penguins.ui.games.icetown.drawing import GLIDE, Ghost, TownsDrawing
from penguins.ui.games.icetown.gain import GainTag
from penguins.ui.games.icetown.telling import sentence
from penguins.ui.games.icetown.town import PENGUIN
from penguins.ui.widgets.picture import Picture

_TUMBLE = 1.15
"""Seconds: about as long as it is heard."""
_TURN = 0.4
"""Seconds in which the plates change places: a bot rolls after that, so that both can be followed."""
_WOW, _GROW, _FLY = 0.55, 0.4, 0.6
_ONE, _COLOUR = 0.2, 0.5
"""Seconds for each penguin that is counted, and after each colour."""


class TownCalls(NamedTuple):
    """Callbacks from the motion to the board."""

    note: Callable[[Event], None]
    """This is about to be seen: if it is a move, it is the last."""
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
        self._hearing = hearing_of(hands.seats)
        self._flying: Picture | None = None
        """Who is on the way to a new home."""
        self._gain = 0
        """What the last answer of a town brought."""

    def steps(self, events: Sequence[Event], view: IceTownState) -> Iterator[Step]:
        """All that happened, one after another."""
        for event in events:
            yield partial(self._note, event)
            match event:
                case Rolled():
                    yield partial(self._let_see_whose_turn, event.seat)
                    yield partial(self._throw, event.face)
                    yield partial(self._land, event)
                    if event.underside:
                        yield partial(self._turn_over, event, counting_face(event.face, view.piles))
                case Placed(seat, colour, cell):
                    yield partial(self._settle, colour, Home(seat, cell))
                    yield partial(self._answer, seat, colour, cell, view)
                    yield partial(self._arrive, seat)
                case Stolen(seat, victim, colour, origin, target):
                    yield partial(self._startle, Home(victim, origin))
                    yield partial(self._steal, colour, Home(victim, origin), Home(seat, target))
                    yield partial(self._lose, victim, colour, origin, view)
                    yield partial(self._answer, seat, colour, target, view)
                    yield partial(self._arrive, seat)
                case Passed(seat) if not self._hands.seats[seat].is_human:
                    yield partial(self._say, sentence(event, self._hearing))
                case LastRound(seats) if seats:
                    yield partial(self._say, sentence(event, self._hearing))
                case MatchOver():
                    yield from self._count_up(view)

    def _note(self, event: Event) -> float:
        self._calls.note(event)
        return 0.0

    # The die

    def _let_see_whose_turn(self, seat: int) -> float:
        """People do not wait for themselves."""
        return 0.0 if self._hands.seats[seat].is_human else _TURN

    def _throw(self, face: int) -> float:
        """It is thrown across the town, bounces, and rolls home over its edges."""
        die = self._drawing.controls.die
        die.wait(hops=False)
        self._drawing.controls.light((), die=False, hops=False)
        die.throw(face)
        self._hands.motion.animate(die, _TUMBLE, "linear", time=1.0)
        self._hands.sounds.play("roll")
        return _TUMBLE

    def _land(self, rolled: Rolled) -> float:
        self._drawing.controls.die.show(rolled.face)
        return 0.8 if rolled.underside else 0.4

    def _turn_over(self, rolled: Rolled, underside: int) -> float:
        """The underside counts. Whoever rolled is told by the prompt; what a bot does is told to everybody."""
        self._drawing.controls.die.show(underside)
        self._hands.sounds.play("flip")
        if self._hands.seats[rolled.seat].is_human:
            self._calls.ask()
        else:
            self._calls.say(sentence(rolled, self._hearing))
        return 1.0

    # Penguins

    def _settle(self, colour: int, target: Home) -> float:
        pile = self._drawing.controls.piles[colour]
        return self._fly(self._lift(colour, "carried", pile.source, pile.waiting.width), target)

    def _startle(self, home: Home) -> float:
        """Whoever is about to be stolen: wow!"""
        self._drawing.towns[home.seat].pose(home.cell, "wow")
        return 0.0 if self.let_go_at else _WOW

    def _steal(self, colour: int, origin: Home, target: Home) -> float:
        town = self._drawing.towns[origin.seat]
        town.leave(origin.cell)
        town.haunt(origin.cell, colour)
        self._drawing.sulk(origin.seat)
        piece = self._lift(colour, "wow", town.centre(origin.cell), self._side(origin))
        self._hands.sounds.play("steal")
        return self._fly(piece, target)

    def _lift(self, colour: int, pose: str, start: Pos, side: float) -> Picture:
        """A penguin is in the air, as large as it was there."""
        return self._drawing.above.put(f"penguin_{COLOURS[colour]}_{pose}", start, (side, side))

    def _fly(self, piece: Picture, target: Home) -> float:
        """It goes to its new home, and is as large as those who live there; one that a finger has brought is so
        already, and nearly there."""
        self._flying, side = piece, self._side(target)
        if self.let_go_at:
            piece.size, piece.center = (side, side), self.let_go_at
        seconds, self.let_go_at = (0.2 if self.let_go_at else 0.5), None
        x, y = self._drawing.towns[target.seat].centre(target.cell)
        there = {"pos": (x - side / 2, y - side / 2), "size": (side, side)}
        self._hands.motion.animate(piece, seconds, "in_out_quad", **there)
        return seconds

    def _set_down(self) -> None:
        """Whoever was on the way stands in the town."""
        if self._flying is not None:
            self._drawing.above.remove_widget(self._flying)
            self._flying = None
        self._hands.sounds.play("place")

    def _side(self, home: Home) -> float:
        """How large penguins are in that town."""
        return PENGUIN * self._drawing.towns[home.seat].scale

    # What it brings

    def _answer(self, seat: int, colour: int, cell: int, view: IceTownState) -> float:
        """The town answers to whoever has landed: what counts grows, and the points go to their owner."""
        self._set_down()
        town = self._drawing.towns[seat]
        gain = self._gain = points_of(view.town(seat)).total - points_of(town.boards).total
        town.settle(view.town(seat))
        if seat == self._drawing.focus:
            town.grow(colour)
            self._hands.motion.animate(town, _GROW, "out_quad", grown=1.0)
        return max(self._send(seat, colour, town.centre(cell), gain), _GROW)

    def _arrive(self, seat: int) -> float:
        """The points are at their owner's plate, and counted there."""
        if self._gain > 0:
            self._hands.award(seat, self._gain)
            self._hands.sounds.play("chip")
        return 0.0

    def _lose(self, seat: int, colour: int, cell: int, view: IceTownState) -> float:
        """What was stolen counts no longer."""
        town = self._drawing.towns[seat]
        loss = points_of(view.town(seat)).total - points_of(town.boards).total
        town.settle(view.town(seat))
        if seat == self._drawing.focus:
            town.draw_counts()
        self._send(seat, colour, town.centre(cell), loss)
        return 0.0

    def _send(self, seat: int, colour: int, start: Pos, points: int) -> float:
        """Points fly to the plate of the seat, or sink where they are lost."""
        above, motion = self._drawing.above, self._hands.motion
        if not points or not motion.factor:
            return 0.0
        tag = GainTag(points, COLOURS[colour], start)
        above.add_widget(tag)
        x, y = above.to_widget(*self._hands.owner_pos(seat)) if points > 0 else (start[0], start[1] - tag.height)
        motion.animate(tag, _FLY, "in_out_quad", center_x=x, center_y=y)
        motion.later(_FLY, partial(above.remove_widget, tag))
        if points < 0:
            self._hands.sounds.play("out")
        return _FLY

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
        self._hands.recount()
        return GLIDE + 0.3

    def _count(self, view: IceTownState, colour: int, number: int) -> float:
        self._drawing.tally(view, colour, number)
        for seat in range(view.players):
            if view.points(seat)[colour] >= number:
                self._hands.award(seat, 1)
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


def left_home(event: Event) -> Ghost | None:
    """Where somebody no longer lives who was stolen; None for what is not a theft."""
    return Ghost(Home(event.victim, event.origin), event.colour) if isinstance(event, Stolen) else None
