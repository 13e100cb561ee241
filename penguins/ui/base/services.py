"""Services: what screens work with. The shell makes them once and hands them to every screen."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

from penguins.languages import LANGUAGES, Languages
from penguins.session.notices import Notice
from penguins.session.preferences import SYSTEM_SPEED, Preferences
from penguins.session.storage import Storage
from penguins.session.thought import Chooser
from penguins.ui.base.idle import Idle
from penguins.ui.base.sounds import Sounds
from penguins.ui.base.voice import Voice
from penguins.ui.base.words.sentences import of_notice


class Navigation(Protocol):
    """The way from screen to screen and back."""

    @property
    def has_begun(self) -> bool:
        """Whether any screen has been shown yet."""

    def go(self, name: str, once: Mapping[str, object] = {}, /, **given: object) -> None:
        """Open a screen on top of this one; what is given `once` is not given again to who comes back to it."""

    def replace(self, name: str, **given: object) -> None:
        """Open a screen instead of this one."""

    def home(self) -> None:
        """Go all the way back."""

    def back(self) -> bool:
        """Go one screen back; False at the very first."""

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
    """What the device itself can do. What it cannot do, it passes over in silence."""

    @property
    def shake(self) -> Shaking:
        """Tells when it is shaken."""

    @property
    def takes_drops(self) -> bool:
        """Whether a file can be dropped onto the window."""

    def buzz(self) -> None:
        """Buzz shortly, in the fingertips."""

    def keep_awake(self, on: bool) -> None:
        """Let the screen stay lit although nobody touches it, or no longer."""

    def hold_orientation(self, on: bool) -> None:
        """Let the screen stay as it is however the device is turned, or no longer."""

    @property
    def has_folders(self) -> bool:
        """Whether there are folders that a person looks into."""

    def show_folder(self, path: Path) -> bool:
        """Show the folder that a file lies in; False where that cannot be."""

    def send(self, path: Path) -> bool:
        """Offer a file to the device's other apps; False where there is no such thing."""

    def send_text(self, text: str) -> bool:
        """Offer a text to the device's other apps; False where there is no such thing."""

    def copy(self, text: str) -> bool:
        """Put a text where others can paste it; False where that cannot be."""

    def choose_file(self, then: Callable[[Path], None], failed: Callable[[], None]) -> None:
        """Let the person pick a file; `failed` where there is no dialog for it."""


class Services:
    """Holds what screens work with: storage, preferences, navigation, device, sounds, voice, bots, and `say`."""

    def __init__(
        self,
        storage: Storage,
        navigation: Navigation,
        device: Device,
        sounds: Sounds,
        choose: Chooser,
        *,
        voice: Voice,
        idle: Idle,
        folder: Path | None,
        say: Callable[[str], None],
        follow: Callable[[Preferences], None],
        languages: Languages = LANGUAGES,
    ) -> None:
        """Takes what the shell has made.

        `choose` answers for the bots; `folder` is where files may be left, if anywhere; `say` shows a sentence for a
        moment; `follow` is called with the preferences whenever they have changed; `languages` can be chosen from.
        """
        self.storage = storage
        self.navigation = navigation
        self.device = device
        self.sounds = sounds
        self.voice = voice
        self.idle = idle
        self.choose = choose
        self.folder = folder
        self.say = say
        self.languages = languages
        self.preferences = storage.load_preferences(languages)
        self.stillness = False
        """Whether the system is asked for no motion."""
        self._follow = follow

    @property
    def speed(self) -> str:
        """How fast things move: as somebody has chosen, else as the system is asked to."""
        if self.preferences.animation != SYSTEM_SPEED:
            return self.preferences.animation
        return "off" if self.stillness else "normal"

    def change(self, **chosen: Any) -> None:
        """Keep new preferences, each by its name (a game's setting by its key), and follow them at once."""
        self.keep(**chosen)
        self._follow(self.preferences)

    def keep(self, **chosen: Any) -> None:
        """Keep new preferences that nobody has to follow: they say what is so already."""
        self.preferences = self.preferences.changed(**chosen)
        self.storage.save_preferences(self.preferences)

    def tell_notices(self) -> list[Notice]:
        """Show what storage has to say; the answer is the same, for those whom it concerns."""
        notices = self.storage.take_notices()
        if notices:
            self.say(" ".join(map(of_notice, notices)))  # at once: a sentence takes the place of the one before
        return notices
