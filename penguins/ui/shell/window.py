"""The window on a desktop: it opens large, or where it was left, and F11 fills the screen."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from penguins.session.preferences import DeskBox
from penguins.ui.base.services import Services
from penguins.ui.shell.desk import place
from penguins.ui.shell.monitors import monitors

_F11 = 292
_FRAMED = 0.1
"""Seconds until the system has put a frame around a new window."""
_AT_REST = 1.0
"""Seconds: a window that has not been pulled at for so long stays there."""


class DeskWindow:
    """Puts the app's one window on the desktop and remembers where people want it."""

    def __init__(self, services: Services, find_monitors: Callable[[], Sequence[DeskBox]] = monitors) -> None:
        self._services = services
        self._monitors = find_monitors
        self._keep_soon = Clock.create_trigger(lambda _: self.keep(), _AT_REST)

    def open(self) -> None:
        """Put it where it was left, or where it is large, and let it be seen."""
        box = place(self._services.preferences.window, self._monitors())
        try:
            self._put(box)
        finally:
            Window.show()
        # Once more when its frame is around it, whose height nobody knew before: or else it creeps down at every start.
        Clock.schedule_once(lambda _: self._move_to(box), _FRAMED)
        Window.bind(on_keyboard=self._on_key, on_move=self._moved, size=self._moved)

    def close(self) -> None:
        """Remember where it is, and hear nothing of it any more."""
        self.keep()
        self._keep_soon.cancel()
        Window.unbind(on_keyboard=self._on_key, on_move=self._moved, size=self._moved)

    def keep(self) -> None:
        """Remember where it is; filling the screen is for today. One that Esc has closed already is nowhere."""
        if not Window.initialized:
            return
        here = DeskBox(int(Window.left), int(Window.top), *map(int, Window.system_size))
        if not Window.fullscreen and here != self._services.preferences.window:
            self._services.keep(window=here)

    def fill_screen(self) -> None:
        """Fill the screen, or go back to where the window was."""
        if Window.fullscreen:
            Window.fullscreen = False
            Clock.schedule_once(lambda _: self._put(place(self._services.preferences.window, self._monitors())))
        else:
            self.keep()
            Window.fullscreen = "auto"

    def _put(self, box: DeskBox) -> None:
        Window.system_size = (box.width, box.height)
        self._move_to(box)
        Window.dispatch("on_pre_resize", *Window.size)  # now, not with the next frame: nothing is measured twice

    def _move_to(self, box: DeskBox) -> None:
        Window.left, Window.top = box.left, box.top

    def _moved(self, *_: Any) -> None:
        self._keep_soon.cancel()
        self._keep_soon()

    def _on_key(self, _: object, key: int, *_more: object) -> bool:
        if key == _F11:
            self.fill_screen()
        return key == _F11
