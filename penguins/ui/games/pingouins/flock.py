"""The penguins on the floe: where they stand, how they feel, and the fish at their feet."""

from collections.abc import Iterable, Sequence

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.box import Box, Pos
from penguins.ui.games.layer import Layer
from penguins.ui.games.light import HeldLayer
from penguins.ui.games.pingouins.choices import FloeChoices
from penguins.ui.games.pingouins.layout import FloeLayout, lay_out
from penguins.ui.games.pingouins.pieces import Leaning
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import Picture

NEW = "new"
"""The key of a penguin in a hand that has not been on the floe yet."""
_BADGE = (32.0, 54.0, 76.0)
_BADGE_HEIGHT = 24.0


class Flock:
    """Penguins by the tile they stand on. They live, and what they feel says what may be done with them."""

    def __init__(self, colours: Sequence[str], life: Life) -> None:
        """`colours` are those of the seats, in their order."""
        self.layout = lay_out(Box(0, 0, 1, 1))
        self.penguins: dict[int, Picture] = {}
        self.seats: dict[int, int] = {}
        """Whose they are."""
        self.snow, self.birds, self.badges, self.held = Layer(), Layer(), Layer(), HeldLayer()
        """Around the feet of those who are stuck; who stands on the floe; fish at their feet; what is in a hand."""
        self._drifts: dict[int, Picture] = {}
        self._badges: dict[int, Picture] = {}
        self._stuck: set[int] = set()
        self._new_in_hand: Picture | None = None
        self._colours = colours
        self._life = life

    def show(self, view: PingouinsState, layout: FloeLayout) -> None:
        """Whoever is on the floe, each on its tile."""
        self.layout = layout
        self._let_go_of_new()
        for layer in (self.snow, self.birds, self.badges, self.held):
            layer.clear_widgets()
        for pieces in (self.penguins, self._drifts, self._badges):
            pieces.clear()
        choices = FloeChoices(view, None)
        self.seats = {tile: seat for seat, board in enumerate(view.penguins) for tile in cells_of(board)}
        self._stuck = {tile for tile in self.seats if not view.unplaced and not choices.can_slide(tile)}
        for key in set(self._life.keys()) - self.seats.keys():
            self._life.remove(key)
        for tile in sorted(self.seats):
            self._stand(tile, view.fish[tile])

    def _stand(self, tile: int, fish: int) -> None:
        piece = self._new(self.seats[tile], self.layout.standing(tile))
        self.penguins[tile] = piece
        self._life.add(tile, piece, self._colours[self.seats[tile]], self._mood(tile))
        if tile in self._stuck:
            box = self.layout.picture(tile)
            self._drifts[tile] = self.snow.put("hex_snow", box.centre, box[2:])
        self.tell_fish(tile, fish)

    def _new(self, seat: int, centre: Pos, pose: str = "idle") -> Picture:
        side = self.layout.penguin_side
        piece = Leaning(name=self.picture(seat, pose), size=(side, side), center=centre)
        self.birds.add_widget(piece)
        return piece

    def picture(self, seat: int, pose: str) -> str:
        """The name of a picture of one of that seat's."""
        return f"penguin_{self._colours[seat]}_{pose}"

    # Fish at their feet

    def tell_fish(self, tile: int, fish: int) -> None:
        """The penguin there stands on so many fish."""
        scale = self.layout.scale
        size = _BADGE[fish - 1] * scale, _BADGE_HEIGHT * scale
        self._badges[tile] = self.badges.put(f"catch_{fish}", self.layout.badge(tile), size)

    def clear_feet(self, tile: int) -> None:
        """Nobody stands there any more: neither badge nor snow."""
        for layer, pieces in ((self.badges, self._badges), (self.snow, self._drifts)):
            if tile in pieces:
                layer.remove_widget(pieces.pop(tile))

    def pieces_on(self, tile: int) -> list[Picture]:
        """All that moves along with a tile."""
        return [pieces[tile] for pieces in (self.penguins, self._badges, self._drifts) if tile in pieces]

    # Moods

    def feel(self, may_move: Iterable[int], picked: int | None) -> None:
        """Let those hop that may move, and the one that is picked be lifted."""
        movable = set(may_move)
        for tile in self.penguins:
            mood = "held" if tile == picked else "may_move" if tile in movable else self._mood(tile)
            self._life.feel(tile, mood)

    def _mood(self, tile: int) -> str:
        return "stuck" if tile in self._stuck else "ease"

    def react(self, tiles: Iterable[int], mood: str, seconds: float) -> None:
        """Those who stand there are in a mood for a while."""
        for tile in tiles:
            if tile in self.penguins:
                self._life.react(tile, mood, seconds)

    # In a hand

    def lift(self, tile: int) -> Picture:
        """Take the penguin off its tile, into a hand."""
        piece = self.penguins[tile]
        self._life.feel(tile, "held")
        self.held.take(piece)
        return piece

    def lift_new(self, seat: int, tile: int) -> Picture:
        """One that is not on the floe yet; the finger brings it from near that tile."""
        piece = self._new(seat, self.layout.standing(tile), "carried")
        self._life.add(NEW, piece, self._colours[seat], "held")
        self._new_in_hand = piece
        self.held.take(piece)
        return piece

    def put_down(self, piece: Picture) -> None:
        """It is among the others again, wherever it is just now."""
        self.held.give_back(piece, self.birds, (self.layout.penguin_side, self.layout.penguin_side))

    def drop_new(self) -> Pos | None:
        """Take away what was in a hand, if anything; and say where that was."""
        if self._new_in_hand is None:
            return None
        x, y = self._new_in_hand.center
        self._let_go_of_new()
        return x, y

    def _let_go_of_new(self) -> None:
        self._new_in_hand = None
        self._life.remove(NEW)
        self.held.clear_widgets()

    # On their way

    def set_off(self, origin: int, target: int) -> Picture:
        """The penguin lies down on its belly, and belongs to the tile that it slides to."""
        piece = self.penguins[target] = self.penguins.pop(origin)
        seat = self.seats[target] = self.seats.pop(origin)
        if piece.parent is self.held:
            self.put_down(piece)
        else:  # in front of those whom it passes
            self.birds.remove_widget(piece)
            self.birds.add_widget(piece)
        self.clear_feet(origin)
        self._life.remove(origin)
        self._life.add(target, piece, self._colours[seat], "slide")
        return piece

    def stand_up(self, tile: int) -> None:
        """It has arrived."""
        self._life.feel(tile, "ease")

    def arrive(self, seat: int, tile: int) -> None:
        """A new one stands on that tile."""
        self.seats[tile] = seat
        piece = self.penguins[tile] = self._new(seat, self.layout.standing(tile))
        self._life.add(tile, piece, self._colours[seat])

    def feed(self, tiles: Iterable[int]) -> None:
        """They are on their way home."""
        for tile in tiles:
            self._life.feel(tile, "full")

    def leave(self, tile: int) -> Picture | None:
        """Nobody stands there any more; whoever did is handed out."""
        self.clear_feet(tile)
        piece = self.penguins.pop(tile, None)
        if piece is not None:
            self._life.remove(tile)
            self.birds.remove_widget(piece)
        return piece
