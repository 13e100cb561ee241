"""The seats of a match: a plate for each, and the speech bubble of whoever is to move."""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.session.setup import Seat
from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box
from penguins.ui.base.motion import shake
from penguins.ui.base.surface import surface
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.faces import bot_picture, in_words
from penguins.ui.widgets.labels import Labelled, SameSize
from penguins.ui.widgets.plate import Plate
from penguins.ui.widgets.plate_layout import has_room_for_penguin
from penguins.ui.widgets.seats_layout import (
    ABREAST,
    BUBBLE_MOST,
    abreast_boxes,
    has_room_abreast,
    tall_boxes,
    tall_height,
    wide_boxes,
)

layouts.load("seats")

_GLIDES = 0.4
"""Seconds that plates take to their new places."""
_TAIL, _TAIL_TIP, _TAIL_BASE = 9, -2, 8
"""dp: how far a tail sticks out, where its tip is along the edge, and how far its base reaches to both sides there."""
_TAIL_INSIDE = 1
"""dp of the base that lie in the bubble, so that no gap is seen."""
_BROAD, _HIGH = 300, 90
"""dp: a bubble of that width or height has room for large letters, and one of both for larger ones still."""


class Speech(Labelled, Tappable, FloatLayout):
    """A sentence that a penguin says; its tail points at the penguin, upwards or to the left. A tap reads it aloud."""

    text = StringProperty("")
    aloud = StringProperty("")
    """What is read; nothing where nobody would hear it, or not everybody may."""
    points_up = BooleanProperty(False)
    has_tail = BooleanProperty(True)
    """Whether whoever says it is seen."""
    type_size = NumericProperty(theme.TYPE_BODY)
    """One of the scale of six; where that is too much, it goes down the scale."""
    tail_at = NumericProperty(0)
    """Where the tail begins, from the left or from below."""
    nudge = NumericProperty(0)
    """How far it is pushed aside just now."""
    margin = NumericProperty(0)
    """Beside the words."""
    inset = NumericProperty(0)
    """Above and below them."""
    icon = NumericProperty(0)
    """How large the sign is that says so."""

    @staticmethod
    def tail(x: float, y: float, top: float, at: float, *, up: bool) -> tuple[float, ...]:
        """The corners of the tail, which begins there: above the bubble, or else to its left."""
        base, tip, far, inside = dp(_TAIL_BASE), dp(_TAIL_TIP), dp(_TAIL), dp(_TAIL_INSIDE)
        if up:
            along = x + at
            return along - base, top - inside, along + base, top - inside, along + tip, top + far
        along = y + at
        return x + inside, along + base, x + inside, along - base, x - far, along + tip

    def on_tap(self, *_: object) -> None:
        self.voice.read(self.aloud)


