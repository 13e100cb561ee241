"""What is seen of the road: shores, tiles, weather, light and penguins. It decides nothing."""

from collections.abc import Iterable
from typing import Any, NamedTuple

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from penguins.core.bitboard import cells_of
from penguins.games.march.geometry import BIT_OF_SPOT, COLONY, HOME, HOMEWARD, NOWHERE, PENGUINS, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import EYE
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.shapes import RoundedFrame
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Stagehands
from penguins.ui.games.layer import Layer
from penguins.ui.games.march.button import SideButton
from penguins.ui.games.march.choices import Pick, RoadChoices, place_of
from penguins.ui.games.march.layout import FACE, PICTURE, RoadLayout
from penguins.ui.games.march.look import SecretLook
from penguins.ui.games.march.notes import Notes
from penguins.ui.games.march.pieces import Bird, LightFrame, Shore, StretchedPicture
from penguins.ui.games.march.words import SideAnswer
from penguins.ui.widgets.picture import Picture


class RoadLight(NamedTuple):
    """What is to be lit."""

    last: tuple[int, ...]
    """The places of the last moves."""
    choices: RoadChoices | None
    """None while nobody chooses, or while a tile is being looked under."""
    picked: Pick | None
    hint: tuple[int, ...]
    aim: int | None
    """The place under the finger that carries something."""
    answer: SideAnswer | None
    """What the button beside the road says; None: there is no button."""


