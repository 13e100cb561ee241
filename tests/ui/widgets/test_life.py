"""Penguins that are handed over live by the one heartbeat, cheaply, and keep still when they should."""

import statistics
import time
from collections.abc import Iterator
from typing import Any

import pytest

from penguins.ui.base.idle import BEATS, Idle
from penguins.ui.widgets.temper import MOODS, Look

SIZE = 40.0


@pytest.fixture
def idle() -> Iterator[Idle]:
    heartbeat = Idle()
    heartbeat.animate(True)
    yield heartbeat
    heartbeat.come_to_front(False)


def beats(idle: Idle) -> bool:
    return idle.beating


def live(idle: Idle, seconds: float) -> None:
    for _ in range(round(seconds * BEATS)):
        idle._beat(1 / BEATS)


def crowd(robot: Any, idle: Idle, number: int) -> tuple[Any, list[Any]]:
    """A life and its penguins, as rectangles."""
    from kivy.graphics import Rectangle

    from penguins.ui.widgets.life import Life

    life = Life(idle)
    drawn = [Rectangle(pos=(50.0 * at, 100.0), size=(SIZE, SIZE)) for at in range(number)]
    for at, rectangle in enumerate(drawn):
        life.add(at, rectangle, ("red", "blue", "green", "yellow", "violet", "pink")[at % 6])
    return life, drawn


@pytest.mark.clock
def test_twelve_penguins_cost_less_than_a_millisecond_a_frame(robot: Any, idle: Idle) -> None:
    life, _ = crowd(robot, idle, 12)
    life.feel(0, "may_move")
    costs = []
    for frame in range(900):
        started = time.perf_counter()
        life.beat(2000 + frame / 30)
        costs.append(time.perf_counter() - started)
    assert statistics.median(costs) < 0.001


def test_they_breathe_on_their_feet(robot: Any, idle: Idle) -> None:
    from penguins.ui.widgets.picture import GROUND

    _life, [drawn] = crowd(robot, idle, 1)
    heights, feet = set(), set()
    for _ in range(90):
        live(idle, 1 / 30)
        heights.add(drawn.size[1])
        feet.add(round(drawn.pos[1] + drawn.size[1] * GROUND, 3))
    assert len(heights) > 10
    assert feet == {100.0 + SIZE * GROUND}


def test_with_animation_off_nothing_is_scheduled_and_moods_are_still_shown(robot: Any, idle: Idle) -> None:
    idle.animate(False)
    life, [drawn] = crowd(robot, idle, 1)
    assert not beats(idle)
    before = drawn.texture
    life.feel(0, "sulk")
    assert drawn.texture.id == before.id
    assert drawn.texture.uvpos != before.uvpos
    life.react(0, "wow", 1.0)
    assert not beats(idle)
    assert shown(life) == ["sulk"]


def test_while_something_is_dragged_all_look_there_and_nothing_else_moves(robot: Any, idle: Idle) -> None:
    life, _ = crowd(robot, idle, 3)
    life.feel(2, "sulk")
    idle.touch(True)
    life.look_at((50.0, 120.0))
    assert not beats(idle)
    assert shown(life) == ["look_right", "look_left", "sulk"]
    life.look_at((70.0, 400.0))
    assert shown(life) == ["look_up", "look_up", "sulk"]
    life.look_at(None)
    idle.touch(False)
    assert beats(idle)
    assert shown(life) == ["idle", "idle", "sulk"]


def shown(life: Any) -> list[str]:
    return [life._penguins[key]._shown.pose for key in list(life.keys())]


def test_when_the_heartbeat_rests_all_stand_as_if_nothing_had_moved(robot: Any, idle: Idle) -> None:
    life, drawn = crowd(robot, idle, 4)
    live(idle, 5.3)
    idle.come_to_front(False)
    assert {rectangle.size for rectangle in drawn} == {(SIZE, SIZE)}
    assert set(shown(life)) == {"idle"}


def test_a_reaction_is_seen_and_passes(robot: Any, idle: Idle) -> None:
    life, _ = crowd(robot, idle, 1)
    life.react(0, "wow", 1.0)
    live(idle, 0.5)
    assert shown(life) == ["wow"]
    live(idle, 1.0)
    assert shown(life) != ["wow"]


def test_who_is_let_go_no_longer_keeps_the_heart_going(robot: Any, idle: Idle) -> None:
    life, _ = crowd(robot, idle, 2)
    life.remove(0)
    assert beats(idle)
    life.close()
    assert not beats(idle)


def test_a_penguin_drawn_anew_goes_on_living(robot: Any, idle: Idle) -> None:
    from kivy.graphics import Rectangle

    life, _ = crowd(robot, idle, 1)
    temper = life._penguins[0].temper
    again = Rectangle(pos=(0.0, 0.0), size=(80.0, 80.0))
    life.add(0, again, "red")
    assert life._penguins[0].temper is temper
    live(idle, 0.5)
    assert again.texture is not None


def test_one_that_looks_the_other_way_sees_the_same_side(robot: Any, idle: Idle) -> None:
    from penguins.ui.widgets.life import Life
    from penguins.ui.widgets.picture import Picture

    life = Life(idle)
    left, right = Picture(mirrored=True, center=(0, 0)), Picture(center=(0, 0))
    life.add("left", left, "red")
    life.add("right", right, "red")
    life.look_at((300.0, 50.0))
    assert (left.name, right.name) == ("penguin_red_look_left", "penguin_red_look_right")


@pytest.mark.parametrize("mood", MOODS)
def test_a_picture_is_squashed_inside_its_box(mood: str, robot: Any, idle: Idle) -> None:
    from penguins.ui.widgets.life import Life
    from penguins.ui.widgets.picture import Picture

    life = Life(idle)
    picture = Picture(size_hint=(None, None), size=(60, 60), pos=(10, 10))
    life.add("one", picture, "blue", mood)
    robot.frames(2)
    life.beat(idle.time)
    assert tuple(picture.pos) == (10, 10)
    assert picture._drawn.size[1] == pytest.approx(60 * life._penguins["one"]._shown.high)
    assert isinstance(life._penguins["one"]._shown, Look)
