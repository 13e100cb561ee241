"""The results screen: who won, where the points came from, and what next."""

import time
from collections.abc import Sequence
from typing import Any

from kivy.input.motionevent import MotionEvent
from kivy.metrics import dp
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from penguins.session.days import DayTry
from penguins.session.diary import DayMatch, Diary, day_of
from penguins.session.draft import Draft
from penguins.session.record import Record
from penguins.session.start_code import Start, code_of
from penguins.ui.base import layouts, theme
from penguins.ui.base.motion import Motion
from penguins.ui.base.screen import AppScreen
from penguins.ui.base.services import Services
from penguins.ui.base.standing import Breakdown
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.translate import language, tr
from penguins.ui.games import days
from penguins.ui.games.face import face_of
from penguins.ui.screens import codes
from penguins.ui.screens.keepsake_layout import Headings
from penguins.ui.screens.sharing import Sharing
from penguins.ui.widgets import pages  # noqa: F401  known to the layout
from penguins.ui.widgets.confetti import SECONDS
from penguins.ui.widgets.dialogs import Dialog, ask
from penguins.ui.widgets.faces import bot_picture, in_words
from penguins.ui.widgets.labels import Labelled, SameSize, Words
from penguins.ui.widgets.podium import Ceremony, Finisher

layouts.load("results")

_EARLIER_DAYS = 4
"""That this one is shown against."""


class Value(Labelled, Words):
    """A number of a table, which says of whom and of what it is."""


class BreakdownLine(BoxLayout):
    """One line of the breakdown: a label and a value per seat."""

    label = StringProperty("")
    total = BooleanProperty(False)
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The labels above and below."""
    roomy = NumericProperty(1.0)
    """How much higher it is than it must be."""
    large = BooleanProperty(False)
    """Whether its letters are, too: not where they were chosen large, and words would break into two lines."""
    type_size = NumericProperty(theme.TYPE_BODY)

    def __init__(self, values: Sequence[str], names: Sequence[str], beside: SameSize, **kwargs: Any) -> None:
        """`names` are the seats'; `beside` are the values of the whole table."""
        super().__init__(**kwargs)
        for name, value in zip(names, values, strict=True):
            told = " · ".join((name, self.label, value))
            cell = Value(text=value, label=told, bold=True, padding=(dp(3), 0), type_size=self.type_size, same=beside)
            self.bind(type_size=cell.setter("type_size"))
            self.ids.cells.add_widget(cell)


class CodeRow(BoxLayout):
    """The code of a start, and the way to pass it on."""

    code = StringProperty("")

    __events__ = ("on_share",)

    def on_share(self) -> None:
        """Somebody else is to have it."""


class DayRow(BoxLayout):
    """What was reached on the board of a day."""

    date = StringProperty("")
    reached = StringProperty("")
    won = BooleanProperty(False)
    now = BooleanProperty(False)
    """Whether it is this match."""
    letter = NumericProperty(0)
    """How large its letters should be."""
    same: SameSize | None = ObjectProperty(None, allownone=True)
    """The dates above and below."""


