"""Pictures of the rules that move."""

from penguins.ui.base.illustration import Piece, at, seen
from penguins.ui.widgets.picture import Picture
from tests.ui.robot import Robot

BIRD = Piece("penguin_red_idle", 10, 20, 40)


def test_a_piece_goes_from_where_it_is_to_where_it_will_be() -> None:
    going = BIRD.to(110, 20, name="penguin_red_happy", turns=("penguin_red_slide",), start=0.5)
    assert at(going, 0.4)[:4] == BIRD[:4]
    middle = at(going, 0.75)
    assert (middle.name, middle.x) == ("penguin_red_slide", 60)
    assert at(going, 1.0)[:4] == ("penguin_red_happy", 110, 20, 40)


def test_what_hops_comes_down_again_and_what_vanishes_is_gone() -> None:
    assert at(BIRD.to(10, 20, hop=8), 0.5).y == 28
    assert seen((BIRD.to(10, 20, hop=8), BIRD.vanishing()), 1.0) == (BIRD,)


def test_what_appears_is_not_seen_before() -> None:
    coming = BIRD.appearing(start=0.5)
    assert not seen((coming,), 0.4)
    assert seen((coming,), 1.0) == (BIRD,)


def test_a_piece_goes_its_ways_one_after_the_other() -> None:
    there_and_back = BIRD.to(110, 20, end=0.4).to(10, 60, start=0.6)
    assert [at(there_and_back, part)[1:3] for part in (0.0, 0.4, 0.6, 1.0)] == [
        (10, 20),
        (110, 20),
        (110, 20),
        (10, 60),
    ]
    assert at(BIRD.to(110, 20, end=0.4).turning(into="penguin_red_happy", start=0.6), 1.0)[:3] == (
        "penguin_red_happy",
        110,
        20,
    )


def test_what_is_turned_over_is_narrow_halfway_and_shows_its_other_side_from_then_on() -> None:
    tile = Piece("march_down", 10, 20, 40).turning(into="march_red", flips=True)
    assert [(at(tile, part).name, at(tile, part).face) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] == [
        ("march_down", 1.0),
        ("march_down", 0.5),
        ("march_red", 0.0),
        ("march_red", 0.5),
        ("march_red", 1.0),
    ]


def scene(robot: Robot) -> tuple[object, ...]:
    view = robot.screen.ids.scene
    return tuple((tuple(picture.pos), picture.name, picture.opacity) for picture in view.children)


def open_rules(robot: Robot, speed: str) -> None:
    robot.app.services.change(animation=speed)
    robot.app.services.navigation.go("rules", game="pingouins")
    robot.frames(20)
    robot.screen.turn_to(3)
    robot.frames(3)


def test_the_page_in_view_plays_in_three_seconds_again_and_again(robot: Robot) -> None:
    open_rules(robot, "normal")
    began, seen = scene(robot), []
    for _ in range(180):
        robot.frames()
        seen.append(scene(robot))
    assert len(set(seen)) > 20
    assert began in seen[150:]


def test_under_a_finger_it_waits_where_it_is_and_goes_on_from_there(robot: Robot) -> None:
    open_rules(robot, "normal")
    view = robot.screen.ids.scene
    robot.wait(lambda: 0.4 < view.part < 0.6, "the middle of it")
    part = view.part
    robot.app.idle.touch(True)
    robot.frames(30)
    assert view.part == part
    robot.app.idle.touch(False)
    robot.frames(3)
    assert part < view.part < part + 0.2


def test_slow_takes_longer(robot: Robot) -> None:
    open_rules(robot, "slow")
    assert robot.screen.ids.scene.pace == 1.8


def test_with_animation_off_it_is_a_still_picture_and_nothing_is_scheduled(robot: Robot) -> None:
    open_rules(robot, "off")
    began = scene(robot)
    robot.frames(100)
    assert scene(robot) == began
    assert not robot.app.idle.beating


def test_a_page_that_is_left_moves_no_more(robot: Robot) -> None:
    open_rules(robot, "normal")
    view = robot.screen.ids.scene
    robot.frames(80)
    robot.app.services.navigation.home()
    robot.frames(20)
    before = [picture.pos[:] for picture in view.children if isinstance(picture, Picture)]
    robot.frames(60)
    assert [picture.pos[:] for picture in view.children if isinstance(picture, Picture)] == before
    assert view._beat not in robot.app.idle._listeners
