"""The words of March of the Penguins."""

from penguins.ui.base.illustration import Piece, grid, row
from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.texts import ChoiceText, GameTexts, OptionText, Page

_TILE = 58.0


def _score(number: int) -> str:
    return ntr("{number} row", "{number} rows", number)


TEXTS = GameTexts(
    name=mark("March of the Penguins"),
    invitation=mark("To the ocean and back, over ice full of secrets."),
    minutes=30,
    starter=mark("Whoever saw a penguin last starts. Films and books count too!"),
    score=_score,
    settings={"memory_aid": ChoiceText(mark("Memory aid"), mark("Tiles that you have seen are marked."))},
    options={
        "variant": OptionText(
            mark("How you play"),
            {
                "classic": ChoiceText(
                    mark("Classic"), mark("With sun and storm: after each walk you move the weather.")
                ),
                "young": ChoiceText(
                    mark("Young penguins"), mark("No weather, only walking and remembering. From five.")
                ),
                "ice_slide": ChoiceText(
                    mark("Ice slide"), mark("Instead of the weather you may swap two tiles of a row. From eight.")
                ),
            },
        ),
        "rows": OptionText(
            mark("How far it is"),
            {
                "4": ChoiceText(mark("4 rows"), mark("A short walk for short legs.")),
                "5": ChoiceText(mark("5 rows"), mark("Just around the corner.")),
                "6": ChoiceText(mark("6 rows"), mark("A good walk.")),
                "7": ChoiceText(mark("7 rows"), mark("Nearly the whole way.")),
                "8": ChoiceText(mark("8 rows"), mark("The whole way.")),
            },
        ),
    },
    pages=(
        Page(
            mark("To the ocean and back"),
            mark(
                "Your penguin walks over the ice to the ocean, eats, and walks back to the colony. With two players "
                "each has two penguins. The first to bring all their penguins home wins."
            ),
            (
                Piece("march_ocean", 160, 150, 200),
                *row(["march_down"] * 4, 92, 50, 50),
                Piece("march_colony", 160, 32, 200),
                Piece("penguin_red_idle", 110, 110, 50),
                Piece("penguin_blue_full", 210, 110, 50, mirrored=True),
            ),
        ),
        Page(
            mark("One step"),
            mark(
                "Each row hides red, blue, green and yellow once. From the colony, step onto any tile of the first "
                "row. From a tile, step onto any of the eight around it, whoever stands there."
            ),
            (
                *grid([["march_down"] * 3] * 3, 146, _TILE, 52),
                *grid([["march_lit"] * 3, ["march_lit", "", "march_lit"], ["march_lit"] * 3], 146, _TILE, 52),
                Piece("march_yellow", 160, 94, _TILE),
                Piece("penguin_red_idle", 160, 106, 54),
            ),
        ),
        Page(
            mark("Your own colour calls"),
            mark(
                "The tile you step on is turned up. If it shows your penguin’s colour, you may walk on at once, "
                "again and again. Any other colour ends your walk."
            ),
            (
                Piece("march_red", 70, 80, 76),
                Piece("march_red", 160, 80, 76),
                Piece("march_green", 250, 80, 76),
                Piece("penguin_red_happy", 160, 100, 72),
                Piece("penguin_red_stuck", 250, 100, 72),
                Piece("spark", 108, 148, 26),
                Piece("spark", 200, 152, 26),
            ),
        ),
        Page(
            mark("Keep it in mind"),
            mark(
                "When your walk ends, tiles without a penguin are turned down again. "
                "Remember where your colours are: you will come back this way!"
            ),
            (
                *row(["march_down", "march_down", "march_blue", "march_down"], 76, 72, 74),
                Piece("penguin_red_idle", 197, 96, 68),
                Piece("emblem_red", 49, 84, 26),
                Piece("emblem_yellow", 123, 84, 26),
                Piece("icon_help", 271, 84, 30),
            ),
        ),
        Page(
            mark("Together"),
            mark(
                "Walking on from a tile of your colour, you take along every penguin there that goes the same way. "
                "Your first step you always take alone."
            ),
            (
                Piece("march_red", 90, 70, 92),
                Piece("march_down", 230, 70, 92),
                Piece("march_lit", 230, 70, 92),
                Piece("penguin_green_happy", 66, 90, 66),
                Piece("penguin_blue_happy", 120, 90, 66),
                Piece("penguin_red_happy", 94, 82, 74),
                Piece("icon_next", 160, 76, 32),
            ),
        ),
        Page(
            mark("A secret look"),
            mark(
                "Four tiles carry an eye. Whoever comes there may look under one tile that is face down, "
                "and keeps it secret."
            ),
            (
                Piece("march_blue_eye", 90, 78, 92),
                Piece("penguin_red_idle", 92, 100, 74),
                Piece("march_down", 226, 78, 92),
                Piece("march_picked", 226, 78, 92),
                Piece("icon_eye", 226, 84, 44),
            ),
        ),
        Page(
            mark("Sun and storm"),
            mark(
                "A storm stops you. The sun counts as your colour. After your walk, move one weather tile to a tile "
                "around it, but not onto other weather, and not the one the player before you moved."
            ),
            (
                *row(["march_down"] * 4, 76, 76, 76),
                Piece("weather_bad", 122, 76, 76),
                Piece("weather_nice", 198, 76, 76),
                Piece("march_lit", 274, 76, 76),
                Piece("penguin_red_stuck", 122, 96, 64),
                Piece("pointer", 258, 56, 46),
            ),
        ),
        Page(
            mark("Dinner, then home"),
            mark(
                "Reaching the ocean or the colony always ends your walk. From the ocean you start back on any tile "
                "of the last row. You can tell who has eaten by the round belly."
            ),
            (
                Piece("march_ocean", 160, 132, 288),
                *row(["march_down"] * 4, 58, 72, 72),
                *row(["march_lit"] * 4, 58, 72, 72),
                Piece("penguin_red_full", 130, 134, 66),
                Piece("fish", 200, 140, 44),
            ),
        ),
        Page(
            mark("Two more ways to play"),
            mark(
                "Young penguins: no weather, and fewer rows if you like. Ice slide: instead of moving the weather, "
                "you may swap two neighbouring tiles of a row, with everything on them."
            ),
            (
                *row(["march_down"] * 4, 76, 76, 76),
                Piece("march_picked", 122, 76, 76),
                Piece("march_picked", 198, 76, 76),
                Piece("penguin_blue_idle", 122, 96, 62),
                Piece("icon_swap", 160, 146, 36),
            ),
        ),
    ),
)