class Seats(FloatLayout):
    """Puts the plate of the seat to move first, and the others behind it in the order in which they will move."""

    active = NumericProperty(0)
    said = StringProperty("")
    """What the seat's penguin says."""
    aloud = StringProperty("")
    """What of it everybody may hear."""
    talks = BooleanProperty(True)
    """Whether there is room for a bubble."""
    abreast = BooleanProperty(False)
    """Whether the plates are beside each other, where the window is higher than wide."""
    wide = BooleanProperty(False)
    roomy = NumericProperty(1.0)
    """How much larger than on a phone, where the window is higher than wide."""
    bubble_most = NumericProperty(BUBBLE_MOST)
    """How high the bubble may be, in dp, where the window is wider than high."""
    bubble_rather = NumericProperty(0.0)
    """How high it is rather at least there, where the plates are high enough."""
    kept = NumericProperty(0.0)
    """What is left free below the plates there, where they are high enough."""
    arrival = NumericProperty(1.0)
    """How far the plates are on their way to where they belong."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.plates: list[Plate] = []
        self._factor = 0.0
        self._left: list[Box] = []
        """Where the plates were when the turn changed."""
        place_soon = Clock.create_trigger(self._place, -1)
        rooms = ("bubble_most", "bubble_rather", "kept")
        for name in ("pos", "size", "active", "talks", "abreast", "wide", "roomy", *rooms):
            self.fbind(name, place_soon)

    def sit_down(self, seats: Sequence[Seat], factor: float) -> None:
        """A plate for each of them, a second lasting `factor` seconds."""
        same, self._factor = SameSize(), factor
        self.plates = [
            Plate(
                name=seat.name,
                label=in_words(seat),
                colour_id=seat.colour,
                bot=bot_picture(seat),
                same=same,
                factor=factor,
            )
            for seat in seats
        ]
        for plate in self.plates:
            self.add_widget(plate)
        self._place()

    def pace(self, factor: float) -> None:
        """A second lasts `factor` seconds from now on."""
        self._factor = factor
        for plate in self.plates:
            plate.factor = factor

    def fit_abreast(self, width: float) -> bool:
        """Whether the plates have room beside each other."""
        return has_room_abreast(width, len(self.plates), Metrics.dp)

    def height_for(self, width: float, abreast: bool, roomy: float) -> float:
        """How high the rows are, or the only one of them, where the window is higher than wide."""
        if abreast:
            return float(dp(ABREAST) * roomy)
        return tall_height(max(1.0, width), len(self.plates), Metrics.dp, roomy)

    def shake_head(self, factor: float) -> None:
        """No: what the penguin says shakes, as it does where things move at all."""
        shake(self.ids.bubble, factor, nudge=dp(6))

    def on_active(self, *_: object) -> None:
        """The plates glide to their new places, from wherever they are."""
        Animation.cancel_all(self, "arrival")
        self._left = [Box(*plate.pos, *plate.size) for plate in self.plates]
        self.arrival = 0.0 if self._factor else 1.0
        self._place()
        if self._factor:
            Animation(arrival=1.0, duration=_GLIDES * self._factor, transition="in_out_cubic").start(self)

    def on_arrival(self, *_: object) -> None:
        self._place()

    def _place(self, *_: object) -> None:
        box = Box(self.x, self.y, max(1.0, self.width), max(1.0, self.height))
        number, density = len(self.plates), Metrics.dp
        if not number:
            return
        if self.wide:
            heights, rather = (surface.target, self.bubble_most), self.bubble_rather
            boxes = wide_boxes(box, number, density, self.talks, heights, rather=rather, kept=self.kept)
        elif self.abreast:
            boxes = abreast_boxes(box, number, density)
        else:
            boxes = tall_boxes(box, number, density, self.roomy, self.talks)
        pictured = all(has_room_for_penguin(place, density) for place in boxes.plates[1:])
        for at, place in enumerate(boxes.plates):
            seat = (self.active + at) % number
            self.plates[seat].pictured = pictured
            self._put(self.plates[seat], self._on_the_way(seat, place), active=at == 0)
        self._put_bubble(boxes.bubble, boxes.plates[0].height)

    def _on_the_way(self, seat: int, box: Box) -> Box:
        """Where the plate is now that belongs there."""
        if self.arrival >= 1.0:
            return box
        return Box(*(now + (then - now) * self.arrival for now, then in zip(self._left[seat], box, strict=True)))

    def _put(self, plate: Plate, box: Box, *, active: bool) -> None:
        plate.pos, plate.size = (box.x, box.y), (max(1.0, box.width), max(1.0, box.height))
        plate.active, plate.mood = active, "happy" if active else "idle"
        large = box.height >= Metrics.dp * 80
        sizes = (theme.TYPE_TITLE, theme.TYPE_HEADLINE) if active else (theme.TYPE_BODY, theme.TYPE_TITLE)
        plate.name_type = sizes[large]

    def _put_bubble(self, box: Box, plate_height: float) -> None:
        bubble = self.ids.bubble
        bubble.points_up = self.wide
        bubble.pos, bubble.size = (box.x, box.y), (max(1.0, box.width), max(1.0, box.height))
        bubble.tail_at = plate_height * 0.5
        high, broad = box.height > Metrics.dp * _HIGH, box.width > Metrics.dp * _BROAD
        roomy = self.roomy > 1.1 or high or broad
        bubble.type_size = theme.TYPE_HEADLINE if high and broad else theme.TYPE_TITLE if roomy else theme.TYPE_BODY
