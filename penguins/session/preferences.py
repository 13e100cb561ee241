"""What people like. Whatever is read back is checked: a value that makes no sense becomes the default."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, NamedTuple

from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES, Languages
from penguins.session.setup import BadSetUp, SetUp

SYSTEM_LANGUAGE = "system"
SYSTEM_SPEED = "system"
"""Normal, or off for those who have asked the system for no motion."""
_FARTHEST = 100_000
"""Pixels: no desktop reaches that far."""
CHOICES = {
    "language": (SYSTEM_LANGUAGE, *LANGUAGES),
    "animation": (SYSTEM_SPEED, "slow", "normal", "fast", "off"),
    "text_size": ("small", "normal", "large", "largest"),
    "scanning": ("none", "two_keys", "slowly", "quickly"),
}


class DeskBox(NamedTuple):
    """A rectangle on a desktop, in its own pixels, from its upper left corner: a window, or a monitor."""

    left: int
    top: int
    width: int
    height: int


@dataclass(frozen=True)
class Preferences:
    """Change some with `changed`, then save."""

    language: str = SYSTEM_LANGUAGE
    sound: bool = True
    volume: float = 0.8
    haptics: bool = True
    animation: str = SYSTEM_SPEED
    table_mode: bool = False
    """Turn the board towards the player whose turn it is."""
    text_size: str = "normal"
    confirm_moves: bool = False
    read_to_me: bool = False
    """Read aloud whatever is new, where there is speech."""
    big_targets: bool = False
    """Make larger what can be tapped."""
    scanning: str = "none"
    """How one key, or one finger, does everything: it steps by a key of its own, or by itself at that pace."""
    window: DeskBox | None = None
    """Where the window was left, on a desktop. Whether it can be there again is for the shell to find out."""
    asked_who: bool = False
    """Whether somebody was asked who plays here, and has answered or skipped it."""
    figures: bool = False
    """Show how long frames take and how much the bots think."""
    game_settings: Mapping[str, bool] = field(default_factory=dict)
    """What was chosen of the settings that games declare, by key. `setting` knows the others too."""
    last_set_ups: Mapping[str, SetUp] = field(default_factory=dict)
    """By the game's id."""

    def setting(self, key: str) -> bool:
        """What was chosen for a setting that a game declares, else its default; KeyError if no game declares it."""
        return {**declared_settings(), **self.game_settings}[key]

    def changed(self, **chosen: Any) -> "Preferences":
        """These with some changed, each by its name; a game's setting by its key."""
        settings = {key: chosen.pop(key) for key in declared_settings() if key in chosen}
        return replace(self, **chosen, game_settings={**self.game_settings, **settings})

    @classmethod
    def from_stored(cls, stored: Mapping[str, str], languages: Languages = LANGUAGES) -> "Preferences":
        """The inverse of `to_stored`, for values that anyone may have written."""
        plain = _without_defaults_of_1_0_0(dict(_parsed(stored)))
        choices = CHOICES | {"language": (SYSTEM_LANGUAGE, *languages)}
        good = {name: plain[name] for name in _OWN_NAMES if name in plain and _fits(name, plain[name], choices)}
        settings = {key: plain[key] for key in declared_settings() if isinstance(plain.get(key), bool)}
        set_ups = _set_ups(plain.get("last_set_ups"), show_gains=plain.get("show_gains"))
        return cls(**good, window=_desk_box(plain.get("window")), game_settings=settings, last_set_ups=set_ups)

    def to_stored(self) -> dict[str, str]:
        """Each value as JSON; the settings of games stand beside the others."""
        set_ups = {game: setup.to_plain() for game, setup in self.last_set_ups.items()}
        own = {name: getattr(self, name) for name in _OWN_NAMES}
        plain = {**own, **self.game_settings, "window": self.window, "last_set_ups": set_ups}
        return {name: json.dumps(value) for name, value in plain.items()}


def renamed(set_ups: Mapping[str, SetUp], old: str, new: str) -> dict[str, SetUp]:
    """The set-ups, in which the person of that name is called otherwise now."""
    return {
        game: setup._replace(
            seats=tuple(seat._replace(name=new) if seat.is_human and seat.name == old else seat for seat in setup.seats)
        )
        for game, setup in set_ups.items()
    }


_OTHER_NAMES = ("window", "game_settings", "last_set_ups")
_OWN_NAMES = [known.name for known in fields(Preferences) if known.name not in _OTHER_NAMES]
"""Those with one plain value each."""


def declared_settings() -> dict[str, bool]:
    """The default of every setting that a game declares, by key."""
    return {setting.key: setting.default for game in GAMES.values() for setting in game.settings}


def _parsed(stored: Mapping[str, str]) -> Iterator[tuple[str, Any]]:
    for name, text in stored.items():
        try:
            yield name, json.loads(text)
        except (ValueError, RecursionError):
            continue


def _without_defaults_of_1_0_0(plain: dict[str, Any]) -> dict[str, Any]:
    """It kept a speed that nobody had chosen, too: then the system may still say what is wanted."""
    was_kept_by_it = "read_to_me" not in plain and plain.get("animation") == "normal"
    return {**plain, "animation": SYSTEM_SPEED} if was_kept_by_it else plain


def _fits(name: str, value: Any, choices: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether this preference can have that value."""
    if name == "volume":
        return type(value) in (int, float) and 0 <= value <= 1
    if name in choices:
        return value in choices[name]
    return isinstance(value, bool)


def _desk_box(plain: Any) -> DeskBox | None:
    """Four whole numbers that some desktop might have; None for anything else."""
    if not isinstance(plain, list) or [type(number) for number in plain] != [int] * 4:
        return None
    box = DeskBox(*plain)
    return box if max(map(abs, box)) < _FARTHEST and min(box.width, box.height) > 0 else None


def _set_ups(plain: Any, *, show_gains: Any) -> dict[str, SetUp]:
    """With house rules each; 1.0.0 knew of one, and kept it for all games together."""
    set_ups = {}
    for game in GAMES.values():
        try:
            set_ups[game.id] = SetUp.from_plain(game, {"house": {"gains": show_gains}, **plain[game.id]})
        except (BadSetUp, KeyError, TypeError, IndexError):
            continue
    return set_ups
