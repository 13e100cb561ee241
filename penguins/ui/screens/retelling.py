"""What happened, told beside the board of a match that is being played."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.vector import Vector

from penguins.session.conductor import Table
from penguins.session.looking_back import first_since
from penguins.session.record import Record
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.entry import Entry
from penguins.ui.base.keys import TARGET
from penguins.ui.base.surface import surface
from penguins.ui.games.board import AnyBoard
from penguins.ui.games.chronicle import Chronicle, news
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.widgets.chronicle import EASY, ENOUGH, LEAST_ROWS, LOOSE, MOST_NEWS, ChronicleView, NewsCard
from penguins.ui.widgets.play_layout import Beside, PlayLayout

_LAST = 30
"""So many entries can be looked at during a match; all of them are in its replay."""
_MOST_READ = 5
"""So many sentences are read by themselves at most."""
_SHARE_ASIDE = 0.6
"""How much of the height of the board the card takes at most, beside all that it tells of."""
_NARROWEST = 180
"""dp: how wide its place is at least, at normal text."""


class _Place(NamedTuple):
    """Room in which the card hides nothing of the board; `low`: it stands on its end, else it hangs from its top."""

    box: Box
    low: bool = False
    least: float = theme.TYPE_SMALL
    """The smallest letters for which it is rather taken than the next."""


class Retelling:
    """Keeps the list of the last moves up to date. What the person to move has missed is fresh, until their first
    touch; where the list has no room for it, it stands on a card: in place of the list, or where it hides nothing of
    the board, if need be over the plates of the others."""

    def __init__(self, record: Record, board: AnyBoard, view: ChronicleView, layout: PlayLayout) -> None:
        self._record = record
        self._board = board
        self._view = view
        self._layout = layout
        self._chronicle = Chronicle(record)
        self._heard = 0
        """What happened before the log was that long, the person at the screen has seen."""
        self._missed: list[Entry] = []
        """What nobody has read aloud yet."""
        self._news: list[Entry] = []
        """What nobody has seen yet."""
        self._told: list[Entry] = []
        """What of it is on the card."""
        self._card = NewsCard()
        self._place = _Place(Box(0.0, 0.0, 1.0, 1.0))
        """Where the card is, if there is no column."""
        self._room = 0.0
        """How high it may be in one, from its end."""
        self._place_soon = Clock.create_trigger(self._place_card)  # once the board has drawn what there is
        place_now = Clock.create_trigger(self._place_card, -1)  # once board and column are where they stay
        for trigger in (place_now, self._place_soon):
            board.bind(pos=trigger, size=trigger)
            layout.bind(beside=trigger)
        board.bind(on_ring=self._make_room)
        self._card.bind(height=self._hang_card)

    def follow(self, table: Table) -> None:
        """What the match has come to. Nothing is told before it is seen: what is being shown, what the next person
        will be shown when the curtain is raised, and the end, which is counted first."""
        if table.showing.again:
            return
        self._heard = min(self._heard, len(self._record.match.log))
        self._put_news_away()
        if table.waits_for == "curtain" and table.stage.seat is not None:
            self._view.entries = self._chronicle.last(_LAST, first_since(self._record.match, table.stage.seat))
        elif table.waits_for != "show" and table.stage.kind != "over":
            self._tell(table)

    def _tell(self, table: Table) -> None:
        log = len(self._record.match.log)
        seat = self._board.turn_of(table.view) if table.waits_for in ("person", "hand") else None
        is_person = seat is not None and seat in self._record.setup.humans
        first = max(self._heard, first_since(self._record.match, seat)) if is_person and seat is not None else log
        self._view.entries = self._chronicle.last(_LAST)
        self._view.fresh = range(first, log)
        self._miss(news(self._chronicle.since(first)) if first < log else [])

    def sentence(self, moment: int) -> str:
        """What happened then, in a sentence."""
        return next((entry.sentence for entry in self._chronicle.between(moment, moment + 1)), "")

    def touched(self, table: Table) -> None:
        """Somebody does something: if they are asked to, they have read it. Behind a curtain nobody has."""
        if table.waits_for in ("person", "confirm", "hand"):
            self._heard = len(self._record.match.log)
            self._put_news_away()

    def _put_news_away(self) -> None:
        self._view.fresh = range(0)
        self._miss([])

    def take_missed(self) -> list[str]:
        """What is new to the person to move, in sentences; each is handed out once."""
        missed, self._missed = self._missed, []
        return [entry.sentence for entry in missed[-_MOST_READ:]]

    def reads(self, touch: MotionEvent) -> bool:
        """Whether a finger there wants the card to be read aloud, and not what can be taken up below it."""
        near = dp(surface.target) / 2
        below = any(Vector(stop.pos).distance(touch.opos) < near for stop in self._board.stops())
        return self._card.reads(touch) and not below

    @property
    def is_chosen_by_keys(self) -> bool:
        """Whether the ring is around what reads the card aloud."""
        return self._card.parent is not None and bool(self._card.ids.reader.chosen_by_keys)

    def _miss(self, missed: list[Entry]) -> None:
        self._news, self._missed = missed, [entry for entry in missed if entry.colour]
        self._place_card()
        self._place_soon()

    def _make_room(self, _: AnyBoard, pos: Pos) -> None:
        """The ring has come below the card."""
        if self._card.parent is not None and self._card.collide_point(*pos):
            self._news = []
            self._place_card()

    def _place_card(self, *_: object) -> None:
        """In the column beside the board, where there is one; else in its rows; nowhere if the list tells it all."""
        card, over = self._card, self._layout.parent
        self._told = self._left_to_tell()
        done = self._done()
        self._view.around = done[0].moment if len(done) == 1 else None
        self._view.opacity = 1.0
        if not self._told:
            over.remove_widget(card)
            return
        if card.parent is None:
            over.add_widget(card)
        if self._layout.beside is not None:
            self._tell_in_column(self._layout.beside)
        else:
            self._tell_in_rows(self._layout.above)
        self._hang_card()
        self._view.opacity = 0.0 if card.collide_widget(self._view) else 1.0  # its rows would be seen at the rim

    def _done(self) -> list[Entry]:
        """What somebody did: what the die gave is in the bubble."""
        return [entry for entry in self._news if entry.colour]

    def _left_to_tell(self) -> list[Entry]:
        """What others did, if the list shows less of it. What the die gave is in the bubble already."""
        done, room = self._done(), self._view.room
        has_room = len(self._news) <= room or (len(done) == 1 and room > 0)
        return [] if has_room else done

    def _tell_in_column(self, beside: Beside) -> None:
        """In place of the list, and of whole plates where that is no list."""
        card, told = self._card, self._told
        card.width = max(1.0, beside.box.width)
        heights = beside.heights[:1] if self._view.room >= LEAST_ROWS else beside.heights
        most = next((height for height in heights if card.has_room(told, height)), heights[-1])
        needed = card.tell(told, most, is_over_board=False)
        self._room = next((height for height in heights if height >= needed), 0.0)
        card.loosen(self._room - needed)
        card.least = min(self._room, needed + (card.tells + 1) * dp(LOOSE))

    def _tell_in_rows(self, above: Box) -> None:
        """Where there is room for it without hiding anything; else as much of it as there is room for."""
        card, told, narrowest = self._card, self._told, dp(_NARROWEST) * surface.text_scale
        card.least = 0.0
        aside, *places = self._places(above)
        for enough, place in product((MOST_NEWS, ENOUGH), (aside, *places)):  # rather all of it than the first place
            card.width = max(1.0, place.box.width)
            if card.width >= narrowest and card.has_room(told, place.box.height, place.least, enough):
                break
        self._place = place
        is_over_board, most = place is not aside, place.box.height
        needed = card.tell(told, most, is_over_board=is_over_board)
        if card.tells < len(told) and self._view.room and place.box.y > self._view.top:
            self._view.around = told[-1].moment  # the line tells the last: so much more is told
            needed = card.tell(told[:-1], most, is_over_board=is_over_board, elsewhere=told[-1:])
        card.loosen(min(most - needed, card.tells * dp(EASY)))
        card.least = min(most, needed + (card.tells + 2) * dp(EASY))

    def _places(self, above: Box) -> Iterator[_Place]:
        """Rather beside everything, then between plates and board, then below it, with and without the line that tells
        the last; then over the plates of the others, and over what is only looked at."""
        board, view, gap = self._board, self._view, dp(theme.SPACE_XS)
        sights = list(board.sights())
        stops, goals = self._stops(goals=False), self._stops(goals=True)
        left = min((box.x for box in sights), default=board.x) - board.x - 2 * gap
        yield _Place(Box(board.x, board.top - gap - board.height * _SHARE_ASIDE, left, board.height * _SHARE_ASIDE))
        everything = [*sights, *stops, *goals]
        low = min((box.y for box in everything), default=board.center_y) - gap / 2
        yield self._below(board.top + gap / 2, everything)
        yield _Place(Box(view.x, view.y, view.width, low - view.y), low=True)
        yield _Place(Box(board.x, board.y, board.width, low - board.y), low=True)
        top = above.y + above.height
        yield self._below(top, everything)._replace(least=theme.TYPE_NOTE)
        yield self._below(top, [*sights, *goals])

    def _below(self, top: float, hidden: Sequence[Box]) -> _Place:
        """From there down to the first of what must not be hidden."""
        board = self._board
        highest = max((box.y + box.height for box in hidden), default=board.center_y)
        return _Place(Box(board.x, highest, board.width, max(1.0, top - highest)))

    def _stops(self, *, goals: bool) -> list[Box]:
        """Where a finger may go on the board: to do something with what it holds, or else."""
        board, target = self._board, dp(surface.target)
        spots = (self._layout.parent.to_widget(*stop.pos) for stop in board.stops() if (stop.kind == TARGET) == goals)
        boxes = [Box(x - target / 2, y - target / 2, target, min(target, board.top - y + target / 2)) for x, y in spots]
        buttons = (widget for widget in board.walk() if isinstance(widget, PushButton) and widget.opacity)
        return boxes + [Box(*button.pos, *button.size) for button in buttons]

    def _hang_card(self, *_: object) -> None:
        """Below the plates that it leaves free in the column, or in its place."""
        card, beside, place = self._card, self._layout.beside, self._place
        if beside is not None:
            lower = min(dp(theme.SPACE_S), max(0.0, card.height - beside.box.height))  # rather near the buttons
            card.pos = beside.box.x, beside.box.y - lower + max(0.0, self._room - card.height)
            return
        card.pos = place.box.x, place.box.y if place.low else place.box.y + place.box.height - card.height
