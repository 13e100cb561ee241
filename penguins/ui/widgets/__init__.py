"""The app's own widgets, one style; how they look is in kv/widgets.kv. Importing this makes them known to KV."""

from penguins.ui import layouts
from penguins.ui.widgets import (
    button_row,
    buttons,
    choices,
    curtain,
    dialog,
    labels,
    panels,
    picture,
    play_layout,
    seat_panel,
    toast,
    turntable,
)

__all__ = [
    "button_row",
    "buttons",
    "choices",
    "curtain",
    "dialog",
    "labels",
    "panels",
    "picture",
    "play_layout",
    "seat_panel",
    "toast",
    "turntable",
]

layouts.load("widgets")
