"""Where a lesson is played: the board of a match, and a penguin who says what to do."""

from collections.abc import Mapping
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty

from penguins.core.state import Action
from penguins.session.conductor import Conductor, Table
from penguins.session.progress import ProgressKeeper, progress_of
from penguins.session.record import Record
from penguins.session.script import Prompter
from penguins.session.setup import SetUp
from penguins.ui.base import layouts
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.games.lesson import Lesson
from penguins.ui.screens import learning
from penguins.ui.screens.coached import CoachedScreen
from penguins.ui.screens.play import BOT_PAUSE
from penguins.ui.widgets import lesson_layout  # noqa: F401  known to the layout
from penguins.ui.widgets.dialogs import Dialog

layouts.load("lesson")

_HAND_COMES, _HAND_COMES_AGAIN = 0.8, 5.0
"""Seconds at normal speed until the hand shows what to do, and until it does so once more."""
_LOOKED_AT = 1.2
"""Seconds at normal speed that the end of a chapter is looked at."""
_ANYTHING_ELSE = mark("You can do that, too. For now, follow the hand!")


class LessonScreen(CoachedScreen):
    """Plays one chapter of a lesson; the next one is another screen of the same kind."""

    steps = NumericProperty(1)
    done = NumericProperty(0)
    """How many steps of the lesson are done."""

    def __init__(self, services: Services, lesson: str, person: str, chapter: int | None = None, **kwargs: Any) -> None:
        """With what that `person` has done of it; without a `chapter`, where they left it."""
        self.lesson: Lesson = learning.lesson(lesson)
        self.person = person
        self._chapter = learning.chapter(services.storage, person, self.lesson) if chapter is None else chapter
        script = self.lesson.chapters[self._chapter]
        own = learning.own_colour(services.storage, person)
        seats = script.seats(learning.names(person), learning.colours(script, own))
        record = script.take_up(seats, progress_of(services.storage, person, script.id).log)
        self.prompter = Prompter(script, record)
        self._finished = self._pointing = False
        super().__init__(services, record, **kwargs)
        self.steps = self.lesson.length
        self._show_soon = Clock.create_trigger(lambda _: self._point(), _HAND_COMES * self.motion.factor)
        self._help_anew = Clock.create_trigger(self._help)  # once everything is where it belongs
        self.board.bind(pos=self._help_anew, size=self._help_anew)
        self._next_chapter_soon = Clock.create_trigger(lambda _: self._next_chapter(), _LOOKED_AT * self.motion.factor)
        self._show_again = Clock.create_trigger(lambda _: self._point(), _HAND_COMES_AGAIN * self.motion.factor)

    @classmethod
    def missing(cls, given: Mapping[str, Any]) -> str:
        try:
            learning.lesson(given["lesson"])
        except KeyError:
            return tr("This lesson can no longer be opened.")
        return ""

    @property
    def learner(self) -> int:
        return self.prompter.script.person

    @property
    def is_done(self) -> bool:
        return bool(self.prompter.outcome)

    def conduct(self, record: Record) -> Conductor:
        session = self.prompter.session(ProgressKeeper(self.services.storage, self.person, self.prompter.script))
        return Conductor(session, self.board, pace=BOT_PAUSE * self.motion.factor)

    def closed(self) -> None:
        self._rest_hand()
        self._help_anew.cancel()
        self._next_chapter_soon.cancel()
        super().closed()

    def paused(self) -> None:
        self._rest_hand()
        super().paused()

    # What the person does

    def decide(self, action: Action) -> None:
        """Play what is wanted; to anything else there is an answer, and all is as it was."""
        if self._is_over():
            return
        answer = self.prompter.objects_to(action)
        if answer is None:
            super().decide(action)
        else:
            self._settle(self.table)
            self._refused(self._sentence(answer or _ANYTHING_ELSE))

    def draw_chance(self) -> None:
        """Nothing is written for what chance would bring behind the end."""
        if not self._is_over():
            super().draw_chance()

    def undo(self) -> None:
        if not self._is_over():
            super().undo()

    def show_me(self) -> None:
        """Let the hand show once more what to do."""
        if not self._is_over():
            self._point()

    def _is_over(self) -> bool:
        """Whether the chapter is. Whoever wants something once the lesson is, is asked again what comes next."""
        if self._finished and not self._next_chapter_soon.is_triggered:
            self._ask_what_next()
        return self._finished

    # What is shown

    def _settle(self, table: Table) -> None:
        self.board.stop_choosing()
        super()._settle(table)
        self.done = self.lesson.steps_before(self._chapter) + self.prompter.at
        if self.is_done:
            self._finish()
        else:
            self._help()

    def _play(self, table: Table) -> None:
        self._rest_hand()
        super()._play(table)

    def _show_prompt(self, *, picking: bool = False) -> None:
        step = self.prompter.step
        if step is not None and self.prompter.waits and not self._pointing:
            self.prompt = self._sentence(step.says)

    def _refused(self, why: str) -> None:
        super()._refused(why)
        self._point_soon()

    def _sentence(self, text: str) -> str:
        step = self.prompter.step or self.lesson.end
        name, rival = learning.names(self.person)
        return tr(text, name=name, rival=rival, **step.facts(self.table.view))

    # The hand

    def _help(self, *_: object) -> None:
        """Show what to do, unless the person is to find it alone."""
        if self.has_begun and self.prompter.step is not None and not self.prompter.step.alone:
            self._point_soon()

    def _point_soon(self) -> None:
        self._rest_hand()
        if self.table.waits_for_person and self.prompter.waits:
            (self._show_soon if self.motion.factor else self._point)()

    def _point(self) -> None:
        if self.table.waits_for_person and self.prompter.waits and not self.board.is_holding:
            self._pointing = True  # what was said stays, whatever the board would ask for now
            self.board.point_at(self.prompter.wanted()[0])
            self._pointing = False
        if self.motion.factor:
            self._show_again()

    def _rest_hand(self) -> None:
        self._show_soon.cancel()
        self._show_again.cancel()

    def on_touch_down(self, touch: Any) -> bool:
        """Whoever does something needs no hand for a while."""
        if self._show_again.is_triggered or self._show_soon.is_triggered:
            self._rest_hand()
            self._show_again()
        return super().on_touch_down(touch)

    # The end

    def _finish(self) -> None:
        if self._finished:
            return
        self._finished = True
        self._rest_hand()
        self.board.stop_choosing()
        self.conductor.pause(True)
        self._next_chapter_soon()

    def _next_chapter(self) -> None:
        if self._chapter + 1 < len(self.lesson.chapters):
            self._go_to(self.lesson, self._chapter + 1)
        else:
            self._congratulate()

    def _congratulate(self) -> None:
        self.said = self._sentence(self.lesson.end.says)
        self.services.sounds.play("win")
        self._ask_what_next()

    def _ask_what_next(self) -> None:
        dialog = Dialog(title=tr("Well done!"), message=self.said)
        dialog.answer(tr("Play against the Chick"), self.play, main=True, icon="icon_play")
        following = learning.following(self.services.storage, self.person, self.lesson)
        if following is not None:
            dialog.answer(tr(following.title), lambda: self._go_to(following), icon="icon_next")
        dialog.answer(tr("Once more"), lambda: self._go_to(self.lesson), icon="icon_again")
        dialog.open()

    def _go_to(self, lesson: Lesson, chapter: int | None = None) -> None:
        self.services.navigation.replace("lesson", lesson=lesson.id, person=self.person, chapter=chapter)

    def play(self) -> None:
        """A real match against the Chick, as the lesson was."""
        script, seats = self.prompter.script, self.session.seats
        setup = SetUp.check(self.lesson.game, seats, script.options)
        self.services.navigation.replace("play", record=self.services.storage.new(setup))
