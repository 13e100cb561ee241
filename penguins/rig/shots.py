"""What is worth a picture: screens in their interesting states."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache, partial
from random import Random
from typing import NamedTuple

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER, Action
from penguins.games.registry import GAMES
from penguins.languages import ENGLISH
from penguins.rig.driver import Driver
from penguins.session.diary import Diary
from penguins.session.draft import Draft
from penguins.session.progress import Progress, keep_progress
from penguins.session.puzzles import Puzzle, script_id, shipped
from penguins.session.record import Record
from penguins.session.review import Review
from penguins.session.reviewing import Reviewing
from penguins.session.setup import COLOURS, HUMAN, Seat, SetUp
from penguins.session.start_code import code_of
from penguins.session.today import board_of
from penguins.ui.base.words.names import seat_names
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


PEOPLE = ENGLISH.first_names
"""In pictures they are called as one is in the language that is spoken."""
_SEED = 7
_LOOKS = 1
"""For each decision of a match that is reviewed: enough for a curve."""
_REVIEWS: dict[str, Review] = {}
"""Of the match of each game that is shown, once it is known."""
_SOLVED = 12
"""Puzzles that somebody has tried, on the shelves that are shown."""
_DIALOG_OPENS = 10
"""Frames until a dialog has faded in."""


def seats_for(game: str, wanted: int) -> int:
    """That many seats, or as near to it as the game allows."""
    seats = GAMES[game].seats
    return min(max(wanted, seats[0]), seats[-1])


def _record(driver: Driver, game: str, players: int, share: float, bots: bool = True, *, seed: int = _SEED) -> Record:
    """A match of which that share has been played, at random; the first seat is a person's."""
    players = seats_for(game, players)
    others = "adult" if bots else HUMAN
    levels = (HUMAN, *[others] * (players - 1))
    seats = list(map(Seat, language().first_names, COLOURS, levels))
    setup = SetUp.check(GAMES[game], seats, {})
    record = driver.app.services.storage.begin(setup)
    log = _played_at_random(game, players, seed)
    for action in log:
        if len(record.match.log) >= share * len(log) and record.match.state.to_move == 0:
            break
        record.play(action)
    driver.app.services.storage.save(record)
    return record


@cache
def _played_at_random(game: str, players: int, seed: int = _SEED) -> tuple[Action, ...]:
    match = Match(GAMES[game], players)
    rng = Random(seed)
    while (state := match.state).to_move != OVER:
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return tuple(match.log)


def _home(driver: Driver) -> None:
    for game in list(GAMES)[:2]:
        _record(driver, game, 2, 0.4)
    driver.app.services.navigation.home()


def _screen(name: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name)


def _scroll_to_everyone(driver: Driver) -> None:
    """What helps those who cannot read, see small things, or use both hands."""
    driver.frames(2)
    scroll = driver.screen.ids.left.parent.parent.parent
    scroll.scroll_to(driver.screen.ids.left.children[0], animate=False)


def _licence(driver: Driver) -> None:
    driver.app.services.navigation.go("licence", part="openssl")


def _for_game(name: str, game: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name, game=game)


def _history(driver: Driver) -> None:
    for game in GAMES:
        _record(driver, game, 2, 1.0)
    _screen("history", driver)


def _choose_statistics(driver: Driver) -> None:
    driver.screen.ids.which.value = "statistics"


