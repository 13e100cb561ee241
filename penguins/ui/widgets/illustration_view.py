"""The widget that shows an illustration."""

from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from penguins.ui.base import layouts, pictures, theme
from penguins.ui.base.illustration import SCENE_HEIGHT, SCENE_WIDTH, Illustration, Piece
from penguins.ui.widgets.picture import Picture

layouts.load("illustration_view")


class IllustrationView(Widget):
    """Shows an illustration as large as fits."""

    illustration: Illustration = ObjectProperty(())

    def on_illustration(self, *_: object) -> None:
        self.clear_widgets()
        for piece in self.illustration:
            look = {"name": piece.name, "mirrored": piece.mirrored, "tint": theme.rgba(piece.tint)}
            self.add_widget(Picture(**look, size_hint=(None, None)))
        self._place()

    def on_size(self, *_: object) -> None:
        self._place()

    def on_pos(self, *_: object) -> None:
        self._place()

    def _place(self) -> None:
        scale = min(self.width / SCENE_WIDTH, self.height / SCENE_HEIGHT)
        for picture, piece in zip(reversed(self.children), self.illustration, strict=True):
            picture.size = _size(piece, scale)
            picture.center = (
                self.center_x + (piece.x - SCENE_WIDTH / 2) * scale,
                self.center_y + (piece.y - SCENE_HEIGHT / 2) * scale,
            )


def _size(piece: Piece, scale: float) -> tuple[float, float]:
    natural = pictures.size(piece.name)
    width = piece.width * scale
    return width, width * natural.height / natural.width
