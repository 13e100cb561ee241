"""The app: makes the window, the services that screens share, and the keys that work everywhere."""

import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any
from weakref import ref

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from penguins.session.notices import OTHER_FILE
from penguins.session.preferences import SYSTEM_LANGUAGE, Preferences
from penguins.session.storage import Storage
from penguins.session.thought import Chooser, by_our_bots
from penguins.ui.base import theme
from penguins.ui.base.idle import Idle
from penguins.ui.base.keys import ENTER, ESCAPE, STEPS, Keys
from penguins.ui.base.motion import SPEEDS
from penguins.ui.base.services import Services
from penguins.ui.base.sounds import Sounds
from penguins.ui.base.surface import surface
from penguins.ui.base.voice import Voice
from penguins.ui.base.words import translate
from penguins.ui.shell.data_folder import data_folder
from penguins.ui.shell.device import Device
from penguins.ui.shell.figures import CountedBots, Figures
from penguins.ui.shell.graphics import Graphics
from penguins.ui.shell.navigation import Navigation
from penguins.ui.widgets.buttons import Tappable, follows_a_tap
from penguins.ui.widgets.captions import Captions
from penguins.ui.widgets.toast import ToastLayer

_LOOK_AROUND = 1.0
"""Seconds: bars come and go, half a turn moves a camera without any change of size, and a disk has room again."""
_TEXT_SCALES = {"small": 0.85, "normal": 1.0, "large": 1.2, "largest": 1.45}
_PHONE = 560
_MOST_FOR_TABLETS = 1.3
"""A tablet is looked at from farther away than a phone: type grows with the shorter side of the window, in dp."""


