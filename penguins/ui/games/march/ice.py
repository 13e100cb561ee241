"""The road as it is shown: shores, tiles, weather, light and penguins."""

from collections.abc import Iterable
from typing import Any

from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.core.bitboard import cells_of
from penguins.games.march.ice import BIT_OF_SPOT, COLONY, HOME, HOMEWARD, PENGUINS, PLACE_OF_SPOT
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import BLANK, EYE
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.march.choices import Pick
from penguins.ui.games.march.layout import FACE, PICTURE, Road
from penguins.ui.games.march.look import SecretLook
from penguins.ui.games.march.pieces import Bird, Frame, Sheet, Shore
from penguins.ui.games.pieces import Layer
from penguins.ui.widgets.picture import Picture


class Ice(FloatLayout):
    """Shows a view. Of a tile that is face down it shows nothing, unless `remember` is on."""

    def __init__(self, owners: Iterable[str], remember: bool, **kwargs: Any) -> None:
        """`owners` are the colours of those who lead the penguins, in the penguins' order."""
        super().__init__(**kwargs)
        self.road: Road | None = None
        self.tiles: dict[int, Sheet] = {}
        self.weather: dict[int, Sheet] = {}
        self.birds = [Bird(colour, owner) for colour, owner in zip(PENGUINS, owners, strict=False)]
        self._remember = remember
        self._memories: dict[int, list[Picture]] = {}
        self._aim: Widget | None = None
        self._view: MarchState | None = None
        self._ring = InstructionGroup()
        self.canvas.after.add(self._ring)
        self._looked_at: int | None = None
        """The tile that the secret look has marked."""
        layers = [Layer() for _ in range(8)]
        for layer in layers:
            self.add_widget(layer)
        self.shores, self.floor, self.notes, self.sky, self.lights, self.crowd, self.above, self._peek = layers

    def lay(self, road: Road) -> None:
        """Build the road there; nothing is on it yet."""
        self.road = road
        for layer in self.children:
            layer.clear_widgets()
        self.tiles.clear()
        self.weather.clear()
        self._memories.clear()
        self.shores.add_widget(Shore("march_ocean", road.ocean, road))
        self.shores.add_widget(Shore("march_colony", road.colony, road))

    def show(self, view: MarchState, secrets: int) -> None:
        """All that may be seen. `secrets` are the tiles whose content others must not see: only an eye marks them."""
        self._view = view
        self.above.clear_widgets()
        self._show_tiles(view)
        self._show_weather(view)
        self._show_memories(view, secrets)
        self._show_birds(view)

    # Tiles

    def _show_tiles(self, view: MarchState) -> None:
        road = self._road
        if len(self.tiles) != len(view.tiles):
            by_depth = sorted(range(len(view.tiles)), key=lambda cell: -road.face(cell).y)
            self.tiles = {cell: Sheet("march_down", road.picture(cell)) for cell in by_depth}
        if any(tile.parent is not self.floor for tile in self.tiles.values()):  # new, or one was in the hand
            self.floor.clear_widgets()
            for tile in self.tiles.values():
                self.floor.add_widget(tile)
        for cell, tile in self.tiles.items():
            tile.opacity = 1.0
            tile.name = _face(view, cell)
            box = road.picture(cell)
            tile.pos, tile.size = box[:2], box[2:]

    # Weather

    def _show_weather(self, view: MarchState) -> None:
        self.sky.clear_widgets()
        self.weather = {}
        for name, board in (("weather_bad", view.bad), ("weather_nice", view.nice)):
            for cell in cells_of(board):
                self.weather[cell] = Sheet(name, self._road.picture(cell))
                self.sky.add_widget(self.weather[cell])

    def dim_weather(self, cell: int) -> None:
        """It may not be moved now."""
        if cell in self.weather:
            self.weather[cell].opacity = 0.55

    # What the player may remember

    def _show_memories(self, view: MarchState, secrets: int) -> None:
        self.notes.clear_widgets()
        self._memories = {}
        if not self._remember:
            return
        for cell, tile in enumerate(view.tiles):
            if tile != BLANK and not view.face_up >> cell & 1:
                self._memories[cell] = self._notes_on(cell, tile, secret=bool(secrets >> cell & 1))

    def _notes_on(self, cell: int, tile: int, *, secret: bool) -> list[Picture]:
        face = self._road.face(cell)
        size = min(face.width, face.height) * 0.36
        left = (face.x + size * 0.75, face.y + face.height - size * 0.75)
        right = (face.x + face.width - size * 0.75, face.y + size * 0.75)
        ink = theme.rgba(theme.INK_SOFT)
        if secret:
            return [self.notes.put("icon_eye", left, (size, size), tint=ink)]
        notes = [self.notes.put(f"emblem_{PENGUINS[tile & ~EYE]}", left, (size, size))]
        if tile & EYE:
            notes.append(self.notes.put("icon_eye", right, (size * 0.9, size * 0.9), tint=ink))
        return notes

    # Penguins

    def _show_birds(self, view: MarchState) -> None:
        boxes = self.standing(view.spots)
        for penguin, bird in enumerate(self.birds):
            spot = view.spots[penguin]
            bird.stand(boxes[penguin])
            bird.pose(pose_of(view, penguin))
            bird.mirrored = bool(spot & HOMEWARD) and spot != HOME
            bird.bound = self._way_of(spot)
        self.crowd.clear_widgets()
        for penguin in self._back_to_front(boxes):
            self.crowd.add_widget(self.birds[penguin])

    def _way_of(self, spot: int) -> Pos | None:
        if spot in (COLONY, HOME):
            return None
        right, up = self._road.outward
        return (-right, -up) if spot & HOMEWARD else (right, up)

    def _back_to_front(self, boxes: list[Box]) -> list[int]:
        return sorted(range(len(boxes)), key=lambda penguin: -boxes[penguin].y)

    def standing(self, spots: list[int]) -> list[Box]:
        """Where each penguin stands when they are at these spots."""
        places = [spot & PLACE_OF_SPOT for spot in spots]
        return [self._standing(places, penguin) for penguin in range(len(places))]

    def _standing(self, places: list[int], penguin: int) -> Box:
        place = places[penguin]
        if place >= COLONY:
            return self._road.ashore(place, penguin)
        there = [other for other, its in enumerate(places) if its == place]
        return self._road.company(place, len(there))[there.index(penguin)]

    def bird_at(self, pos: Pos, among: Iterable[int]) -> int | None:
        """The penguin whose middle is nearest to the finger, among those that it touches."""
        touched = [penguin for penguin in among if self.birds[penguin].collide_point(*pos)]
        return min(touched, key=lambda penguin: _apart(self.birds[penguin].center, pos), default=None)

    # Light

    def light(self, name: str, cells: Iterable[int]) -> None:
        """Lay an overlay (`march_lit`, `march_mark`, …) on tiles, or on a shore around where penguins stand."""
        for place in cells:
            self.lights.add_widget(self._new_light(name, place))

    def _new_light(self, name: str, place: int) -> Widget:
        """Where there is something to read, only a frame."""
        if place >= COLONY:
            return Frame(name, self._shore_light(place))
        if self._view is not None and (self._view.face_up | self._view.bad | self._view.nice) >> place & 1:
            return Frame(name, self._road.face(place))
        return Sheet(name, self._road.picture(place))

    def light_pick(self, name: str, pick: Pick, place: int) -> None:
        """Light something that can be picked up: its tile, or a penguin ashore."""
        if place < COLONY:
            self.light(name, [place])
        else:
            bird = self.birds[pick.number]
            self.lights.add_widget(Frame(name, Box(bird.x, bird.y, bird.width, bird.height)))

    def aim_at(self, place: int | None) -> None:
        """Mark the place under the finger, and no other."""
        if self._aim is not None:
            self.lights.remove_widget(self._aim)
            self._aim = None
        if place is not None:
            self._aim = self._new_light("march_picked", place)
            self.lights.add_widget(self._aim)

    def ring(self, spot: Pos, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self._ring.clear()
        if on:
            size = self._road.penguin * 1.04
            self._ring.add(Color(*theme.rgba(theme.LIT)))
            box = (spot[0] - size / 2, spot[1] - size / 2, size, size)
            self._ring.add(Line(rounded_rectangle=(*box, size * 0.2), width=dp(3)))

    def _shore_light(self, place: int) -> Box:
        shore = self._road.colony if place == COLONY else self._road.ocean
        field = self._road.field
        if self._road.sideways:
            return Box(shore.x, field.y, shore.width, field.height)
        return Box(field.x, shore.y, field.width, shore.height)

    def no_light(self) -> None:
        """Take all overlays away."""
        self.lights.clear_widgets()
        self._aim = None

    # The secret look

    def show_look(self, look: SecretLook) -> None:
        """Mark the tile that was chosen; while it is held, show what is under it, beside the finger too."""
        self._show_closed()
        if look.cell is None:
            return
        self._peek.add_widget(Frame("march_picked", self._road.face(look.cell)))
        self._looked_at = look.cell
        x, y = self._road.centre(look.cell)
        size = self._road.penguin
        if look.shown is None:
            self._peek.put("icon_eye", (x, y), (size * 0.8, size * 0.8), tint=theme.rgba(theme.INK))
            if not look.held:
                self._peek.put("pointer", (x + size * 0.3, y - size * 0.4), (size * 0.8, size * 0.8))
        else:
            self.tiles[look.cell].name = tile_name(look.shown)
            self._peek.add_widget(Sheet(tile_name(look.shown), self._beside(look.cell)))

    def _show_closed(self) -> None:
        self._peek.clear_widgets()
        if self._looked_at in self.tiles and self._view is not None:
            self.tiles[self._looked_at].name = _face(self._view, self._looked_at)
        self._looked_at = None

    def _beside(self, cell: int) -> Box:
        """A large place near the tile that the finger does not hide."""
        face = self._road.face(cell)
        width, height = face.width * 1.7, face.width * 1.7 * PICTURE / FACE
        x, y = face.centre
        bottom = y + face.height * 0.75
        if bottom + height > self.top:
            bottom = y - face.height * 0.75 - height
        left = min(max(self.x, x - width / 2), self.right - width)
        return Box(left, bottom, width, height)

    # Pieces in the hand

    def new_eye(self, cell: int) -> Picture:
        """An eye to carry to the tile that shall be looked under."""
        size = self._road.penguin
        return self.above.put("icon_eye", self._road.centre(cell), (size, size), tint=theme.rgba(theme.INK))

    def pieces_on(self, cell: int, spots: list[int]) -> list[Any]:
        """The tile and all that is on it."""
        standing = [self.birds[penguin] for penguin, spot in enumerate(spots) if spot & PLACE_OF_SPOT == cell]
        weather = [self.weather[cell]] if cell in self.weather else []
        return [self.tiles[cell], *weather, *self._memories.get(cell, []), *standing]

    def raise_up(self, pieces: Iterable[Any]) -> None:
        """Above everything else, until the next `show`."""
        for piece in pieces:
            piece.parent.remove_widget(piece)
            self.above.add_widget(piece)

    @property
    def _road(self) -> Road:
        assert self.road is not None
        return self.road


def _face(view: MarchState, cell: int) -> str:
    return tile_name(view.tiles[cell]) if view.face_up >> cell & 1 else "march_down"


def tile_name(tile: int) -> str:
    """The picture of a tile that is face up."""
    return f"march_{PENGUINS[tile & ~EYE]}" + ("_eye" if tile & EYE else "")


def pose_of(view: MarchState, penguin: int) -> str:
    """How a penguin stands when it rests."""
    spot = view.spots[penguin]
    if spot == HOME:
        return "happy"
    if view.bad & BIT_OF_SPOT[spot]:
        return "stuck"
    return "full" if spot & HOMEWARD else "idle"


def _apart(one: Pos, other: Pos) -> float:
    return float(abs(one[0] - other[0]) + abs(one[1] - other[1]))
