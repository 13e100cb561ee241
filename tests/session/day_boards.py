"""The boards of a hundred days in one number, told by any Python: nothing but the standard library is needed.

Run as a process of its own by test_today.py.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.session.today import board_of

DAYS = [date(2026, 11, 20) + timedelta(days=days) for days in range(100)]
OURS = ("pingouins", "icetown", "march", "party")


def first_draws() -> Iterator[str]:
    """Who sits where, and what chance brings first."""
    for day in DAYS:
        for game in OURS:
            start = board_of(day, GAMES[game])
            match = Match(start.game, len(start.players), start.options)
            yield f"{day} {game} {start.players} {start.options} {match.draw_chance(start.seed)}"


def all_draws(day: date, game: str, choice: int) -> list[str]:
    """Everything that chance brings in a match of that day, with the first or the last choice played each time."""
    start = board_of(day, GAMES[game])
    match = Match(start.game, len(start.players), start.options)
    drawn = []
    while match.state.to_move != OVER:
        if match.state.to_move == CHANCE:
            action = match.draw_chance(start.seed)
            drawn.append(str(action))
        else:
            action = match.state.legal_actions()[choice]
        match.play(action)
    return drawn


def digest() -> str:
    """One number for all of it."""
    whole = [*first_draws(), *(line for game in ("icetown", "party") for line in all_draws(DAYS[0], game, 0))]
    return sha256("\n".join(whole).encode()).hexdigest()


if __name__ == "__main__":
    print(digest())