class RoadDrawing(FloatLayout):
    """Shows a view. Of a tile that is face down it shows what the memory aid has noted, and what is under it while
    somebody looks there."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._layout: RoadLayout | None = None
        self.tiles: dict[int, StretchedPicture] = {}
        self.weather: dict[int, StretchedPicture] = {}
        self.birds: dict[int, Bird] = {}
        """The penguins that are led, by colour, once something is shown."""
        self._owners = [seat.colour for seat in hands.seats]
        self._aim: Widget | None = None
        self._view: MarchState | None = None
        self._ring = InstructionGroup()
        self._looked_at: int | None = None
        """The tile that the secret look has marked."""
        self._shores, self._floor, self._sky, self._lights, self._crowd = (Layer() for _ in range(5))
        self._notes = Notes(hands.humans, hands.preferences.setting("memory_aid"))
        self.above, self._peek = Layer(), Layer()
        on_the_ground = (self._shores, self._floor, self._notes, self._sky, self._lights)
        self._layers = (*on_the_ground, self._crowd, self.above, self._peek)
        for layer in self._layers:
            self.add_widget(layer)
        self._peek.canvas.after.add(self._ring)  # over everything but the button
        self.answer = SideButton()

    @property
    def layout(self) -> RoadLayout:
        """Where everything is, once something is shown."""
        assert self._layout is not None
        return self._layout

    @property
    def view(self) -> MarchState:
        """What is shown, once something is."""
        assert self._view is not None
        return self._view

    def show(self, view: MarchState, layout: RoadLayout) -> None:
        """All that may be seen."""
        if layout != self._layout:
            self._lay(layout)
        self._view = view
        self.answer.place(layout.button)
        self.above.clear_widgets()
        self._show_tiles(view)
        self._show_weather(view)
        self._notes.show(view, layout)
        self._show_birds(view)

    def _lay(self, layout: RoadLayout) -> None:
        """Build the road there; nothing is on it yet."""
        self._layout = layout
        for layer in self._layers:
            layer.clear_widgets()
        self.tiles.clear()
        self.weather.clear()
        self._shores.add_widget(Shore("march_ocean", layout.ocean, layout))
        self._shores.add_widget(Shore("march_colony", layout.colony, layout))

    # Tiles

    def _show_tiles(self, view: MarchState) -> None:
        layout = self.layout
        if len(self.tiles) != len(view.tiles):
            by_depth = sorted(range(len(view.tiles)), key=lambda cell: -layout.face(cell).y)
            self.tiles = {cell: StretchedPicture("march_down", layout.picture(cell)) for cell in by_depth}
        if any(tile.parent is not self._floor for tile in self.tiles.values()):  # new, or one was in the hand
            self._floor.clear_widgets()
            for tile in self.tiles.values():
                self._floor.add_widget(tile)
        for cell, tile in self.tiles.items():
            tile.opacity = 1.0
            tile.name = _face(view, cell)
            box = layout.picture(cell)
            tile.pos, tile.size = box[:2], box[2:]

    # Weather

    def _show_weather(self, view: MarchState) -> None:
        self._sky.clear_widgets()
        self.weather = {}
        for name, board in (("weather_bad", view.bad), ("weather_nice", view.nice)):
            for cell in cells_of(board):
                self.weather[cell] = StretchedPicture(name, self.layout.picture(cell))
                self._sky.add_widget(self.weather[cell])

    # Penguins

    def _show_birds(self, view: MarchState) -> None:
        if not self.birds:
            led = [penguin for penguin, spot in enumerate(view.spots) if spot != NOWHERE]
            self.birds = {penguin: Bird(PENGUINS[penguin], self._owners[view.leader_of(penguin)]) for penguin in led}
        boxes = self.standing(view.spots)
        for penguin, bird in self.birds.items():
            spot = view.spots[penguin]
            bird.stand(boxes[penguin])
            bird.pose(pose_of(view, penguin))
            bird.mirrored = bool(spot & HOMEWARD) and spot != HOME
            bird.bound = self._way_of(spot)
        self._crowd.clear_widgets()
        for penguin in self._back_to_front(boxes):
            self._crowd.add_widget(self.birds[penguin])

    def _way_of(self, spot: int) -> Pos | None:
        if spot in (COLONY, HOME):
            return None
        right, up = self.layout.outward
        return (-right, -up) if spot & HOMEWARD else (right, up)

    def _back_to_front(self, boxes: dict[int, Box]) -> list[int]:
        return sorted(boxes, key=lambda penguin: -boxes[penguin].y)

    def standing(self, spots: list[int]) -> dict[int, Box]:
        """Where each penguin stands when they are at these spots."""
        places = [spot & PLACE_OF_SPOT for spot in spots]
        return {penguin: self._standing(places, penguin) for penguin in self.birds}

    def _standing(self, places: list[int], penguin: int) -> Box:
        place = places[penguin]
        if place >= COLONY:
            return self.layout.ashore(place, penguin)
        there = [other for other, its in enumerate(places) if its == place]
        return self.layout.company(place, len(there))[there.index(penguin)]

    def bird_at(self, pos: Pos, among: Iterable[int]) -> int | None:
        """The penguin whose middle is nearest to the finger, among those that it touches."""
        touched = [penguin for penguin in among if self.birds[penguin].collide_point(*pos)]
        return min(touched, key=lambda penguin: _apart(self.birds[penguin].center, pos), default=None)

    # Light

    def light(self, light: RoadLight) -> None:
        """Light what may be done and what should be seen, and nothing else."""
        self._lights.clear_widgets()
        self._aim = None
        self._light("march_mark", [place for place in light.last if place < COLONY])
        if light.choices is not None:
            self._light_choices(light.choices, light.picked)
        self._light("march_hint", light.hint)
        if light.aim is not None:
            self.aim_at(light.aim)
        self._show_answer(light.answer)

    def _light_choices(self, choices: RoadChoices, picked: Pick | None) -> None:
        view = self.view
        if view.phase is Phase.WEATHER and view.just_moved in self.weather:  # it may not be moved again
            self.weather[view.just_moved].opacity = 0.55
        if picked is not None:
            self._light("march_lit", choices.targets(picked))
            self._light_pick("march_picked", picked)
            return
        for pick in choices.picks():
            if pick.kind != "tile":  # every tile can be swapped: the road would be all light
                self._light_pick("march_lit", pick)

    def _light(self, name: str, places: Iterable[int]) -> None:
        """Lay an overlay (`march_lit`, `march_mark`, …) on tiles, or on a shore around where penguins stand."""
        for place in places:
            self._lights.add_widget(self._new_light(name, place))

    def _new_light(self, name: str, place: int) -> Widget:
        """Where there is something to read, only a frame."""
        if place >= COLONY:
            return LightFrame(name, self._shore_light(place))
        if (self.view.face_up | self.view.bad | self.view.nice) >> place & 1:
            return LightFrame(name, self.layout.face(place))
        return StretchedPicture(name, self.layout.picture(place))

    def _light_pick(self, name: str, pick: Pick) -> None:
        """Light something that can be picked up: its tile, or a penguin ashore."""
        place = place_of(self.view, pick)
        if place < COLONY:
            self._light(name, [place])
        else:
            bird = self.birds[pick.number]
            self._lights.add_widget(LightFrame(name, Box(bird.x, bird.y, bird.width, bird.height)))

    def aim_at(self, place: int | None) -> None:
        """Mark the place under the finger, and no other."""
        if self._aim is not None:
            self._lights.remove_widget(self._aim)
            self._aim = None
        if place is not None:
            self._aim = self._new_light("march_picked", place)
            self._lights.add_widget(self._aim)

    def _show_answer(self, answer: SideAnswer | None) -> None:
        if answer is None:
            self.remove_widget(self.answer)
            return
        self.answer.say(answer.icon, tr(answer.text))
        if self.answer.parent is None:
            self.add_widget(self.answer)

    def ring(self, spot: Pos, on: bool) -> None:
        """The keyboard is there, or no longer."""
        self._ring.clear()
        if on:
            size = self.layout.penguin * 1.04
            self._ring.add(Color(*theme.rgba(theme.LIT)))
            box = (spot[0] - size / 2, spot[1] - size / 2, size, size)
            self._ring.add(RoundedFrame((*box, size * 0.2), width=dp(3)))

    def _shore_light(self, place: int) -> Box:
        shore = self.layout.colony if place == COLONY else self.layout.ocean
        field = self.layout.field
        if self.layout.sideways:
            return Box(shore.x, field.y, shore.width, field.height)
        return Box(field.x, shore.y, field.width, shore.height)

    # The secret look

    def show_look(self, look: SecretLook) -> None:
        """Mark the tile that was chosen; while it is held, show what is under it, beside the finger too."""
        self._show_closed()
        if look.cell is None:
            return
        self._peek.add_widget(LightFrame("march_picked", self.layout.face(look.cell)))
        self._looked_at = look.cell
        x, y = self.layout.centre(look.cell)
        size = self.layout.penguin
        if look.shown is None:
            self._peek.put("icon_eye", (x, y), (size * 0.8, size * 0.8), tint=theme.rgba(theme.INK))
            if not look.held:
                self._peek.put("pointer", (x + size * 0.3, y - size * 0.4), (size * 0.8, size * 0.8))
        else:
            self.tiles[look.cell].name = tile_name(look.shown)
            self._peek.add_widget(StretchedPicture(tile_name(look.shown), self._beside(look.cell)))

    def _show_closed(self) -> None:
        self._peek.clear_widgets()
        if self._looked_at in self.tiles:
            self.tiles[self._looked_at].name = _face(self.view, self._looked_at)
        self._looked_at = None

    def _beside(self, cell: int) -> Box:
        """A large place near the tile that the finger does not hide."""
        face = self.layout.face(cell)
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
        size = self.layout.penguin
        return self.above.put("icon_eye", self.layout.centre(cell), (size, size), tint=theme.rgba(theme.INK))

    def pieces_on(self, cell: int, spots: list[int]) -> list[Any]:
        """The tile and all that is on it."""
        standing = [self.birds[penguin] for penguin, spot in enumerate(spots) if spot & PLACE_OF_SPOT == cell]
        weather = [self.weather[cell]] if cell in self.weather else []
        return [self.tiles[cell], *weather, *self._notes.on(cell), *standing]

    def raise_up(self, pieces: Iterable[Any]) -> None:
        """Above everything else, until the next `show`."""
        for piece in pieces:
            piece.parent.remove_widget(piece)
            self.above.add_widget(piece)


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