class ResultsScreen(AppScreen):
    """Shows how a match has ended, on a podium and in numbers."""

    headline = StringProperty("")
    line = StringProperty("")
    note = StringProperty("")
    game_name = StringProperty("")
    of_day = BooleanProperty(False)
    """Whether it was played on the board of a day."""
    told = StringProperty("")
    """What is read aloud."""
    roomy = NumericProperty(1.0)
    """How much higher the lines of the table are than they must be."""
    table_room, table_height = NumericProperty(0), NumericProperty(1)
    """What there is for the table, and how high it must be."""
    account_height = NumericProperty(0)
    """How high the table and the buttons below it would be without scrolling."""
    shorter = NumericProperty(0)
    """The shorter side of the window."""
    small = BooleanProperty(False)
    """Whether that is one of a phone."""
    headline_share = NumericProperty(0.11)
    """How much of its height the words have that say who won."""
    cramped = BooleanProperty(False)
    """Whether the buttons below have no room for icons beside words as large as they should be."""
    revealed = NumericProperty(0.0)
    """How far the words have come that say who won, 0 to 1."""
    accounted = NumericProperty(0.0)
    """How far the table has come, 0 to 1: its heads wear crowns, so it waits for that on the podium."""

    def __init__(self, services: Services, record: Record, **kwargs: Any) -> None:
        self.same = SameSize()  # of the buttons below; before the layout is applied, which asks for it
        super().__init__(services, **kwargs)
        self.record = record
        self._sharing = Sharing(services, record)
        self.game, self.seats = record.setup.game, record.setup.seats
        self.state = record.match.state
        self.texts, self.scenery = face_of(self.game.id).texts, face_of(self.game.id).scenery
        self.game_name = tr(self.texts.name)
        self._day = day_of(services.storage, record)
        self.of_day = self._day is not None
        self._tries = self._day_tries()
        self.bests = [self._best_before(seat) for seat in range(len(self.seats))]
        self.headline, self.line = self._headline(), self._line()
        self.told = f"{self.headline} {self.line}"
        self.motion = Motion(self.services.speed)
        self._show_podium()
        self._show_breakdown(face_of(self.game.id).breakdown(self.state))
        self._show_days()
        self._show_code()

    def opened(self) -> None:
        steps = (lambda: theme.FADE_SECONDS, *self.ceremony.rising(), self._reveal, self.ceremony.crown)
        self.motion.play([*steps, self._throw_confetti, self._account], lambda: None)

    def closed(self) -> None:
        self.motion.stop()
        self.ceremony.close()
        self._sharing.cancel()

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """A tap anywhere, and it is all as it will be in the end."""
        self.motion.hurry()
        return bool(super().on_touch_down(touch))

    def _reveal(self) -> float:
        self.services.voice.offer(self.told)  # no sooner than it is shown
        self.motion.animate(self, theme.FADE_SECONDS, revealed=1.0)
        return 0.0

    def _throw_confetti(self) -> float:
        self.motion.animate(self.ids.confetti, SECONDS, "linear", time=1.0)
        return theme.MOVE_SECONDS

    def _account(self) -> float:
        self.motion.animate(self, theme.MOVE_SECONDS, accounted=1.0)
        return 0.0

    # Words

    def _headline(self) -> str:
        names = [self.seats[seat].name for seat in self.state.winners()]
        if len(names) == len(self.seats):
            return tr("Everybody wins!")
        if len(names) > 1:
            return tr("{names} win together!", names=formats.joined(names))
        return tr("{name} wins!", name=names[0])

    def _best_before(self, seat: int) -> int | None:
        """What the person there had reached before; None for bots, at the first time, and where it says nothing."""
        if not self.seats[seat].is_human or not self.game.scores_compare or not self.record.counts:
            return None
        return self.services.storage.best_before(self.record, seat)

    def _is_best(self, seat: int) -> bool:
        best, now = self.bests[seat], self.state.scores()[seat]
        return best is not None and (now < best if self.game.low_score_wins else now > best)

    def _day_tries(self) -> Sequence[DayTry]:
        """The last first tries at boards of the day in this game, that of this match's day first; none elsewhere."""
        if self._day is None:
            return ()
        diary = Diary(self.services.storage, self._day.person)
        own = [one for one in diary.tries_on(self._day.day) if one.game == self.game.id]
        return [*own, *reversed(diary.before(self.game, self._day.day, _EARLIER_DAYS))]

    def _day_line(self, day: DayMatch) -> str:
        if not day.counts:
            return tr("Practice: this game does not count.")
        won = sum(one.place == 1 for one in self._tries)
        return tr("Days won: {won} of {number}", won=won, number=len(self._tries))

    def _line(self) -> str:
        if not self.record.counts:
            return tr("It began in the middle of another game, so it does not count.")
        if self._day is not None:
            return self._day_line(self._day)
        beaten = [self.seats[seat].name for seat in range(len(self.seats)) if self._is_best(seat)]
        return tr("A new best for {names}!", names=formats.joined(beaten)) if beaten else self._consolation()

    def _consolation(self) -> str:
        humans, winners = set(self.record.setup.humans), set(self.state.winners())
        if not humans:
            return tr("Well played, bots.")
        if humans & winners:
            return tr("Congratulations!")
        return tr("Well played! Try again?")

    # Podium and points

    def _show_podium(self) -> None:
        places = self.game.places(self.state)
        self.ids.podium.seat([self._finisher(number, places[number]) for number in range(len(self.seats))])
        self.ceremony = Ceremony(self.ids.podium, self.motion, self.idle, self.services.sounds)

    def _finisher(self, number: int, place: int) -> Finisher:
        seat, score = self.seats[number], self.state.scores()[number]
        won = number in self.state.winners()
        bot, label = bot_picture(seat), in_words(seat)
        return Finisher(seat.name, seat.colour, bot, label, score, self.texts.score, place, won)

    def _show_breakdown(self, account: Breakdown) -> None:
        self.note = account.note
        self.ids.heads.seats = self.seats
        self.ids.heads.winners = self.state.winners()
        table = {"same": SameSize(), "beside": SameSize()}
        for line in account.lines:
            total = line is account.lines[-1] and len(account.lines) > 1
            self._add_line(line.values, label=line.label, total=total, **table)
        if any(best is not None for best in self.bests):
            values = ["" if best is None else str(best) for best in self.bests]
            self._add_line(values, label=tr("Best before"), **table)

    def _add_line(self, values: Sequence[str], **kwargs: Any) -> None:
        line = BreakdownLine(values, [seat.name for seat in self.seats], roomy=self.roomy, **kwargs)
        self.bind(roomy=line.setter("roomy"))
        self.ids.lines.add_widget(line)

    # The board of the day, and the code of any start

    def _show_days(self) -> None:
        """What was reached, above what was reached on earlier days; in practice, what counts."""
        same = SameSize()
        for one in self._tries:
            row = DayRow(date=formats.date_of(one.day, with_year=False), reached=days.reached(one), won=one.place == 1)
            row.now, row.same = one.key == self.record.key, same
            self.ids.days.add_widget(row)

    def _show_code(self) -> None:
        start = Start.behind(self.record)
        if start is not None:
            row = CodeRow(code=code_of(start, language().id))
            row.bind(on_share=lambda shared: codes.pass_on(self.services, shared.code))
            self.ids.code.add_widget(row)

    # What next

    def to_today(self) -> None:
        """Back to the day."""
        assert self._day is not None
        self.services.navigation.replace("today", person=self._day.person)

    def practise(self) -> None:
        """The same board once more."""
        draft = Draft(self.game, seat_names())
        draft.take_over(self.record.setup)
        record = self.services.storage.new(draft.check(), self.record.seed)
        self.services.navigation.replace("play", record=record)

    def rematch(self) -> None:
        """Play the same again; the next in the round starts."""
        draft = Draft(self.game, seat_names())
        draft.take_over(self.record.setup)
        draft.start_with(1)
        self.services.navigation.replace("play", record=self.services.storage.new(draft.check()))

    def replay(self) -> None:
        """See it all again."""
        self.services.navigation.go("replay", record=self.record)

    def review(self) -> None:
        """See it all again, with the coach."""
        self.services.navigation.go("replay", record=self.record, coached=True)

    def share(self) -> None:
        """Pass on a picture of how it ended."""
        day = formats.day(self.record.ended or time.time())
        self._sharing.picture(Headings(self.headline, f"{self.game_name} · {day}"))

    def menu(self) -> None:
        """What is done with a match now and then: away from what is done often."""
        menu = Dialog(title=self.game_name, message=self.headline)
        menu.answer(tr("Share the picture"), self.share, main=True, icon="icon_share")
        menu.answer(tr("Ask the coach"), self.review, icon="icon_hint")
        if self.of_day:
            menu.answer(tr("Practise this board"), self.practise, icon="icon_again")
        menu.answer(tr("Share the game"), self._sharing.file, icon="icon_share")
        if self.record.id is None:
            menu.answer(tr("Keep this game"), self._keep, icon="icon_check")
        else:
            menu.answer(tr("Delete"), self._ask_delete, icon="icon_trash")
        menu.open()

    def _keep(self) -> None:
        """Bots have played it among themselves, and somebody wants it all the same."""
        self.services.storage.save(self.record)
        if not self.services.tell_notices():
            self.services.say(tr("This game is kept now."))

    def _ask_delete(self) -> None:
        ask(tr("Delete this game?"), self.headline, tr("Delete"), self._delete, tr("Keep it"))

    def _delete(self) -> None:
        self.services.storage.discard(self.record)
        self.services.navigation.back()
