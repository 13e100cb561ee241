"""One grammar of light, under what it is about (LOOK: legal, held, target, last move, hint, refusal)."""

from math import dist, inf, nan

import pytest
from kivy.graphics import Color
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Box
from penguins.ui.base.motion import shake
from penguins.ui.base.outlines import circle, flat, hexagon, rounded_box
from penguins.ui.base.shapes import Stroke
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HINT, LARGER, LEGAL, Hand, HeldLayer, HintLayer, LightLayer, arrow_lines
from tests.ui.robot import Robot


def test_outlines_go_once_around() -> None:
    corners = hexagon((10, 20), 8)
    assert len(corners) == 6
    assert max(x for x, _ in corners) - min(x for x, _ in corners) == pytest.approx(8)
    assert all(dist(point, (1, 2)) == pytest.approx(5) for point in circle((1, 2), 5))
    box = rounded_box(Box(0, 0, 20, 10), 3)
    assert (min(x for x, _ in box), max(x for x, _ in box)) == pytest.approx((0, 20))
    assert (min(y for _, y in box), max(y for _, y in box)) == pytest.approx((0, 10))
    assert not any(dist(point, corner) < 1 for point in box for corner in ((0, 0), (20, 0), (0, 10), (20, 10)))


@pytest.mark.parametrize("width", [-3.0, 0.0, inf, nan, 2.0])
def test_a_stroke_is_safe_at_any_width(robot: Robot, width: float) -> None:
    layer = LightLayer()
    robot.app.root.add_widget(layer)
    with layer.canvas:
        Stroke(flat(hexagon((50, 50), 30)), width, close=True)
        Stroke([], width)
    robot.frames(1, draw=True)


def test_light_draws_lines_and_fills_nothing(robot: Robot) -> None:
    layer = LightLayer()
    layer.rim(hexagon((50, 50), 30), LEGAL)
    drawn = [one for one in layer.canvas.children if not isinstance(one, Color)]
    assert sum(isinstance(one, Stroke) for one in drawn) == 4
    assert not any("Rectangle" in type(one).__name__ or "Disc" in type(one).__name__ for one in drawn)
    layer.clear()
    assert list(layer.canvas.children) == []


def test_a_trail_has_the_movers_colour(robot: Robot) -> None:
    layer = LightLayer()
    layer.trail([(0, 0), (40, 40)], "green")
    tones = [tuple(one.rgba[:3]) for one in layer.canvas.children if isinstance(one, Color)]
    assert any(tone == pytest.approx(theme.rgba(theme.PAINTS["green"].main)[:3], abs=0.01) for tone in tones)


def test_what_is_held_is_larger_above_its_shadow_and_lies_down_as_it_was(robot: Robot) -> None:
    ground, held = Layer(), HeldLayer()
    piece = ground.put("penguin_red_idle", (100, 100), (40, 40))
    held.take(piece)
    assert list(ground.children) == []
    assert piece.size == pytest.approx([40 * LARGER] * 2)
    assert tuple(piece.center) == pytest.approx((100, 100))
    upper, shadow = held.children
    assert upper is piece
    held.carry(piece, (150, 120))
    assert tuple(piece.center) == pytest.approx((150, 120))
    assert shadow.center_x == pytest.approx(150)
    assert shadow.center_y < piece.y
    held.give_back(piece, ground, (40, 40))
    assert list(held.children) == []
    assert list(ground.children) == [piece]
    assert (tuple(piece.size), tuple(piece.center)) == ((40, 40), (150, 120))


def test_the_hand_touches_each_place_and_goes(robot: Robot) -> None:
    hand = Hand()
    robot.app.root.add_widget(hand)
    seen: list[tuple[float, float]] = []
    hand.bind(pos=lambda _, pos: seen.append(tuple(pos)))
    hand.perform([(100.0, 100.0), (200.0, 150.0)], 0.2)
    robot.wait(lambda: len(seen) > 3 and hand.opacity == 0, "the hand")
    for place in ((100.0, 100.0), (200.0, 150.0)):
        assert min(dist(pos, hand._over(place)) for pos in seen) < 2


def test_where_nothing_moves_the_hand_lies_where_the_move_ends(robot: Robot) -> None:
    hand = Hand()
    hand.perform([(100.0, 100.0), (200.0, 150.0)], 0.0)
    assert tuple(hand.pos) == pytest.approx(hand._over((200.0, 150.0)))
    assert hand.opacity == 1


def test_a_shake_ends_where_it_began_even_if_shaken_again(robot: Robot) -> None:
    piece = Widget(x=50)
    shake(piece, 0.3, x=8)
    robot.wait(lambda: piece.x > 52, "a swing")
    shake(piece, 0.3, x=8)
    assert piece.x == 50
    robot.wait(lambda: piece.x != 50, "a swing")
    robot.wait(lambda: piece.x == 50, "the end")
    shake(piece, 0.0, x=8)
    assert piece.x == 50


def test_on_the_floe_light_is_under_the_penguins_and_what_is_held_above_all(robot: Robot) -> None:
    robot.begin("pingouins", ("Léa", "Tom"))
    drawing = robot.board.drawing
    order = list(reversed(drawing.children))
    assert order.index(drawing._light) < order.index(drawing.birds) < order.index(drawing.held)
    assert order[-1] is drawing.held
    hints = [one.rgba for one in drawing._light.canvas.children if isinstance(one, Color)]
    assert not any(tuple(rgba) == pytest.approx(theme.rgba(HINT)) for rgba in hints)
    robot.board.point_at(robot.legal()[0])
    hints = [one.rgba for one in drawing._light.canvas.children if isinstance(one, Color)]
    assert any(tuple(rgba) == pytest.approx(theme.rgba(HINT), abs=0.01) for rgba in hints)


@pytest.mark.parametrize("end", [(300.0, 100.0), (100.0, 400.0), (40.0, 60.0), (103.0, 104.0)])
def test_an_arrow_points_at_its_end_and_is_no_longer_than_its_way(end: tuple[float, float]) -> None:
    start, head = (100.0, 100.0), 20.0
    (tail, tip), (one, same_tip, other) = arrow_lines(start, end, head)
    assert same_tip == tip
    assert dist(tip, end) < dist(start, end) / 3
    assert dist(tail, end) < dist(start, end), "the piece is left free"
    assert dist(tip, end) < min(dist(one, end), dist(other, end))
    assert dist(one, tip) == pytest.approx(dist(other, tip))


def test_an_arrow_to_where_it_begins_is_none() -> None:
    assert arrow_lines((5.0, 5.0), (5.0, 5.0), 20.0) == []


def test_advice_stays_until_it_is_taken_away(robot: Robot) -> None:
    layer = HintLayer()
    layer.arrow((0, 0), (100, 100))
    layer.perform([(0, 0), (100, 100)], 0.0)
    drawn = len(layer.canvas.before.children)
    assert drawn
    layer.perform([(0, 0)], 0.0)
    assert len(layer.children) == 1, "one hand at a time"
    assert len(layer.canvas.before.children) == drawn
    layer.clear()
    assert (len(layer.canvas.before.children), list(layer.children)) == (0, [])
