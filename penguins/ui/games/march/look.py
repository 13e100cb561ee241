"""A secret look: choose a tile, hold it, see it, let go. What is under it shows only while it is held."""

from collections.abc import Callable
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

HOLD_SECONDS = 0.35
"""How long a finger must rest before the tile opens, so that a tap does not waste the look."""
_KEY = "key"
"""The finger of somebody who holds a key down."""


class SecretLook:
    """Where the look is between the first touch and letting go."""

    def __init__(self, ask: Callable[[int], None], changed: Callable[[], None]) -> None:
        """`ask` asks the rules for what is under a tile; they answer with `know`."""
        self.cell: int | None = None
        """The tile that was chosen."""
        self.holder: int | None = None
        """The seat that may look, once it is known what is there."""
        self._ask = ask
        self._changed = changed
        self._tile: int | None = None
        self._finger: Any = None
        self._rested = False
        self._rest = Clock.create_trigger(lambda _: self._open(), HOLD_SECONDS)

    @property
    def held(self) -> bool:
        """Whether a finger is on the tile."""
        return self._finger is not None

    @property
    def rested(self) -> bool:
        """Whether the finger has been on the tile for long enough."""
        return self._rested

    def held_by(self, finger: Any) -> bool:
        """Whether it is this finger."""
        return self._finger is finger

    @property
    def waiting(self) -> bool:
        """Whether it is known what is there, and nobody has seen it to the end."""
        return self._tile is not None

    @property
    def shown(self) -> int | None:
        """What may be shown under the tile right now."""
        return self._tile if self.held and self._rested else None

    def choose(self, cell: int) -> None:
        """This tile, not yet held."""
        self.cell = cell
        self._changed()

    def press(self, finger: Any) -> None:
        """A finger rests on the chosen tile."""
        self._finger, self._rested = finger, False
        self._rest.timeout = HOLD_SECONDS
        self._rest()
        self._changed()

    def press_by_keys(self) -> None:
        """The tile is open as long as the key is down."""
        Window.bind(on_key_up=self._key_up)
        self.press(_KEY)

    def _key_up(self, *_: Any) -> None:
        Window.unbind(on_key_up=self._key_up)
        if self.held_by(_KEY):
            self.release()

    def know(self, seat: int, cell: int, tile: int) -> None:
        """This is what that seat may see under the tile."""
        self.holder, self.cell, self._tile = seat, cell, tile
        self._changed()

    def release(self) -> None:
        """The finger is lifted: it is over if there was something to see."""
        seen = self.shown is not None
        self.let_go()
        if seen:
            self.forget()

    def let_go(self) -> None:
        """The finger is gone, whatever the reason; the look is not spent."""
        self._rest.cancel()
        if self.held:
            self._finger, self._rested = None, False
            self._changed()

    def forget(self) -> None:
        """Nothing is chosen, nothing is known."""
        self.let_go()
        if self.cell is not None:
            self.cell = self.holder = self._tile = None
            self._changed()

    def _open(self) -> None:
        self._rested = True
        if self._tile is None and self.cell is not None:
            self._ask(self.cell)
        else:
            self._changed()
