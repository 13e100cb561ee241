"""The pictures on the rules pages of Penguin Party."""

from penguins.ui.base import theme
from penguins.ui.base.illustration import Illustration, Piece, row


def _in_turn(cards: Illustration, hop: float) -> Illustration:
    """Cards that wobble one after the other."""
    step = 0.6 / max(1, len(cards) - 1)
    return tuple(
        card.to(card.x, card.y, hop=hop, start=step * at, end=step * at + 0.4) for at, card in enumerate(cards)
    )


PYRAMID = _in_turn(
    (
        *row(["card_red", "card_blue", "card_green", "card_yellow"], 40, 52, 54),
        *row(["card_red", "card_green", "card_yellow"], 92, 52, 54),
        *row(["card_red", "card_yellow"], 140, 52, 54),
    ),
    6,
)

HAND = (
    *_in_turn(row(["card_green", "card_red", "card_blue", "card_yellow", "card_violet"], 92, 76, 56), 8),
    Piece("pointer", 214, 52, 50),
)

_FREE = row(["card_slot", "card_red", "card_blue", "card_green", "card_slot"], 128, 56, 60)
_HELD = Piece("card_violet", 160, 42, 52)
BOTTOM_ROW = (
    *(piece.vanishing(start=0.6) if piece.name == "card_slot" else piece for piece in _FREE),
    _HELD.to(_FREE[-1].x, _FREE[-1].y, width=56, hop=10, start=0.1, end=0.7),
    _HELD._replace(name="card_picked").vanishing(end=0.2),
)

_WRONG = (193.0, 259.0)
HIGHER_UP = (
    *row(["card_yellow", "card_blue", "card_green"], 50, 62, 66),
    Piece("card_blue", 127, 124, 62).to(127, 124, hop=14, end=0.5),
    *(Piece(name, x, 124, 62) for name, x in zip(("card_red", "card_green"), _WRONG, strict=True)),
    *(Piece("icon_close", x, 124, 68) for x in _WRONG),
    *(Piece("icon_close", x, 124, 60, tint=theme.ERROR) for x in _WRONG),
)
"""One card is right. The red one has no red below it, the green one has only one card below it."""

NOTHING_FITS = (
    *row(["card_back"] * 3, 106, 64, 50, 96),
    Piece("penguin_blue_stuck", 236, 92, 100),
    *_in_turn(row(["chip_silver"] * 3, 30, 40, 50, 96), 14),
)

ALL_GONE = (
    Piece("penguin_yellow_happy", 110, 88, 128).to(110, 88, hop=16, end=0.5),
    *_in_turn(row(["chip_silver", "chip_silver"], 92, 52, 60, 236), 14),
    Piece("spark", 52, 150, 28),
    Piece("spark", 172, 156, 34),
    Piece("spark", 268, 150, 24),
)

ROUNDS = (
    Piece("penguin_red_idle", 84, 66, 88),
    Piece("penguin_yellow_happy", 160, 78, 108),
    Piece("penguin_violet_idle", 236, 66, 88, mirrored=True),
    Piece("crown", 160, 148, 44).to(160, 148, hop=20, end=0.6),
    *row(["chip_gold", "chip_silver"], 16, 30, 32, 84),
    *row(["chip_gold"], 16, 30, 32, 236),
    *row(["chip_silver"], 16, 30, 32, 160),
)
