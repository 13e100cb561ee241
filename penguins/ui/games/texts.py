"""What a game's texts are made of."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from penguins.ui.base.illustration import Illustration


class Page(NamedTuple):
    """One page of the rules, in the player's language: a picture and a few short sentences."""

    heading: str
    text: str
    scene: Illustration


class Chosen(NamedTuple):
    """The match in which somebody reads the rules: how many play, and the choice for every option."""

    players: int
    options: Mapping[str, str]


class ChoiceText(NamedTuple):
    """What a choice is called, and what it means."""

    name: str
    line: str


class OptionText(NamedTuple):
    """What there is to choose, and the choices by their ids."""

    name: str
    choices: Mapping[str, ChoiceText]


class About(NamedTuple):
    """What the printed rule sheet says of the game itself; empty where it is silent."""

    ages: str = ""
    """From which age, marked for translation."""
    minutes: str = ""
    """How long it takes, marked for translation."""
    authors: tuple[str, ...] = ()
    publisher: str = ""
    year: int = 0


class GameTexts(NamedTuple):
    """All that the screens around a board need to know. Words are marked for translation and said with `tr`."""

    name: str
    invitation: str
    minutes: int
    """How long a match takes, about."""
    starter: str
    """The custom that decides who starts."""
    score: Callable[[int], str]
    """A score in words, such as "12 fish"."""
    about: About = About()
    options: Mapping[str, OptionText] = {}
    settings: Mapping[str, ChoiceText] = {}
    """Of what the game declares as its `settings`, by key."""
