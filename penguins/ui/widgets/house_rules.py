"""A sheet to switch the house rules of a match on and off."""

from typing import Any

from penguins.core.game import AnyGame
from penguins.session.house_rules import HouseRules
from penguins.ui.base import layouts
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.widgets.buttons import Panel
from penguins.ui.widgets.choices import SwitchRow

layouts.load("house_rules")

_WORDS = {
    "take_back": (mark("Undo"), mark("A move may be taken back.")),
    "hints": (mark("Hints"), mark("You may ask for a hint.")),
    "gains": (mark("Show points"), mark("Each space shows the points it would bring.")),
}
"""Of each rule its name, and what it means when it is on."""


class HouseRulesPanel(Panel):
    """Tells with `on_rule` which rule was switched, and whether it is on now."""

    __events__ = ("on_rule",)

    def __init__(self, game: AnyGame, chosen: HouseRules, **kwargs: Any) -> None:
        """Offers what the game can do, as it is `chosen`."""
        super().__init__(**kwargs)
        for rule, (name, line) in _WORDS.items():
            if rule != "gains" or game.shows_gains:
                self.add_widget(self._row(rule, SwitchRow(name=tr(name), line=tr(line)), getattr(chosen, rule)))

    def _row(self, rule: str, row: SwitchRow, active: bool) -> SwitchRow:
        row.ids.switch.active = active
        row.ids.switch.bind(active=lambda _, active: self.dispatch("on_rule", rule, active))
        return row

    def on_rule(self, rule: str, on: bool) -> None:
        """A rule was switched."""
