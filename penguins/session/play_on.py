"""Playing on from a position of the past, as a match of its own.

What nobody in front of the screen could see then is dealt anew, so that looking back gives no advantage: the new match
is one of those that they could not tell from the old one.
"""

from random import Random
from secrets import randbits

from penguins.core.match import IllegalAction, Match
from penguins.core.state import OVER, Action
from penguins.session.house_rules import ALL_HELPS
from penguins.session.looking_back import spectator
from penguins.session.record import Origin, Record
from penguins.session.setup import HUMAN, SetUp

_TRIES = 20
"""So many worlds are tried before the old one is taken: all but the first are for what a game has not foreseen."""
RIVAL = "emperor"
"""Who takes the other seats where somebody wants to play on against bots."""


def can_play_on(record: Record, moment: int) -> bool:
    """Whether there is anything left to decide."""
    return record.match.position(moment).to_move != OVER


def has_unseen(record: Record, moment: int) -> bool:
    """Whether something is dealt anew from there."""
    state = record.match.position(moment)
    return state.seen_by(spectator(record)) != state


def play_on(record: Record, moment: int, setup: SetUp, now: float, rng: Random | None = None) -> Record:
    """A new match that begins as this one did, up to that moment; it remembers where it comes from."""
    new = Record(setup, now, rules=record.match.rules, origin=Origin(record.key, moment))
    for action in _dealt_anew(record, moment, rng or Random(randbits(63))):
        new.play(action)
    return new


def against_bots(setup: SetUp, seat: int) -> SetUp:
    """The same table with a person at that seat and bots at all others."""
    seats = [
        each._replace(player=HUMAN) if number == seat else each._replace(player=RIVAL) if each.is_human else each
        for number, each in enumerate(setup.seats)
    ]
    return setup._replace(seats=tuple(seats))


def by_one_hand(setup: SetUp) -> SetUp:
    """The same table with people at all seats: one hand moves for everybody, with every help."""
    return setup._replace(seats=tuple(seat._replace(player=HUMAN) for seat in setup.seats), house=ALL_HELPS)


def _dealt_anew(record: Record, moment: int, rng: Random) -> list[Action]:
    match, log = record.match, record.match.log[:moment]
    game, viewer = match.game, spectator(record)
    view = match.position(moment).seen_by(viewer)
    if not has_unseen(record, moment):
        return log
    for _ in range(_TRIES):
        dealt = list(game.leading_to(match, moment, game.fill_blanks(view, rng)))
        if _looks_like(match, dealt, view, viewer):
            return dealt
    return log


def _looks_like(match: Match, log: list[Action], view: object, viewer: int | None) -> bool:
    """Whether that log is one of the same match, as far as the viewer could tell."""
    other = Match(match.game, match.players, match.options, match.rules)
    try:
        other.play_all(log)
    except IllegalAction:
        return False
    return other.state.seen_by(viewer) == view
