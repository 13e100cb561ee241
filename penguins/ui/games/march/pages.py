"""The rules of March of the Penguins, page by page."""

from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import tr
from penguins.ui.games.march import scenes
from penguins.ui.games.texts import Chosen, Page


def pages(chosen: Chosen | None) -> tuple[Page, ...]:
    """All pages: for a match as it was chosen, else with every variant explained."""
    variant = None if chosen is None else chosen.options["variant"]
    weather = () if variant == "young" else (_weather(),)
    return (_way(chosen), *_walking(), *_company(), *weather, _dinner(), *_variants(chosen, variant))


def _way(chosen: Chosen | None) -> Page:
    walk = tr("Your penguin walks over the ice to the ocean, eats, and walks back to the colony.")
    if chosen is None:
        goal = paragraph(
            tr("With two players, each has two penguins and moves one of them each turn."),
            tr("The first to bring all their penguins home wins."),
        )
    elif chosen.players == 2:
        goal = paragraph(
            tr("Each of you has two penguins and moves one of them each turn."),
            tr("The first to bring both penguins home wins."),
        )
    else:
        goal = tr("The first to bring their penguin home wins.")
    return Page(tr("To the ocean and back"), paragraph(walk, goal), scenes.WAY)


def _walking() -> tuple[Page, ...]:
    return (
        Page(
            tr("One step"),
            tr(
                "On your turn, you must take a step. From the colony, step onto any tile of the first row; from a "
                "tile, onto any of the eight around it, whoever stands there. From the last row, you step into the "
                "ocean."
            ),
            scenes.STEP,
        ),
        Page(
            tr("Your own colour calls"),
            tr(
                "Each row hides one red, one blue, one green and one yellow. The tile you step on is turned up. If it "
                "shows your penguin’s colour, you may walk on at once, again and again. Any other colour ends your "
                "walk."
            ),
            scenes.COLOUR,
        ),
        Page(
            tr("Keep it in mind"),
            tr(
                "When your walk ends, tiles without a penguin are turned down again. Remember where your colours are: "
                "you will come back this way!"
            ),
            scenes.MEMORY,
        ),
    )


def _company() -> tuple[Page, ...]:
    return (
        Page(
            tr("Together"),
            tr(
                "When you walk on from a tile of your colour, you take along every penguin there that is going your "
                "way. You always take your first step alone. If several players finish at once, whoever moved wins."
            ),
            scenes.TOGETHER,
        ),
        Page(
            tr("A secret look"),
            tr(
                "Four tiles carry an eye. Whoever lands on one may secretly look under one face-down tile, and each "
                "eye works once a turn."
            ),
            scenes.LOOK,
        ),
    )


def _weather() -> Page:
    text = paragraph(
        tr("A storm stops you, the sun counts as your colour; both hide the tile below."),
        tr(
            "After your walk, move one sun or storm to a tile next to it, even onto penguins – but not onto other "
            "weather, and not the one the player before you moved."
        ),
    )
    return Page(tr("Sun and storm"), text, scenes.WEATHER)


def _dinner() -> Page:
    text = tr(
        "Reaching the ocean or the colony always ends your walk. From the ocean, you start back on any tile of the "
        "last row. You can tell who has eaten by the round belly."
    )
    return Page(tr("Dinner, then home"), text, scenes.DINNER)


def _variants(chosen: Chosen | None, variant: str | None) -> tuple[Page, ...]:
    """How this match differs from the classic, or all the ways there are."""
    slide = tr(
        "Instead of moving the weather, you may swap two neighbouring tiles of a row, with everything on them. After "
        "that, any sun or storm may be moved."
    )
    if chosen is None:
        young = tr("You play without sun and storm, and on fewer rows if you like.")
        return (
            Page(tr("Version for young penguins"), young, scenes.YOUNG),
            Page(tr("Version with ice slide"), slide, scenes.SLIDE),
        )
    if variant == "young":
        text = tr("You play without sun and storm, on {number} rows.", number=chosen.options.get("rows", "8"))
        return (Page(tr("Young penguins"), text, scenes.YOUNG),)
    return (Page(tr("Ice slide"), slide, scenes.SLIDE),) if variant == "ice_slide" else ()
