"""What is worth a picture: screens in their interesting states."""

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import NamedTuple

from penguins.games.registry import GAMES
from penguins.rig import entrances
from penguins.rig.driver import Driver
from penguins.session.puzzles import shipped
from penguins.session.start_code import code_of
from penguins.session.today import board_of
from penguins.ui.base.words.translate import language
from penguins.ui.games.face import face_of

Doing = Callable[[Driver], None]


def _nothing(_: Driver) -> None:
    pass


class Shot(NamedTuple):
    """A screen in an interesting state."""

    open: Doing
    """Go to the screen."""
    then: Doing = _nothing
    """Do something there."""

    def __call__(self, driver: Driver) -> None:
        """Be in that state."""
        self.open(driver)
        self._get_ready(driver)

    def anew(self, driver: Driver) -> None:
        """Be there once more, on a screen made for the window as it is now."""
        driver.close_dialogs()
        driver.app.services.navigation.refresh()
        driver.frames(3)
        self._get_ready(driver)

    def _get_ready(self, driver: Driver) -> None:
        driver.wait_for_person()
        self.then(driver)
        driver.frames(5)


_DIALOG_OPENS = 10
"""Frames until a dialog has faded in."""


def _scroll_to_everyone(driver: Driver) -> None:
    """What helps those who cannot read, see small things, or use both hands."""
    driver.frames(2)
    scroll = driver.screen.ids.left.parent.parent.parent
    scroll.scroll_to(driver.screen.ids.left.children[0], animate=False)


def _choose_statistics(driver: Driver) -> None:
    driver.screen.ids.which.value = "statistics"


def _go_to_the_middle(driver: Driver) -> None:
    driver.frames(2)
    driver.screen.go_to(0.5)


def _have_read(driver: Driver) -> None:
    """Whoever does something has read the news."""
    driver.screen.retelling.touched(driver.screen.table)


def _pick(driver: Driver) -> None:
    """Something is picked up, and what is legal is lit."""
    _have_read(driver)
    stops = driver.screen.board.stops()
    if stops:
        stops[0].tap()


def _ask_for_hint(driver: Driver) -> None:
    """The whole of it: the arrow, and why. Anything will do, so nobody thinks for long."""
    _have_read(driver)
    driver.screen.hint()
    driver.screen.session.hurry()
    driver.wait(lambda: not driver.screen.session.is_thinking, "the hint")
    if driver.screen.hint_shows == "piece":
        driver.screen.hint()


def _choose_lesson(driver: Driver) -> None:
    driver.screen.learn()
    driver.frames(_DIALOG_OPENS)


def _open_menu(driver: Driver) -> None:
    driver.screen.menu()
    driver.frames(_DIALOG_OPENS)


def _choose_unfinished(driver: Driver) -> None:
    card = next(card for card in driver.screen.ids.games.children if card.unfinished)
    card.badge.tap()
    driver.frames(_DIALOG_OPENS)


def _choose_player(driver: Driver) -> None:
    driver.screen.rows[1].dispatch("on_player")
    driver.frames(_DIALOG_OPENS)


def _choose_penguin(driver: Driver) -> None:
    driver.screen.rows[1].dispatch("on_colour")
    driver.frames(_DIALOG_OPENS)


def _let_think_again(driver: Driver) -> None:
    """As if the person before had just moved."""
    driver.screen.front().last_mover = language().first_names[2]


def _begin_puzzle(driver: Driver) -> None:
    if driver.screen.memorising:
        driver.screen.ready()


def _miss(driver: Driver) -> None:
    """Do something wrong, and see what comes of it."""
    _begin_puzzle(driver)
    prover = driver.screen.puzzle.prover()
    right = prover.right(prover.start, 0)
    driver.screen.decide(next(action for action in prover.start.legal_actions() if action not in right))
    _wait_for_end(driver)


def _solve(driver: Driver) -> None:
    _begin_puzzle(driver)
    screen = driver.screen
    for text in screen.puzzle.solution:
        driver.wait_for_person()
        driver.take_chances()
        screen.decide(screen.session.game.parse(text))
    _wait_for_end(driver)


def _wait_for_end(driver: Driver) -> None:
    driver.wait(lambda: driver.screen.table.waits_for == "over", "the end of the puzzle")


