"""docs/rules.md on March, the turn's first half: steps, arrivals, eyes, company, what is face up."""

import pytest

from penguins.games.march.actions import LayTiles
from penguins.games.march.geometry import AT_SEA, COLONY, HOME, HOMEWARD, OCEAN, next_places
from penguins.games.march.state import Phase
from tests.games.in_words import legal
from tests.games.march.positions import CALM, cells, each, in_weather, names, place, play, position


def test_the_first_step_is_compulsory() -> None:
    for state in (position(), position(red="a1", green="ocean"), position(3, red="h1 back")):
        assert all(">" in choice for choice in legal(state))


def test_even_on_its_own_colour_a_penguin_must_take_the_first_step() -> None:
    state = position(3, red="a1", face_up="a1")
    assert "stop" not in legal(state)


def test_from_the_colony_any_tile_of_row_a() -> None:
    assert legal(position(3)) == {"red>a1", "red>a2", "red>a3", "red>a4"}


@pytest.mark.parametrize(("rows", "last"), [(8, "h"), (4, "d")])
def test_from_the_ocean_any_tile_of_the_last_row(rows: int, last: str) -> None:
    state = position(3, "young", rows, red="ocean")
    assert legal(state) == {f"red>{last}{col}" for col in "1234"}


@pytest.mark.parametrize("rows", range(4, 9))
@pytest.mark.parametrize("way", [0, HOMEWARD])
def test_from_a_tile_any_of_the_8_around_it_and_the_shore_it_is_bound_for(rows: int, way: int) -> None:
    for row in range(rows):
        for col in range(4):
            around = {
                4 * beside_row + beside_col
                for beside_row in range(rows)
                for beside_col in range(4)
                if max(abs(beside_row - row), abs(beside_col - col)) == 1
            }
            shore = {OCEAN} if row == rows - 1 and not way else {COLONY} if row == 0 and way else set()
            steps = next_places(4 * row + col | way, rows)
            assert len(steps) == len(set(steps))
            assert set(steps) == around | shore


def test_whoever_or_whatever_is_on_it() -> None:
    state = position(4, red="c2", blue="b1", green="b1 back", yellow="d1")
    assert legal(state) == each("red>", "b1 b2 b3 c1 c3 d1 d2 d3")


def test_from_the_last_row_outward_bound_the_ocean() -> None:
    assert "red>ocean" in legal(position(3, red="h3"))
    assert "red>ocean" not in legal(position(3, red="h3 back"))
    assert "red>ocean" not in legal(position(3, red="g3"))
    assert "red>ocean" in legal(position(3, "young", 4, red="d3"))


def test_from_row_a_homeward_bound_the_colony() -> None:
    assert "red>colony" in legal(position(3, red="a3 back"))
    assert "red>colony" not in legal(position(3, red="a3"))
    assert "red>colony" not in legal(position(3, red="b3 back"))


def test_ocean_ends_the_movement_and_turns_the_penguin_around() -> None:
    state = play(position(3, red="g1"), "red>h1", "peek:none", "red>ocean")
    assert state.phase is Phase.WEATHER
    assert state.to_move == 0
    assert place(state, "red") == "ocean"
    state = play(position(3, "young", red="h1"), "red>ocean")
    assert state.to_move == 1
    state.to_move = 0
    assert place(play(state, "red>h2"), "red") == "h2 back"


def test_colony_ends_the_movement() -> None:
    state = play(position(red="b1 back", **CALM), "red>a1", "red>colony")
    assert state.phase is Phase.WEATHER
    assert state.to_move == 0
    assert place(state, "red") == "home"


def test_a_penguin_that_is_home_stays_home() -> None:
    state = position(red="home", green="c1")
    assert all(choice.startswith("green>") for choice in legal(state))
    for rows in range(4, 9):
        assert next_places(HOME, rows) == ()
        assert len(next_places(AT_SEA, rows)) == 4


