"""Illustrations: small scenes, each made of pictures, some of which move: again and again, three seconds each time."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from penguins.ui.base.theme import ICE

SCENE_WIDTH, SCENE_HEIGHT = 320.0, 180.0
_TURNS = 8
"""How often a picture changes on its way."""


class Goes(NamedTuple):
    """A way that a piece goes: where its middle comes to lie, and what it looks like on the way and there."""

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
    flips: bool = False
    """Whether it is turned over on the way, as a card is: halfway its picture is that of the end."""
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
    face: float = 1.0
    """How much of its width is seen, while it is turned over."""
    goes: tuple[Goes, ...] = ()
    """Its ways, one after the other; none: it stays."""

    def to(self, x: float, y: float, **how: Any) -> "Piece":
        """The same piece, which goes there, after wherever it has gone before."""
        return self._replace(goes=(*self.goes, Goes(x, y, **how)))

    def turning(self, *, into: str = "", **how: Any) -> "Piece":
        """The same piece, which stays where it has come to and becomes something else."""
        there = self.goes[-1] if self.goes else self
        return self.to(there.x, there.y, name=into, **how)

    def vanishing(self, **how: Any) -> "Piece":
        """The same piece, which goes out."""
        return self.turning(width=0.0, **how)

    def appearing(self, **how: Any) -> "Piece":
        """The same piece, which is not seen at first."""
        return self._replace(width=0.0).turning(width=self.width, **how)


Illustration = tuple[Piece, ...]
"""What lies in front comes last."""


def at(piece: Piece, part: float) -> Piece:
    """The piece when that part of the movement is over; its width is 0 where it cannot be seen."""
    for way in piece.goes:
        piece = _along(piece, way, part)
    return piece if part < 1 else piece._replace(goes=())


def _along(piece: Piece, way: Goes, part: float) -> Piece:
    done = min(1.0, max(0.0, (part - way.start) / (way.end - way.start)))
    eased = done * done * (3 - 2 * done)
    width = piece.width if way.width is None else way.width
    return piece._replace(
        name=_look(piece, way, done),
        x=piece.x + (way.x - piece.x) * eased,
        y=piece.y + (way.y - piece.y) * eased + way.hop * 4 * done * (1 - done),
        width=piece.width + (width - piece.width) * eased,
        mirrored=way.x < piece.x if way.turns and way.x != piece.x and 0 < done < 1 else piece.mirrored,
        face=abs(1 - 2 * done) if way.flips else piece.face,
    )


def _look(piece: Piece, way: Goes, done: float) -> str:
    """The picture of a piece when that part of its way is over."""
    if way.turns and 0 < done < 1:
        return way.turns[int(done * _TURNS) % len(way.turns)]
    over = done >= (0.5 if way.flips else 1.0)
    return way.name if over and way.name else piece.name


def seen(illustration: Illustration, part: float) -> Illustration:
    """What can be seen when that part of the movement is over."""
    return tuple(piece for piece in (at(piece, part) for piece in illustration) if piece.width)


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
