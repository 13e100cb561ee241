"""Towns glide, and whoever flies changes its size on the way."""

from itertools import pairwise

import pytest
from kivy.graphics import Rectangle

from penguins.ui.games.icetown.town import TownView
from tests.ui.games.icetown.hand import roll
from tests.ui.robot import Robot

SETTLED = ("roll:2", "green@a1", "roll:3", "pink@c3", "roll:2", "green@a1", "roll:2", "green@a2")


def test_towns_glide_to_a_bots_turn_before_it_rolls(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [2] * 9
    robot.begin_moving("icetown", ("Léa", "chick", "chick"))
    roll(robot)
    robot.board.choose(robot.legal()[0])
    robot.screen.motion.hurry()
    towns, glides = robot.board.drawing.towns, []
    assert robot.board.drawing.focus == 1
    for _ in range(40):
        robot.frames()
        glides.append(towns[1].glide)
        if robot.board.drawing.controls.die.time < 1:
            break
    steps = [after - before for before, after in pairwise(glides)]
    assert len(glides) > 20
    assert glides[-1] == 1
    assert max(steps) < 0.2


def test_who_is_stolen_flies_from_one_size_to_the_other(robot: Robot, faces: list[int]) -> None:
    robot.begin_after("icetown", ("Léa", "Tom", "Ana"), *SETTLED, "roll:1")
    robot.app.services.change(animation="normal")
    robot.screen.motion.speed = "normal"
    board = robot.board
    board.drawing.arrange(board.area, 0)
    robot.frames(40)
    robot.board.choose(robot.session.game.parse("steal:0:a1@c4"))
    robot.wait(lambda: bool(board.drawing.above.children), "a penguin in the air")
    [bird] = board.drawing.above.children
    large, small = (board._motion._side(board._last._replace(seat=seat)) for seat in (0, 1))
    assert large > 2 * small
    assert bird.width == pytest.approx(large, rel=0.1)
    robot.wait(lambda: bird.width < (large + small) / 2, "it grows smaller")
    robot.wait(lambda: bird.parent is None, "it arrives")
    assert bird.width == pytest.approx(small, rel=0.1)


def test_who_flies_home_is_seen_all_the_time_and_heard_on_landing(
    robot: Robot, faces: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    faces[:] = [2] * 9
    robot.begin_moving("icetown", ("Léa", "Tom"))
    heard: list[str] = []
    monkeypatch.setattr(robot.app.services.sounds, "play", heard.append)
    roll(robot)
    town, above = robot.board.drawing.towns[0], robot.board.drawing.above
    robot.board.choose(robot.legal()[0])
    seen: list[tuple[bool, tuple[str, ...]]] = []
    while robot.screen.motion.busy:
        flies = any(getattr(piece, "name", "").startswith("penguin_") for piece in above.children)
        assert flies or town.living, "a penguin that is in no place"
        seen.append((bool(town.living), tuple(heard)))
        robot.frames()
    in_the_air = {sounds for lives, sounds in seen if not lives}
    assert in_the_air == {("roll",)}
    assert seen[-1][1] == ("roll", "place"), "the points have not arrived yet"
    assert heard == ["roll", "place", "chip"]


def test_a_town_that_glides_is_as_sharp_as_it_is_large(robot: Robot, faces: list[int]) -> None:
    faces[:] = [2] * 9
    robot.begin_moving("icetown", ("Léa", "Tom"))
    drawing = robot.board.drawing
    shown = [_pixels(town) for town in drawing.towns]
    robot.board._focus(1)
    assert drawing.glides
    assert _pixels(drawing.towns[0]) == shown[0]
    robot.wait(lambda: not drawing.glides, "it is there")
    assert [_pixels(town) for town in drawing.towns] == shown[::-1]


def _pixels(town: TownView) -> float:
    """How wide the picture of its ground is."""
    [ground] = [one for one in town._ground.children if isinstance(one, Rectangle)]
    width: float = ground.texture.width
    return width


def test_a_bot_rolls_once_its_plate_is_in_its_place(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [2] * 9
    robot.resize(1280, 800)  # where no town glides
    robot.begin_moving("icetown", ("Léa", "chick"))
    roll(robot)
    robot.board.choose(robot.legal()[0])
    robot.screen.motion.hurry()
    seats, die = robot.screen.ids.seats, robot.board.drawing.controls.die
    robot.wait(lambda: seats.arrival < 1, "the plates change places")
    robot.wait(lambda: die.time < 1, "the bot's roll")
    assert seats.arrival == 1
