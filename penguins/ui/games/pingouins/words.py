"""What the board of Pingouins says. No Kivy."""

from penguins.games.pingouins.state import PENGUINS_EACH, PingouinsState
from penguins.ui.base.standing import Fact, Standing
from penguins.ui.base.words.translate import ntr, tr
from penguins.ui.games.pingouins.choices import FloeChoices


def prompt(view: PingouinsState, picked: int | None) -> str:
    """What to do next."""
    if view.unplaced:
        return tr("Place a penguin on a glowing tile.")
    if picked is not None:
        return tr("Slide to a glowing tile.")
    return tr("Pick a penguin and slide it.")


def why_not_place(view: PingouinsState) -> str:
    """Why no penguin can start there."""
    if view.one_fish_only:
        return tr("Choose a free tile with one fish.")
    return tr("Choose a free tile.")


def why_not_there() -> str:
    """Why a penguin cannot slide there."""
    return tr("Slide straight, never over holes or other penguins.")


def not_yours() -> str:
    """Why a penguin cannot be picked: it is another seat's."""
    return tr("That is someone else’s penguin. Choose your own.")


def stuck() -> str:
    """Why a penguin cannot be picked: it has nowhere to go."""
    return tr("This penguin is stuck. Choose another one.")


def tiles(number: int) -> str:
    """So many tiles."""
    return ntr("{number} tile", "{number} tiles", number)


def standing(view: PingouinsState, seat: int, colour: str) -> Standing:
    """Fish; small, the tiles and the penguins that can still move. Before that, the penguins that wait."""
    waiting = PENGUINS_EACH[view.players] - view.penguins[seat].bit_count() if view.unplaced else 0
    if waiting:
        return Standing(waiting=(colour,) * waiting)
    fish, taken, moving = view.caught[seat], view.tiles[seat], len(FloeChoices(view, seat).movable())
    return Standing(
        Fact("icon_fish", str(fish), ntr("{number} fish", "{number} fish", fish)),
        (
            Fact("icon_table", str(taken), tiles(taken)),
            Fact("icon_person", str(moving), ntr("{number} penguin can move", "{number} penguins can move", moving)),
        ),
    )
