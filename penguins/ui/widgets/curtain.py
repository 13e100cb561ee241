"""Between two people who must not see each other's secrets."""

from typing import Any

from kivy.properties import StringProperty
from kivy.uix.floatlayout import FloatLayout


class Curtain(FloatLayout):
    """Covers the whole screen: "pass to …", and the next person says "it is me"."""

    name = StringProperty("")
    colour_id = StringProperty("red")

    __events__ = ("on_confirm",)

    def on_confirm(self, *_: Any) -> None:
        """The next person is here."""

    def on_touch_down(self, touch: Any) -> bool:
        super().on_touch_down(touch)
        return True
