"""The podium: blocks of ice that rise from the water, one for each place, with the penguins on them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.stencilview import StencilView

from penguins.ui.base import layouts
from penguins.ui.base.idle import Idle
from penguins.ui.base.motion import Motion, Step
from penguins.ui.base.sounds import Sounds
from penguins.ui.widgets.labels import Labelled, SameSize
from penguins.ui.widgets.life import Life

layouts.load("podium")

_RISE, _RISE_OF_WINNERS, _CROWN = 0.5, 0.9, 0.7
"""Seconds."""
_LONG_SCORE = 88
"""Nobody has more digits."""


class Finisher(NamedTuple):
    """Somebody who has played to the end."""

    name: str
    colour: str
    bot: str
    label: str
    """Who it is: a name, and the level of a bot."""
    score: int
    words: Callable[[int], str]
    """A score in words."""
    place: int
    won: bool


class Pedestal(Labelled, FloatLayout):
    """A player on a block of ice."""

    name = StringProperty("")
    score = StringProperty("")
    """In words."""
    points, longest = StringProperty(""), StringProperty("")
    """The mere number; and words for as long a one as there is, the same on all blocks."""
    slim = BooleanProperty(False)
    """Whether there is room for the number only."""
    broad, large = BooleanProperty(False), BooleanProperty(False)
    """Whether there is room for larger letters, and for still larger ones."""
    colour_id = StringProperty("red")
    bot = StringProperty("")
    place = NumericProperty(1)
    won = BooleanProperty(False)
    block = NumericProperty(0)
    """How high the ice below is."""
    base = NumericProperty(0)
    """The room for name and score on it."""
    crown = NumericProperty(0.0)
    """How far the crown has fallen, 0 to 1."""
    counted = NumericProperty(0.0)
    """How much of the score has been counted, 0 to 1."""

    def __init__(self, finisher: Finisher, same: Mapping[str, SameSize], **kwargs: Any) -> None:
        """Its words are as large as those of the `same` kind beside it."""
        self._finisher = finisher
        self.same = same  # before the layout is applied, which asks for it
        super().__init__(
            name=finisher.name, colour_id=finisher.colour, bot=finisher.bot, label=finisher.label, **kwargs
        )
        self.place, self.won, self.longest = finisher.place, finisher.won, finisher.words(_LONG_SCORE)
        self.on_counted()

    def on_counted(self, *_: object) -> None:
        counted = round(self._finisher.score * self.counted)
        self.score, self.points = self._finisher.words(counted), str(counted)


class IceBlock(StencilView, FloatLayout):
    """A block of ice, as high as its place, for all who share it. Nothing of it is seen below the water."""

    place = NumericProperty(1)
    level = NumericProperty(0.0)
    """How high it is once it has risen, 0 to 1."""
    risen = NumericProperty(0.0)
    """How far it is out of the water, 0 to 1; for a moment more, while it swings."""
    lifted = NumericProperty(0)
    """How much further than that: so much more of the ice is seen, for it never leaves the water."""
    pedestals: Sequence[Pedestal] = ListProperty()
    block = NumericProperty(0)
    """How high the ice is."""
    broad, tall = BooleanProperty(False), BooleanProperty(False)
    """Whether all on it have room for long names, and for larger ones than somebody asked for."""
    words_height, base = NumericProperty(0), NumericProperty(0)
    """What name and score need; and the least height of it, for they must fit."""
    room, numbered = NumericProperty(0), BooleanProperty(False)
    """What all blocks have for the number of their place, and whether that is enough."""
    lowest = NumericProperty(0)
    """How high the last block is."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The numbers of the other places."""


class Podium(BoxLayout):
    """Shows the finishers in a pool of water: the first in the middle, equal places on one block."""

    widest = NumericProperty(0)
    """A block is not wider than this for each who stands on it."""
    water = NumericProperty(0)
    """How much of the pool is seen in front of the blocks."""
    shore = NumericProperty(0)
    """The room to either side of them."""
    beach = NumericProperty(0)
    """How much wider than they the pool is there."""

    def seat(self, finishers: Sequence[Finisher]) -> None:
        """Put them on their blocks, which are still below the water."""
        self.clear_widgets()
        same = {words: SameSize() for words in ("name", "score", "place")}
        for place in around_the_first(sorted({finisher.place for finisher in finishers})):
            people = [finisher for finisher in finishers if finisher.place == place]
            block = IceBlock(place=place, level=level(place), same=same["place"], size_hint_x=len(people))
            block.pedestals = [Pedestal(finisher, same) for finisher in people]
            for pedestal in block.pedestals:
                block.bind(block=pedestal.setter("block"), base=pedestal.setter("base"))
                block.ids.people.add_widget(pedestal)
            self.add_widget(block)

    @property
    def blocks(self) -> list[IceBlock]:
        """From the last place to the first."""
        return sorted(self.children, key=lambda block: -block.place)

    @property
    def pedestals(self) -> list[Pedestal]:
        """Of all players, from the last to the first."""
        return [pedestal for block in self.blocks for pedestal in block.pedestals]


class Ceremony:
    """Lets the blocks of a podium rise one after the other, the winners last; then their crowns fall and all clap."""

    def __init__(self, podium: Podium, motion: Motion, idle: Idle, sounds: Sounds) -> None:
        self._podium, self._motion, self._sounds = podium, motion, sounds
        self._life = Life(idle)
        for number, pedestal in enumerate(podium.pedestals):
            self._life.add(number, pedestal.ids.bird, pedestal.colour_id)

    def rising(self) -> list[Step]:
        """What happens first, to be played."""
        return [self._rising(block) for block in self._podium.blocks]

    def close(self) -> None:
        """The screen is being left."""
        self._life.close()

    def _rising(self, block: IceBlock) -> Step:
        won = any(pedestal.won for pedestal in block.pedestals)

        def rise() -> float:
            seconds = _RISE_OF_WINNERS if won else _RISE
            if self._motion.factor:
                self._sounds.play("splash")
            self._motion.animate(block, seconds, "out_back", risen=1.0)
            for pedestal in block.pedestals:
                self._motion.animate(pedestal, seconds, "linear", counted=1.0)
            return seconds

        return rise

    def crown(self) -> float:
        """What happens then."""
        for number, pedestal in enumerate(self._podium.pedestals):
            self._life.feel(number, "happy" if pedestal.won else "clap")
            if pedestal.won:
                self._motion.animate(pedestal, _CROWN, "out_bounce", crown=1.0)
        return _CROWN


def around_the_first(order: list[int]) -> list[int]:
    """The order from left to right: the first in the middle, the others to its sides in turn."""
    left, right = order[1::2], order[2::2]
    return [*reversed(left), order[0], *right]


def level(place: int) -> float:
    """How high the ice of a place is once it has risen, 0 to 1."""
    return max(0.0, 1.0 - 0.3 * (place - 1))
