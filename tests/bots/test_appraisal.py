"""What holds for the appraisals of every game (docs/engine.md, Appraisal)."""

from random import Random
from threading import Timer

import pytest

from penguins.bots.appraisal import Appraisal, appraise, sharpened
from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR, LEVELS, Level
from penguins.bots.reasons import MOST_REASONS
from penguins.cli.bench.positions import decision
from penguins.core.game import AnyGame
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from tests.bots.toys import Guess, Pile, Say, begun
from tests.games.random_matches import random_action
from tests.games.variants import VARIANTS, Variant

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def appraised(game: AnyGame, players: int, level: Level = EMPEROR, nodes: int = 15) -> Appraisal:
    return appraise(game, decision(game, players), level, Random(1), Thinking(nodes=nodes))


@every_game
@pytest.mark.parametrize("level", LEVELS.values(), ids=str)
def test_it_tells_of_every_seat_and_every_action(game: AnyGame, level: Level) -> None:
    for players in game.seats:
        view = decision(game, players)
        found = appraised(game, players, level)
        assert found.seat == view.to_move
        assert len(found.chances) == players
        assert sum(found.chances) == pytest.approx(1)
        assert sum(verdict.weight for verdict in found.actions) == pytest.approx(1)
        assert {verdict.action for verdict in found.actions} == set(view.legal_actions())
        assert len(found.actions) == len(view.legal_actions())
        assert all(0 <= verdict.chance <= 1 for verdict in found.actions)
        assert all(len(verdict.reasons) <= MOST_REASONS for verdict in found.actions)


@every_game
def test_the_best_comes_first_and_is_what_the_emperor_plays(game: AnyGame) -> None:
    view = decision(game)
    found = appraised(game, view.players)
    chances = [verdict.chance for verdict in found.actions]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == found.chances[found.seat]
    assert found.actions[0].action == choose(game, view, EMPEROR, Random(1), Thinking(nodes=15))


@every_game
def test_it_leaves_the_view_alone_and_says_the_same_again(game: AnyGame) -> None:
    view = decision(game)
    before = view.clone()
    once, again = (appraise(game, view, EMPEROR, Random(3), Thinking(nodes=15)) for _ in range(2))
    assert once == again
    assert view == before


@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant.players == 3], ids=str)
def test_worlds_that_look_the_same_get_the_same_appraisal(variant: Variant) -> None:
    rng, decisions = Random(7), 0
    match = variant.start()
    while match.state.to_move != OVER and decisions < 25:
        seat = match.state.to_move
        decisions += seat != CHANCE
        if seat != CHANCE and decisions % 6 == 0:
            other = match.game.fill_blanks(match.state.seen_by(seat), rng)
            here, there = (
                appraise(match.game, world.seen_by(seat), EMPEROR, Random(2), Thinking(nodes=4))
                for world in (match.state, other)
            )
            assert here == there
        match.play(random_action(match, rng))
    assert decisions > 6


@every_game
def test_it_can_be_called_off_and_still_tells_all(game: AnyGame) -> None:
    view = decision(game)
    thinking = Thinking()
    Timer(0.02, thinking.cancel).start()
    assert len(appraise(game, view, EMPEROR, Random(1), thinking).actions) == len(view.legal_actions())
    called_off = Thinking()
    called_off.cancel()
    assert len(appraise(game, view, EMPEROR, Random(1), called_off).actions) == len(view.legal_actions())


def test_the_winning_move_is_told_from_the_others() -> None:
    found = appraise(Pile(), begun(Pile()), EMPEROR, Random(1), Thinking(nodes=2000))
    assert found.actions[0].action == Say("2")
    assert found.chances[0] > 0.9
    assert found.verdict(Say("1")).chance < found.chances[0] - 0.3


def test_a_chance_is_what_happens_as_often() -> None:
    state = Guess().new(2)
    state.apply(Say("heads"))
    found = appraise(Guess(), state.seen_by(0), EMPEROR, Random(1), Thinking(nodes=3000))
    assert found.chances[0] == pytest.approx(0.75, abs=0.03)
    assert found.verdict(Say("heads")).chance == pytest.approx(0.5, abs=0.1)


def test_only_one_action_is_appraised_too() -> None:
    pile = begun(Pile())
    for word in "3", "3", "3":
        pile.apply(Say(word))
    found = appraise(Pile(), pile, EMPEROR, Random(1), Thinking(nodes=20))
    assert found.chances[1] > 0.8
    assert [verdict.weight for verdict in found.actions] == [1.0]


def test_sharper_chances_keep_their_order_and_their_sum() -> None:
    assert sharpened([0.5, 0.25, 0.25], 1.0) == pytest.approx([0.5, 0.25, 0.25])
    assert sharpened([0.6, 0.4], 2.0) == pytest.approx([0.36 / 0.52, 0.16 / 0.52])
    assert sharpened([1.0, 0.0], 1.7) == [1.0, 0.0]
