"""What the board of the march says. No Kivy."""

from typing import NamedTuple

from penguins.games.march.actions import LOOK_NOWHERE, PASS, STOP, MarchAction, MoveWeather
from penguins.games.march.geometry import AT_SEA, COLONY, HOME, HOMEWARD, OCEAN, PENGUINS, WALKED
from penguins.games.march.state import MarchState, Phase
from penguins.ui.base.standing import Standing, Walker
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.games.march.choices import Pick, companions


class SideAnswer(NamedTuple):
    """What the button beside the road stands for and says: a decision that is not a place on the road."""

    action: MarchAction | None
    """None: nothing is decided, a look is over."""
    icon: str
    text: str


DONE = SideAnswer(None, "icon_check", mark("Done"))
"""For whoever has seen enough under a tile."""
_ANSWERS = (
    SideAnswer(STOP, "icon_pause", mark("Stop")),
    SideAnswer(LOOK_NOWHERE, "icon_close", mark("No, thanks")),
    SideAnswer(PASS, "icon_play", mark("Continue")),
)


def answer_of(view: MarchState) -> SideAnswer | None:
    """The decision beside the road that can be made now."""
    legal = view.legal_actions()
    return next((answer for answer in _ANSWERS if answer.action in legal), None)


def prompt(view: MarchState, picked: Pick | None) -> str:
    """What to do next."""
    match view.phase:
        case Phase.STEP:
            return tr("Choose one of your penguins.") if picked is None else tr("Step onto a glowing tile.")
        case Phase.GO_ON if companions(view, view.moving):
            return tr("Your colour! Walk on together, or stop.")
        case Phase.GO_ON:
            return tr("Your colour! Walk on, or stop.")
        case Phase.LOOK:
            return tr("An eye! Which tile will you peek under?")
        case _:
            return _weather_prompt(view, picked)


def _weather_prompt(view: MarchState, picked: Pick | None) -> str:
    if PASS in view.legal_actions():
        return no_weather()
    if picked is None and view.variant == "ice_slide":
        return tr("Move a sun or a storm, or swap two tiles side by side.")
    if picked is None:
        return tr("Now move a sun or a storm.")
    if picked.kind == "tile" or not _can_drift(view, picked.number):
        return tr("Swap it with a glowing tile.")
    if view.bad >> picked.number & 1:
        return tr("Move the storm to a glowing tile.")
    return tr("Move the sun to a glowing tile.")


def _can_drift(view: MarchState, cell: int) -> bool:
    """Whether the weather there may move by itself, rather than with its tile."""
    return any(isinstance(action, MoveWeather) and action.origin == cell for action in view.legal_actions())


def no_weather() -> str:
    """Why nobody moves the weather in a turn."""
    return tr("No sun or storm can move this time.")


def look_prompt(name: str, *, alone: bool, shown: bool) -> str:
    """What to do with the tile that was chosen for a look."""
    if shown:
        return tr("Remember it, then let go.")
    if alone:
        return tr("Press and hold the tile to look under it.")
    return tr("Everyone else, look away! {name}, press and hold the tile.", name=name)


def hold_longer() -> str:
    """Why a tile did not open."""
    return tr("Hold the tile a little longer.")


def why_not_pick(view: MarchState, place: int | None, penguin: int | None) -> str:
    """Why there is nothing to pick up there."""
    if view.phase is Phase.WEATHER:
        return _why_not_weather(view, place)
    if penguin is None:
        return tr("Choose one of your penguins first.")
    if penguin not in view.leads[view.to_move]:
        return tr("That is someone else’s penguin. Choose your own.")
    if view.spots[penguin] == HOME:
        return tr("This penguin is home. Choose the other one.")
    return tr("Only the penguin that is walking can go on.")


def _why_not_weather(view: MarchState, place: int | None) -> str:
    if PASS in view.legal_actions():
        return no_weather()
    if place is not None and place == view.just_moved:
        return _just_moved()
    if place is not None and (view.bad | view.nice) >> place & 1:
        return tr("It has no free tile next to it. Choose another.")
    if view.variant == "ice_slide":
        return tr("Choose a sun, a storm or a tile.")
    return tr("Choose a sun or a storm.")


def _just_moved() -> str:
    return tr("The player before you moved this one. Choose another.")


def why_not_there(view: MarchState, pick: Pick, place: int) -> str:
    """Why it cannot go there."""
    if pick.kind == "eye":
        return tr("Choose a tile that is face down.")
    if pick.kind == "tile":
        return tr("Swap it with the tile on its left or right.")
    if pick.kind == "weather":
        if (view.bad | view.nice) >> place & 1:
            return tr("There is already weather there.")
        if pick.number == view.just_moved:
            return _just_moved()
        return tr("Weather moves to a tile next to it.")
    spot = view.spots[pick.number]
    if spot == COLONY:
        return tr("From the colony, you start on the first row.")
    if spot == AT_SEA:
        return tr("From the ocean, you start on the last row.")
    return _why_not_step(spot, place)


def _why_not_step(spot: int, place: int) -> str:
    if place == COLONY and not spot & HOMEWARD:
        return tr("First it must eat: the ocean is the other way.")
    if place == OCEAN and spot & HOMEWARD:
        return tr("It has eaten already: the colony is the other way.")
    if place in (COLONY, OCEAN):
        return tr("Too far: one row at a time.")
    return tr("One step at a time, to a tile next to it.")


def standing(view: MarchState, seat: int) -> Standing:
    """Where each of its penguins is on the road, and whether it is on its way back."""
    return Standing(road=tuple(_walker(view, penguin) for penguin in view.leads[seat]))


def _walker(view: MarchState, penguin: int) -> Walker:
    spot = view.spots[penguin]
    whole_way = WALKED[view.rows][HOME]
    walked = WALKED[view.rows][spot]
    from_home = min(walked, whole_way - walked)
    return Walker(PENGUINS[penguin], 2 * from_home / whole_way, bool(spot & HOMEWARD), way_of(view, penguin))


def way_of(view: MarchState, penguin: int) -> str:
    """Which penguin it is, and where it is going."""
    spot, colour = view.spots[penguin], tr(COLOUR_NAMES[PENGUINS[penguin]])
    if spot == HOME:
        return tr("{colour}: home again", colour=colour)
    if spot & HOMEWARD:
        return tr("{colour}: on the way home", colour=colour)
    return tr("{colour}: on the way to the ocean", colour=colour)
