"""A robot with fingers: it uses the app in a real window as a person would."""

from collections.abc import Iterator
from typing import Any

from kivy.core.window import Window
from kivy.uix.widget import Widget

from penguins.ui.box import Pos
from penguins.ui.driver import Driver
from penguins.ui.finger import Finger

KEYS = {"up": 273, "down": 274, "right": 275, "left": 276, "enter": 13, "escape": 27, "z": 122, "y": 121}


class Robot(Driver):
    """Taps, drags, presses keys, and finds its way."""

    def tap(self, pos: Pos) -> None:
        finger = Finger(pos)
        finger.down()
        self.frames()
        finger.up()
        self.frames(2)

    def tap_on(self, widget: Widget) -> None:
        """Tap the middle of a widget."""
        self.tap(widget.to_window(*widget.center))

    def drag(self, start: Pos, end: Pos, steps: int = 6) -> None:
        """Pull something from here to there."""
        finger = self.start_drag(start, end, steps)
        finger.up()
        self.frames(2)

    def start_drag(self, start: Pos, end: Pos, steps: int = 6) -> Finger:
        """Pull it there, and do not let go."""
        finger = Finger(start)
        finger.down()
        self.frames()
        for step in range(1, steps + 1):
            part = step / steps
            finger.move_to((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.frames()
        return finger

    def press(self, key: str, *modifiers: str) -> None:
        """Press a key."""
        Window.dispatch("on_keyboard", KEYS[key], 0, "", list(modifiers))
        self.frames()

    def walk(self, widget: Widget | None = None) -> Iterator[Widget]:
        """Every widget on the window, dialogs included, what lies on top first."""
        for child in [widget] if widget else list(Window.children):
            yield child
            for below in child.children:
                yield from self.walk(below)

    def find(self, **properties: Any) -> Widget:
        """The first widget with these properties."""
        for widget in self.walk():
            if all(getattr(widget, name, None) == value for name, value in properties.items()):
                return widget
        raise AssertionError(f"there is no widget with {properties}")

    def at_match(self) -> bool:
        """Whether a match is on the screen."""
        return hasattr(self.screen, "board")

    @property
    def board(self) -> Any:
        return self.screen.board

    @property
    def session(self) -> Any:
        return self.screen.session

    def legal(self) -> list[Any]:
        return list(self.board.view.legal_actions())


def first_choice(view: Any) -> Any:
    """What the quick bots of these tests do."""
    return view.legal_actions()[0]
