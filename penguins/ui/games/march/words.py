"""What the board of the march says. No Kivy."""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.games.march.actions import MarchAction
from penguins.games.march.choices import LOOK_NOWHERE, PASS, STOP
from penguins.games.march.ice import HOME, HOMEWARD, PENGUINS, WALKED
from penguins.games.march.state import MarchState, Phase
from penguins.ui.base.facts import Fact
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.games.march.choices import Pick, companions


class Answer(NamedTuple):
    """A decision that is not a place on the road: what its button says."""

    action: MarchAction
    icon: str
    text: str


_ANSWERS = (
    Answer(STOP, "icon_pause", mark("Stop")),
    Answer(LOOK_NOWHERE, "icon_close", mark("No, thanks")),
    Answer(PASS, "icon_play", mark("Go on")),
)


def answer_of(view: MarchState) -> Answer | None:
    """The one that can be given now."""
    legal = view.legal_actions()
    return next((answer for answer in _ANSWERS if answer.action in legal), None)


def prompt(view: MarchState, picked: Pick | None) -> str:
    """What to do next."""
    match view.phase:
        case Phase.STEP:
            return tr("Choose one of your penguins.") if picked is None else tr("Take a step to a lit tile.")
        case Phase.GO_ON if companions(view, view.moving):
            return tr("You are called! Walk on together, or stop.")
        case Phase.GO_ON:
            return tr("You are called! Walk on, or stop.")
        case Phase.LOOK:
            return tr("An eye! Under which tile will you look?")
        case _:
            return _weather_prompt(view, picked)


def _weather_prompt(view: MarchState, picked: Pick | None) -> str:
    if PASS in view.legal_actions():
        return tr("No weather can move.")
    if picked is None and view.variant == "ice_slide":
        return tr("Move a sun or a storm, or swap two neighbours in a row.")
    if picked is None:
        return tr("Now move a sun or a storm.")
    if picked.kind == "tile":
        return tr("Swap it with a lit tile.")
    return tr("Move it to a lit tile.")


def look_prompt(name: str, *, alone: bool, shown: bool) -> str:
    """What to do with the tile that was chosen for a look."""
    if shown:
        return tr("Keep it in mind, then let go.")
    if alone:
        return tr("Hold the tile to look under it.")
    return tr("Everybody else looks away! {name}, hold the tile.", name=name)


def facts(view: MarchState, seat: int) -> Sequence[Fact]:
    """How far each penguin has come, and whether to the fish, to its home, or at its goal."""
    return tuple(_fact(view, penguin) for penguin in view.penguins_of(seat))


def _fact(view: MarchState, penguin: int) -> Fact:
    spot = view.spots[penguin]
    walked = WALKED[view.rows][spot]
    colour = tr(COLOUR_NAMES[PENGUINS[penguin]])
    if spot == HOME:
        icon, label = "icon_check", tr("{colour}: home again", colour=colour)
    elif spot & HOMEWARD:
        icon, label = "icon_home", tr("{colour}: on the way home", colour=colour)
    else:
        icon, label = "icon_fish", tr("{colour}: on the way to the ocean", colour=colour)
    return Fact(icon, str(walked), label)
