"""A layer of pictures on a board: they are put somewhere, moved, and taken away."""

from typing import Any

from kivy.uix.widget import Widget

from penguins.ui.widgets.picture import Picture


class Layer(Widget):
    """Holds pictures; later layers lie above. Touches go to the board, never to a picture."""

    def on_touch_down(self, touch: Any) -> bool:
        return False

    on_touch_move = on_touch_up = on_touch_down

    def put(self, name: str, centre: tuple[float, float], size: tuple[float, float], **kwargs: Any) -> Picture:
        """Add a picture with its middle there."""
        piece = Picture(name=name, size_hint=(None, None), size=size, center=centre, **kwargs)
        self.add_widget(piece)
        return piece
