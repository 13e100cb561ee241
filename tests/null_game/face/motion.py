"""How the events of Pebbles are animated: each becomes steps, which say how many seconds until the next."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.ui.base.motion import Step
from penguins.ui.games.board import Stagehands
from tests.null_game.events import CoinFound, HeapLaid, Taken
from tests.null_game.face.drawing import HeapDrawing
from tests.null_game.state import PebblesState


class PebblesMotion:
    """It moves what the drawing shows; the board shows the new view afterwards, so nothing here must last."""

    def __init__(self, drawing: HeapDrawing, hands: Stagehands, show: Callable[[PebblesState], None]) -> None:
        self._drawing = drawing
        self._hands = hands
        self._show = show

    def steps(self, events: Sequence[Event], view: PebblesState) -> Iterator[Step]:
        """How to play them, one after the other."""
        for event in events:
            match event:
                case HeapLaid():
                    yield partial(self._lay, view)
                case Taken(seat, pebbles):
                    yield partial(self._take, seat, pebbles)
                case CoinFound():
                    yield partial(self._lay, view)
                case MatchOver():
                    yield partial(self._play_sound, "win")

    def _lay(self, view: PebblesState) -> float:
        self._show(view)
        return self._play_sound("place")

    def _take(self, seat: int, pebbles: int) -> float:
        """They fly to their owner's panel."""
        x, y = self._drawing.to_widget(*self._hands.owner_pos(seat))
        for piece in self._drawing.pebbles[-pebbles:]:
            self._hands.motion.animate(piece, 0.4, "in_out_quad", center_x=x, center_y=y)
        self._drawing.no_light()
        return self._play_sound("chip")

    def _play_sound(self, name: str) -> float:
        self._hands.sounds.play(name)
        return 0.4
