"""A robot with fingers: it starts the app in a real window and uses it as a person would."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.base import EventLoop
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.lang import Builder
from kivy.uix.widget import Widget

from penguins.core.state import Action
from penguins.games.registry import GAMES
from penguins.session.setup import Seat, SetUp
from penguins.ui.app import PenguinsApp

Pos = tuple[float, float]
PATIENCE = 20.0
KEYS = {"up": 273, "down": 274, "right": 275, "left": 276, "enter": 13, "escape": 27, "z": 122, "y": 121}


class Finger(MotionEvent):
    """A touch that comes in the way every touch comes."""

    def __init__(self, pos: Pos) -> None:
        width, height = Window.size
        super().__init__("robot", id(self), {"x": pos[0] / width, "y": pos[1] / height})

    def depack(self, args: dict[str, float]) -> None:
        self.is_touch = True
        self.profile = ["pos"]
        self.sx, self.sy = args["x"], args["y"]
        super().depack(args)

    def down(self) -> None:
        EventLoop.post_dispatch_input("begin", self)

    def move_to(self, pos: Pos) -> None:
        width, height = Window.size
        self.move({"x": pos[0] / width, "y": pos[1] / height})
        EventLoop.post_dispatch_input("update", self)

    def up(self) -> None:
        EventLoop.post_dispatch_input("end", self)


class RobotApp(PenguinsApp):
    """The app, keeping its data where the test says."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    @property
    def user_data_dir(self) -> str:
        return str(self._folder)


class Robot:
    """One run of the app. `close` ends it as the system would; a new robot on the same folder resumes."""

    def __init__(self, folder: Path, size: tuple[int, int] = (360, 640), **preferences: Any) -> None:
        EventLoop.ensure_window()
        Clock._max_fps = 0  # as fast as it goes: nobody watches
        self.resize(*size)
        self.app = RobotApp(folder)
        App._running_app = self.app
        self.app.root = self.app.build()
        Window.add_widget(self.app.root)
        self.app.change(language="en", **{"animation": "off", "sound": False, **preferences})
        self.app.dispatch("on_start")
        self.frames(3)

    def close(self) -> None:
        """End the app."""
        self.app.dispatch("on_stop")
        self.kill()

    def kill(self) -> None:
        """End it without a word, as when the battery is empty."""
        for child in list(Window.children):
            Window.remove_widget(child)
        self.app.navigation.current_screen and self.app.navigation.current_screen.closed()
        App._running_app = None

    # Time

    def frames(self, number: int = 1, draw: bool = False) -> None:
        """Let the app live for so many frames."""
        for _ in range(number):
            Clock.tick()
            EventLoop.dispatch_input()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()
            if draw:
                Window.dispatch("on_draw")
                Window.dispatch("on_flip")

    def wait(self, until: Callable[[], Any], what: str = "it") -> None:
        """Let the app live until something holds."""
        deadline = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < deadline, f"{what} did not happen"
            self.frames()

    def resize(self, width: int, height: int) -> None:
        """Turn the tablet, or pull at the window."""
        Window.size = (width, height)
        self.frames(3)

    def screenshot(self, path: Path) -> Path:
        """What is on the window now."""
        self.frames(2, draw=True)
        return Path(Window.screenshot(name=str(path)))

    # Fingers and keys

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
        finger = Finger(start)
        finger.down()
        self.frames()
        for step in range(1, steps + 1):
            part = step / steps
            finger.move_to((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.frames()
        finger.up()
        self.frames(2)

    def press(self, key: str, *modifiers: str) -> None:
        """Press a key."""
        Window.dispatch("on_keyboard", KEYS[key], 0, "", list(modifiers))
        self.frames(2)

    # Finding one's way

    @property
    def screen(self) -> Any:
        return self.app.navigation.current_screen

    def walk(self, widget: Widget | None = None) -> Iterator[Widget]:
        """Every widget on the window, dialogs included."""
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

    # Matches

    def begin(self, game: str, *players: str, **options: str) -> None:
        """Start a match of people (by name) and bots (by level) and be on the play screen."""
        colours = ("red", "blue", "green", "yellow", "violet", "pink")
        levels = ("chick", "junior", "adult", "emperor")
        seats = [
            Seat(f"Bot {number}", colour, player) if player in levels else Seat(player, colour)
            for number, (player, colour) in enumerate(zip(players, colours, strict=False))
        ]
        record = self.app.storage.begin(SetUp.check(GAMES[game], seats, options))
        self.app.navigation.go("play", record=record)
        self.wait(lambda: self.settled, "the start of the match")

    @property
    def settled(self) -> bool:
        """Whether a person can act, or the match is over."""
        if not hasattr(self.screen, "board"):
            return True
        return not self.screen.motion.busy and self.screen.board.chooser is not None

    @property
    def board(self) -> Any:
        return self.screen.board

    @property
    def session(self) -> Any:
        return self.screen.session

    def legal(self) -> list[Action]:
        return list(self.board.view.legal_actions())

    def wait_for_turn(self) -> None:
        """Until a person can act again, or the match is over."""
        self.wait(lambda: self.settled, "the next turn")
