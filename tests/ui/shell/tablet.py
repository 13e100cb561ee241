"""A tablet made of stand-ins: what plyer, pyjnius and python-for-android would find on a real one."""

# ruff: noqa: N802, N815  names as Java has them

import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

SYSTEM_MODULES = ("plyer", "jnius", "android", "ios", "pyobjus")


class Intent:
    """What is asked of other apps."""

    ACTION_SEND, ACTION_OPEN_DOCUMENT, CATEGORY_OPENABLE = "send", "open", "openable"
    EXTRA_SUBJECT, EXTRA_STREAM, EXTRA_TEXT = "subject", "stream", "text"
    FLAG_GRANT_READ_URI_PERMISSION = 1

    def __init__(self, action: str) -> None:
        self.action, self.flags, self.kind = action, 0, ""
        self.extras: dict[str, Any] = {}

    def putExtra(self, name: str, value: Any) -> None:
        self.extras[name] = value

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

    def insert(self, collection: str, values: dict[str, str]) -> str:
        self.kind = values["mime_type"]
        return f"{collection}:{values['_display_name']}"

    def openFileDescriptor(self, address: str, mode: str) -> SimpleNamespace:
        flags = os.O_RDONLY if mode == "r" else os.O_WRONLY | os.O_CREAT
        descriptor = os.open(self.folder / address.replace(":", "-"), flags)
        return SimpleNamespace(detachFd=lambda: descriptor)


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
        self.decor = View(800, 1280)
        self.decor.getRootWindowInsets = lambda: SimpleNamespace(getInsets=self._sides_of)
        self.content = View(800, 1280)
        self.orientation: str | None = None
        self.in_background = False
        self.sent: list[Intent] = []
        self.asked: list[tuple[Intent, int]] = []
        self.listeners: list[Any] = []
        self.files = Resolver(folder)
        self.folder = folder

    def _sides_of(self, kinds: int) -> SimpleNamespace:
        assert kinds == 1 | 2
        return SimpleNamespace(**self.sides)

    def java(self) -> dict[str, Any]:
        """Classes by name."""
        return {
            "org.kivy.android.PythonActivity": SimpleNamespace(mActivity=self),
            "android.os.Build$VERSION": SimpleNamespace(SDK_INT=self.version),
            "java.util.Locale": SimpleNamespace(getDefault=lambda: SimpleNamespace(getLanguage=lambda: self.language)),
            "android.view.WindowInsets$Type": SimpleNamespace(systemBars=lambda: 1, displayCutout=lambda: 2),
            "android.R$id": SimpleNamespace(content="content"),
            "android.content.pm.ActivityInfo": SimpleNamespace(
                SCREEN_ORIENTATION_LOCKED="locked", SCREEN_ORIENTATION_FULL_USER="free"
            ),
            "android.content.Intent": Intent,
            "android.content.ContentValues": type("ContentValues", (dict,), {"put": dict.__setitem__}),
            "android.provider.MediaStore$Downloads": SimpleNamespace(EXTERNAL_CONTENT_URI="downloads"),
        }

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
        data = address and SimpleNamespace(getData=lambda: address)
        for listener in self.listeners[:]:
            listener(request, -1 if address else 0, data)

    def plug_in(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """From now on Python finds this tablet."""
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
            ("jnius", {"autoclass": lambda asked: self.java()[asked], "cast": lambda _, thing: thing}),
        ):
            module = ModuleType(name)
            vars(module).update(contents)
            monkeypatch.setitem(sys.modules, name, module)
