"""Who learns what: which lessons there are, how far a person is, and when to offer one."""

from collections.abc import Callable, Sequence
from functools import partial

from penguins.core.options import Options
from penguins.games.registry import GAMES
from penguins.session.draft import FIRST_BOT
from penguins.session.progress import keep_progress, progress_of
from penguins.session.script import Script
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.storage import Storage
from penguins.ui.base.services import Services
from penguins.ui.base.words.names import LEVEL_NAMES, seat_names
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.games.lesson import Lesson
from penguins.ui.widgets.dialogs import Dialog
from penguins.ui.widgets.person_chip import PersonChips


def lesson(wanted: str) -> Lesson:
    """The lesson of that id; KeyError if there is none."""
    game = GAMES[wanted.partition(".")[0]]
    return {found.id: found for found in face_of(game.id).lessons}[wanted]


# Whom


def learner(services: Services, seats: Sequence[Seat] = ()) -> str:
    """The name of who learns: the first person of those seats, of the house, or a guest."""
    here = [seat.name for seat in seats if seat.is_human and seat.name]
    house = [person.name for person in services.storage.people.all()]
    return next(iter((*here, *house)), seat_names().guest.format(number=1))


def names(person: str) -> tuple[str, ...]:
    """The person's, and the Chick's."""
    chick = LEVEL_NAMES[FIRST_BOT]
    return person, tr(chick)


def colours(script: Script, own: str = "") -> Sequence[str]:
    """Of the penguins of each seat: where they are only paint, the person has their `own`."""
    told_by_game = GAMES[script.game].colours
    if told_by_game or not own:
        return told_by_game or COLOURS
    instead = {own: COLOURS[script.person], COLOURS[script.person]: own}
    return [instead.get(colour, colour) for colour in COLOURS]


def own_colour(storage: Storage, person: str) -> str:
    """Of the penguin that a person of the house has chosen; nothing for a guest."""
    return next((one.colour for one in storage.people.all() if one.name == person), "")


# How far


def is_done(storage: Storage, person: str, lesson: Lesson) -> bool:
    """Whether all of its chapters have been won."""
    return all(progress_of(storage, person, chapter.id).won for chapter in lesson.chapters)


def chapter(storage: Storage, person: str, lesson: Lesson) -> int:
    """The number of the chapter to go on with: the one that was left, else the first that has not been won."""
    found = [progress_of(storage, person, chapter.id) for chapter in lesson.chapters]
    left = [number for number, progress in enumerate(found) if progress.log]
    missing = [number for number, progress in enumerate(found) if not progress.won]
    return (left or missing or [0])[0]


def following(storage: Storage, person: str, lesson: Lesson) -> Lesson | None:
    """The next lesson that has not been done, among those that are not about a choice."""
    plain = [other for other in face_of(lesson.game.id).lessons if other.choice is None and other.id != lesson.id]
    return next((other for other in plain if not is_done(storage, person, other)), None)


# When


def offer(services: Services, game: str, person: str, options: Options) -> Lesson | None:
    """The lesson to offer before a match with these options; none that has been offered or done, and not the first to
    somebody who has played the game before."""
    lessons = face_of(game).lessons
    about_choices = [found for found in lessons if found.choice is not None and found.explains(options)]
    first = [] if _has_been_played(services.storage, game) else lessons[:1]
    from_scratch = [found for found in about_choices if found.from_scratch]
    for found in (*from_scratch, *first, *about_choices):
        if not progress_of(services.storage, person, found.chapters[0].id).offered:
            return found
    return None


def keep_offered(storage: Storage, person: str, lesson: Lesson) -> None:
    """That lesson has been offered, and need not be again."""
    first = lesson.chapters[0].id
    keep_progress(storage, person, first, progress_of(storage, person, first)._replace(offered=True))


def before_match(services: Services, setup: SetUp, begin: Callable[[], None]) -> None:
    """Begin a match, unless somebody would rather learn first what is new to them in it: that is asked once."""
    person = learner(services, setup.seats)
    found = offer(services, setup.game.id, person, setup.options) if setup.humans else None
    if found is None:
        begin()
        return
    keep_offered(services.storage, person, found)
    dialog = Dialog(title=tr("Learn first?"), message=tr("It takes a minute, and you learn by playing."))
    dialog.answer(tr("Learn first"), lambda: go(services, found, person), main=True, icon="icon_hint")
    dialog.answer(tr("Just play"), begin, icon="icon_play")
    dialog.open()


def _has_been_played(storage: Storage, game: str) -> bool:
    return bool(storage.unfinished(game) or storage.finished(game, limit=1))


def choose(services: Services, game: str, person: str) -> None:
    """Let somebody choose among the lessons of a game, and who learns, where several could."""
    dialog = Dialog(title=tr("Learn by playing"), message=tr(face_of(game).texts.name))
    chips = PersonChips()

    def ask_again(name: str) -> None:
        dialog.dismiss(animation=False)
        choose(services, game, name)

    chips.offer(services.storage.people.all(), person, ask_again)
    dialog.ids.answers.add_widget(chips)
    for number, found in enumerate(face_of(game).lessons):
        icon = "icon_check" if is_done(services.storage, person, found) else "icon_play"
        dialog.answer(tr(found.title), partial(go, services, found, person), main=number == 0, icon=icon)
    dialog.open()


def go(services: Services, lesson: Lesson, person: str) -> None:
    """Open that lesson."""
    services.navigation.go("lesson", lesson=lesson.id, person=person)
