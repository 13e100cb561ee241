"""What things in the towns are, in a word, for a finger that rests on them. No Kivy."""

from penguins.games.icetown.die import COLOUR_OF_FACE, STEAL
from penguins.games.icetown.geometry import IGLOOS
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.games.icetown import words


def on_pile(view: IceTownState, pile: int) -> str:
    """How many penguins of that colour wait."""
    return tr("{colour}: {number} left", colour=words.colour_name(pile), number=view.piles[pile])


def on_die(face: int) -> str:
    """What that face means."""
    if face in COLOUR_OF_FACE:
        return words.colour_name(COLOUR_OF_FACE[face])
    return tr("steal a penguin") if face == STEAL else tr("any colour")


def on_town(view: IceTownState, seat: int, name: str) -> str:
    """Whose town it is, and what it has."""
    return tr("{name}: {points}", name=name, points=formats.points(view.points(seat).total))


def on_penguin(colour: int) -> str:
    """One of that colour."""
    return words.colour_name(colour)


def in_town(view: IceTownState, seat: int, cell: int, gain: int | None = None, stolen: int | None = None) -> str:
    """Who lives there. On a free space, the `gain` that is written there, or the colour of who was `stolen`."""
    colour = view.colour_at(seat, cell)
    if colour is not None:
        return on_penguin(colour)
    if cell in IGLOOS:
        return tr("igloo")
    if gain is not None:
        sign = "+" if gain > 0 else "\N{MINUS SIGN}" if gain < 0 else ""
        return tr("{gain} here", gain=sign + formats.points(abs(gain)))
    return "" if stolen is None else tr("stolen from here: {colour}", colour=words.colour_name(stolen))
