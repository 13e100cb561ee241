"""What lies below the towns: the piles, the die, what waits in hand, and the card that explains them."""

from collections.abc import Hashable, Iterator
from typing import Any

from kivy.metrics import dp
from kivy.uix.modalview import ModalView
from kivy.uix.widget import Widget

from penguins.games.icetown.geometry import COLOURS
from penguins.games.icetown.scoring import Points
from penguins.games.icetown.state import IceTownState
from penguins.ui.base import layouts, theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.idle import Idle
from penguins.ui.base.outlines import rounded_box
from penguins.ui.games.icetown import labels, words
from penguins.ui.games.icetown.die import Die
from penguins.ui.games.icetown.layout import over_words
from penguins.ui.games.icetown.pile import Pile, PointsPlate
from penguins.ui.games.light import LEGAL, LightLayer
from penguins.ui.widgets.life import Life
from penguins.ui.widgets.picture import Picture

layouts.load("games/icetown")

_LINE = 20
"""dp: the height of words under the die."""


class Controls(Widget):
    """Everything below the towns. The penguins that wait there live by the board's `life`."""

    def __init__(self, idle: Idle, life: Life, **kwargs: Any) -> None:
        super().__init__(size_hint=(None, None), **kwargs)
        self._life, self._light = life, LightLayer()
        self.die = Die(idle)
        self.total = PointsPlate()
        """The score of the large town: the sum of those beside it."""
        self.piles = tuple(Pile(colour) for colour in COLOURS)
        self.loot = Picture(name="", size_hint=(None, None))
        """The stolen penguin that is to be placed, where a pile would be."""
        for child in (self._light, self.total, *self.piles, self.loot, self.die):
            self.add_widget(child)

    def place(self, die: Box, piles: tuple[Box, ...], far: Pos) -> None:
        """Draw them there; `far` is where the die turns back when it is thrown."""
        room, words = over_words(die, dp(_LINE))
        self.die.place(room, far)
        self.total.place(words)
        for pile, box in zip(self.piles, piles, strict=True):
            pile.place(box)
        loot = piles[0].part(0.0, 0.26, 1.0, 0.74)
        self.loot.pos, self.loot.size = loot[:2], loot[2:]

    def pile_at(self, pos: Pos) -> int | None:
        """The colour of the pile under a finger."""
        return next((number for number, pile in enumerate(self.piles) if pile.box.holds(pos)), None)

    def told_at(self, pos: Pos, view: IceTownState, focus: int, name: str) -> str:
        """In a word, what is drawn there; `focus` is the seat of the large town, and `name` whose that is."""
        pile = self.pile_at(pos)
        if self.loot.name and self.loot.collide_point(*pos):
            return labels.on_penguin(COLOURS.index(self.loot.name.split("_")[1]))
        if pile is not None and self.piles[pile].score.collide_point(*pos):
            return words.counted(pile, view.points(focus)[pile])
        if pile is not None:
            return labels.on_pile(view, pile)
        if self.total.collide_point(*pos):
            return labels.on_town(view, focus, name)
        return labels.on_die(self.die.face) if self.die.opacity and self.die.box.holds(pos) else ""

    def show_piles(self, left: list[int], points: Points | None, *, quiet: bool) -> None:
        """All four piles at once, and the sum of the points."""
        for number, pile in enumerate(self.piles):
            pile.show(left[number], points and points[number], quiet=quiet)
        self.total.show(points and points.total, "icon_trophy", theme.LIT)

    def light(self, piles: tuple[int, ...], *, die: bool, hops: bool) -> None:
        """Light what may be touched; the die hops while it waits."""
        self._light.clear()
        lit = [self.piles[number].cards for number in piles]
        for box in [*lit, self.die.cube] if die else lit:
            self._light.rim(rounded_box(box, box.width * 0.2), LEGAL)
        self.die.wait(hops=die and hops)

    def show_hand(self, colour: int | None, choosable: tuple[int, ...] = (), *, stolen: bool = False) -> None:
        """The penguin that is to be placed waits at its pile, or, stolen, where a pile would be. Where several may be
        chosen, all of them offer themselves."""
        waiting = set() if stolen else ({colour} if colour is not None else set(choosable))
        for number, pile in enumerate(self.piles):
            pile.show_waiting(number in waiting)
        self.loot.name = f"penguin_{COLOURS[colour]}_idle" if stolen and colour is not None else ""
        for key, picture in self._waiting():
            if picture.name:
                self._life.add(key, picture, picture.name.split("_")[1], "may_move")
            else:
                self._life.remove(key)

    def _waiting(self) -> Iterator[tuple[Hashable, Picture]]:
        yield "loot", self.loot
        yield from ((f"pile {pile.colour}", pile.waiting) for pile in self.piles)


class HelpCard(ModalView):
    """Shows in pictures what each colour scores and what each face of the die means. A tap anywhere puts it away."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        for colour in COLOURS:
            self.ids.aims.add_widget(Picture(name=f"penguin_{colour}_idle"))
            self.ids.aims.add_widget(Picture(name=f"aim_{colour}"))
        for face in range(1, 7):
            self.ids.faces.add_widget(Picture(name=f"die_{face}"))

    def on_touch_down(self, touch: Any) -> bool:
        self.dismiss()
        return True
