"""What is worth a picture: screens in their interesting states."""

from collections.abc import Callable
from functools import partial
from random import Random

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.rig.driver import Driver
from penguins.session.record import Record
from penguins.session.setup import COLOURS, HUMAN, Seat, SetUp

Shot = Callable[[Driver], None]

PEOPLE = ("Léa", "Tom", "Ana", "Max", "Zoé", "Ben")
_SEED = 7


def seats_for(game: str, wanted: int) -> int:
    """That many seats, or as near to it as the game allows."""
    seats = GAMES[game].seats
    return min(max(wanted, seats[0]), seats[-1])


def _record(driver: Driver, game: str, players: int, share: float, bots: bool = True) -> Record:
    """A match of which that share has been played, at random; the first seat is a person's."""
    players = seats_for(game, players)
    others = "adult" if bots else HUMAN
    levels = (HUMAN, *[others] * (players - 1))
    seats = list(map(Seat, PEOPLE, COLOURS, levels))
    setup = SetUp.check(GAMES[game], seats, {})
    whole = Match(setup.game, players, setup.options)
    rng = Random(_SEED)
    while whole.state.to_move != OVER:
        state = whole.state
        whole.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    record = driver.app.services.storage.begin(setup)
    for action in whole.log:
        if len(record.match.log) >= share * len(whole.log) and record.match.state.to_move == 0:
            break
        record.play(action)
    driver.app.services.storage.save(record)
    return record


def _home(driver: Driver) -> None:
    for game in list(GAMES)[:2]:
        _record(driver, game, 2, 0.4)
    driver.app.services.navigation.home()
    driver.frames(5)


def _screen(name: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name)
    driver.frames(5)


def _licence(driver: Driver) -> None:
    driver.app.services.navigation.go("licence", part="openssl")
    driver.frames(5)


def _for_game(name: str, game: str, driver: Driver) -> None:
    driver.app.services.navigation.go(name, game=game)
    driver.frames(5)


def _history(driver: Driver) -> None:
    for game in GAMES:
        _record(driver, game, 2, 1.0)
    _screen("history", driver)


def _statistics(driver: Driver) -> None:
    _history(driver)
    driver.screen.ids.which.value = "statistics"
    driver.frames(5)


def _replay(game: str, driver: Driver) -> None:
    driver.app.services.navigation.go("replay", record=_record(driver, game, 2, 1.0))
    driver.frames(5)
    driver.screen.go_to(0.5)
    driver.frames(5)


def _play(game: str, players: int, share: float, driver: Driver) -> None:
    driver.app.services.navigation.go("play", record=_record(driver, game, players, share))
    driver.wait_for_person()
    driver.frames(5)


def _pick(game: str, driver: Driver) -> None:
    """Something is picked up, and what is legal is lit."""
    _play(game, 2, 0.5, driver)
    stops = driver.screen.board.stops()
    if stops:
        stops[0].tap()
    driver.frames(5)


def _curtain(game: str, driver: Driver) -> None:
    record = _record(driver, game, 3, 0.5, bots=False)
    driver.app.services.navigation.go("play", record=record)
    driver.wait_for_person()
    driver.frames(5)


def _results(game: str, driver: Driver) -> None:
    record = _record(driver, game, 3, 1.0)
    driver.app.services.navigation.go("results", record=record)
    driver.frames(5)


SHOTS: dict[str, Shot] = {
    "home": partial(_screen, "home"),
    "home_unfinished": _home,
    "settings": partial(_screen, "settings"),
    "licences": partial(_screen, "licences"),
    "licence": _licence,
    "history_empty": partial(_screen, "history"),
    "history": _history,
    "statistics": _statistics,
    "rules": partial(_screen, "rules"),
}
for _game in GAMES.values():
    _id, _most = _game.id, _game.seats[-1]
    SHOTS |= {
        f"setup_{_id}": partial(_for_game, "setup", _id),
        f"rules_{_id}": partial(_for_game, "rules", _id),
        f"play_{_id}_start": partial(_play, _id, 2, 0.0),
        f"play_{_id}_middle": partial(_play, _id, 2, 0.5),
        f"play_{_id}_full_table": partial(_play, _id, _most, 0.4),
        f"play_{_id}_picked": partial(_pick, _id),
        f"results_{_id}": partial(_results, _id),
        f"replay_{_id}": partial(_replay, _id),
    }
    if _game.secret_hands:
        SHOTS[f"curtain_{_id}"] = partial(_curtain, _id)
