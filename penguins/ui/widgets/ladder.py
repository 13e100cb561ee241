"""The ladder, drawn: four steps of ice that rise, each with its bot; what is won is lit and has a check."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.session.ladder import IN_A_ROW, Rung
from penguins.ui.base import layouts
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.labels import Labelled, SameSize

layouts.load("ladder")


class RungStep(Labelled, FloatLayout):
    """One step of the ladder."""

    level = StringProperty("chick")
    name = StringProperty("")
    rise = NumericProperty(0.25)
    """How high it is, as a part of the whole."""
    name_height = NumericProperty(0)
    won = BooleanProperty(False)
    wins = NumericProperty(0)

    def __init__(self, same: SameSize, **kwargs: Any) -> None:
        """Its name is as large as those of the `same` ladder."""
        self.same = same  # before the layout is applied, which asks for it
        super().__init__(**kwargs)


class Ladder(BoxLayout):
    """All steps of one person in one game."""

    def __init__(self, rungs: Sequence[Rung], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        same = SameSize()
        for number, rung in enumerate(rungs, 1):
            step = RungStep(same, level=rung.level, name=tr(LEVEL_NAMES[rung.level]), wins=rung.wins, won=rung.is_won)
            step.label = _in_words(rung)
            step.rise = 0.22 + 0.36 * number / len(rungs)
            self.add_widget(step)


def _in_words(rung: Rung) -> str:
    """Whom it takes to climb it, and how far that has come."""
    name = tr(LEVEL_NAMES[rung.level])
    return (
        tr("{name}: won", name=name)
        if rung.is_won
        else tr("{name}: {number} of {wanted} wins", name=name, number=rung.wins, wanted=IN_A_ROW)
    )
