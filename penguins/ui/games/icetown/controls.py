"""What lies below the towns: the piles, the die, what waits in hand, and the card that explains them."""

from math import radians, sin
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, PopMatrix, PushMatrix, Rotate, Translate
from kivy.metrics import dp
from kivy.properties import NumericProperty
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from penguins.games.icetown.geometry import COLOURS
from penguins.games.icetown.scoring import Points
from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import Disc
from penguins.ui.games.icetown.layout import over_words
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture

layouts.load("games/icetown")

_HOP_SECONDS, _HOP_PAUSE = 0.3, 0.9
_LINE = 20
"""dp: the height of words under a pile."""


class Hopper(Picture):
    """A picture that hops while it waits for a hand."""

    _hops: Animation | None = None
    _floor = 0.0

    def place(self, box: Box) -> None:
        """Stand there."""
        self.rest()
        self.pos, self.size = box[:2], box[2:]

    def _hop(self) -> None:
        """Up, down, and a breath, again and again."""
        if self._hops is not None:
            return
        self._floor = self.y
        up = Animation(y=self.y + self.height * 0.16, d=_HOP_SECONDS, t="out_quad")
        hops = up + Animation(y=self.y, d=_HOP_SECONDS, t="out_bounce") + Animation(d=_HOP_PAUSE)
        hops.repeat = True
        self._hops = hops
        hops.start(self)

    def hop_if(self, wanted: bool) -> None:
        """Hop, or stand still."""
        if wanted:
            self._hop()
        else:
            self.rest()

    def rest(self) -> None:
        """Stand still."""
        if self._hops is not None:
            self._hops.cancel(self)
            self._hops = None
            self.y = self._floor


