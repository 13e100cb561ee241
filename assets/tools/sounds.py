"""The command for sounds: `python -m assets.tools.sounds render | check`. Short, soft, in one key."""

import argparse
import struct
import sys
import wave
from collections.abc import Callable
from pathlib import Path

from assets.tools.library import ASSETS
from assets.tools.synth import RATE, Samples, finish, later, louder, mix, noise, note, pluck, swell, tone

FOLDER = ASSETS / "sounds"
LIMIT = 1_000_000
WOOD = ((1, 1.0), (2.7, 0.25), (5.2, 0.08))
BELL = ((1, 1.0), (2, 0.35), (3.01, 0.18), (4.2, 0.06))
SOFT = ((1, 1.0), (2, 0.22), (3, 0.08))
VOICE = ((1, 0.6), (2, 1.0), (3, 0.55), (4, 0.3), (5, 0.12))


def tap() -> Samples:
    return tone(note("C6"), 0.09, SOFT)


def place() -> Samples:
    thud = tone(note("G4"), 0.16, WOOD, glide=0.6)
    return mix(thud, louder(0.5, noise(0.05, 2500, 900, pluck)), louder(0.18, tone(note("E5"), 0.22, BELL)))


def slide() -> Samples:
    return mix(noise(0.5, 700, 3200), louder(0.06, tone(note("C5"), 0.5, SOFT, glide=1.5, envelope=swell)))


def splash() -> Samples:
    burst = noise(0.55, 4200, 350, pluck, seed=3)
    bubbles = [
        later(at, louder(0.22, tone(note(name), 0.09, glide=1.6, envelope=swell)))
        for at, name in ((0.14, "G4"), (0.24, "C5"), (0.32, "A4"), (0.42, "D5"))
    ]
    return mix(louder(1.3, burst), louder(0.4, tone(note("C4"), 0.25, glide=0.6)), *bubbles)


def crack() -> Samples:
    clicks = [
        later(at, louder(strength, noise(0.05, 5200, 1500, pluck, seed=seed)))
        for seed, (at, strength) in enumerate(((0.0, 1.0), (0.06, 0.5), (0.1, 0.8), (0.19, 0.4)))
    ]
    return mix(*clicks, louder(0.5, tone(note("D4"), 0.22, WOOD, glide=0.7)))


def flip() -> Samples:
    return mix(noise(0.1, 900, 4200), later(0.09, louder(0.8, noise(0.06, 3200, 1200, pluck, seed=5))))


def roll() -> Samples:
    names = ("G4", "E4", "A4", "E4", "G4", "D4", "E4", "C4")
    times = (0.0, 0.09, 0.17, 0.26, 0.36, 0.47, 0.6, 0.74)
    knocks = [
        later(at, louder(0.9 - 0.6 * at, tone(note(name), 0.1, WOOD, glide=0.85)))
        for at, name in zip(times, names, strict=True)
    ]
    return mix(*knocks)


def steal() -> Samples:
    steps = (("E5", 0.0), ("G5", 0.08), ("A5", 0.16), ("D6", 0.27))
    return mix(*(later(at, tone(note(name), 0.13, SOFT, glide=1.04)) for name, at in steps))


def wind() -> Samples:
    howl = tone(note("A4"), 1.0, SOFT, glide=0.75, vibrato=0.012, envelope=swell)
    return mix(noise(1.0, 500, 1400, seed=7), louder(0.09, howl))


def sun() -> Samples:
    steps = (("C5", 0.0), ("E5", 0.1), ("G5", 0.2), ("C6", 0.32))
    return mix(*(later(at, louder(0.7, tone(note(name), 0.6, BELL))) for name, at in steps))


def call() -> Samples:
    first = tone(note("A4"), 0.16, VOICE, glide=1.19, vibrato=0.02, envelope=swell)
    second = tone(note("C5"), 0.26, VOICE, glide=0.84, vibrato=0.03, envelope=swell)
    return mix(first, later(0.17, second))


def chip() -> Samples:
    return mix(tone(note("E6"), 0.28, BELL), later(0.05, louder(0.6, tone(note("A6"), 0.25, BELL))))


def out() -> Samples:
    steps = (("A4", 0.0), ("G4", 0.13), ("E4", 0.26), ("C4", 0.4))
    return mix(*(later(at, tone(note(name), 0.3, SOFT)) for name, at in steps))


def win() -> Samples:
    steps = (("C5", 0.0), ("E5", 0.12), ("G5", 0.24), ("C6", 0.38), ("G5", 0.54), ("C6", 0.66))
    melody = (later(at, tone(note(name), 0.45, BELL)) for name, at in steps)
    chord = (later(0.66, louder(0.5, tone(note(name), 0.9, BELL))) for name in ("C4", "E4", "G4", "E6"))
    return mix(*melody, *chord)


def no() -> Samples:
    return mix(tone(note("E4"), 0.14, WOOD), later(0.12, tone(note("C4"), 0.2, WOOD)))


# Every sound with its loudness: what is heard often is quieter
SOUNDS: dict[str, tuple[Callable[[], Samples], float]] = {
    "place": (place, 0.6),
    "slide": (slide, 0.45),
    "splash": (splash, 0.6),
    "crack": (crack, 0.5),
    "flip": (flip, 0.4),
    "roll": (roll, 0.55),
    "steal": (steal, 0.45),
    "wind": (wind, 0.45),
    "sun": (sun, 0.5),
    "call": (call, 0.4),
    "chip": (chip, 0.4),
    "out": (out, 0.5),
    "win": (win, 0.6),
    "tap": (tap, 0.3),
    "no": (no, 0.5),
}


def sample_values(name: str) -> list[int]:
    """A sound as the 16-bit numbers of its file."""
    make, peak = SOUNDS[name]
    return [round(32767 * value) for value in finish(make(), peak)]


def write(name: str) -> None:
    values = sample_values(name)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(values)}h", *values))


def read(path: Path) -> list[int]:
    """The 16-bit numbers of a file."""
    with wave.open(str(path), "rb") as file:
        return list(struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes())))


def is_stale(name: str) -> bool:
    """Whether a file is not what its recipe makes; the last bit may differ between machines."""
    path = FOLDER / f"{name}.wav"
    if not path.exists():
        return True
    stored, made = read(path), sample_values(name)
    return len(stored) != len(made) or any(abs(a - b) > 2 for a, b in zip(stored, made, strict=True))


def check() -> int:
    """Print the figures and what is wrong with them."""
    total = sum(path.stat().st_size for path in FOLDER.glob("*.wav"))
    print(f"{len(SOUNDS)} sounds, {total / 1000:.0f} KB of {LIMIT / 1000:.0f}")
    stale = [name for name in SOUNDS if is_stale(name)]
    if stale:
        print(f"Stale: {', '.join(stale)}. Run `python -m assets.tools.sounds render`.", file=sys.stderr)
    return 1 if stale or total > LIMIT else 0


def main(arguments: list[str] | None = None) -> int:
    """Run one of the commands; 0 when all is well."""
    parser = argparse.ArgumentParser(prog="sounds", description="Make the sounds of Penguins.")
    parser.add_argument("command", choices=("render", "check"))
    if parser.parse_args(arguments).command == "render":
        for name in SOUNDS:
            write(name)
    return check()


if __name__ == "__main__":
    sys.exit(main())
