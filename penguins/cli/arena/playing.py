"""One match of the arena."""

from time import perf_counter
from typing import NamedTuple

from penguins.cli.arena.contestants import Contestant, Player
from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.match import IllegalAction, Match
from penguins.core.state import CHANCE, OVER, Action
from penguins.games.registry import GAMES


class Pairing(NamedTuple):
    """A match to play: who sits where, on the board and deals of that seed."""

    game: str
    options: dict[str, str]
    seats: tuple[int, ...]
    """For every seat, the contestant's place in the list of them."""
    contestants: tuple[Contestant, ...]
    seed: int


class Result(NamedTuple):
    """How a match ended, by seat."""

    seats: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    longest: tuple[float, ...]
    """The longest that each seat thought about a decision, in seconds."""


def play(pairing: Pairing) -> Result:
    """Play it to its end; Refusal if an outside player spoils it."""
    match = Match(GAMES[pairing.game], len(pairing.seats), pairing.options)
    players: list[Player] = []
    longest = [0.0] * len(pairing.seats)
    try:
        for number in pairing.seats:
            players.append(pairing.contestants[number].player())
            players[-1].start(match, pairing.seed)
        while match.state.to_move != OVER:
            _go_on(match, players, pairing.seed, longest)
    finally:
        for player in players:
            player.close()
    return Result(pairing.seats, match.state.scores(), match.state.winners(), tuple(longest))


def _go_on(match: Match, players: list[Player], seed: int, longest: list[float]) -> None:
    seat = match.state.to_move
    action: Action
    if seat == CHANCE:
        action = match.draw_chance(seed)
    else:
        started = perf_counter()
        action = players[seat].choose(match)
        longest[seat] = max(longest[seat], perf_counter() - started)
    try:
        match.play(action)
    except IllegalAction:
        raise Refusal(f"seat {seat} wants {quoted(str(action))}, which the rules do not allow") from None
    for player in players:
        player.follow(action)
