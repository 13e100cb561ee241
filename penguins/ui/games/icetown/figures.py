"""What counts in a town, as figures on the snow: a garland, a fence, warm steps, rings. Numbers only, no Kivy."""

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import cos, dist, pi, sin
from typing import NamedTuple

from penguins.games.icetown.geometry import AROUND_IGLOO, COLOURS, GREEN, IGLOOS, PINK, TOWN, YELLOW
from penguins.ui.base.box import Pos

Centre = Callable[[int], Pos]
Cord = tuple[Pos, ...]
Corner = tuple[int, int]
"""Of spaces, by row and column; or a step from one to another."""

_EDGE, _SAG = 27.0, 4.0
"""How far from the middles the garland hangs, and how deep."""
_INSIDE = 3.0
"""How far inside the borders of its spaces the fence stands."""
_RING = 28.0
_FLAG_EVERY, _PICKET_EVERY = 13.0, 12.0
_STEPS = (0.44, 0.56)
"""Where on the way from an igloo to its neighbour the steps are."""
_WAYS = ((0, 1), (1, 0), (0, -1), (-1, 0))
"""Right, down, left, up, in rows and columns."""


class Figure(NamedTuple):
    """Lines on the snow, and small things that hang or stand on them."""

    cords: tuple[Cord, ...] = ()
    things: tuple[Pos, ...] = ()
    """Where they are, in the order in which they appear."""
    warm: tuple[Pos, ...] = ()
    """What shines there."""


THINGS = ("mark_flag", "mark_picket", "mark_warm", "")
"""By colour: what hangs or stands there."""
assert len(THINGS) == len(COLOURS)


def figure(colour: int, cells: Sequence[int], centre: Centre, unit: float, share: float = 1.0) -> Figure:
    """Why these cells of that colour count, drawn as far as that share of it."""
    if not cells:
        return Figure()
    whole = _whole(colour, cells, centre, unit)
    if share >= 1:
        return whole
    cords = tuple(_begin(cord, share) for cord in whole.cords)
    return Figure(cords, whole.things[: round(len(whole.things) * share)], whole.warm)


def _whole(colour: int, cells: Sequence[int], centre: Centre, unit: float) -> Figure:
    if colour == GREEN:
        cord = _garland(cells, centre, unit)
        return Figure((cord,), tuple((x, y - 4 * unit) for x, y in _along(cord, _FLAG_EVERY * unit)))
    if colour == PINK:
        cords = tuple(_fences(set(cells), centre, unit))
        return Figure(cords, tuple(post for cord in cords for post in _along(cord, _PICKET_EVERY * unit)))
    if colour == YELLOW:
        pairs = list(_neighbours(cells))
        steps = tuple(_between(centre(igloo), centre(cell), part) for igloo, cell in pairs for part in _STEPS)
        shining = {igloo for igloo, _ in pairs} | set(cells)
        return Figure((), steps, tuple(centre(cell) for cell in sorted(shining)))
    return Figure(tuple(_ring(centre(cell), _RING * unit) for cell in cells))


def _garland(cells: Sequence[int], centre: Centre, unit: float) -> Cord:
    """Along the feet of a line that goes across, at the side of one that goes down."""
    first, last = centre(cells[0]), centre(cells[-1])
    across = first[1] == last[1]
    points = []
    for number in range(len(cells) * 8 + 1):
        at, sag = 64 * number / 8 - 32, _SAG * sin(pi * (number % 8) / 8)
        x, y = (at, -_EDGE - sag) if across else (-_EDGE - sag, -at)
        points.append((first[0] + x * unit, first[1] + y * unit))
    return tuple(points)


