"""What the road says is so, in every position and wherever a finger may touch."""

from typing import TypeVar

import pytest

from penguins.games.march.actions import PASS, STOP, MoveWeather, Peek, Slide, Walk
from penguins.games.march.game import March
from penguins.games.march.geometry import AT_SEA, COLONY, COLUMNS, HOME, HOMEWARD, ICE, OCEAN, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.ui.games.march import words
from penguins.ui.games.march.choices import Pick, RoadChoices, companions, place_of
from tests.ui.games.claims import Claims, check, decisions

Kind = TypeVar("Kind", Walk, Peek, MoveWeather, Slide)


def of_kind(view: MarchState, kind: type[Kind]) -> list[Kind]:
    return [action for action in view.legal_actions() if isinstance(action, kind)]


def row_of(place: int) -> int:
    return place // COLUMNS


def weather_at(view: MarchState, place: int) -> int:
    return (view.bad | view.nice) >> place & 1


def is_beside(one: int, other: int) -> bool:
    return other in ICE.neighbours[one]


def spot(view: MarchState, pick: Pick) -> int:
    return view.spots[pick.number]


def is_ice(view: MarchState, place: int) -> bool:
    return row_of(place) < view.rows


def tiles(slide: Slide) -> tuple[int, int]:
    return slide.left, slide.right


def drifts(view: MarchState, pick: Pick) -> bool:
    return any(action.origin == pick.number for action in of_kind(view, MoveWeather))


def can_choose_another(view: MarchState, place: int) -> bool:
    return any(action.origin != place for action in of_kind(view, MoveWeather))


PROMPTS: Claims = {
    "Choose one of your penguins.": lambda view, _: len({walk.penguin for walk in of_kind(view, Walk)}) > 1,
    "Step onto a glowing tile.": lambda view, _: view.phase is Phase.STEP and of_kind(view, Walk),
    "Your colour! Walk on, or stop.": lambda view, _: STOP in view.legal_actions() and of_kind(view, Walk),
    "Your colour! Walk on together, or stop.": lambda view, _: (
        STOP in view.legal_actions() and companions(view, view.moving)
    ),
    "An eye! Which tile will you peek under?": lambda view, _: of_kind(view, Peek),
    "Now move a sun or a storm.": lambda view, _: of_kind(view, MoveWeather) and not of_kind(view, Slide),
    "Move a sun or a storm, or swap two tiles side by side.": lambda view, _: (
        of_kind(view, MoveWeather) and of_kind(view, Slide)
    ),
    "Move the storm to a glowing tile.": lambda view, pick: view.bad >> pick.number & 1 and drifts(view, pick),
    "Move the sun to a glowing tile.": lambda view, pick: view.nice >> pick.number & 1 and drifts(view, pick),
    "Swap it with a glowing tile.": lambda view, pick: any(
        pick.number in (slide.left, slide.right) for slide in of_kind(view, Slide)
    ),
    "No sun or storm can move this time.": lambda view, _: list(view.legal_actions()) == [PASS],
}
NOT_THERE: Claims = {
    "The player before you moved this one. Choose another.": lambda view, pick, _: (
        pick.number == view.just_moved and can_choose_another(view, pick.number)
    ),
    "Choose a tile that is face down.": lambda view, _, place: (
        of_kind(view, Peek) and (not is_ice(view, place) or view.face_up >> place & 1)
    ),
    "Swap it with the tile on its left or right.": lambda _, pick, place: (
        not (row_of(pick.number) == row_of(place) and is_beside(pick.number, place))
    ),
    "There is already weather there.": lambda view, _, place: weather_at(view, place),
    "Weather moves to a tile next to it.": lambda view, pick, place: (
        not is_ice(view, place) or not is_beside(pick.number, place)
    ),
    "From the colony, you start on the first row.": lambda view, pick, place: (
        spot(view, pick) == COLONY and place not in range(COLUMNS)
    ),
    "From the ocean, you start on the last row.": lambda view, pick, place: (
        spot(view, pick) == AT_SEA and (not is_ice(view, place) or row_of(place) != view.rows - 1)
    ),
    "First it must eat: the ocean is the other way.": lambda view, pick, place: (
        place == COLONY and not spot(view, pick) & HOMEWARD
    ),
    "It has eaten already: the colony is the other way.": lambda view, pick, place: (
        place == OCEAN and spot(view, pick) & HOMEWARD
    ),
    "Too far: one row at a time.": lambda view, pick, place: (
        place in (COLONY, OCEAN) and row_of(place_of(view, pick)) != (0 if place == COLONY else view.rows - 1)
    ),
    "One step at a time, to a tile next to it.": lambda view, pick, place: not is_beside(place_of(view, pick), place),
}
NO_PICK: Claims = {
    "Choose one of your penguins first.": lambda view, _, penguin: penguin is None and of_kind(view, Walk),
    "That is someone else’s penguin. Choose your own.": lambda view, _, penguin: (
        penguin not in view.leads[view.to_move] and of_kind(view, Walk)
    ),
    "This penguin is home. Choose the other one.": lambda view, _, penguin: (
        view.spots[penguin] == HOME and of_kind(view, Walk)
    ),
    "The player before you moved this one. Choose another.": lambda view, place, _: (
        place == view.just_moved and can_choose_another(view, place)
    ),
    "It has no free tile next to it. Choose another.": lambda view, place, _: (
        all(weather_at(view, beside) for beside in ICE.neighbours[place]) and can_choose_another(view, place)
    ),
    "Choose a sun or a storm.": lambda view, *_: of_kind(view, MoveWeather) and not of_kind(view, Slide),
    "Choose a sun, a storm or a tile.": lambda view, *_: of_kind(view, MoveWeather) and of_kind(view, Slide),
    "No sun or storm can move this time.": lambda view, *_: list(view.legal_actions()) == [PASS],
}


def check_all(view: MarchState) -> None:
    choices = RoadChoices(view)
    places = [*range(COLUMNS * view.rows), COLONY, OCEAN]
    for pick in choices.picks():
        check(PROMPTS, words.prompt(view, pick), view, pick)
        for place in set(places) - set(choices.targets(pick)) - {place_of(view, pick)}:
            check(NOT_THERE, words.why_not_there(view, pick, place), view, pick, place)
    if choices.only_pick() is None:
        check(PROMPTS, words.prompt(view, None), view, None)
        for place in places:
            if place >= COLONY or choices.pick_at(place) is None:
                for penguin in (None, *standing(view, place)):
                    check(NO_PICK, words.why_not_pick(view, place, penguin), view, place, penguin)


def standing(view: MarchState, place: int) -> list[int]:
    """Who stands there and cannot be picked."""
    able = RoadChoices(view).penguins()
    return [bird for bird, its in enumerate(view.spots) if its & PLACE_OF_SPOT == place and bird not in able]


@pytest.mark.slow
def test_every_sentence_is_so() -> None:
    for view in decisions("march", 500):
        assert isinstance(view, MarchState)
        check_all(view)


def test_where_no_weather_can_move() -> None:
    """There is only one sun, and the player before has just moved it."""
    view = March().new(3)
    view.apply(March().parse("tiles:" + "rbgy" * 4 + "Rbgy" + "rBgy" + "rbGy" + "rbgY"))
    view.bad, view.nice, view.just_moved, view.phase = 0, 1 << ICE.cell("c3"), ICE.cell("c3"), Phase.WEATHER
    check_all(view)
