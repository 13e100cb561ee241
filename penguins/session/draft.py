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

    def __init__(self, game: AnyGame, names: Sequence[str], seat_colours: Sequence[str] = ()) -> None:
        """For a person and a bot with the first of these names; `seat_colours` where the rules fix them."""
        self.game = game
        self.options = {option.key: option.default for option in game.options}
        self._names = names
        self._seat_colours = seat_colours
        self.seats: list[Seat] = []
        for number in range(game.seats[0]):
            self._add(HUMAN if number == 0 else FIRST_BOT)

    def take_over(self, setup: SetUp) -> None:
        """Start from how it was last time."""
        self.seats = list(setup.seats)
        self.options = dict(setup.options)
        self._paint()

    def check(self) -> SetUp:
        """The set-up that could start; BadSetUp if something is wrong with it."""
        return SetUp.check(self.game, self.seats, self.options)

    def only_bots(self) -> SetUp:
        """The same match with bots in the places of people."""
        seats = [seat._replace(player=WATCHED_BOT) if seat.is_human else seat for seat in self.seats]
        return SetUp.check(self.game, seats, self.options)

    # Seats

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.seats[-1]

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.game.seats[0]

    @property
    def can_paint(self) -> bool:
        """Whether people choose their colours."""
        return not self._seat_colours

    def add(self) -> None:
        """One more person."""
        if self.can_add:
            self._add(HUMAN)

    def remove(self, number: int) -> None:
        """One fewer."""
        if self.can_remove:
            del self.seats[number]
            self._paint()

    def move(self, number: int, to: int) -> None:
        """Somebody sits somewhere else; the others move up."""
        self.seats.insert(to, self.seats.pop(number))
        self._paint()

    def start_with(self, number: int) -> None:
        """That seat comes first; the round stays the same."""
        self.seats = self.seats[number:] + self.seats[:number]
        self._paint()

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
        colours = {seat.colour for seat in self.seats}
        name = next(name for name in self._names if name not in names)
        self.seats.append(Seat(name, next(colour for colour in COLOURS if colour not in colours), player))
        self._paint()

    def _paint(self) -> None:
        """Where the rules give each place its colour, see to it."""
        if self._seat_colours:
            pairs = zip(self.seats, self._seat_colours, strict=False)
            self.seats = [seat._replace(colour=colour) for seat, colour in pairs]
