"""Positions of Ice Town, set up by hand."""

from functools import partial

from penguins.games.icetown.events import IceTownEvent
from penguins.games.icetown.game import IceTown
from penguins.games.icetown.geometry import COLOURS, SPACES, TOWN, town_cells
from penguins.games.icetown.state import IceTownState
from tests.games import in_words

GAME = IceTown()
play = partial(in_words.play, GAME)
FREE_SPACES = frozenset(TOWN.names[cell] for cell in town_cells(SPACES))
LETTERS = "gpyv"
EMPTY = """
    ......
    .#....
    ......
    ....#.
    ......
"""
ONE_PINK = EMPTY.replace(".", "p", 1)
SOME = "gp.... .#..y. ...... ....#. .....v"


def town(picture: str) -> list[int]:
    """A bitboard per colour from rows of g, p, y, v, # for an igloo and . for nobody."""
    drawn = "".join(picture.split())
    assert len(drawn) == 30
    assert (drawn[7], drawn[22], drawn.count("#")) == ("#", "#", 2)
    return [sum(1 << place for place in range(30) if drawn[place] == letter) for letter in LETTERS]


def full_town(letter: str = "v") -> str:
    return EMPTY.replace(".", letter)


def position(*pictures: str, piles: tuple[int, ...] = (5, 5, 5, 5), turn: int = 0) -> IceTownState:
    """A town per seat, and the die still to be rolled."""
    state = GAME.new(len(pictures))
    state.boards = [board for picture in pictures for board in town(picture)]
    state.piles = list(piles)
    state.turn = turn
    return state


def cell(name: str) -> int:
    return TOWN.cell(name)


def living(state: IceTownState, seat: int) -> dict[str, str]:
    """The colour of every penguin of that seat, by the name of its cell."""
    return {
        TOWN.names[place]: colour
        for colour, board in zip(COLOURS, state.town(seat), strict=True)
        for place in town_cells(board)
    }


def told(state: IceTownState, text: str) -> tuple[IceTownEvent, ...]:
    """Play it and tell its events."""
    before = state.clone()
    play(state, text)
    return GAME.events(before, GAME.parse(text), state)
