"""Penguin Party a second time: coordinates, dictionaries and loops, written to be obviously right."""

COLOURS = {"r": "red", "b": "blue", "y": "yellow", "v": "violet", "g": "green"}
HAND_SIZES = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}


class SlowParty:
    """A whole match, told in the texts of the actions."""

    def __init__(self, players: int, extra_rounds: bool, rules: int = 2) -> None:
        self.rules = rules
        self.race = set(range(players))
        self.players = players
        self.extra_rounds = extra_rounds
        self.base = 7 if players == 2 else 8
        self.round = 0
        self.points = [0] * players
        self.stage = "dealing"
        self.turn = 0

    def play(self, text: str) -> None:
        if text.startswith("deal:"):
            self.deal(text.removeprefix("deal:"))
        else:
            self.place(text)

    def deal(self, cards: str) -> None:
        size = HAND_SIZES[self.players]
        self.hands = [list(cards[seat * size : (seat + 1) * size]) for seat in range(self.players)]
        self.pyramid = {(1, 0): cards[-1]} if self.players == 5 else {}
        self.playing = list(range(self.players))
        self.turn = self.round % self.players
        self.stage = "placing"

    def place(self, text: str) -> None:
        colour, _, where = text.partition("@")
        row, _, x = where.partition(":")
        letter = colour[0]
        seat = self.turn
        self.pyramid[int(row), int(x)] = letter
        self.hands[seat].remove(letter)
        if not self.hands[seat]:
            self.playing.remove(seat)
            self.points[seat] -= min(2, self.points[seat])
        self.find_next(seat)

    def find_next(self, seat: int) -> None:
        while self.playing:
            seat = (seat + 1) % self.players
            if seat in self.playing:
                if self.moves_of(seat):
                    self.turn = seat
                    return
                self.points[seat] += len(self.hands[seat])
                self.playing.remove(seat)
        self.round += 1
        if self.round < self.players:
            self.stage = "dealing"
        elif self.extra_rounds and len(self.winners()) > 1:
            self.stage = "dealing"
            self.race = self.winners() if self.rules == 2 else self.race
        else:
            self.stage = "over"

    def moves(self) -> set[str]:
        return self.moves_of(self.turn) if self.stage == "placing" else set()

    def moves_of(self, seat: int) -> set[str]:
        return {
            f"{COLOURS[letter]}@{row}:{x}"
            for letter in set(self.hands[seat])
            for row in range(1, 10)
            for x in range(-9, 10)
            if self.fits(letter, row, x)
        }

    def fits(self, letter: str, row: int, x: int) -> bool:
        if (row, x) in self.pyramid:
            return False
        if row > 1:
            beneath = [self.pyramid.get((row - 1, x)), self.pyramid.get((row - 1, x + 1))]
            return None not in beneath and letter in beneath
        base = [place for place in self.pyramid if place[0] == 1]
        if not base:
            return x == 0
        return len(base) < self.base and ((1, x - 1) in base or (1, x + 1) in base)

    def winners(self) -> set[int]:
        return {seat for seat in self.race if all(self.points[seat] <= self.points[rival] for rival in self.race)}
