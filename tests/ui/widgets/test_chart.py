"""A small chart."""

from typing import Any

import pytest
from kivy.graphics import Rectangle

from penguins.ui.base.box import Box
from penguins.ui.widgets.chart import Chart, Height, Mark, Series, points, smooth_parts, step_at

BOX = Box(10, 20, 100, 50)


def test_values_go_from_left_to_right_and_from_lowest_to_highest() -> None:
    assert points([0, 5, 10], BOX, 0, 10, 3) == [(10, 20), (60, 45), (110, 70)]


def test_a_shorter_line_ends_early() -> None:
    assert points([0, 10], BOX, 0, 10, 5) == [(10, 20), (35, 70)]


def test_a_single_value_is_in_the_middle_and_a_flat_line_divides_by_nothing() -> None:
    assert points([3], BOX, 3, 3, 1) == [(60, 20)]


def test_no_stroke_turns_sharply() -> None:
    """It would end in a spike far outside of the chart."""
    line = points([0, 5, 10, 0, 0, 10], BOX, 0, 10, 6)
    assert smooth_parts(line) == [line[:3], line[2:]]
    assert smooth_parts(points([0, 10, 0, 10], BOX, 0, 10, 4)) == [
        [(10, 20), (10 + 100 / 3, 70)],
        [(10 + 100 / 3, 70), (10 + 200 / 3, 20)],
        [(10 + 200 / 3, 20), (110, 70)],
    ]
    assert smooth_parts(line[:2]) == [line[:2]]


@pytest.mark.parametrize(("x", "step"), [(-5, 0), (10, 0), (59, 2), (111, 4), (999, 4)])
def test_a_finger_is_on_the_nearest_step(x: float, step: int) -> None:
    assert step_at(x, BOX, 5) == step


def test_nothing_to_step_on() -> None:
    assert step_at(50, BOX, 1) == step_at(50, Box(0, 0, 0, 0), 5) == 0


@pytest.mark.parametrize("size", [(1, 1), (0, 0), (3, 400), (300, 120)])
@pytest.mark.parametrize("series", [[], [[0.5]], [[0.0, 1.0, 0.5], [1.0, 0.0]]])
def test_it_can_be_drawn_at_any_size(robot: Any, size: tuple[int, int], series: list[list[float]]) -> None:
    chart = Chart(size=size, levels=[0.5])
    chart.series = [Series(values) for values in series]
    chart.marks = [Mark(len(series[0]) - 1)] if series else []
    chart._draw()
    assert chart.steps == max(map(len, series), default=0)
    assert min(chart.inner[2:]) >= 1


def test_a_tap_tells_the_step(robot: Any) -> None:
    chart = Chart(size=(220, 100), series=[Series([0.0, 0.5, 1.0])])
    told: list[int] = []
    chart.bind(on_step=lambda _, step: told.append(step))

    class Touch:
        opos = pos = (208.0, 50.0)
        x, y = pos

        def __getattr__(self, _: str) -> Any:
            return None

    chart.on_touch_up(Touch())
    assert told == [2]


def test_what_is_still_to_come_has_its_room(robot: Any) -> None:
    chart = Chart(series=[Series([0.5, 0.6])], length=11, size=(120, 50))
    assert chart.steps == 11
    chart.length = 0
    assert chart.steps == 2


def test_where_one_is_stays_on_the_chart(robot: Any) -> None:
    chart = Chart(series=[Series([0.5, 0.6])], now=7, size=(120, 50))
    chart._draw()
    assert chart._drawing.children


def test_the_end_of_a_line_may_have_a_picture_with_room_for_it(robot: Any) -> None:
    plain = Chart(size=(300, 120), series=[Series([0.0, 1.0])])
    chart = Chart(size=(300, 120), series=[Series([0.0, 1.0], picture="emblem_red")])
    chart._draw()
    drawn = [each for each in chart._drawing.children if isinstance(each, Rectangle) and each.source]
    assert [each.source.rpartition("/")[2] for each in drawn] == ["emblem_red"]
    assert drawn[0].pos[0] + drawn[0].size[0] <= chart.right
    assert chart.inner.width < plain.inner.width


def written(chart: Chart) -> list[str]:
    """What can be read beside the lines."""
    return [text.text for text in chart.children[::-1] if text.opacity and text.text]


def chart_with_values(robot: Any, *heights: Height) -> Chart:
    chart = Chart(series=[Series([10, 30])], lowest=10, highest=30, heights=heights)
    chart.size_hint, chart.size = (None, None), (300, 120)
    chart.begins, chart.ends = "3 May", "9 May"
    robot.app.root.add_widget(chart)
    robot.frames(5)
    robot.app.root.remove_widget(chart)
    return chart


def test_what_the_heights_mean_stands_on_the_left_at_their_height(robot: Any) -> None:
    chart = chart_with_values(robot, Height(30, "30"), Height(10, "10"))
    assert written(chart) == ["30", "10", "3 May", "9 May"]
    high, low, first, last = chart.children[::-1]
    box = chart.inner
    assert (high.center_y, low.center_y) == pytest.approx((box.y + box.height, box.y))
    assert chart.x <= high.x < high.right <= box.x
    assert first.top <= box.y
    assert (first.x, last.right) == pytest.approx((box.x, box.x + box.width))
    assert chart.y <= first.y


def test_of_two_that_would_overlap_the_first_stays(robot: Any) -> None:
    chart = chart_with_values(robot, Height(30, "30"), Height(10, "10"), Height(29, "29"), Height(20, "20"))
    assert written(chart) == ["30", "10", "20", "3 May", "9 May"]
