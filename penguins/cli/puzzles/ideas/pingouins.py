"""Pingouins: endings that hang on one move, and ice of one's own that is saved for last.

Moves stay what they are wherever the fish lie. So those of tiles that are gone are dealt out again until the best move
of an ending wins and the second best does not; and those of a lonely eater's ice, until there is something to see.
"""

from collections.abc import Iterator
from contextlib import suppress
from math import inf
from random import Random

from penguins.cli.puzzles.ideas.cutting import cut
from penguins.core.bitboard import board_of, cells_of
from penguins.core.match import Match
from penguins.core.puzzle import Goal, Unproven
from penguins.core.state import OVER
from penguins.games.pingouins.actions import LayFloe, Move, Place
from penguins.games.pingouins.bot.alone import groups, spread
from penguins.games.pingouins.bot.prover import PingouinsProver, is_undisturbed
from penguins.games.pingouins.geometry import ALL, around
from penguins.games.pingouins.state import PingouinsState

_FEWEST_MOVES, _FEWEST_MOVES_ALONE = 5, 3
"""To choose from at the start, of an ending to win and of a lonely eater."""
_FEWEST_TILES, _MOST_TILES = 8, 15
"""Of the ice of a lonely eater."""
_MOST_CONTESTED = 8
"""Tiles in reach of both, in an ending to win: with more it is hard to see for anybody."""
_DEALS = 40
"""How often what has been caught is dealt out again, for a close match."""
_STOCKS = 12
"""How often all fish are dealt out again, for a lonely eater."""


def endings(match: Match, moment: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """An ending to win."""
    state = match.position(moment)
    assert isinstance(state, PingouinsState)
    if not state.unplaced and len(state.legal_actions()) >= _FEWEST_MOVES and 0 < _contested(state) <= _MOST_CONTESTED:
        yield from _close(cut(match, moment), rng)


def feasts(match: Match, moment: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """Ice of one's own to eat up, after any moves that leave somebody such ice."""
    parting = cut(match, moment)
    while parting.state.to_move != OVER:
        state = parting.state
        assert isinstance(state, PingouinsState)
        if state.unplaced:
            return
        if is_undisturbed(state, state.to_move):
            yield from _lonely(parting, state.to_move, rng)
            return
        parting.play(rng.choice(state.legal_actions()))


def _contested(state: PingouinsState) -> int:
    """How many tiles are in reach of both sides."""
    mine, theirs = (spread(around(board) & state.free, state.free) for board in state.penguins)
    return (mine & theirs).bit_count()


def _close(match: Match, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """The same ending, with other fish caught before, so that only the best move wins."""
    state = match.state
    assert isinstance(state, PingouinsState)
    try:
        second, best = _two_best(state)
    except Unproven:
        return
    for _ in range(_DEALS if second < best else 0):
        other = _dealt_again(match, ALL & ~state.floating(), rng)
        then = other.state
        assert isinstance(then, PingouinsState)
        ahead = _ahead(then) - _ahead(state)
        if second + ahead <= 0 < best + ahead:
            yield other, Goal("win")
            return


def _two_best(state: PingouinsState) -> list[float]:
    """By how much the seat to move will be ahead behind its second best move, and behind its best. Of the others it is
    only worked out that they are no better."""
    prover, best = PingouinsProver(state, Goal("win")), [-inf, -inf]
    for move in state.legal_actions():
        best = sorted([*best, prover.worth(state, move, best[0])])[1:]
    return best


def _ahead(state: PingouinsState) -> int:
    """By how many fish the seat to move leads."""
    return state.caught[state.to_move] - state.caught[1 - state.to_move]


def _dealt_again(match: Match, tiles: int, rng: Random) -> Match:
    """The same moves over a floe on which the fish of these tiles lie otherwise, but for those on which penguins were
    placed: that might not have been allowed."""
    state = match.state
    assert isinstance(state, PingouinsState)
    places = board_of(action.tile for action in match.log if isinstance(action, Place))
    changing = list(cells_of(tiles & ~places))
    fish = list(state.fish)
    for tile, count in zip(changing, rng.sample([fish[tile] for tile in changing], len(changing)), strict=True):
        fish[tile] = count
    other = Match(match.game, match.players, match.options)
    other.play_all([LayFloe("".join(map(str, fish))), *match.log[1:]])
    return other


def _lonely(match: Match, seat: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """Everything else is eaten first, so that one piece of ice is left."""
    largest = max(ice.bit_count() for _, ice in _ice(match, seat))
    if not _FEWEST_TILES <= largest <= _MOST_TILES:
        return
    while match.state.to_move != OVER:
        state = match.state
        assert isinstance(state, PingouinsState)
        moves = [move for move in state.legal_actions() if isinstance(move, Move)]
        if state.to_move == seat:
            pieces = _ice(match, seat)
            if len(pieces) == 1:
                yield from _stocked(match, rng) if len(moves) >= _FEWEST_MOVES_ALONE else ()
                return
            eaten_first = min(pieces, key=lambda piece: piece[1].bit_count())[0]
            moves = [move for move in moves if eaten_first >> move.origin & 1]
        match.play(rng.choice(moves))


def _stocked(match: Match, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """The same ice with its fish, and with others."""
    for _ in range(_STOCKS):
        state = match.state
        assert isinstance(state, PingouinsState)
        with suppress(Unproven):
            yield match, Goal("fish", PingouinsProver(state, Goal("fish", 0)).most_fish(state))
        match = _dealt_again(match, ALL, rng)


def _ice(match: Match, seat: int) -> list[tuple[int, int]]:
    state = match.state
    assert isinstance(state, PingouinsState)
    return list(groups(state.free, state.penguins[seat]))
