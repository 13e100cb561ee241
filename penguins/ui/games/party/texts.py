"""The words of Penguin Party."""

from penguins.ui.base.illustration import Piece, row
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import mark
from penguins.ui.games.texts import ChoiceText, GameTexts, OptionText, Page

TEXTS = GameTexts(
    name=mark("Penguin Party"),
    invitation=mark("Build one big pyramid, and get rid of your cards."),
    minutes=15,
    starter=mark("Whoever saw a penguin last starts."),
    score=formats.points,
    options={
        "tiebreak": OptionText(
            mark("If it is a draw"),
            {
                "share": ChoiceText(mark("Share"), mark("Everyone with the fewest points wins.")),
                "extra_round": ChoiceText(mark("Extra round"), mark("You play another round until one player leads.")),
            },
        )
    },
    pages=(
        Page(
            mark("The great pyramid"),
            mark(
                "All of you build one pyramid of penguins. Get your cards onto it: each card you cannot place costs "
                "a point. The fewest points win!"
            ),
            (
                *row(["card_red", "card_blue", "card_green", "card_yellow"], 40, 52, 54),
                *row(["card_red", "card_green", "card_yellow"], 92, 52, 54),
                *row(["card_red", "card_yellow"], 140, 52, 54),
            ),
        ),
        Page(
            mark("Your cards"),
            mark(
                "All cards are dealt; keep yours secret. There are eight green ones and seven of each other colour. "
                "With two players eight cards stay aside; with five the last card begins the pyramid."
            ),
            (
                *row(["card_green", "card_red", "card_blue", "card_yellow", "card_violet"], 92, 76, 56),
                Piece("pointer", 214, 52, 50),
            ),
        ),
        Page(
            mark("The bottom row"),
            mark(
                "Any colour may go here, to the left or right of the cards that lie there already. "
                "There is room for eight cards, or seven with two players."
            ),
            row(["card_slot", "card_red", "card_blue", "card_green", "card_slot"], 90, 62, 62),
        ),
        Page(
            mark("Higher up"),
            mark("A card rests on two cards below it, and has the colour of at least one of them."),
            (
                *row(["card_yellow", "card_blue", "card_green"], 54, 66, 66),
                *row(["card_blue", "card_slot"], 126, 66, 66),
                Piece("emblem_blue", 181, 128, 24),
                Piece("emblem_green", 205, 128, 24),
            ),
        ),
        Page(
            mark("Nothing fits?"),
            mark(
                "Whoever can place a card must. If none of your cards fits, you are out until the next round and take "
                "one point for each card in your hand. Silver chips are 1, gold chips 5."
            ),
            (
                *row(["card_back", "card_back", "card_back"], 100, 64, 50, 96),
                Piece("penguin_blue_stuck", 236, 108, 90),
                *row(["chip_silver"] * 3, 30, 40, 46, 96),
                Piece("chip_gold", 236, 34, 44),
            ),
        ),
        Page(
            mark("All gone!"),
            mark("If you place your very last card, you may give back up to two points. Hooray!"),
            (
                Piece("penguin_yellow_happy", 110, 88, 128),
                *row(["chip_silver", "chip_silver"], 92, 52, 60, 236),
                Piece("spark", 52, 150, 28),
                Piece("spark", 172, 156, 34),
                Piece("spark", 268, 150, 24),
            ),
        ),
        Page(
            mark("Round after round"),
            mark(
                "A round ends when nobody can place a card. You play as many rounds as there are players, and each "
                "of you starts once. The fewest points win; equal points win together."
            ),
            (
                Piece("penguin_red_idle", 84, 66, 88),
                Piece("penguin_yellow_happy", 160, 78, 108),
                Piece("penguin_violet_idle", 236, 66, 88, mirrored=True),
                Piece("crown", 160, 148, 44),
                *row(["chip_gold", "chip_silver"], 16, 30, 32, 84),
                *row(["chip_gold"], 16, 30, 32, 236),
                *row(["chip_silver"], 16, 30, 32, 160),
            ),
        ),
    ),
)
