"""The words of Ice Town."""

from penguins.ui.base.illustration import Illustration, Piece, grid, row
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import mark
from penguins.ui.games.texts import ChoiceText, GameTexts, Page

_CELL = 50.0


def _town(lines: tuple[str, str, str], middle: float) -> Illustration:
    """Three lines of three spaces: g p y v are penguins, i is an igloo, a dot a free space."""
    names = {
        "g": "penguin_green_happy",
        "p": "penguin_pink_happy",
        "y": "penguin_yellow_happy",
        "v": "penguin_violet_happy",
        "i": "igloo",
        ".": "",
    }
    ground = grid([["march_down"] * 3] * 3, 136, _CELL, _CELL, middle)
    return ground + grid([[names[letter] for letter in line] for line in lines], 142, 42, _CELL, middle)


TEXTS = GameTexts(
    name=mark("Ice Town"),
    invitation=mark("Roll the die and find every penguin its favourite place."),
    minutes=15,
    starter=mark("Decide together who starts, or let chance choose."),
    score=formats.points,
    settings={"show_gains": ChoiceText(mark("Show points"), mark("Every space shows what it would bring."))},
    pages=(
        Page(
            mark("Your own little town"),
            mark(
                "Everyone builds a town with two igloos and 28 free spaces. Penguins of four colours move in, "
                "and each colour has its own idea of a good place."
            ),
            (
                Piece("igloo", 70, 110, 96),
                Piece("igloo", 250, 110, 96),
                Piece("penguin_green_idle", 60, 50, 78),
                Piece("penguin_pink_happy", 128, 46, 82),
                Piece("penguin_violet_idle", 194, 46, 82),
                Piece("penguin_yellow_happy", 262, 50, 78),
            ),
        ),
        Page(
            mark("Roll the die"),
            mark(
                "The die says which penguin you take: green, pink, yellow or violet. The side with all four "
                "lets you choose. Put it on any free space of your town. There it stays."
            ),
            (
                *row(["die_2", "die_3", "die_4", "die_5", "die_6"], 132, 54, 62),
                *row([f"penguin_{colour}_idle" for colour in ("green", "pink", "yellow", "violet")], 56, 56, 62, 129),
                Piece("pointer", 284, 60, 50),
            ),
        ),
        Page(
            mark("A one: steal!"),
            mark("With a one you may take any penguin from another town and put it into yours. You do not have to."),
            (
                Piece("die_1", 160, 128, 76),
                Piece("penguin_blue_stuck", 70, 62, 96),
                Piece("penguin_yellow_carried", 160, 56, 70),
                Piece("penguin_red_happy", 250, 62, 96, mirrored=True),
            ),
        ),
        Page(
            mark("Green and pink"),
            mark(
                "Green loves straight lines: your longest line, across or down, counts one point a penguin. "
                "Pink loves company: your largest group, side by side, counts one point a penguin."
            ),
            _town(("..g", "ggg", "..."), 80) + _town(("pp.", ".p.", "..p"), 240),
        ),
        Page(
            mark("Yellow and violet"),
            mark(
                "Yellow loves warmth: each one on the eight spaces around an igloo is a point. "
                "Violet loves peace: each one with no violet right beside it is a point."
            ),
            _town(("y.y", ".i.", "yy."), 80) + _town(("v.v", "...", ".v."), 240),
        ),
        Page(
            mark("Is a pile empty?"),
            mark(
                "Then take the colour on the underside of the die: green and violet change places, and so do "
                "pink and yellow. If that pile is empty too, you pass."
            ),
            (
                *row(["die_2", "die_5"], 132, 58, 76, 86),
                *row(["die_3", "die_4"], 132, 58, 76, 234),
                *row(["pile_empty", "pile_violet"], 50, 62, 76, 86),
                *row(["pile_pink", "pile_empty"], 50, 62, 76, 234),
            ),
        ),
        Page(
            mark("The end"),
            mark(
                "There are 10 penguins of each colour with two players, 15 with three, 20 with four. When the second "
                "pile is empty, the round is finished. The highest total wins; equal totals win together."
            ),
            (
                *row(["pile_green", "pile_empty", "pile_empty", "pile_violet"], 118, 66, 76),
                Piece("crown", 160, 40, 60),
                Piece("penguin_green_happy", 100, 40, 62),
                Piece("penguin_pink_happy", 220, 40, 62, mirrored=True),
            ),
        ),
    ),
)