def _fences(group: set[int], centre: Centre, unit: float) -> Iterator[Cord]:
    """Around the group; one that encloses others' spaces has a fence inside as well."""
    row0, column0 = TOWN.places[min(group)]
    x0, y0 = centre(min(group))
    for loop in _loops(group):
        points = []
        for before, (row, column), after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
            inward = [_inward(before, (row, column)), _inward((row, column), after)]
            down, right = (inward[0][at] + inward[1][at] * (inward[0] != inward[1]) for at in (0, 1))
            x = x0 + ((column - column0) * 64 - 32 + right * _INSIDE) * unit
            y = y0 - ((row - row0) * 64 - 32 + down * _INSIDE) * unit
            points.append((x, y))
        yield _rounded((*points, points[0]), 8 * unit)


def _loops(group: set[int]) -> Iterator[list[Corner]]:
    """The corners around the group, clockwise around what is inside."""
    sides = _sides({TOWN.places[cell] for cell in group})
    while sides:
        yield _walk(sides)


def _sides(spots: set[Corner]) -> dict[Corner, list[Corner]]:
    """By corner, where the borders of these spaces lead from it."""
    sides: dict[Corner, list[Corner]] = {}
    for row, column in spots:
        corners = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
        beyond = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
        for at in range(4):
            if beyond[at] not in spots:
                sides.setdefault(corners[at], []).append(corners[(at + 1) % 4])
    return sides


def _walk(sides: dict[Corner, list[Corner]]) -> list[Corner]:
    """Once around, from the first corner; what has been walked is gone."""
    start = here = min(sides)
    way: Corner = (0, 1)
    loop: list[Corner] = []
    while not loop or here != start:
        loop.append(here)
        turns = {_turn(way, _way(here, corner)): corner for corner in sides[here]}
        following = turns[min(turns)]
        sides[here].remove(following)
        if not sides[here]:
            del sides[here]
        way, here = _way(here, following), following
    return loop


def _way(start: Corner, end: Corner) -> Corner:
    return end[0] - start[0], end[1] - start[1]


def _turn(way: Corner, other: Corner) -> int:
    """0 for a turn to the right, which stays at the same space; more for straight on, and for a turn to the left."""
    return (_WAYS.index(way) - _WAYS.index(other) + 1) % 4


def _inward(start: Corner, end: Corner) -> Corner:
    """To the right of the way from one corner to the next, in rows and columns."""
    return end[1] - start[1], start[0] - end[0]


def _rounded(points: Cord, radius: float) -> Cord:
    """Corners are cut; straight ones need no point at all."""
    found = []
    for before, corner, after in zip((points[-2], *points), points[:-1], points[1:], strict=False):
        if (before[0] == corner[0] == after[0]) or (before[1] == corner[1] == after[1]):
            continue
        found += [_towards(corner, before, radius), _towards(corner, after, radius)]
    return (*found, found[0])


def _towards(start: Pos, end: Pos, far: float) -> Pos:
    return _between(start, end, min(0.5, far / max(dist(start, end), 1e-6)))


def _between(start: Pos, end: Pos, part: float) -> Pos:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part


def _neighbours(cells: Sequence[int]) -> Iterator[tuple[int, int]]:
    for igloo, around in zip(IGLOOS, AROUND_IGLOO, strict=True):
        yield from ((igloo, cell) for cell in cells if around >> cell & 1)


def _ring(middle: Pos, radius: float) -> Cord:
    turns = (pi / 2 + 2 * pi * at / 36 for at in range(37))
    return tuple((middle[0] + radius * cos(turn), middle[1] + radius * sin(turn)) for turn in turns)


def _along(cord: Cord, every: float) -> Iterator[Pos]:
    """Spots on a cord, equally far apart and about `every` from each other."""
    whole = sum(dist(*pair) for pair in pairwise(cord))
    number = max(1, round(whole / max(every, 1e-6)))
    yield from (_begin(cord, (at + 0.5) / number)[-1] for at in range(number))


def _begin(cord: Cord, share: float) -> Cord:
    """That share of a cord, from its beginning."""
    left = share * sum(dist(*pair) for pair in pairwise(cord))
    found = [cord[0]]
    for start, end in pairwise(cord):
        far = dist(start, end)
        if far >= left:
            return (*found, _between(start, end, left / far if far else 0.0))
        left -= far
        found.append(end)
    return tuple(found)
