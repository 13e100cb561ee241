"""A set-up that is still being talked about. Knows no widgets; what it makes is checked by `SetUp.check`."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count, islice, permutations
from operator import eq
from random import Random
from typing import NamedTuple

from penguins.core.game import AnyGame
from penguins.session.house_rules import ALL_HELPS
from penguins.session.people import Person, same_name
from penguins.session.sayable import printable
from penguins.session.setup import COLOURS, HUMAN, LONGEST_NAME, Seat, SetUp
from penguins.session.start_code import BadCode, Start

FIRST_BOT = "chick"
WATCHED_BOT = "adult"


class Names(NamedTuple):
    """What somebody is called who has not said their name."""

    guest: str
    """With a {number}."""
    bots: Mapping[str, str]
    """By the kind of player."""


class Draft:
    """Seats and options that people change until they start."""

    def __init__(self, game: AnyGame, names: Names, people: Sequence[Person] = ()) -> None:
        """For the first of the people of the house, or a guest, and a bot."""
        self.game = game
        self.people = people
        self.options = {option.key: option.default for option in game.options}
        self.house = ALL_HELPS
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
        self.house = setup.house
        for number, seat in enumerate(self.seats):
            if seat.colour not in self.colours:
                self.seats[number] = seat._replace(colour=self._free_colour())
            self.seats[number] = self.seats[number]._replace(player=seat.kind)  # a Friend is measured anew

    def take_start(self, start: Start) -> None:
        """Sit down for a start: the people of the house in their order, then guests, in colours that go with its
        options; BadCode if there are none."""
        self.options = dict(start.options)
        self.seats = []
        for player in start.players:
            self._add(player)
        wanted = [seat.colour for seat in self.seats]
        fitting = [colours for colours in permutations(self.colours, len(wanted)) if self._go_with(colours)]
        if not fitting:
            raise BadCode("unknown")
        chosen = max(fitting, key=lambda colours: sum(map(eq, colours, wanted)))
        self.seats = [seat._replace(colour=colour) for seat, colour in zip(self.seats, chosen, strict=True)]

    def _go_with(self, colours: Sequence[str]) -> bool:
        """Whether the options are those that follow from colours like these."""
        return {**self.options, **self.game.options_from(colours)} == self.options

    def check(self) -> SetUp:
        """The set-up that could start; BadSetUp if something is wrong with it."""
        return self._checked(self.seats)

    def only_bots(self) -> SetUp:
        """The same match with bots in the places of people."""
        seats = [seat._replace(player=WATCHED_BOT) if seat.is_human else seat for seat in self.seats]
        return self._checked(seats)

    def _checked(self, seats: Sequence[Seat]) -> SetUp:
        by_colour = self.game.options_from([seat.colour for seat in seats])
        return SetUp.check(self.game, seats, {**self.options, **by_colour}, self.house)

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

    def draw_lots(self, rng: Random) -> int:
        """The seat that is to come first."""
        return rng.randrange(len(self.seats))

    def rename(self, number: int, name: str) -> None:
        """What that player is called."""
        self.seats[number] = self.seats[number]._replace(name=printable(name)[:LONGEST_NAME].strip())

    def let_play(self, number: int, player: str) -> None:
        """A person, or a bot of that level. Who has no name of their own is called what they are now."""
        before = self.seats[number]
        if before.player == player:
            return
        is_own = before.is_human == (player == HUMAN) and not self._is_given(before)
        self.seats[number] = before._replace(player=player, name=before.name if is_own else self._name(player))

    def sit(self, number: int, person: Person) -> None:
        """One of the people of the house plays here, with their own penguin if it can be; if they sat elsewhere
        already, the two change places."""
        there = next((at for at in range(len(self.seats)) if self.person_at(at) == person), None)
        if there is not None:
            mine, theirs = self.seats[number], self.seats[there]
            self.seats[number], self.seats[there] = theirs, mine
            return
        self.seats[number] = self.seats[number]._replace(name=person.name, player=HUMAN)
        if person.colour in self.colours:
            self.recolour(number, person.colour)

    def person_at(self, number: int) -> Person | None:
        """Who of the people of the house sits there."""
        seat = self.seats[number]
        return next((one for one in self.people if seat.is_human and same_name(one.name, seat.name)), None)

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

    def allow(self, rule: str, on: bool) -> None:
        """Switch a house rule on or off, by its name."""
        self.house = self.house._replace(**{rule: on})

    def _add(self, player: str) -> None:
        here = [self.person_at(number) for number in range(len(self.seats))]
        person = next((one for one in self.people if one not in here), None) if player == HUMAN else None
        self.seats.append(Seat(self._name(player), self._free_colour(), player))
        if person is not None:
            self.sit(len(self.seats) - 1, person)

    def _name(self, player: str) -> str:
        """What a guest or a bot is called: the first such name that is free."""
        taken = {seat.name for seat in self.seats}
        return next(name for name in self._names_of(player) if name not in taken)

    def _names_of(self, player: str) -> Iterator[str]:
        if player == HUMAN:
            return (self._names.guest.format(number=number) for number in count(1))
        name = self._names.bots[player]
        return (name if number == 1 else f"{name} {number}" for number in count(1))

    def _is_given(self, seat: Seat) -> bool:
        """Whether somebody is called so only because nobody said otherwise."""
        return seat.name in islice(self._names_of(seat.kind), 2 * len(COLOURS))

    def _free_colour(self) -> str:
        taken = {seat.colour for seat in self.seats}
        return next(colour for colour in self.colours if colour not in taken)
