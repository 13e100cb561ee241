"""The memory aid: small signs on tiles that are face down."""

from collections.abc import Sequence
from typing import NamedTuple

from penguins.games.march.geometry import PENGUINS
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import BLANK, EYE
from penguins.ui.base import theme
from penguins.ui.games.layer import Layer
from penguins.ui.games.march.layout import RoadLayout
from penguins.ui.widgets.picture import Picture


class Note(NamedTuple):
    """What is written on a tile."""

    signs: tuple[Picture, ...]
    secret: bool
    """Whether only one of several people knows what is there."""


class Notes(Layer):
    """Writes on each tile what the person has seen there. What only one of several people knows is marked by an eye."""

    def __init__(self, humans: Sequence[int], wanted: bool) -> None:
        """`humans` are the seats of people."""
        super().__init__()
        self._humans = humans
        self._wanted = wanted
        self._notes: dict[int, Note] = {}

    def show(self, view: MarchState, layout: RoadLayout) -> None:
        """Exactly what may be remembered in that view."""
        self.clear_widgets()
        self._notes = {}
        if not self._wanted:
            return
        secrets = self._secrets(view)
        for cell, tile in enumerate(view.tiles):
            if tile != BLANK and not view.face_up >> cell & 1:
                secret = bool(secrets >> cell & 1)
                self._notes[cell] = Note(self._write(layout, cell, tile, secret=secret), secret)

    def on(self, cell: int) -> Note | None:
        """What is written on that tile."""
        return self._notes.get(cell)

    def _secrets(self, view: MarchState) -> int:
        """What only one of several people at this screen has seen, as a bitboard."""
        looked = 0
        for seat in self._humans:
            looked |= view.looked[seat]
        return looked & ~view.seen_by_all if len(self._humans) > 1 else 0

    def _write(self, layout: RoadLayout, cell: int, tile: int, *, secret: bool) -> tuple[Picture, ...]:
        face = layout.face(cell)
        size = min(face.width, face.height) * 0.36
        left = (face.x + size * 0.75, face.y + size * 0.75)
        right = (face.x + face.width - size * 0.75, face.y + size * 0.75)
        ink = theme.rgba(theme.INK_SOFT)
        if secret:
            return (self.put("icon_eye", left, (size, size), tint=ink),)
        emblem = self.put(f"emblem_{PENGUINS[tile & ~EYE]}", left, (size, size))
        if not tile & EYE:
            return (emblem,)
        return emblem, self.put("icon_eye", right, (size * 0.9, size * 0.9), tint=ink)
