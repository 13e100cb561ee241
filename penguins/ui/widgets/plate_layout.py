"""Where things are on a seat's plate. Numbers only, no Kivy."""

from typing import NamedTuple

from penguins.ui.base.box import Box

_PAD, _SIDE = 0.06, 0.18
"""Of the height: above and below, and at the sides, where corners are round."""
_ROW_NEEDS = 260
"""dp that name and number need beside each other."""
_BIRD_MOST, _BIRD_LEAST = 0.42, 0.75
"""Of the width of a plate, and of its height: a smaller one would vanish behind its emblem."""
_BIRD_LARGE, _DISC = 144, 0.42
"""dp: a larger one would take the room of the number; and its emblem, in widths of it."""
_NAME_NEEDS = 104
"""dp: with less beside it, a quiet plate has no penguin."""
_NAME_FROM, _LOWER = 0.49, 0.03
"""Of the height that words have on the plate of the seat to move: where the name begins, and how far below them the
number does, so that no letter hangs into it."""
_ONE_ROW_FROM = 6
"""How many times as wide as high a quiet plate is, beside its penguin, whose name and number stand in one row."""


class PlateBoxes(NamedTuple):
    """The places of a plate's parts; what is not there has a box of a pixel and is not shown."""

    penguin: Box | None
    emblem: Box
    bot: Box | None
    name: Box
    score: Box
    details: Box


def active_boxes(box: Box, dp: float) -> PlateBoxes:
    """For the seat to move: its penguin stands on the plate, a little higher than it; a narrow one is as the others."""
    high = max(1.0, box.height)
    pad = high * _PAD
    side = min(high * 1.06, box.width * _BIRD_MOST, _BIRD_LARGE * dp)
    if side < high * _BIRD_LEAST:
        return quiet_boxes(box, dp)
    bird = Box(box.x + pad, box.y + pad / 2, side, side)
    left = bird.x + bird.width + pad / 2
    words = Box(left, box.y + pad, max(1.0, box.x + box.width - high * _SIDE - left), high - 2 * pad)
    disc = min(high * 0.4, side * _DISC)
    return PlateBoxes(
        penguin=bird,
        emblem=Box(box.x + pad, box.y + pad, disc, disc),
        bot=Box(bird.x + bird.width - disc, box.y + pad, disc, disc),
        name=words.part(0, _NAME_FROM, 1, 1 - _NAME_FROM),
        score=words.part(0, -_LOWER, 0.58, _NAME_FROM + _LOWER),
        details=words.part(0.6, -_LOWER, 0.4, _NAME_FROM + _LOWER),
    )


def has_room_for_penguin(box: Box, dp: float) -> bool:
    """Whether a quiet plate of that size has one."""
    inner = _inner(box)
    return inner.width - inner.height >= _NAME_NEEDS * dp


def quiet_boxes(box: Box, dp: float, *, pictured: bool = True) -> PlateBoxes:
    """For the others: with a penguin where there is room and all of them are `pictured`, in one row or in two."""
    inner = _inner(box)
    bird = None
    if pictured and has_room_for_penguin(box, dp):
        bird = Box(inner.x, inner.y, inner.height, inner.height)
        inner = Box(bird.x + bird.width, inner.y, inner.width - bird.width, inner.height)
    if bird and inner.width >= max(_ONE_ROW_FROM * inner.height, _ROW_NEEDS * dp):
        return _one_row(inner, bird)
    return _two_rows(inner, bird)


def _inner(box: Box) -> Box:
    high = max(1.0, box.height)
    pad, side = high * _PAD, high * _SIDE
    return Box(box.x + side, box.y + pad, max(1.0, box.width - 2 * side), high - 2 * pad)


def _one_row(inner: Box, bird: Box) -> PlateBoxes:
    disc = inner.height * 0.6
    emblem = Box(inner.x, inner.y + (inner.height - disc) / 2, disc, disc)
    left = emblem.x + disc * 1.25
    words = Box(left, inner.y, max(1.0, inner.x + inner.width - left), inner.height)
    return PlateBoxes(
        bird,
        emblem,
        _bot(bird),
        words.part(0, 0.16, 0.4, 0.68),
        words.part(0.44, 0.16, 0.24, 0.68),
        words.part(0.7, 0.12, 0.3, 0.76),
    )


def _two_rows(inner: Box, bird: Box | None) -> PlateBoxes:
    below = inner.part(0, 0, 1, 0.47)
    emblem = Box(below.x, below.y, below.height, below.height)
    rest = Box(below.x + below.height * 1.2, below.y, max(1.0, below.width - below.height * 1.2), below.height)
    return PlateBoxes(
        bird,
        emblem,
        _bot(bird) if bird else None,
        inner.part(0, 0.47, 1, 0.53),
        rest.part(0, 0, 0.5, 1),
        rest.part(0.52, 0, 0.48, 1),
    )


def _bot(bird: Box) -> Box:
    return bird.part(0.54, 0, 0.46, 0.46)
