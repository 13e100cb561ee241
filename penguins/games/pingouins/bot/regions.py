"""Ice that hangs together: where penguins can still get to, and whether anybody else can."""

from collections.abc import Iterator

from penguins.games.pingouins.floe import around


def spread(start: int, ground: int) -> int:
    """The start, and all tiles of the ground that hang together with it."""
    tiles = start
    while True:
        wider = tiles | around(tiles) & ground
        if wider == tiles:
            return tiles
        tiles = wider


def is_alone(free: int, mine: int, others: int) -> bool:
    """Whether no other penguin can ever get to a tile that these can get to."""
    return not around(spread(around(mine) & free, free)) & others


def groups(free: int, mine: int) -> Iterator[tuple[int, int]]:
    """Penguins that share ice, with the ice they share; none of those that cannot move."""
    ground = free | mine
    while mine:
        group = spread(mine & -mine, ground)
        if group & free:
            yield group & mine, group & free
        mine &= ~group
