"""Whole matches in a real window: every game, by tap only, by drag only, by keys only."""

from collections.abc import Callable, Sequence
from random import Random

import pytest

from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from tests.ui.games.hand import Hand
from tests.ui.games.hands import HANDS, PLAYED
from tests.ui.matches import PEOPLE, play_on
from tests.ui.robot import Robot

YOUNG = {"variant": "young", "rows": "4"}
MARCH = ({"variant": "classic"}, YOUNG, {"variant": "ice_slide"})
FINGERS = ("tap", "drag")
WAYS = (*FINGERS, "keys")


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    HANDS["march"].prepare(monkeypatch)


Case = tuple[str, int, str, dict[str, str]]
"""A game, the number of players, the way to play and the options."""

# Every way with some number of players and every number in some way, and every option in some way.
OF_PEOPLE: list[Case] = [
    *(("pingouins", players, way, {}) for players, way in zip((2, 3, 4), WAYS, strict=True)),
    *(("icetown", players, way, {}) for players, way in ((2, "keys"), (3, "tap"), (4, "drag"))),
    *(
        ("march", players, way, options)
        for players, way, options in zip((2, 3, 4), ("tap", "drag", "tap"), MARCH, strict=True)
    ),
    *(("party", 2, way, {}) for way in WAYS),
    ("march", 3, "keys", YOUNG),
]

AGAINST_BOTS: list[Case] = [
    ("pingouins", 4, "tap", {}),
    ("icetown", 3, "drag", {}),
    ("march", 3, "drag", YOUNG),
    ("party", 6, "tap", {}),
]


def with_the_others(chosen: list[Case], ways_of: Callable[[Hand], Sequence[str]]) -> list[Case]:
    """These, and for every game that is not among them: each number of players in each way."""
    seen = {game for game, *_ in chosen}
    others = [GAMES[game] for game in PLAYED if game not in seen]
    return chosen + [
        (game.id, players, way, {}) for game in others for players in game.seats for way in ways_of(HANDS[game.id])
    ]


def name(case: Case) -> str:
    return "-".join((*map(str, case[:-1]), *case[-1].values()))


def play_whole(robot: Robot, case: Case, *players: str) -> None:
    game, _, way, options = case
    robot.draws_every = 50
    robot.begin(game, players, **options)
    record = play_on(robot, way, Random(len(players)))
    assert record.is_over
    assert isinstance(record.match.log[-1], HANDS[game].last)


@pytest.mark.parametrize("case", with_the_others(OF_PEOPLE, lambda hand: hand.ways), ids=name)
def test_of_people(robot: Robot, case: Case) -> None:
    play_whole(robot, case, *PEOPLE[: case[1]])


@pytest.mark.parametrize(("players", "way"), list(zip((3, 4, 2), WAYS, strict=True)))
def test_of_pingouins_on_any_tile_until_all_have_been_placed(robot: Robot, players: int, way: str) -> None:
    """From there on it is a match like the others."""
    robot.begin("pingouins", PEOPLE[:players], placement="any")
    record = play_on(robot, way, Random(players), most=12)
    state = record.match.state
    assert isinstance(state, PingouinsState)
    assert not state.unplaced


@pytest.mark.parametrize("case", with_the_others(AGAINST_BOTS, lambda hand: hand.fingers), ids=name)
def test_of_one_person_against_bots(robot: Robot, quick_bots: None, case: Case) -> None:
    bots = ("chick", "junior", "adult", "chick", "junior")
    play_whole(robot, case, PEOPLE[0], *bots[: case[1] - 1])
