"""What the pictures of the rules of Pingouins claim, read back into a position."""

from collections.abc import Iterator

from penguins.core.bitboard import board_of
from penguins.games.pingouins.actions import Move, Place
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.geometry import FLOE
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.base.illustration import Illustration, Piece
from penguins.ui.games.pingouins import scenes
from penguins.ui.games.texts import Chosen

_ROWS = "bcd"
"""The rows of the great floe that lie like those of the small one."""
_TILES = {
    (tile.x, tile.y): FLOE.cell(f"{_ROWS[row]}{column + 1}")
    for row, column in scenes.PLACES
    for tile in [scenes.tile("", (row, column))]
}
_BIRD = 20.0
"""How far above the middle of its tile a penguin stands."""
_BADGE = 12.0
"""How far below the middle of its tile the fish under a penguin are told."""


def mistakes(scene: Illustration, chosen: Chosen | None) -> Iterator[str]:
    """Sentences about what the rules see differently."""
    ice = {_TILES.get((piece.x, piece.y)): piece.name for piece in scene if _fish(piece)}
    if not ice or None in ice:
        return
    birds = {
        _TILES[piece.x, piece.y - _BIRD]: piece.name
        for piece in scene
        if piece.name.startswith("penguin_") and not _waits(piece)
    }
    state = _position({cell: int(name[4]) for cell, name in ice.items() if cell is not None}, birds, chosen)
    badges = {(piece.x, piece.y): piece.name for piece in scene if piece.name.startswith("catch_")}
    for (x, y), cell in _TILES.items():
        if cell in birds and badges.get((x, y - _BADGE)) != f"catch_{state.fish[cell]}":
            yield f"the fish under the penguin on {FLOE.names[cell]} cannot be read"
    lit, picked = (_cells(scene, name) for name in ("hex_lit", "hex_picked"))
    state.unplaced = 0 if picked else 1
    actions = state.legal_actions()
    legal = {action.tile for action in actions if isinstance(action, Place)}
    legal |= {action.target for action in actions if isinstance(action, Move) and action.origin in picked}
    if (lit or picked) and lit != legal:
        yield f"lit are {_names(lit)}, legal are {_names(legal)}"
    for cell, name in birds.items():
        state.unplaced, state.penguins = 0, [1 << cell, 0]
        if name.endswith("_stuck") == bool(state.legal_actions()):
            yield f"{name} on {FLOE.names[cell]} is drawn wrongly"


def _fish(piece: Piece) -> bool:
    return piece.name.startswith(("hex_1", "hex_2", "hex_3"))


def _waits(bird: Piece) -> bool:
    """Whether the penguin stands beside the floe, where no tile is."""
    return all(abs(bird.x - x) > scenes.tile("", (0, 0)).width / 2 for x, y in _TILES if 0 <= bird.y - y <= _BIRD)


def _cells(scene: Illustration, name: str) -> set[int]:
    return {_TILES[piece.x, piece.y] for piece in scene if piece.name == name}


def _names(cells: set[int]) -> list[str]:
    return sorted(FLOE.names[cell] for cell in cells)


def _position(fish: dict[int, int], birds: dict[int, str], chosen: Chosen | None) -> PingouinsState:
    """The small floe alone in the sea; red is to move."""
    state = Pingouins().new(2, {} if chosen is None else {"placement": chosen.options["placement"]})
    state.fish = tuple(fish.get(cell, 0) for cell in range(FLOE.size))
    state.free = board_of(set(fish) - set(birds))
    state.landing = board_of(cell for cell, number in fish.items() if number == 1 or not state.one_fish_only)
    state.penguins = [board_of(cell for cell, name in birds.items() if colour in name) for colour in ("red", "blue")]
    state.to_move = 0
    return state
