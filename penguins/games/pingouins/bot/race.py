"""Where penguins can slide to and who gets where first, in all lanes at once (see `lanes`)."""

from collections.abc import Sequence

FORWARD = (1, 8, 9)
"""How far the next tile lies ahead in a lane, in three of the six directions; the others go back as far."""


def slid(boards: Sequence[int], free: int) -> list[int]:
    """In every lane, the free tiles that each side can slide to: one tile on, then up to three, then up to seven."""
    reached = [0] * len(boards)
    for on in FORWARD:
        two, two_back = free & free << on, free & free >> on
        four, four_back = two & two << 2 * on, two_back & two_back >> 2 * on
        for side, board in enumerate(boards):
            ahead = board << on & free
            ahead |= (ahead | board) << 2 * on & two
            ahead |= (ahead | board) << 4 * on & four
            back = board >> on & free
            back |= (back | board) >> 2 * on & two_back
            back |= (back | board) >> 4 * on & four_back
            reached[side] |= ahead | back
    return reached


def won(starts: Sequence[int], free: int) -> list[int]:
    """In every lane, the free tiles that each side gets to before all others, step by step.

    What is reached by several at once is nobody's.
    """
    fronts = list(starts)
    firsts = [0] * len(fronts)
    ahead = free
    while True:
        once = twice = 0
        for front in fronts:
            twice |= once & front
            once |= front
        if not once:
            return [first & free for first in firsts]
        ahead ^= ahead & once
        for side, front in enumerate(fronts):
            firsts[side] |= front ^ front & twice
            pair = front | front << 1
            fronts[side] = (pair | front >> 1 | pair << 8 | pair >> 9) & ahead
