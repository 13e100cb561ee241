"""A set-up that is still being talked about. Knows no widgets; what it makes is checked by `SetUp.check`."""

from collections.abc import Sequence
from random import Random

from penguins.core.game import AnyGame
from penguins.session.sayable import printable
from penguins.session.setup import COLOURS, HUMAN, LONGEST_NAME, Seat, SetUp

FIRST_BOT = "chick"
WATCHED_BOT = "adult"


class Draft:
    """Seats and options that people change until they start."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        """For a person and a bot with the first of these names."""
        self.game = game
        self.options = {option.key: option.default for option in game.options}
        self.colours = game.colours or COLOURS
        """Those to choose from."""
        self._names = names
        self.seats: list[Seat] = []
        for number in range(game.seats[0]):
            self._add(HUMAN if number == 0 else FIRST_BOT)

    def take_over(self, setup: SetUp) -> None:
        """Start from how it was last time."""
        self.seats = list(setup.seats)
        self.options = dict(setup.options)
        for number, seat in enumerate(self.seats):
            if seat.colour not in self.colours:
                self.seats[number] = seat._replace(colour=self._free_colour())

    def check(self) -> SetUp:
        """The set-up that could start; BadSetUp if something is wrong with it."""
        return self._checked(self.seats)

    def only_bots(self) -> SetUp:
        """The same match with bots in the places of people."""
        seats = [seat._replace(player=WATCHED_BOT) if seat.is_human else seat for seat in self.seats]
        return self._checked(seats)

    def _checked(self, seats: Sequence[Seat]) -> SetUp:
        by_colour = self.game.options_from([seat.colour for seat in seats])
        return SetUp.check(self.game, seats, {**self.options, **by_colour})

    # Seats

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.seats[-1]

    @property
    def second_colours(self) -> Sequence[str]:
        """Of each seat's second penguin; an empty one where it has only one."""
        seconds: Sequence[str] = self.game.second_colours([seat.colour for seat in self.seats])
        return seconds or [""] * len(self.seats)

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.game.seats[0]

    def add(self) -> None:
        """One more person."""
        if self.can_add:
            self._add(HUMAN)

    def remove(self, number: int) -> None:
        """One fewer."""
        if self.can_remove:
            del self.seats[number]

    def move(self, number: int, to: int) -> None:
        """Somebody sits somewhere else; the others move up."""
        self.seats.insert(to, self.seats.pop(number))

    def start_with(self, number: int) -> None:
        """That seat comes first; the round stays the same."""
        self.seats = self.seats[number:] + self.seats[:number]

    def start_at_random(self, rng: Random) -> None:
        """Somebody comes first."""
        self.start_with(rng.randrange(len(self.seats)))

    def rename(self, number: int, name: str) -> None:
        """What that player is called."""
        self.seats[number] = self.seats[number]._replace(name=printable(name)[:LONGEST_NAME].strip())

    def let_play(self, number: int, player: str) -> None:
        """A person, or a bot of that level."""
        self.seats[number] = self.seats[number]._replace(player=player)

    def recolour(self, number: int, colour: str) -> None:
        """Give a seat that colour; whoever had it gets the other."""
        mine = self.seats[number].colour
        for at, seat in enumerate(self.seats):
            if seat.colour == colour:
                self.seats[at] = seat._replace(colour=mine)
        self.seats[number] = self.seats[number]._replace(colour=colour)

    # Options

    def choose(self, key: str, value: str) -> None:
        """Take a choice; what no longer applies goes back to its default."""
        self.options[key] = value
        for option in self.game.options:
            if not option.applies(self.options):
                self.options[option.key] = option.default

    def _add(self, player: str) -> None:
        names = {seat.name for seat in self.seats}
        name = next(name for name in self._names if name not in names)
        self.seats.append(Seat(name, self._free_colour(), player))

    def _free_colour(self) -> str:
        taken = {seat.colour for seat in self.seats}
        return next(colour for colour in self.colours if colour not in taken)
