"""One grammar of light for all boards. It lies under what it is about, so that nothing is dyed.

- what is legal has a rim and a glow: `LightLayer.rim` in `LEGAL`
- what is held is lifted, larger, above all else, with its shadow below: `HeldLayer`
- what it may be dropped on rises: `rise`
- the last move has a trail in the mover's colour: `LightLayer.trail`
- a hint is a hand that performs the move once, and an arrow that stays: `HintLayer`, with rims in `HINT`
- a refusal is a shake (`penguins.ui.base.motion.shake`) and a sentence
"""

from collections.abc import Sequence
from math import atan2, cos, hypot, pi, sin
from typing import Any

from kivy.animation import Animation
from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.box import Pos
from penguins.ui.base.motion import Motion
from penguins.ui.base.outlines import Outline, circle, flat
from penguins.ui.base.shapes import Disc, RoundedBox, Stroke
from penguins.ui.games.layer import Layer
from penguins.ui.widgets.picture import Picture

LEGAL, PICKED, HINT = theme.LIT, theme.ICE, theme.HINT
_GLOW = ((7.0, 0.22), (5.0, 0.4))
"""Half the breadth of the glow in dp, and how strong it is, from the outside in."""
_RIM, _EDGE = 2.2, 3.2
"""The same of the rim, and of the dark line that makes it stand out from ice as well as from the sea."""
LARGER = 1.25
"""Something that is held, beside what it is on the board."""
_LIFTED = 0.02
"""How far below it its shadow lies, in its own height."""
_RISE = 0.08
"""How far a target rises, in its own height."""
_TRAIL = ((9.0, 0.35), (5.0, 0.9))
_ARROW, _ARROW_EDGE, _ARROW_HEAD = 2.6, 4.2, 20
"""Half the breadth of an arrow and of its dark edge, and how long its head is, in dp."""
_HAND, _TIP = 56, (0.36, 0.9)
"""dp, and where in its picture the fingertip is."""


class LightLayer(Layer):
    """Light on a board: rims and trails. It lies above the ground and below the pieces."""

    def clear(self) -> None:
        """No light any more."""
        self.canvas.clear()
        self.clear_widgets()

    def rim(self, outline: Outline, colour: str, strength: float = 1.0) -> None:
        """Light the edge of something: a rim and a glow around it, and nothing inside."""
        draw_rim(self.canvas, outline, colour, strength)

    def trail(self, way: Sequence[Pos], colour_id: str, scale: float = 1.0) -> None:
        """Show where the last move went, in the colour of whoever made it: light outside, full inside."""
        paint = theme.PAINTS[colour_id]
        with self.canvas:
            for (breadth, alpha), tone in zip(_TRAIL, (theme.ICE, paint.main), strict=True):
                Color(*theme.rgba(tone, alpha))
                Stroke(flat(way), breadth * scale)
                for x, y in (way[0], way[-1]):
                    radius = breadth * scale * 1.6
                    Disc(pos=(x - radius, y - radius), size=(2 * radius, 2 * radius))


def draw_rim(canvas: InstructionGroup, outline: Outline, colour: str, strength: float = 1.0) -> None:
    """Draw a rim and a glow along that line."""
    points = flat(outline)
    for breadth, alpha in _GLOW:
        canvas.add(Color(*theme.rgba(colour, alpha * strength)))
        canvas.add(Stroke(points, dp(breadth), close=True))
    for breadth, tone, alpha in ((_EDGE, theme.CONTROL_EDGE, 0.75), (_RIM, colour, 1.0)):
        canvas.add(Color(*theme.rgba(tone, alpha * strength)))
        canvas.add(Stroke(points, dp(breadth), close=True))


class HeldLayer(Layer):
    """What is in a hand: larger, above all else, and with a shadow below it. The topmost layer of a board."""

    _shadow: Picture | None = None

    def take(self, piece: Picture) -> None:
        """Lift it off its layer."""
        centre, side = tuple(piece.center), piece.width
        piece.parent.remove_widget(piece)
        self._shadow = self.put("shadow", centre, (side, side))
        self.add_widget(piece)
        piece.size = piece.width * LARGER, piece.height * LARGER
        self.carry(piece, centre)

    def carry(self, piece: Picture, centre: Pos) -> None:
        """It is there now."""
        piece.center = centre
        if self._shadow is not None:
            self._shadow.center = centre[0], piece.y - piece.height * _LIFTED

    def let_go(self) -> None:
        """No finger is there any more, and no shadow below it; what was held finds its way home from here."""
        if self._shadow is not None:
            self.remove_widget(self._shadow)
            self._shadow = None

    def give_back(self, piece: Picture, layer: Layer, size: tuple[float, float]) -> None:
        """It lies on its layer again, as large as it is there, wherever it is just now."""
        centre = tuple(piece.center)
        self.clear_widgets()
        layer.add_widget(piece)
        piece.size = size
        piece.center = centre


