"""What people like. Whatever is read back is checked: a value that makes no sense becomes the default."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from penguins.games.registry import GAMES
from penguins.session.setup import BadSetUp, SetUp

CHOICES = {
    "language": ("system", "en", "fr"),
    "animation": ("normal", "fast", "off"),
    "text_size": ("small", "normal", "large", "largest"),
}


@dataclass(frozen=True)
class Preferences:
    """Change one with `dataclasses.replace`, then save."""

    language: str = "system"
    sound: bool = True
    volume: float = 0.8
    haptics: bool = True
    animation: str = "normal"
    table_mode: bool = False
    """Turn the board towards the player whose turn it is."""
    text_size: str = "normal"
    memory_aid: bool = False
    """March: mark what the person to move has seen."""
    show_gains: bool = True
    """Ice Town: show what a space would bring."""
    confirm_moves: bool = False
    last_set_ups: Mapping[str, SetUp] = field(default_factory=dict)
    """By the game's id."""

    @classmethod
    def from_stored(cls, stored: Mapping[str, str]) -> "Preferences":
        """The inverse of `to_stored`, for values that anyone may have written."""
        good: dict[str, Any] = {}
        for known in fields(cls):
            try:
                value = json.loads(stored[known.name])
                good[known.name] = _set_ups(value) if known.name == "last_set_ups" else _checked(known.name, value)
            except (KeyError, ValueError, RecursionError):
                continue
        return cls(**good)

    def to_stored(self) -> dict[str, str]:
        """Each value as JSON."""
        plain = {known.name: getattr(self, known.name) for known in fields(self)}
        plain["last_set_ups"] = {game: setup.to_plain() for game, setup in self.last_set_ups.items()}
        return {name: json.dumps(value) for name, value in plain.items()}


def _checked(name: str, value: Any) -> Any:
    """The value; ValueError if this preference cannot have it."""
    if name == "volume":
        fits = type(value) in (int, float) and 0 <= value <= 1
    elif name in CHOICES:
        fits = value in CHOICES[name]
    else:
        fits = isinstance(value, bool)
    if not fits:
        raise ValueError(name)
    return value


def _set_ups(plain: Any) -> dict[str, SetUp]:
    set_ups = {}
    for game in GAMES.values():
        try:
            set_ups[game.id] = SetUp.from_plain(game, plain[game.id])
        except (BadSetUp, KeyError, TypeError, IndexError):
            continue
    return set_ups
