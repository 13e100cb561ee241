"""What is seen of the road: shores, tiles, light, weather and penguins. It decides nothing."""

from collections.abc import Iterable
from typing import Any

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout

from penguins.core.bitboard import cells_of
from penguins.games.march.geometry import COLONY, HOME, HOMEWARD, NOWHERE, PENGUINS, PLACE_OF_SPOT
from penguins.games.march.state import MarchState, Phase
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.motion import Motion
from penguins.ui.base.outlines import rounded_box
from penguins.ui.base.shapes import RoundedFrame
from penguins.ui.base.surface import surface
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import Stagehands
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HINT, LEGAL, PICKED, HeldLayer, HintLayer, LightLayer, rise
from penguins.ui.games.march.button import SideButton
from penguins.ui.games.march.choices import Pick, RoadChoices, place_of
from penguins.ui.games.march.faces import cut_of, face_of, mood_of, tile_name
from penguins.ui.games.march.layout import FACE, PICTURE, RoadLayout
from penguins.ui.games.march.lights import RoadLight, RoadLights
from penguins.ui.games.march.look import SecretLook
from penguins.ui.games.march.notes import Note, Notes
from penguins.ui.games.march.pieces import Bird, Pennant, Tile, Weather
from penguins.ui.games.march.shores import Shores
from penguins.ui.games.march.spotlight import Spotlight
from penguins.ui.games.march.ways import pennants
from penguins.ui.games.march.words import SideAnswer
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import Picture


