"""The coach's hint on the board of a match: first which piece, then where and why."""

from collections.abc import Sequence

from penguins.core.reason import Reason
from penguins.session.conductor import Table
from penguins.session.record import Record
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import AnyBoard
from penguins.ui.games.reasons import because

_MOST_LETTERS = 50
"""What a penguin says at once: of several reasons, as many as fit."""


class Advice:
    """Shows a hint as far as it is told, and has a sentence for it until the person does something."""

    def __init__(self, board: AnyBoard, record: Record) -> None:
        self._board = board
        self._game = record.setup.game.id
        self._names = [seat.name for seat in record.setup.seats]
        self._pointing = False
        self.sentence = ""

    def show(self, table: Table) -> None:
        """Point at what the hint has told; while it is on its way, say so."""
        if table.hint is None or self._board.is_holding:
            self.sentence = tr("Let me think…") if table.thinking else ""
            return
        piece_only = table.hint_shows == "piece"
        self._pointing = True  # the board may ask for something else now: that is not news
        self._board.point_at(table.hint, piece_only=piece_only)
        self._pointing = False
        self._board.advised = None if piece_only else table.hint
        self.sentence = _which() if piece_only else why(self._game, table.hint_reasons, self._names)

    def overheard(self) -> None:
        """The board asks for something else: unless it is because of the hint, the person has done something."""
        if not self._pointing:
            self.sentence = ""

    def forget(self) -> None:
        """There is something new on the board."""
        self.sentence = ""


def _which() -> str:
    return tr("Try this one. Ask again to see where.")


def why(game: str, reasons: Sequence[Reason], names: Sequence[str]) -> str:
    """What speaks for a move, in a sentence that can be read at a glance."""
    told = [because(game, reasons[:number], names) for number in range(len(reasons), 0, -1)]
    short = [sentence for sentence in told if len(sentence) <= _MOST_LETTERS]
    return (short or told[-1:] or [tr("Try this one.")])[0]