def test_bad_weather_stops_it_even_over_its_own_colour() -> None:
    state = play(position(3, red="c1", bad="d1"), "red>d1")
    assert state.phase is Phase.WEATHER
    assert state.face_up == 0
    assert state.seen_by_all == 0


def test_nice_weather_counts_as_its_own_colour_and_shows_nothing() -> None:
    state = play(position(3, red="c3", bad="", nice="d4"), "red>d4")
    assert legal(state) == each("red>", "c3 c4 d3 e3 e4") | {"stop"}
    assert state.face_up == 0
    assert state.seen_by_all == 0
    assert place(play(state, "red>e4", "peek:none"), "red") == "e4"


def test_on_a_bare_tile_the_tile_is_turned_up() -> None:
    state = play(position(3), "red>a3")
    assert names(state.face_up) == names(state.seen_by_all) == "a3"


def test_another_colour_ends_the_movement() -> None:
    assert play(position(3), "red>a3").phase is Phase.WEATHER
    assert play(position(3, "young"), "red>a3").to_move == 1


def test_its_own_colour_lets_it_go_on_or_stop() -> None:
    state = play(position(3), "red>a1")
    assert state.to_move == 0
    assert legal(state) == {"red>a2", "red>b1", "red>b2", "stop"}
    assert play(state.clone(), "stop").phase is Phase.WEATHER
    assert place(play(state, "red>b1", "red>c1", "stop"), "red") == "c1"


def test_colours_are_those_of_the_penguin_and_not_of_the_player() -> None:
    """Seat 0 leads red and green."""
    assert play(position(), "red>a3").phase is Phase.WEATHER
    assert play(position(), "green>a3").phase is Phase.GO_ON


def test_once_a_step_is_taken_the_movement_goes_on_with_that_penguin_only() -> None:
    state = play(position(red="a1", green="a3", **CALM), "red>b1")
    assert not any(choice.startswith("green") for choice in legal(state))


def test_between_movements_nobody_is_moving() -> None:
    state = play(position(3), "red>a1")
    assert state.describe()["moving"] == "red"
    assert play(state, "stop").describe()["moving"] is None


def test_an_eye_lets_the_player_look_under_any_tile_that_is_face_down() -> None:
    state = play(position(3, red="d4", blue="a1", face_up="a1"), "red>e4")
    down = {f"{row}{col}" for row in "abcdefgh" for col in "1234"} - {"a1", "e4"}
    assert legal(state) == {f"peek:{cell}" for cell in down} | {"peek:none"}
    assert names(state.bad | state.nice) == "b2 c3 d2 e3 f2 g3"  # face down under the weather


def test_a_tile_that_is_down_under_a_penguin_can_be_looked_under() -> None:
    state = play(position(3, red="d4", blue="a1"), "red>e4")
    assert "peek:a1" in legal(state)


def test_tiles_left_on_the_way_are_not_face_down_yet() -> None:
    state = play(position(3, red="f1", **CALM), "red>g1", "red>h1")
    assert "peek:g1" not in legal(state)


def test_looks_stay_on_the_ice_of_a_short_way() -> None:
    state = play(position(3, "young", 4), "red>a4")
    assert legal(state) == {f"peek:{row}{col}" for row in "abcd" for col in "1234"} - {"peek:a4"} | {"peek:none"}


def test_the_look_is_only_for_the_player_who_moved() -> None:
    state = play(position(3, red="d4"), "red>e4", "peek:h1")
    assert [names(board) for board in state.looked] == ["h1", "", ""]
    assert names(state.seen_by_all) == "e4"


def test_nobody_has_to_look() -> None:
    state = play(position(3, red="d4"), "red>e4", "peek:none")
    assert state.looked == (0, 0, 0)


def test_after_the_look_another_colour_ends_the_movement() -> None:
    assert play(position(3, red="d4"), "red>e4", "peek:h1").phase is Phase.WEATHER


