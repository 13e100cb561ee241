"""What the board of Pebbles says. No Kivy."""

from penguins.ui.base.standing import Fact, Standing
from penguins.ui.base.words.translate import ntr, tr
from tests.null_game.state import PebblesState


def prompt(view: PebblesState) -> str:
    """What to do next."""
    return ntr("Take a lit pebble.", "Touch a lit pebble: it and all above it are yours.", min(view.most, view.heap))


def why_not() -> str:
    """Why a pebble cannot be taken."""
    return tr("Only so many from the top of the heap, the lit ones.")


def left(view: PebblesState) -> str:
    """How many pebbles lie there."""
    return ntr("{number} pebble left", "{number} pebbles left", view.heap)


def standing(view: PebblesState, seat: int) -> Standing:
    """What stands on a seat's plate."""
    taken = view.taken[seat]
    return Standing(Fact("chip_silver", str(taken), ntr("{number} pebble", "{number} pebbles", taken)))
