"""Between two turns: who was robbed, and whose town is large."""

from tests.ui.games.icetown.hand import roll
from tests.ui.robot import Robot


def test_a_ghost_stays_until_whoever_was_robbed_has_had_a_turn(robot: Robot, faces: list[int]) -> None:
    settled = ("roll:2", "green@a1", "roll:3", "pink@c3", "roll:2", "green@a1")
    robot.begin_after("icetown", ("Léa", "Tom", "Ana"), *settled, "roll:2", "green@a2", "roll:1", "steal:0:a1@c4")
    faces[:] = [4, 5, 2, 2]
    assert ghosts(robot) == [0]
    for stays in ([0], []):  # Ana, who robs nobody; then Léa, who was robbed
        roll(robot)
        robot.board.choose(robot.legal()[0])
        robot.wait_for_person()
        assert ghosts(robot) == stays


def ghosts(robot: Robot) -> list[int]:
    return [seat for seat, town in enumerate(robot.board.drawing.towns) if "ghost" in dict(town.lights)]


def test_on_a_phone_the_town_that_acts_is_large(robot: Robot, quick_bots: None, faces: list[int]) -> None:
    faces[:] = [2] * 9
    robot.begin("icetown", ("Léa", "chick", "chick"))
    seen = set()
    roll(robot)
    robot.app.services.change(animation="fast")
    robot.screen.motion.speed = "fast"
    robot.board.choose(robot.legal()[0])

    def followed() -> bool:
        table = robot.screen.table
        if table.waits_for == "bot":
            seen.add((table.stage.seat, robot.board.drawing.focus))
        return bool(table.waits_for_person)

    robot.wait(followed, "the bots' turns")
    assert seen == {(1, 1), (2, 2)}
    assert robot.board.drawing.focus == 0
