"""The last page of the rules: about this game."""

from penguins.ui.base.illustration import SCENE_HEIGHT, SCENE_WIDTH, Piece
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import tr
from penguins.ui.games.texts import About, Page

_PICTURE = 288.0


def about_page(about: About, seats: range, picture: str) -> Page:
    """For whom it is, how long it takes, and who made it, as far as its rule sheet tells."""
    facts = [tr(fact) for fact in (about.minutes, about.ages) if fact]
    lines = [formats.players(seats), *facts, _authors(about), _publisher(about)]
    scene = (Piece(picture, SCENE_WIDTH / 2, SCENE_HEIGHT / 2, _PICTURE),)
    return Page(tr("About this game"), "\n".join(filter(None, lines)), scene)


def _authors(about: About) -> str:
    return tr("A game by {names}", names=formats.joined(about.authors)) if about.authors else ""


def _publisher(about: About) -> str:
    if not about.publisher:
        return ""
    if about.year:
        return tr("Published by {publisher}, {year}", publisher=about.publisher, year=about.year)
    return tr("Published by {publisher}", publisher=about.publisher)
