"""docs/rules.md on March, the first lines: grid, tiles, penguins, weather, notation, options."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from penguins.core.game import BadSeats, NotAnAction
from penguins.core.options import BadChoice
from penguins.core.state import CHANCE
from penguins.games.march.actions import LayTiles, MarchAction, MoveWeather, Pass, Peek, Slide, Stop, Walk
from penguins.games.march.geometry import COLONY, OCEAN, PENGUINS
from penguins.games.march.tiles import is_layout, random_layout
from tests.games.in_words import legal
from tests.games.march.positions import GAME, in_weather, names, place, play, position, straight

STRAIGHT = straight(8)
STRAIGHT_SHORT = straight(4)


@pytest.mark.parametrize("rows", range(4, 9))
def test_the_grid_has_rows_from_a_and_four_columns(rows: int) -> None:
    state = GAME.new(2, {"variant": "young", "rows": str(rows)})
    state.apply(state.sample_chance(Random(1)))
    assert list(state.describe()["tiles"]) == [f"{row}{col}" for row in "abcdefgh"[:rows] for col in "1234"]


def test_row_a_is_by_the_colony_and_row_h_by_the_ocean() -> None:
    assert "red>colony" in legal(position(red="a1 back"))
    assert "red>ocean" in legal(position(red="h1"))


@pytest.mark.parametrize("rows", range(4, 9))
def test_each_row_hides_each_colour_once(rows: int) -> None:
    for seed in range(20):
        letters = random_layout(rows, Random(seed)).lower()
        assert len(letters) == 4 * rows
        assert all(sorted(letters[start : start + 4]) == ["b", "g", "r", "y"] for start in range(0, 4 * rows, 4))


@pytest.mark.parametrize("rows", range(4, 9))
def test_four_tiles_carry_an_eye_one_of_each_colour_in_four_different_rows(rows: int) -> None:
    for seed in range(20):
        letters = random_layout(rows, Random(seed))
        eyes = [(cell // 4, letter) for cell, letter in enumerate(letters) if letter.isupper()]
        assert sorted(letter for _, letter in eyes) == ["B", "G", "R", "Y"]
        assert len({row for row, _ in eyes}) == 4


def test_colours_and_eyes_are_at_random() -> None:
    rng = Random(3)
    layouts = [random_layout(4, rng) for _ in range(4_800)]
    first_rows = Counter(letters[:4].lower() for letters in layouts)
    rows_of_eyes = Counter(tuple(letters.index(eye) // 4 for eye in "RBGY") for letters in layouts)
    for counted in (first_rows, rows_of_eyes):
        assert len(counted) == 24
        assert all(140 <= times <= 265 for times in counted.values())  # 200 expected, 14 is the deviation


@pytest.mark.parametrize(
    ("rows", "letters"),
    [
        (8, STRAIGHT[:-4]),  # a row is missing
        (8, STRAIGHT + "rbgy"),  # a row too many
        (8, STRAIGHT_SHORT),
        (4, STRAIGHT),
        (4, STRAIGHT_SHORT[:-1]),
        (4, STRAIGHT_SHORT + "r"),
        (4, "rrgY" + STRAIGHT_SHORT[4:]),  # a colour twice in a row
        (4, "rbgx" + STRAIGHT_SHORT[4:]),
        (4, "rRgY" + STRAIGHT_SHORT[4:]),
        (4, "rbgy" + STRAIGHT_SHORT[4:]),  # an eye is missing
        (4, "rBgY" + STRAIGHT_SHORT[4:]),  # five eyes
        (4, "rbGy" + STRAIGHT_SHORT[4:]),  # two green eyes, no yellow one
        (8, "RBgy" + "rbgy" * 5 + "rbGy" + "rbgY"),  # two eyes in one row
        (4, ""),
    ],
)
def test_no_other_tiles_can_be_laid(rows: int, letters: str) -> None:
    state = GAME.new(2, {"variant": "young", "rows": str(rows)})
    assert not state.allows(LayTiles(letters))
    assert not is_layout(letters, rows)


def test_tiles_come_first_and_only_tiles() -> None:
    state = GAME.new(2)
    assert state.to_move == CHANCE
    assert state.legal_actions() == ()
    others = (Walk(0, 0), Stop(), Peek(None), Peek(0), MoveWeather(5, 6), Slide(0, 1), Pass())
    assert not any(state.allows(action) for action in others)
    assert state.allows(LayTiles(STRAIGHT))
    play(state, f"tiles:{STRAIGHT}")
    assert state.to_move == 0
    assert not state.allows(LayTiles(STRAIGHT))


def test_four_players_lead_one_penguin_each() -> None:
    state = position(4)
    for seat, colour in enumerate(PENGUINS):
        state.to_move = seat
        assert legal(state) == {f"{colour}>a{col}" for col in "1234"}


def test_three_players_lead_red_blue_and_green() -> None:
    state = position(3)
    assert list(state.describe()["penguins"]) == ["red", "blue", "green"]
    for seat, colour in enumerate(("red", "blue", "green")):
        state.to_move = seat
        assert legal(state) == {f"{colour}>a{col}" for col in "1234"}


@pytest.mark.parametrize(
    ("players", "penguins", "leads"),
    [
        (4, "rbgy", [["red"], ["blue"], ["green"], ["yellow"]]),
        (4, "ygbr", [["yellow"], ["green"], ["blue"], ["red"]]),
        (3, "rbgy", [["red"], ["blue"], ["green"]]),
        (3, "ygbr", [["yellow"], ["green"], ["blue"]]),
        (2, "rbgy", [["red", "green"], ["blue", "yellow"]]),
        (2, "ygbr", [["yellow", "blue"], ["green", "red"]]),
    ],
)
def test_each_player_leads_the_penguins_of_their_letters(players: int, penguins: str, leads: list[list[str]]) -> None:
    state = play(GAME.new(players, {"penguins": penguins}), f"tiles:{STRAIGHT}")
    assert state.describe()["leads"] == leads
    assert set(state.describe()["penguins"]) == {colour for team in leads for colour in team}
    for seat, team in enumerate(leads):
        state.to_move = seat
        assert legal(state) == {f"{colour}>a{col}" for colour in team for col in "1234"}


def test_without_a_choice_the_penguins_are_red_blue_green_yellow() -> None:
    assert all(GAME.new(players) == GAME.new(players, {"penguins": "rbgy"}) for players in GAME.seats)


@pytest.mark.parametrize("penguins", ["", "rbg", "rrgy", "rbgyr", "RBGY", "rbgv", "red", "r b g y"])
def test_penguins_are_four_letters_each_once(penguins: str) -> None:
    with pytest.raises(BadChoice):
        GAME.new(3, {"penguins": penguins})


@pytest.mark.parametrize(
    ("colours", "penguins"),
    [
        (("red", "blue"), "rbgy"),
        (("blue", "red"), "bryg"),
        (("yellow", "red"), "yrbg"),
        (("red", "green"), "rgby"),
        (("green", "red"), "gryb"),
        (("blue", "yellow"), "byrg"),
        (("yellow", "green", "red"), "ygrb"),
        (("yellow", "green", "red", "blue"), "ygrb"),
    ],
)
def test_the_colours_of_the_seats_decide_who_leads_which(colours: tuple[str, ...], penguins: str) -> None:
    assert GAME.options_from(colours) == {"penguins": penguins}


@pytest.mark.parametrize("players", GAME.seats)
def test_whoever_sits_where_a_colour_leads_the_same_penguins(players: int) -> None:
    """So everybody has the same penguins in a rematch, though another starts."""
    for colours in permutations(PENGUINS, players):
        leads = GAME.new(players, GAME.options_from(colours)).describe()["leads"]
        assert [team[0] for team in leads] == list(colours)
        turned = GAME.new(players, GAME.options_from([*colours[1:], colours[0]])).describe()["leads"]
        assert turned == [*leads[1:], leads[0]]


def test_two_players_lead_two_each_and_move_one_of_them_as_they_like() -> None:
    assert legal(position(to_move=0)) == {f"{colour}>a{col}" for colour in ("red", "green") for col in "1234"}
    assert legal(position(to_move=1)) == {f"{colour}>a{col}" for colour in ("blue", "yellow") for col in "1234"}


@pytest.mark.parametrize("variant", ["classic", "ice_slide"])
def test_bad_weather_starts_on_b2_d2_f2_and_nice_weather_on_c3_e3_g3(variant: str) -> None:
    state = position(variant=variant)
    assert names(state.bad) == "b2 d2 f2"
    assert names(state.nice) == "c3 e3 g3"


def test_everybody_starts_in_the_colony_and_seat_0_begins() -> None:
    state = position(3)
    assert state.to_move == 0
    assert {place(state, colour) for colour in ("red", "blue", "green")} == {"colony"}
    assert state.scores() == (0, 0, 0)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_it_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(BadSeats):
        GAME.new(players)


@pytest.mark.parametrize(
    "options",
    [
        {"rows": "4"},
        {"variant": "classic", "rows": "7"},
        {"variant": "young", "rows": "3"},
        {"variant": "fog"},
    ],
)
def test_fewer_rows_are_for_the_young_variant_only(options: dict[str, str]) -> None:
    with pytest.raises(BadChoice):
        GAME.new(2, options)


NOTATION = [
    (f"tiles:{STRAIGHT}", LayTiles(STRAIGHT)),
    (f"tiles:{STRAIGHT_SHORT}", LayTiles(STRAIGHT_SHORT)),
    ("red>a1", Walk(0, 0)),
    ("yellow>h4", Walk(3, 31)),
    ("red>ocean", Walk(0, OCEAN)),
    ("red>colony", Walk(0, COLONY)),
    ("stop", Stop()),
    ("peek:c2", Peek(9)),
    ("peek:none", Peek(None)),
    ("weather:b2-c1", MoveWeather(5, 8)),
    ("slide:c1-c2", Slide(8, 9)),
    ("pass", Pass()),
]


@pytest.mark.parametrize(("text", "action"), NOTATION)
def test_notation(text: str, action: MarchAction) -> None:
    assert str(action) == text
    assert GAME.parse(text) == action
    assert type(GAME.parse(text)) is type(action)


NOT_STEPS = "red>a0 red>a5 red>i1 red>a01 red>a1. Red>a1 pink>a1 red>home red> >a1 red-a1 red>b2>c3"
NOT_OTHERS = """stop: Stop pass:1 peek peek: peek:None peek:c5 peek:ocean weather:b2 weather:b2-ocean
    weather:b2-c1-d1 slide:c1 slide:c1-c5 tiles: tiles:rbg tiles:rbgy tiles:rbgyx"""
NOT_WORDS = [f"tiles:{STRAIGHT}rbgy", f"tiles:{STRAIGHT[1:]}", "tiles:" + "rbgy" * 100_000]
NOT_WORDS += ["", " red>a1", "red>a1\n", "red>a\N{ARABIC-INDIC DIGIT ONE}"]


@pytest.mark.parametrize(
    "text",
    NOT_STEPS.split() + NOT_OTHERS.split() + NOT_WORDS,
)
def test_what_is_written_otherwise_is_no_action(text: str) -> None:
    with pytest.raises(NotAnAction):
        GAME.parse(text)


def test_actions_are_equal_only_if_their_texts_are() -> None:
    actions = [LayTiles("stop"), LayTiles("pass"), Stop(), Pass(), Peek(None)]
    actions += [Peek(cell) for cell in range(32)]
    actions += [Walk(penguin, target) for penguin in range(4) for target in range(34)]
    actions += [kind(first, second) for kind in (MoveWeather, Slide) for first in range(32) for second in range(32)]
    assert len(set(actions)) == len(set(map(str, actions))) == len(actions)


def test_a_slide_is_written_with_the_lower_column_first() -> None:
    choices = legal(in_weather(variant="ice_slide"))
    assert "slide:c1-c2" in choices
    assert "slide:c2-c1" not in choices