class PenguinsApp(App):
    """Runs one window, beginning on the home screen."""

    title = "Penguins"

    def __init__(
        self, folder: Path | None = None, choose: Chooser = by_our_bots, voice: Voice | None = None, **kwargs: Any
    ) -> None:
        """Keeps its data in that folder, or where the system expects it; `choose` answers for the bots, and `voice`
        reads aloud instead of the device."""
        super().__init__(**kwargs)
        self._bots = CountedBots(choose)
        self._folder = folder
        self._touched: Callable[[], Widget | None] = lambda: None
        """What was in front at the last touch."""
        self._minimized = False
        self.sounds = Sounds()
        self.idle = Idle()
        self.device = Device()
        self.voice = voice or Voice(self.device)

    def build(self) -> AnchorLayout:
        folder = self._folder or data_folder(self)
        self.navigation = Navigation()
        self.toasts = ToastLayer(self.navigation.room_for_words)
        self.services = self.navigation.services = Services(
            Storage(folder),
            self.navigation,
            self.device,
            self.sounds,
            self._bots,
            voice=self.voice,
            idle=self.idle,
            folder=folder,
            say=self.toasts.say,
            follow=self._follow,
        )
        Tappable.sounds, Tappable.voice = self.sounds, self.voice
        self.keys = Keys(self.navigation.front)
        self._frame = AnchorLayout()
        self._frame.add_widget(self.navigation)
        self._frame.add_widget(self.toasts)
        self.figures = Figures(self._bots)
        self._frame.add_widget(self.figures)
        self._look_for_stillness()
        Clock.max_iteration = 30  # layouts that fit their contents settle from the inside out, and ours nest deep
        Window.clearcolor = theme.rgba(theme.BACKGROUND)
        Window.softinput_mode = "below_target"  # the keyboard never hides what is being typed
        self.graphics = Graphics()
        self._looking_around = Clock.schedule_interval(lambda _: self._look_around(), _LOOK_AROUND)
        self._look_at_sides()
        Window.bind(**self._heard())
        self.captions = Captions(self.keys.front, hovers=self.device.takes_drops)
        self.captions.listen(True)
        return self._frame

    def on_start(self) -> None:
        self._frame.do_layout()  # the first screen, too, has its size from the start
        self.navigation.home()
        Clock.schedule_once(lambda _: self.services.tell_notices())
        Clock.schedule_once(lambda _: Clock.schedule_once(lambda _: _look_for_garbage()))

    def on_pause(self) -> bool:
        self.voice.stop()
        self.navigation.current_screen.paused()
        self.idle.come_to_front(False)
        self.services.storage.make_up()  # after this we may be killed
        self.device.keep_awake(False)
        self.graphics.draw_now()  # the system takes its picture of the app from what is on the window now
        return True

    def on_resume(self) -> None:
        self._look_for_stillness()
        self.navigation.current_screen.resumed()
        self.idle.come_to_front(True)
        Clock.schedule_once(lambda _: self.graphics.redraw())  # the system gives the window back after telling us

    def on_stop(self) -> None:
        if self.navigation.current_screen is not None:
            self.navigation.current_screen.closed()
        self.voice.close()
        self.services.storage.close()
        self.let_go_of_window()

    def let_go_of_window(self) -> None:
        """Hear nothing of the window any more."""
        self._looking_around.cancel()
        self.keys.scan("none")
        self.idle.come_to_front(False)
        self.figures.show(False)
        Window.unbind(**self._heard())
        self.captions.listen(False)

    def _heard(self) -> dict[str, Callable[..., object]]:
        return {
            "on_keyboard": self._on_key,
            "on_touch_down": self._on_touch,
            "on_touch_up": self._on_lift,
            "size": self._on_size,
            "on_memorywarning": self._on_memory_warning,
            "on_minimize": self._on_minimize,
            "on_restore": self._on_restore,
        }

    def _on_size(self, *_: object) -> None:
        self._look_at_sides()
        self._scale_text()

    def _look_around(self) -> None:
        self._look_at_sides()
        self.services.storage.make_up()
        if any(notice.id in OTHER_FILE for notice in self.services.tell_notices()):
            self.navigation.current_screen.stored_anew()

    def _look_at_sides(self) -> None:
        surface.insets = self.device.insets()
        self._frame.padding = list(surface.insets)

    def _scale_text(self) -> None:
        roomy = min(Window.size) / dp(_PHONE)
        surface.plain_scale = min(max(1.0, roomy), _MOST_FOR_TABLETS)
        surface.text_scale = _TEXT_SCALES[self.services.preferences.text_size] * surface.plain_scale

    def _on_minimize(self, _: object) -> None:
        """On a desktop an app is left by minimising it. Another window in front of it is no reason to stop."""
        self._minimized = True
        self.dispatch("on_pause")

    def _on_restore(self, _: object) -> None:
        if self._minimized:  # else it was as large as the screen, and no longer is
            self._minimized = False
            self.dispatch("on_resume")

    def _on_memory_warning(self, _: object) -> None:
        """Give memory back in the next frame: the warning may come from another thread."""
        Clock.schedule_once(lambda _: self._give_memory_back())

    def _give_memory_back(self) -> None:
        self.sounds.forget()
        transition = self.navigation.transition
        if not transition.is_active:
            transition.screen_out = transition.screen_in  # or else Kivy holds on to the screen before this one
        self.graphics.drop_unused()

    def _look_for_stillness(self) -> None:
        """The wish may have changed while other apps were in front."""
        self.services.stillness = self.device.wants_stillness()
        self._follow(self.services.preferences)

    def _follow(self, preferences: Preferences) -> None:
        from_system = preferences.language == SYSTEM_LANGUAGE
        translate.use_language(self.device.language() if from_system else preferences.language, self.services.languages)
        self.voice.speak_as(translate.language().id)
        self.voice.by_itself = preferences.read_to_me
        surface.enlarge(preferences.big_targets)
        self._scale_text()
        self.sounds.volume = preferences.volume if preferences.sound else 0.0
        self.device.haptics = preferences.haptics
        self.figures.show(preferences.figures)
        self.keys.scan(preferences.scanning)
        self.navigation.animate(theme.FADE_SECONDS * SPEEDS[self.services.speed])
        self.idle.animate(SPEEDS[self.services.speed] > 0)

    def _on_touch(self, _: object, touch: MotionEvent) -> bool:
        """Hide the ring. The second tap of a double tap is not for what has come to the front since the first."""
        self.voice.stop()
        self.idle.touch(True)
        if self.keys.scans_by_itself:
            return self._choose_by_touch(touch)
        self.keys.hide()
        before, front = self._touched(), self.keys.front()
        self._touched = ref(front)
        return follows_a_tap(touch) and front is not before

    def _choose_by_touch(self, touch: MotionEvent) -> bool:
        """Wherever it is, it means what the ring is on, as a key does that is held down as long as the finger is."""
        if not (follows_a_tap(touch) or touch.is_mouse_scrolling):
            Window.dispatch("on_keyboard", ENTER, 0, "", [])
        return True

    def _on_lift(self, *_: object) -> None:
        self.idle.touch(False)
        if self.keys.scans_by_itself:
            Window.dispatch("on_key_up", ENTER, 0)

    def _on_key(self, _: object, key: int, _scancode: int, _letter: str, modifiers: list[str]) -> bool:
        self.idle.stir()
        if key not in STEPS:
            self.voice.stop()
        key = self.keys.scan_key(key)
        if not key:
            return True
        if key == ESCAPE:  # Android's back key too
            return self._back()
        if self.navigation.current_screen.key(key, modifiers):
            return True
        return self.keys.press(key, modifiers)

    def _back(self) -> bool:
        """Go one step back; from the very first screen, leave the app."""
        return self.keys.close_dialog() or self.navigation.back() or self.device.leave()


def _look_for_garbage() -> None:
    """From now on, if nobody has so far: nearly all that is made up to the first frame stays, and need not be looked at
    again."""
    if not gc.isenabled():
        gc.freeze()
        gc.enable()
