"""Small sounds, and what is heard of many at once."""

from collections import defaultdict

import pytest

from penguins.ui.base import sounds
from tests.ui.robot import Robot

_PLACED = ("floe:" + "1" * 30 + "2" * 20 + "3" * 10, "a1", "a2", "a3", "a4", "a5", "a6", "a7", "b1")


class Fake:
    """A sound that tells whether it is heard."""

    volume = 0.0
    playing = False

    def play(self) -> None:
        self.playing = True

    def stop(self) -> None:
        self.playing = False

    def unload(self) -> None:
        """There was nothing to load."""


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> dict[str, Fake]:
    """By id, the sounds that were loaded."""
    fakes: dict[str, Fake] = defaultdict(Fake)
    monkeypatch.setattr(sounds, "_load", lambda name: fakes[name])
    return fakes


def heard(made: dict[str, Fake]) -> set[str]:
    return {name for name, sound in made.items() if sound.playing}


def test_of_a_move_that_is_over_at_once_the_first_and_the_last_sound_are_heard(
    robot: Robot, quick_bots: None, made: dict[str, Fake]
) -> None:
    robot.app.services.change(sound=True)
    robot.begin_after("pingouins", ("Léa", "Tom"), *_PLACED)
    robot.frames(2)
    for sound in made.values():
        sound.stop()
    robot.board.choose(robot.legal()[0])
    assert heard(made) == {"slide", "chip"}
    assert {"crack", "splash"} <= made.keys()


def test_sounds_of_two_frames_do_not_silence_each_other(robot: Robot, made: dict[str, Fake]) -> None:
    robot.app.services.change(sound=True)
    for name in ("tap", "flip", "place", "chip"):
        robot.app.services.sounds.play(name)
        robot.frames()
    assert heard(made) == {"tap", "flip", "place", "chip"}
