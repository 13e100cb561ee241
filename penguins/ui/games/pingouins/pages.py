"""The rules of Pingouins, page by page."""

from penguins.games.pingouins.state import PENGUINS_EACH
from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import tr
from penguins.ui.games.pingouins import scenes
from penguins.ui.games.texts import Chosen, Page


def pages(chosen: Chosen | None) -> tuple[Page, ...]:
    """All pages: for a match as it was chosen, else with every option explained."""
    return (
        Page(
            tr("Off to catch fish"),
            tr("Your penguins slide over the ice and catch fish. Whoever has the most fish at the end wins."),
            scenes.CATCH,
        ),
        Page(
            tr("The ice"),
            tr(
                "There are 60 tiles: 30 with one fish, 20 with two and 10 with three. They are mixed anew for every "
                "game."
            ),
            scenes.TILES,
        ),
        _places(chosen),
        Page(
            tr("Slide in a straight line"),
            tr(
                "On your turn, slide one of your penguins in any of six directions, as far as you like. It cannot "
                "cross holes or other penguins."
            ),
            scenes.SLIDE,
        ),
        Page(
            tr("Take the tile you leave"),
            tr(
                "The tile your penguin leaves is yours, with all its fish. It leaves a hole, so the ice gets smaller "
                "with every move."
            ),
            scenes.TAKE,
        ),
        Page(
            tr("Do not get stuck"),
            tr(
                "A penguin with no free tile next to it is stuck, and in everyone’s way. But cut off a big piece of "
                "ice for yourself, and all its fish are yours!"
            ),
            scenes.STUCK,
        ),
        Page(
            tr("The end"),
            tr(
                "When none of your penguins can move, they leave with the tiles they stand on. The others play on. "
                "Most fish wins; if that is a tie, most tiles; if that is a tie too, you share the win."
            ),
            scenes.END,
        ),
    )


def _places(chosen: Chosen | None) -> Page:
    """How many penguins there are, and where they start."""
    heading = tr("Take your places")
    if chosen is None:
        text = paragraph(
            tr(
                "First, everyone puts penguins on the ice, one at a time: four each with two players, three with "
                "three, two with four."
            ),
            tr("They start on tiles with one fish – or anywhere, if you chose that."),
        )
        return Page(heading, text, scenes.START_ON_ONE)
    each = tr(
        "First, each of you puts {number} penguins on the ice, one at a time.", number=PENGUINS_EACH[chosen.players]
    )
    if chosen.options["placement"] == "any":
        return Page(heading, paragraph(each, tr("They start on any free tile.")), scenes.START_ANYWHERE)
    return Page(heading, paragraph(each, tr("They start on tiles with one fish.")), scenes.START_ON_ONE)
