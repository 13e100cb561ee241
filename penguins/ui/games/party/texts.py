"""The words of Penguin Party."""

from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import mark
from penguins.ui.games.texts import About, ChoiceText, GameTexts, OptionText

TEXTS = GameTexts(
    name=mark("Penguin Party"),
    invitation=mark("Build one big pyramid, and get rid of your cards."),
    minutes=15,
    starter=mark("Whoever saw a penguin most recently starts."),
    score=formats.points,
    about=About(ages=mark("Ages 6 and up"), minutes=mark("About 15 minutes"), authors=("Reiner Knizia",)),
    options={
        "tiebreak": OptionText(
            mark("If there is a tie"),
            {
                "share": ChoiceText(mark("Shared win"), mark("Everyone with the fewest points wins.")),
                "extra_round": ChoiceText(
                    mark("Extra round"), mark("You all play extra rounds, but only those who were tied can win.")
                ),
            },
        )
    },
)
