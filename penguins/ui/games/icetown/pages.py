"""The rules of Ice Town, page by page."""

from penguins.games.icetown.state import PILE
from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import tr
from penguins.ui.games.icetown import scenes
from penguins.ui.games.texts import Chosen, Page


def pages(chosen: Chosen | None) -> tuple[Page, ...]:
    """All pages; the last depends on how many play."""
    return (*_a_turn(), *_points(), _empty_pile(), _end(chosen))


def _a_turn() -> tuple[Page, ...]:
    return (
        Page(
            tr("Your own little town"),
            tr(
                "Everyone builds a town with two igloos and 28 free spaces. Penguins of four colours move in, and each "
                "colour has its own idea of a good space."
            ),
            scenes.TOWN,
        ),
        Page(
            tr("Roll the die"),
            tr(
                "The die says which penguin you take: green, pink, yellow or violet. The side with all four lets you "
                "choose. Put it on any free space of your town. There it stays – unless somebody steals it."
            ),
            scenes.DIE,
        ),
        Page(
            tr("Rolled a one? Steal!"),
            tr("With a one, you may take any penguin from another town and put it in yours. You do not have to."),
            scenes.STEAL,
        ),
    )


def _points() -> tuple[Page, ...]:
    return (
        Page(
            tr("Green and pink"),
            tr(
                "Green loves straight lines: your longest line, across or down, scores one point per penguin. Pink "
                "loves company: your largest group, touching by their sides, scores one point per penguin. Corners do "
                "not count."
            ),
            scenes.GREEN_AND_PINK,
        ),
        Page(
            tr("Yellow and violet"),
            tr(
                "Yellow loves warmth: each one on the eight spaces around an igloo is a point. Violet loves peace: "
                "each one with no other violet touching its sides is a point."
            ),
            scenes.YELLOW_AND_VIOLET,
        ),
        Page(
            tr("Let’s count"),
            tr(
                "A green line of 4, a pink group of 3, 5 yellows around the igloos (4 and 1), and 3 violets on their "
                "own: 4\u00a0+\u00a03\u00a0+\u00a05\u00a0+\u00a03\u00a0=\u00a015."
            ),
            scenes.COUNTED,
        ),
    )


def _empty_pile() -> Page:
    text = paragraph(
        tr(
            "Take the colour on the underside of the die instead: violet for green, yellow for pink, and the other way "
            "round. If that pile is empty too, you pass."
        ),
        tr("You also pass if your town is full, or if there is nobody to steal from."),
    )
    return Page(tr("Is a pile empty?"), text, scenes.EMPTY_PILE)


def _end(chosen: Chosen | None) -> Page:
    if chosen is None:
        piles = tr("There are 10 penguins of each colour with two players, 15 with three, 20 with four.")
    else:
        piles = tr("There are {number} penguins of each colour.", number=PILE[chosen.players])
    text = paragraph(
        piles,
        tr(
            "When a second pile runs out, finish the round so that everyone has had the same number of turns. Then "
            "count."
        ),
        tr("The highest total wins. If it is a tie, you share the win."),
    )
    return Page(tr("The end"), text, scenes.END)
