"""How far a match of Ice Town has come, in actions."""

from collections.abc import Iterator

ONE_EACH = ("roll:2", "green@a1", "roll:3", "pink@c3")
"""Both have a penguin; it is seat 0's turn to roll."""


def no_green_left() -> Iterator[str]:
    """Ten greens are gone, and each has five of them; seat 0 rolls."""
    for cell in ("a1", "a2", "a3", "a4", "a5"):
        for _ in range(2):
            yield "roll:2"
            yield f"green@{cell}"


def last_turn() -> Iterator[str]:
    """Seat 0 is to settle the last pink: then two piles are gone, and seat 1 has one more turn."""
    yield from no_green_left()
    for column in range(1, 5):
        yield from ("roll:3", f"pink@e{column}", "roll:3", f"pink@e{column}")
    yield from ("roll:3", "pink@e5", "roll:4", "yellow@e5", "roll:3")


def nearly_over() -> Iterator[str]:
    """Two piles are gone when seat 1 settles its last penguin."""
    yield from no_green_left()
    for column in range(1, 6):
        for seat in range(2):
            yield "roll:3"
            if (column, seat) != (5, 1):
                yield f"pink@e{column}"