def test_after_the_look_its_own_colour_lets_it_go_on_or_stop() -> None:
    state = play(position(3, red="g1"), "red>h1", "peek:none")
    assert legal(state) == {"red>g1", "red>g2", "red>h2", "red>ocean", "stop"}


def test_an_eye_that_is_face_up_already_lets_look_as_well() -> None:
    state = play(position(3, red="d4", blue="e4", face_up="e4"), "red>e4")
    assert state.phase is Phase.LOOK


@pytest.mark.parametrize(("bad", "nice"), [("e4", ""), ("", "e4")])
def test_an_eye_under_the_weather_lets_nobody_look(bad: str, nice: str) -> None:
    assert play(position(3, red="d4", bad=bad, nice=nice), "red>e4").phase is not Phase.LOOK


TO_AND_FRO = ("red>h1", "peek:none", "red>g1", "red>h1")
"""From a red tile to the red eye, and once more."""


def test_each_eye_gives_one_look_a_turn_coming_back_gives_none() -> None:
    state = play(position(3, red="g1", **CALM), *TO_AND_FRO)
    assert legal(state) == {"red>g1", "red>g2", "red>h2", "red>ocean", "stop"}
    assert names(state.eyes_used) == "h1"


def test_it_gives_none_however_often_one_comes_back() -> None:
    state = play(position(3, red="g1", **CALM), *TO_AND_FRO, *("red>g1", "red>h1") * 10)
    assert state.phase is Phase.GO_ON


def test_another_eye_of_the_same_movement_gives_its_own() -> None:
    state = play(position(3, red="g1", **CALM), *TO_AND_FRO, "red>g2")
    assert state.phase is Phase.LOOK
    assert names(state.eyes_used) == "g2 h1"


def test_in_the_next_turn_it_gives_a_look_again() -> None:
    state = play(position(3, "young", red="g1"), *TO_AND_FRO, "red>g1", "stop")
    assert state.eyes_used == 0
    assert play(state, "blue>a1", "green>a1", "red>h1").phase is Phase.LOOK


@pytest.mark.parametrize("last", ["stop", "red>ocean", "red>h2"])
def test_however_the_movement_ends_every_eye_may_be_used_again(last: str) -> None:
    assert play(position(3, red="g1", **CALM), *TO_AND_FRO, last).eyes_used == 0


def test_also_at_the_end_of_the_match() -> None:
    state = position(3, "young", 4, red="b1 back")
    state.apply(LayTiles("Rbgy" + "rBgy" + "rbGy" + "rbgY"))
    state.to_move = 0
    assert play(state, "red>a1", "peek:none", "red>colony").eyes_used == 0


def test_by_the_first_rules_an_eye_gave_a_look_each_time() -> None:
    state = position(3, red="g1", **CALM)
    state.rules = 1
    play(state, *TO_AND_FRO, "peek:a1", "red>g1", "red>h1")
    assert state.phase is Phase.LOOK
    assert state.eyes_used == 0


def test_going_on_takes_along_every_other_penguin_there_bound_the_same_way() -> None:
    state = position(4, red="a1", blue="b1", green="b1", yellow="b1 back", **CALM)
    play(state, "red>b1", "red>c2")
    assert [place(state, colour) for colour in ("red", "blue", "green", "yellow")] == [
        "c2",
        "c2",
        "c2",
        "b1 back",
    ]


def test_homeward_bound_penguins_take_along_homeward_bound_ones() -> None:
    state = position(4, red="c1 back", blue="b1 back", green="b1", **CALM)
    play(state, "red>b1", "red>a2")
    assert [place(state, colour) for colour in ("red", "blue", "green")] == ["a2 back", "a2 back", "b1"]


def test_company_from_nice_weather_too() -> None:
    state = play(position(3, red="a2", blue="b3", bad="", nice="b3"), "red>b3", "red>c3")
    assert place(state, "blue") == "c3"


def test_company_goes_on_for_as_long_as_the_penguin_goes_on() -> None:
    state = play(position(3, blue="b1", **CALM), "red>a1", "red>b1", "red>c1", "red>d1", "red>e2")
    assert place(state, "red") == place(state, "blue") == "e2"


