"""Round shapes are drawn with ours, which are safe at any size (penguins/ui/base/shapes.py), and never with Kivy's."""

import ast
from collections.abc import Iterator
from math import inf, nan

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from kivy.core.window import Window
from kivy.lang.parser import Parser, ParserRule

from penguins import paths
from penguins.bootstrap import ROOT
from penguins.ui.base.shapes import Disc, RoundedBox, RoundedFrame
from tests.ui.robot import Robot

OURS = ROOT / "penguins" / "ui" / "base" / "shapes.py"
RAW = {"RoundedRectangle", "SmoothRoundedRectangle", "Ellipse", "SmoothEllipse", "Triangle", "Bezier"}
"""What Kivy has of its own: not safe at every size, or with jagged edges, which the window does not smooth."""
ROUNDED_LINE = "rounded_rectangle"


def raw_in_python(source: str) -> Iterator[str]:
    if not any(name in source for name in (*RAW, ROUNDED_LINE)):
        return  # at once: there is no need to take it apart
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.alias(name=name) | ast.Attribute(attr=name) | ast.keyword(arg=str(name)):
                if name in {*RAW, ROUNDED_LINE}:
                    yield name


def raw_in_layout(source: str) -> Iterator[str]:
    rules = [rule for _, rule in Parser(content=source).rules]
    while rules:
        rule = rules.pop()
        rules += rule.children
        for canvas in filter(None, (rule.canvas_before, rule.canvas_root, rule.canvas_after)):
            yield from (found for instruction in canvas.children for found in raw_in_instruction(instruction))


def raw_in_instruction(instruction: ParserRule) -> set[str]:
    return {instruction.name, *instruction.properties} & {*RAW, ROUNDED_LINE}


def test_nobody_draws_with_kivys() -> None:
    python = [file for file in (ROOT / "penguins").rglob("*.py") if file != OURS]
    layouts = list(paths.KV.rglob("*.kv"))
    assert len(python) > 100
    assert len(layouts) > 10
    found = {file: list(raw_in_python(file.read_text(encoding="utf-8"))) for file in python}
    found |= {file: list(raw_in_layout(file.read_text(encoding="utf-8"))) for file in layouts}
    assert {file.name: raw for file, raw in found.items() if raw} == {}
    assert list(raw_in_python(OURS.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "line",
    [
        "from kivy.graphics import Color, SmoothRoundedRectangle",
        "kivy.graphics.Ellipse(size=(1, 1))",
        "Line(rounded_rectangle=(0, 0, 1, 1, 5))",
        "line.rounded_rectangle = (0, 0, 1, 1, 5)",
    ],
)
def test_who_does_in_python_is_told(line: str) -> None:
    assert len(list(raw_in_python(line))) == 1


@pytest.mark.parametrize(
    "lines",
    [
        "canvas:\n        Ellipse:",
        "Widget:\n        canvas.after:\n            Line:\n                rounded_rectangle: 1",
    ],
)
def test_who_does_in_a_layout_is_told(lines: str) -> None:
    assert len(list(raw_in_layout(f"<Widget>:\n    {lines}\n"))) == 1


# At any size

NUMBERS = st.floats(-200, 200) | st.sampled_from((nan, inf, -inf, 0.0, -0.0, -151.0, 1e-320, 1e30)) | st.integers(-9, 9)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(width=NUMBERS, height=NUMBERS, radius=NUMBERS, breadth=NUMBERS)
def test_kivy_gets_no_size_that_it_cannot_draw(
    robot: Robot, width: float, height: float, radius: float, breadth: float
) -> None:
    box = RoundedBox([radius, (radius, breadth)], size=(width, height))
    frame = RoundedFrame((0, 0, width, height, radius), breadth)
    sides = [*box.size, *Disc(size=(width, height)).size, frame.width]
    assert all(0 < side < 1e7 for side in sides)
    assert all(0 <= radius < 1e7 for corner in box.radius for radius in corner)
    frame.box = (0, 0, height, width, radius)
    box.size, box.radius = (20.0, 30.0), [4.0]
    assert (tuple(box.size), box.radius) == ((20, 30), [(4, 4)] * 4)


def test_what_is_right_stays_as_it_is_after_it_was_drawn(robot: Robot) -> None:
    for radius in (4.0, 400.0):
        box = RoundedBox([radius], pos=(50, 60), size=(20, 30))
        Window.canvas.add(box)
        robot.frames(1, draw=True)
        Window.canvas.remove(box)
        assert (tuple(box.pos), tuple(box.size), box.radius) == ((50, 60), (20, 30), [(radius, radius)] * 4)
        points = box.antialiasing_line_points
        assert points
        assert all(50 <= x <= 70 for x in points[::2])
        assert all(60 <= y <= 90 for y in points[1::2])
