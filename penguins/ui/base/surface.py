"""The surface that is drawn on: how large type is on it, and how much of it belongs to cameras and system bars."""

from typing import NamedTuple

from kivy.event import EventDispatcher
from kivy.properties import NumericProperty, ObjectProperty


class Insets(NamedTuple):
    """Room at the four sides that belongs to cameras and system bars, in pixels: nothing of ours lies there."""

    left: float = 0.0
    top: float = 0.0
    right: float = 0.0
    bottom: float = 0.0


class Surface(EventDispatcher):
    """Tells layouts what to follow; the shell keeps it up to date."""

    text_scale = NumericProperty(1.0)
    """Type sizes are multiplied by this: the chosen text size, and more on tablets."""
    insets = ObjectProperty(Insets())


surface = Surface()
"""There is one window."""
