"""Lets every touch remember where it came down: `touch.opos`.

Kivy tells of touches once a frame, and until it has told of one for the first time it moves its origin along with the
finger (`MotionEvent.depack`, Kivy 2.3.1). After a slow frame a quick drag would begin where it ended. Importing this
makes the origin stay.
"""

from typing import Any

from kivy.input.motionevent import MotionEvent

_depack = MotionEvent.depack


def _depack_with_origin(touch: MotionEvent, args: Any) -> None:
    origin = touch.osx, touch.osy, touch.osz
    came_down_before = touch.osx is not None
    _depack(touch, args)
    if came_down_before:
        touch.osx, touch.osy, touch.osz = origin


MotionEvent.depack = _depack_with_origin
