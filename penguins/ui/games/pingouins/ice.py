"""The ice of the floe: tiles, the foam around them, the fish in them, and how a tile sinks."""

from collections.abc import Iterable

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Motion
from penguins.ui.games.layer import Layer
from penguins.ui.games.pingouins.layout import FloeLayout, lay_out
from penguins.ui.games.pingouins.pieces import Leaning
from penguins.ui.widgets.picture import Picture

_EDGES = "abcd"
_FOAM = 120 / 80
"""How much wider the foam is than its tile."""
TIPS, _SINKS, UNDER, _BOBS = 0.16, 0.28, 0.32, 0.5
"""Seconds until a tile lies askew, from then until it is gone and is surely under water, and of bobbing."""
_DIP = 6.0
"""How far down its neighbours go when a tile sinks."""


class Ice:
    """Tiles by their number. What lies on them moves along."""

    def __init__(self) -> None:
        self.layout = lay_out(Box(0, 0, 1, 1))
        self.tiles: dict[int, Picture] = {}
        self.foam: dict[int, Picture] = {}
        self.shoals: dict[int, Picture] = {}
        """The fish of each tile, as one picture."""
        self.fish: tuple[int, ...] = ()
        """How many they are."""
        self._sinking: Leaning | None = None
        self.water, self.deep, self.floor, self.school, self.cracks = Layer(), Layer(), Layer(), Layer(), Layer()
        """Foam; what sinks; tiles; fish; cracks. Light lies between tiles and fish."""

    def show(self, view: PingouinsState, layout: FloeLayout, standing: Iterable[int]) -> None:
        """All tiles that float, at rest; where somebody stands the fish are not seen."""
        self.deep.clear_widgets()
        self.cracks.clear_widgets()
        floating = set(cells_of(view.floating()))
        self.layout = layout
        if view.fish != self.fish or not floating <= self.tiles.keys():
            self.fish = view.fish
            self._lay(sorted(floating))
        for tile in self.tiles.keys() - floating:
            self.take_away(tile)
        covered = set(standing)
        for tile in self.tiles:
            self._rest(tile)
            self.shoals[tile].opacity = 0.0 if tile in covered else 1.0

    def _lay(self, tiles: Iterable[int]) -> None:
        """From top to bottom, so that each hides the side of the one above; foam below all of them."""
        for layer, pieces in ((self.water, self.foam), (self.floor, self.tiles), (self.school, self.shoals)):
            layer.clear_widgets()
            pieces.clear()
        for tile in tiles:
            box = self.layout.picture(tile)
            self.foam[tile] = self.water.put("hex_foam", box.centre, _foam_around(box)[2:])
            self.tiles[tile] = self.floor.put(_picture(tile, 0), box.centre, box[2:])
            self.shoals[tile] = self.school.put(f"shoal_{self.fish[tile]}", box.centre, box[2:])

    def picture_of(self, tile: int) -> str:
        """The name of the picture of a tile with its fish."""
        return _picture(tile, self.fish[tile])

    def _rest(self, tile: int) -> None:
        """Whatever was moving lies still, and where it belongs in this window."""
        box = self.layout.picture(tile)
        around = _foam_around(box)
        self.foam[tile].size, self.foam[tile].pos = around[2:], around[:2]
        for piece in (self.tiles[tile], self.shoals[tile]):
            piece.size, piece.pos, piece.opacity = box[2:], box[:2], 1.0

    def crack(self, tile: int) -> None:
        """Show that the tile is about to sink."""
        box = self.layout.picture(tile)
        self.cracks.put("hex_crack", box.centre, box[2:])

    def take_away(self, tile: int) -> None:
        """The tile is gone."""
        for layer, pieces in ((self.water, self.foam), (self.floor, self.tiles), (self.school, self.shoals)):
            layer.remove_widget(pieces.pop(tile))

    def tip(self, tile: int, motion: Motion) -> None:
        """The tile tilts, below whatever floats beside it."""
        box = self.layout.picture(tile)
        self.cracks.clear_widgets()
        self.take_away(tile)
        self._sinking = Leaning(name=_picture(tile, 0), pos=box[:2], size=box[2:])
        self.deep.add_widget(self._sinking)
        motion.animate(self._sinking, TIPS, "out_quad", tilt=24.0 if tile % 2 else -24.0)

    def sink(self, motion: Motion) -> None:
        """What has tilted goes down."""
        if self._sinking is not None:
            down = self._sinking.y - 34 * self.layout.scale
            motion.animate(self._sinking, _SINKS, "in_quad", y=down, opacity=0.0)

    def splash(self, centre: Pos, motion: Motion) -> None:
        """A ring that widens, and water that leaps up and falls."""
        if not motion.factor:
            return
        scale = self.layout.scale
        ring = self.deep.put("splash_ring", centre, (30 * scale, 20 * scale))
        wide, high = 132 * scale, 88 * scale
        pos = centre[0] - wide / 2, centre[1] - high / 2
        motion.animate(ring, 0.7, "out_quad", size=(wide, high), pos=pos, opacity=0.0)
        drops = self.deep.put("splash", (centre[0], centre[1] - 30 * scale), (40 * scale, 52 * scale))
        high = 84 * scale
        pos = centre[0] - 32 * scale, centre[1] - 30 * scale
        motion.animate(drops, 0.45, "out_cubic", size=(64 * scale, high), pos=pos, opacity=0.0)

    def neighbours(self, tile: int) -> list[int]:
        """The tiles beside that one which float."""
        return [other for other in FLOE.neighbours[tile] if other in self.tiles]

    def bob(self, pieces: Iterable[Picture], motion: Motion, seconds: float = _BOBS) -> None:
        """They dip and come up again. Nothing may bob while it bobs: it would not find back."""
        for piece in pieces:
            rest = piece.y
            if motion.factor:
                piece.y = rest - _DIP * self.layout.scale
            motion.animate(piece, seconds, "out_elastic", y=rest)


def _foam_around(box: Box) -> Box:
    """The box of the foam around a tile's picture."""
    wide = box.width * _FOAM
    high = wide * 140 / 120
    x, y = box.centre
    return Box(x - wide / 2, y - high / 2, wide, high)


def _picture(tile: int, fish: int) -> str:
    """Of a tile with so many fish in it; its neighbours have other edges."""
    return f"hex_{fish}_{_EDGES[tile * 7 % 4]}"
