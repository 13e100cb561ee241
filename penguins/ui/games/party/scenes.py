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


def _tries(card: Piece, start: float) -> Piece:
    """The card is taken back into the hand and put there once more."""
    return card.to(card.x, 140, end=0.2).to(card.x, card.y, start=start, end=start + 0.2)


def _crosses(card: Piece, start: float) -> Illustration:
    """What crosses a card out, but for as long as it is in the hand."""
    return tuple(
        Piece("icon_close", card.x, card.y, width, tint=tint)
        .vanishing(end=0.1)
        .turning(width=width, start=start + 0.2, end=start + 0.28)
        for width, tint in ((60.0, theme.ICE), (53.0, theme.ERROR))
    )


_RIGHT, _RED, _GREEN = row(["card_blue", "card_red", "card_green"], 90, 54, 58, 189)
HIGHER_UP = (
    *row(["card_yellow", "card_blue", "card_green"], 40, 54, 58),
    _tries(_RIGHT, 0.25),
    _tries(_RED, 0.48),
    _tries(_GREEN, 0.71),
    *_crosses(_RED, 0.48),
    *_crosses(_GREEN, 0.71),
)
"""One card is right. The red one has no red below it, the green one has only one card below it."""

_UNSEEN = row(["card_back"] * 3, 104, 60, 58, 98)
_POINTS = row(["chip_silver"] * 3, 24, 36, 42, 238)


def _costs(card: Piece, chip: Piece, start: float) -> Illustration:
    """The card that becomes a point."""
    return (
        card.vanishing(start=start + 0.1, end=start + 0.3),
        chip._replace(x=card.x, y=card.y).to(chip.x, chip.y, hop=20, start=start, end=start + 0.35),
    )


NOTHING_FITS = (
    Piece("penguin_blue_sulk", 238, 100, 104).turning(into="penguin_blue_stuck", end=0.3),
    *(
        piece
        for at, (card, chip) in enumerate(zip(_UNSEEN, _POINTS, strict=True))
        for piece in _costs(card, chip, 0.1 + 0.25 * at)
    ),
)

_LAST = Piece("card_yellow", 186, 128, 44)
_OPEN = (
    *row(["card_slot", "card_red", "card_yellow", "card_slot"], 40, 44, 47, 104),
    Piece("card_slot", 104, 82, 44),
)
_BACK = row(["chip_silver"] * 2, 24, 34, 38, 273)
ALL_GONE = (
    *(piece.vanishing(start=0.25, end=0.4) if piece.name == "card_slot" else piece for piece in _OPEN),
    Piece("penguin_yellow_idle", 250, 100, 108).turning(into="penguin_yellow_happy", hop=12, start=0.4, end=0.7),
    _LAST.to(_OPEN[-1].x, _OPEN[-1].y, hop=10, start=0.05, end=0.4),
    _LAST._replace(name="card_picked").vanishing(end=0.1),
    Piece("chip_gold", 216, 24, 34),
    *(chip.to(312, 116, width=0.0, hop=10, start=0.5 + 0.2 * at, end=0.8 + 0.2 * at) for at, chip in enumerate(_BACK)),
    *(Piece("spark", x, y, 28).appearing(start=0.4, end=0.6) for x, y in ((206, 152), (300, 160))),
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
