"""Where everything is on a keepsake, in its own pixels. No widgets."""

from typing import NamedTuple

from penguins.session.record import Record
from penguins.session.setup import Seat
from penguins.ui.base.box import Box
from penguins.ui.base.pictures import CROWNED
from penguins.ui.games.face import face_of
from penguins.ui.widgets.podium import around_the_first, level

WIDTH, HEIGHT = 1080, 1350
"""Pixels: as upright as people's phones show a picture that is passed on."""
_MARGIN = 48
_HIGHEST, _LEAST = 250, 110
"""How high the winners' ice is, and how high at least: name and score stand on it."""
_WIDEST = 300
"""A block is not wider than this for each who stands on it."""
_FLOOR = 70
_GAP = 10
_BIRD = 190


class Headings(NamedTuple):
    """What stands above the board."""

    headline: str
    line: str


class Places(NamedTuple):
    """Where the parts are that every keepsake has."""

    headline: Box
    line: Box
    frame: Box
    board: Box
    wordmark: Box
    water: float
    """How high the water stands that the podium rises from."""


class Player(NamedTuple):
    """Somebody on the podium, and where."""

    seat: Seat
    score: str
    won: bool
    bird: Box
    crown: Box
    bot: Box
    name: Box
    points: Box


class Block(NamedTuple):
    """A block of ice for all who share a place."""

    place: int
    ice: Box
    number: Box
    players: tuple[Player, ...]


def headings() -> Places:
    """The parts that every keepsake has."""
    inner = WIDTH - 2 * _MARGIN
    frame = Box(_MARGIN, 560, inner, 580)
    return Places(
        headline=Box(_MARGIN, 1226, inner, 100),
        line=Box(_MARGIN, 1160, inner, 56),
        frame=frame,
        board=Box(frame.x + 12, frame.y + 12, frame.width - 24, frame.height - 24),
        wordmark=Box(WIDTH / 2 - 90, 12, 180, 48),
        water=_FLOOR,
    )


def blocks(record: Record) -> list[Block]:
    """The podium: the first in the middle, equal places on one block."""
    places = record.setup.game.places(record.match.state)
    room = (WIDTH - 2 * _MARGIN) / len(places) - _GAP
    wide = min(_WIDEST, room)
    x = (WIDTH - (wide + _GAP) * len(places) + _GAP) / 2
    found = []
    for place in around_the_first(sorted(set(places))):
        seats = [seat for seat, reached in enumerate(places) if reached == place]
        ice = Box(x, _FLOOR, (wide + _GAP) * len(seats) - _GAP, _LEAST + (_HIGHEST - _LEAST) * level(place))
        players = tuple(_player(record, seat, x + (wide + _GAP) * at, wide, ice) for at, seat in enumerate(seats))
        number = Box(ice.x, ice.y + _LEAST, ice.width, max(1.0, ice.height - _LEAST - 10))
        found.append(Block(place, ice, number, players))
        x += ice.width + _GAP
    return found


def _player(record: Record, seat: int, x: float, wide: float, ice: Box) -> Player:
    state, top, centre = record.match.state, ice.y + ice.height, x + wide / 2
    side = min(_BIRD, wide * 1.1)
    bird = Box(centre - side / 2, top - side * 0.09, side, side)
    crown = CROWNED[record.setup.seats[seat].colour]
    words = face_of(record.setup.game.id).texts.score(state.scores()[seat])
    return Player(
        record.setup.seats[seat],
        words,
        seat in state.winners(),
        bird=bird,
        crown=bird.part(0.3, crown, 0.4, 0.4),
        bot=Box(centre + side * 0.16, top, side * 0.34, side * 0.34),
        name=Box(x + 8, ice.y + 52, wide - 16, 50),
        points=Box(x + 8, ice.y + 8, wide - 16, 42),
    )