def _type_code(driver: Driver) -> None:
    driver.screen.play_code()
    driver.frames(_DIALOG_OPENS)
    [dialog] = driver.dialogs()
    dialog.field.text = "apple pear xylophone"
    dialog.done()


def _show_code(driver: Driver) -> None:
    driver.screen.play_code()
    [dialog] = driver.dialogs()
    start = board_of(date(2026, 11, 21), GAMES["march"])
    dialog.dispatch("on_code", code_of(start))
    driver.frames(_DIALOG_OPENS)


SHOTS: dict[str, Shot] = {
    "home": Shot(partial(entrances.screen, "home")),
    "home_first_start": Shot(entrances.first_start),
    "home_unfinished": Shot(entrances.unfinished_at_home),
    "home_played": Shot(entrances.home_played),
    "today": Shot(entrances.today),
    "today_new": Shot(entrances.today_new),
    "day_results": Shot(entrances.day_results),
    "dialog_code": Shot(partial(entrances.for_game, "setup", "pingouins"), _type_code),
    "dialog_start": Shot(partial(entrances.for_game, "setup", "pingouins"), _show_code),
    "settings": Shot(partial(entrances.screen, "settings")),
    "settings_everyone": Shot(partial(entrances.screen, "settings"), _scroll_to_everyone),
    "licences": Shot(partial(entrances.screen, "licences")),
    "licence": Shot(entrances.licence),
    "history_empty": Shot(partial(entrances.screen, "history")),
    "history": Shot(entrances.history),
    "statistics": Shot(entrances.history, _choose_statistics),
    "people": Shot(entrances.people),
    "people_empty": Shot(partial(entrances.screen, "people")),
    "person": Shot(entrances.person),
    "setup_people": Shot(partial(entrances.setup_with_people, "pingouins")),
    "rules": Shot(partial(entrances.screen, "rules")),
    "dialog_menu": Shot(partial(entrances.play, "pingouins", 2, 0.0), _open_menu),
    "dialog_result": Shot(partial(entrances.results, "pingouins"), _open_menu),
    "dialog_unfinished": Shot(entrances.unfinished_at_home, _choose_unfinished),
    "dialog_lessons": Shot(partial(entrances.setup_with_people, "march"), _choose_lesson),
    "dialog_player": Shot(partial(entrances.for_game, "setup", "pingouins"), _choose_player),
    "dialog_penguin": Shot(partial(entrances.for_game, "setup", "pingouins"), _choose_penguin),
}
for _game in GAMES.values():
    _id, _most = _game.id, _game.seats[-1]
    SHOTS |= {
        f"setup_{_id}": Shot(partial(entrances.for_game, "setup", _id)),
        f"rules_{_id}": Shot(partial(entrances.for_game, "rules", _id)),
        f"play_{_id}_start": Shot(partial(entrances.play, _id, 2, 0.0)),
        f"play_{_id}_middle": Shot(partial(entrances.play, _id, 2, 0.5)),
        f"play_{_id}_full_table": Shot(partial(entrances.play, _id, _most, 0.4)),
        f"play_{_id}_picked": Shot(partial(entrances.play, _id, 2, 0.5), _pick),
        f"play_{_id}_hint": Shot(partial(entrances.play, _id, 2, 0.5), _ask_for_hint),
        f"results_{_id}": Shot(partial(entrances.results, _id)),
        f"replay_{_id}": Shot(partial(entrances.replay, _id), _go_to_the_middle),
        f"review_{_id}": Shot(partial(entrances.review, _id), _go_to_the_middle),
    }
    if _game.prover is not None:
        SHOTS[f"puzzles_{_id}"] = Shot(partial(entrances.shelves, _id))
    for _kind in sorted(set(map(entrances.kind_of, shipped(_id).values()))):
        SHOTS |= {
            f"puzzle_{_id}_{_kind}": Shot(partial(entrances.puzzle, _id, _kind)),
            f"puzzle_{_id}_{_kind}_missed": Shot(partial(entrances.puzzle, _id, _kind), _miss),
            f"puzzle_{_id}_{_kind}_solved": Shot(partial(entrances.puzzle, _id, _kind), _solve),
        }
    if face_of(_id).lessons:
        SHOTS[f"lesson_{_id}"] = Shot(partial(entrances.lesson, face_of(_id).lessons[0].id))
    if _game.secret_hands:
        SHOTS[f"curtain_{_id}"] = Shot(partial(entrances.curtain, _id), _let_think_again)
