"""A tablet made of stand-ins: what plyer, pyjnius and python-for-android would find on a real one."""

# ruff: noqa: N802, N815  names as Java has them

import os
import sys
from collections.abc import Callable
from pathlib import Path
from threading import current_thread
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from penguins.ui.shell.device import android
from penguins.ui.shell.device.android_document import Documents
from penguins.ui.shell.device.android_voice import Talker

SYSTEM_MODULES = ("plyer", "jnius", "android", "ios", "pyobjus")


class JavaString(str):
    """What `java.lang.String` makes."""

    __slots__ = ()


class Uri(str):
    """The address of a document."""

    __slots__ = ()


class NoObject:
    """How pyjnius hands Java's null to a callback: it is true, it is not None, and touching it ends the process."""

    def __getattribute__(self, name: str) -> Any:
        raise SystemExit(f"JNI: {name} of null")


class Intent:
    """What is asked of other apps."""

    ACTION_SEND, ACTION_OPEN_DOCUMENT, CATEGORY_OPENABLE = "send", "open", "openable"
    EXTRA_SUBJECT, EXTRA_STREAM, EXTRA_TEXT = "subject", "stream", "text"
    FLAG_GRANT_READ_URI_PERMISSION = 1

    def __init__(self, action: str) -> None:
        self.action, self.flags, self.kind = action, 0, ""
        self.extras: dict[str, Any] = {}

    def putExtra(self, name: str, value: Any) -> None:
        """Of the overloads pyjnius takes `char[]` for a Python string: nobody who asks for a string finds it."""
        self.extras[name] = list(value) if type(value) is str else value

    def setType(self, kind: str) -> None:
        self.kind = kind

    def addFlags(self, flags: int) -> None:
        self.flags |= flags

    def addCategory(self, category: str) -> None:
        self.category = category

    @staticmethod
    def createChooser(intent: "Intent", _: None) -> "Intent":
        return intent


class Resolver:
    """Files that belong to other apps, by their addresses."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.reads_in: list[str] = []
        """The names of the threads in which something was opened for reading."""

    def insert(self, collection: str, values: dict[str, str]) -> Uri:
        self.kind = values["mime_type"]
        return Uri(f"{collection}:{values['_display_name']}")

    def openFileDescriptor(self, address: str, mode: str) -> SimpleNamespace:
        if mode == "r":
            self.reads_in.append(current_thread().name)
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT
        descriptor = os.open(self.folder / address.replace(":", "-"), flags)
        return SimpleNamespace(detachFd=lambda: descriptor)


class Locale(str):
    """What `java.util.Locale` makes."""

    __slots__ = ()


class TextToSpeech:
    """Android's engine: it is not there at once, says no to everything until then, and begins late."""

    def __init__(self, tablet: "Tablet", _: None) -> None:
        self.tablet, self._looks, self._speaks = tablet, 0, 0
        tablet.engines += 1

    def setLanguage(self, locale: Locale) -> int:
        assert type(locale) is Locale
        self._looks += 1
        self.locale = locale
        return 1 if self._looks > 2 and locale in self.tablet.speaks else -2

    def speak(self, text: JavaString, _queue: int, _bundle: None, _utterance: None) -> int:
        assert type(text) is JavaString
        self.tablet.spoken.append((str(text), str(self.locale), current_thread().name))
        self._speaks = self.tablet.speaks_for
        return -1 if self.tablet.mute else 0

    def isSpeaking(self) -> bool:
        self._speaks -= 1
        return 0 < self._speaks < self.tablet.speaks_for - 1

    def stop(self) -> int:
        self.tablet.interrupted += 1
        return 0

    def shutdown(self) -> None:
        self.tablet.engines -= 1


