"""Making sound from numbers: tones, noise and envelopes as lists of samples between -1 and 1."""

import math
from collections.abc import Callable, Sequence
from itertools import zip_longest
from random import Random

RATE = 22050
Samples = list[float]

# C major pentatonic: whatever sounds together sounds well
NOTES = {name: 261.626 * 2 ** (steps / 12) for name, steps in {"C": 0, "D": 2, "E": 4, "G": 7, "A": 9}.items()}


def note(name: str) -> float:
    """The frequency of a note such as `G5`."""
    return NOTES[name[0]] * 2.0 ** (int(name[1:]) - 4)


def pluck(time: float, length: float) -> float:
    """An envelope: quick start, long fall."""
    return min(1.0, time / 0.006) * math.exp(-5.5 * time / length)


def swell(time: float, length: float) -> float:
    """An envelope: slow start, slow end."""
    return math.sin(math.pi * time / length) ** 2


def tone(
    frequency: float,
    length: float,
    overtones: Sequence[tuple[float, float]] = ((1, 1.0),),
    *,
    glide: float = 1.0,
    vibrato: float = 0.0,
    envelope: Callable[[float, float], float] = pluck,
) -> Samples:
    """A note made of overtones (ratio, strength), whose pitch may glide by a factor and tremble."""
    samples = []
    phase = 0.0
    for index in range(int(length * RATE)):
        time = index / RATE
        bend = glide ** (time / length) * (1 + vibrato * math.sin(time * math.tau * 7))
        phase += math.tau * frequency * bend / RATE
        value = sum(strength * math.sin(ratio * phase) for ratio, strength in overtones)
        samples.append(value * envelope(time, length))
    return samples


def noise(
    length: float,
    low: float,
    high: float,
    envelope: Callable[[float, float], float] = swell,
    seed: int = 1,
) -> Samples:
    """Hiss whose brightness glides from one frequency to another."""
    random = Random(seed)
    samples = []
    first = second = 0.0
    for index in range(int(length * RATE)):
        time = index / RATE
        cut = low * (high / low) ** (time / length)
        share = 1 - math.exp(-math.tau * cut / RATE)
        first += share * (random.uniform(-1, 1) - first)
        second += share * (first - second)
        samples.append((first - 0.6 * second) * envelope(time, length))
    return samples


def later(seconds: float, samples: Samples) -> Samples:
    """The same sound after a pause."""
    return [0.0] * int(seconds * RATE) + samples


def louder(factor: float, samples: Samples) -> Samples:
    return [factor * value for value in samples]


def mix(*sounds: Samples) -> Samples:
    """Sounds at the same time."""
    return [sum(values) for values in zip_longest(*sounds, fillvalue=0.0)]


def finish(samples: Samples, peak: float) -> Samples:
    """Bring to a peak, round off both ends and frame with silence, so that nothing clicks."""
    loudest = max(abs(value) for value in samples)
    edge = int(0.006 * RATE)
    shaped = [
        value * peak / loudest * min(1.0, index / edge, (len(samples) - 1 - index) / (4 * edge))
        for index, value in enumerate(samples)
    ]
    silence = [0.0] * int(0.003 * RATE)
    return silence + shaped + silence
