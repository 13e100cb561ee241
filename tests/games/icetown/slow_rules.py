"""Ice Town a second time: coordinates, dictionaries and loops, written to be obviously right."""

Cell = tuple[int, int]
Town = dict[Cell, str]

IGLOOS = ((1, 1), (3, 4))
SPACES = [(row, column) for row in range(5) for column in range(6) if (row, column) not in IGLOOS]
ON_FACE = {2: "green", 3: "pink", 4: "yellow", 5: "violet"}
STRETCHES = [
    {(row + down * step, column + right * step) for step in range(length)}
    for down, right in ((0, 1), (1, 0))
    for row in range(5)
    for column in range(6)
    for length in range(1, 7)
]
NEAR = {
    (row, column) for row, column in SPACES for down, right in IGLOOS if max(abs(row - down), abs(column - right)) == 1
}


def name(cell: Cell) -> str:
    return f"{'abcde'[cell[0]]}{cell[1] + 1}"


def cell_named(text: str) -> Cell:
    return "abcde".index(text[0]), int(text[1]) - 1


def sides(cell: Cell) -> list[Cell]:
    row, column = cell
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def points(town: Town) -> dict[str, int]:
    of = {colour: {cell for cell, lives in town.items() if lives == colour} for colour in ON_FACE.values()}
    return {
        "green": max((len(line) for line in lines(of["green"])), default=0),
        "pink": max((len(group) for group in groups(of["pink"])), default=0),
        "yellow": len(NEAR & of["yellow"]),
        "violet": sum(not any(beside in of["violet"] for beside in sides(cell)) for cell in of["violet"]),
    }


def lines(cells: set[Cell]) -> list[set[Cell]]:
    """Every stretch of a row or column that is held from end to end."""
    return [stretch for stretch in STRETCHES if stretch <= cells]


def groups(cells: set[Cell]) -> list[set[Cell]]:
    left, found = set(cells), []
    while left:
        group = reached_from(left.pop(), cells)
        left -= group
        found.append(group)
    return found


def reached_from(start: Cell, cells: set[Cell]) -> set[Cell]:
    group, waiting = {start}, [start]
    while waiting:
        for beside in sides(waiting.pop()):
            if beside in cells and beside not in group:
                group.add(beside)
                waiting.append(beside)
    return group


class SlowIceTown:
    """A whole match, spoken to in text."""

    def __init__(self, players: int) -> None:
        self.towns: list[Town] = [{} for _ in range(players)]
        self.piles = dict.fromkeys(ON_FACE.values(), 5 * players)
        self.turns = 0
        self.roll: int | None = None

    @property
    def seat(self) -> int:
        return self.turns % len(self.towns)

    @property
    def over(self) -> bool:
        empty = sum(left == 0 for left in self.piles.values())
        return self.roll is None and self.seat == 0 and empty >= 2

    def legal(self) -> set[str]:
        if self.roll is None:
            return set()
        if self.roll == 1:
            return {"pass", *self.steals()}
        return {f"{colour}@{name(cell)}" for colour in self.offer(self.roll) for cell in self.free()} or {"pass"}

    def free(self) -> list[Cell]:
        return [cell for cell in SPACES if cell not in self.towns[self.seat]]

    def steals(self) -> set[str]:
        return {
            f"steal:{victim}:{name(origin)}@{name(target)}"
            for victim, town in enumerate(self.towns)
            if victim != self.seat
            for origin in town
            for target in self.free()
        }

    def offer(self, roll: int) -> list[str]:
        if roll == 6:
            return [colour for colour, left in self.piles.items() if left]
        for face in (roll, 7 - roll):
            if self.piles[ON_FACE[face]]:
                return [ON_FACE[face]]
        return []

    def play(self, text: str) -> None:
        if text.startswith("roll:"):
            self.roll = int(text[5:])
            return
        town = self.towns[self.seat]
        if text.startswith("steal:"):
            victim, cells = text.removeprefix("steal:").split(":")
            origin, target = map(cell_named, cells.split("@"))
            town[target] = self.towns[int(victim)].pop(origin)
        elif text != "pass":
            colour, space = text.split("@")
            self.piles[colour] -= 1
            town[cell_named(space)] = colour
        self.turns += 1
        self.roll = None
