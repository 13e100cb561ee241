"""The sounds are there, short, soft, made by their recipes, and begin and end in silence (CONTRIBUTING.md, A sound)."""

import wave

import pytest

from assets.tools import sounds
from assets.tools.synth import NOTES, RATE, note

TABLE = ("place", "slide", "splash", "crack", "flip", "roll", "chip")
STORY = ("steal", "wind", "sun", "call", "out", "win", "tap", "no")
WANTED = TABLE + STORY
# 3 ms at both ends, softer than a thousandth
EDGE, HUSH = int(0.003 * RATE), 33


def test_every_sound_is_there_and_nothing_else() -> None:
    assert sorted(path.name for path in sounds.FOLDER.iterdir()) == sorted(f"{name}.wav" for name in WANTED)


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in sounds.FOLDER.iterdir()) < 1_000_000


@pytest.mark.slow
@pytest.mark.parametrize("name", WANTED)
def test_sound_is_what_its_recipe_makes(name: str) -> None:
    assert not sounds.is_stale(name)


@pytest.mark.parametrize("name", WANTED)
def test_sound_is_short_soft_and_silent_at_both_ends(name: str) -> None:
    values = sounds.read(sounds.FOLDER / f"{name}.wav")
    peak = max(map(abs, values)) / 32767
    assert 0.05 <= len(values) / RATE <= 1.7
    assert 0.2 <= peak <= 0.65
    assert max(map(abs, values[:EDGE])) <= HUSH
    assert max(map(abs, values[-EDGE:])) <= HUSH


@pytest.mark.parametrize("name", WANTED)
def test_file_is_plain_mono(name: str) -> None:
    with wave.open(str(sounds.FOLDER / f"{name}.wav"), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)


def test_one_key() -> None:
    assert set(NOTES) == set("CDEGA")
    assert note("A4") == pytest.approx(440, abs=0.1)
    assert note("A5") == pytest.approx(880, abs=0.1)


@pytest.mark.slow
def test_a_changed_sound_is_noticed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sounds.SOUNDS, "tap", (sounds.chip, 0.3))
    assert sounds.main(["check"]) == 1
    assert "tap" in capsys.readouterr().err
