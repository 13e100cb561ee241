"""Looks after the graphics memory: gives some of it back, and draws again what the system took."""

import gc
from sys import getrefcount
from typing import Any

from kivy.cache import Cache
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import SmoothLine
from kivy.graphics.context import get_context
from kivy.graphics.opengl import glIsTexture
from kivy.graphics.texture import Texture
from kivy.lang import Builder

from penguins.ui.base.shapes import RoundedBox
from penguins.ui.widgets.picture import TEXTURES

_IDLE = next(getrefcount(thing) for thing in {"": object()}.values())
"""So many hands hold something that only its dictionary holds."""


class Graphics:
    """Looks after the textures of the one window."""

    def __init__(self) -> None:
        self._mark = Texture.create(size=(1, 1))
        """As long as this is there, all is."""
        self._mark.bind()  # which makes it
        Cache.remove("kv.graphics.texture")
        self._smooth = SmoothLine(), RoundedBox(size=(9, 9))
        """What makes edges soft is one picture for all of a kind, which only the first of them draws again once it is
        lost (Kivy 2.3.1): these are the first, and stay."""

    def redraw(self) -> None:
        """Draw everything anew: after a pause the screen is black, and now and then all pictures are gone."""
        if not glIsTexture(self._mark.id):
            get_context().reload()
        Window.update_viewport()
        Window.canvas.ask_update()

    def draw_now(self) -> None:
        """Draw what has changed, not in the next frame but before anything else happens."""
        Builder.sync()
        Clock.tick_draw()
        Builder.sync()
        Window.dispatch("on_draw")
        Window.dispatch("on_flip")

    def drop_unused(self) -> None:
        """Forget pictures that nobody looks at. Those on the screen stay: loading them twice would help nobody."""
        for category in ("kv.image", "kv.texture", TEXTURES):
            Cache.remove(category)
        while gc.collect():  # a screen that goes lets go of its widgets, and these of their pictures
            pass
        for key in [key for key, kept in Cache._objects["kv.atlas"].items() if not _in_use(kept["object"])]:
            Cache.remove("kv.atlas", key)


def _in_use(atlas: Any) -> bool:
    return any(getrefcount(picture) > _IDLE for picture in atlas.textures.values())
