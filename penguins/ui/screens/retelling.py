"""What happened, told beside the board of a match that is being played."""

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivy.vector import Vector

from penguins.session.conductor import Table
from penguins.session.looking_back import first_since
from penguins.session.record import Record
from penguins.ui.base import theme
from penguins.ui.base.box import Box, Pos
from penguins.ui.base.entry import Entry
from penguins.ui.base.surface import surface
from penguins.ui.games.board import AnyBoard
from penguins.ui.games.chronicle import Chronicle, news
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.widgets.chronicle import LEAST_ROWS, ChronicleView, NewsCard
from penguins.ui.widgets.play_layout import Beside, PlayLayout

_LAST = 30
"""So many entries can be looked at during a match; all of them are in its replay."""
_MOST_READ = 5
"""So many sentences are read by themselves at most."""
_WORDS = 10
"""As many pieces may be covered, rather than one button with words: that says what can be done at all."""
_SHARE, _SHARE_ASIDE = 0.3, 0.6
"""How much of the height of the board the card takes at most: across it, and beside all that it tells of."""
_NARROWEST = 180
"""dp: how wide that place is at least, at normal text."""


class Retelling:
    """Keeps the list of the last moves up to date. What the person to move has missed is fresh, until their first
    touch; where the list has no room for it, it stands on a card: in place of the list, else over the board."""

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
        self._is_aside = False
        """Whether the card lies over the board, but beside all that it tells of."""
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
        is_one = len(self._missed) == 1  # rather that on the line than what the die gave: this is in the bubble
        self._view.around = self._missed[0].moment if is_one else None
        self._place_card()
        self._place_soon()

    def _make_room(self, _: AnyBoard, pos: Pos) -> None:
        """The ring has come below the card."""
        if self._card.parent is not None and self._card.collide_point(*pos):
            self._news = []
            self._place_card()

    def _place_card(self, *_: object) -> None:
        """In the column beside the board, where there is one; else over the board; nowhere if the list tells it all."""
        card, over = self._card, self._layout.parent
        self._told = self._left_to_tell()
        self._view.opacity = 1.0
        if not self._told:
            over.remove_widget(card)
            return
        if card.parent is None:
            over.add_widget(card)
        card.loosen(0.0)
        if self._layout.beside is not None:
            self._tell_in_column(self._layout.beside)
        else:
            self._tell_over_board()
        self._hang_card()
        self._view.opacity = 0.0 if card.collide_widget(self._view) else 1.0  # its rows would be seen at the rim

    def _left_to_tell(self) -> list[Entry]:
        """What others did, if the list shows less of it. What the die gave is in the bubble already."""
        done, room = [entry for entry in self._news if entry.colour], self._view.room
        has_room = len(self._news) <= room or (len(done) == 1 and room > 0)
        return [] if has_room else done

    def _tell_in_column(self, beside: Beside) -> None:
        """In place of the list, and of whole plates where that is no list."""
        card, told = self._card, self._told
        card.width = max(1.0, beside.box.width)
        heights = beside.heights[:1] if self._view.room >= LEAST_ROWS else beside.heights
        most = next((height for height in heights if card.has_room(told, height)), heights[-1])
        needed = card.tell(told, most, is_over_board=False)
        card.least = next((height for height in heights if height >= needed), 0.0)
        card.loosen(card.least - needed)

    def _tell_over_board(self) -> None:
        """Beside all that the news tell of, if there is room for them, else across the board."""
        board, card, told = self._board, self._card, self._told
        card.least = 0.0
        card.width = max(1.0, self._margin())
        narrowest = dp(_NARROWEST) * surface.text_scale / surface.plain_scale
        self._is_aside = card.width >= narrowest and card.has_room(told, board.height * _SHARE_ASIDE)
        if self._is_aside:
            card.tell(told, board.height * _SHARE_ASIDE, is_over_board=False)
        else:
            card.width = max(1.0, board.width)
            card.tell(told, board.height * _SHARE, is_over_board=True)

    def _margin(self) -> float:
        """How much of the board's width is left of everything that the news tell of."""
        board = self._board
        return float(min((box.x for box in board.sights()), default=board.x) - board.x - dp(theme.SPACE_S))

    def _hang_card(self, *_: object) -> None:
        """From the end of the column upwards; or from the top of the board, at its side or in its middle; or in the
        middle of its end if less is covered there."""
        board, card, beside = self._board, self._card, self._layout.beside
        if beside is not None:
            lower = min(dp(theme.SPACE_S), max(0.0, card.height - beside.box.height))  # rather near the buttons
            card.pos = beside.box.x, beside.box.y - lower
            return
        high, low = board.top - dp(theme.SPACE_XS) - card.height, board.y + dp(theme.SPACE_XS)
        card.x = board.x if self._is_aside else board.center_x - card.width / 2
        card.y = low if self._covered(low) < self._covered(high) else high

    def _covered(self, y: float) -> float:
        """How much the card would cover from there upwards of what the news tell of and what can be taken up, in
        targets: of one that it only touches, that part. A button with words counts as many."""
        over, card, board, target = self._layout.parent, self._card, self._board, dp(surface.target)
        box = Box.between(over.to_window(card.x, y), over.to_window(card.right, y + card.height))
        stops = (Box(stop.pos[0] - target / 2, stop.pos[1] - target / 2, target, target) for stop in board.stops())
        sights = (_on_window(board, sight) for sight in board.sights())
        buttons = (widget for widget in board.walk() if isinstance(widget, PushButton) and widget.opacity)
        words = (_on_window(button, Box(*button.pos, *button.size)) for button in buttons)
        return sum(_share(box, piece) for piece in (*stops, *sights)) + _WORDS * sum(_share(box, it) for it in words)


def _on_window(widget: Widget, box: Box) -> Box:
    """A box among the things that the widget is among."""
    right, top = box.x + box.width, box.y + box.height
    return Box.between(widget.to_window(box.x, box.y), widget.to_window(right, top))


def _share(box: Box, other: Box) -> float:
    """Which part of the other lies in the box."""
    across = min(box.x + box.width, other.x + other.width) - max(box.x, other.x)
    up = min(box.y + box.height, other.y + other.height) - max(box.y, other.y)
    return max(0.0, across) * max(0.0, up) / max(1.0, other.width * other.height)
