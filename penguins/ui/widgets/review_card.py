"""What the coach says, on cards: beside a replay, or on a sheet over it."""

from collections.abc import Sequence
from typing import Any

from kivy.properties import NumericProperty, StringProperty

from penguins.ui.base import layouts
from penguins.ui.base.verdict import Verdict
from penguins.ui.widgets.buttons import TapPanel
from penguins.ui.widgets.dialogs import Dialog

layouts.load("review_card")


class ReviewCard(TapPanel):
    """Shows one verdict."""

    title = StringProperty("")
    text = StringProperty("")
    colour_id = StringProperty("")
    fish = NumericProperty(0)

    def __init__(self, verdict: Verdict, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.title, self.text, self.colour_id, self.fish = verdict.title, verdict.text, verdict.colour, verdict.fish
        self.moment, self.best = verdict.moment, verdict.best


class ReviewSheet(Dialog):
    """All of them over the screen, where there is no room beside the board; a tap on one closes it."""

    def __init__(self, cards: Sequence[ReviewCard], title: str, **kwargs: Any) -> None:
        super().__init__(title=title, **kwargs)
        for card in cards:
            card.bind(on_tap=lambda _: self.dismiss())
            self.ids.answers.add_widget(card)
