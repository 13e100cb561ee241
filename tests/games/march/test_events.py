"""What a screen is told of March, in the order to show it: events, as docs/architecture.md has them."""

import pytest

from penguins.core.events import MatchOver
from penguins.games.march.actions import MarchAction
from penguins.games.march.events import (
    Called,
    Carried,
    Looked,
    MarchEvent,
    MayLook,
    Passed,
    ReachedHome,
    ReachedOcean,
    Stepped,
    Stopped,
    TilesLaid,
    TilesSwapped,
    TurnedDown,
    TurnedUp,
    WeatherMoved,
)
from penguins.games.march.geometry import COLONY, ICE, OCEAN
from penguins.games.march.state import MarchState
from tests.games.march.positions import CALM, GAME, in_weather, play, position, straight

RED, BLUE, GREEN, YELLOW = range(4)
cell = ICE.cell


def told(state: MarchState, *texts: str) -> tuple[MarchEvent, ...]:
    """The events of the last of these actions."""
    before, action, after = last_step(state, *texts)
    return GAME.events(before, action, after)


def told_to(viewer: int | None, state: MarchState, *texts: str) -> tuple[MarchEvent, ...]:
    """The events of the last of these actions, as that seat (None: the table) sees them."""
    before, action, after = last_step(state, *texts)
    return GAME.events(before.seen_by(viewer), action, after.seen_by(viewer))


def last_step(state: MarchState, *texts: str) -> tuple[MarchState, MarchAction, MarchState]:
    *first, last = texts
    before = play(state, *first)
    return before, GAME.parse(last), play(before.clone(), last)


def test_tiles_are_laid_face_down() -> None:
    assert told(GAME.new(2), f"tiles:{straight(8)}") == (TilesLaid(8),)


def test_a_step_onto_another_colour() -> None:
    assert told(position(3), "red>a3") == (
        Stepped(RED, COLONY, cell("a3")),
        TurnedUp(cell("a3"), GREEN, eye=False),
        Stopped(RED, cell("a3"), "other_colour"),
    )


def test_a_step_onto_its_own_colour() -> None:
    assert told(position(3), "red>a1") == (
        Stepped(RED, COLONY, cell("a1")),
        TurnedUp(cell("a1"), RED, eye=False),
        Called(RED, cell("a1")),
    )


def test_a_step_onto_a_tile_that_is_up_already() -> None:
    assert told(position(3, blue="a3", face_up="a3"), "red>a3") == (
        Stepped(RED, COLONY, cell("a3")),
        Stopped(RED, cell("a3"), "other_colour"),
    )


def test_company_and_tiles_turned_down_when_the_movement_ends() -> None:
    state = position(4, red="a1", blue="b1", yellow="b1", face_up="a1 b1", **CALM)
    assert told(state, "red>b1", "red>c2") == (
        Stepped(RED, cell("b1"), cell("c2")),
        Carried((BLUE, YELLOW), cell("b1"), cell("c2")),
        TurnedUp(cell("c2"), BLUE, eye=False),
        Stopped(RED, cell("c2"), "other_colour"),
        TurnedDown((cell("a1"), cell("b1"))),
    )


def test_stopping_by_choice() -> None:
    assert told(position(3, **CALM), "red>a1", "red>b1", "stop") == (
        Stopped(RED, cell("b1"), "choice"),
        TurnedDown((cell("a1"),)),
    )


def test_bad_weather() -> None:
    assert told(position(3, red="a1", face_up="a1"), "red>b2") == (
        Stepped(RED, cell("a1"), cell("b2")),
        Stopped(RED, cell("b2"), "bad_weather"),
        TurnedDown((cell("a1"),)),
    )


def test_nice_weather() -> None:
    assert told(position(3, red="b4"), "red>c3") == (
        Stepped(RED, cell("b4"), cell("c3")),
        Called(RED, cell("c3")),
    )


def test_an_eye() -> None:
    assert told(position(3, red="d4"), "red>e4") == (
        Stepped(RED, cell("d4"), cell("e4")),
        TurnedUp(cell("e4"), YELLOW, eye=True),
        MayLook(0, cell("e4")),
    )


@pytest.mark.parametrize(("viewer", "colour", "eye"), [(0, RED, True), (1, None, None), (None, None, None)])
def test_a_look_is_told_to_all_and_what_was_there_to_the_one_who_looked(
    viewer: int | None, colour: int | None, eye: bool | None
) -> None:
    assert told_to(viewer, position(3, red="d4"), "red>e4", "peek:h1") == (
        Looked(0, cell("h1"), colour, eye),
        Stopped(RED, cell("e4"), "other_colour"),
    )


def test_a_look_under_a_tile_that_everyone_has_seen_is_no_secret() -> None:
    state = position(3, red="d4")
    state.seen_by_all = 1
    looked, _ = told_to(2, state, "red>e4", "peek:a1")
    assert looked == Looked(0, cell("a1"), RED, eye=False)


def test_no_look_on_its_own_colour() -> None:
    assert told(position(3, red="g1"), "red>h1", "peek:none") == (Called(RED, cell("h1")),)


def test_the_end_of_a_movement_after_a_look_turns_tiles_down() -> None:
    state = position(3, red="c3", face_up="c3", bad="", nice="d3")
    assert told(state, "red>d3", "red>e4", "peek:none") == (
        Stopped(RED, cell("e4"), "other_colour"),
        TurnedDown((cell("c3"),)),
    )


def test_the_ocean() -> None:
    state = position(4, red="g1", blue="h1", yellow="h1", face_up="g1", **CALM)
    assert told(state, "red>h1", "peek:none", "red>ocean") == (
        Stepped(RED, cell("h1"), OCEAN),
        Carried((BLUE, YELLOW), cell("h1"), OCEAN),
        ReachedOcean((RED, BLUE, YELLOW)),
        TurnedDown((cell("g1"), cell("h1"))),
    )


def test_home_but_not_over() -> None:
    assert told(position(red="a1 back", face_up="a1"), "red>colony") == (
        Stepped(RED, cell("a1"), COLONY),
        ReachedHome((RED,)),
        TurnedDown((cell("a1"),)),
    )


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_home_and_over(viewer: int | None) -> None:
    state = position(red="b1 back", green="home", yellow="a1 back", **CALM)
    assert told_to(viewer, state, "red>a1", "red>colony") == (
        Stepped(RED, cell("a1"), COLONY),
        Carried((YELLOW,), cell("a1"), COLONY),
        ReachedHome((RED, YELLOW)),
        TurnedDown((cell("a1"),)),
        MatchOver((36, 18), (0,)),
    )


def test_weather_moves() -> None:
    assert told(in_weather(), "weather:b2-c1") == (WeatherMoved("bad", cell("b2"), cell("c1")),)
    assert told(in_weather(blue="c4", face_up="c4"), "weather:c3-c4") == (
        WeatherMoved("nice", cell("c3"), cell("c4")),
        TurnedDown((cell("c4"),)),
    )


def test_tiles_are_swapped_and_none_turned() -> None:
    state = in_weather(variant="ice_slide", blue="c4", face_up="c4")
    assert told(state, "slide:c3-c4") == (TilesSwapped(cell("c3"), cell("c4")),)


def test_a_pass() -> None:
    state = in_weather(bad="c2", nice="")
    state.just_moved = cell("c2")
    assert told(state, "pass") == (Passed(0),)
