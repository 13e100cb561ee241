"""The player that looks ahead: it knows the rules exactly (docs/rules.md, Pingouins) and finds what can be found."""

from random import Random

import pytest

from penguins.core.bitboard import board_of
from penguins.core.state import OVER
from penguins.core.thinking import Thinking
from penguins.games.pingouins.actions import LayFloe, Move, PingouinsAction
from penguins.games.pingouins.bot.position import Position
from penguins.games.pingouins.bot.shoal import Shoal
from penguins.games.pingouins.bot.territory import Territory
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState


def laid(players: int, seed: int = 1, **options: str) -> PingouinsState:
    state = Pingouins().new(players, options)
    state.apply(state.sample_chance(Random(seed)))
    return state


def set_up(free: str, *penguins: str, fish: dict[str, int] | None = None) -> PingouinsState:
    """A position in the middle of a match: these tiles are free, these penguins stand; one fish unless said."""
    state = Pingouins().new(len(penguins))
    many = {FLOE.cell(name): count for name, count in (fish or {}).items()}
    state.apply(LayFloe("".join(str(many.get(tile, 1)) for tile in range(FLOE.size))))
    state.free = board_of(map(FLOE.cell, free.split()))
    state.penguins = [board_of(map(FLOE.cell, names.split())) for names in penguins]
    state.unplaced = 0
    return state


def weigh(state: PingouinsState, nodes: int) -> dict[PingouinsAction, float]:
    found = Pingouins().insight(state).weigh(Thinking(nodes=nodes), Random(1))
    assert found is not None
    return found.weights


def best(state: PingouinsState, nodes: int = 400) -> str:
    weights = weigh(state, nodes)
    return str(max(weights, key=weights.__getitem__))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("placement", ["one_fish", "any"])
def test_a_position_follows_the_rules_to_the_end(players: int, placement: str) -> None:
    rng = Random(players)
    for seed in range(5):
        state = laid(players, seed, placement=placement)
        position = Position.of(state)
        while state.to_move != OVER:
            assert position.seat == state.to_move
            assert position.free == state.free
            assert position.steps() == list(state.legal_actions())
            action = rng.choice(position.steps())
            state.apply(action)
            position = position.after(action)
        assert position.seat == OVER
        assert position.steps() == []
        assert [int(held) for held in position.held] == state.caught
        taken = zip(state.caught, state.tiles, strict=True)
        assert position.held == tuple(Shoal(state.fish).held(*seat, 0) for seat in taken)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steps_are_judged_together_as_one_by_one(players: int) -> None:
    position = Position.of(laid(players))
    territory = Territory(position.shoal, len(position.penguins))
    while position.steps():
        together = territory.judged(position, position.steps())
        for number, step in enumerate(position.steps()):
            alone = territory.judged(position, [step])
            assert alone.everybodys(0) == together.everybodys(number)
            assert alone.own[0] == pytest.approx(together.everybodys(number)[position.seat])
            assert list(alone.certain) == [0] * (number in together.certain)
        position = position.after(position.steps()[0])


def test_it_cuts_the_rival_off() -> None:
    # Beside a1, seat 0 shuts seat 1 in and has the whole row to itself.
    assert best(set_up("a2 a3 a4 a5 a6", "a7", "a1")) == "a7-a2"


def test_it_takes_the_way_with_more_fish_in_all() -> None:
    # c1 has three fish and leads nowhere; a2 has one, as have the three tiles behind it.
    fork = set_up("c1 a2 a3 a4 a5", "b2", "h8", fish={"c1": 3})
    assert {str(action) for action in fork.legal_actions()} == {"b2-c1", "b2-a2"}
    assert str(Pingouins().insight(fork).greedy(Random(1))) == "b2-c1"
    assert best(fork) == "b2-a2"


def test_it_weighs_every_action_even_without_time() -> None:
    state = laid(3)
    assert set(weigh(state, nodes=0)) == set(state.legal_actions())


def test_it_leaves_the_view_alone() -> None:
    state = laid(2)
    before = state.clone()
    best(state, nodes=30)
    assert state == before


def test_same_iterations_same_weights() -> None:
    insight = Pingouins().insight(laid(4))
    once, again = (insight.weigh(Thinking(nodes=50), Random(seed)) for seed in (1, 2))
    assert once
    assert again
    assert once.weights == again.weights


def test_the_greedy_yardstick_goes_for_the_most_fish() -> None:
    state = set_up("a2 b1 b2", "a1", "h8", fish={"b1": 3, "a2": 2})
    assert all(Pingouins().insight(state).greedy(Random(seed)) == Move(0, 7) for seed in range(5))


def test_the_greedy_yardstick_does_not_always_choose_the_same_of_equals() -> None:
    state = laid(2)
    assert len({Pingouins().insight(state).greedy(Random(seed)) for seed in range(20)}) > 5
