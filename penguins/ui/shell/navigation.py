"""Leads from screen to screen and back."""

from collections.abc import Mapping
from importlib import import_module
from itertools import count
from typing import Any

from kivy.logger import Logger
from kivy.uix.screenmanager import FadeTransition, NoTransition, ScreenManager
from kivy.uix.widget import Widget

from penguins.ui.base.box import Box
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.unbinding import unbind_tree

SCREENS = {
    "home": "HomeScreen",
    "setup": "SetupScreen",
    "play": "PlayScreen",
    "results": "ResultsScreen",
    "replay": "ReplayScreen",
    "explore": "ExploreScreen",
    "history": "HistoryScreen",
    "people": "PeopleScreen",
    "person": "PersonScreen",
    "settings": "SettingsScreen",
    "rules": "RulesScreen",
    "lesson": "LessonScreen",
    "puzzles": "PuzzlesScreen",
    "puzzle": "PuzzleScreen",
    "today": "TodayScreen",
    "licences": "LicencesScreen",
    "licence": "LicenceScreen",
}
"""Screens by name; each is a class in penguins/ui/screens/<name>.py, imported when first shown."""


class Navigation(ScreenManager):
    """Shows one screen and remembers the way back."""

    transition: Any
    services: Services
    """For the screens; whoever makes both sets them before the first screen is shown."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.animate(0.0)
        self._way: list[tuple[str, dict[str, object]]] = []
        self._numbers = count()
        """Kivy knows screens by their names: no two may have the same, as long as a fade may still show both."""

    @property
    def has_begun(self) -> bool:
        """Whether any screen has been shown yet."""
        return self.current_screen is not None

    def front(self) -> Widget:
        """What takes all touches and keys on the screen that is shown."""
        return self.current_screen.front()

    def room_for_words(self) -> Box:
        """At whose top, in the middle, a sentence may come for a moment."""
        screen = self.current_screen
        return Box(0, 0, self.width, self.height) if screen is None else screen.room_for_words()

    def go(self, name: str, once: Mapping[str, object] = {}, /, **given: object) -> None:
        """Open a screen on top of this one; what is given `once` is not given again to who comes back to it.
        What is not there is told, and this screen stays."""
        if self._is_there(name, given):
            if self.has_begun:
                self._way[-1][1].update(self.current_screen.whereabouts())
            self._way.append((name, given))
            self._show(once)

    def replace(self, name: str, **given: object) -> None:
        """Open a screen instead of this one; what is not there is told, and this one stays."""
        if self._is_there(name, given):
            self._way[-1:] = [(name, given)]
            self._show()

    def home(self) -> None:
        """Go all the way back."""
        self._way = [("home", {})]
        self._show()

    def back(self) -> bool:
        """Go one screen back; False at the very first."""
        if self.current_screen is not None and self.current_screen.back():
            return True
        if len(self._way) < 2:
            return False
        self._way.pop()
        self._show()
        return True

    def refresh(self) -> None:
        """Make the present screen anew: the language or the type size has changed."""
        self._show()

    def animate(self, seconds: float) -> None:
        """Let a change of screens take so long from now on."""
        self.transition.stop()
        self.transition = FadeTransition(duration=seconds) if seconds else NoTransition()
        self.transition.bind(on_complete=self._forget_left)

    def _is_there(self, name: str, given: Mapping[str, object]) -> bool:
        missing = _screen_class(name).missing(given)
        if missing:
            self.services.say(missing)
        return not missing

    def _show(self, once: Mapping[str, object] = {}) -> None:
        name, given = self._way[-1]
        before = self.current_screen
        if before is not None:
            self.services.voice.stop()
            before.shown = False
            before.closed()
        screen = _screen_class(name)(self.services, name=f"{name} {next(self._numbers)}", **given, **once)
        screen.size = self.size  # now, not with the next layout: nothing is measured twice
        self.transition.stop()
        self.add_widget(screen)
        self.current = screen.name
        screen.shown = True
        screen.opened()
        Logger.info("Screen: %s", " ".join((name, *(value for value in given.values() if isinstance(value, str)))))

    def _forget_left(self, *_: object) -> None:
        """Kivy's own `switch_to` would keep what fades away, and what is left before its fade is over."""
        for screen in [screen for screen in self.screens if screen is not self.current_screen]:
            self.remove_widget(screen)
            unbind_tree(screen)


def _screen_class(name: str) -> type[AppScreen]:
    module = import_module(f"penguins.ui.screens.{name}")
    screen: type[AppScreen] = getattr(module, SCREENS[name])
    return screen
