"""Looks at every text and every target on the window with a ruler."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kivy.core.text import Label as Letters
from kivy.core.window import Window
from kivy.metrics import dp, sp
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from penguins.ui.base import theme
from penguins.ui.base.letters import drawable
from penguins.ui.base.surface import surface
from penguins.ui.widgets.buttons import PushButton, Tappable
from penguins.ui.widgets.choices import SlideBar, Toggle
from penguins.ui.widgets.chronicle import NewsCard
from penguins.ui.widgets.digits import Digits, width_of_digits
from penguins.ui.widgets.labels import fits
from penguins.ui.widgets.picture import Picture
from penguins.ui.widgets.seat_row import NameField
from penguins.ui.widgets.toast import ToastLayer

SLACK = 1.5


class Rect(NamedTuple):
    left: float
    bottom: float
    right: float
    top: float

    def within(self, other: "Rect") -> bool:
        return (
            self.left >= other.left - SLACK
            and self.bottom >= other.bottom - SLACK
            and self.right <= other.right + SLACK
            and self.top <= other.top + SLACK
        )

    def cut(self, clip: "Rect") -> "Rect":
        """The part inside another."""
        return Rect(
            max(self.left, clip.left),
            max(self.bottom, clip.bottom),
            min(self.right, clip.right),
            min(self.top, clip.top),
        )

    @property
    def area(self) -> float:
        return max(0.0, self.right - self.left) * max(0.0, self.top - self.bottom)

    def overlaps(self, other: "Rect") -> bool:
        return (
            self.left < other.right - SLACK
            and other.left < self.right - SLACK
            and self.bottom < other.top - SLACK
            and other.bottom < self.top - SLACK
        )


class Seen(NamedTuple):
    """A widget, where it is, and the part of the window where it can be seen: scrolled away is not seen."""

    widget: Widget
    rect: Rect
    clip: Rect


def complaints(root: Widget) -> list[str]:
    """All that is cut, overflows, overlaps, or is too small for a finger."""
    seen = visible(root, window_rect())
    shown = [widget for widget, _, _ in seen]
    labels = {widget: clip for widget, _, clip in seen if isinstance(widget, Label) and widget.text.strip()}
    letters = {label: text_rect(label) for label in labels}
    found = [complaint for label in labels for complaint in _about_text(label)]
    found += [complaint for widget in shown if isinstance(widget, Digits) for complaint in _about_digits(widget)]
    found += [complaint for widget in shown if isinstance(widget, NameField) for complaint in _about_name(widget)]
    found += [complaint for widget in shown if isinstance(widget, Tappable) for complaint in _about_target(widget)]
    found += [complaint for widget in shown if isinstance(widget, Tappable) for complaint in _about_word(widget)]
    found += [complaint for widget in shown if isinstance(widget, PushButton) for complaint in _about_middle(widget)]
    found += [
        f"{label.text!r} reaches out of the window"
        for label, rect in letters.items()
        if labels[label] == window_rect() and not rect.within(window_rect())
    ]
    parts = {label: rect.cut(labels[label]) for label, rect in letters.items()}
    found += [
        f"{one.text!r} overlaps {other.text!r}"
        for one, other in combinations(labels, 2)
        if parts[one].overlaps(parts[other])
    ]
    found += [complaint for at, one in enumerate(seen) for complaint in _about_cover(one, seen[at + 1 :])]
    return found


def _about_cover(below: Seen, above: list[Seen]) -> Iterator[str]:
    """What can be tapped is not hidden by a picture that is none of its own; a hat may touch its edge."""
    if not isinstance(below.widget, Tappable):
        return
    own = set(below.widget.walk(restrict=True))
    tapped = below.rect.cut(below.clip)
    for widget, _, clip in above:
        if not isinstance(widget, Picture) or not widget.name or widget in own:
            continue
        if picture_rect(widget).cut(clip).cut(tapped).area > tapped.area / 3:
            yield f"the picture {widget.name!r} covers {_word_of(below.widget)!r}"


def _about_word(widget: Widget) -> Iterator[str]:
    """A picture that can be tapped has a word for whoever does not know it; switches stand beside theirs."""
    if isinstance(widget, Toggle | SlideBar) or widget.disabled:
        return
    if not _word_of(widget):
        yield f"{type(widget).__name__} {getattr(widget, 'icon', '')!r} has no word"


def _about_middle(button: PushButton) -> Iterator[str]:
    """An icon and the words behind it stand in the middle as one."""
    icon = next(child for child in button.children if isinstance(child, Picture))
    words = next(child for child in button.children if isinstance(child, Label))
    if not icon.name or not words.line_width:
        return
    before, behind = icon.x - button.x, button.right - words.x - words.line_width
    if abs(before - behind) > 2 * SLACK:
        yield f"{button.text!r} has {before:.0f} before its icon and {behind:.0f} behind its words"


def _word_of(target: Widget) -> str:
    """What is said of it, or the first that stands on it."""
    words = (child.text.strip() for child in target.walk(restrict=True) if isinstance(child, Label))
    return getattr(target, "label", "") or next(filter(None, words), "")


def window_rect() -> Rect:
    return Rect(0, 0, *Window.size)


def visible(widget: Widget, clip: Rect) -> list[Seen]:
    """Widgets that can be seen, from the back to the front."""
    if isinstance(widget, ToastLayer | NewsCard):  # comes over everything for a moment, on a sheet of its own
        return []
    if not widget.opacity or not widget.width or not widget.height:
        return []
    rect = rect_of(widget)
    if not rect.overlaps(clip):
        return []
    inner = rect.cut(clip) if isinstance(widget, ScrollView) else clip
    found = [Seen(widget, rect, clip)]
    for child in reversed(widget.children):
        found += visible(child, inner)
    return found


def rect_of(widget: Widget) -> Rect:
    one = widget.to_window(widget.x, widget.y)
    other = widget.to_window(widget.right, widget.top)
    return Rect(min(one[0], other[0]), min(one[1], other[1]), max(one[0], other[0]), max(one[1], other[1]))


def picture_rect(picture: Picture) -> Rect:
    """Where the picture is, not the box it stands in."""
    x, y = picture.to_window(*picture._drawn.pos)
    width, height = picture._drawn.size
    return Rect(x, y, x + width, y + height)


def text_rect(label: Label) -> Rect:
    """Where the letters are, not the box they stand in."""
    letters = Letters(
        text=label.text,
        font_size=label.font_size,
        font_name=label.font_name,
        bold=label.bold,
        text_size=(label.width, None),
    )
    letters.resolve_font_name()
    width = min(label.width, max(letters.get_extents(line)[0] for line in _lines(label.text)))
    height = min(letters.render()[1], label.height)
    box = rect_of(label)
    left = {"left": box.left, "right": box.right - width}.get(label.halign, (box.left + box.right - width) / 2)
    bottom = {"top": box.top - height, "bottom": box.bottom}.get(label.valign, (box.bottom + box.top - height) / 2)
    return Rect(left, bottom, left + width, bottom + height)


def _lines(text: str) -> list[str]:
    return text.split("\n") or [text]


def _about_text(label: Label) -> Iterator[str]:
    width = label.width - label.padding[0] - label.padding[2]
    height = label.height - label.padding[1] - label.padding[3]
    if not fits(label.text, label.font_size, label.font_name, label.bold, (width + SLACK, height + SLACK)):
        yield f"{label.text!r} does not fit {width:.0f} x {height:.0f} at {label.font_size:.0f}"
    if label.shorten:
        yield f"{label.text!r} ends in three dots"
    elif drawn_letters(label) != "".join(drawable(label.text, label.font_name).replace("·", "").split()):
        yield f"{label.text!r} is drawn as {drawn_letters(label)!r}"
    if not is_of_the_scale(label.font_size):
        yield f"{label.text!r} is {label.font_size / sp(1):.1f} large, which is none of the six sizes"


def drawn_letters(label: Label) -> str:
    """What can be read of it, without spaces and the dots that stand between facts of one line only."""
    lines = label._label._cached_lines
    return "".join("".join(word.text for line in lines for word in line.words).replace("·", "").split())


def _about_name(field: NameField) -> Iterator[str]:
    width = field.width - field.padding[0] - field.padding[2]
    if not fits(field.text, field.font_size, field.font_name, False, (width, 1.6 * field.font_size)):
        yield f"{field.text!r} does not fit {width:.0f} at {field.font_size:.0f}"


def _about_digits(number: Digits) -> Iterator[str]:
    if width_of_digits(number.text, round(number.font_size)) > number.width + SLACK:
        yield f"{number.text!r} does not fit {number.width:.0f} at {number.font_size:.0f}"
    if not is_of_the_scale(number.font_size):
        yield f"{number.text!r} is {number.font_size / sp(1):.1f} large, which is none of the six sizes"


def is_of_the_scale(font_size: float) -> bool:
    """Whether it is one of the six sizes, as somebody has chosen their text, or as it is where there is no room."""
    scales = (1.0, surface.plain_scale, surface.text_scale)
    sizes = {size * scale for size in theme.TYPE_SCALE for scale in scales}
    return any(abs(font_size - sp(size)) < 0.01 for size in sizes)


def _about_target(widget: Widget) -> Iterator[str]:
    least = dp(surface.target) - SLACK
    if not widget.disabled and (widget.width < least or widget.height < least):
        name = getattr(widget, "label", "") or getattr(widget, "text", "") or type(widget).__name__
        yield f"target {name!r} is {widget.width:.0f} x {widget.height:.0f}"
