"""How a window looks, in numbers: every widget that can be seen and every shape it draws. So two can be compared."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from kivy.graphics import Color, Rotate, Scale, Translate
from kivy.graphics.instructions import InstructionGroup, VertexInstruction
from kivy.uix.label import Label
from kivy.uix.widget import Widget

from penguins.ui.widgets.picture import Picture
from tests.ui.fitting import Rect, visible, window_rect

_FEATURES: dict[type, tuple[str, ...]] = {
    VertexInstruction: ("pos", "size", "points", "radius", "source"),
    Color: ("rgba",),
    Rotate: ("angle", "origin"),
    Scale: ("xyz", "origin"),
    Translate: ("xyz",),
}
Appearance = list[tuple[str, tuple[Any, ...]]]
"""What each thing is, and its numbers: from the back to the front."""


def appearance(root: Widget) -> Appearance:
    """All that can be seen of a widget and of what lies on it."""
    return [(_name(widget), tuple(_numbers(widget, rect))) for widget, rect, _ in visible(root, window_rect())]


def differences(one: Appearance, other: Appearance) -> list[str]:
    """Where two differ, in words: what is only in one of them, and the first thing that stands differently."""
    names, others = [name for name, _ in one], [name for name, _ in other]
    if names != others:
        lost, new = [name for name in names if name not in others], [name for name in others if name not in names]
        return [f"not there: {lost}, not wanted: {new}"]
    return [
        f"{name}: {here} instead of {there}"
        for (name, there), (_, here) in zip(one, other, strict=True)
        if here != there
    ]


def _name(widget: Widget) -> str:
    named = isinstance(widget, Picture)  # a screen has another name each time
    word = getattr(widget, "text", "") or getattr(widget, "label", "") or (widget.name if named else "")
    return f"{type(widget).__name__} {word!r}"


def _numbers(widget: Widget, rect: Rect) -> Iterator[Any]:
    yield _rounded(rect)
    yield round(widget.opacity, 2)
    if isinstance(widget, Label):
        yield round(widget.font_size, 1), widget.bold, _rounded(widget.texture_size)
    below = {id(child.canvas) for child in widget.children}
    for instruction in _drawn(widget.canvas, below):
        yield from _features(instruction)


def _drawn(group: InstructionGroup, below: set[int]) -> Iterator[Any]:
    """What a widget draws itself: its children's canvases hang in its own."""
    for instruction in group.children:
        if isinstance(instruction, InstructionGroup):
            if id(instruction) not in below:
                yield from _drawn(instruction, below)
        else:
            yield instruction


def _features(instruction: Any) -> Iterator[Any]:
    kind: Any = type(instruction)  # mypy thinks that a class has no hash
    for names, digits in _told_of(kind):
        if any(getattr(instruction, "size", (1, 1))):
            yield kind.__name__, *(_rounded(getattr(instruction, name), digits) for name in names)


@cache
def _told_of(kind: type) -> list[tuple[list[str], int]]:
    """Which of its features count, and how many digits of them."""
    return [
        ([name for name in names if hasattr(kind, name)], 2 if one is Color else 0)
        for one, names in _FEATURES.items()
        if issubclass(kind, one)
    ]


def _rounded(value: Any, digits: int = 0) -> Any:
    if isinstance(value, (int, float)):
        return round(value, digits)
    if isinstance(value, (list, tuple)):
        return tuple([_rounded(item, digits) for item in value])
    return value
