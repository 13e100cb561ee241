"""A robot with fingers: it uses the app in a real window as a person would."""

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from penguins.games.registry import GAMES
from penguins.rig.driver import Driver, seat_of
from penguins.rig.finger import Finger
from penguins.session.house_rules import HouseRules
from penguins.session.record import Record
from penguins.session.session import Session
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.ui.base.box import Pos

KEYS = {
    "up": 273,
    "down": 274,
    "right": 275,
    "left": 276,
    "enter": 13,
    "escape": 27,
    "tab": 9,
    "space": 32,
    "z": 122,
    "y": 121,
}


class Robot(Driver):
    """Taps, drags, presses keys, and finds its way.

    It begins at home, which is made when it is first looked at: most tests go on from there at once.
    """

    def _start(self) -> None:
        navigation: Any = self.app.navigation
        navigation._show = lambda: None
        self.app.dispatch("on_start")
        del navigation._show

    def arrive(self) -> None:
        """Be at home, unless one is elsewhere by now."""
        if self._running and not self.app.navigation.has_begun:
            self.app.navigation.refresh()
            super().frames(3)

    @property
    def screen(self) -> Any:
        self.arrive()
        return super().screen

    def frames(self, number: int = 1, *, draw: bool = False) -> None:
        self.arrive()
        super().frames(number, draw=draw)

    def resize(self, width: int, height: int) -> None:
        """Nothing need be there yet that would be laid out twice."""
        Window.size = (width, height)
        super().frames(3)

    def begin_after(self, game: str, players: Sequence[str], *actions: str, **options: str) -> Record:
        """Go on with a match in which all this has happened."""
        return self._go_on_after(SetUp.check(GAMES[game], _seats(players), options), actions)

    def begin_by(self, house: HouseRules, game: str, players: Sequence[str], *actions: str) -> Record:
        """The same by these house rules."""
        return self._go_on_after(SetUp.check(GAMES[game], _seats(players), {}, house), actions)

    def _go_on_after(self, setup: SetUp, actions: Sequence[str]) -> Record:
        record: Record = self.app.services.storage.begin(setup)
        for action in actions:
            record.play(setup.game.parse(action))
        self.app.services.storage.save(record)
        self.app.services.navigation.go("play", record=record)
        self.frames(3)
        self.wait_for_person()
        return record

    def begin_moving(self, game: str, players: Sequence[str], speed: str = "normal", **options: str) -> None:
        """Start a match in which things move, and wait until the screen itself no longer does."""
        self.app.services.change(animation=speed)
        self.begin(game, players, **options)
        self.wait(lambda: not self.app.navigation.transition.is_active, "the screen")

    def double_tap_on(self, widget: Widget) -> None:
        """Tap the place where the middle of a widget is, twice."""
        pos = widget.to_window(*widget.center)
        self.tap(pos)
        self.tap(pos, second=True)

    def tap(self, pos: Pos, *, second: bool = False) -> None:
        self.arrive()
        finger = Finger(pos, second=second)
        finger.down()
        self.frames()
        finger.up()
        self.frames(2)

    def tap_on(self, widget: Widget) -> None:
        """Tap the middle of a widget."""
        self.tap(widget.to_window(*widget.center))

    def drag(self, start: Pos, end: Pos, steps: int = 6) -> None:
        """Pull something from here to there."""
        self.lift(self.start_drag(start, end, steps))

    def lift(self, finger: Finger) -> None:
        """Let go."""
        finger.up()
        self.frames(2)

    def start_drag(self, start: Pos, end: Pos, steps: int = 6) -> Finger:
        """Pull it there, and do not let go. In no steps at all, it is all done within one slow frame."""
        self.arrive()
        finger = Finger(start)
        if not steps:
            finger.rush_to(end)
        finger.down()
        if not steps:
            finger.move_to(end)
            return finger
        self.frames()
        for step in range(1, steps + 1):
            part = step / steps
            finger.move_to((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.frames()
        return finger

    def press(self, key: str, *modifiers: str) -> None:
        """Press a key."""
        self.arrive()
        Window.dispatch("on_keyboard", KEYS[key], 0, "", list(modifiers))
        self.frames()

    def press_at(self, goal: Pos) -> None:
        """Walk the ring to where it should be, back or ahead, and press Enter."""
        _, height = self.app.keys._at or goal
        for _ in range(100):
            self.press("left" if goal[1] > height else "right")
            if self.app.keys._at == pytest.approx(goal):
                self.press("enter")
                return
        raise AssertionError(f"the keyboard does not get to {goal}")

    def use(self, pos: Pos, way: str) -> None:
        """A finger taps there; or it is done by keys."""
        if way == "keys":
            self.press_at(pos)
        else:
            self.tap(pos)

    def use_button(self, widget: Widget, way: str) -> None:
        self.use(widget.to_window(*widget.center), way)

    def walk(self, widget: Widget | None = None) -> Iterator[Widget]:
        """Every widget on the window, dialogs included, what lies on top first."""
        self.arrive()
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

    def said(self) -> set[str]:
        """The sentences that are on the window for everybody."""
        return {widget.text for widget in self.walk(self.app.toasts) if getattr(widget, "text", "")}

    def at_match(self) -> bool:
        """Whether a match is on the screen."""
        return hasattr(self.screen, "board")

    @property
    def board(self) -> Any:
        return self.screen.board

    @property
    def session(self) -> Session:
        session: Session = self.screen.session
        return session

    def legal(self) -> list[Any]:
        return list(self.board.view.legal_actions())


def _seats(players: Sequence[str]) -> list[Seat]:
    return [seat_of(player, colour) for player, colour in zip(players, COLOURS, strict=False)]


def first_choice(view: Any) -> Any:
    """What the quick bots of these tests do."""
    return view.legal_actions()[0]
