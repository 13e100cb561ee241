"""Where a puzzle is solved: the board of a match, a goal, and a penguin who shows what comes of a wrong move."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty

from penguins.session.conductor import Conductor, Table
from penguins.session.looking_back import past_action, reasons_for
from penguins.session.preferences import Preferences
from penguins.session.puzzle_conductor import PuzzleConductor
from penguins.session.puzzles import BadPuzzle, shipped
from penguins.session.record import Record
from penguins.session.solving import Solving
from penguins.ui.base import layouts
from penguins.ui.base.services import Services
from penguins.ui.base.surface import surface
from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.games.hearing import hearing_of
from penguins.ui.screens import learning, puzzling
from penguins.ui.screens.advice import why
from penguins.ui.screens.coached import CoachedScreen
from penguins.ui.screens.play import BOT_PAUSE
from penguins.ui.widgets import confetti, lesson_layout, stars  # noqa: F401  known to the layout
from penguins.ui.widgets.buttons import PushButton
from penguins.ui.widgets.labels import SameSize

layouts.load("puzzle")

_READING = 1.5
"""Seconds at normal speed between two steps of what is shown; also where nothing moves, to be read."""
_MEMORISING = 10
"""Seconds at normal speed that tiles are shown."""
_ROOM_FOR_ICON = 160
"""dp of a button that has an icon beside its words, at normal text."""
_STARS_COME = 1.8
"""Seconds at normal speed until all stars are in their place."""


class PuzzleScreen(CoachedScreen):
    """One puzzle of one person."""

    title = StringProperty("")
    verdict = StringProperty("open")
    """How it stands: see `Verdict` of the conductor."""
    ahead = ListProperty()
    """Pictures of what chance brings for the person's decisions."""
    decided = NumericProperty(0)
    """How many of them have been made."""
    earned = NumericProperty(0)
    """Stars, once it is solved."""
    arrived = NumericProperty(0.0)
    """How far the stars are on their way to their place."""
    memorising = BooleanProperty(False)
    """Whether everything is shown, to be remembered."""
    parts = ("bar", "seats", "coach", "tools", "board")

    conductor: PuzzleConductor

    def __init__(self, services: Services, puzzle: str, game: str, person: str, **kwargs: Any) -> None:
        """With what that `person` has done of it."""
        self.puzzle = shipped(game)[puzzle]
        self.person = person
        self.solving = Solving(self.puzzle, person, services.storage)
        self._face = face_of(game).puzzle
        self._goal = ""
        self._left = 0
        """Seconds that are left to remember."""
        seats = puzzling.seats(self.solving.script, person, learning.own_colour(services.storage, person))
        record = self.solving.take_up(seats)
        self._hearing = hearing_of(seats)
        super().__init__(services, record, **kwargs)
        self.title = puzzling.title(self.puzzle)
        self.ahead = list(self._face.ahead(self.puzzle))
        start = record.match.position(len(self.puzzle.log))
        self.board.keep_to(start)
        self._goal = self._face.goal(self.puzzle.goal, start, self.learner)
        self.memorising = self.puzzle.memory and not self._played
        self.ids.tools.bind(width=lambda *_: self._show_tools(), orientation=lambda *_: self._show_tools())
        self._look_anew = Clock.create_trigger(lambda _: self._look_at_end())  # once everything is where it belongs
        self.board.bind(pos=self._look_anew, size=self._look_anew)
        self._count_down = Clock.create_trigger(lambda _: self._a_second_less(), self._slowness, interval=True)

    @classmethod
    def missing(cls, given: Mapping[str, Any]) -> str:
        try:
            shipped(given["game"])[given["puzzle"]]
        except (KeyError, BadPuzzle):
            return tr("This puzzle can no longer be opened.")
        return ""

    @property
    def learner(self) -> int:
        return self.solving.script.person

    @property
    def is_done(self) -> bool:
        return self.table.waits_for == "over"

    @property
    def board_preferences(self) -> Preferences:
        return self.services.preferences.changed(**self._face.settings(self.puzzle))

    def conduct(self, record: Record) -> Conductor:
        paces = {"pace": BOT_PAUSE * self.motion.factor, "shown_pace": _READING * self._slowness}
        return PuzzleConductor(self.solving, record, self.board, **paces)

    @property
    def _slowness(self) -> float:
        """What a second lasts for who reads: with animation off as long as any."""
        return self.motion.factor or 1.0

    @property
    def _played(self) -> int:
        """Actions of the person's own match since its start."""
        return len(self.conductor.own.record.match.log) - len(self.puzzle.log)

    def closed(self) -> None:
        self._count_down.cancel()
        self._look_anew.cancel()
        super().closed()

    def paused(self) -> None:
        super().paused()
        self._count_down.cancel()

    # What is shown

    def _settle(self, table: Table) -> None:
        if self.memorising:
            self._show_to_remember(table)
            return
        news, self.verdict = table.verdict != self.verdict, table.verdict
        self.board.at_table = not self.is_done
        self.decided = self._decisions()
        super()._settle(table)
        if news and table.verdict == "missed" and not self.is_done:
            self.prompt = tr("That does not work. Watch!")
        self._show_tools()

    def _decisions(self) -> int:
        match, first = self.session.record.match, len(self.puzzle.log)
        movers = (match.mover(moment) for moment in range(first, len(match.log)))
        return sum(mover == self.learner for mover in movers)

    def _play(self, table: Table) -> None:
        if table.verdict in ("missed", "shown"):
            self.prompt = self._told() or self.prompt
        super()._play(table)

    def _told(self) -> str:
        """What has just been done in what is shown, in sentences; the first step of the solution with its reasons."""
        record, person = self.session.record, self.learner
        moment = len(record.match.log) - 1
        if moment < len(self.puzzle.log):
            return ""
        told = face_of(self.puzzle.game).told(past_action(record, moment, person), self._hearing)
        if self.verdict != "shown" or moment != len(self.conductor.own.record.match.log):
            return paragraph(*told)
        reasons = reasons_for(record, moment, record.match.log[moment])
        return paragraph(*told[:1], why(self.puzzle.game, reasons, self._hearing.names) if reasons else "")

    def _show_prompt(self, *, picking: bool = False) -> None:
        """The goal stays, and what the board asks for stands behind it."""
        table = self.table
        if self.memorising or table.verdict != "open" or not table.waits_for_person:
            return
        begun = tr("Right so far!") if self._played else ""
        asked = self.board.prompt(table.view) if table.stage.kind == "human" or table.waits_for == "hand" else ""
        self.prompt = self.advice.sentence or "\n".join(filter(None, (paragraph(begun, self._goal), asked)))

    # The end

    def end(self) -> None:
        """What comes of it has been shown, or the goal is reached."""
        record, person = self.session.record, self.learner
        self._look_at_end()
        if self.verdict == "missed":
            meant = self._face.missed(self.puzzle.goal, record.match.state, person, self._hearing)
            self.prompt = paragraph(meant, tr("Try again!")) if self._shown_steps else paragraph(self._told(), meant)
        elif self.verdict == "shown":
            self.prompt = tr("That is how to do it. Now you!")
        else:
            self._rejoice()

    def _look_at_end(self) -> None:
        """What is the person's own is seen, and nothing lies in front of it."""
        self.services.say("")
        if self.is_done:
            self.board.uncover()
            self.board.feature(self.learner)

    @property
    def _shown_steps(self) -> bool:
        """Whether what is shown has gone on behind the person's own decision."""
        shown, own = (len(each.record.match.log) for each in (self.session, self.conductor.own))
        return shown > own + 1

    def _rejoice(self) -> None:
        sentences = {
            3: tr("Solved on the first try: three stars!"),
            2: tr("Solved: two stars!"),
            1: tr("Solved: one star!"),
        }
        self.prompt = sentences[self.solving.earned]
        if not self.earned:
            self.services.sounds.play("win")
            self.earned, self.arrived = self.solving.earned, 0.0
            self.motion.animate(self, _STARS_COME, "linear", arrived=1.0)
            self.motion.animate(self.ids.confetti, confetti.SECONDS, "linear", time=1.0)

    # To be remembered

    def _show_to_remember(self, table: Table) -> None:
        """Everything is open for a while; nobody can walk yet."""
        self.board.stop_choosing()
        self.board.show(self._face.uncovered(self.conductor.own.record.match.state))
        self._show_plates(table.view)
        self.prompt = tr("Remember the ice! It turns over in a moment.")
        self._left = _MEMORISING
        self._count_down()
        self._show_tools()

    def _a_second_less(self) -> None:
        self._left -= 1
        if self._left > 0:
            self._show_tools()
        else:
            self.ready()

    def ready(self) -> None:
        """It is remembered: turn everything down."""
        self._count_down.cancel()
        self.memorising = False
        self.services.sounds.play("flip")
        self._settle(self.table)

    # Buttons

    def _show_tools(self) -> None:
        """What can be done now: the first button is what most people want, unless they are still trying."""
        tools, wanted = self.ids.tools, self._tools()
        abreast = tools.orientation == "horizontal"
        needed = dp(_ROOM_FOR_ICON) * surface.text_scale / surface.plain_scale
        roomy = tools.width / (len(wanted) if abreast else 1) > needed
        look = [(text, icon if roomy else "") for text, icon, _ in wanted]
        if [(button.text, button.icon) for button in reversed(tools.children)] == look:
            return
        tools.clear_widgets()
        same = SameSize()
        for number, ((text, icon), (_, _, do)) in enumerate(zip(look, wanted, strict=True)):
            main = number == 0 and (self.verdict != "open" or self.memorising or bool(self.hint_shows))
            button = PushButton(text=text, icon=icon, main=main, size_hint_x=1, same=same)
            button.bind(on_tap=partial(_call, do))
            tools.add_widget(button)

    def _tools(self) -> list[tuple[str, str, Any]]:
        if self.memorising:
            return [(tr("I am ready ({seconds})", seconds=self._left), "icon_check", self.ready)]
        if self.verdict == "open":
            hints = {"piece": tr("Where to?"), "move": tr("Play it")}
            hint = hints.get(self.hint_shows, tr("Hint")), "icon_hint", self.hint
            return [hint, (tr("Solution"), "icon_eye", self.solution)]
        if self.verdict == "solved":
            return [(tr("Next puzzle"), "icon_next", self.next), (tr("Once more"), "icon_again", self.begin_anew)]
        again = tr("Try again"), "icon_undo", self.try_again
        return [again, (tr("From the start"), "icon_again", self.begin_anew)] if self._played else [again]

    def on_hint_shows(self, *_: object) -> None:
        self._show_tools()

    def solution(self) -> None:
        """Show how it goes on."""
        self._show(self.conductor.show_solution())

    def try_again(self) -> None:
        """Go on where it was right."""
        self._go_back(from_start=False)

    def begin_anew(self) -> None:
        """Go back to the start; what is to be remembered is shown once more."""
        self.memorising = self.puzzle.memory
        self._go_back(from_start=True)

    def _go_back(self, *, from_start: bool) -> None:
        self.motion.stop()
        self.earned = 0
        table = self.conductor.try_again(from_start=from_start)
        self._mark_last_turn()
        self._show(table)

    def undo(self) -> None:
        """Whoever takes something back while it is shown tries again."""
        if self.verdict in ("missed", "shown"):
            self.try_again()
        elif self.verdict == "open" and not self.memorising:
            super().undo()

    def next(self) -> None:
        """The next one that is not solved."""
        puzzling.go_to_next(self.services, self.puzzle.game, self.person, self.puzzle.id, instead=True)


def _call(do: Any, *_: object) -> None:
    do()
