"""Positions of Penguin Party, set up by hand. Cards are letters: r b y v g."""

from collections.abc import Sequence
from functools import partial
from random import Random

from penguins.core.state import CHANCE
from penguins.games.party.actions import PartyAction
from penguins.games.party.cards import COLOURS, LETTERS, hand_of, letters_of
from penguins.games.party.events import PartyEvent
from penguins.games.party.game import Party
from penguins.games.party.geometry import slot_at
from penguins.games.party.pyramid import Pyramid
from penguins.games.party.state import PartyState
from tests.games import in_words

GAME = Party()
play = partial(in_words.play, GAME)
DECK = "r" * 7 + "b" * 7 + "y" * 7 + "v" * 7 + "g" * 8
HAND_SIZES = {2: 14, 3: 12, 4: 9, 5: 7, 6: 6}
RED, BLUE, YELLOW, VIOLET, GREEN = range(5)
ALL_RED = "rrrrrrrr"
"""A full base on which nothing but red can go."""


def position(
    *rows: str,
    hands: Sequence[str],
    turn: int = 0,
    points: Sequence[int] = (),
    round_number: int = 0,
    tiebreak: str = "share",
    race: Sequence[int] = (),
    rules: int | None = None,
) -> PartyState:
    """A pyramid by rows from the base up, each from x = 0 on, with . for a gap; and who holds what."""
    state = GAME.new(len(hands), {"tiebreak": tiebreak}, rules)
    state.race = tuple(race) or state.race
    state.pyramid = pyramid(*rows, width=state.pyramid.width)
    state.hands = [hand_of(letters) for letters in hands]
    state.sizes = [len(letters) for letters in hands]
    state.points = list(points) or [0] * len(hands)
    state.points_before = tuple(state.points)
    state.round = round_number
    state.to_move = turn
    return state


def pyramid(*rows: str, width: int = 8) -> Pyramid:
    built = Pyramid(width)
    for row, cards in enumerate(rows, start=1):
        for x, letter in enumerate(cards):
            if letter != ".":
                built.put(LETTERS.index(letter), slot_at(row, x))
    return built


def deal(*hands: str) -> str:
    """A deal that gives the seats these hands, filled up with any other cards."""
    rest = list(DECK)
    for letter in "".join(hands):
        rest.remove(letter)
    size = HAND_SIZES[len(hands)]
    full = ["".join([*hand, *(rest.pop() for _ in range(size - len(hand)))]) for hand in hands]
    return "deal:" + "".join([*full, *rest])


def mask(letters: str) -> int:
    return sum(1 << LETTERS.index(letter) for letter in letters)


def hands(state: PartyState) -> list[str]:
    """Who holds what, where nothing is blank."""
    held = [hand for hand in hands_seen(state) if hand is not None]
    assert len(held) == state.players
    return held


def hands_seen(view: PartyState) -> list[str | None]:
    """Who holds what, None for a blank."""
    return [None if hand is None else letters_of(hand) for hand in view.hands]


def told(state: PartyState, text: str, viewer: int | None = None) -> tuple[PartyEvent, ...]:
    """Play it and tell its events, as that seat (None: the table) sees them."""
    before = state.seen_by(viewer)
    play(state, text)
    return GAME.events(before, GAME.parse(text), state.seen_by(viewer))


def random_action(state: PartyState, rng: Random) -> PartyAction:
    return state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions())


def any_colour(*places: str) -> set[str]:
    return {f"{colour}@{place}" for colour in COLOURS for place in places}
