"""The app's own widgets, one style. Importing this makes those known to KV that look as kv/widgets.kv says."""

from penguins.ui.base import layouts
from penguins.ui.widgets import backdrop, buttons, labels, picture, toast

__all__ = ["backdrop", "buttons", "labels", "picture", "toast"]

layouts.load("widgets")