def test_all_or_none_nobody_can_be_left_out() -> None:
    """Going on is one choice per place: it takes all. Stopping takes none."""
    state = play(position(4, blue="a1", green="a1", **CALM), "red>a1")
    assert legal(state) == {"red>a2", "red>b1", "red>b2", "stop"}
    play(state, "stop")
    assert place(state, "blue") == place(state, "green") == "a1"


def test_company_arrives_in_the_ocean() -> None:
    state = play(position(3, red="g1", blue="h1", **CALM), "red>h1", "peek:none", "red>ocean")
    assert place(state, "red") == place(state, "blue") == "ocean"
    assert state.scores() == (9, 9, 0)


def test_company_arrives_in_the_colony() -> None:
    state = position(red="b1 back", yellow="a1 back", **CALM)
    play(state, "red>a1", "red>colony")
    assert place(state, "red") == place(state, "yellow") == "home"
    assert state.winners() == ()


def test_the_first_step_of_a_turn_takes_nobody() -> None:
    state = play(position(3, red="a1", blue="a1", face_up="a1", **CALM), "red>b1")
    assert place(state, "blue") == "a1"
    state = play(position(3, red="a3", blue="a3", bad="", nice="a3"), "red>b3")
    assert place(state, "blue") == "a3"


def test_penguins_in_colony_and_ocean_are_not_taken_along() -> None:
    state = play(position(4), "red>a1", "red>b1")
    assert place(state, "blue") == "colony"
    state = play(position(4, red="ocean", blue="ocean", **CALM), "red>h1", "peek:none", "red>g1")
    assert place(state, "blue") == "ocean"


def test_during_the_movement_tiles_stay_up() -> None:
    state = play(position(3, **CALM), "red>a1", "red>b1")
    assert names(state.face_up) == "a1 b1"


def test_when_the_movement_ends_tiles_with_no_penguin_are_turned_down() -> None:
    state = play(position(3, blue="c2", face_up="c2", **CALM), "red>a1", "red>b1", "red>c1")
    assert names(play(state, "stop").face_up) == "c1 c2"
    assert names(state.seen_by_all) == "a1 b1 c1 c2"


def test_a_tile_that_the_penguin_left_is_turned_down() -> None:
    assert names(play(position(3, red="a3", face_up="a3", **CALM), "red>b2").face_up) == "b2"
    assert names(play(position(3, red="h3", face_up="h3", **CALM), "red>ocean").face_up) == ""


def test_a_tile_that_others_still_stand_on_stays_up() -> None:
    state = play(position(3, red="a3", blue="a3", face_up="a3", **CALM), "red>b2")
    assert names(state.face_up) == "a3 b2"


def test_tiles_are_turned_down_at_the_end_of_the_match_too() -> None:
    state = play(position(3, red="b1 back", **CALM), "red>a1", "red>colony")
    assert state.face_up == 0


def test_weather_moving_onto_a_tile_turns_it_down() -> None:
    state = in_weather(blue="a2", face_up="a2")
    assert names(state.face_up) == "a2"
    assert play(state, "weather:b2-a2").face_up == 0


def test_when_weather_leaves_the_tile_stays_down_even_under_a_penguin() -> None:
    state = play(in_weather(yellow="a2", face_up="a2"), "weather:b2-a2")
    play(state, "blue>ocean", "weather:c3-c4", "green>ocean", "weather:a2-b2")
    assert place(state, "yellow") == "a2"
    assert state.face_up == 0


def test_who_arrives_there_later_turns_it_up() -> None:
    state = play(position(3, red="b3", blue="a3", **CALM), "red>a3")
    assert names(state.face_up) == "a3"


def test_everyone_has_seen_what_was_face_up() -> None:
    state = play(position(3, **CALM), "red>a1", "red>b2")
    assert all(state.known_to(seat) == cells("a1 b2") for seat in (None, 0, 1, 2))
