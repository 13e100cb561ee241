"""The Friend: strengths between the levels, and measuring somebody until it fits."""

from itertools import pairwise
from random import Random

import pytest

from penguins.bots.choose import choose, pick
from penguins.bots.friend import STRENGTHS, STRONGEST, WEAKEST, friend
from penguins.bots.levels import EMPEROR, LEVELS
from penguins.bots.measure import FIRST_GUESS, Meeting, measured
from penguins.cli.bench.friend import SETTLING, run
from penguins.cli.bench.positions import decision
from penguins.core.state import Action
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES


def test_at_the_strength_of_a_level_it_sees_as_much_as_the_level() -> None:
    for name, strength in STRENGTHS.items():
        level, like_it = LEVELS[name], friend(strength)
        assert like_it._replace(name=name, least=0.0) == level


def test_it_grows_steadily_between_them() -> None:
    friends = [friend(strength) for strength in range(WEAKEST, STRONGEST + 1)]
    for weaker, stronger in pairwise(friends):
        assert weaker.nodes <= stronger.nodes
        assert weaker.memory <= stronger.memory
        assert weaker.temperature >= stronger.temperature
        assert stronger.nodes - weaker.nodes < 100
    assert friends[0].nodes < friends[100].nodes < friends[-1].nodes == EMPEROR.nodes


def test_it_is_kept_within_what_there_is() -> None:
    assert friend(10_000) == friend(STRONGEST)
    assert friend(-10_000) == friend(WEAKEST)


class Weighed(Action):
    number: int


def test_what_it_knows_to_be_a_blunder_it_does_not_play() -> None:
    weights: dict[Action, float] = {Weighed(0): 100.0, Weighed(1): 60.0, Weighed(2): 10.0}
    for strength in (WEAKEST, 0, 100, 200):
        level = friend(strength)
        picked = {pick(weights, level.temperature, Random(seed), level.least) for seed in range(300)}
        assert Weighed(2) not in picked
    assert picked == {Weighed(0), Weighed(1)}


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pebbles"])
def test_the_same_seed_gives_the_same_answer(game: str) -> None:
    view, level = decision(GAMES[game]), friend(130)
    answers = {choose(GAMES[game], view, level, Random(5), Thinking(nodes=20)) for _ in range(3)}
    assert len(answers) == 1


# Measuring


def test_of_somebody_who_never_played_there_is_a_first_guess() -> None:
    assert abs(measured([], 1.0).strength - FIRST_GUESS) < 10
    assert measured([], 1.0).meetings == 0


def test_who_wins_is_stronger_and_who_loses_is_weaker() -> None:
    won, lost = measured([Meeting(100, 1.0)] * 3, 1.0), measured([Meeting(100, 0.0)] * 3, 1.0)
    assert lost.strength < FIRST_GUESS < 100 < won.strength
    assert won.doubt < measured([], 1.0).doubt


def test_what_is_new_counts_more_than_what_is_old() -> None:
    learned = [Meeting(100, 0.0)] * 20 + [Meeting(100, 1.0)] * 20
    assert measured(learned, 1.0).strength > 120
    assert measured(learned[::-1], 1.0).strength < 60


@pytest.mark.slow
@pytest.mark.parametrize(("skill", "steepness"), [(0, 0.6), (100, 2.0), (280, 1.2)])
def test_it_settles_on_somebody_within_twelve_matches(steepness: float, skill: int) -> None:
    """People who win by the odds of the model, many of them, so that luck evens out."""
    shares = []
    for seed in range(12):
        rng, meetings = Random(seed), list[Meeting]()
        for _ in range(SETTLING + 30):
            strength = measured(meetings, steepness).strength
            chance = 1 / (1 + 2.718281828 ** (-steepness * (skill - strength) / 100))
            meetings.append(Meeting(strength, float(rng.random() < chance)))
        shares += [meeting.result for meeting in meetings[SETTLING:]]
    assert 0.44 < sum(shares) / len(shares) < 0.56


@pytest.mark.slow
def test_our_own_levels_stand_in_for_people() -> None:
    """A quick one; `penguins bench friend` takes all games and levels, and more matches."""
    met = run(GAMES["party"], LEVELS["chick"], SETTLING + 8, part=0.1)
    assert 0.2 <= met.share() <= 0.8
    assert len(set(met.strengths)) > 5
