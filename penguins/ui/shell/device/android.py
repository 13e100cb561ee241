"""Speaks to Android, by plyer and pyjnius. These exist there only, so nothing of them is imported at the top."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

from penguins.ui.base.surface import Insets
from penguins.ui.shell.device.android_document import Documents
from penguins.ui.shell.device.android_voice import Talker

_BUZZ_SECONDS = 0.03
_HAS_INSET_TYPES = 30
"""The version from which windows may lie under the system bars, and can tell how far."""
_HAS_SHARED_DOWNLOADS = 29
_KINDS = {".json": "application/json", ".png": "image/png"}
_WORDS = (".json",)
"""Files that are words, and can be sent as such."""
_documents = Documents()
_talker = Talker()


def buzz() -> None:
    """Buzz for a moment, as after a drop or a refusal."""
    from plyer import vibrator

    vibrator.vibrate(time=_BUZZ_SECONDS)


def language() -> str:
    """The language that Java speaks; there is no environment to ask."""
    return str(_java("java.util.Locale").getDefault().getLanguage())


def insets() -> Insets:
    """The insets of cameras and bars, as far as the system does not keep our view clear of them itself."""
    if _version() < _HAS_INSET_TYPES:
        return Insets()
    decor = _activity().getWindow().getDecorView()
    kinds = _java("android.view.WindowInsets$Type")
    found = decor.getRootWindowInsets().getInsets(kinds.systemBars() | kinds.displayCutout())
    ours = _activity().findViewById(_java("android.R$id").content)
    across = ours.getWidth() == decor.getWidth()
    along = ours.getHeight() == decor.getHeight()
    return Insets(found.left * across, found.top * along, found.right * across, found.bottom * along)


def hold_orientation(on: bool) -> None:
    """Keep the screen as it is now, or let it turn as the person allows."""
    kinds = _java("android.content.pm.ActivityInfo")
    wanted = kinds.SCREEN_ORIENTATION_LOCKED if on else kinds.SCREEN_ORIENTATION_FULL_USER
    _activity().setRequestedOrientation(wanted)


def wants_stillness() -> bool:
    """Whether animations are off in the system's settings, as those have them whom motion makes ill."""
    settings = _java("android.provider.Settings$Global")
    resolver = _activity().getContentResolver()
    scales = (settings.ANIMATOR_DURATION_SCALE, settings.TRANSITION_ANIMATION_SCALE)
    return any(float(settings.getFloat(resolver, _text(scale), 1.0)) == 0 for scale in scales)


def can_speak() -> bool:
    """Whether we can ask; whether there is an engine shows when it is wanted."""
    _talker.get_ready(_activity())
    return True


def speak(text: str, language: str, stopped: Event) -> None:
    """Speak until it is said or `stopped`."""
    _talker.speak(text, language, stopped)


def leave() -> bool:
    """Go to the device's home screen; the app stays as it is."""
    return bool(_activity().moveTaskToBack(True))


def show_folder(_: Path) -> bool:
    """False: its folders are not for people."""
    return False


def send(path: Path) -> bool:
    """Show the sheet of apps that take the file; False for a picture where a shared copy would need a permission."""
    from jnius import cast

    shares_copies = _version() >= _HAS_SHARED_DOWNLOADS
    if not shares_copies and path.suffix not in _WORDS:
        return False
    intents = _java("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.putExtra(intents.EXTRA_SUBJECT, _text(path.name))
    if shares_copies:
        intent.setType(_kind(path))
        intent.putExtra(intents.EXTRA_STREAM, cast("android.os.Parcelable", _shared_copy(path)))
        intent.addFlags(intents.FLAG_GRANT_READ_URI_PERMISSION)
    else:
        intent.setType("text/plain")
        intent.putExtra(intents.EXTRA_TEXT, _text(path.read_text(encoding="utf-8")))
    _activity().startActivity(intents.createChooser(intent, None))
    return True


def send_text(text: str) -> bool:
    """Show the sheet of apps that take a text."""
    intents = _java("android.content.Intent")
    intent = intents(intents.ACTION_SEND)
    intent.setType("text/plain")
    intent.putExtra(intents.EXTRA_TEXT, _text(text))
    _activity().startActivity(intents.createChooser(intent, None))
    return True


def choose_file(chosen: Callable[[Path], None], _: Callable[[Exception], None]) -> None:
    """Open the system's own dialog; `chosen` gets a copy, for the file itself may be anywhere."""
    _documents.ask(_activity(), chosen)


def _kind(path: Path) -> str:
    """What Android calls that kind of file: a match, a picture, or a backup."""
    return _KINDS.get(path.suffix, "application/octet-stream")


def _shared_copy(path: Path) -> Any:
    """Copy the file into the downloads, where other apps can read it and the person can find it."""
    downloads = _java("android.provider.MediaStore$Downloads")
    values = _java("android.content.ContentValues")()
    values.put("_display_name", path.name)
    values.put("mime_type", _kind(path))
    address = _activity().getContentResolver().insert(downloads.EXTERNAL_CONTENT_URI, values)
    descriptor = _activity().getContentResolver().openFileDescriptor(address, "w").detachFd()
    with path.open("rb") as source, os.fdopen(descriptor, "wb") as target:
        shutil.copyfileobj(source, target)
    return address


def _text(text: str) -> Any:
    """A string as Java has it: where a method has overloads, pyjnius takes one of ours for an array of letters."""
    return _java("java.lang.String")(text)


def _version() -> int:
    return int(_java("android.os.Build$VERSION").SDK_INT)


def _activity() -> Any:
    return _java("org.kivy.android.PythonActivity").mActivity


def _java(name: str) -> Any:
    from jnius import autoclass

    return autoclass(name)
