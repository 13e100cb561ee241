"""Laying out the pieces of a scene."""

from collections.abc import Sequence

from penguins.ui.texts.parts import SCENE_WIDTH, Piece, Scene


def row(names: Sequence[str], y: float, width: float, step: float, middle: float = SCENE_WIDTH / 2) -> Scene:
    """Pictures side by side, `step` apart, around the middle."""
    left = middle - step * (len(names) - 1) / 2
    return tuple(Piece(name, left + step * at, y, width) for at, name in enumerate(names) if name)


def grid(
    lines: Sequence[Sequence[str]], top: float, width: float, step: float, middle: float = SCENE_WIDTH / 2
) -> Scene:
    """Lines of pictures below each other; an empty name leaves a gap."""
    return tuple(piece for at, line in enumerate(lines) for piece in row(line, top - step * at, width, step, middle))
