"""Where plates and bubble are: whoever is to move shows from the sofa, and nothing is in anything's way."""

from itertools import combinations

import pytest

from penguins.ui.base.box import Box
from penguins.ui.widgets.plate_layout import active_boxes, quiet_boxes
from penguins.ui.widgets.seats_layout import (
    SeatsBoxes,
    abreast_boxes,
    has_room_abreast,
    tall_boxes,
    tall_height,
    wide_boxes,
)

SEATS = range(2, 7)
TALL = [(344.0, 1.0), (384.0, 1.1), (784.0, 1.6)]
WIDE = [(210.0, 232.0), (287.0, 640.0), (358.0, 672.0)]


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width - 0.01
        and other.x < one.x + one.width - 0.01
        and one.y < other.y + other.height - 0.01
        and other.y < one.y + one.height - 0.01
    )


def check(boxes: SeatsBoxes, area: Box, seats: int) -> None:
    first, *others = boxes.plates
    assert len(boxes.plates) == seats
    for one, other in combinations((*boxes.plates, boxes.bubble), 2):
        assert not overlap(one, other)
    for box in (*boxes.plates, boxes.bubble):
        assert box.x >= area.x - 0.01
        assert box.x + box.width <= area.x + area.width + 0.01
        assert box.y >= area.y - 0.01
        assert box.y + box.height <= area.y + area.height + 0.01
    assert all(first.height >= 1.5 * other.height - 0.01 for other in others)
    assert all(first.height > other.height >= 28 for other in others)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("width", "roomy"), TALL)
def test_in_a_tall_window_all_have_their_place(width: float, roomy: float, seats: int) -> None:
    area = Box(8, 100, width, tall_height(width, seats, 1.0, roomy))
    check(tall_boxes(area, seats, 1.0, roomy, talks=True), area, seats)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize(("width", "height"), WIDE)
def test_in_a_wide_window_all_have_their_place(width: float, height: float, seats: int) -> None:
    area = Box(8, 60, width, height)
    boxes = wide_boxes(area, seats, 1.0, talks=True)
    check(boxes, area, seats)
    assert boxes.bubble.height >= 47.9


@pytest.mark.parametrize("size", [(1.0, 1.0), (1.0, 500.0), (500.0, 1.0), (20.0, 20.0)])
def test_no_box_is_empty_however_small_the_window(size: tuple[float, float]) -> None:
    for seats in SEATS:
        area = Box(0, 0, *size)
        for boxes in (wide_boxes(area, seats, 1.0, talks=True), tall_boxes(area, seats, 1.0, 1.0, talks=True)):
            assert all(box.width > 0 and box.height > 0 for box in (*boxes.plates, boxes.bubble))
        for parts in (active_boxes(area, 1.0), quiet_boxes(area, 1.0)):
            assert all(part.width > 0 and part.height > 0 for part in parts if part is not None)


@pytest.mark.parametrize("seats", SEATS)
def test_in_a_lesson_all_are_abreast_and_alike(seats: int) -> None:
    area = Box(8, 100, 344, 48)
    plates = abreast_boxes(area, seats, 1.0).plates
    assert len(plates) == seats
    assert not any(overlap(one, other) for one, other in combinations(plates, 2))
    assert {plate.height for plate in plates} == {area.height}
    assert plates[0].x == area.x
    assert plates[-1].x + plates[-1].width == pytest.approx(area.x + area.width)


@pytest.mark.parametrize("seats", SEATS)
def test_the_last_row_of_plates_is_as_wide_as_the_others(seats: int) -> None:
    width = 344.0
    area = Box(8, 100, width, tall_height(width, seats, 1.0, 1.0))
    for boxes in (tall_boxes(area, seats, 1.0, 1.0, talks=True), wide_boxes(Box(8, 60, 210, 160), seats, 1.0, True)):
        rows: dict[float, list[Box]] = {}
        for plate in boxes.plates[1:]:
            rows.setdefault(plate.y, []).append(plate)
        assert len({(row[0].x, round(row[-1].x + row[-1].width, 3)) for row in rows.values()}) == 1


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("height", [640.0, 672.0, 896.0])
def test_high_plates_make_room_for_what_happened(height: float, seats: int) -> None:
    area, kept = Box(8, 60, 287, height), 150.0
    boxes = wide_boxes(area, seats, 1.0, True, (48, 76), kept=kept)
    check(boxes, area, seats)
    assert min(plate.y for plate in boxes.plates) - area.y >= kept
    assert all(plate.height >= 46 for plate in boxes.plates)


def test_on_a_narrow_plate_no_emblem_hides_the_penguin() -> None:
    narrow, broad = (active_boxes(Box(0, 0, width, 48), 1.0) for width in (82, 170))
    assert narrow.penguin is None
    assert broad.penguin is not None
    assert broad.penguin.width > 2 * broad.emblem.width


@pytest.mark.parametrize("width", [82.0, 111.0, 344.0, 784.0])
def test_what_a_plate_tells_ends_before_its_round_corner(width: float) -> None:
    for boxes in (active_boxes(Box(0, 0, width, 48), 1.0), quiet_boxes(Box(0, 0, width, 48), 1.0)):
        assert boxes.details.x + boxes.details.width <= width - 8


@pytest.mark.parametrize("width", [111.0, 344.0, 784.0])
def test_the_score_comes_before_the_details_on_every_plate(width: float) -> None:
    for boxes in (active_boxes(Box(0, 0, width, 48), 1.0), quiet_boxes(Box(0, 0, width, 48), 1.0)):
        assert boxes.name.x <= boxes.score.x < boxes.details.x


def test_where_letters_are_large_the_bubble_beside_a_plate_has_more_room() -> None:
    width = 344.0
    plain, large = (
        tall_boxes(Box(8, 100, width, tall_height(width, 2, 1.0, roomy)), 2, 1.0, roomy, talks=True)
        for roomy in (1.0, 1.1)
    )
    assert large.bubble.width > 1.15 * plain.bubble.width


@pytest.mark.parametrize("size", [(389.0, 76.0), (168.0, 59.0), (220.0, 54.0), (358.0, 128.0)])
def test_no_letter_of_a_name_hangs_into_the_number_below_it(size: tuple[float, float]) -> None:
    plate = Box(8, 100, *size)
    boxes = active_boxes(plate, 1.0)
    assert boxes.score.y + boxes.score.height <= boxes.name.y + 0.01
    assert boxes.score.y >= plate.y + 1.5


def test_a_larger_plate_has_as_much_room_for_its_number() -> None:
    tablet, larger = (active_boxes(Box(0, 0, *size), 1.0) for size in ((358, 128), (380, 168)))
    assert larger.score.width >= tablet.score.width


def test_plates_are_abreast_where_each_has_room_for_its_name() -> None:
    assert [number for number in SEATS if has_room_abreast(344, number, 1.0)] == [2, 3, 4]
    assert has_room_abreast(784, 6, 1.0)
