"""How many ways there are to play on, counted by the real rules and by slow ones
(docs/rules.md, How the tests read this page)."""

from random import Random

import pytest

from penguins.core.bitboard import cells_of
from penguins.core.state import OVER
from penguins.games.pingouins.actions import Move
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from tests.games.pingouins.positions import after_placement
from tests.games.pingouins.slow_rules import SlowPingouins, all_tiles, name

TILES = all_tiles()


def perft(state: PingouinsState, depth: int) -> int:
    """The number of sequences of that many actions."""
    actions = state.legal_actions()
    if depth <= 1:
        return len(actions)
    count = 0
    for action in actions:
        after = state.clone()
        after.apply(action)
        count += perft(after, depth - 1)
    return count


def slow_perft(state: SlowPingouins, depth: int) -> int:
    moves = state.moves()
    return len(moves) if depth <= 1 else sum(slow_perft(state.play(*move), depth - 1) for move in moves)


def slow_copy(state: PingouinsState) -> SlowPingouins:
    fish = {tile: state.fish[number] for number, tile in enumerate(TILES) if state.floating() >> number & 1}
    return SlowPingouins(
        fish, [{TILES[number] for number in cells_of(board)} for board in state.penguins], state.to_move
    )


def test_both_name_the_tiles_alike() -> None:
    assert tuple(map(name, TILES)) == FLOE.names


@pytest.mark.parametrize("players", [2, 3, 4])
def test_perft_after_placement(players: int) -> None:
    state = after_placement(players, seed=players)
    assert perft(state, 2) == slow_perft(slow_copy(state), 2)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("moves_played", [16, 24, 32])
def test_perft_later_on(players: int, moves_played: int) -> None:
    rng = Random(moves_played)
    state = after_placement(players, seed=moves_played)
    for _ in range(moves_played):
        if state.to_move != OVER:
            state.apply(rng.choice(state.legal_actions()))
    assert perft(state, 3) == slow_perft(slow_copy(state), 3)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(5))
def test_both_rules_agree_on_every_move_of_whole_matches(players: int, seed: int) -> None:
    rng = Random(seed)
    state = after_placement(players, seed)
    slow = slow_copy(state)
    while state.to_move != OVER:
        assert not slow.over
        assert state.to_move == slow.to_move
        legal = state.legal_actions()
        assert {str(move) for move in legal} == {f"{name(a)}-{name(b)}" for a, b in slow.moves()}
        move = rng.choice(legal)
        assert isinstance(move, Move)
        state.apply(move)
        slow = slow.play(TILES[move.origin], TILES[move.target])
        assert (state.caught, state.tiles) == (slow.caught, slow.tiles)
    assert slow.over
    assert sum(state.tiles) <= 60
