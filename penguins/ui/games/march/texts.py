"""The words of March of the Penguins."""

from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.texts import About, ChoiceText, GameTexts, OptionText


def _score(number: int) -> str:
    return ntr("{number} row", "{number} rows", number)


TEXTS = GameTexts(
    name=mark("March of the Penguins"),
    invitation=mark("To the ocean and back, over ice full of secrets."),
    minutes=30,
    starter=mark("Whoever saw a penguin most recently starts. Films and books count too!"),
    score=_score,
    about=About(
        ages=mark("Young penguins: ages 5 and up; Ice slide: ages 8 and up"),
        authors=("Florent Toscano", "Frédéric Vuagnat"),
        publisher="Jeux Opla",
    ),
    settings={"memory_aid": ChoiceText(mark("Memory aid"), mark("Tiles that you have seen are marked."))},
    options={
        "variant": OptionText(
            mark("Version"),
            {
                "classic": ChoiceText(
                    mark("Classic"), mark("With sun and storm: after each walk, you move the weather.")
                ),
                "young": ChoiceText(
                    mark("Young penguins"), mark("No weather, only walking and remembering. Ages 5 and up.")
                ),
                "ice_slide": ChoiceText(
                    mark("Ice slide"), mark("Instead of the weather, you may swap two tiles of a row. Ages 8 and up.")
                ),
            },
        ),
        "rows": OptionText(
            mark("Length of the walk"),
            {
                "4": ChoiceText(mark("4 rows"), mark("A short walk for short legs.")),
                "5": ChoiceText(mark("5 rows"), mark("Just around the corner.")),
                "6": ChoiceText(mark("6 rows"), mark("A good walk.")),
                "7": ChoiceText(mark("7 rows"), mark("Nearly the whole way.")),
                "8": ChoiceText(mark("8 rows"), mark("The whole way.")),
            },
        ),
    },
)
