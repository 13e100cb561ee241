"""docs/rules.md on March, the turn's second half: weather, variants, victory, scores, what players know."""

import pytest

from penguins.core.state import OVER
from penguins.games.march.geometry import HOME, rows_walked
from penguins.games.march.state import Phase
from tests.games.in_words import legal
from tests.games.march.positions import (
    CALM,
    cells,
    each,
    in_weather,
    movable_weather,
    names,
    place,
    play,
    position,
    spot,
    straight,
)


def test_after_the_movement_the_same_seat_moves_one_weather_tile_then_the_next_seat_plays() -> None:
    state = in_weather()
    assert (state.to_move, state.phase) == (0, Phase.WEATHER)
    play(state, "weather:b2-c1")
    assert (state.to_move, state.phase) == (1, Phase.STEP)
    assert names(state.bad) == "c1 d2 f2"
    assert names(state.nice) == "c3 e3 g3"


def test_seats_follow_each_other_around_the_table() -> None:
    state = position(3, red="h4", blue="h4", green="h4")
    for penguin, weather in (("red", "f2-f1"), ("blue", "d2-d1"), ("green", "f1-f2")):
        play(state, f"{penguin}>ocean", f"weather:{weather}")
    assert state.to_move == 0


def test_weather_must_move() -> None:
    assert all(choice.startswith("weather:") for choice in legal(in_weather()))


def test_weather_moves_to_one_of_the_8_tiles_around_it() -> None:
    assert legal(in_weather(bad="c2", nice="")) == each("weather:c2-", "b1 b2 b3 c1 c3 d1 d2 d3")
    assert legal(in_weather(bad="", nice="a1")) == each("weather:a1-", "a2 b1 b2")


def test_weather_moves_onto_penguins() -> None:
    assert "weather:b2-a2" in legal(in_weather(blue="a2", yellow="a2 back"))


def test_weather_does_not_move_onto_other_weather() -> None:
    state = in_weather(bad="a1 a2", nice="b1")
    free = each("weather:a1-", "b2") | each("weather:a2-", "a3 b2 b3") | each("weather:b1-", "b2 c1 c2")
    assert legal(state) == free


def test_not_the_one_that_the_player_before_has_just_moved() -> None:
    state = play(in_weather(), "weather:b2-c1", "blue>ocean")
    assert movable_weather(state) == "c3 d2 e3 f2 g3"


def test_the_one_moved_two_turns_ago_may_move() -> None:
    state = play(in_weather(), "weather:b2-c1", "blue>ocean", "weather:g3-g4", "green>ocean")
    assert movable_weather(state) == "c1 c3 d2 e3 f2"


def test_in_the_first_turn_any_may_move() -> None:
    assert movable_weather(in_weather()) == "b2 c3 d2 e3 f2 g3"


def test_pass_only_if_there_is_no_such_move() -> None:
    everywhere = " ".join(f"{row}{col}" for row in "abcdefgh" for col in "1234")
    state = in_weather(bad=everywhere, nice="")
    assert legal(state) == {"pass"}
    play(state, "pass")
    assert (state.to_move, state.phase) == (1, Phase.STEP)
    only_the_barred = in_weather(bad="c2", nice="")
    only_the_barred.just_moved = 9
    assert legal(only_the_barred) == {"pass"}


def test_after_a_pass_no_weather_counts_as_just_moved() -> None:
    state = in_weather(bad="c2", nice="")
    state.just_moved = 9
    play(state, "pass", "blue>ocean")
    assert len(legal(state)) == 8


@pytest.mark.parametrize("rows", range(4, 9))
def test_young_has_no_weather(rows: int) -> None:
    last = "abcdefgh"[rows - 1]
    state = position(3, "young", rows, red=f"{last}1")
    assert state.bad == state.nice == 0
    play(state, "red>ocean")
    assert (state.to_move, state.phase) == (1, Phase.STEP)


def test_ice_slide_lets_swap_two_neighbouring_tiles_of_a_row_instead() -> None:
    slides = {f"slide:{row}{col}-{row}{col + 1}" for row in "abcdefgh" for col in (1, 2, 3)}
    assert len(slides) == 24
    assert legal(in_weather(variant="ice_slide")) == legal(in_weather()) | slides
    state = play(in_weather(variant="ice_slide"), "slide:c1-c2")
    assert (state.to_move, state.phase) == (1, Phase.STEP)
    assert names(state.bad | state.nice) == "b2 c3 d2 e3 f2 g3"


def test_ice_slide_swaps_the_tiles_themselves() -> None:
    state = play(in_weather(variant="ice_slide"), "slide:e3-e4")
    swapped = straight(8).replace("rbgY", "rbYg")
    assert "".join(state.describe()["tiles"].values()) == swapped


