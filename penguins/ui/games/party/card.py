"""A card on the table: it can lean, turn over, be dimmed and carry a frame of light."""

from typing import Any

from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate, Scale
from kivy.properties import NumericProperty, StringProperty

from penguins.games.party.cards import COLOURS
from penguins.ui.widgets.picture import Picture, texture

BACK = "card_back"
_PLAIN, _DIM = (1, 1, 1, 1), (0.46, 0.52, 0.64, 1)


def face(colour: int) -> str:
    """The picture of a card's face."""
    return f"card_{COLOURS[colour]}"


class Card(Picture):
    """Shows its face, its back, or one while turning into the other."""

    angle = NumericProperty(0.0)
    turned = NumericProperty(1.0)
    """0: the back is up; 1: the face is; between: it is being turned."""
    frame = StringProperty("")
    """The picture of the light around it: card_lit, card_picked, card_mark or card_hint."""

    def __init__(self, colour: int | None, **kwargs: Any) -> None:
        """Without a colour it has no face: nobody here may know it."""
        self.colour = colour
        self._lean = Rotate(angle=0, axis=(0, 0, 1))
        self._turn = Scale(1, 1, 1)
        self._light = Rectangle(size=(0, 0))
        name = BACK if colour is None else face(colour)
        super().__init__(name=name, size_hint=(None, None), **kwargs)
        for instruction in (PushMatrix(), self._lean, self._turn):
            self.canvas.before.add(instruction)
        for instruction in (Color(1, 1, 1, 1), self._light, PopMatrix()):
            self.canvas.after.add(instruction)
        self._show_frame()

    def dim(self, dimmed: bool) -> None:
        """Darken it: it cannot be played."""
        self.tint = _DIM if dimmed else _PLAIN

    def on_angle(self, *_: Any) -> None:
        self._lean.angle = self.angle

    def on_turned(self, *_: Any) -> None:
        face_up = self.turned >= 0.5 and self.colour is not None
        self.name = face(self.colour) if face_up and self.colour is not None else BACK
        self._turn.x = max(0.02, abs(2 * self.turned - 1))

    def on_frame(self, *_: Any) -> None:
        self._show_frame()

    def on_size(self, *_: Any) -> None:
        super().on_size()
        self._show_frame()

    def on_pos(self, *_: Any) -> None:
        super().on_pos()
        self._place()

    def _show_frame(self) -> None:
        self._light.size = self.size if self.frame else (0, 0)
        self._place()
        if self.frame:
            self._light.texture = texture(self.frame, self.width)

    def _place(self) -> None:
        self._light.pos = self.pos
        middle = (self.x + self.width / 2, self.y + self.height / 2)  # Kivy's `center` may still be the last one
        self._lean.origin = self._turn.origin = middle
