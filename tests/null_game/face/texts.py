"""The words around the board. They are only marked here; the screens say them with `tr`, in the player's language."""

from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.texts import ChoiceText, GameTexts, OptionText


def _score(number: int) -> str:
    return ntr("{number} pebble", "{number} pebbles", number)


# Words for every option, every choice and every setting that the game declares: a test says which are missing.
TEXTS = GameTexts(
    name=mark("Pebbles"),
    invitation=mark("Take the last pebble, and what lies under it!"),
    minutes=1,
    starter=mark("Whoever found the last pebble starts."),
    score=_score,
    options={
        "most": OptionText(
            mark("How many at once"),
            {
                "two": ChoiceText(mark("Two"), mark("Take one or two pebbles.")),
                "three": ChoiceText(mark("Three"), mark("Take one, two or three pebbles.")),
            },
        )
    },
    settings={"count_pebbles": ChoiceText(mark("Count the pebbles"), mark("The number of pebbles left is shown."))},
)
