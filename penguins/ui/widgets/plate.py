"""A seat's plate at a match: who sits there, and one number to know; large and in full colour when it is their turn."""

from collections.abc import Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import Metrics, dp
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.pictures import penguin
from penguins.ui.base.standing import Fact, Standing
from penguins.ui.base.surface import surface
from penguins.ui.widgets import digits  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import Tappable
from penguins.ui.widgets.labels import Labelled, SameSize
from penguins.ui.widgets.picture import Picture
from penguins.ui.widgets.plate_layout import PlateBoxes, active_boxes, quiet_boxes

layouts.load("plate")

_BESIDE = 0.4
"""Of its width, how far a second penguin walks beside the first, so that both are seen."""
_LONG = 4.6
"""How many penguins long a road is at least, so that one sees how far they have come."""
_SIGNS_NEED = 15
"""dp: where its penguins are smaller, a road has no signs at its ends, and they have all of it."""
_DETAIL_NEEDS = 36
"""dp: with less, a plate leaves a detail out."""
_COUNTS = 0.6
"""Seconds in which a score counts up."""
_SHINES = 0.4
"""Seconds that a score shines when points arrive."""
_CLOSE = 0.72
"""Of its width, how far those who wait stand from each other."""


class Told(Labelled, BoxLayout):
    """Shows one fact: a picture and a number."""

    icon = StringProperty("")
    text = StringProperty("")
    ink = ColorProperty((1, 1, 1, 1))
    tint = ColorProperty((1, 1, 1, 1))

    def on_icon(self, *_: object) -> None:
        """Choose the tint: icons are white and want a colour, pictures have their own."""
        self.tint = self.ink if self.icon.startswith("icon_") else theme.rgba(theme.ICE)

    on_ink = on_icon


class Detail(Told):
    """Shows it small."""


class Score(Told):
    """Shows it large: the one number that counts."""

    type_size = NumericProperty(theme.TYPE_TITLE)
    pulse = NumericProperty(0.0)
    """How brightly its picture shines: something has just arrived there."""
    glow = NumericProperty(0)
    """How wide that is."""

    @property
    def mouth(self) -> Pos:
        """Where points go in: at its picture, beside the number, which can be read meanwhile."""
        x, y = (self.ids.icon if self.icon else self).center
        return float(x), float(y)


class Road(Labelled, Widget):
    """A small road from home to the ocean, with the seat's own penguins on it."""

    walkers = ObjectProperty(())
    ink = ColorProperty((1, 1, 1, 1))
    side = NumericProperty(1.0)
    """How large a penguin is on it."""
    sign = NumericProperty(0.0)
    """The same of what stands at its ends."""
    low = NumericProperty(0.0)
    """Where it runs."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        place_soon = Clock.create_trigger(self._place, -1)
        self.bind(walkers=place_soon, pos=place_soon, size=place_soon)

    def _place(self, *_: object) -> None:
        birds = self.ids.birds
        _have_pictures(birds, len(self.walkers))
        side = min(self.height, self.width / _LONG)
        has_signs = side >= dp(_SIGNS_NEED)
        if not has_signs:
            side = min(self.height, self.width * 0.45)
        self.side, self.sign, self.low = side, side * 0.9 if has_signs else 0.0, self.y + (self.height - side) / 2
        crowd = side * (1 + _BESIDE * max(0, len(self.walkers) - 1))
        room = max(0.0, self.width - 2 * self.sign - crowd)
        for at, (bird, walker) in enumerate(zip(reversed(birds.children), self.walkers, strict=True)):
            bird.name, bird.mirrored = penguin(walker.colour, "idle"), walker.homeward
            bird.size = side, side
            bird.pos = self.x + self.sign + at * side * _BESIDE + walker.part * room, self.low


class Waiting(Widget):
    """Penguins side by side that are not on the board yet."""

    colours = ObjectProperty(())
    crowd = NumericProperty(0.0)
    """How wide they are together."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        place_soon = Clock.create_trigger(self._place, -1)
        self.bind(colours=place_soon, pos=place_soon, size=place_soon)

    def _place(self, *_: object) -> None:
        _have_pictures(self, len(self.colours))
        apart = _CLOSE * max(0, len(self.colours) - 1)
        side = max(1.0, min(self.height, self.width / (1 + apart)))
        self.crowd = side * (1 + apart)
        for at, (bird, colour) in enumerate(zip(reversed(self.children), self.colours, strict=True)):
            bird.name, bird.size = penguin(colour, "idle"), (side, side)
            bird.pos = self.x + at * side * _CLOSE, self.y + (self.height - side) / 2


def _have_pictures(parent: Widget, number: int) -> None:
    """So many children that are pictures, and nothing else."""
    while len(parent.children) < number:
        parent.add_widget(Picture())
    while len(parent.children) > number:
        parent.remove_widget(parent.children[0])


