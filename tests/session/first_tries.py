"""First tries at boards of the day, for tests."""

from datetime import date

from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.session.diary import DayBoard, Diary
from penguins.session.record import Record
from penguins.session.storage import Storage
from penguins.session.today import board_of
from tests.session.test_draft import NAMES


def begin(storage: Storage, person: str, game: str, day: date) -> Record:
    """A match on the board of that day, which is the first try as far as whoever begins it knows."""
    return Diary(storage, person, day).play(DayBoard(board_of(day, GAMES[game]), "open", None), NAMES)


def finish(storage: Storage, record: Record) -> None:
    """Play it to its end, the first choice each time."""
    while (state := record.match.state).to_move != OVER:
        is_chance = state.to_move == CHANCE
        record.play(record.match.draw_chance(record.seed) if is_chance else state.legal_actions()[0])
    storage.save(record)