class Pile(Widget):
    """The penguins of one colour that are left, and what that colour brings the large town."""

    def __init__(self, colour: str, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.colour = colour
        self.box = Box(0, 0, 1, 1)
        self._lit = Picture(name="")
        self._cards = Picture(name=f"pile_{colour}")
        self.waiting = Hopper(name="")
        """The penguin that is to be placed stands on its pile."""
        self._left = Words(bold=True, type_size=theme.TYPE_SMALL, color=theme.rgba(theme.TEXT))
        self._emblem = Picture(name="")
        self._points = Words(bold=True, type_size=theme.TYPE_TITLE, color=theme.rgba(theme.TEXT_ON_SEA))
        with self._left.canvas.before:
            Color(*theme.rgba(theme.PANEL))
            self._badge = Disc()
        for child in (self._lit, self._cards, self.waiting, self._left, self._emblem, self._points):
            self.add_widget(child)

    def place(self, box: Box) -> None:
        """Draw it there."""
        self.box = box
        room, words = over_words(box, dp(_LINE))
        cards = room.fit(80, 88)
        self._cards.pos, self._cards.size = cards[:2], cards[2:]
        lit = cards.part(-0.08, -0.02, 1.16, 1.1)
        self._lit.pos, self._lit.size = lit[:2], lit[2:]
        self.waiting.place(cards.part(0.05, 0.16, 0.9, 0.9))
        badge = max(dp(20), cards.width * 0.32)
        self._badge.pos = (cards.x + cards.width * 0.95 - badge * 0.8, cards.y + cards.height - badge)
        self._badge.size = (badge, badge)
        self._left.pos, self._left.size = self._badge.pos, (badge, badge)
        _place_points(self._emblem, self._points, words)

    def show(self, left: int, points: int | None, *, lit: bool, quiet: bool) -> None:
        """How many are left, what the colour brings, whether one may be taken; `quiet`: piles do not matter now."""
        self._cards.name = f"pile_{self.colour}" if left else "pile_empty"
        self._left.text = str(left)
        self._points.text = "" if points is None else str(points)
        self._emblem.name = "" if points is None else f"emblem_{self.colour}"
        self._lit.name = "town_lit" if lit else ""
        self._cards.opacity = self._left.opacity = 0.0 if quiet else 1.0

    def show_waiting(self, waits: bool, hops: bool) -> None:
        """Whether its penguin is to be placed."""
        self.waiting.name = f"penguin_{self.colour}_idle" if waits else ""
        self.waiting.hop_if(waits and hops)

    @property
    def source(self) -> Pos:
        """Where its penguins wait."""
        x, y = self._cards.center
        return float(x), float(y)


def _place_points(emblem: Picture, points: Words, box: Box) -> None:
    """A number of points, with what they are for beside it."""
    sign = min(box.height, box.width * 0.3)
    emblem.pos, emblem.size = (box.centre[0] - sign * 1.3, box.centre[1] - sign / 2), (sign, sign)
    points.pos, points.size = (box.centre[0] - sign * 0.2, box.y), (sign * 1.7, box.height)


class Die(Widget):
    """The die, and light around it when it waits for a hand. Below it, whose town is large and its score."""

    angle = NumericProperty(0.0)
    """How far it has turned in the air; it lies on the ground after each whole turn."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.box = Box(0, 0, 1, 1)
        self._lit = Picture(name="")
        self.cube = Hopper(name="die_6")
        self._emblem = Picture(name="")
        self._total = Words(bold=True, type_size=theme.TYPE_TITLE, color=theme.rgba(theme.LIT))
        self._turn, self._lift = Rotate(), Translate()
        self.cube.bind(center=lambda _, centre: setattr(self._turn, "origin", centre))
        for instruction in (PushMatrix(), self._lift, self._turn):
            self.cube.canvas.before.add(instruction)
        self.cube.canvas.after.add(PopMatrix())
        for child in (self._lit, self._emblem, self._total, self.cube):
            self.add_widget(child)

    def place(self, box: Box) -> None:
        """Draw it there."""
        self.box = box
        room, words = over_words(box, dp(_LINE))
        cube = room.fit(88, 88)
        self._lit.pos, self._lit.size = cube[:2], cube[2:]
        self.cube.place(cube.part(0.1, 0.07, 0.8, 0.89))
        _place_points(self._emblem, self._total, words)

    def on_angle(self, *_: Any) -> None:
        self._turn.angle = self.angle
        self._lift.y = abs(sin(radians(self.angle / 2))) * self.cube.height * 0.4

    def show(self, face: int, *, waits: bool, hops: bool = False) -> None:
        """Which face is up, and whether somebody should roll it."""
        if face:
            self.cube.name = f"die_{face}"
        self._lit.name = "town_lit" if waits else ""
        self.cube.hop_if(waits and hops)

    def show_total(self, owner: str, total: int) -> None:
        """The score of the large town, beside its owner's emblem."""
        self._emblem.name = f"emblem_{owner}"
        self._total.text = str(total)


class Controls(Widget):
    """Everything below the towns."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.die = Die()
        self.piles = tuple(Pile(colour) for colour in COLOURS)
        self.loot = Hopper(name="")
        """The stolen penguin that is to be placed, where a pile would be."""
        for child in (self.die, *self.piles, self.loot):
            self.add_widget(child)

    def place(self, die: Box, piles: tuple[Box, ...]) -> None:
        """Draw them there."""
        self.die.place(die)
        for pile, box in zip(self.piles, piles, strict=True):
            pile.place(box)
        self.loot.place(piles[0].part(0.0, 0.26, 1.0, 0.74))

    def pile_at(self, pos: Pos) -> int | None:
        """The colour of the pile under a finger."""
        return next((number for number, pile in enumerate(self.piles) if pile.box.holds(pos)), None)

    def show_piles(self, left: list[int], points: Points | None, lit: tuple[int, ...], *, quiet: bool) -> None:
        """All four piles at once."""
        for number, pile in enumerate(self.piles):
            pile.show(left[number], points and points[number], lit=number in lit, quiet=quiet)

    def show_hand(self, colour: int | None, *, stolen: bool, hops: bool) -> None:
        """The penguin that is to be placed waits at its pile, or, stolen, where a pile would be."""
        for number, pile in enumerate(self.piles):
            pile.show_waiting(number == colour and not stolen, hops)
        self.loot.name = f"penguin_{COLOURS[colour]}_idle" if stolen and colour is not None else ""
        self.loot.hop_if(bool(self.loot.name) and hops)

    def rest(self) -> None:
        """Nothing hops any more."""
        for hopper in (self.die.cube, self.loot, *(pile.waiting for pile in self.piles)):
            hopper.rest()


class HelpCard(ModalView):
    """Shows in pictures what each colour scores and what each face of the die means. A tap anywhere puts it away."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for colour in COLOURS:
            self.ids.aims.add_widget(Picture(name=f"penguin_{colour}_idle"))
            self.ids.aims.add_widget(Picture(name=f"aim_{colour}"))
        for face in range(1, 7):
            self.ids.faces.add_widget(Picture(name=f"die_{face}"))

    def on_touch_down(self, touch: Any) -> bool:
        self.dismiss()
        return True
