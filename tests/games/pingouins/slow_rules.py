"""Pingouins a second time: coordinates, dictionaries and loops, written to be obviously right."""

from collections.abc import Iterator

Tile = tuple[int, int]
"""Row, and twice the distance from the left edge, so that half tiles are whole numbers."""

DIRECTIONS = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))


def all_tiles() -> list[Tile]:
    return [(row, 2 * column + (1 - row % 2)) for row in range(8) for column in range(7 + row % 2)]


def name(tile: Tile) -> str:
    row, twice = tile
    return f"{'abcdefgh'[row]}{twice // 2 + 1}"


class SlowPingouins:
    """Two to four players, after the placement."""

    def __init__(self, fish: dict[Tile, int], penguins: list[set[Tile]], to_move: int) -> None:
        self.fish = dict(fish)
        self.penguins = [set(owned) for owned in penguins]
        self.to_move = to_move
        self.caught = [0] * len(penguins)
        self.tiles = [0] * len(penguins)

    @property
    def over(self) -> bool:
        return not any(self.penguins)

    def moves(self) -> list[tuple[Tile, Tile]]:
        return [move for origin in self.penguins[self.to_move] for move in self.moves_from(origin)]

    def moves_from(self, origin: Tile) -> Iterator[tuple[Tile, Tile]]:
        for down, right in DIRECTIONS:
            target = (origin[0] + down, origin[1] + right)
            while self.is_open(target):
                yield origin, target
                target = (target[0] + down, target[1] + right)

    def is_open(self, tile: Tile) -> bool:
        return tile in self.fish and not any(tile in owned for owned in self.penguins)

    def play(self, origin: Tile, target: Tile) -> "SlowPingouins":
        after = SlowPingouins(self.fish, self.penguins, self.to_move)
        after.caught, after.tiles = self.caught[:], self.tiles[:]
        after.penguins[self.to_move].remove(origin)
        after.penguins[self.to_move].add(target)
        after.take(self.to_move, origin)
        after.send_home_the_blocked()
        after.find_next()
        return after

    def take(self, seat: int, tile: Tile) -> None:
        self.caught[seat] += self.fish.pop(tile)
        self.tiles[seat] += 1

    def send_home_the_blocked(self) -> None:
        for seat, owned in enumerate(self.penguins):
            if owned and not any(True for origin in owned for _ in self.moves_from(origin)):
                for tile in owned:
                    self.take(seat, tile)
                self.penguins[seat] = set()

    def find_next(self) -> None:
        if self.over:
            return
        self.to_move = (self.to_move + 1) % len(self.penguins)
        while not self.penguins[self.to_move]:
            self.to_move = (self.to_move + 1) % len(self.penguins)
