"""A penguin's life is a function of its luck and the time, and uses only poses that are drawn."""

from random import Random

import pytest

from penguins.ui.base.pictures import names, penguin
from penguins.ui.base.theme import PAINTS
from penguins.ui.widgets.temper import MOODS, Look, Temper

FRAME = 1 / 30


def life_of(mood: str, seconds: float, seed: int = 1, crowd: int = 1) -> list[Look]:
    temper = Temper(Random(seed))
    temper.feel(mood, 0.0)
    return [temper.at(100 + number * FRAME, crowd) for number in range(int(seconds / FRAME))]


@pytest.mark.parametrize("mood", MOODS)
def test_every_pose_of_a_mood_is_drawn_for_every_colour(mood: str) -> None:
    poses = {look.pose for look in life_of(mood, 120.0)} | {MOODS[mood].pose}
    drawn = {(pose, penguin(colour, pose)) for colour in PAINTS for pose in poses}
    assert all(picture in names() and pose in picture for pose, picture in drawn)


@pytest.mark.parametrize("mood", MOODS)
def test_the_same_luck_gives_the_same_life(mood: str) -> None:
    assert life_of(mood, 30.0) == life_of(mood, 30.0)


def test_penguins_do_not_blink_in_step() -> None:
    one, other = ([look.pose for look in life_of("ease", 30.0, seed)] for seed in (1, 2))
    assert one != other


def test_at_ease_it_breathes_blinks_and_does_things_of_its_own() -> None:
    looks = life_of("ease", 120.0)
    poses = {look.pose for look in looks}
    assert {"idle", "blink", "look_left", "look_right", "own"} <= poses
    assert max(look.high for look in looks) > 1.01
    assert min(look.high for look in looks) < 0.99
    assert {look.lift for look in looks} == {0.0}
    assert sum(look.pose == "idle" for look in looks) > len(looks) / 2


def test_a_blink_is_short() -> None:
    poses = [look.pose for look in life_of("ease", 120.0)]
    longest = shut = 0
    for pose in poses:
        shut = shut + 1 if pose == "blink" else 0
        longest = max(longest, shut)
    assert 0 < longest * FRAME < 0.3


def test_the_more_there_are_the_calmer_each_is() -> None:
    alone, crowded = (
        sum(look.pose not in ("idle", "blink") for look in life_of("ease", 300.0, crowd=crowd)) for crowd in (1, 20)
    )
    assert crowded < alone / 2


def test_who_may_move_hops() -> None:
    looks = life_of("may_move", 20.0)
    assert any(look.pose == "hop" and look.lift > 0.05 for look in looks)
    assert any(look.high < 0.95 for look in looks)


def test_who_is_pressed_is_flat_and_who_is_held_is_large_and_off_the_ground() -> None:
    pressed, held = (MOODS[mood] for mood in ("pressed", "held"))
    assert pressed.high < 1 < pressed.wide
    assert min(held.wide, held.high) > 1.0
    assert held.lift > 0


def test_a_reaction_passes() -> None:
    temper = Temper(Random(1))
    temper.react("wow", 10.0, 1.2)
    assert temper.at(11.0).pose == "wow"
    assert temper.at(11.5).pose != "wow"


def test_steps_alternate() -> None:
    poses = [look.pose for look in life_of("walk", 2.0)]
    assert poses.count("step_left") > 10 < poses.count("step_right")


def test_after_a_long_rest_not_everybody_acts_at_once() -> None:
    tempers = [Temper(Random(seed)) for seed in range(12)]
    for temper in tempers:
        temper.at(100.0)
    assert {temper.at(5000.0).pose for temper in tempers} <= {"idle", "blink"}
