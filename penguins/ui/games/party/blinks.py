"""The penguins on the cards blink now and then: one at a time, by the heartbeat."""

from collections.abc import Callable, Sequence
from random import Random

from penguins.ui.base.idle import Idle
from penguins.ui.games.party.card import Card

_SHUT = 0.14
"""Seconds."""
_BETWEEN = (0.5, 1.8)
"""Seconds from one blink of a card to the next one of any card: at least, at most."""


class Blinks:
    """Lets one of the cards that are `seen` blink, then another. It remembers no card whose eyes are open."""

    def __init__(self, idle: Idle, seen: Callable[[], Sequence[Card]]) -> None:
        self._idle, self._seen = idle, seen
        self._luck = Random(1)
        self._next, self._ends = 0.0, 0.0
        self._blinking: Card | None = None

    def begin(self) -> None:
        """Live by the heartbeat."""
        self._idle.join(self.beat, self.rest)

    def close(self) -> None:
        """The board is no longer needed."""
        self.rest()
        self._idle.leave(self.beat)

    def beat(self, now: float) -> None:
        if self._blinking is not None and now >= self._ends:
            self.rest()
        if now < self._next:
            return
        self._next = now + self._luck.uniform(*_BETWEEN)
        awake = [card for card in self._seen() if card.can_blink]
        if awake:
            self.rest()
            self._blinking, self._ends = self._luck.choice(awake), now + _SHUT
            self._blinking.blink(True)

    def rest(self) -> None:
        """Eyes open."""
        if self._blinking is not None:
            self._blinking.blink(False)
            self._blinking = None
