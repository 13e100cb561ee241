"""Makes something wrong in a file, at random but the same for the same seed."""

import json
import os
from random import Random
from typing import Any

COUNT = int(os.environ.get("PENGUINS_NOISE", "60"))
SEED = int(os.environ.get("PENGUINS_SEED", "0"))

WRONG: tuple[Any, ...] = (
    *(None, True, -1, 0, 77, 2**70, 0.5, 1e300, float("inf"), "", "x", "1", [], [[]], {}, {"": 0}),
    *("\ud800", "\x00", "\u202e", "x" * 300),
)


def rng_for(kind: str, number: int) -> Random:
    """The chance of one file; whoever fails at it can be tried again alone."""
    return Random(f"{SEED}:{kind}:{number}")


def mutated(content: bytes, rng: Random) -> bytes:
    """The bytes with one to four things wrong."""
    for _ in range(rng.randint(1, 4)):
        start = rng.randrange(len(content) + 1)
        end = min(len(content), start + rng.choice((0, 1, 1, 2, 8, 100, 4096)))
        noise = rng.randbytes(rng.choice((1, 1, 4, end - start, 100)))
        content = rng.choice(
            (
                content[:start] + noise + content[start + len(noise) :],  # overwritten
                content[:start] + noise + content[end:],  # inserted
                content[:start] + content[end:],  # gone
                content[:start],  # cut
                content[:end] + content[start:],  # twice
                content[:start] + bytes(end - start) + content[end:],  # empty
                content[:start] + bytes(byte ^ 1 << rng.randrange(8) for byte in content[start:end]) + content[end:],
            )
        )
    return content


def mutated_json(text: str, rng: Random) -> str:
    """The text with another value somewhere, of whatever kind."""
    plain = json.loads(text)
    return json.dumps(_with_wrong_value(plain, rng))


def _with_wrong_value(plain: Any, rng: Random) -> Any:
    if not plain or not isinstance(plain, dict | list) or rng.random() < 0.1:
        return rng.choice(WRONG)
    key = rng.choice(list(plain) if isinstance(plain, dict) else range(len(plain)))
    if isinstance(plain, dict) and rng.random() < 0.1:
        return {rng.choice(("", "\ud800", "x")) if name == key else name: value for name, value in plain.items()}
    plain[key] = _with_wrong_value(plain[key], rng)
    return plain
