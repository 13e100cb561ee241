"""What a finger carries over the road."""

from typing import Any, NamedTuple

from penguins.games.march.state import MarchState
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.march.choices import Pick, companions
from penguins.ui.games.march.ice import Ice, pose_of

_LIFT = 0.3
"""How far above the finger a penguin hangs, in its own size, so that it can be seen."""


class Held(NamedTuple):
    """Each piece, where it was, and where it is from the finger."""

    pick: Pick
    pieces: tuple[Any, ...]
    homes: tuple[Pos, ...]
    offsets: tuple[Pos, ...]


class Hand:
    """Takes pieces up from the ice, and lets them glide back."""

    def __init__(self, ice: Ice, motion: Motion) -> None:
        self._ice = ice
        self._motion = motion

    def take(self, pick: Pick, pos: Pos, view: MarchState) -> Held:
        """Take it up with a finger that is there; whoever goes along comes too."""
        pieces = self._pieces(pick, view)
        self._ice.raise_up(pieces)
        lift = pieces[0].height * _LIFT if pick.kind in ("penguin", "eye") else 0.0
        homes = tuple((piece.x, piece.y) for piece in pieces)
        return Held(pick, tuple(pieces), homes, tuple((x - pos[0], y - pos[1] + lift) for x, y in homes))

    def carry(self, held: Held, pos: Pos) -> None:
        """The finger is there now."""
        for piece, (right, up) in zip(held.pieces, held.offsets, strict=True):
            piece.pos = pos[0] + right, pos[1] + up

    def glide_back(self, held: Held, view: MarchState) -> None:
        """Nobody went anywhere."""
        for piece, (x, y) in zip(held.pieces, held.homes, strict=True):
            self._motion.animate(piece, 0.25, x=x, y=y)
        if held.pick.kind == "penguin":
            for penguin in _walkers(held.pick, view):
                self._ice.birds[penguin].pose(pose_of(view, penguin))

    def _pieces(self, pick: Pick, view: MarchState) -> list[Any]:
        if pick.kind == "penguin":
            birds = [self._ice.birds[penguin] for penguin in _walkers(pick, view)]
            for bird in birds:
                bird.pose("carried")
            return birds
        if pick.kind == "weather":
            return [self._ice.weather[pick.number]]
        if pick.kind == "eye":
            return [self._ice.new_eye(pick.number)]
        return self._ice.pieces_on(pick.number, view.spots)


def _walkers(pick: Pick, view: MarchState) -> list[int]:
    """The penguin in front of those that go along."""
    return [*companions(view, pick.number), pick.number]
