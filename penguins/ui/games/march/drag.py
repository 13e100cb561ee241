"""Dragging pieces over the road."""

from collections.abc import Callable
from typing import Any, NamedTuple

from penguins.games.march.state import MarchState
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.board import ABOVE_FINGER
from penguins.ui.games.march.choices import Pick, companions
from penguins.ui.games.march.drawing import RoadDrawing, pose_of

_GLIDE = 0.25
"""Seconds for the way back."""


class Held(NamedTuple):
    """What a finger carries: each piece, where it was, and where it is from the finger."""

    pick: Pick
    pieces: tuple[Any, ...]
    homes: tuple[Pos, ...]
    offsets: tuple[Pos, ...]


class RoadDrag:
    """Carries what was picked up, with whoever goes along, and marks the lit place under the finger."""

    def __init__(self, drawing: RoadDrawing, motion: Motion) -> None:
        self._drawing = drawing
        self._motion = motion
        self.target: int | None = None
        """The lit place under the finger."""

    def take(self, pick: Pick, pos: Pos, view: MarchState) -> Held:
        """Take it up with a finger that is there; whoever goes along comes too."""
        pieces = self._pieces(pick, view)
        self._drawing.raise_up(pieces)
        lift = pieces[0].height * ABOVE_FINGER if pick.kind in ("penguin", "eye") else 0.0
        homes = tuple((piece.x, piece.y) for piece in pieces)
        return Held(pick, tuple(pieces), homes, tuple((x - pos[0], y - pos[1] + lift) for x, y in homes))

    def move(self, held: Held, pos: Pos, target: int | None) -> None:
        """Follow the finger, which is on that lit place, if on any."""
        for piece, (right, up) in zip(held.pieces, held.offsets, strict=True):
            piece.pos = pos[0] + right, pos[1] + up
        if target != self.target:
            self.target = target
            self._drawing.aim_at(target)

    def let_go(self) -> None:
        """The finger means no place any more."""
        self.target = None

    def glide_back(self, held: Held, view: MarchState, then: Callable[[], None]) -> None:
        """All of it returns to where it was; `then` it is there."""
        for piece, (x, y) in zip(held.pieces, held.homes, strict=True):
            self._motion.animate(piece, _GLIDE, x=x, y=y)
        if held.pick.kind == "penguin":
            for penguin in _walkers(held.pick, view):
                self._drawing.birds[penguin].pose(pose_of(view, penguin))
        self._motion.later(_GLIDE, then)

    def _pieces(self, pick: Pick, view: MarchState) -> list[Any]:
        if pick.kind == "penguin":
            birds = [self._drawing.birds[penguin] for penguin in _walkers(pick, view)]
            for bird in birds:
                bird.pose("carried")
            return birds
        if pick.kind == "weather":
            return [self._drawing.weather[pick.number]]
        if pick.kind == "eye":
            return [self._drawing.new_eye(pick.number)]
        return self._drawing.pieces_on(pick.number, view.spots)


def _walkers(pick: Pick, view: MarchState) -> list[int]:
    """The penguin in front of those that go along."""
    return [*companions(view, pick.number), pick.number]