class Plate(Labelled, Tappable, FloatLayout):
    """Shows one seat. `active`: it is that seat's turn. It fills while a bot thinks.

    A tap on the plate of a bot that thinks tells it with `on_hurry`, once `can_hurry` says that it may be hurried.
    """

    name = StringProperty("")
    colour_id = StringProperty("red")
    bot = StringProperty("")
    """The picture of the bot's level; empty for a person."""
    mood = StringProperty("idle")
    standing: Standing = ObjectProperty(Standing(), force_dispatch=True)
    factor = NumericProperty(0.0)
    """What a second lasts; 0: nothing moves."""
    counted = NumericProperty(0.0)
    """How far the score has counted up."""
    active = BooleanProperty(False)
    out = BooleanProperty(False)
    progress = NumericProperty(0.0)
    can_hurry = BooleanProperty(False)
    paper = StringProperty(theme.PANEL_NIGHT)
    """What it is made of: the seat's colour, full or dark; night for one who is out, whose number still counts."""
    ground = ColorProperty((1, 1, 1, 1))
    ink = ColorProperty((1, 1, 1, 1))
    pictured = BooleanProperty(True)
    """Whether its penguin is on it while it is quiet, if there is room: all have one, or none."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """While it is quiet, its name is as large as the others'."""
    name_type = NumericProperty(theme.TYPE_BODY)
    """How large its name may be."""

    __events__ = ("on_hurry",)
    picture = staticmethod(penguin)  # for the layout

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        place_soon = Clock.create_trigger(self._place, -1)
        for name in ("pos", "size", "active", "standing", "bot", "pictured"):
            self.fbind(name, place_soon)
        place_soon()
        for name in ("colour_id", "active", "out"):
            self.fbind(name, self._choose_paper)
        self._choose_paper()

    def _choose_paper(self, *_: object) -> None:
        paint = theme.PAINTS[self.colour_id]
        self.paper = theme.PANEL_NIGHT if self.out else paint.main if self.active else paint.dark

    def on_tap(self, *_: object) -> None:
        self.dispatch("on_hurry")

    def on_hurry(self) -> None:
        """The bot is asked to move now."""

    def on_standing(self, *_: object) -> None:
        self.ids.road.walkers, self.ids.waiting.colours = self.standing.road, self.standing.waiting
        self.ids.road.label = " · ".join(walker.label for walker in self.standing.road)
        if self.standing.score:
            self.ids.score.icon, self.ids.score.label = self.standing.score.icon, self.standing.score.label
            self._count_to(self.standing.score.text)

    def receive(self, points: int) -> None:
        """Points have just arrived: count them."""
        score = self.ids.score
        if score.text.isdigit():
            self._stop_counting()
            score.text = str(int(score.text) + points)
            self._shine()

    def _shine(self) -> None:
        Animation.cancel_all(self.ids.score, "pulse")
        if self.factor:
            self.ids.score.pulse = 1.0
            Animation(pulse=0.0, duration=_SHINES * self.factor, transition="out_quad").start(self.ids.score)

    def send_off(self) -> None:
        """One of those who wait goes onto the board."""
        self.ids.waiting.colours = self.ids.waiting.colours[:-1]

    def recount(self) -> None:
        """Count from nothing again."""
        self._stop_counting()
        self.ids.score.text = "0"

    def _count_to(self, text: str) -> None:
        """Count up to that number, if it is one and there is more than before; else show it at once."""
        score = self.ids.score
        self._stop_counting()
        numbers = score.text.isdigit() and text.isdigit()
        if self.factor and numbers and int(text) > int(score.text):
            self.counted = int(score.text)
            Animation(counted=int(text), duration=_COUNTS * self.factor).start(self)
        else:
            score.text = text

    def _stop_counting(self) -> None:
        Animation.cancel_all(self, "counted")

    def on_counted(self, *_: object) -> None:
        self.ids.score.text = str(round(self.counted))

    @property
    def heart(self) -> Pos:
        """Where points fly to, and penguins come from."""
        if self.standing.score and not self.standing.waiting:
            score: Score = self.ids.score
            return score.mouth
        x, y = (self.ids.waiting if self.standing.waiting else self).center
        return float(x), float(y)

    def on_ink(self, *_: object) -> None:
        for detail in self.ids.details.children:
            detail.ink = self.ink

    def _place(self, *_: object) -> None:
        box = Box(self.x, self.y, max(1.0, self.width), max(1.0, self.height))
        boxes = active_boxes(box, Metrics.dp) if self.active else quiet_boxes(box, Metrics.dp, pictured=self.pictured)
        self._put("penguin", boxes.penguin)
        self._put("emblem", boxes.emblem.part(0.16, 0.16, 0.68, 0.68))  # the disc is around it
        self._put("bot", boxes.bot if self.bot else None)
        self._put("name", boxes.name)
        self._put_standing(boxes)

    def _put_standing(self, boxes: PlateBoxes) -> None:
        number, details = boxes.score, boxes.details
        both = Box(number.x, number.y, details.x + details.width - number.x, number.height)
        shown = self.standing.details[: int(details.width / dp(_DETAIL_NEEDS * surface.text_scale))]
        self._put("road", both if self.standing.road else None)
        self._put("waiting", both if self.standing.waiting else None)
        self._put("score", (number if shown else both) if self.standing.score else None)
        self._put("details", details if shown else None)
        self._show_details(shown)

    def _show_details(self, facts: Sequence[Fact]) -> None:
        details = self.ids.details
        if len(details.children) != len(facts):
            details.clear_widgets()
            for _fact in facts:
                details.add_widget(Detail())
        for detail, fact in zip(reversed(details.children), facts, strict=True):
            detail.icon, detail.text, detail.ink, detail.label = fact.icon, fact.text, self.ink, fact.label

    def _put(self, part: str, box: Box | None) -> None:
        widget = self.ids[part]
        widget.opacity = 0.0 if box is None else 1.0
        if box is not None:
            widget.pos, widget.size = (box.x, box.y), (max(1.0, box.width), max(1.0, box.height))
