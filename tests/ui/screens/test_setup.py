"""Before a match."""

from typing import Any

import pytest

from penguins.ui.widgets.seat_row import NameField
from tests.ui.robot import Robot


@pytest.fixture
def setup(robot: Robot) -> Any:
    robot.app.services.navigation.go("setup", game="pingouins")
    robot.frames(5)
    return robot


def names(robot: Robot) -> list[str]:
    return [seat.name for seat in robot.screen.draft.seats]


def test_one_tap_starts_what_is_shown(setup: Any) -> None:
    setup.tap_on(setup.find(text="Start"))
    seats = setup.screen.session.seats
    assert [(seat.name, seat.player) for seat in seats] == [("Emma", "human"), ("Jack", "chick")]


def test_the_last_set_up_is_remembered(setup: Any) -> None:
    setup.tap_on(setup.find(text="Add a player"))
    setup.screen._rename(setup.screen.rows[2], "Zoe")
    setup.tap_on(setup.find(text="Start"))
    setup.app.services.navigation.home()
    setup.app.services.navigation.go("setup", game="pingouins")
    assert names(setup) == ["Emma", "Jack", "Zoe"]


def test_a_row_is_dragged_to_the_top_by_its_handle(setup: Any) -> None:
    setup.tap_on(setup.find(text="Add a player"))
    setup.frames(5)
    rows = setup.screen.rows
    top = rows[0].to_window(*rows[0].center)
    handle = rows[2].ids.handle
    setup.drag(handle.to_window(*handle.center), (handle.center_x, top[1] + 20))
    assert names(setup) == ["Lily", "Emma", "Jack"]
    assert setup.screen.starter == "Lily starts"


def test_the_handle_moves_up_by_a_tap_too(setup: Any) -> None:
    setup.tap_on(setup.screen.rows[1].ids.handle)
    assert names(setup) == ["Jack", "Emma"]
    setup.screen.rows[0].ids.handle.tap()
    assert names(setup) == ["Emma", "Jack"]


def test_a_name_is_typed(setup: Any) -> None:
    field = next(widget for widget in setup.walk(setup.screen.rows[0]) if isinstance(widget, NameField))
    field.stops()[0].tap()
    setup.frames(2)
    assert field.selection_text == "Emma"
    field.delete_selection()
    field.insert_text("Marie-Antoinette of the South Pole")
    assert names(setup)[0] == "Marie-Antoinette of the"
    assert setup.screen.starter == "Marie-Antoinette of the starts"


@pytest.mark.parametrize(("name", "sentence"), [("", "Every player needs a name."), ("jack", "Two people")])
def test_what_cannot_start_is_said_in_a_sentence(setup: Any, name: str, sentence: str) -> None:
    setup.screen._let_play(1, "human")
    setup.screen._rename(setup.screen.rows[0], name)
    setup.tap_on(setup.find(text="Start"))
    assert hasattr(setup.screen, "draft")
    assert any(sentence in getattr(widget, "text", "") for widget in setup.walk(setup.app.toasts))


def test_a_bot_is_chosen_by_its_face(setup: Any) -> None:
    setup.tap_on(setup.find(label="Player or bot"))
    setup.tap_on(setup.find(picture="bot_emperor"))
    assert "emperor" in [seat.player for seat in setup.screen.draft.seats]


def test_colours_are_swapped_when_taken(setup: Any) -> None:
    setup.screen._choose_colour(setup.screen.rows[0])
    setup.frames(3)
    setup.tap_on(setup.find(colour_id="blue", name="blue"))
    assert [row.colour_id for row in setup.screen.rows] == ["blue", "red"]


def test_watching_seats_bots_everywhere(setup: Any) -> None:
    setup.tap_on(setup.find(text="Watch bots play"))
    assert not any(seat.is_human for seat in setup.screen.session.seats)
    assert "pingouins" not in setup.app.services.preferences.last_set_ups


def test_an_option_that_does_not_apply_is_not_shown(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="march")
    shown = [panel.name for panel in robot.screen.ids.options.children]
    assert shown == ["Version"]
    robot.screen.ids.options.children[0].ids.choice.value = "young"
    assert [panel.name for panel in robot.screen.ids.options.children] == ["Length of the walk", "Version"]


def test_where_places_have_colours_a_tap_says_so(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="march")
    robot.screen._choose_colour(robot.screen.rows[0])
    robot.frames(3)
    assert any("colours go with" in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))
