"""What holds for the bots of every game (docs/engine.md, Bots)."""

import sys
from functools import _lru_cache_wrapper
from itertools import pairwise
from random import Random
from threading import Timer
from time import process_time, thread_time
from typing import Any

import pytest

from penguins.bots.choose import choose, pick
from penguins.bots.levels import CHICK, EMPEROR, LEVELS, Level
from penguins.cli.bench import positions
from penguins.core.game import AnyGame
from penguins.core.match import Match, rng_at
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from tests.bots.toys import Pile, Say, begun


def decision(game_id: str, players: int | None = None) -> tuple[AnyGame, State[Any]]:
    """A game and a view in which there is something to choose."""
    game = GAMES[game_id]
    return game, positions.decision(game, players)


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
def test_same_view_seed_and_iterations_same_answer(game_id: str, level: Level) -> None:
    game, view = decision(game_id)
    before = view.clone()
    once, again = (choose(game, view, level, Random(5), level.thinking(nodes=20)) for _ in range(2))
    assert once == again
    assert once in view.legal_actions()
    assert view == before


@pytest.mark.parametrize("game_id", GAMES)
def test_every_number_of_players(game_id: str) -> None:
    for players in GAMES[game_id].seats:
        game, view = decision(game_id, players=players)
        assert choose(game, view, EMPEROR, Random(1), Thinking(nodes=5)) in view.legal_actions()


@pytest.mark.clock
@pytest.mark.parametrize("game_id", GAMES)
def test_the_answer_comes_in_time(game_id: str) -> None:
    game, view = decision(game_id)
    times = []
    for _ in range(5):
        began = thread_time()  # a busy machine is not counted: `penguins bench` looks at the clock on the wall
        choose(game, view, EMPEROR, Random(1), Thinking(0.05))
        times.append(thread_time() - began)
    assert min(times) <= 0.055


@pytest.mark.clock
@pytest.mark.parametrize("game_id", GAMES)
def test_cancelling_brings_the_best_so_far(game_id: str) -> None:
    game, view = decision(game_id)
    late = []
    for _ in range(5):
        thinking = Thinking()
        called_off: list[float] = []
        Timer(0.05, lambda stop=thinking.cancel, when=called_off: (when.append(process_time()), stop())).start()
        answer = choose(game, view, EMPEROR, Random(1), thinking)
        late.append(process_time() - called_off[0])
        assert answer in view.legal_actions()
    assert min(late) <= 0.05


@pytest.mark.parametrize("game_id", GAMES)
def test_the_next_decision_begins_with_an_empty_memory(game_id: str) -> None:
    """Or it would fill from match to match, with what no other decision needs."""
    game, view = decision(game_id)
    choose(game, view, EMPEROR, Random(1), Thinking(nodes=100))
    folder = type(game.insight(view)).__module__.rpartition(".")[0]
    for module in [module for name, module in sys.modules.items() if name.startswith(folder)]:
        for name, function in vars(module).items():
            if isinstance(function, _lru_cache_wrapper) and function.cache_parameters()["maxsize"] is not None:
                assert function.cache_info().currsize <= 200, f"{module.__name__}.{name}"


def test_a_forced_move_needs_no_thought() -> None:
    pile = begun(Pile())
    for word in "3", "3", "3":
        pile.apply(Say(word))
    thinking = Thinking()
    assert choose(Pile(), pile, EMPEROR, Random(1), thinking) == Say("1")
    assert thinking.nodes == 0


def test_emperors_take_the_best_and_chicks_often_the_next_best() -> None:
    weights: dict[Action, float] = {Say("fine"): 10.0, Say("fair"): 8.0, Say("silly"): 0.1}
    rng = Random(1)
    assert {pick(weights, EMPEROR.temperature, rng) for _ in range(50)} == {Say("fine")}
    picked = [str(pick(weights, CHICK.temperature, rng)) for _ in range(300)]
    assert picked.count("fine") > 30
    assert picked.count("fair") > 30
    assert picked.count("silly") < 30


def test_weights_of_nothing_are_no_trouble() -> None:
    assert pick({Say("a"): 0.0, Say("b"): 0.0}, 1.0, Random(1)) == Say("a")


def test_levels_grow() -> None:
    levels = list(LEVELS.values())
    assert list(LEVELS) == ["chick", "junior", "adult", "emperor"]
    for weaker, stronger in pairwise(levels):
        assert weaker.seconds < stronger.seconds
        assert weaker.temperature > stronger.temperature
        assert weaker.memory < stronger.memory
    assert [level.seconds for level in levels] == [0.2, 0.5, 1.5, 3.0]


@pytest.mark.clock
def test_a_levels_thinking_takes_other_limits() -> None:
    assert EMPEROR.thinking(nodes=3).step()
    thinking = CHICK.thinking(nodes=1000)
    assert sum(1 for _ in iter(thinking.step, False)) == 1000
    began = thread_time()
    short = EMPEROR.thinking(0.02)
    while short.step():
        pass
    assert thread_time() - began < 1


@pytest.mark.parametrize("game_id", GAMES)
def test_chicks_play_whole_matches(game_id: str) -> None:
    match = Match(GAMES[game_id], GAMES[game_id].seats[0])
    for _ in range(3_000):
        seat = match.state.to_move
        if seat == OVER:
            break
        if seat == CHANCE:
            match.play(match.draw_chance(7))
        else:
            rng = rng_at(7, len(match.log), "bot")
            match.play(choose(match.game, match.state.seen_by(seat), CHICK, rng, CHICK.thinking(nodes=6)))
    assert match.state.winners()
