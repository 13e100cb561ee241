"""Asks SDL for the monitors of a desktop: Kivy itself does not tell how large they are."""

import ctypes
import sys
from collections.abc import Iterator

from kivy.logger import Logger

from penguins.session.preferences import DeskBox


class _Rect(ctypes.Structure):
    """SDL_Rect."""

    _fields_ = (("left", ctypes.c_int), ("top", ctypes.c_int), ("width", ctypes.c_int), ("height", ctypes.c_int))


def monitors() -> list[DeskBox]:
    """The part of each that windows may use, the main one first; none where nobody can tell."""
    try:
        return list(_usable(_sdl()))
    except (OSError, AttributeError, ImportError) as error:
        Logger.info("Window: no monitors: %s", error)
        return []


def _sdl() -> ctypes.CDLL:
    """The SDL that Kivy has opened its window with."""
    if sys.platform == "win32":
        return ctypes.CDLL("SDL2.dll")
    from kivy.core.window import _window_sdl2  # whoever asks this library, asks those it was made with

    return ctypes.CDLL(_window_sdl2.__file__)


def _usable(sdl: ctypes.CDLL) -> Iterator[DeskBox]:
    for number in range(sdl.SDL_GetNumVideoDisplays()):
        found = _Rect()
        if sdl.SDL_GetDisplayUsableBounds(number, ctypes.byref(found)) == 0:
            yield DeskBox(found.left, found.top, found.width, found.height)
