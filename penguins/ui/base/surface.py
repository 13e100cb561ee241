"""The surface that is drawn on: how large type and targets are, and what belongs to cameras and system bars."""

from typing import NamedTuple

from kivy.event import EventDispatcher
from kivy.properties import AliasProperty, NumericProperty, ObjectProperty

from penguins.ui.base import theme

_ROOM_FOR_LETTERS = 0.75
"""How much of what letters grow a button grows along."""

_ICON_FOLLOWS = 0.65
"""The same of an icon before words: it must not take their room on a phone."""

_TOOLS_MOST = 1.25
"""How much larger buttons beside a board are on tablets: six plates and a list still have room above them."""


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
    plain_scale = NumericProperty(1.0)
    """What it would be at the normal text size."""
    insets = ObjectProperty(Insets())
    target, plain_button, bar = (NumericProperty(length) for length in theme.LENGTHS)
    """dp: how large what can be tapped is at least, how high buttons with words are, and how high the bar on top."""
    button = AliasProperty(
        lambda self: self.plain_button * max(1.0, self.text_scale * _ROOM_FOR_LETTERS),
        bind=("plain_button", "text_scale"),
    )
    """dp: the same of buttons, with the letters as large as they are."""
    tool = AliasProperty(
        lambda self: max(self.target, theme.TARGET * min(_TOOLS_MOST, self.plain_scale)), bind=("target", "plain_scale")
    )
    """dp: how large a button beside a board is: it grows with the board on tablets."""
    line = AliasProperty(
        lambda self: self.target * max(1.0, self.text_scale * _ROOM_FOR_LETTERS), bind=("target", "text_scale")
    )
    """dp: how high one line of words is that can be tapped."""
    icon = AliasProperty(lambda self: theme.ICON * max(1.0, self.text_scale * _ICON_FOLLOWS), bind=("text_scale",))
    """dp: how wide an icon before words is."""

    def enlarge(self, big: bool) -> None:
        """Make larger what can be tapped, or as usual."""
        self.target, self.plain_button, self.bar = theme.BIG_LENGTHS if big else theme.LENGTHS


surface = Surface()
"""There is one window."""
