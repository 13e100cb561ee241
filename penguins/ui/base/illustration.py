"""Illustrations: small scenes, each made of pictures, some of which move: again and again, three seconds each time."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from penguins.ui.base.theme import ICE

SCENE_WIDTH, SCENE_HEIGHT = 320.0, 180.0
_TURNS = 8
"""How often a picture changes on its way."""


class Goes(NamedTuple):
    """How a piece moves: where its middle comes to lie, and what it looks like on the way and there."""

    x: float
    y: float
    name: str = ""
    """Its picture at the end, if it is another one."""
    turns: tuple[str, ...] = ()
    """Its pictures on the way, in turns: steps, the sides of a die."""
    width: float | None = None
    """At the end, if it is another one; 0: it is gone."""
    hop: float = 0.0
    """How high it flies on the way."""
    start: float = 0.0
    end: float = 1.0
    """When it moves, as shares of the time in which anything does."""


class Piece(NamedTuple):
    """A picture in a scene of 320 × 180: where its middle is, from the lower left, and how wide it is."""

    name: str
    x: float
    y: float
    width: float
    mirrored: bool = False
    tint: str = ICE
    """What it is coloured with; icons are white of themselves."""
    goes: Goes | None = None
    """None: it stays."""

    def to(self, x: float, y: float, **how: Any) -> "Piece":
        """The same piece, on its way to there."""
        return self._replace(goes=Goes(x, y, **how))

    def turning(self, *, into: str = "", **how: Any) -> "Piece":
        """The same piece, which stays where it is and becomes something else."""
        return self.to(self.x, self.y, name=into, **how)

    def vanishing(self, **how: Any) -> "Piece":
        """The same piece, which goes out."""
        return self.to(self.x, self.y, width=0.0, **how)


Illustration = tuple[Piece, ...]
"""What lies in front comes last."""


def at(piece: Piece, part: float) -> Piece:
    """The piece when that part of the movement is over; its width is 0 where it cannot be seen."""
    goes = piece.goes
    if goes is None:
        return piece
    done = min(1.0, max(0.0, (part - goes.start) / (goes.end - goes.start)))
    eased = done * done * (3 - 2 * done)
    name = goes.name or piece.name
    if done < 1:
        name = goes.turns[int(done * _TURNS) % len(goes.turns)] if goes.turns and done > 0 else piece.name
    width = piece.width if goes.width is None else goes.width
    return piece._replace(
        name=name,
        x=piece.x + (goes.x - piece.x) * eased,
        y=piece.y + (goes.y - piece.y) * eased + goes.hop * 4 * done * (1 - done),
        width=piece.width + (width - piece.width) * eased,
        mirrored=goes.x < piece.x if goes.turns and goes.x != piece.x and 0 < done < 1 else piece.mirrored,
        goes=goes if part < 1 else None,
    )


def end_of(illustration: Illustration) -> Illustration:
    """What can be seen once everything has moved."""
    ends = (at(piece, 1.0) for piece in illustration)
    return tuple(piece for piece in ends if piece.width)


def changed(illustration: Illustration, how: Callable[[Piece], Piece], *names: str) -> Illustration:
    """The illustration with those pieces changed whose names begin so."""
    return tuple(how(piece) if piece.name.startswith(names) else piece for piece in illustration)


def row(names: Sequence[str], y: float, width: float, step: float, middle: float = SCENE_WIDTH / 2) -> Illustration:
    """Pictures side by side, `step` apart, around the middle."""
    left = middle - step * (len(names) - 1) / 2
    return tuple(Piece(name, left + step * at, y, width) for at, name in enumerate(names) if name)


def grid(
    lines: Sequence[Sequence[str]], top: float, width: float, step: float, middle: float = SCENE_WIDTH / 2
) -> Illustration:
    """Lines of pictures below each other; an empty name leaves a gap."""
    return tuple(piece for at, line in enumerate(lines) for piece in row(line, top - step * at, width, step, middle))
