"""What is seen of the floe: tiles, light and penguins. It decides nothing."""

from collections.abc import Iterable, Sequence
from typing import Any

from kivy.uix.floatlayout import FloatLayout

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.layer import Layer
from penguins.ui.games.pingouins.choices import FloeChoices
from penguins.ui.games.pingouins.layout import PENGUIN, FloeLayout, lay_out
from penguins.ui.widgets.picture import Picture

_EDGES = "abcd"


class FloeDrawing(FloatLayout):
    """Shows a view: the tiles that float, who stands on them, and the light over them."""

    def __init__(self, colours: Sequence[str], **kwargs: Any) -> None:
        """`colours` are those of the seats, in their order."""
        super().__init__(**kwargs)
        self.layout = lay_out(Box(0, 0, 1, 1))
        self.tiles: dict[int, Picture] = {}
        self.penguins: dict[int, Picture] = {}
        self._colours = colours
        self._floor, self._lights, self.birds, self.above = (Layer() for _ in range(4))
        for layer in (self._floor, self._lights, self.birds, self.above):
            self.add_widget(layer)

    def show(self, view: PingouinsState, layout: FloeLayout) -> None:
        """All tiles that float, and whoever stands on them."""
        if layout != self.layout:
            self._floor.clear_widgets()
            self.tiles.clear()
        self.layout = layout
        self._lay_tiles(view)
        self._stand_penguins(view)

    # Tiles

    def _lay_tiles(self, view: PingouinsState) -> None:
        floating = set(cells_of(view.floating()))
        if not floating <= self.tiles.keys():  # laid from top to bottom, so that each hides the side of the one above
            self._floor.clear_widgets()
            self.tiles = {tile: self._new_tile(tile, view.fish[tile]) for tile in sorted(floating)}
        for tile in self.tiles.keys() - floating:
            self._floor.remove_widget(self.tiles.pop(tile))

    def _new_tile(self, tile: int, fish: int) -> Picture:
        return self._lay(f"hex_{fish}_{_EDGES[tile * 7 % 4]}", tile, self._floor)

    def _lay(self, name: str, tile: int, layer: Layer) -> Picture:
        """A picture that covers a tile."""
        box = self.layout.picture(tile)
        piece = Picture(name=name, pos=box[:2], size=box[2:])
        layer.add_widget(piece)
        return piece

    # Penguins

    def _stand_penguins(self, view: PingouinsState) -> None:
        self.birds.clear_widgets()
        self.above.clear_widgets()
        self.penguins.clear()
        choices = FloeChoices(view, None)
        standing = {tile: seat for seat, board in enumerate(view.penguins) for tile in cells_of(board)}
        for tile in sorted(standing):
            stuck = not view.unplaced and not choices.can_slide(tile)
            self.penguins[tile] = self.new_penguin(standing[tile], tile, "stuck" if stuck else "idle")

    def new_penguin(self, seat: int, tile: int, pose: str = "idle") -> Picture:
        """One of that seat's, on that tile. What is not among `penguins` is in somebody's hand."""
        size = PENGUIN * self.layout.scale
        return self.birds.put(self._picture(seat, pose), self.layout.standing(tile), (size, size))

    def pose(self, tile: int, seat: int, pose: str) -> None:
        """Let the penguin there, which is that seat's, stand otherwise."""
        self.penguins[tile].name = self._picture(seat, pose)

    def _picture(self, seat: int, pose: str) -> str:
        return f"penguin_{self._colours[seat]}_{pose}"

    def drop_carried(self) -> None:
        """Take away the penguin that was in a hand."""
        for piece in set(self.birds.children) - set(self.penguins.values()):
            self.birds.remove_widget(piece)

    # Light

    def light(self, *, last: Iterable[int], lit: Iterable[int], picked: int | None, hint: Iterable[int]) -> None:
        """Light the tiles of the last move, what may be touched, what is picked and what is advised; nothing else."""
        self.no_light()
        self._light("hex_mark", last)
        self._light("hex_lit", lit)
        if picked is not None:
            self._light("hex_picked", [picked])
        self._light("hex_hint", hint)

    def _light(self, name: str, tiles: Iterable[int]) -> None:
        """Lay an overlay on tiles; where one has sunk there is nothing to light."""
        for tile in tiles:
            if tile in self.tiles:
                self._lay(name, tile, self._lights)

    def no_light(self) -> None:
        """Take all overlays away."""
        self._lights.clear_widgets()

    def crack(self, tile: int) -> None:
        """Show that the tile is about to sink."""
        self._light("hex_crack", [tile])

    def ring(self, tile: int, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self.above.clear_widgets()
        if on:
            self._lay("hex_hint", tile, self.above)

    def aim_at(self, tile: int | None, finger: Pos) -> None:
        """Mark the tile under the finger, and show it once more where the finger does not hide it."""
        self.above.clear_widgets()
        if tile is not None:
            marked = self._lay("hex_picked", tile, self.above)
            side = 1 if finger[0] < self.center_x else -1
            beside = marked.center_x + side * marked.width * 1.2, marked.y + marked.height * 1.6
            self.above.put(self.tiles[tile].name, beside, marked.size)
