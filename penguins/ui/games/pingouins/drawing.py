"""What is seen of the floe: ice, light and penguins, one layer above the other. It decides nothing."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from kivy.uix.floatlayout import FloatLayout

from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.outlines import hexagon
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HINT, LEGAL, PICKED, HintLayer, Lens, LightLayer
from penguins.ui.games.pingouins.flock import Flock
from penguins.ui.games.pingouins.ice import Ice
from penguins.ui.games.pingouins.layout import TILE_WIDTH, FloeLayout, lay_out
from penguins.ui.games.pingouins.trail import Trail
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import Picture

_LENS = 1.2
"""The tile under a finger, beside what it is on the floe."""
_LENS_LEAST = 64.0
"""Pixels wide, on the smallest floe."""
_LENS_FRAME = 10.0
_RIM_WIDTH = 0.92
"""Of a tile: the rim is on the tile, so that neighbours do not share one."""


class Last(NamedTuple):
    """The last move: whose it was, and the tiles that it touched."""

    seat: int
    tiles: tuple[int, ...]


class FloeDrawing(FloatLayout):
    """Shows a view: the tiles that float, who stands on them, and the light between them."""

    def __init__(self, colours: Sequence[str], life: Life, **kwargs: Any) -> None:
        """`colours` are those of the seats, in their order."""
        super().__init__(**kwargs)
        self.layout = lay_out(Box(0, 0, 1, 1))
        self.ice, self.flock = Ice(), Flock(colours, life)
        self._colours = colours
        self.trail, self._light = Trail(), LightLayer()
        self.above, self._hints = Layer(), HintLayer()
        """What flies over the floe, and advice."""
        ice, flock = self.ice, self.flock
        on_the_ice = (self.trail, self._light, ice.school, flock.snow, ice.cracks)
        birds = (flock.birds, flock.badges, self.above, self._hints, flock.held)
        for layer in (ice.water, ice.deep, ice.floor, *on_the_ice, *birds):
            self.add_widget(layer)

    @property
    def tiles(self) -> dict[int, Picture]:
        """Those that float."""
        return self.ice.tiles

    @property
    def penguins(self) -> dict[int, Picture]:
        """By the tile they stand on."""
        return self.flock.penguins

    @property
    def birds(self) -> Layer:
        """Who stands on the floe."""
        return self.flock.birds

    @property
    def held(self) -> Layer:
        """What is in a hand."""
        return self.flock.held

    @property
    def scale(self) -> float:
        """How large things are, beside their pictures."""
        return self.layout.scale

    def colour(self, seat: int) -> str:
        """Of that seat's penguins."""
        return self._colours[seat]

    def show(self, view: PingouinsState, layout: FloeLayout) -> None:
        """All tiles that float, and whoever stands on them."""
        self.layout = layout
        self.above.clear_widgets()
        self.flock.show(view, layout)
        self.ice.show(view, layout, self.flock.penguins)

    # Who stands on what

    def uncover(self, tile: int) -> None:
        """Nobody stands there any more: its fish are in the ice again."""
        self.flock.clear_feet(tile)
        self.ice.shoals[tile].opacity = 1.0

    def cover(self, tile: int) -> None:
        """Somebody stands there: its fish are told at the feet, and nowhere else."""
        self.flock.clear_feet(tile)
        self.flock.tell_fish(tile, self.ice.fish[tile])
        self.ice.shoals[tile].opacity = 0.0

    def pieces_on(self, tile: int) -> list[Picture]:
        """A tile and all that moves along with it."""
        return [self.ice.tiles[tile], self.ice.shoals[tile], *self.flock.pieces_on(tile)]

    # Light

    def light(self, *, last: Last | None, lit: Iterable[int], picked: int | None, hint: Sequence[int]) -> None:
        """Light the way of the last move, what may be touched, what is picked and what is advised; nothing else."""
        self._light.clear()
        self._hints.clear()
        self._show_last(last)
        self._rim(lit, LEGAL)
        self._rim([] if picked is None else [picked], PICKED)
        self._rim(hint, HINT)
        if len(hint) > 1:
            self._hints.arrow(self.layout.centre(hint[0]), self.layout.centre(hint[-1]))

    def _show_last(self, last: Last | None) -> None:
        self.trail.clear()
        if last is None or last.tiles[-1] not in self.tiles:
            return
        colour = self._colours[last.seat]
        if len(last.tiles) > 1:
            self.trail.carve(self.layout.way(*last.tiles), colour, self.scale)
        self.trail.ring(self.layout.feet(last.tiles[-1]), colour, self.scale)

    def _rim(self, tiles: Iterable[int], colour: str) -> None:
        """Where a tile has sunk there is nothing to light."""
        for tile in tiles:
            if tile in self.tiles:
                self._light.rim(hexagon(self.layout.centre(tile), _RIM_WIDTH * TILE_WIDTH * self.scale), colour)

    def aim_at(self, tile: int, finger: Pos) -> None:
        """Show the tile under the finger once more, where the finger does not hide it."""
        self.above.clear_widgets()
        box = self.layout.picture(tile)
        width = max(_LENS_LEAST, box.width * _LENS)
        height = width * box.height / box.width
        side = 1 if finger[0] < self.layout.middle else -1
        x = box.centre[0] + side * (box.width + width / 2)
        y = min(self.layout.top - height / 2 - _LENS_FRAME, box.centre[1] + box.height * 1.3)
        self.above.add_widget(Lens(name=self.ice.picture_of(tile), size=(width, height), center=(x, y)))

    def show_hand(self, tiles: Sequence[int], factor: float) -> None:
        """A hand performs a move over these tiles, a second lasting `factor` seconds."""
        self._hints.perform([self.layout.centre(tile) for tile in tiles], factor)

    def ring(self, tile: int, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self.above.clear_widgets()
        if on:
            box = self.layout.picture(tile)
            self.above.put("hex_hint", box.centre, box[2:])
