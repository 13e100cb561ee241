"""Services: what screens work with. The shell makes them once and hands them to every screen."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from penguins.session.preferences import Preferences
from penguins.session.storage import Storage
from penguins.ui.base.sounds import Sounds
from penguins.ui.base.words.notices import sentence


class Navigation(Protocol):
    """The way from screen to screen and back."""

    @property
    def has_begun(self) -> bool:
        """Whether any screen has been shown yet."""

    def go(self, name: str, **given: Any) -> None:
        """Open a screen on top of this one."""

    def replace(self, name: str, **given: Any) -> None:
        """Open a screen instead of this one."""

    def home(self) -> None:
        """All the way back."""

    def back(self) -> bool:
        """One screen back; False at the very first."""

    def refresh(self) -> None:
        """Make the present screen anew."""


class Shaking(Protocol):
    """Tells when the tablet is being shaken."""

    @property
    def possible(self) -> bool:
        """Whether there is anything that feels it."""

    def start(self, then: Callable[[], None]) -> None:
        """Call `then` once when it is shaken."""

    def stop(self) -> None:
        """Feel nothing any more."""


class Device(Protocol):
    """What the device itself can do; whatever it cannot: silence."""

    @property
    def shake(self) -> Shaking:
        """Shaking it."""

    def buzz(self) -> None:
        """A short buzz in the fingertips."""

    def keep_awake(self, on: bool) -> None:
        """Whether the screen stays lit although nobody touches it."""

    def hold_orientation(self, on: bool) -> None:
        """Whether the screen stays as it is however the device is turned."""

    def send(self, path: Path) -> bool:
        """Offer a file to the device's other apps; False where there is no such thing."""

    def choose_file(self, then: Callable[[Path], None], failed: Callable[[], None]) -> None:
        """Let the person pick a file; `failed` where there is no dialog for it."""


class Services:
    """Storage, preferences, navigation, device, sounds, and a voice."""

    def __init__(
        self,
        storage: Storage,
        navigation: Navigation,
        device: Device,
        sounds: Sounds,
        *,
        folder: Path | None,
        say: Callable[[str], None],
        follow: Callable[[Preferences], None],
    ) -> None:
        """`folder` is where files may be left, if anywhere; `say` shows a sentence for a moment; `follow` is called
        with the preferences whenever they have changed."""
        self.storage = storage
        self.navigation = navigation
        self.device = device
        self.sounds = sounds
        self.folder = folder
        self.say = say
        self.preferences = storage.load_preferences()
        self._follow = follow

    def change(self, **chosen: Any) -> None:
        """Keep new preferences and follow them at once."""
        self.preferences = replace(self.preferences, **chosen)
        self.storage.save_preferences(self.preferences)
        self._follow(self.preferences)

    def tell_notices(self) -> None:
        """Show what storage has to say."""
        for notice in self.storage.take_notices():
            self.say(sentence(notice))
