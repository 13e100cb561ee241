"""Finished matches to count, without playing them."""

from penguins.games.registry import GAMES
from penguins.session.record import Origin, Record
from penguins.session.setup import COLOURS, Seat, SetUp, is_player
from penguins.session.storage import Storage


class Ended:
    """Stands in for the state of a match that ended so."""

    def __init__(self, scores: tuple[int, ...], winners: tuple[int, ...]) -> None:
        self.to_move = -2
        self.scores = lambda: scores
        self.winners = lambda: winners
        self.next_seat = lambda: None


def ended(
    storage: Storage,
    game: str,
    scores: tuple[int, ...],
    winners: tuple[int, ...],
    *players: str,
    origin: Origin | None = None,
) -> Record:
    """A finished match; a player is a person's name, or a bot."""
    seats = [
        Seat(player, COLOURS[number], player if is_player(player) else "human") for number, player in enumerate(players)
    ]
    record = Record(SetUp.check(GAMES[game], seats, {}), started=0.0, origin=origin)
    record.match._states.append(Ended(scores, winners))  # type: ignore[arg-type]
    storage.save(record)
    return record
