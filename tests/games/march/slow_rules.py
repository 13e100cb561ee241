"""March a second time: coordinates, dictionaries and words, written to be obviously right."""

COLOURS = ["red", "blue", "green", "yellow"]
Where = tuple[int, int]
"""Row and column from 0; row -1 is the colony, the row after the last is the ocean, both with column 0."""


def name(where: Where) -> str:
    return f"{'abcdefgh'[where[0]]}{where[1] + 1}"


def at(text: str) -> Where:
    return "abcdefgh".index(text[0]), int(text[1]) - 1


class Penguin:
    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.where: Where = (-1, 0)
        self.returning = False

    def is_with(self, other: "Penguin") -> bool:
        return (self.where, self.returning) == (other.where, other.returning)


class SlowMarch:
    """Any number of players and any variant, played by text."""

    def __init__(self, players: int, variant: str, rows: int, letters: str, *, penguins: str, rules: int) -> None:
        self.rules = rules
        self.players, self.variant, self.rows = players, variant, rows
        self.squares = [(row, col) for row in range(rows) for col in range(4)]
        self.letters = dict(zip(self.squares, letters, strict=True))
        owners = dict(zip(penguins, {2: [0, 1, 0, 1], 3: [0, 1, 2], 4: [0, 1, 2, 3]}[players], strict=False))
        self.penguins = {colour: Penguin(owners[colour[0]]) for colour in COLOURS if colour[0] in owners}
        self.weather: dict[Where, str] = {}
        if variant != "young":
            self.weather = {at(cell): "bad" for cell in ("b2", "d2", "f2")}
            self.weather |= {at(cell): "nice" for cell in ("c3", "e3", "g3")}
        self.face_up: set[Where] = set()
        self.eyes_met: set[Where] = set()
        self.known: list[set[Where]] = [set() for _ in range(players)]
        self.barred: Where | None = None
        self.turn = 0
        self.todo = "first step"
        self.mover = ""
        self.winner: int | None = None

    # What may be done

    def legal(self) -> set[str]:
        if self.winner is not None:
            return set()
        if self.todo == "first step":
            own = [colour for colour, penguin in self.penguins.items() if penguin.seat == self.turn]
            return {step for colour in own for step in self.steps(colour)}
        if self.todo == "go on or stop":
            return self.steps(self.mover) | {"stop"}
        if self.todo == "look":
            return {f"peek:{name(square)}" for square in self.squares if square not in self.face_up} | {"peek:none"}
        return self.drifts() | self.slides() or {"pass"}

    def steps(self, colour: str) -> set[str]:
        penguin = self.penguins[colour]
        row = penguin.where[0]
        if row == -1:
            ends = set() if penguin.returning else {name((0, col)) for col in range(4)}
        elif row == self.rows:
            ends = {name((self.rows - 1, col)) for col in range(4)}
        else:
            ends = {name(square) for square in self.beside(penguin.where)}
            if row == 0 and penguin.returning:
                ends.add("colony")
            if row == self.rows - 1 and not penguin.returning:
                ends.add("ocean")
        return {f"{colour}>{end}" for end in ends}

    def beside(self, where: Where) -> list[Where]:
        return [
            square
            for square in self.squares
            if square != where and abs(square[0] - where[0]) <= 1 and abs(square[1] - where[1]) <= 1
        ]

    def drifts(self) -> set[str]:
        return {
            f"weather:{name(origin)}-{name(target)}"
            for origin in self.weather
            if origin != self.barred
            for target in self.beside(origin)
            if target not in self.weather
        }

    def slides(self) -> set[str]:
        if self.variant != "ice_slide":
            return set()
        return {f"slide:{name((row, col))}-{name((row, col + 1))}" for row in range(self.rows) for col in range(3)}

    # What comes of it

    def play(self, text: str) -> None:
        if ">" in text:
            self.step(*text.split(">"))
        elif text.startswith("peek:"):
            if text != "peek:none":
                self.known[self.turn].add(at(text[5:]))
            self.obey_colour()
        elif text == "stop":
            self.finish_moving()
        elif text.startswith("weather:"):
            self.drift(at(text[8:10]), at(text[11:]))
        elif text.startswith("slide:"):
            self.swap(at(text[6:8]), at(text[9:]))
        else:
            self.finish_turn(None)

    def step(self, colour: str, end: str) -> None:
        leader = self.penguins[colour]
        group = [leader]
        if self.todo == "go on or stop":
            group = [penguin for penguin in self.penguins.values() if penguin.is_with(leader)]
        for penguin in group:
            penguin.where = {"ocean": (self.rows, 0), "colony": (-1, 0)}.get(end) or at(end)
            penguin.returning |= end == "ocean"
        self.mover = colour
        if end in ("ocean", "colony") or self.weather.get(leader.where) == "bad":
            self.finish_moving()
        elif self.weather.get(leader.where) == "nice":
            self.todo = "go on or stop"
        else:
            self.uncover(leader.where)

    def uncover(self, square: Where) -> None:
        self.face_up.add(square)
        for known in self.known:
            known.add(square)
        if self.letters[square].isupper() and square not in self.eyes_met:
            self.todo = "look"
            if self.rules == 2:
                self.eyes_met.add(square)
        else:
            self.obey_colour()

    def obey_colour(self) -> None:
        letter = self.letters[self.penguins[self.mover].where]
        if letter.lower() == self.mover[0]:
            self.todo = "go on or stop"
        else:
            self.finish_moving()

    def finish_moving(self) -> None:
        self.face_up &= {penguin.where for penguin in self.penguins.values()}
        self.eyes_met = set()
        complete = [seat for seat in range(self.players) if self.complete(seat)]
        if complete:
            mover = self.penguins[self.mover].seat
            self.winner = mover if mover in complete else complete[0]
        elif self.variant == "young":
            self.finish_turn(None)
        else:
            self.todo = "weather"

    def complete(self, seat: int) -> bool:
        own = [penguin for penguin in self.penguins.values() if penguin.seat == seat]
        return all(penguin.returning and penguin.where == (-1, 0) for penguin in own)

    def drift(self, origin: Where, target: Where) -> None:
        self.weather[target] = self.weather.pop(origin)
        self.face_up.discard(target)
        self.finish_turn(target)

    def swap(self, left: Where, right: Where) -> None:
        other = {left: right, right: left}
        self.letters = {other.get(square, square): letter for square, letter in self.letters.items()}
        self.weather = {other.get(square, square): kind for square, kind in self.weather.items()}
        self.face_up = {other.get(square, square) for square in self.face_up}
        self.known = [{other.get(square, square) for square in known} for known in self.known]
        for penguin in self.penguins.values():
            penguin.where = other.get(penguin.where, penguin.where)
        self.finish_turn(None)

    def finish_turn(self, barred: Where | None) -> None:
        self.barred = barred
        self.turn = (self.turn + 1) % self.players
        self.todo = "first step"

    def scores(self) -> tuple[int, ...]:
        totals = [0] * self.players
        for penguin in self.penguins.values():
            out = penguin.where[0] + 1
            totals[penguin.seat] += 2 * self.rows + 2 - out if penguin.returning else out
        return tuple(totals)
