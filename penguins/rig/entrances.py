"""Ways into the screens of the shots, with the matches, people and days that each of them shows."""

from datetime import datetime, timedelta
from functools import cache
from random import Random

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER, Action
from penguins.games.registry import GAMES
from penguins.rig.driver import Driver
from penguins.session.diary import Diary
from penguins.session.draft import Draft
from penguins.session.progress import Progress, keep_progress
from penguins.session.puzzles import Puzzle, script_id, shipped
from penguins.session.record import Record
from penguins.session.review import Review
from penguins.session.reviewing import Reviewing
from penguins.session.setup import COLOURS, HUMAN, Seat, SetUp
from penguins.ui.base.words.names import seat_names
from penguins.ui.base.words.translate import language

_SEED = 7
_LOOKS = 1
"""For each decision of a match that is reviewed: enough for a curve."""
_REVIEWS: dict[str, Review] = {}
"""Of the match of each game that is shown, once it is known."""
_SOLVED = 12
"""Puzzles that somebody has tried, on the shelves that are shown."""


def someone() -> str:
    """Who is in the pictures: people there are called as one is in the language that is spoken."""
    return language().first_names[0]


def seats_for(game: str, wanted: int) -> int:
    """That many seats, or as near to it as the game allows."""
    seats = GAMES[game].seats
    return min(max(wanted, seats[0]), seats[-1])


def _record(driver: Driver, game: str, players: int, share: float, bots: bool = True, *, seed: int = _SEED) -> Record:
    """A match of which that share has been played; the first seat is a person's."""
    players = seats_for(game, players)
    others = "adult" if bots else HUMAN
    levels = (HUMAN, *[others] * (players - 1))
    seats = list(map(Seat, language().first_names, COLOURS, levels))
    setup = SetUp.check(GAMES[game], seats, {})
    record = driver.app.services.storage.begin(setup)
    log = played(game, players, seed)
    for action in log:
        if len(record.match.log) >= share * len(log) and record.match.state.to_move == 0:
            break
        record.play(action)
    driver.app.services.storage.save(record)
    return record


@cache
def played(game: str, players: int, seed: int = _SEED) -> tuple[Action, ...]:
    """A whole match, played at random; where nobody would come home then, by whoever takes what looks best."""
    match = Match(GAMES[game], players)
    rng = Random(seed)
    while (state := match.state).to_move != OVER:
        if state.to_move == CHANCE:
            match.play(state.sample_chance(rng))
        elif game == "march":
            match.play(match.game.insight(state.seen_by(state.to_move)).greedy(rng))
        else:
            match.play(rng.choice(state.legal_actions()))
    return tuple(match.log)


def _finish_at_random(record: Record) -> None:
    rng = Random(_SEED)
    while (state := record.match.state).to_move != OVER:
        is_chance = state.to_move == CHANCE
        record.play(record.match.draw_chance(record.seed) if is_chance else rng.choice(state.legal_actions()))


def screen(name: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name)


def for_game(name: str, game: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name, game=game)


def licence(driver: Driver) -> None:
    driver.app.services.navigation.go("licence", part="openssl")


def first_start(driver: Driver) -> None:
    for person in driver.app.services.storage.people.all():
        driver.app.services.storage.people.remove(person)
    driver.app.services.keep(asked_who=False)
    driver.app.services.navigation.home()


def unfinished_at_home(driver: Driver) -> None:
    for game in list(GAMES)[:2]:
        _record(driver, game, 2, 0.4)
    driver.app.services.navigation.home()


def home_played(driver: Driver) -> None:
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


def history(driver: Driver) -> None:
    for game in GAMES:
        _record(driver, game, 2, 1.0)
    screen("history", driver)


def play(game: str, players: int, share: float, driver: Driver) -> None:
    driver.app.services.navigation.go("play", record=_record(driver, game, players, share))


def curtain(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("play", record=_record(driver, game, 3, 0.5, bots=False))


def results(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("results", record=_record(driver, game, 3, 1.0))


def replay(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("replay", record=_record(driver, game, 2, 1.0))


def review(game: str, driver: Driver) -> None:
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


def lesson(lesson: str, driver: Driver) -> None:
    driver.app.services.navigation.go("lesson", lesson=lesson, person=someone())


def shelves(game: str, driver: Driver) -> None:
    """Some solved, one begun."""
    for number, puzzle in enumerate(shipped(game)):
        stars = (3, 2, 1, 0)[number % 4]
        progress = Progress(won=stars > 0, offered=True, stars=stars, missed=not stars)
        if number < _SOLVED:
            keep_progress(driver.app.services.storage, someone(), script_id(game, puzzle), progress)
    _house(driver)
    driver.app.services.navigation.go("puzzles", game=game, person=someone())


def puzzle(game: str, kind: str, driver: Driver) -> None:
    found = puzzle_of_kind(game, kind)
    keep_progress(driver.app.services.storage, someone(), script_id(game, found.id), Progress())
    driver.app.services.navigation.go("puzzle", puzzle=found.id, game=game, person=someone())


def puzzle_of_kind(game: str, kind: str) -> Puzzle:
    """The shortest puzzle with that goal; of memory, where the kind is so."""
    fitting = (puzzle for puzzle in shipped(game).values() if kind_of(puzzle) == kind)
    return min(fitting, key=lambda puzzle: len(puzzle.solution))


def kind_of(puzzle: Puzzle) -> str:
    """Its goal, or that it is to be remembered."""
    return "memory" if puzzle.memory else puzzle.goal.kind


def people(driver: Driver) -> None:
    _house(driver)
    screen("people", driver)


def person(driver: Driver) -> None:
    _house(driver)
    for seed in range(8):
        for game in ("pingouins", "icetown"):
            _record(driver, game, 2, 1.0, bots=seed % 3 > 0, seed=seed)
    driver.app.services.navigation.go("person", person=driver.app.services.storage.people.all()[0].id)


def setup_with_people(game: str, driver: Driver) -> None:
    _house(driver)
    for_game("setup", game, driver)


def _house(driver: Driver) -> None:
    """People with games behind them."""
    storage = driver.app.services.storage
    if not storage.people.all():
        for name, colour in zip(language().first_names[:3], COLOURS, strict=False):
            storage.people.add(name, colour)


def today_new(driver: Driver) -> None:
    _on_a_saturday(driver)
    driver.app.services.navigation.go("today")


def today(driver: Driver) -> None:
    _days(driver)
    driver.app.services.navigation.go("today")


def day_results(driver: Driver) -> None:
    """The board of today against those of earlier days."""
    diary = _days(driver)
    first = diary.board(next(iter(GAMES.values()))).first
    number = driver.app.services.storage.number_of(first.key) if first else None
    assert number is not None
    driver.app.services.navigation.go("results", record=driver.app.services.storage.load(number))


def _days(driver: Driver) -> Diary:
    """A person with some days behind them, and today half done."""
    _on_a_saturday(driver)
    _house(driver)
    storage = driver.app.services.storage
    games = list(GAMES.values())
    for days in (40, 9, 8, 5, 2, 1, 0):
        diary = Diary(storage, someone(), storage.today() - timedelta(days=days))
        for game in games[: 1 + days % 2]:
            record = diary.play(diary.board(game), seat_names())
            if days != 5:
                _finish_at_random(record)
                storage.save(record)
    return Diary(storage, someone())


def _on_a_saturday(driver: Driver) -> None:
    """Which has the longest line-up."""
    driver.app.services.storage._clock = datetime(2026, 11, 21, 12).timestamp
