"""Boards of the day in words."""

from penguins.games.registry import GAMES
from penguins.session.days import DayTry
from penguins.session.setup import HUMAN
from penguins.session.start_code import Start
from penguins.session.today import board_of
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of


def reached(told: DayTry) -> str:
    """What became of a first try: "Won · 31 fish", "Place 2 of 3 · 14 fish"."""
    if told.place is None:
        return tr("Not finished")
    players = len(board_of(told.day, GAMES[told.game]).players)
    place = tr("Won") if told.place == 1 else tr("Place {place} of {players}", place=told.place, players=players)
    score = points(told)
    return f"{place} · {score}" if score else place


def points(told: DayTry) -> str:
    """The score in words, where scores of a game can be compared; else nothing."""
    if told.score is None or not GAMES[told.game].scores_compare:
        return ""
    return face_of(told.game).texts.score(told.score)


def line_up(start: Start) -> str:
    """Against whom it is played."""
    levels = [tr(LEVEL_NAMES[player]) for player in start.players if player != HUMAN]
    return tr("Against {names}", names=formats.joined(levels))
