"""Every match the registry can start: game × players × options that apply. What people are not asked for, such as who
leads which penguin, has so many choices that each match gets another of them."""

from itertools import count, product
from typing import NamedTuple

import pytest

from penguins.core.game import AnyGame
from penguins.core.match import Match
from penguins.core.options import BadChoice, complete
from penguins.games.registry import GAMES


class Variant(NamedTuple):
    """A kind of match."""

    game: AnyGame
    players: int
    options: dict[str, str]

    def start(self) -> Match:
        return Match(self.game, self.players, self.options)

    def __str__(self) -> str:
        return "-".join((self.game.id, str(self.players), *self.options.values()))


_TURN = count(step=7)


def _choices(game: AnyGame) -> list[dict[str, str]]:
    keys = [option.key for option in game.options]
    found = []
    for values in product(*(option.choices if option.asked else ("",) for option in game.options)):
        options = dict(zip(keys, values, strict=True))
        unasked = [option for option in game.options if not option.asked]
        options |= {option.key: option.choices[next(_TURN) % len(option.choices)] for option in unasked}
        try:
            found.append(complete(game.options, options))
        except BadChoice:
            continue
    return found


VARIANTS = [
    Variant(game, players, options) for game in GAMES.values() for players in game.seats for options in _choices(game)
]


def is_one_more(variant: Variant) -> bool:
    """Whether it is like others: as few as can be try each choice. What goes with one choice only is as usual for
    both."""
    options = [option for option in variant.game.options if option.asked]
    unusual = [option for option in options if variant.options[option.key] != option.default]
    return variant.players != variant.game.seats[0] or any(option.only_with for option in unusual)


AS_PARAMETERS = [
    pytest.param(variant, id=str(variant), marks=[pytest.mark.slow] * is_one_more(variant)) for variant in VARIANTS
]
