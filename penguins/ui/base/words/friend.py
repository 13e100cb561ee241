"""What the Friend knows of people, in words."""

from collections.abc import Sequence

from penguins.bots.friend import STRENGTHS
from penguins.bots.measure import Measure
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import LEVEL_NAMES
from penguins.ui.base.words.translate import ntr, tr

_LIKE = 25
"""How near somebody is to a level to be told as strong as it is."""


def friend_knows(names: Sequence[str], measures: Sequence[Measure]) -> str:
    """What a Friend goes by who plays with these people; empty without people."""
    if not measures:
        return ""
    if not any(measure.meetings for measure in measures):
        return tr("Does not know {names} yet, and learns.", names=formats.joined(names))
    strength = sum(measure.strength for measure in measures) / len(measures)
    return tr(
        "About as strong as {names}: plays {strength}.", strength=strength_words(strength), names=formats.joined(names)
    )


def measure_line(measure: Measure) -> str:
    """What is known of one person in one game."""
    if not measure.meetings:
        return tr("The Friend does not know you here yet.")
    matches = ntr("{number} game", "{number} games", measure.meetings)
    return tr("{strength}, after {games} against bots", strength=strength_words(measure.strength), games=matches)


def strength_words(strength: float) -> str:
    """A strength between the levels: "like Junior", "between Junior and Adult"."""
    nearest = min(STRENGTHS, key=lambda level: abs(STRENGTHS[level] - strength))
    if abs(STRENGTHS[nearest] - strength) <= _LIKE or strength > max(STRENGTHS.values()):
        return tr("like {level}", level=tr(LEVEL_NAMES[nearest]))
    if strength < 0:
        return tr("below {level}", level=tr(LEVEL_NAMES[nearest]))
    below = max((level for level in STRENGTHS if STRENGTHS[level] < strength), key=STRENGTHS.__getitem__)
    above = min((level for level in STRENGTHS if STRENGTHS[level] > strength), key=STRENGTHS.__getitem__)
    return tr("between {below} and {above}", below=tr(LEVEL_NAMES[below]), above=tr(LEVEL_NAMES[above]))
