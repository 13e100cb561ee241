"""What the pictures of the rules of Penguin Party claim, read back into a pyramid."""

from collections.abc import Iterator
from typing import NamedTuple

from penguins.games.party.cards import COLOURS
from penguins.games.party.geometry import SLOTS, row_and_x, slot_at
from penguins.games.party.pyramid import Pyramid, obstacle
from penguins.ui.base.illustration import Illustration, Piece
from penguins.ui.games.texts import Chosen

_FACES = {f"card_{colour}": number for number, colour in enumerate(COLOURS)}


class Laid(NamedTuple):
    """A card in a scene, and where it lies in the pyramid."""

    row: int
    x: int
    colour: int
    crossed_out: bool


def mistakes(scene: Illustration, chosen: Chosen | None) -> Iterator[str]:  # the same in every match
    """Sentences about what the rules see differently: cards that may not lie there, and places that are not lit."""
    held = next((piece for piece in scene if piece.name == "card_picked"), None)
    pyramid = Pyramid(8)
    for card in _cards(scene, held):
        allowed = obstacle(pyramid, card.colour, card.row, card.x) is None
        if allowed == card.crossed_out:
            yield f"a {COLOURS[card.colour]} card in row {card.row} is drawn wrongly"
        if allowed and not card.crossed_out:
            pyramid.put(card.colour, slot_at(card.row, card.x))
    if held is not None:
        colour = next(_FACES[piece.name] for piece in scene if piece.name in _FACES and _same(piece, held))
        lit = {_row_and_x(scene, held, piece) for piece in scene if piece.name == "card_slot"}
        legal = {row_and_x(slot) for slot in SLOTS if pyramid.open_to(colour) >> slot & 1}
        if lit != legal:
            yield f"lit are {sorted(lit)}, legal are {sorted(legal)}"
    elif any(piece.name == "card_slot" for piece in scene):
        yield "places are lit, but no card is picked"


def _cards(scene: Illustration, held: Piece | None) -> list[Laid]:
    """The cards of a pyramid from the bottom up; none where cards only lie side by side, as in a hand."""
    crosses = [piece for piece in scene if piece.name == "icon_close"]
    cards = [piece for piece in scene if piece.name in _FACES and not (held and _same(piece, held))]
    if held is None and len({card.y for card in cards}) < 2:
        return []
    found = [
        Laid(*_row_and_x(scene, held, card), _FACES[card.name], any(_same(card, cross) for cross in crosses))
        for card in cards
    ]
    return sorted(found)


def _row_and_x(scene: Illustration, held: Piece | None, piece: Piece) -> tuple[int, int]:
    cards = [card for card in scene if card.name in _FACES and not (held and _same(card, held))]
    rows = sorted({card.y for card in cards} | {slot.y for slot in scene if slot.name == "card_slot"})
    base = sorted(card.x for card in cards if card.y == rows[0])
    row = rows.index(piece.y)
    return row + 1, round((piece.x - base[0]) / (base[1] - base[0]) - row / 2)


def _same(one: Piece, other: Piece) -> bool:
    return (one.x, one.y) == (other.x, other.y)
