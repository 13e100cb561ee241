"""Where a window opens on a desktop, in numbers. No Kivy."""

from collections.abc import Sequence

from penguins.session.preferences import DeskBox

_SHARE = 0.85
"""The part of a monitor's width and height that a new window takes."""
_SLENDEREST = 1.8
"""On a monitor that is longer than that, a new window is not."""
_LEAST = 320
"""Pixels: a window that was left smaller than this is hard to find, so it opens anew."""
_TYPICAL = DeskBox(0, 0, 1280, 800)


def place(kept: DeskBox | None, monitors: Sequence[DeskBox]) -> DeskBox:
    """Where it was left, if it can be seen there; where there is no such place any more, on the first monitor."""
    monitors = monitors or [_TYPICAL]
    if kept is None or min(kept.width, kept.height) < _LEAST:
        return _centred(_large(monitors[0]), monitors[0])
    monitor = max(monitors, key=lambda monitor: _seen(kept, monitor))
    if _seen(kept, monitor) * 2 < min(kept.width * kept.height, monitor.width * monitor.height):
        return _centred(kept, monitors[0])
    return _within(kept, monitor)


def _large(monitor: DeskBox) -> DeskBox:
    width, height = int(monitor.width * _SHARE), int(monitor.height * _SHARE)
    return DeskBox(0, 0, min(width, int(height * _SLENDEREST)), min(height, int(width * _SLENDEREST)))


def _seen(box: DeskBox, monitor: DeskBox) -> int:
    """How many of its pixels are on that monitor."""
    across = min(box.left + box.width, monitor.left + monitor.width) - max(box.left, monitor.left)
    along = min(box.top + box.height, monitor.top + monitor.height) - max(box.top, monitor.top)
    return max(0, across) * max(0, along)


def _centred(box: DeskBox, monitor: DeskBox) -> DeskBox:
    width, height = min(box.width, monitor.width), min(box.height, monitor.height)
    left, top = monitor.left + (monitor.width - width) // 2, monitor.top + (monitor.height - height) // 2
    return DeskBox(left, top, width, height)


def _within(box: DeskBox, monitor: DeskBox) -> DeskBox:
    width, height = min(box.width, monitor.width), min(box.height, monitor.height)
    left = min(max(box.left, monitor.left), monitor.left + monitor.width - width)
    top = min(max(box.top, monitor.top), monitor.top + monitor.height - height)
    return DeskBox(left, top, width, height)
