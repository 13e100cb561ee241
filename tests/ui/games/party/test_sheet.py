"""The points between two rounds, and at the end."""

from itertools import pairwise

import pytest
from kivy.metrics import dp

from penguins.core.state import OVER
from penguins.session.setup import COLOURS, Seat
from penguins.ui.games.party.breakdown import breakdown
from penguins.ui.games.party.chips import CHIP
from penguins.ui.games.party.sheet import ChipRow, RoundSheet, ScoreRow
from tests.games.party.positions import GAME
from tests.ui.matches import PEOPLE
from tests.ui.robot import Robot


def marked(sheet: RoundSheet) -> list[str]:
    """Who has a trophy beside their name."""
    rows: list[ScoreRow] = sheet.ids.rows.children[::-1]
    return [row.name for row in rows if any(getattr(child, "name", "") == "trophy" for child in row.children)]


@pytest.mark.parametrize(
    ("round_number", "race", "names", "line"),
    [
        (3, (0, 1, 2), [], "Max starts round 4."),
        (4, (0, 2), ["Léa", "Ana"], "2 can still win: one more round! Léa starts."),
        (5, (0, 1, 2, 3), list(PEOPLE[:4]), "It is a tie: one more round! Tom starts."),
    ],
)
def test_it_shows_who_can_still_win_in_extra_rounds(
    robot: Robot, round_number: int, race: tuple[int, ...], names: list[str], line: str
) -> None:
    del robot  # there must be a window
    view = GAME.new(4, {"tiebreak": "extra_round"})
    view.round, view.race = round_number, race
    sheet = RoundSheet([Seat(name, colour) for name, colour in zip(PEOPLE[:4], COLOURS, strict=False)])
    sheet.show(view, can_deal=True)
    assert marked(sheet) == names
    assert sheet.line == line


def test_the_trophy_stands_behind_the_name(robot: Robot) -> None:
    del robot
    view = GAME.new(2, {"tiebreak": "extra_round"})
    view.round = 2
    sheet = RoundSheet([Seat("Léa", "red"), Seat("Tom", "blue")])
    sheet.show(view, can_deal=False)
    shown = [getattr(child, "text", getattr(child, "name", "")) for child in sheet.ids.rows.children[0].children[::-1]]
    assert shown[1:3] == ["Tom", "trophy"]


@pytest.mark.parametrize(
    ("points", "race", "note"),
    [
        ([8, 5, 9], (0, 1), "It took 1 extra round."),
        ([8, 5, 0], (0, 1), "Only those who were tied could win the extra round."),
    ],
)
def test_at_the_end_it_is_said_why_the_fewest_points_did_not_win(
    points: list[int], race: tuple[int, ...], note: str
) -> None:
    state = GAME.new(3, {"tiebreak": "extra_round"})
    state.round, state.points, state.race, state.to_move = 3, points, race, OVER
    assert breakdown(state).note == note


@pytest.mark.window
@pytest.mark.parametrize(("points", "width"), [(1, 77), (2, 77), (7, 110)])
def test_two_silver_chips_are_no_eleven(points: int, width: int) -> None:
    row = ChipRow(points=points, size=(dp(width), dp(63)))
    chips = row.children[::-1]
    assert all(left.right <= right.x for left, right in pairwise(chips))
    assert all(dp(CHIP) <= chip.width <= row.height for chip in chips)
    assert chips[-1].right <= row.right