def test_ice_slide_takes_all_that_is_on_them() -> None:
    state = in_weather(variant="ice_slide", blue="c2", yellow="c3 back", face_up="c2")
    play(state, "slide:c2-c3")
    assert place(state, "blue") == "c3"
    assert place(state, "yellow") == "c2 back"
    assert names(state.nice) == "c2 e3 g3"
    assert names(state.face_up) == "c3"
    assert names(state.seen_by_all) == "c3"


def test_bad_weather_slides_along_with_its_tile() -> None:
    state = play(in_weather(variant="ice_slide", blue="b2"), "slide:b2-b3")
    assert names(state.bad) == "b3 d2 f2"
    assert names(state.nice) == "c3 e3 g3"
    assert place(state, "blue") == "b3"
    assert play(in_weather(variant="ice_slide", bad="d2", nice="d3"), "slide:d2-d3").describe()["bad_weather"] == ["d3"]


def test_ice_slide_leaves_other_tiles_and_colony_and_ocean_alone() -> None:
    state = in_weather(variant="ice_slide", blue="colony", yellow="c1 back", green="b1", face_up="b1")
    play(state, "slide:a1-a2")
    assert [place(state, colour) for colour in ("red", "blue", "green", "yellow")] == [
        "ocean",
        "colony",
        "b1",
        "c1 back",
    ]
    assert names(state.face_up) == "b1"


def test_after_a_slide_no_weather_tile_counts_as_just_moved() -> None:
    state = play(in_weather(variant="ice_slide"), "weather:b2-c1", "blue>ocean", "slide:h1-h2", "green>ocean")
    assert movable_weather(state) == "c1 c3 d2 e3 f2 g3"


def test_the_first_to_bring_their_penguin_home_wins_at_once() -> None:
    state = play(position(3, red="a1 back"), "red>colony")
    assert state.to_move == OVER
    assert state.winners() == (0,)
    assert state.legal_actions() == ()


def test_two_players_must_bring_both_home() -> None:
    state = play(position(red="a1 back", green="a2 back"), "red>colony")
    assert state.to_move == 0
    assert state.winners() == ()
    play(state, "weather:b2-b1", "yellow>a1", "weather:c3-c4", "green>colony")
    assert state.to_move == OVER
    assert state.winners() == (0,)


def test_who_is_carried_home_wins_too() -> None:
    state = position(red="b1 back", blue="home", yellow="a1 back", **CALM)
    play(state, "red>a1", "red>colony")
    assert state.to_move == OVER
    assert state.winners() == (1,)


def test_if_one_arrival_completes_several_players_the_one_who_moved_wins() -> None:
    state = position(3, to_move=1, red="a2 back", blue="b2 back", green="a2 back", **CALM)
    play(state, "blue>a2", "blue>colony")
    assert [place(state, colour) for colour in ("red", "blue", "green")] == ["home"] * 3
    assert state.winners() == (1,)


def test_an_end_is_the_same_however_the_last_penguin_came_to_it() -> None:
    one_step = play(position(3, red="a1 back", face_up="a1", **CALM), "red>colony")
    called_on = play(position(3, red="b1 back", **CALM), "red>a1", "red>colony")
    assert one_step.describe() == called_on.describe()
    assert one_step == called_on


@pytest.mark.parametrize("rows", range(4, 9))
def test_scores_are_rows_walked(rows: int) -> None:
    outward = [rows_walked(spot(f"{row}2"), rows) for row in "abcdefgh"[:rows]]
    homeward = [rows_walked(spot(f"{row}2 back"), rows) for row in "abcdefgh"[:rows]]
    assert rows_walked(spot("colony"), rows) == 0
    assert outward == list(range(1, rows + 1))
    assert rows_walked(spot("ocean"), rows) == rows + 1
    assert homeward == list(range(2 * rows + 1, rows + 1, -1))
    assert rows_walked(HOME, rows) == 2 * rows + 2


def test_scores_add_up_the_penguins_of_a_seat() -> None:
    state = position(red="c1", green="ocean", blue="a1 back", yellow="home")
    assert state.scores() == (3 + 9, 17 + 18)


def test_a_player_knows_all_that_was_ever_face_up_and_their_own_looks() -> None:
    state = play(position(red="d4", **CALM), "red>e4", "peek:h1")
    assert state.known_to(0) == cells("e4 h1")
    assert state.known_to(1) == state.known_to(None) == cells("e4")


def test_what_a_player_knows_moves_along_with_a_swapped_tile() -> None:
    state = play(position(red="d4", variant="ice_slide"), "red>e4", "peek:h1", "slide:h1-h2")
    assert state.known_to(0) == cells("e4 h2")
    assert state.seen_by(0).describe()["tiles"]["h2"] == "R"
    play(state, "yellow>a1", "slide:a1-a2")
    assert state.known_to(1) == cells("e4 a2")
    assert state.seen_by(1).describe()["tiles"]["a2"] == "r"
