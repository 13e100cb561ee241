"""March: whenever a turn begins, under all sorts of weather."""

from collections.abc import Iterator
from random import Random

from penguins.cli.puzzles.ideas.cutting import cut
from penguins.core.match import Match
from penguins.core.puzzle import Goal
from penguins.games.march.actions import MoveWeather
from penguins.games.march.state import MarchState, Phase

_WEATHERS = 8
"""How many other moves of the weather, before the turn, are looked at."""


def ideas(match: Match, moment: int, rng: Random) -> Iterator[tuple[Match, Goal]]:
    """A way to the shore, as it was and with other weather."""
    state = match.position(moment)
    assert isinstance(state, MarchState)
    if state.phase is not Phase.STEP:
        return
    yield cut(match, moment), Goal("arrive")
    if isinstance(match.log[moment - 1], MoveWeather):
        weathers = match.position(moment - 1).legal_actions()
        for weather in rng.sample(weathers, min(_WEATHERS, len(weathers))):
            other = cut(match, moment - 1)
            other.play(weather)
            yield other, Goal("arrive")
