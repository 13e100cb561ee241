"""Options declare themselves, so that set-up screens and command lines build themselves."""

from collections.abc import Mapping
from typing import NamedTuple

Options = Mapping[str, str]


class Option(NamedTuple):
    """One choice to make before a match."""

    key: str
    choices: tuple[str, ...]
    default: str
    only_with: tuple[str, str] | None = None
    """Another option's key and value: this one can differ from its default only then."""
    asked: bool = True
    """Whether people choose it in set-up, rather than by the colours of the seats (`Game.options_from`)."""

    def applies(self, options: Options) -> bool:
        """Whether, beside these options, there is anything to choose here."""
        return self.only_with is None or options[self.only_with[0]] == self.only_with[1]


class Setting(NamedTuple):
    """Something about how a game is shown, on or off, for all matches alike."""

    key: str
    """No other game's and no other preference's."""
    default: bool


class UnknownOption(ValueError):
    """No option of the game has this key."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class BadChoice(ValueError):
    """The option exists, but does not take this value (beside the other options)."""

    def __init__(self, option: Option, value: str) -> None:
        super().__init__(option.key, value)
        self.option = option
        self.value = value


def complete(declared: tuple[Option, ...], chosen: Options) -> dict[str, str]:
    """Every declared option with its chosen or default value, checked."""
    keys = {option.key for option in declared}
    for key in chosen:
        if key not in keys:
            raise UnknownOption(key)
    full = {option.key: chosen.get(option.key, option.default) for option in declared}
    for option in declared:
        _check(option, full)
    return full


def _check(option: Option, full: Options) -> None:
    value = full[option.key]
    allowed = option.choices if option.applies(full) else (option.default,)
    if value not in allowed:
        raise BadChoice(option, value)
