"""Passes on what a match has left: a picture of its end, or the match itself as a file."""

from collections.abc import Callable
from pathlib import Path

from penguins.session.exports import leave, name_for
from penguins.session.match_file import export
from penguins.session.record import Record
from penguins.ui.base.services import Services
from penguins.ui.base.words.translate import tr
from penguins.ui.screens.keepsake import Keepsake
from penguins.ui.screens.keepsake_layout import Headings
from penguins.ui.widgets.dialogs import Dialog


class Sharing:
    """Shares one match. Where the device has no way to pass a file on, it is saved, and its folder can be shown."""

    def __init__(self, services: Services, record: Record) -> None:
        self._services = services
        self._record = record
        self._keepsake: Keepsake | None = None

    def picture(self, words: Headings) -> None:
        """Draw how it ended, and pass that on in a few frames; once, however often it is asked meanwhile."""
        if self._keepsake is None:
            self._keepsake = Keepsake(self._services, self._record, words)
            self._keepsake.draw(self._pass_on_picture)

    def file(self) -> None:
        """Pass the match on, to be opened by another Penguins."""
        self._pass_on(lambda: export(self._record, self._services.folder))

    def cancel(self) -> None:
        """Nobody waits for the picture any more."""
        if self._keepsake is not None:
            self._keepsake.cancel()
            self._keepsake = None

    def _pass_on_picture(self, content: bytes) -> None:
        self._keepsake = None
        self._pass_on(lambda: leave(self._services.folder, name_for(self._record, ".png"), content))

    def _pass_on(self, write: Callable[[], Path]) -> None:
        try:
            path = write()
        except OSError:
            self._services.say(tr("The file cannot be written here."))
            return
        if not self._services.device.send(path):
            self._tell_where(path)

    def _tell_where(self, path: Path) -> None:
        told = Dialog(title=tr("Saved"), message=tr("Saved as {file}", file=str(path)))
        if self._services.device.has_folders:
            told.answer(tr("Show folder"), lambda: self._show_folder(path), icon="icon_eye")
        told.answer(tr("OK"), main=True, icon="icon_check")
        told.open()

    def _show_folder(self, path: Path) -> None:
        if not self._services.device.show_folder(path):
            self._services.say(tr("The folder cannot be shown here."))
