"""The words of Ice Town."""

from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import mark
from penguins.ui.games.texts import About, GameTexts

TEXTS = GameTexts(
    name=mark("Ice Town"),
    invitation=mark("Roll the die and find every penguin its favourite space."),
    minutes=15,
    starter=mark("Decide together who starts, or let chance choose."),
    score=formats.points,
    about=About(ages=mark("Ages 5 and up"), minutes=mark("10 to 15 minutes")),
)