class RoadDrawing(FloatLayout):
    """Shows a view. Of a tile that is face down it shows what the memory aid has noted, and what is under it while
    somebody looks there."""

    def __init__(self, hands: Stagehands, life: Life, **kwargs: Any) -> None:
        """`life` is that of the penguins."""
        super().__init__(**kwargs)
        self._layout: RoadLayout | None = None
        self._life, self._idle = life, hands.idle
        self.tiles: dict[int, Tile] = {}
        self.weather: dict[int, Weather] = {}
        self.birds: dict[int, Bird] = {}
        """The penguins that are led, by colour, once something is shown."""
        self.cuts: dict[int, str] = {}
        """Which face each tile has; it goes with a tile that is swapped."""
        self._owners = [seat.colour for seat in hands.seats]
        self._pennants = pennants([seat.name for seat in hands.seats])
        self._aim: int | None = None
        self._view: MarchState | None = None
        self._ring = InstructionGroup()
        self._looked_at: int | None = None
        """The tile that the secret look has marked."""
        self._spot: Spotlight | None = None
        self._shores, self._floor, self._lights, self._sky = Shores(), Layer(), RoadLights(), Layer()
        self._notes = Notes(hands.humans, hands.preferences.setting("memory_aid"))
        self._crowd, self.above, self._hints, self._veil = Layer(), Layer(), HintLayer(), Layer()
        self._peek, self.held = Layer(), HeldLayer()
        on_the_ground = (self._shores, self._floor, self._lights, self._sky, self._notes)
        self._layers = (*on_the_ground, self._crowd, self.above, self._hints, self._veil, self._peek, self.held)
        for layer in self._layers:
            self.add_widget(layer)
        self._peek.canvas.after.add(self._ring)  # over everything but the button
        self.answer = SideButton()
        self._idle.join(self._sway)

    def close(self) -> None:
        """No longer needed."""
        self._idle.leave(self._sway)

    def _sway(self, time: float) -> None:
        for weather in self.weather.values():
            weather.sway(time)

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
        self._aim = None
        self._lights.opacity = 1.0
        self.above.clear_widgets()
        self.held.clear_widgets()
        self._show_tiles(view)
        self._show_weather(view)
        self._notes.show(view, layout)
        self._show_birds(view)

    def _lay(self, layout: RoadLayout) -> None:
        """Build the road there; nothing is on it yet."""
        self._layout = layout
        for layer in self._layers:
            layer.clear_widgets()
        self._spot = None
        self.tiles.clear()
        self.weather.clear()
        self._shores.lay(layout)

    # Tiles

    def _show_tiles(self, view: MarchState) -> None:
        layout = self.layout
        if len(self.tiles) != len(view.tiles):
            by_depth = sorted(range(len(view.tiles)), key=lambda cell: -layout.face(cell).y)
            self.cuts = {cell: self.cuts.get(cell) or cut_of(cell) for cell in by_depth}
            self.tiles = {cell: Tile("march_down", self.cuts[cell], layout.picture(cell)) for cell in by_depth}
        if any(tile.parent is not self._floor for tile in self.tiles.values()):  # new, or one was in the hand
            self._floor.clear_widgets()
            for tile in self.tiles.values():
                self._floor.add_widget(tile)
        for cell, tile in self.tiles.items():
            box = layout.picture(cell)
            tile.opacity, tile.pos, tile.size = 1.0, box[:2], box[2:]
            tile.name = face_of(view, cell)
            if tile.cut != self.cuts[cell]:
                tile.cut = self.cuts[cell]
                tile.draw()

    def note_on(self, place: int) -> Note | None:
        """What the memory aid has written on that tile."""
        return self._notes.on(place)

    def swap_cuts(self, left: int, right: int) -> None:
        """Two tiles have changed places, and each keeps its face."""
        self.cuts[left], self.cuts[right] = self.cuts[right], self.cuts[left]

    # Weather

    def _show_weather(self, view: MarchState) -> None:
        self._sky.clear_widgets()
        self.weather = {}
        peopled = {spot & PLACE_OF_SPOT for spot in view.spots}
        boards = (("weather_bad", view.bad), ("weather_nice", view.nice))
        found = {cell: name for name, board in boards for cell in cells_of(board)}
        for cell in sorted(found, key=lambda cell: -self.layout.face(cell).y):
            self.weather[cell] = Weather(found[cell], self.layout.face(cell), cell)
            self.weather[cell].stand(over_heads=cell in peopled)
            self._sky.add_widget(self.weather[cell])

    # Penguins

    def _show_birds(self, view: MarchState) -> None:
        if not self.birds:
            led = [penguin for penguin, spot in enumerate(view.spots) if spot != NOWHERE]
            self.birds = {penguin: self._new_bird(penguin, view) for penguin in led}
        boxes = self.standing(view.spots)
        for penguin, bird in self.birds.items():
            spot = view.spots[penguin]
            bird.stand(boxes[penguin])
            bird.eats, bird.waddles = bool(spot & HOMEWARD), False
            bird.mirrored = bool(spot & HOMEWARD) and spot != HOME
            bird.bound = self._way_of(spot)
        self._crowd.clear_widgets()
        for penguin in self._back_to_front(boxes):
            self._crowd.add_widget(self.birds[penguin])

    def _new_bird(self, penguin: int, view: MarchState) -> Bird:
        """Where somebody leads two, each tells whose it is."""
        seat = view.leader_of(penguin)
        several = len(view.leads[seat]) > 1
        return Bird(PENGUINS[penguin], Pennant(self._pennants[seat], self._owners[seat]) if several else None)

    def feel(self, penguin: int, mood: str) -> None:
        """Let it live in that mood."""
        self.birds[penguin].waddles = False
        self._life.add(penguin, self.birds[penguin], self.birds[penguin].colour, mood)

    def feel_as_they_stand(self, able: Iterable[int] = (), picked: Pick | None = None) -> None:
        """All are as it befits where they are; those that are able to move now hop, and the picked one is lifted."""
        for penguin in [number for number, bird in self.birds.items() if not bird.waddles]:
            held = picked == Pick("penguin", penguin)
            self.feel(penguin, mood_of(self.view, penguin, may_move=penguin in able, held=held))

    def walks(self, penguin: int) -> Bird:
        """It has no time for anything else now."""
        self.birds[penguin].waddles = True
        self._life.remove(penguin)
        return self.birds[penguin]

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
        touched = [penguin for penguin in among if self._touches(pos, self.birds[penguin])]
        return min(touched, key=lambda penguin: _apart(self.birds[penguin].center, pos), default=None)

    def _touches(self, pos: Pos, bird: Bird) -> bool:
        """Ashore there is room for a whole finger around each."""
        reach = bird.width / 2
        if self._view is not None and self.layout.place_at(pos) not in self.layout.cells:
            reach = max(reach, dp(surface.target) / 2)
        x, y = bird.center
        return bool(abs(pos[0] - x) <= reach and abs(pos[1] - y) <= reach)

    # Light

    def light(self, light: RoadLight) -> None:
        """Light what may be done and what should be seen, and nothing else."""
        self._lights.clear()
        if light.last.ways:
            self._lights.trace(self.layout, light.last, self._owners[light.last.seat])
        if light.choices is not None:
            self._light_choices(light.choices, light.picked)
        self._light_hint(light)
        self._show_answer(light.answer)

    def put_out(self) -> None:
        """No light on the ice, until the next `show`."""
        self._lights.opacity = 0.0

    def _light_hint(self, light: RoadLight) -> None:
        self._hints.canvas.before.clear()  # the hand goes on
        if light.hinted is not None:
            self._rim_pick(light.hinted, HINT)
        for place in light.hint[-1:]:
            self._lights.rim_tile(self.layout, place, HINT)
            if light.hinted is not None:
                self._hints.arrow(self.spot_of(light.hinted), self.layout.centre(place))

    def spot_of(self, pick: Pick) -> Pos:
        """Where a finger touches it."""
        if pick.kind == "penguin":
            x, y = self.birds[pick.number].center
            return float(x), float(y)
        return self.layout.centre(pick.number)

    def _light_choices(self, choices: RoadChoices, picked: Pick | None) -> None:
        view = self.view
        if view.phase is Phase.WEATHER and view.just_moved in self.weather:  # it may not be moved again
            self.weather[view.just_moved].opacity = 0.55
        if picked is not None:
            for place in choices.targets(picked):
                self._lights.rim_tile(self.layout, place, LEGAL)
            self._rim_pick(picked, PICKED)
            return
        for pick in choices.picks():
            if pick.kind != "tile":  # every tile can be swapped: the road would be all light
                self._rim_pick(pick, LEGAL)

    def _rim_pick(self, pick: Pick, colour: str) -> None:
        """Light something that can be picked up: its tile, or the ground of a penguin ashore."""
        place = place_of(self.view, pick)
        if place < COLONY:
            self._lights.rim_tile(self.layout, place, colour)
        else:
            self._lights.rim_bird(self.layout.ashore(place, pick.number), colour)

    def aim_at(self, place: int | None, motion: Motion) -> None:
        """Let the place under the finger rise, and no other."""
        if self._aim is not None:
            self._rise(self._aim, motion, up=False)
        self._aim = place if place is not None and place < COLONY else None
        if self._aim is not None:
            self._rise(self._aim, motion, up=True)

    def _rise(self, cell: int, motion: Motion, *, up: bool) -> None:
        rise(self.tiles[cell], motion, self.layout.picture(cell).y, up=up)
        if cell in self.weather:
            rise(self.weather[cell], motion, self.layout.face(cell).y, up=up)
        for penguin, box in self.standing(self.view.spots).items():
            if self.birds[penguin].parent is self._crowd and self.view.spots[penguin] & PLACE_OF_SPOT == cell:
                rise(self.birds[penguin], motion, box.y, up=up)

    def show_hand(self, places: list[Pos], factor: float) -> None:
        """A hand performs a move over these places, a second lasting `factor` seconds."""
        self._hints.perform(places, factor)

    def no_hand(self) -> None:
        """No hand any more."""
        self._hints.clear()

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

    # The secret look

    def show_look(self, look: SecretLook, motion: Motion) -> None:
        """Mark the tile that was chosen. While it is held all the rest darkens; what is under it shows, beside the
        finger too."""
        self._show_closed(look)
        if look.cell is None:
            return
        face = self.layout.face(look.cell)
        self._looked_at = look.cell
        if look.held and self._spot is None:
            self._spot = Spotlight(face, self.layout.beyond(dp(theme.SPACE_S)))
            self._spot.opacity = 0.0
            self._veil.add_widget(self._spot)
            motion.animate(self._spot, 0.3, opacity=1.0)
        size = self.layout.penguin
        if look.shown is None:
            frame = LightLayer()
            frame.rim(rounded_box(face, size * 0.12), PICKED)
            self._peek.add_widget(frame)
            self._peek.put("icon_eye", face.centre, (size * 0.8, size * 0.8), tint=theme.rgba(theme.INK))
            if not look.held:
                x, y = face.centre
                self._peek.put("pointer", (x + size * 0.3, y - size * 0.4), (size * 0.8, size * 0.8))
        else:
            self.tiles[look.cell].name = tile_name(look.shown)
            self._peek.add_widget(Tile(tile_name(look.shown), "", self._beside(look.cell)))

    def _show_closed(self, look: SecretLook) -> None:
        self._peek.clear_widgets()
        if not look.held or look.cell != self._looked_at:
            self._veil.clear_widgets()
            self._spot = None
        if self._looked_at in self.tiles:
            self.tiles[self._looked_at].name = face_of(self.view, self._looked_at)
        self._looked_at = None

    def _beside(self, cell: int) -> Box:
        """A large place near the tile that the finger does not hide."""
        face = self.layout.face(cell)
        width, height = face.width * 1.7, face.width * 1.7 * PICTURE / FACE
        x, y = face.centre
        area = self.layout.area
        bottom = y + face.height * 0.75
        if bottom + height > area.y + area.height:
            bottom = y - face.height * 0.75 - height
        left = min(max(area.x, x - width / 2), area.x + area.width - width)
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
        note = self._notes.on(cell)
        return [self.tiles[cell], *weather, *(note.signs if note is not None else ()), *standing]

    def raise_up(self, pieces: Iterable[Any]) -> None:
        """Above everything else, until the next `show`."""
        for piece in pieces:
            piece.parent.remove_widget(piece)
            self.above.add_widget(piece)


def _apart(one: Pos, other: Pos) -> float:
    return float(abs(one[0] - other[0]) + abs(one[1] - other[1]))
