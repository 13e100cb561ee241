"""The board of the day and the puzzle of the day: the date alone decides, on every device and in every Python.

Everything comes from hashes and from `rng_at`. Of Python's generator only `random()` is promised to stay as it is from
one version to the next; what we draw with it is pinned by tests, so a Python that draws otherwise is noticed.
"""

from collections.abc import Collection
from datetime import date
from hashlib import sha256
from itertools import count, groupby

from penguins.bots.levels import ADULT, CHICK, EMPEROR, JUNIOR
from penguins.core.game import AnyGame
from penguins.core.options import complete
from penguins.games.registry import GAMES
from penguins.session.puzzles import BadPuzzle, Puzzle, shipped
from penguins.session.record import SEED_BITS
from penguins.session.setup import HUMAN
from penguins.session.start_code import Start

_RIVALS = (
    (CHICK,),
    (JUNIOR,),
    (CHICK, JUNIOR),
    (ADULT,),
    (JUNIOR, ADULT),
    (CHICK, JUNIOR, ADULT),
    (EMPEROR,),
)
"""Whom one plays against, from Monday to Sunday."""
_SEAT_WHEELS = 7
"""Days after which the person has sat everywhere: on the same weekday, in one seat after another."""


def board_of(day: date, game: AnyGame) -> Start:
    """What everybody plays in that game on that day: its usual options, the rivals of the weekday."""
    rivals = [level.name for level in _RIVALS[day.weekday()]][1 - game.seats[-1] :]
    seat = day.toordinal() // _SEAT_WHEELS % (len(rivals) + 1)
    players = (*rivals[:seat], HUMAN, *rivals[seat:])
    seed = _number(f"board {day.isoformat()} {game.id}") % 2**SEED_BITS
    return Start(game, complete(game.options, {}), players, seed)


def puzzle_of(day: date) -> Puzzle | None:
    """The puzzle of that day, of one game after another: none twice before all of its game have been."""
    shelves = [shelf for shelf in map(_puzzles, GAMES) if shelf]
    if not shelves:
        return None
    turn, place = divmod(day.toordinal(), len(shelves))
    puzzles = sorted(shelves[place], key=lambda puzzle: _number(f"puzzle {puzzle.game} {puzzle.id}"))
    return puzzles[turn % len(puzzles)]


def streak(played: Collection[date], today: date) -> int:
    """How many days in a row, up to today; today may still come."""
    last = today.toordinal()
    ordinals = {day.toordinal() for day in played}
    first = last if last in ordinals else last - 1
    return next(days for days in count() if first - days not in ordinals)


def longest_streak(played: Collection[date]) -> int:
    """The most days in a row there have been."""
    ordinals = sorted({day.toordinal() for day in played})
    runs = groupby(enumerate(ordinals), key=lambda numbered: numbered[1] - numbered[0])
    return max((len(list(run)) for _, run in runs), default=0)


def _puzzles(game: str) -> Collection[Puzzle]:
    """Those of a game; none where they cannot be read, which is said where somebody wants to see them."""
    try:
        return shipped(game).values()
    except BadPuzzle:
        return ()


def _number(text: str) -> int:
    """Any number, the same everywhere (Python's own `hash` is not)."""
    return int.from_bytes(sha256(text.encode()).digest())
