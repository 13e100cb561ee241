"""Dragging a penguin over the floe."""

from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.light import rise
from penguins.ui.games.pingouins.drawing import FloeDrawing
from penguins.ui.widgets.picture import Picture

_ABOVE_FINGER = 0.35
"""How far above the finger a penguin hangs, in its own height. That is more than on other boards, for one that stands
has its middle 0.27 above the middle of its tile, and this one should be seen to hang."""


class FloeDrag:
    """Carries a penguin under the finger, and lets the lit tile rise that the finger is on."""

    def __init__(self, drawing: FloeDrawing, motion: Motion) -> None:
        self._drawing = drawing
        self._motion = motion
        self._target: int | None = None

    def take(self, tile: int) -> Picture:
        """Lift the penguin off its tile."""
        self._drawing.uncover(tile)
        return self._drawing.flock.lift(tile)

    def take_new(self, seat: int, tile: int) -> Picture:
        """A penguin that is not on the floe yet; the finger brings it from near that tile."""
        return self._drawing.flock.lift_new(seat, tile)

    def move(self, held: Picture, pos: Pos, target: int | None) -> None:
        """Follow the finger, which is on that lit tile, if on any."""
        self._drawing.flock.held.carry(held, (pos[0], pos[1] + held.height * _ABOVE_FINGER))
        if target != self._target:
            self.let_go()
            self._target = target
            if target is not None:
                self._rise(target, up=True)
                self._drawing.aim_at(target, pos)

    def let_go(self) -> None:
        """The finger means no tile any more."""
        self._drawing.above.clear_widgets()
        if self._target is not None:
            self._rise(self._target, up=False)
        self._target = None

    def _rise(self, tile: int, *, up: bool) -> None:
        for pieces in (self._drawing.ice.tiles, self._drawing.ice.shoals):
            if tile in pieces:
                rise(pieces[tile], self._motion, self._drawing.layout.picture(tile).y, up=up)

    def glide_back(self, held: Picture, tile: int) -> None:
        """The penguin returns to the tile it came from."""
        self._drawing.flock.put_down(held)
        x, y = self._drawing.layout.standing(tile)
        self._motion.animate(held, 0.25, center_x=x, center_y=y)
        self._drawing.cover(tile)