class View:
    getRootWindowInsets: Callable[[], SimpleNamespace]
    """Only the outermost one is asked, and has it."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)

    def getWidth(self) -> int:
        return self.size[0]

    def getHeight(self) -> int:
        return self.size[1]


class Tablet:
    """Also the activity: what happened to it is in its attributes."""

    def __init__(self, folder: Path) -> None:
        self.version = 36
        self.language = "fr"
        self.buzzes: list[float] = []
        self.sides = {"left": 10, "top": 80, "right": 20, "bottom": 120}
        self.keyboard = 0
        self.decor = View(800, 1280)
        self.decor.getRootWindowInsets = lambda: SimpleNamespace(getInsets=self._sides_of)
        self.content = View(800, 1280)
        self.orientation: str | None = None
        self.in_background = False
        self.sent: list[Intent] = []
        self.asked: list[tuple[Intent, int]] = []
        self.listeners: list[Any] = []
        self.detached: list[str] = []
        """The threads that have told Java that they leave."""
        self.engines, self.interrupted, self.speaks_for, self.mute = 0, 0, 5, False
        self.speaks = {"fr", "en"}
        self.spoken: list[tuple[str, str, str]] = []
        """What was said, in which language and in which thread."""
        self.motion = {"animator_duration_scale": 1.0, "transition_animation_scale": 1.0}
        self.files = Resolver(folder)
        self.folder = folder

    def _sides_of(self, kinds: int) -> SimpleNamespace:
        """What lies over the window at each side: bars and cameras, or the keyboard, which lies over a bar as well."""
        bottom = max(self.sides["bottom"] if kinds & 1 else 0, self.keyboard if kinds & 8 else 0)
        return SimpleNamespace(**self.sides | {"bottom": bottom})

    def java(self) -> dict[str, Any]:
        """Classes by name."""
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.version),
            "java.util.Locale": self._locale(),
            "android.view.WindowInsets$Type": SimpleNamespace(
                systemBars=lambda: 1, displayCutout=lambda: 2, ime=lambda: 8
            ),
            "android.R$id": SimpleNamespace(content="content"),
            "android.content.pm.ActivityInfo": SimpleNamespace(
                SCREEN_ORIENTATION_LOCKED="locked", SCREEN_ORIENTATION_FULL_USER="free"
            ),
            "android.content.Intent": Intent,
            "java.lang.String": JavaString,
            "android.content.ContentValues": type("ContentValues", (dict,), {"put": dict.__setitem__}),
            "android.speech.tts.TextToSpeech": type("TextToSpeech", (TextToSpeech,), {"QUEUE_FLUSH": 0}),
            "android.provider.Settings$Global": SimpleNamespace(
                ANIMATOR_DURATION_SCALE="animator_duration_scale",
                TRANSITION_ANIMATION_SCALE="transition_animation_scale",
                getFloat=self._setting,
            ),
            "android.provider.MediaStore$Downloads": SimpleNamespace(EXTERNAL_CONTENT_URI="downloads"),
        }

    def _locale(self) -> Any:
        """The class, with the language of the system."""
        default = SimpleNamespace(getLanguage=lambda: self.language)
        return type(
            "Locale", (), {"__new__": lambda _, name: Locale(name), "getDefault": staticmethod(lambda: default)}
        )

    def _setting(self, resolver: "Resolver", name: JavaString, default: float) -> float:
        assert resolver is self.files
        assert type(name) is JavaString
        return self.motion.get(name, default)

    # The activity

    def getWindow(self) -> SimpleNamespace:
        return SimpleNamespace(getDecorView=lambda: self.decor)

    def findViewById(self, name: str) -> View:
        return {"content": self.content}[name]

    def setRequestedOrientation(self, orientation: str) -> None:
        self.orientation = orientation

    def moveTaskToBack(self, non_root: bool) -> bool:
        self.in_background = non_root
        return True

    def startActivity(self, intent: Intent) -> None:
        self.sent.append(intent)

    def startActivityForResult(self, intent: Intent, request: int) -> None:
        self.asked.append((intent, request))

    def getContentResolver(self) -> Resolver:
        return self.files

    def getCacheDir(self) -> SimpleNamespace:
        return SimpleNamespace(getAbsolutePath=lambda: str(self.folder))

    def answer(self, request: int, address: str | None) -> None:
        """The person has chosen in another app's dialog, or gone back."""
        data = SimpleNamespace(getData=lambda: address) if address else NoObject()
        called = self.listeners[:]
        for listener in called:
            listener(request, -1 if address else 0, data)
            assert self.listeners == called, "java.util.ConcurrentModificationException"

    def _jnius(self) -> dict[str, Any]:
        return {
            "autoclass": lambda asked: self.java()[asked],
            "cast": lambda _, thing: thing,
            "detach": lambda: self.detached.append(current_thread().name),
        }

    def plug_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on Python finds this tablet."""
        monkeypatch.setattr(android, "_documents", Documents())  # as in an app that has just started
        monkeypatch.setattr(android, "_talker", Talker())
        for name in SYSTEM_MODULES:
            monkeypatch.setitem(sys.modules, name, None)  # whatever else is asked for is not there
        vibrator = SimpleNamespace(vibrate=lambda **how: self.buzzes.append(how["time"]))
        answers = SimpleNamespace(
            bind=lambda **given: self.listeners.append(given["on_activity_result"]),
            unbind=lambda **given: self.listeners.remove(given["on_activity_result"]),
        )
        for name, contents in (
            ("plyer", {"vibrator": vibrator}),
            ("android", {"activity": answers}),
            ("jnius", self._jnius()),
        ):
            module = ModuleType(name)
            vars(module).update(contents)
            monkeypatch.setitem(sys.modules, name, module)


def chose_nothing(path: Path) -> None:
    """For a dialog in which nothing is to be chosen."""
    pytest.fail(f"{path} was chosen")