def _replay(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("replay", record=_record(driver, game, 2, 1.0))


def _review(game: str, driver: Driver) -> None:
    """With the coach, who has known the match for long."""
    record = _record(driver, game, 2, 1.0)
    driver.app.services.storage.save_review(record, _reviewed(game, record))
    driver.app.services.navigation.go("replay", record=record)


def _reviewed(game: str, record: Record) -> Review:
    if game not in _REVIEWS:
        reviewing = Reviewing(record, nodes=_LOOKS)
        reviewing.wait()
        _REVIEWS[game] = reviewing.review
    return _REVIEWS[game]


def _go_to_the_middle(driver: Driver) -> None:
    driver.frames(2)
    driver.screen.go_to(0.5)


def _play(game: str, players: int, share: float, driver: Driver) -> None:
    driver.app.services.navigation.go("play", record=_record(driver, game, players, share))


def _pick(driver: Driver) -> None:
    """Something is picked up, and what is legal is lit."""
    stops = driver.screen.board.stops()
    if stops:
        stops[0].tap()


def _ask_for_hint(driver: Driver) -> None:
    """The whole of it: the arrow, and why. Anything will do, so nobody thinks for long."""
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
    card.ids.badge.tap()
    driver.frames(_DIALOG_OPENS)


def _choose_player(driver: Driver) -> None:
    driver.screen.rows[1].dispatch("on_player")
    driver.frames(_DIALOG_OPENS)


def _choose_penguin(driver: Driver) -> None:
    driver.screen.rows[1].dispatch("on_colour")
    driver.frames(_DIALOG_OPENS)


def _curtain(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("play", record=_record(driver, game, 3, 0.5, bots=False))


def _let_think_again(driver: Driver) -> None:
    """As if the person before had just moved."""
    driver.screen.front().last_mover = language().first_names[2]


def _lesson(lesson: str, driver: Driver) -> None:
    driver.app.services.navigation.go("lesson", lesson=lesson, person=language().first_names[0])


def _shelves(game: str, driver: Driver) -> None:
    """Some solved, one begun."""
    for number, puzzle in enumerate(shipped(game)):
        stars = (3, 2, 1, 0)[number % 4]
        progress = Progress(won=stars > 0, offered=True, stars=stars, missed=not stars)
        if number < _SOLVED:
            keep_progress(driver.app.services.storage, PEOPLE[0], script_id(game, puzzle), progress)
    _house(driver)
    driver.app.services.navigation.go("puzzles", game=game, person=PEOPLE[0])


def _puzzle(game: str, kind: str, driver: Driver) -> None:
    found = puzzle_of_kind(game, kind)
    keep_progress(driver.app.services.storage, PEOPLE[0], script_id(game, found.id), Progress())
    driver.app.services.navigation.go("puzzle", puzzle=found.id, game=game, person=PEOPLE[0])


def puzzle_of_kind(game: str, kind: str) -> Puzzle:
    """The shortest puzzle with that goal; of memory, where the kind is so."""
    fitting = (puzzle for puzzle in shipped(game).values() if kind_of(puzzle) == kind)
    return min(fitting, key=lambda puzzle: len(puzzle.solution))


def kind_of(puzzle: Puzzle) -> str:
    """Its goal, or that it is to be remembered."""
    return "memory" if puzzle.memory else puzzle.goal.kind


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


def _results(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("results", record=_record(driver, game, 3, 1.0))


def _house(driver: Driver) -> None:
    """People with games behind them."""
    storage = driver.app.services.storage
    if not storage.people.all():
        for name, colour in zip(language().first_names[:3], COLOURS, strict=False):
            storage.people.add(name, colour)


def _first_start(driver: Driver) -> None:
    for person in driver.app.services.storage.people.all():
        driver.app.services.storage.people.remove(person)
    driver.app.services.keep(asked_who=False)
    driver.app.services.navigation.home()


def _people(driver: Driver) -> None:
    _house(driver)
    _screen("people", driver)


def _person(driver: Driver) -> None:
    _house(driver)
    for seed in range(8):
        for game in ("pingouins", "icetown"):
            _record(driver, game, 2, 1.0, bots=seed % 3 > 0, seed=seed)
    driver.app.services.navigation.go("person", person=driver.app.services.storage.people.all()[0].id)


def _setup_with_people(game: str, driver: Driver) -> None:
    _house(driver)
    _for_game("setup", game, driver)


def _on_a_saturday(driver: Driver) -> None:
    """Which has the longest line-up."""
    driver.app.services.storage._clock = datetime(2026, 11, 21, 12).timestamp


def _days(driver: Driver) -> Diary:
    """A person with some days behind them, and today half done."""
    _on_a_saturday(driver)
    _house(driver)
    storage = driver.app.services.storage
    games = list(GAMES.values())
    for days in (40, 9, 8, 5, 2, 1, 0):
        diary = Diary(storage, PEOPLE[0], storage.today() - timedelta(days=days))
        for game in games[: 1 + days % 2]:
            record = diary.play(diary.board(game), seat_names())
            if days != 5:
                _finish_at_random(record)
                storage.save(record)
    return Diary(storage, PEOPLE[0])


def _finish_at_random(record: Record) -> None:
    rng = Random(_SEED)
    while (state := record.match.state).to_move != OVER:
        is_chance = state.to_move == CHANCE
        record.play(record.match.draw_chance(record.seed) if is_chance else rng.choice(state.legal_actions()))


def _today_new(driver: Driver) -> None:
    _on_a_saturday(driver)
    driver.app.services.navigation.go("today")


def _today(driver: Driver) -> None:
    _days(driver)
    driver.app.services.navigation.go("today")


def _home_played(driver: Driver) -> None:
    """All has been played before, and today is done."""
    diary = _days(driver)
    set_ups = {}
    for game in GAMES.values():
        draft = Draft(game, seat_names(), driver.app.services.storage.people.all())
        draft.let_play(1, "emperor")
        set_ups[game.id] = draft.check()
    driver.app.services.change(last_set_ups=set_ups)
    if diary.puzzle is not None:
        script = script_id(diary.puzzle.game, diary.puzzle.id)
        keep_progress(driver.app.services.storage, diary.person, script, Progress(won=True))
    driver.app.services.navigation.home()


def _day_results(driver: Driver) -> None:
    """The board of today against those of earlier days."""
    diary = _days(driver)
    first = diary.board(next(iter(GAMES.values()))).first
    number = driver.app.services.storage.number_of(first.key) if first else None
    assert number is not None
    driver.app.services.navigation.go("results", record=driver.app.services.storage.load(number))


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
    "home": Shot(partial(_screen, "home")),
    "home_first_start": Shot(_first_start),
    "home_unfinished": Shot(_home),
    "home_played": Shot(_home_played),
    "today": Shot(_today),
    "today_new": Shot(_today_new),
    "day_results": Shot(_day_results),
    "dialog_code": Shot(partial(_for_game, "setup", "pingouins"), _type_code),
    "dialog_start": Shot(partial(_for_game, "setup", "pingouins"), _show_code),
    "settings": Shot(partial(_screen, "settings")),
    "settings_everyone": Shot(partial(_screen, "settings"), _scroll_to_everyone),
    "licences": Shot(partial(_screen, "licences")),
    "licence": Shot(_licence),
    "history_empty": Shot(partial(_screen, "history")),
    "history": Shot(_history),
    "statistics": Shot(_history, _choose_statistics),
    "people": Shot(_people),
    "people_empty": Shot(partial(_screen, "people")),
    "person": Shot(_person),
    "setup_people": Shot(partial(_setup_with_people, "pingouins")),
    "rules": Shot(partial(_screen, "rules")),
    "dialog_menu": Shot(partial(_play, "pingouins", 2, 0.0), _open_menu),
    "dialog_result": Shot(partial(_results, "pingouins"), _open_menu),
    "dialog_unfinished": Shot(_home, _choose_unfinished),
    "dialog_lessons": Shot(partial(_setup_with_people, "march"), _choose_lesson),
    "dialog_player": Shot(partial(_for_game, "setup", "pingouins"), _choose_player),
    "dialog_penguin": Shot(partial(_for_game, "setup", "pingouins"), _choose_penguin),
}
for _game in GAMES.values():
    _id, _most = _game.id, _game.seats[-1]
    SHOTS |= {
        f"setup_{_id}": Shot(partial(_for_game, "setup", _id)),
        f"rules_{_id}": Shot(partial(_for_game, "rules", _id)),
        f"play_{_id}_start": Shot(partial(_play, _id, 2, 0.0)),
        f"play_{_id}_middle": Shot(partial(_play, _id, 2, 0.5)),
        f"play_{_id}_full_table": Shot(partial(_play, _id, _most, 0.4)),
        f"play_{_id}_picked": Shot(partial(_play, _id, 2, 0.5), _pick),
        f"play_{_id}_hint": Shot(partial(_play, _id, 2, 0.5), _ask_for_hint),
        f"results_{_id}": Shot(partial(_results, _id)),
        f"replay_{_id}": Shot(partial(_replay, _id), _go_to_the_middle),
    }
    if _id != "march":  # played at random, nobody there comes home
        SHOTS[f"review_{_id}"] = Shot(partial(_review, _id), _go_to_the_middle)
    if _game.prover is not None:
        SHOTS[f"puzzles_{_id}"] = Shot(partial(_shelves, _id))
    for _kind in sorted(set(map(kind_of, shipped(_id).values()))):
        SHOTS |= {
            f"puzzle_{_id}_{_kind}": Shot(partial(_puzzle, _id, _kind)),
            f"puzzle_{_id}_{_kind}_missed": Shot(partial(_puzzle, _id, _kind), _miss),
            f"puzzle_{_id}_{_kind}_solved": Shot(partial(_puzzle, _id, _kind), _solve),
        }
    if face_of(_id).lessons:
        SHOTS[f"lesson_{_id}"] = Shot(partial(_lesson, face_of(_id).lessons[0].id))
    if _game.secret_hands:
        SHOTS[f"curtain_{_id}"] = Shot(partial(_curtain, _id), _let_think_again)
