"""Dragging a card from the hand to the pyramid."""

from collections.abc import Sequence

from penguins.ui.base.box import Pos
from penguins.ui.games.board import ABOVE_FINGER
from penguins.ui.games.light import LARGER
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.drawing import PartyDrawing


class PartyDrag:
    """Carries a card under the finger; a lit place that is near rises and attracts it."""

    def __init__(self, drawing: PartyDrawing) -> None:
        self._drawing = drawing
        self._target: int | None = None
        """The lit place that attracts the card."""

    def take(self, card: Card) -> None:
        """Lift the card out of the fan: larger, and above all else."""
        card.angle = 0
        self._drawing.held.take(card)

    def aim(self, pos: Pos) -> Pos:
        """Between the finger and the card that it carries: both may be meant."""
        return pos[0], pos[1] + self._lift / 2

    def move(self, held: Card, pos: Pos, slots: Sequence[int]) -> None:
        """Follow the finger, or lie on the lit slot that it is near."""
        pyramid = self._drawing.pyramid
        target = pyramid.nearest(self.aim(pos), slots)
        if target != self._target:
            self._target = target
            pyramid.single_out(target)
            width, height = pyramid.grid.card if target is not None else self._drawing.fan.card_size
            held.size = width * LARGER, height * LARGER
        centre = pyramid.centre(target) if target is not None else (pos[0], pos[1] + self._lift)
        self._drawing.held.carry(held, centre)

    def let_go(self) -> int | None:
        """Nothing attracts the card any more; the slot that did until now."""
        target, self._target = self._target, None
        self._drawing.pyramid.single_out(None)
        return target

    @property
    def _lift(self) -> float:
        return self._drawing.fan.card_size[1] * ABOVE_FINGER
