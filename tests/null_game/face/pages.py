"""How it goes, page by page: for a match as it was chosen, or with all there is to choose."""

from penguins.ui.base.illustration import Piece, row
from penguins.ui.base.words.translate import tr
from penguins.ui.games.texts import Chosen, Page


def pages(chosen: Chosen | None) -> tuple[Page, ...]:
    """All pages."""
    most = {None: tr("two or three"), "two": tr("two"), "three": tr("three")}
    text = tr(
        "In turn, take up to {most} pebbles from the heap. The last one lies on a coin. The most pebbles win.",
        most=most[None if chosen is None else chosen.options["most"]],
    )
    scene = (*row(["chip_silver"] * 3, 90, 48, 56), Piece("chip_gold", 160, 34, 48))
    return (Page(tr("All there is to it"), text, scene),)
