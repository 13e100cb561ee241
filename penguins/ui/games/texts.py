"""What a game's texts are made of. All words are marked for translation and said with `tr`."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from penguins.ui.base.illustration import Illustration


class Page(NamedTuple):
    """One page of the rules: a picture and a few short sentences."""

    heading: str
    text: str
    scene: Illustration


class ChoiceText(NamedTuple):
    """What a choice is called, and what it means."""

    name: str
    line: str


class OptionText(NamedTuple):
    """What there is to choose, and the choices by their ids."""

    name: str
    choices: Mapping[str, ChoiceText]


class GameTexts(NamedTuple):
    """All that the screens around a board need to know."""

    name: str
    invitation: str
    minutes: int
    """How long a match takes, about."""
    starter: str
    """The custom that decides who starts."""
    score: Callable[[int], str]
    """A score in words, such as "12 fish"."""
    pages: tuple[Page, ...]
    options: Mapping[str, OptionText] = {}
    settings: Mapping[str, ChoiceText] = {}
    """Of what the game declares as its `settings`, by key."""
