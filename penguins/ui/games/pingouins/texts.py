"""The words of Pingouins."""

from penguins.ui.base.illustration import Illustration, Piece
from penguins.ui.base.words.translate import mark, ntr
from penguins.ui.games.texts import ChoiceText, GameTexts, OptionText, Page

_TILE = 58.0


def _score(number: int) -> str:
    return ntr("{number} fish", "{number} fish", number)


def _tile(name: str, row: int, column: int) -> Piece:
    """A tile of a small floe: three rows, every other one inset by half a tile."""
    x = 160 + _TILE * (column - (1.0 if row == 1 else 1.5))
    return Piece(name, x, 138 - 50 * row, _TILE)


def _bird(name: str, row: int, column: int, mirrored: bool = False) -> Piece:
    tile = _tile("", row, column)
    return Piece(name, tile.x, tile.y + 20, 50, mirrored)


def _floe(fish: str, *gone: tuple[int, int]) -> Illustration:
    """Fish of the tiles row by row: 4, 3, 4."""
    places = [(row, column) for row, length in enumerate((4, 3, 4)) for column in range(length)]
    return tuple(
        _tile("hex_gone" if place in gone else f"hex_{number}_{'abcd'[at % 4]}", *place)
        for at, (number, place) in enumerate(zip(fish, places, strict=True))
    )


TEXTS = GameTexts(
    name=mark("Pingouins"),
    invitation=mark("Slide, grab the fish, and mind the melting ice!"),
    minutes=20,
    starter=mark("The youngest player starts."),
    score=_score,
    options={
        "placement": OptionText(
            mark("Where penguins start"),
            {
                "one_fish": ChoiceText(
                    mark("One fish"), mark("Penguins start on tiles with exactly one fish. The good ones come later.")
                ),
                "any": ChoiceText(mark("Anywhere"), mark("Penguins start on any free tile, even on three fish.")),
            },
        )
    },
    pages=(
        Page(
            mark("Off to catch fish"),
            mark("Your penguins slide over the ice and catch fish. Whoever has the most fish in the end wins."),
            (*_floe("12131231211"), _bird("penguin_red_happy", 1, 0), _bird("penguin_blue_idle", 1, 2, True)),
        ),
        Page(
            mark("Take your places"),
            mark(
                "First, everyone puts penguins on the ice, one at a time. With two players each has four, "
                "with three players three, with four players two. They start on tiles with one fish."
            ),
            (
                *_floe("12131231211"),
                _tile("hex_lit", 0, 0),
                _tile("hex_lit", 1, 0),
                _tile("hex_lit", 2, 3),
                _bird("penguin_red_idle", 0, 2),
                _bird("penguin_blue_idle", 2, 2, True),
            ),
        ),
        Page(
            mark("Slide in a straight line"),
            mark(
                "On your turn, slide one of your penguins as far as you like, in one of six directions. "
                "It cannot pass holes, other penguins or the edge."
            ),
            (
                *_floe("21312113121", (1, 2)),
                _tile("hex_lit", 0, 1),
                _tile("hex_lit", 1, 1),
                _tile("hex_lit", 2, 1),
                _tile("hex_lit", 0, 0),
                _tile("hex_picked", 1, 0),
                _bird("penguin_red_slide", 1, 0),
                _bird("penguin_blue_idle", 2, 3, True),
            ),
        ),
        Page(
            mark("Take the tile you leave"),
            mark(
                "The tile your penguin leaves is yours, with all its fish. It leaves a hole, so the ice "
                "gets smaller with every move."
            ),
            (
                *_floe("21312113121", (1, 0)),
                Piece("splash", _tile("", 1, 0).x, _tile("", 1, 0).y, _TILE),
                Piece("catch_2", _tile("", 1, 0).x, _tile("", 1, 0).y + 44, 54),
                _bird("penguin_red_happy", 1, 2),
            ),
        ),
        Page(
            mark("Do not get stuck"),
            mark(
                "A penguin with no free tile beside it is stuck, and in everyone’s way. "
                "But cut off a big piece of ice for yourself, and all its fish are yours!"
            ),
            (
                *_floe("12131211212", (0, 1), (1, 0), (1, 1), (2, 1)),
                _bird("penguin_blue_stuck", 0, 0),
                _bird("penguin_red_happy", 1, 2),
            ),
        ),
        Page(
            mark("The end"),
            mark(
                "When none of your penguins can move, they leave with the tiles they stand on. The others play on. "
                "Most fish wins; if that is equal, most tiles; if that is equal too, you win together."
            ),
            (
                Piece("penguin_blue_full", 88, 66, 92, mirrored=False),
                Piece("penguin_red_happy", 160, 82, 116),
                Piece("penguin_green_full", 232, 66, 92, mirrored=True),
                Piece("crown", 162, 154, 46),
                Piece("catch_3", 160, 16, 76),
                Piece("catch_2", 88, 16, 54),
                Piece("catch_1", 232, 16, 32),
            ),
        ),
    ),
)
