"""What the faces of the die mean."""

from collections.abc import Sequence

from penguins.games.icetown.geometry import GREEN, PINK, VIOLET, YELLOW

FACES = range(1, 7)
STEAL = 1
ANY_COLOUR = 6
COLOUR_OF_FACE = {2: GREEN, 3: PINK, 4: YELLOW, 5: VIOLET}


def turns_over(face: int, piles: Sequence[int]) -> bool:
    """Whether the underside counts, because the pile of the colour on top is empty."""
    return face in COLOUR_OF_FACE and not piles[COLOUR_OF_FACE[face]]


def counting_face(face: int, piles: Sequence[int]) -> int:
    """The face that counts: the one on top, or its underside. Opposite faces add up to 7."""
    return 7 - face if turns_over(face, piles) else face


def colours_to_take(face: int, piles: Sequence[int]) -> tuple[int, ...]:
    """The colours that a roll offers from these piles."""
    if face == ANY_COLOUR:
        return tuple(colour for colour, left in enumerate(piles) if left)
    colour = COLOUR_OF_FACE.get(counting_face(face, piles))
    return () if colour is None or not piles[colour] else (colour,)
