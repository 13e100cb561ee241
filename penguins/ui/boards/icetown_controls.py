"""The piles, the die and the question beside a town."""

from typing import Any

from kivy.graphics import Color, Ellipse
from kivy.metrics import dp
from kivy.uix.widget import Widget

from penguins.games.icetown.scoring import Points
from penguins.games.icetown.town import COLOURS
from penguins.ui import theme
from penguins.ui.boards.icetown_layout import Box
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import Picture


class Pile(Widget):
    """The penguins of one colour that are left, and what that colour brings the large town."""

    def __init__(self, colour: str, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._colour = colour
        self.box = Box(0, 0, 1, 1)
        self._lit = Picture(name="")
        self._cards = Picture(name=f"pile_{colour}")
        self._left = Words(bold=True, type_size=theme.TYPE_SMALL, color=theme.rgba(theme.TEXT))
        self._points = Words(bold=True, type_size=theme.TYPE_TITLE, color=theme.rgba(theme.TEXT_ON_SEA))
        with self._cards.canvas.after:
            Color(*theme.rgba(theme.PANEL))
            self._badge = Ellipse()
        for child in (self._lit, self._cards, self._left, self._points):
            self.add_widget(child)

    def place(self, box: Box) -> None:
        """Draw it there."""
        self.box = box
        inner = box.fit(76, 124)
        words = inner.height * 0.27
        cards = Box(inner.x, inner.y + words, inner.width, inner.height - words).fit(72, 88)
        self._cards.pos, self._cards.size = cards[:2], cards[2:]
        self._lit.pos, self._lit.size = (cards.x - cards.width * 0.1, cards.y), (cards.width * 1.2, cards.height)
        badge = max(dp(20), cards.width * 0.34)
        self._badge.pos = (cards.x + cards.width - badge * 0.8, cards.y + cards.height - badge)
        self._badge.size = (badge, badge)
        self._left.pos, self._left.size = self._badge.pos, (badge, badge)
        self._points.pos, self._points.size = (inner.x, inner.y), (inner.width, words)

    def show(self, left: int, points: int, lit: bool) -> None:
        """How many are left, what the colour brings, and whether one may be taken."""
        self._cards.name = f"pile_{self._colour}" if left else "pile_empty"
        self._left.text = str(left)
        self._points.text = str(points)
        self._lit.name = "town_lit" if lit else ""

    @property
    def source(self) -> tuple[float, float]:
        """Where its penguins wait."""
        x, y = self._cards.center
        return float(x), float(y)


class Die(Widget):
    """The die, and light around it when it waits for a hand."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.box = Box(0, 0, 1, 1)
        self._lit = Picture(name="")
        self._cube = Picture(name="die_6")
        self.add_widget(self._lit)
        self.add_widget(self._cube)

    def place(self, box: Box) -> None:
        """Draw it there."""
        self.box = box
        cube = box.fit(92, 100)
        for piece, shrunk in ((self._lit, 1.0), (self._cube, 0.8)):
            piece.size = cube.width * shrunk, cube.height * shrunk
            piece.center = box.centre

    def show(self, face: int, waits: bool) -> None:
        """Which face is up, and whether somebody should roll it."""
        if face:
            self._cube.name = f"die_{face}"
        self._lit.name = "town_lit" if waits else ""


class Controls(Widget):
    """Everything beside the towns."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self.die = Die()
        self.piles = tuple(Pile(colour) for colour in COLOURS)
        for child in (self.die, *self.piles):
            self.add_widget(child)

    def pile_at(self, pos: tuple[float, float]) -> int | None:
        """The colour of the pile under a finger."""
        return next((number for number, pile in enumerate(self.piles) if pile.box.holds(pos)), None)

    def show_piles(self, left: list[int], points: Points, lit: tuple[int, ...]) -> None:
        """All four piles at once."""
        for number, pile in enumerate(self.piles):
            pile.show(left[number], points[number], number in lit)
