"""The app: one window, the services that screens share, and the keys that work everywhere."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.properties import NumericProperty
from kivy.uix.floatlayout import FloatLayout

from penguins.session.preferences import Preferences
from penguins.session.storage import Storage
from penguins.ui import text, theme
from penguins.ui.data_folder import data_folder
from penguins.ui.device import Device
from penguins.ui.keys import Keys
from penguins.ui.motion import SPEEDS
from penguins.ui.navigation import Navigation
from penguins.ui.notices import sentence
from penguins.ui.sounds import Sounds
from penguins.ui.widgets.toast import ToastLayer

_ESCAPE = 27
_TEXT_SCALES = {"small": 0.85, "normal": 1.0, "large": 1.2, "largest": 1.45}


class PenguinsApp(App):
    """Opens on the home screen. Screens reach it by `App.get_running_app()`, KV by `app`."""

    title = "Penguins"
    text_scale = NumericProperty(1.0)

    def __init__(self, folder: Path | None = None, **kwargs: Any) -> None:
        """Keeps its data in that folder, or where the system expects it."""
        super().__init__(**kwargs)
        self._folder = folder
        self.sounds = Sounds()
        self.device = Device()

    def build(self) -> FloatLayout:
        self.folder = self._folder or data_folder(self)
        self.storage = Storage(self.folder)
        self.preferences = self.storage.load_preferences()
        self.navigation = Navigation()
        self.toasts = ToastLayer()
        self.keys = Keys(lambda: self.navigation.current_screen)
        root = FloatLayout()
        root.add_widget(self.navigation)
        root.add_widget(self.toasts)
        self._follow_preferences()
        Clock.max_iteration = 30  # layouts that fit their contents settle from the inside out, and ours nest deep
        Window.clearcolor = theme.rgba(theme.BACKGROUND)
        Window.softinput_mode = "below_target"  # the keyboard never hides what is being typed
        Window.bind(on_keyboard=self._on_key, on_touch_down=self._on_touch)
        return root

    def on_start(self) -> None:
        self.navigation.home()
        Clock.schedule_once(lambda _: self._tell_notices())

    def say(self, sentence: str) -> None:
        """Show a sentence for a moment."""
        self.toasts.say(sentence)

    def change(self, **chosen: Any) -> None:
        """Keep new preferences and follow them at once."""
        self.preferences = replace(self.preferences, **chosen)
        self.storage.save_preferences(self.preferences)
        self._follow_preferences()

    def on_pause(self) -> bool:
        self.navigation.current_screen.paused()
        return True

    def on_resume(self) -> None:
        self.navigation.current_screen.resumed()

    def on_stop(self) -> None:
        if self.navigation.current_screen is not None:
            self.navigation.current_screen.closed()
        self.storage.close()
        self.let_go_of_window()

    def let_go_of_window(self) -> None:
        """Hear nothing any more."""
        Window.unbind(on_keyboard=self._on_key, on_touch_down=self._on_touch)

    def _follow_preferences(self) -> None:
        preferences: Preferences = self.preferences
        text.use_language(preferences.language)
        self.text_scale = _TEXT_SCALES[preferences.text_size]
        self.sounds.volume = preferences.volume if preferences.sound else 0.0
        self.device.haptics = preferences.haptics
        self.navigation.animate(theme.FADE_SECONDS * SPEEDS[preferences.animation])

    def _tell_notices(self) -> None:
        for notice in self.storage.take_notices():
            self.say(sentence(notice))

    def _on_touch(self, *_: Any) -> None:
        self.keys.hide()

    def _on_key(self, _: Any, key: int, _scancode: int, _letter: str, modifiers: list[str]) -> bool:
        if key == _ESCAPE:  # Android's back key too
            return self._back()
        if self.navigation.current_screen.key(key, modifiers):
            return True
        return self.keys.press(key)

    def _back(self) -> bool:
        """One step back; at the very first screen the system may close the app."""
        return self.keys.close_dialog() or self.navigation.back()
