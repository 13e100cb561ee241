"""Dragging pieces over the road."""

from collections.abc import Callable
from typing import Any, NamedTuple

from penguins.games.march.state import MarchState
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.board import ABOVE_FINGER
from penguins.ui.games.march.choices import Pick, companions
from penguins.ui.games.march.drawing import RoadDrawing
from penguins.ui.games.march.faces import held_mood

_GLIDE = 0.25
"""Seconds for the way back."""


class Held(NamedTuple):
    """What a finger carries: each piece, where and how large it was, and where its middle is from the finger."""

    pick: Pick
    pieces: tuple[Any, ...]
    homes: tuple[Pos, ...]
    sizes: tuple[Pos, ...]
    offsets: tuple[Pos, ...]


class RoadDrag:
    """Carries what was picked up, with whoever goes along, and marks the lit place under the finger."""

    def __init__(self, drawing: RoadDrawing, motion: Motion) -> None:
        self._drawing = drawing
        self._motion = motion
        self.target: int | None = None
        """The lit place under the finger."""

    def take(self, pick: Pick, pos: Pos, view: MarchState) -> Held:
        """Take it up with a finger that is there; whoever goes along comes too, and all of it is larger."""
        main, *others = self._pieces(pick, view)
        homes = tuple((piece.x, piece.y) for piece in (main, *others))
        sizes = tuple(tuple(piece.size) for piece in (main, *others))
        x, y = main.center
        self._drawing.held.take(main)
        larger = main.width / max(1.0, sizes[0][0])
        for piece in others:
            middle = x + (piece.center_x - x) * larger, y + (piece.center_y - y) * larger
            piece.parent.remove_widget(piece)
            self._drawing.held.add_widget(piece)
            piece.size = piece.width * larger, piece.height * larger
            piece.center = middle
        self._put_in_front(pick, main)
        lift = main.height * ABOVE_FINGER if pick.kind in ("penguin", "eye") else 0.0
        offsets = tuple((piece.center_x - pos[0], piece.center_y - pos[1] + lift) for piece in (main, *others))
        return Held(pick, (main, *others), homes, sizes, offsets)

    def _put_in_front(self, pick: Pick, main: Any) -> None:
        """A penguin is in front of its companions; a tile is below what is on it."""
        if pick.kind == "penguin":
            self._drawing.held.remove_widget(main)
            self._drawing.held.add_widget(main)

    def move(self, held: Held, pos: Pos, target: int | None) -> None:
        """Follow the finger, which is on that lit place, if on any."""
        (main, *others), (own, *offsets) = held.pieces, held.offsets
        self._drawing.held.carry(main, (pos[0] + own[0], pos[1] + own[1]))
        for piece, (right, up) in zip(others, offsets, strict=True):
            piece.center = pos[0] + right, pos[1] + up
        if target != self.target:
            self.target = target
            self._drawing.aim_at(target, self._motion)

    def let_go(self) -> None:
        """There is no finger any more, nor what it meant, nor a shadow below it."""
        self._drawing.held.let_go()
        self.target = None
        self._drawing.aim_at(None, self._motion)

    def glide_back(self, held: Held, then: Callable[[], None]) -> None:
        """All of it returns to where it was; `then` it is there."""
        for piece, (x, y), (width, height) in zip(held.pieces, held.homes, held.sizes, strict=True):
            self._motion.animate(piece, _GLIDE, x=x, y=y, width=width, height=height)
        self._motion.later(_GLIDE, then)

    def _pieces(self, pick: Pick, view: MarchState) -> list[Any]:
        if pick.kind == "penguin":
            walkers = [pick.number, *companions(view, pick.number)]
            for penguin in walkers:
                self._drawing.feel(penguin, held_mood(view.spots[penguin]))
            return [self._drawing.birds[penguin] for penguin in walkers]
        if pick.kind == "weather":
            self._drawing.weather[pick.number].stand(over_heads=False, lifted=True)
            return [self._drawing.weather[pick.number]]
        if pick.kind == "eye":
            return [self._drawing.new_eye(pick.number)]
        return self._drawing.pieces_on(pick.number, view.spots)
