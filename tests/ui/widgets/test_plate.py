"""Plates: scores count up when points arrive, and plates glide when the turn changes; where nothing moves, at once."""

import pytest

from penguins.ui.base.standing import Fact, Standing
from penguins.ui.widgets.plate import Plate
from tests.ui.robot import Robot


def scored(points: int) -> Standing:
    return Standing(Fact("icon_fish", str(points), ""))


def shown(plate: Plate) -> int:
    return int(plate.ids.score.text)


def plate_with(points: int, factor: float) -> Plate:
    plate = Plate(name="Léa", factor=factor)
    plate.standing = scored(points)
    return plate


def test_a_score_counts_up_to_what_has_arrived(robot: Robot) -> None:
    plate = plate_with(3, 1.0)
    assert shown(plate) == 3
    plate.standing = scored(12)
    seen = [3]
    while shown(plate) < 12:
        robot.frames()
        seen.append(shown(plate))
        assert len(seen) < 60
    assert seen == sorted(seen)
    assert len(set(seen)) > 5


@pytest.mark.parametrize(("factor", "points"), [(0.0, 12), (1.0, 1)], ids=["nothing moves", "taken back"])
def test_else_it_is_there_at_once(robot: Robot, factor: float, points: int) -> None:
    plate = plate_with(3, factor)
    plate.standing = scored(points)
    assert shown(plate) == points
    robot.frames(60)
    assert shown(plate) == points


def test_slow_counts_longer_than_fast(robot: Robot) -> None:
    slow, fast = plate_with(0, 1.8), plate_with(0, 0.45)
    slow.standing = fast.standing = scored(20)
    robot.frames(20)
    assert shown(slow) < 20
    assert shown(fast) == 20


def test_what_arrives_is_counted_once(robot: Robot) -> None:
    plate = plate_with(3, 1.0)
    plate.receive(1)
    plate.receive(1)
    assert shown(plate) == 5
    plate.standing = scored(5)
    robot.frames(60)
    assert shown(plate) == 5


def test_what_arrived_and_was_taken_back_is_not_counted(robot: Robot) -> None:
    plate = plate_with(3, 1.0)
    plate.receive(2)
    plate.standing = scored(3)
    assert shown(plate) == 3


def boxes(robot: Robot) -> list[tuple[float, ...]]:
    return [(*plate.pos, *plate.size) for plate in robot.screen.plates]


def test_plates_glide_when_the_turn_changes(robot: Robot) -> None:
    robot.begin_moving("pingouins", ("Léa", "Tom"))
    robot.frames(60)
    before = boxes(robot)
    robot.screen.ids.seats.active = 1
    robot.frames(2)
    assert boxes(robot)[1] == pytest.approx(before[1], abs=12)
    robot.frames(10)
    heights = [plate.height for plate in robot.screen.plates]
    assert min(before[1][3], before[0][3]) + 2 < heights[1] < max(before[1][3], before[0][3]) - 2
    robot.frames(40)
    assert boxes(robot)[1] == pytest.approx(before[0])
    assert boxes(robot)[0] == pytest.approx(before[1])


def test_where_nothing_moves_they_are_there_at_once(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    before = boxes(robot)
    robot.screen.ids.seats.active = 1
    assert boxes(robot) == [pytest.approx(before[1]), pytest.approx(before[0])]


def test_a_window_that_is_turned_meanwhile_ends_as_if_it_had_been_opened_so(robot: Robot) -> None:
    robot.begin_moving("pingouins", ("Léa", "Tom"))
    robot.screen.ids.seats.active = 1
    robot.frames(5)
    robot.resize(640, 360)
    robot.frames(60)
    turned = boxes(robot)
    robot.screen.ids.seats._place()
    assert boxes(robot) == turned
    assert robot.screen.plates[1].height >= 1.49 * robot.screen.plates[0].height


def test_all_who_wait_have_their_penguin_on_their_plate_or_none_has(robot: Robot) -> None:
    for size in ((360, 640), (800, 1280)):
        robot.resize(*size)
        robot.begin("party", ("Ana", "Ben", "Cléo", "Dan", "Eva", "Finn"))
        robot.frames(2)
        assert len({plate.ids.penguin.opacity for plate in robot.screen.plates if not plate.active}) == 1
