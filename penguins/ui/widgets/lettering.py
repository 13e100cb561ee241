"""Letters as a texture, for what is drawn without widgets: sizes are pixels, whatever the density of the screen."""

from kivy.core.text import Label as Letters
from kivy.graphics.texture import Texture

from penguins.ui.base.letters import drawable, rounded_for

_SMALLEST = 18
_STEP = 0.92


def lettering(text: str, box: tuple[float, ...], largest: float) -> Texture | None:
    """One line in the rounded face, as large as fits the box; what never does ends in three dots. None of nothing."""
    font, bold = rounded_for(text)
    text = drawable(text, font)
    if not text.strip():
        return None
    size = largest
    while not _fits(text, font, bold, size, box) and size > _SMALLEST:
        size *= _STEP
    while not _fits(text, font, bold, size, (box[0], float("inf"))) and len(text) > 1:
        text = text.rstrip("…")[:-1].rstrip() + "…"
    letters = Letters(text=text, font_size=size, font_name=font, bold=bold)
    letters.refresh()
    return letters.texture


def _fits(text: str, font: str, bold: bool, size: float, box: tuple[float, ...]) -> bool:
    width, height = Letters(text=text, font_size=size, font_name=font, bold=bold).get_extents(text)
    return bool(width <= box[0] and height <= box[1])
