"""Codes of starts: asks for one, shows what it starts before it does, and passes on that of a match."""

from penguins.core.options import Option
from penguins.session.draft import Draft
from penguins.session.setup import SetUp
from penguins.session.start_code import BadCode, Start, start_of
from penguins.ui.base.services import Services
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.sentences import CODE_REASONS
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.widgets.code_field import CodeDialog
from penguins.ui.widgets.dialogs import Dialog


def ask(services: Services) -> None:
    """Let somebody type a code."""
    dialog = CodeDialog()
    dialog.bind(on_code=lambda asked, code: _try(services, asked, code))
    dialog.open()


def _try(services: Services, dialog: CodeDialog, code: str) -> None:
    try:
        start = start_of(code)
        draft = Draft(start.game, seat_names(), services.storage.people.all())
        draft.take_start(start)
    except BadCode as bad:
        dialog.objection = tr(CODE_REASONS[bad.reason], about=bad.about)
        return
    dialog.dismiss(animation=False)
    _show(services, start, draft.check())


def _show(services: Services, start: Start, setup: SetUp) -> None:
    """What it starts, and then the start."""
    shown = Dialog(title=tr(face_of(start.game.id).texts.name), message=told(start, setup))
    shown.answer(tr("Start"), lambda: _begin(services, start, setup), main=True, icon="icon_play")
    shown.answer(tr("Another code"), lambda: ask(services), icon="icon_back")
    shown.open()


def told(start: Start, setup: SetUp) -> str:
    """Who plays, and by which options, a line each."""
    asked = [option for option in start.game.options if option.asked and option.applies(start.options)]
    players = formats.joined([seat.name for seat in setup.seats])
    starts = tr("{name} starts.", name=setup.seats[0].name)
    return "\n".join([players, starts, *(_choice(start, option) for option in asked)])


def _choice(start: Start, option: Option) -> str:
    texts = face_of(start.game.id).texts.options[option.key]
    return tr("{option}: {choice}", option=tr(texts.name), choice=tr(texts.choices[start.options[option.key]].name))


def _begin(services: Services, start: Start, setup: SetUp) -> None:
    services.navigation.replace("play", record=services.storage.new(setup, start.seed))


def pass_on(services: Services, code: str) -> None:
    """Send a code to somebody, or copy it where nothing can be sent."""
    if not services.device.send_text(code):
        copied = services.device.copy(code)
        services.say(tr("The code is copied.") if copied else tr("The code cannot be copied here. Read it aloud!"))
