"""What the board of Ice Town says. No Kivy."""

from penguins.games.icetown.die import COLOUR_OF_FACE
from penguins.games.icetown.events import pass_reason
from penguins.games.icetown.geometry import COLOURS, IGLOOS
from penguins.games.icetown.state import IceTownState
from penguins.ui.base.standing import Fact, Standing
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games.icetown.choices import TownChoices

_NOTHING_TO_DO = {
    "town_full": mark("Your town is full. Nothing to do this time."),
    "nothing_to_steal": mark("There is nobody to steal from. Nothing to do this time."),
    "piles_empty": mark("These piles are empty. Nothing to do this time."),
}


def colour_name(colour: int) -> str:
    """What a colour of the piles is called."""
    return tr(COLOUR_NAMES[COLOURS[colour]])


def roll_prompt(can_shake: bool) -> str:
    """How the die is rolled."""
    return tr("Tap the die, or shake the tablet.") if can_shake else tr("Tap the die.")


def underside(face: int, instead: int | None) -> str:
    """No penguin of the colour on top of the die is left, so the colour below counts, if there is such a penguin."""
    gone = colour_name(COLOUR_OF_FACE[face])
    if instead is None:
        return tr("No {gone} left, and none of the colour under the die either.", gone=gone)
    return tr("No {gone} left: {instead} instead.", gone=gone, instead=colour_name(instead))


def nothing_to_do(view: IceTownState) -> str:
    """Why the person can only pass."""
    return tr(_NOTHING_TO_DO[pass_reason(view)])


def prompt(choices: TownChoices, victim: str) -> str:
    """What the person should do; `victim` is the name of whose town is large."""
    if choices.stealing:
        return _steal_prompt(choices, victim)
    if not choices.colours:
        return nothing_to_do(choices.view)
    if choices.colour is None:
        return tr("Choose a colour.")
    if choices.face != choices.view.roll:
        return underside(choices.view.roll, choices.colour)
    return tr("Find a space for your {colour} penguin.", colour=colour_name(choices.colour))


def _steal_prompt(choices: TownChoices, victim: str) -> str:
    if not choices.victims:
        return nothing_to_do(choices.view)
    if choices.loot is not None:
        return tr("Now put it in your town.")
    if not victim:
        return tr("Tap a town to steal from.")
    if len(choices.victims) > 1:
        return tr("Steal from {name}, or tap another town.", name=victim)
    return tr("Steal from {name}, if you like.", name=victim)


def pass_button(declines: bool) -> str:
    """What the button says that passes; `declines`: though one could steal."""
    return tr("No, thanks") if declines else tr("Continue")


def help_button() -> str:
    """What the button is called that explains the points."""
    return tr("How do I score?")


def why_not_here(choices: TownChoices, cell: int | None) -> str:
    """Why nothing can be settled there, or what to do first."""
    if choices.held is None:
        return _first(choices)
    if cell in IGLOOS:
        return tr("That is an igloo. Choose a free space.")
    if cell is None:
        return tr("Choose a free space.")
    return tr("That space is taken. Choose a free one.")


def _first(choices: TownChoices) -> str:
    """What to do before anybody can settle."""
    if choices.colours:
        return tr("Choose a colour first.")
    if choices.victims:
        return tr("Take a penguin from another town first.")
    return nothing_to_do(choices.view)


def not_your_town() -> str:
    """Why a penguin cannot be dropped on another seat's town."""
    return tr("Not there: put it in your own town.")


def counted(colour: int, points: int) -> str:
    """What a colour counts, and what it brings."""
    return (
        ntr("The longest green line: {number} point.", "The longest green line: {number} points.", points),
        ntr("The largest pink group: {number} point.", "The largest pink group: {number} points.", points),
        ntr("Yellow near igloos: {number} point.", "Yellow near igloos: {number} points.", points),
        ntr(
            "Violets with no violet neighbour: {number} point.",
            "Violets with no violet neighbour: {number} points.",
            points,
        ),
    )[colour]


def standing(view: IceTownState, seat: int) -> Standing:
    """The score of a town, and how many live there."""
    total, living = view.points(seat).total, view.settled(seat).bit_count()
    return Standing(
        Fact("icon_trophy", str(total), formats.points(total)),
        (Fact("icon_people", str(living), ntr("{number} penguin in town", "{number} penguins in town", living)),),
    )