def rise(piece: Widget, motion: Motion, rest: float, *, up: bool) -> None:
    """Let a target that rests at that y come up, or lie down again."""
    motion.animate(piece, 0.12, y=rest + piece.height * _RISE if up else rest)


class Lens(Picture):
    """A picture in a frame, for what a finger hides."""

    def __init__(self, **kwargs: Any) -> None:
        self._edge, self._sheet = RoundedBox(), RoundedBox()
        super().__init__(size_hint=(None, None), **kwargs)
        for colour, box in ((theme.CONTROL_EDGE, self._edge), (theme.SEA_FOAM, self._sheet)):
            self.canvas.before.add(Color(*theme.rgba(colour)))
            self.canvas.before.add(box)
        self.bind(pos=self._frame, size=self._frame)
        self._frame()

    def _frame(self, *_: object) -> None:
        for box, air in ((self._edge, dp(8)), (self._sheet, dp(6))):
            box.pos = self.x - air, self.y - air
            box.size = self.width + 2 * air, self.height + 2 * air
            box.radius = [dp(theme.RADIUS_M)]


class HintLayer(Layer):
    """Advice, above all that lies on the board: an arrow that stays, and a hand that performs the move once."""

    def clear(self) -> None:
        """No advice any more."""
        self.canvas.before.clear()
        self.clear_widgets()

    def ring(self, centre: Pos, radius: float) -> None:
        """Light what is meant, where it has no edge of its own to be lit."""
        draw_rim(self.canvas.before, circle(centre, radius), HINT)

    def arrow(self, start: Pos, end: Pos) -> None:
        """Point from there to there; where that is one place, at nothing."""
        lines = arrow_lines(start, end, dp(_ARROW_HEAD))
        for breadth, tone in ((_ARROW_EDGE, theme.CONTROL_EDGE), (_ARROW, HINT)):
            self.canvas.before.add(Color(*theme.rgba(tone)))
            for line in lines:
                self.canvas.before.add(Stroke(flat(line), dp(breadth)))

    def perform(self, places: Sequence[Pos], factor: float) -> None:
        """Let a hand touch these places, a second lasting `factor` seconds."""
        self.clear_widgets()
        hand = Hand()
        self.add_widget(hand)
        hand.perform(places, factor)


def arrow_lines(start: Pos, end: Pos, head: float) -> list[list[Pos]]:
    """The shaft and the head of an arrow; it leaves its start free, and stays a little short of its end."""
    across, up = end[0] - start[0], end[1] - start[1]
    far = hypot(across, up)
    if far < 1:
        return []
    size, way = min(head, far * 0.3), atan2(up, across)
    tail, tip = _along(start, way, min(head, far * 0.2)), _along(end, way, -size * 0.4)
    barbs = [_along(tip, way + side, size) for side in (0.8 * pi, -0.8 * pi)]
    return [[tail, tip], [barbs[0], tip, barbs[1]]]


def _along(start: Pos, way: float, far: float) -> Pos:
    return start[0] + cos(way) * far, start[1] + sin(way) * far


class Hand(Picture):
    """A hand that performs a move once: it comes, presses, goes where the move goes, and lets go.

    Where nothing moves it only lies where the move ends.
    """

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(name="pointer", size_hint=(None, None), size=(dp(_HAND), dp(_HAND)), **kwargs)

    def perform(self, places: Sequence[Pos], factor: float) -> None:
        """Touch these places one after the other, a second lasting `factor` seconds."""
        first, last = self._over(places[0]), self._over(places[-1])
        if not factor:
            self.pos = last
            return
        self.pos, self.opacity = (first[0] + dp(24), first[1] - dp(32)), 0.0
        move = Animation(pos=first, opacity=1.0, duration=0.35 * factor, transition="out_cubic")
        move += Animation(duration=0.2 * factor)
        for place in places[1:]:
            move += Animation(pos=self._over(place), duration=0.7 * factor, transition="in_out_cubic")
        move += Animation(duration=0.25 * factor)
        move += Animation(pos=(last[0] + dp(24), last[1] - dp(32)), opacity=0.0, duration=0.35 * factor)
        move.start(self)

    def _over(self, place: Pos) -> Pos:
        """Where the picture is when its fingertip is there."""
        return place[0] - self.width * _TIP[0], place[1] - self.height * _TIP[1]
