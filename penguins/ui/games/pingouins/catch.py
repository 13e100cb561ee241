"""A tile goes to its owner: it cracks and sinks, and its fish leap into the plate one by one and are counted there."""

from collections import deque
from collections.abc import Iterator
from functools import partial
from math import dist

from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from penguins.ui.games.pingouins.drawing import FloeDrawing
from penguins.ui.games.pingouins.ice import TIPS, UNDER
from penguins.ui.games.pingouins.pieces import Leaping

_APART, _FLIGHT = 0.14, 0.55
"""Seconds between two leaps, and of one."""
_ARC = 0.3
"""How high a leap is, beside how far."""
_FISH = 44.0, 29.0


class Catch:
    """Steps to show it. What flies is in `above` of the drawing; what flew off first arrives first."""

    def __init__(self, drawing: FloeDrawing, hands: Stagehands) -> None:
        self._drawing = drawing
        self._hands = hands
        self._motion = hands.motion
        self._waiting: deque[Leaping] = deque()
        self._flying: deque[Leaping] = deque()

    def steps(self, seat: int, tile: int, fish: int) -> Iterator[Step]:
        """Everything happens once: a fish is in the ice, then in the air, then in the score."""
        yield partial(self._crack, tile)
        yield partial(self._tip, seat, tile, fish)
        yield self._sink
        yield partial(self._splash, seat, tile)
        leaps = fish * _APART
        for number in range(fish):
            last = number == fish - 1
            yield partial(self._leap, max(0.0, _FLIGHT - leaps + _APART) if last else _APART)
        for number in range(fish):
            yield partial(self._count, seat, 0.0 if number == fish - 1 else _APART)
        yield self._all_home

    def _crack(self, tile: int) -> float:
        self._drawing.ice.crack(tile)
        self._hands.sounds.play("crack")
        return 0.15

    def _tip(self, seat: int, tile: int, fish: int) -> float:
        """The tile lies askew; what was on it hangs in the air, about to leap."""
        drawing, scale = self._drawing, self._drawing.scale
        self._forget()
        plate = drawing.to_widget(*self._hands.owner_pos(seat))
        size = _FISH[0] * scale, _FISH[1] * scale
        self._waiting.extend(self._new_leap("fish", place, plate, size) for place in drawing.layout.fish(tile, fish))
        if drawing.flock.leave(tile) is not None:
            self.throw(drawing.flock.picture(seat, "hop"), drawing.layout.standing(tile), plate, _FLIGHT)
        drawing.ice.tip(tile, self._motion)
        return TIPS

    def _sink(self) -> float:
        self._drawing.ice.sink(self._motion)
        return UNDER

    def _splash(self, seat: int, tile: int) -> float:
        """The water closes over it, and what floats beside it bobs."""
        drawing = self._drawing
        drawing.ice.splash(drawing.layout.centre(tile), self._motion)
        beside = drawing.ice.neighbours(tile)
        drawing.ice.bob((piece for other in beside for piece in drawing.pieces_on(other)), self._motion)
        drawing.flock.react((other for other in beside if drawing.flock.seats.get(other) != seat), "wow", 1.2)
        self._hands.sounds.play("splash")
        return 0.08

    def _leap(self, seconds: float) -> float:
        fish = self._waiting.popleft()
        self._flying.append(fish)
        self._motion.animate(fish, _FLIGHT, "in_out_quad", done=1.0)
        return seconds

    def _count(self, seat: int, seconds: float) -> float:
        self._drawing.above.remove_widget(self._flying.popleft())
        self._hands.award(seat, 1)
        self._hands.sounds.play("chip")
        return seconds

    def _all_home(self) -> float:
        self.take_down()
        return 0.0

    # Whatever else flies

    def throw(self, picture: str, start: Pos, end: Pos, seconds: float) -> float:
        """Let a penguin fly from here to there; it takes that long."""
        side = self._drawing.layout.penguin_side
        self._motion.animate(self._new_leap(picture, start, end, (side, side)), seconds, "in_out_quad", done=1.0)
        return seconds

    def take_down(self) -> None:
        """Nothing flies any more."""
        self._forget()
        self._drawing.above.clear_widgets()

    def _forget(self) -> None:
        self._waiting.clear()
        self._flying.clear()

    def _new_leap(self, name: str, start: Pos, end: Pos, size: tuple[float, float]) -> Leaping:
        leap = Leaping(start, end, _ARC * dist(start, end), name=name, size=size)
        self._drawing.above.add_widget(leap)
        return leap
