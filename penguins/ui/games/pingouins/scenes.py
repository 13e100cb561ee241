"""The pictures on the rules pages of Pingouins."""

from collections.abc import Mapping

from penguins.ui.base import pictures
from penguins.ui.base.illustration import Illustration, Piece, row

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
    standing = [_bird(name, place) for place, name in birds.items()]
    return (*ice, *lights, *standing, *(_badge(place) for place in birds))


def _badge(place: Place) -> Piece:
    """The fish under a penguin, at its feet."""
    name, below = f"catch_{_FISH[PLACES.index(place)]}", tile("", place)
    return Piece(name, below.x, below.y - 12, pictures.size(name).width * _TILE / pictures.size("hex_lit").width)


def _bird(name: str, place: Place) -> Piece:
    below = tile("", place)
    return Piece(name, below.x, below.y + 20, 50, mirrored=below.x > 160)


_ABOVE = 34
"""How far above the middle of a penguin its catch is."""


def _slides(scene: Illustration, bird: str, origin: Place, target: Place, ends_as: str = "") -> Illustration:
    """The scene in which that penguin slides from tile to tile; the tile it leaves is gone, its fish come along, and
    all light goes out."""
    there, left, fish = _bird("", target), tile("", origin), _badge(origin)
    lying = (f"penguin_{bird}_slide",)

    def changing(piece: Piece) -> Piece:
        if piece.name in ("hex_lit", "hex_picked"):
            return piece.vanishing(end=0.3)
        if piece.name.startswith(f"penguin_{bird}"):
            return piece.to(there.x, there.y, name=ends_as, turns=lying, end=0.6)
        if piece == fish:
            return piece.to(there.x, there.y + _ABOVE, hop=12, start=0.3, end=0.85)
        return piece.turning(into="hex_gone", start=0.3, end=0.45) if piece[1:3] == left[1:3] else piece

    return (*map(changing, scene), _badge(target).appearing(start=0.6, end=0.7))


CATCH = _slides(_floe({(1, 0): "penguin_red_happy", (1, 3): "penguin_blue_idle"}), "red", (1, 0), (1, 2))

TILES = tuple(
    piece.to(piece.x, piece.y, hop=10, start=0.1 * at, end=0.1 * at + 0.45)
    for at, piece in enumerate(
        (*row(["hex_1_a", "hex_1_b", "hex_1_c"], 118, 76, 80), *row(["hex_2_a", "hex_2_b", "hex_3_a"], 50, 76, 80))
    )
)
"""Three, two and one of six: as many of each as on the great floe, in proportion."""


def _landing(bird: Piece, place: Place, start: float) -> Illustration:
    """The penguin waits beside the floe and is put on that tile."""
    there, carried = _bird("", place), (bird.name.replace("idle", "carried"),)
    return (
        bird.to(there.x, there.y, turns=carried, width=there.width, hop=30, start=start, end=start + 0.4),
        _badge(place).appearing(start=start + 0.4, end=start + 0.48),
    )


_FIRST, _SECOND = (0, 2), (2, 2)


def _places(lit: tuple[Place, ...]) -> Illustration:
    """The scene in which two penguins are put on tiles of those that are lit, one after the other."""
    taken = {tile("hex_lit", place): start for place, start in ((_FIRST, 0.35), (_SECOND, 0.87))}
    return (
        *(
            piece.vanishing(start=taken[piece], end=taken[piece] + 0.1) if piece in taken else piece
            for piece in _floe({}, lit=lit)
        ),
        *_landing(Piece("penguin_red_idle", 24, 92, 44), _FIRST, 0.0),
        *_landing(Piece("penguin_blue_idle", 296, 92, 44, mirrored=True), _SECOND, 0.52),
    )


START_ON_ONE = _places(tuple(place for place, fish in zip(PLACES, _FISH, strict=True) if fish == "1"))
START_ANYWHERE = _places(PLACES)

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

_HEAD = _bird("", (1, 1))
_SPLASH = tile("splash", (1, 1))
TAKE = (
    *_slides(_floe({(1, 1): "penguin_red_happy"}, gone=((1, 0),)), "red", (1, 1), (1, 3)),
    _SPLASH.appearing(start=0.38, end=0.46).vanishing(start=0.6, end=0.8),
    _badge((1, 0))._replace(x=_HEAD.x, y=_HEAD.y + _ABOVE).to(_bird("", (1, 3)).x, _HEAD.y + _ABOVE + 17, end=0.6),
)
"""It has the fish of the hole behind it already."""

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
