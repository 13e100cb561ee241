"""What the pictures of the rules of the march claim, read back into a position in which red is to decide."""

from collections.abc import Iterator, Sequence
from random import Random

from penguins.core.bitboard import board_of
from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Slide, Walk
from penguins.games.march.game import March
from penguins.games.march.geometry import AT_SEA, ICE, PENGUINS
from penguins.games.march.state import MarchState, Phase
from penguins.ui.base.illustration import Illustration, Piece
from penguins.ui.games.texts import Chosen

_LYING = ("march_down", *(f"march_{colour}{eye}" for colour in PENGUINS for eye in ("", "_eye")))
_RED = PENGUINS.index("red")


def mistakes(scene: Illustration, chosen: Chosen | None) -> Iterator[str]:  # pictures show no option
    """Sentences about what the rules see differently."""
    yield from _ungrounded(scene)
    lit, picked = _cells(scene, "march_lit"), _cells(scene, "march_picked")
    if not lit and not picked:
        return
    actions = _position(scene, picked).legal_actions()
    legal = {target for action in actions for target in _targets(action, picked)} & _cells(scene, *_LYING)
    if lit and lit != legal:
        yield f"lit are {_names(lit)}, legal are {_names(legal)}"
    if not lit and not picked <= legal:
        yield f"picked are {_names(picked)}, legal are {_names(legal)}"


def bare(scene: Illustration) -> list[str]:
    """The tiles that are up though nobody stands on them."""
    trodden = [tile for bird in _birds(scene) for tile in _below(scene, bird)]
    return [tile.name for tile in _tiles(scene) if tile.name != _LYING[0] and tile not in trodden]


def _ungrounded(scene: Illustration) -> Iterator[str]:
    """Whoever is on the ice stands on a tile that is up, unless sun or storm hide it."""
    hidden = {piece[1:3] for piece in scene if piece.name in ("weather_bad", "weather_nice")}
    for bird in _birds(scene):
        below = _below(scene, bird)
        if not below and any(_as_high(bird, tile) for tile in _tiles(scene)):
            yield f"{bird.name} stands between tiles"
        if any(tile.name == _LYING[0] and tile[1:3] not in hidden for tile in below):
            yield f"{bird.name} stands on a tile that is face down"


def _birds(scene: Illustration) -> list[Piece]:
    return [piece for piece in scene if piece.name.startswith("penguin_")]


def _below(scene: Illustration, bird: Piece) -> list[Piece]:
    """The tile on which a penguin stands, if it is on the ice."""
    return [tile for tile in _tiles(scene) if _as_high(bird, tile) and abs(bird.x - tile.x) < tile.width / 3]


def _as_high(bird: Piece, tile: Piece) -> bool:
    return 0 < bird.y - tile.y < tile.width / 2


def _targets(action: MarchAction, picked: set[int]) -> Sequence[int]:
    """Where that leads for what is picked, or for red."""
    match action:
        case Walk(penguin, target):
            return (target,) if penguin == _RED else ()
        case MoveWeather(origin, target):
            return (target,) if origin in picked else ()
        case Slide(left, right):
            return (left, right) if {left, right} == picked else ()
        case Peek(int(cell)):
            return (cell,)
    return ()


def _position(scene: Illustration, picked: set[int]) -> MarchState:
    names = {piece.name for piece in scene}
    state = March().new(4, {"variant": "ice_slide" if "icon_swap" in names else "classic"})
    state.apply(state.sample_chance(Random(1)))
    state.bad, state.nice = board_of(_cells(scene, "weather_bad")), board_of(_cells(scene, "weather_nice"))
    state.spots[_RED] = _spot_of_red(scene)
    state.face_up = board_of(_cells(scene, *_LYING[1:]))
    if "icon_swap" in names or picked & _cells(scene, "weather_bad", "weather_nice"):
        state.phase = Phase.WEATHER
    elif "icon_eye" in names:
        state.phase, state.moving = Phase.LOOK, _RED
    return state


def _spot_of_red(scene: Illustration) -> int:
    """Of the tile it stands on, else in the ocean."""
    below = [tile for bird in _birds(scene) if "_red_" in bird.name for tile in _below(scene, bird)]
    return _cell(scene, below[0]) if below else AT_SEA


def _tiles(scene: Illustration) -> list[Piece]:
    return [piece for piece in scene if piece.name in _LYING]


def _cells(scene: Illustration, *names: str) -> set[int]:
    return {_cell(scene, piece) for piece in scene if piece.name in names}


def _cell(scene: Illustration, piece: Piece) -> int:
    """The tile on the road: by the ocean if that is drawn, else somewhere between."""
    columns, rows = sorted({tile.x for tile in _tiles(scene)}), sorted({tile.y for tile in _tiles(scene)})
    lowest = "h" if any(other.name == "march_ocean" for other in scene) else "c"
    return ICE.cell(f"{chr(ord(lowest) + rows.index(piece.y))}{columns.index(piece.x) + 1}")


def _names(cells: set[int]) -> list[str]:
    return sorted(ICE.names[cell] for cell in cells)
