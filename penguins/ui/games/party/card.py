"""A card on the table: it can lean, turn over, be dimmed and have light around it. Its penguin can blink, or wake."""

from typing import Any

from kivy.graphics import InstructionGroup, PopMatrix, PushMatrix, Rectangle, Rotate, Scale, Translate
from kivy.properties import NumericProperty, StringProperty

from penguins.games.party.cards import COLOURS
from penguins.ui.base.box import Box
from penguins.ui.base.outlines import Outline, rounded_box
from penguins.ui.games.light import draw_rim
from penguins.ui.widgets.picture import Picture, texture

BACK = "card_back"
_PLAIN, _DIM = (1, 1, 1, 1), (0.46, 0.52, 0.64, 1)
_FACE, _CORNER = Box(2 / 72, 4 / 100, 68 / 72, 94 / 100), 11 / 72
"""What of its picture is card and not shadow, and how round that is."""
_BIRD = Box(1.5 / 72, 11 / 100, 69 / 72, 69 / 100)
"""Where the penguin stands on its picture."""


def face(colour: int) -> str:
    """The picture of a card's face."""
    return f"card_{COLOURS[colour]}"


def outline(box: Box) -> Outline:
    """The edge of a card whose picture fills that box."""
    return rounded_box(box.part(*_FACE), box.width * _CORNER)


class Card(Picture):
    """Shows its face, its back, or one while turning into the other."""

    angle = NumericProperty(0.0)
    turned = NumericProperty(1.0)
    """0: the back is up; 1: the face is; between: it is being turned."""
    rim = StringProperty("")
    """The colour of the light around it; none: there is none."""

    def __init__(self, colour: int | None, **kwargs: Any) -> None:
        """Without a colour it has no face: nobody here may know it."""
        self.colour = colour
        self.bird: Picture | None = None
        """Its penguin, while it is awake."""
        self._lean = Rotate(angle=0, axis=(0, 0, 1))
        self._turn = Scale(1, 1, 1)
        self._corner, self._light = Translate(), InstructionGroup()
        self._lids = Rectangle(size=(0, 0))
        """The penguin once more with its eyes shut, for a blink."""
        super().__init__(name=BACK if colour is None else face(colour), size_hint=(None, None), **kwargs)
        self.canvas.add(self._lids)
        for instruction in (PushMatrix(), self._lean, self._turn, PushMatrix(), self._corner, self._light, PopMatrix()):
            self.canvas.before.add(instruction)
        self.canvas.after.add(PopMatrix())
        self._place()

    def dim(self, dimmed: bool) -> None:
        """Darken it: it cannot be played."""
        self.tint = _DIM if dimmed else _PLAIN

    # Its penguin

    @property
    def can_blink(self) -> bool:
        """Whether its penguin is seen, and no more than a picture."""
        return self.colour is not None and self.turned == 1 and self.bird is None

    def blink(self, shut: bool) -> None:
        """Shut the eyes of its penguin, or open them."""
        seen = shut and self.can_blink
        box = self._bird_box()
        self._lids.pos, self._lids.size = box[:2], box[2:] if seen else (0, 0)
        if seen and self.colour is not None:
            self._lids.texture = texture(f"penguin_{COLOURS[self.colour]}_blink", box.width)

    def wake(self) -> Picture:
        """Let its penguin be one that lives; it stands on the same card."""
        assert self.colour is not None
        if self.bird is None:
            self.blink(False)
            self.bird = Picture(name=f"penguin_{COLOURS[self.colour]}_idle", size_hint=(None, None))
            self.add_widget(self.bird)
            self._place()
            self._show_side()
        return self.bird

    def sleep(self) -> None:
        """Its penguin is part of the picture again."""
        if self.bird is not None:
            self.remove_widget(self.bird)
            self.bird = None
            self._show_side()

    # How it lies

    def on_angle(self, *_: Any) -> None:
        self._lean.angle = self.angle

    def on_turned(self, *_: Any) -> None:
        if self.turned < 1:
            self.blink(False)
        self._show_side()
        self._turn.x = max(0.02, abs(2 * self.turned - 1))

    def _show_side(self) -> None:
        if self.turned < 0.5 or self.colour is None:
            self.name = BACK
        else:
            self.name = face(self.colour) + ("_bare" if self.bird is not None else "")

    def on_rim(self, *_: Any) -> None:
        self._shine()

    def on_size(self, *_: Any) -> None:
        super().on_size()
        self._place()
        self._shine()

    def on_pos(self, *_: Any) -> None:
        super().on_pos()
        self._place()

    def _shine(self) -> None:
        self._light.clear()
        if self.rim:
            draw_rim(self._light, outline(Box(0, 0, self.width, self.height)), self.rim)

    def _place(self) -> None:
        self._corner.x, self._corner.y = self.x, self.y
        middle = (self.x + self.width / 2, self.y + self.height / 2)  # Kivy's `center` may still be the last one
        self._lean.origin = self._turn.origin = middle
        box = self._bird_box()
        if self._lids.size[0]:
            self._lids.pos, self._lids.size = box[:2], box[2:]
        if self.bird is not None:
            self.bird.pos, self.bird.size = box[:2], box[2:]

    def _bird_box(self) -> Box:
        return Box(self.x, self.y, self.width, self.height).part(*_BIRD)
