"""The heap under the finger. What else a board may do (dragging, dice, curtains) stands in `Board`."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any

from penguins.core.game import Event
from penguins.session.looking_back import Past
from penguins.ui.base.box import Pos
from penguins.ui.base.keys import KeyStop
from penguins.ui.base.motion import Step
from penguins.ui.base.standing import Standing
from penguins.ui.games.board import Board, Stagehands
from tests.null_game.actions import PebblesAction, Take
from tests.null_game.events import Taken
from tests.null_game.face import words
from tests.null_game.face.drawing import HeapDrawing
from tests.null_game.face.layout import lay_out
from tests.null_game.face.motion import PebblesMotion
from tests.null_game.state import PebblesState


class PebblesBoard(Board[PebblesState, PebblesAction]):
    """Touch a pebble: it and all above it are taken."""

    def __init__(self, hands: Stagehands, **kwargs: Any) -> None:
        super().__init__(hands, **kwargs)
        self.drawing = HeapDrawing(hands.preferences.setting("count_pebbles"))
        self.add_widget(self.drawing)
        self._motion = PebblesMotion(self.drawing, hands, self.show)
        self.last = range(0)
        """Where the pebbles lay that were taken last."""
        self.hinted = range(0)

    # Showing

    def show(self, view: PebblesState) -> None:
        self.view = view
        self.drawing.show(view, lay_out(self.area))
        self._light()

    def steps(self, events: Sequence[Event], view: PebblesState) -> Iterable[Step]:
        self._note(events)
        return self._motion.steps(events, view)

    def forget_last(self) -> None:
        self.last = range(0)

    def remember(self, past: Past) -> None:
        self._note(past.events)

    def _note(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event, Taken):
                self.last = range(event.heap - event.pebbles, event.heap)

    def _light(self) -> None:
        self.drawing.no_light()
        self.drawing.light("town_plot", self.last)
        self.drawing.light("town_lit", self._lit())
        self.drawing.light("town_hint", self.hinted)

    def _lit(self) -> range:
        """The pebbles that can be touched."""
        return self._top(self.view.most) if self.chooser is not None else range(0)

    def _top(self, pebbles: int) -> range:
        return range(max(0, self.view.heap - pebbles), self.view.heap)

    # Words

    def prompt(self, view: PebblesState) -> str:
        return words.prompt(view)

    def standing(self, view: PebblesState, seat: int) -> Standing:
        return words.standing(view, seat)

    # Turns

    def let_choose(self, seat: int) -> None:
        super().let_choose(seat)
        self._light()

    def stop_choosing(self) -> None:
        super().stop_choosing()
        self.hinted = range(0)
        if self.view is not None:
            self._light()

    def point_at(self, action: PebblesAction, *, piece_only: bool = False) -> None:  # noqa: ARG002  # there is one heap
        self.hinted = self._top(action.pebbles)
        self._light()

    def label_at(self, pos: Pos) -> str:
        heap = range(self.view.heap) if self.view is not None else range(0)
        return "" if self.drawing.layout.pebble_at(pos, heap) is None else words.left(self.view)

    # Fingers and keys

    def tap(self, pos: Pos) -> None:
        touched = self.drawing.layout.pebble_at(pos, range(self.view.heap))
        if touched is None:
            return
        if touched in self._lit():
            self.choose(Take(self.view.heap - touched))
        else:
            self.refuse(words.why_not())

    def key_stops(self) -> list[KeyStop]:
        return [self._stop(pebble) for pebble in self._lit()]

    def _stop(self, pebble: int) -> KeyStop:
        return self.key_stop(self.drawing.layout.place(pebble).centre, partial(self.drawing.mark_for_keys, pebble))


BOARD = PebblesBoard
