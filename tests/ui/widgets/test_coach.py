"""What the coach says is as large as its bubble can hold."""

import pytest
from kivy.metrics import dp

from penguins.ui.base import theme
from penguins.ui.widgets.coach import Coach
from penguins.ui.widgets.labels import height_of

SAID = "Bonjour Léa ! Débarrasse-toi de tes cartes. Poses-en une !"


@pytest.mark.window
def test_rather_the_margins_of_its_bubble_become_small_than_its_letters() -> None:
    width = dp(220)
    words = height_of(SAID, theme.TYPE_SMALL * 1.45, width - dp(46))
    assert Coach.height_of(SAID, width, words + dp(12), 1.45) == words + dp(12)
