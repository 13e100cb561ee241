"""Who may sit where."""

import json

import pytest

from penguins.games.registry import GAMES
from penguins.session.setup import LONGEST_NAME, BadSetUp, Seat, SetUp
from tests.session.table import set_up

LEA, TOM = Seat("Léa", "red"), Seat("Tom", "blue", "chick")


def reason(*seats: Seat, game: str = "pingouins", **options: str) -> str:
    with pytest.raises(BadSetUp) as refusal:
        SetUp.check(GAMES[game], seats, options)
    return refusal.value.reason


def test_a_good_set_up_gets_all_its_options() -> None:
    setup = SetUp.check(GAMES["pingouins"], [LEA, TOM], {})
    assert setup.options == {"placement": "one_fish"}
    assert setup.humans == (0,)


def test_the_game_decides_how_many_sit_down() -> None:
    assert reason(LEA) == "seats"
    assert reason(*[LEA] * 5) == "seats"


@pytest.mark.parametrize("name", ["", " ", " Léa", "Léa ", "L\néa", "x" * (LONGEST_NAME + 1), "\ud800", "\x00"])
def test_a_name_is_a_short_line(name: str) -> None:
    assert reason(LEA, Seat(name, "blue")) == "name"


def test_two_people_have_two_names_and_bots_do_not_care() -> None:
    assert reason(LEA, Seat("LÉA", "blue")) == "name_twice"
    SetUp.check(GAMES["pingouins"], [LEA, Seat("Léa", "blue", "chick")], {})


def test_colours_are_ours_and_different() -> None:
    assert reason(LEA, Seat("Tom", "grey")) == "colour"
    assert reason(LEA, Seat("Tom", "red")) == "colour_twice"


def test_a_player_is_a_person_or_a_level() -> None:
    assert reason(LEA, Seat("Tom", "blue", "grandmaster")) == "player"


def test_options_are_the_games_own() -> None:
    assert reason(LEA, TOM, speed="3") == "option"
    assert reason(LEA, TOM, placement="nowhere") == "choice"


@pytest.mark.parametrize("game", GAMES)
def test_plain_values_bring_it_back(game: str) -> None:
    setup = set_up(game, "human", "adult")
    assert SetUp.from_plain(GAMES[game], json.loads(json.dumps(setup.to_plain()))) == setup


SEATS = [{"name": "Léa", "colour": "red", "player": "human"}, {"name": "Tom", "colour": "blue", "player": "chick"}]


@pytest.mark.parametrize(
    "plain",
    [
        None,
        7,
        "seats",
        [],
        {},
        {"seats": SEATS},
        {"seats": None, "options": {}},
        {"seats": [1, 2], "options": {}},
        {"seats": ["ab", "cd"], "options": {}},
        {"seats": SEATS, "options": [1]},
        {"seats": SEATS, "options": "x"},
        {"seats": SEATS, "options": {"placement": 1}},
        {"seats": [{**SEATS[0], "name": 5}, SEATS[1]], "options": {}},
        {"seats": [{**SEATS[0], "colour": ["red"]}, SEATS[1]], "options": {}},
        {"seats": [{"name": "Léa"}, SEATS[1]], "options": {}},
    ],
)
def test_plain_values_of_the_wrong_kind_are_refused(plain: object) -> None:
    with pytest.raises(BadSetUp) as refusal:
        SetUp.from_plain(GAMES["pingouins"], plain)
    assert refusal.value.reason == "shape"
