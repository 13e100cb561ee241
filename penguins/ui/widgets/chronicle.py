"""What happened, in sentences: a list where there is room for it, else a line or a button that opens one."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.clock import Clock
from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from penguins.ui.base import layouts, theme
from penguins.ui.base.entry import Entry
from penguins.ui.base.keys import NEWS, KeyStop
from penguins.ui.base.surface import surface
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.buttons import Panel, ReadButton, TapPanel, ToolButton
from penguins.ui.widgets.dialogs import Dialog
from penguins.ui.widgets.labels import SameSize, height_of

layouts.load("chronicle")

LEAST_ROWS = 2
"""With fewer, a list is a line."""
_GAP = theme.SPACE_XS
_TWO_LINES = 2.6
"""The height of two lines in a row, in sizes of their letters."""
_NARROWEST_LINE = 120
"""dp: a narrower line is a button."""
_MOST_IN_SHEET = 40
MOST_NEWS, ENOUGH = 5, 3
"""So many of the news are told at most; and rather the last so many than more in the smallest letters, or fewer."""
_SIGN, _SIGN_GAP = 16, 6
"""dp: the sign before one of the news at least, and what is between it and the words."""
_BROAD, _BROADEST = 400, 700
"""dp: a card of that width has room for larger letters, and for larger ones still."""
_TIGHT, EASY, LOOSE = 2, 3, 18
"""dp between two of them; so much more, where there is room for it; and where the card is higher than they are."""
_LINE, _NOTE_LINE = 18, 15
"""dp: how high one of the news is at least, and in the smallest letters: rather close together than fewer."""
_MARGIN, _NOTE_MARGIN = 2.5, 1.5
"""dp above and below them."""


class EntryRow(TapPanel):
    """Shows one entry, brightly if it is `fresh`."""

    text = StringProperty("")
    colour_id = StringProperty("")
    fresh = BooleanProperty(False)
    moment = NumericProperty(0)
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """Those in the same list."""

    @staticmethod
    def least() -> float:
        """How high it is, where nobody says otherwise."""
        return row_height()

    def show(self, entry: Entry, fresh: bool) -> None:
        """This one."""
        self.text, self.colour_id, self.moment, self.fresh = entry.sentence, entry.colour, entry.moment, fresh


class ChronicleView(FloatLayout):
    """Shows the last of some entries, or those around one of them: as many as there is room for.

    `on_entry`: one of them was tapped, in the list or in the sheet that a line opens.
    """

    entries: Sequence[Entry] = ObjectProperty(())
    fresh: Sequence[int] = ObjectProperty(range(0))
    """The moments whose entries are bright."""
    around = NumericProperty(None, allownone=True)
    """The moment to be seen in the middle of the list; None: the end is seen."""

    __events__ = ("on_entry",)

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._rows: list[EntryRow] = []
        self._same = SameSize()
        self._button = ToolButton(icon="icon_history", label=tr("What happened"))
        self._button.bind(on_tap=lambda _: self.open())
        self._place_soon = Clock.create_trigger(self._place, -1)
        for name in ("pos", "size", "entries", "fresh", "around"):
            self.fbind(name, self._place_soon)
        surface.bind(text_scale=self._grow)

    def _grow(self, *_: object) -> None:
        """Letters have another size. (The surface lives on: it may hold a method, but no trigger.)"""
        self._place_soon()

    def on_entry(self, moment: int) -> None:
        """What happened then is wanted once more."""

    @property
    def room(self) -> int:
        """How many entries can be read without opening anything."""
        if self.width < dp(_NARROWEST_LINE):
            return 0
        return max(1, rows_in(self.height))

    def open(self) -> None:
        """Show many of them over the screen."""
        shown = window(self.entries, self.around, _MOST_IN_SHEET)
        ChronicleSheet(shown, self.fresh, lambda moment: self.dispatch("on_entry", moment)).open()

    def _place(self, *_: object) -> None:
        shown = window(self.entries, self.around, self.room)
        self._have_rows(len(shown))
        height = self.height if self.room == 1 else row_height()
        for at, (row, entry) in enumerate(zip(self._rows, shown, strict=True)):
            row.show(entry, entry.moment in self.fresh)
            row.size = self.width, max(1.0, height)
            row.pos = self.x, self.top - height - at * (height + dp(_GAP))
        self._place_button()

    def _have_rows(self, number: int) -> None:
        while len(self._rows) > number:
            row = self._rows.pop()
            row.same = None  # however long the garbage collector lets it be, its letters count no more
            self.remove_widget(row)
        while len(self._rows) < number:
            row = EntryRow(size_hint=(None, None), same=self._same)
            row.bind(on_tap=self._tapped)
            self._rows.append(row)
            self.add_widget(row)

    def _place_button(self) -> None:
        wanted = not self.room and bool(self.entries)
        if wanted and self._button.parent is None:
            self.add_widget(self._button)
        elif not wanted:
            self.remove_widget(self._button)
        self._button.center = self.center

    def _tapped(self, row: EntryRow) -> None:
        if self.room == 1:
            self.open()
        else:
            self.dispatch("on_entry", int(row.moment))


class ChronicleSheet(Dialog):
    """All entries over the screen, the newest in sight; a tap on one closes it and tells so."""

    def __init__(
        self, entries: Sequence[Entry], fresh: Sequence[int], then: Callable[[int], None], **kwargs: Any
    ) -> None:
        super().__init__(title=tr("What happened"), message=tr("Tap a move to see it again."), **kwargs)
        same = SameSize()
        for entry in reversed(entries):
            row = EntryRow(same=same)
            row.show(entry, entry.moment in fresh)
            row.bind(on_tap=lambda tapped: self._chosen(lambda: then(int(tapped.moment))))
            self.ids.answers.add_widget(row)


class NewsLine(BoxLayout):
    """Shows one entry small."""

    text = StringProperty("")
    colour_id = StringProperty("")
    type_size = NumericProperty(theme.TYPE_SMALL)

    @staticmethod
    def sign(type_size: float, text_scale: float) -> float:
        """How large the sign before such words is."""
        return float(dp(max(_SIGN if type_size > theme.TYPE_NOTE else 0, type_size)) * text_scale)

    @staticmethod
    def least(type_size: float) -> float:
        """How high such a line is at least."""
        return float(dp(_LINE if type_size > theme.TYPE_NOTE else _NOTE_LINE))


class NewsReader(ReadButton):
    """Reads the news: a small sign in the corner, as in a speech bubble. The ring comes by it before it comes to what
    lies below the card, and the card makes room."""

    def stops(self) -> list[KeyStop]:
        card = self.parent
        corner = card.to_window(card.x, card.top)
        return [stop._replace(pos=corner, kind=NEWS) for stop in super().stops()]


class NewsCard(Panel):
    """Shows several entries, until somebody touches anything but the button that reads them."""

    least = NumericProperty(0)
    """How high it is at least."""
    gap = NumericProperty(0)
    """Between two entries: one is told from the next, also where each takes two lines."""
    margin = NumericProperty(0)
    """Above and below them."""

    def tell(
        self, entries: Sequence[Entry], most: float, *, is_over_board: bool, elsewhere: Sequence[Entry] = ()
    ) -> float:
        """These, smaller or only the last of them where they would be higher than that; say how high they are.

        What is told `elsewhere` is read aloud after them."""
        shown = list(entries[-MOST_NEWS:])
        self._let_read(shown)  # the button takes its room before the rest is measured
        most = max(most, self.ids.reader.height if self.ids.reader.shown else 0.0)  # it is so high in any case
        largest = theme.TYPE_SMALL if is_over_board else theme.TYPE_BODY  # rather cover less of it
        broad = (self.width > dp(_BROAD)) + (self.width > dp(_BROADEST))
        sizes = theme.TYPE_SCALE[theme.TYPE_SCALE.index(largest) + broad : 0 : -1]
        beyond = max(0, len(shown) - ENOUGH + len(elsewhere))
        larger = surface.text_scale / surface.plain_scale
        plain, less_large = theme.TYPE_NOTE / larger, min(theme.TYPE_NOTE, theme.TYPE_SMALL / larger)
        ways = (
            *((shown, size) for size in sizes),
            *((shown[gone:], sizes[-1]) for gone in range(1, beyond + 1)),
            *((shown[gone:], theme.TYPE_NOTE) for gone in range(beyond + 1)),
            (shown[beyond:], less_large),  # small ones, as they are for everybody else
            *((shown[gone:], size) for gone in range(beyond + 1, len(shown)) for size in (theme.TYPE_NOTE, less_large)),
        )
        shown, small = next((way for way in ways if self._height_of(*way) <= most), (shown[-1:], plain))
        type_size = next((size for size in sizes if self._height_of(shown, size) <= most), small)
        self._let_read([*shown, *elsewhere])
        self.gap, self.margin = self._spaces(type_size)
        self._show(shown, type_size)
        return self._height_of(shown, type_size)

    @property
    def tells(self) -> int:
        """How many of them there is room for."""
        return len(self.ids.lines.children)

    def loosen(self, spare: float) -> None:
        """Share out what it is higher than its entries need."""
        gaps = self.tells + 1
        self.gap += min(dp(LOOSE - _TIGHT), max(0.0, spare) / gaps)

    def has_room(
        self, entries: Sequence[Entry], height: float, type_size: float = theme.TYPE_SMALL, enough: int = ENOUGH
    ) -> bool:
        """Whether it tells enough of them on such a height, in such letters."""
        shown = list(entries[-enough:])
        self._let_read(shown)
        least = self.ids.reader.height if self.ids.reader.shown else 0.0
        return bool(max(least, self._height_of(shown, type_size)) <= height)

    def _show(self, entries: Sequence[Entry], type_size: float) -> None:
        lines = self.ids.lines
        told = [(entry.sentence, entry.colour, type_size) for entry in entries]
        if told == [(line.text, line.colour_id, line.type_size) for line in reversed(lines.children)]:
            return
        lines.clear_widgets()
        for sentence, colour, _ in told:
            lines.add_widget(NewsLine(text=sentence, colour_id=colour, type_size=type_size))

    def _let_read(self, entries: Sequence[Entry]) -> None:
        self.ids.reader.text = " ".join(entry.sentence for entry in entries)

    def _height_of(self, entries: Sequence[Entry], type_size: float) -> float:
        reader = self.ids.reader
        beside = self.padding[0] + self.padding[2] + (reader.width + self.spacing if reader.shown else 0)
        sign = NewsLine.sign(type_size, surface.text_scale) + dp(_SIGN_GAP)
        width = max(1.0, self.width - beside - sign)
        lines = (height_of(entry.sentence, type_size * surface.text_scale, width) for entry in entries)
        gap, margin = self._spaces(type_size)
        least = NewsLine.least(type_size)
        return float(sum(max(line, least) for line in lines) + gap * (len(entries) - 1) + 2 * margin)

    @staticmethod
    def _spaces(type_size: float) -> tuple[float, float]:
        """Between two entries, and above and below them."""
        return (dp(_TIGHT), dp(_MARGIN)) if type_size > theme.TYPE_NOTE else (0.0, dp(_NOTE_MARGIN))

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Take no touch: what is below it is meant."""
        return bool(self.ids.reader.on_touch_down(touch))

    def reads(self, touch: MotionEvent) -> bool:
        """Whether a finger there wants to be read to."""
        reader = self.ids.reader
        return bool(reader.shown and self.parent and reader.collide_point(*reader.to_widget(*touch.opos)))


def window(entries: Sequence[Entry], around: float | None, number: int) -> Sequence[Entry]:
    """So many of them: the last, or those around a moment, which is the last of those that are seen of one line."""
    if around is None:
        return entries[max(0, len(entries) - number) :]
    upto = sum(entry.moment <= around for entry in entries)
    end = min(len(entries), max(number, upto + (number - 1) // 2))
    return entries[max(0, end - number) : end]


def row_height() -> float:
    """How high an entry is at least: enough for two lines of its letters."""
    return float(dp(max(surface.line, _TWO_LINES * theme.TYPE_BODY * surface.text_scale)))


def rows_in(height: float) -> int:
    """How many entries a list of that height shows; below two it is no list."""
    rows = int((height + dp(_GAP)) / (row_height() + dp(_GAP)))
    return rows if rows >= LEAST_ROWS else 0


def list_height(rows: int) -> float:
    """How high a list of so many entries is."""
    return rows * row_height() + (rows - 1) * float(dp(_GAP))
