"""The menu of a match that is being played: go on, finish, keep, start over, end it, and the ways out."""

from collections.abc import Callable

from penguins.session.diary import day_of
from penguins.session.session import Session
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.widgets.dialogs import Dialog, ask


class MatchMenu:
    """Steers a match. What cannot be taken back is asked first; nothing is, where nobody has decided anything yet."""

    def __init__(self, services: Services, session: Session, title: str, finish: Callable[[], None]) -> None:
        """`finish` plays the rest at once."""
        self._services = services
        self._session = session
        self._title = title
        self._finish = finish
        self._day = day_of(services.storage, session.record)

    def open(self) -> None:
        """Show it."""
        session, navigation = self._session, self._services.navigation
        menu = Dialog(title=self._title, message=self._message())
        menu.answer(tr("Continue"), main=True, icon="icon_play")
        if session.can_finish:
            menu.answer(tr("Finish: play the rest at once"), self._finish, icon="icon_next")
        if not session.is_kept:
            menu.answer(tr("Keep this game"), self._keep, icon="icon_check")
        menu.answer(tr("Start over"), self._start_over, icon="icon_again")
        menu.answer(tr("End this game"), self._end, icon="icon_close")
        menu.answer(tr("Settings"), lambda: navigation.go("settings"), icon="icon_settings")
        menu.answer(tr("Home"), navigation.home, icon="icon_home")
        menu.open()

    def _message(self) -> str:
        if self._day is not None and not self._day.counts:
            return tr("Practice: this game does not count.")
        if self._session.is_kept:
            return tr("Your game is saved. You can carry on any time.")
        if self._session.record.setup.humans:
            return tr("Your game is saved from your first move on.")
        return tr("Bots play here. Their game is not kept unless you want it.")

    def _keep(self) -> None:
        self._session.keep()
        if not self._services.tell_notices():
            self._services.say(tr("This game is kept now."))

    def _start_over(self) -> None:
        if self._session.is_kept:
            counts = self._day is not None and self._day.counts
            gone = tr("What was played so far will be gone for good.")
            message = tr("This try counts. If you start over, it is only practice.") if counts else gone
            ask(tr("Start over?"), message, tr("Start over"), self._begin_anew, tr("Continue playing"))
        else:
            self._begin_anew()

    def _begin_anew(self) -> None:
        self._forget()
        record = self._session.record
        seed = record.seed if self._day is not None else None
        self._services.navigation.replace("play", record=self._services.storage.new(record.setup, seed))

    def _end(self) -> None:
        if not self._session.is_kept:
            self._services.navigation.home()
            return
        counts = self._day is not None and self._day.counts
        gone = tr("It does not count, and will be gone for good.")
        given_up = tr("This try counts. If you end it, it is given up for good.")
        question = Dialog(title=tr("End this game?"), message=given_up if counts else gone)
        question.answer(tr("End this game"), self._discard)
        question.answer(tr("Keep it for later"), self._services.navigation.home)
        question.answer(tr("Continue playing"), main=True)
        question.open()

    def _discard(self) -> None:
        self._forget()
        self._services.navigation.home()

    def _forget(self) -> None:
        """It goes on behind the menu: if it has come to its end meanwhile, that stays."""
        if not self._session.record.is_over:
            self._session.discard()
