"""The words of Pingouins."""

from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.texts import About, ChoiceText, GameTexts, OptionText


def _score(number: int) -> str:
    return ntr("{number} fish", "{number} fish", number)


TEXTS = GameTexts(
    name=mark("Pingouins"),
    invitation=mark("Slide, grab the fish, and mind the melting ice!"),
    minutes=20,
    starter=mark("The youngest player starts."),
    score=_score,
    about=About(authors=("Alvydas Jakeliunas", "Günter Cornett"), publisher="Phalanx Games", year=2006),
    options={
        "placement": OptionText(
            mark("Where penguins start"),
            {
                "one_fish": ChoiceText(
                    mark("One fish"), mark("Penguins start on tiles with exactly one fish. The best fish come later.")
                ),
                "any": ChoiceText(mark("Anywhere"), mark("Penguins start on any free tile, even on three fish.")),
            },
        )
    },
)
