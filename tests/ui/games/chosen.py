"""Every match whose rules can be read."""

from itertools import product

from penguins.core.options import BadChoice, complete
from penguins.games.registry import GAMES
from penguins.ui.games.texts import Chosen


def every_match(game: str) -> list[Chosen | None]:
    """None, for somebody who only reads, and each number of players with each choice that people are asked for."""
    options = [option for option in GAMES[game].options if option.asked]
    found: list[Chosen | None] = [None]
    for choices in product(*(option.choices for option in options)):
        wanted = {option.key: choice for option, choice in zip(options, choices, strict=True)}
        try:
            full = complete(GAMES[game].options, wanted)
        except BadChoice:  # these choices do not go together
            continue
        found += [Chosen(players, full) for players in GAMES[game].seats]
    return found
