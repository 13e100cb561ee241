"""What cards are, in a word, for a finger that rests on them. No Kivy."""

from collections.abc import Sequence

from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.party import words


def on_card(colour: int | None) -> str:
    """Its colour; nothing of a card that shows its back."""
    return "" if colour is None else words.colour_name(colour)


def on_place(colours: Sequence[int]) -> str:
    """Which colours fit into a free place."""
    return tr("fits here: {colours}", colours=", ".join(map(words.colour_name, colours)))


def on_hand(name: str, cards: int, *, out: bool) -> str:
    """How many cards somebody else holds, and whether they are out."""
    held = ntr("{number} card", "{number} cards", cards)
    return " · ".join([name, held, *([tr("out until the next round")] if out else [])])


def on_score(name: str, points: int, gained: int | None = None, *, races: bool = False) -> str:
    """The points of somebody, and those of the last round; `races`: only some can still win, and this is one."""
    told = tr("{name}: {points}", name=name, points=formats.points(points))
    if gained is not None:
        told += " · " + tr("this round: {points}", points=words.signed(gained))
    return told + (" · " + tr("can still win") if races else "")
