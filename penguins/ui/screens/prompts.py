"""What the penguin of the seat to move says, and how much of that everybody in front of the screen may hear."""

from typing import Any, NamedTuple

from penguins.core.state import State, Unseen
from penguins.session.conductor import Table
from penguins.session.looking_back import spectator
from penguins.session.session import Session
from penguins.ui.base.words.sentences import is_said
from penguins.ui.base.words.translate import tr
from penguins.ui.games.board import AnyBoard


class Prompt(NamedTuple):
    """A sentence for whoever is to move."""

    sentence: str
    own: bool = False
    """Whether it may be about what only that person knows, a card in their hand."""


class Prompts:
    """Finds the words for what is waited for.

    It hears with the ears of everybody in front of the screen: of the only person, or of all who sit around it.
    """

    def __init__(self, session: Session, board: AnyBoard) -> None:
        self._session, self._board = session, board
        self._everybody = spectator(session.record)

    def now(self, table: Table, advice: str, *, picking: bool = False) -> Prompt:
        """What to say beside that table; `advice` is the coach's, if anybody has asked. While somebody is `picking`
        among secret cards, what is said tells something of what they pick."""
        if table.waits_for == "confirm":
            return Prompt(tr("Play this move?"))
        if table.finishing:
            return Prompt(tr("The rest is being played…"))
        if table.stage.kind == "human" or table.waits_for == "hand":
            asked = advice or self._board.prompt(table.view)
            picks_secretly = picking and self._session.game.secret_hands
            return Prompt(asked, own=picks_secretly or not self._asks_openly(asked))
        if table.waits_for == "bot" and table.stage.seat is not None:
            name = self._session.seats[table.stage.seat].name
            waits = table.paused and not table.thinking
            return Prompt(tr("Paused: {name} is next.", name=name) if waits else tr("{name} is thinking…", name=name))
        return Prompt("")

    def addressed(self, table: Table, sentence: str) -> str:
        """The same where several people play: it begins with whom it means."""
        name = self._asked(table)
        named = name and sentence and not is_said(name, sentence)
        return tr("{name}: {sentence}", name=name, sentence=sentence) if named else sentence

    def may_be_heard(self, table: Table, *, own: bool) -> bool:
        """Whether everybody may hear what is said now."""
        if table.waits_for == "curtain":
            return False
        return not own or table.view == self._known()

    def _asked(self, table: Table) -> str:
        """The name of whoever is to decide or to lend chance a hand, where several people play; else nobody's."""
        humans = self._session.record.setup.humans
        seat = self._board.turn_of(table.view) if table.waits_for_person else None
        return self._session.seats[seat].name if len(humans) > 1 and seat in humans else ""

    def _asks_openly(self, sentence: str) -> bool:
        """Whether the board would ask for just this if it knew no more than everybody."""
        try:
            return sentence == self._board.prompt(self._known())
        except Unseen:
            return False

    def _known(self) -> State[Any]:
        return self._session.record.match.state.seen_by(self._everybody)
