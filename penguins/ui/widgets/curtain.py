"""The curtain between two people who must not see each other's secrets."""

from kivy.input.motionevent import MotionEvent
from kivy.properties import BooleanProperty, NumericProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import layouts
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.buttons import PushButton

layouts.load("curtain")


class Curtain(FloatLayout):
    """Covers the whole screen: "pass to …", and the next person says "it is me"."""

    name = StringProperty("")
    colour_id = StringProperty("red")
    can_undo = BooleanProperty(False)
    """Whether the one who has just moved may still think again."""
    arrival = NumericProperty(1.0)
    """How far the penguin has come in, 0 to 1. The cover itself is there at once."""

    __events__ = ("on_confirm", "on_undo", "on_back")

    def on_can_undo(self, _: object, can_undo: bool) -> None:
        self.ids.think_again.clear_widgets()
        if can_undo:
            button = PushButton(text=tr("Wait, let me take that back"), icon="icon_undo", size_hint_x=1)
            button.bind(on_tap=lambda _: self.dispatch("on_undo"))
            self.ids.think_again.add_widget(button)

    def on_confirm(self, *_: object) -> None:
        """The next person is here."""

    def on_undo(self, *_: object) -> None:
        """The last person wants the tablet back."""

    def on_back(self) -> None:
        """The way back is wanted."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        super().on_touch_down(touch)
        return True
