"""The pictures on the rules pages of Pingouins."""

from collections.abc import Mapping

from penguins.ui.base.illustration import Illustration, Piece, changed, row

Place = tuple[int, int]
"""Row and column on the small floe."""

ROWS = (5, 4, 5)
"""Its tiles row by row: the row between is inset by half a tile, like every other row of the great one."""
PLACES = tuple((row, column) for row, length in enumerate(ROWS) for column in range(length))
_TILE = 58.0
_FISH = "12131231212113"


def tile(name: str, place: Place) -> Piece:
    """A picture that fits a tile, on that one."""
    row, column = place
    x = 160 + _TILE * (column - (ROWS[row] - 1) / 2)
    return Piece(name, x, 138 - 50 * row, _TILE)


def _floe(
    birds: Mapping[Place, str],
    gone: tuple[Place, ...] = (),
    lit: tuple[Place, ...] = (),
    picked: tuple[Place, ...] = (),
) -> Illustration:
    """The small floe: penguins by their place, holes, tiles that glow, and those whose penguin is picked."""
    ice = [
        tile("hex_gone" if place in gone else f"hex_{fish}_{'abcd'[at % 4]}", place)
        for at, (place, fish) in enumerate(zip(PLACES, _FISH, strict=True))
    ]
    lights = [tile("hex_lit", place) for place in lit] + [tile("hex_picked", place) for place in picked]
    return (*ice, *lights, *(_bird(name, place) for place, name in birds.items()))


def _bird(name: str, place: Place) -> Piece:
    below = tile("", place)
    return Piece(name, below.x, below.y + 20, 50, mirrored=below.x > 160)


_FISHED = tuple(f"hex_{fish}" for fish in (1, 2, 3))
"""How the names of tiles with fish begin."""


def _slides(scene: Illustration, bird: str, origin: Place, target: Place, ends_as: str = "") -> Illustration:
    """The scene in which that penguin slides from tile to tile; the tile it leaves is gone, and so is all light."""
    there, left = _bird("", target), tile("", origin)
    scene = changed(scene, lambda piece: piece.vanishing(end=0.4), "hex_lit", "hex_picked")
    lying = (f"penguin_{bird}_slide",)
    scene = changed(
        scene, lambda piece: piece.to(there.x, there.y, name=ends_as, turns=lying, end=0.7), f"penguin_{bird}"
    )
    return tuple(
        piece.turning(into="hex_gone", start=0.5)
        if (piece.x, piece.y) == (left.x, left.y) and piece.name[:5] in _FISHED
        else piece
        for piece in scene
    )


CATCH = _slides(_floe({(1, 0): "penguin_red_happy", (1, 3): "penguin_blue_idle"}), "red", (1, 0), (1, 2))

TILES = tuple(
    piece.to(piece.x, piece.y, hop=10, start=0.1 * at, end=0.1 * at + 0.45)
    for at, piece in enumerate(
        (*row(["hex_1_a", "hex_1_b", "hex_1_c"], 118, 76, 80), *row(["hex_2_a", "hex_2_b", "hex_3_a"], 50, 76, 80))
    )
)
"""Three, two and one of six: as many of each as on the great floe, in proportion."""

_STARTING = {(0, 2): "penguin_red_idle", (2, 2): "penguin_blue_idle"}


def _lands(scene: Illustration) -> Illustration:
    """The scene in which the penguins come down on their tiles, one after the other."""
    scene = changed(scene, lambda piece: piece.to(piece.x, piece.y, hop=16, end=0.45), "penguin_red_idle")
    return changed(scene, lambda piece: piece.to(piece.x, piece.y, hop=16, start=0.5), "penguin_blue_idle")


START_ON_ONE = _lands(_floe(_STARTING, lit=((0, 0), (0, 4), (1, 2), (2, 0), (2, 3))))
START_ANYWHERE = _lands(_floe(_STARTING, lit=tuple(place for place in PLACES if place not in _STARTING)))

SLIDE = _slides(
    _floe(
        {(2, 0): "penguin_red_slide", (2, 4): "penguin_blue_idle"},
        gone=((0, 1),),
        lit=((1, 0), (2, 1), (2, 2), (2, 3)),
        picked=((2, 0),),
    ),
    "red",
    (2, 0),
    (2, 3),
    "penguin_red_happy",
)

_LEFT = tile("", (1, 0))
TAKE = (
    *_floe({(1, 3): "penguin_red_happy"}, gone=((1, 0),)),
    _LEFT._replace(name="splash").vanishing(start=0.2, end=0.8),
    Piece("catch_2", _LEFT.x, _LEFT.y + 44, 54).to(tile("", (1, 3)).x, 150, hop=14),
)

STUCK = _slides(
    _floe(
        {(0, 0): "penguin_blue_stuck", (1, 3): "penguin_red_happy"},
        gone=((0, 1), (1, 0), (1, 1), (2, 0), (2, 1), (2, 2)),
    ),
    "red",
    (1, 3),
    (1, 2),
)

END = (
    Piece("penguin_blue_full", 88, 66, 92),
    Piece("penguin_red_happy", 160, 82, 116),
    Piece("penguin_green_full", 232, 66, 92, mirrored=True),
    Piece("crown", 162, 154, 46).to(162, 154, hop=22, end=0.6),
    Piece("catch_3", 160, 16, 76),
    Piece("catch_2", 88, 16, 54),
    Piece("catch_1", 232, 16, 32),
)
