"""`penguins bench soak`: a short evening, and evenings on which something goes wrong."""

import threading
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from penguins.cli.bench import soak
from penguins.cli.main import main
from penguins.core.options import complete
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.storage import Storage

MEMORY = "memory of the second half"  # so few matches do not tell: much is loaded with the first of them

During = Callable[[Callable[[], object]], None]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)


@pytest.fixture
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "GAMES", {"party": GAMES["party"]})


def missed(matches: int = 1) -> list[str]:
    return [figure.name for figure in soak.figures(matches) if not figure.reached and MEMORY not in figure.name]


@pytest.mark.slow
def test_after_an_evening_nothing_is_left(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main(["bench", "soak", "--matches", "2"])
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert len(lines) >= 3 * len(GAMES) + 2
    assert [line for line in lines if "MISSED" in line and MEMORY not in line] == []
    assert f"{2 * len(GAMES)} of {2 * len(GAMES)}" in told.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("one_game")
class TestIsMissed:
    def test_a_match_without_an_end(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(soak, "_LONGEST", 3)
        assert missed() == ["party, matches of 1 without an end"]

    def test_a_bot_that_fails(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def fail(*_: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(soak, "choose", fail)
        assert missed() == ["party, matches of 1 with a bot that failed"]

    def test_a_match_that_is_another_when_loaded(self, monkeypatch: pytest.MonkeyPatch) -> None:
        load = Storage.load

        def forget_one(storage: Storage, match: int) -> Record:
            record = load(storage, match)
            record.take_back(len(record.match.log) - 1)
            return record

        monkeypatch.setattr(Storage, "load", forget_one)
        assert missed() == ["party, matches of 1 that are another when loaded"]

    def test_a_file_left_open(self, during: During, tmp_path: Path) -> None:
        with ExitStack() as kept:
            during(lambda: kept.enter_context((tmp_path / "open").open("w")))
            assert missed() == ["files left open"]

    def test_a_thread_left(self, during: During) -> None:
        enough = threading.Event()
        during(threading.Thread(target=enough.wait, daemon=True).start)
        assert missed() == ["threads left"]
        enough.set()


@pytest.fixture
def during(monkeypatch: pytest.MonkeyPatch) -> During:
    """Lets something else happen within a match."""
    play = soak._play

    def let(happen: Callable[[], object]) -> None:
        monkeypatch.setattr(soak, "_play", lambda *match: (happen(), play(*match))[1])

    return let


def test_growing_memory_is_noticed() -> None:
    assert soak._growth([100, 100, 100, 100]) == 0
    assert soak._growth([100, 101, 102, 104, 105, 106]) > 2


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players_and_every_choice_has_its_turn(game: str) -> None:
    setups = [soak._setup(GAMES[game], Random(number)) for number in range(200)]
    assert {len(setup.seats) for setup in setups} == set(GAMES[game].seats)
    for option in GAMES[game].options:
        assert {setup.options[option.key] for setup in setups} == set(option.choices)
    assert all(setup.options == complete(GAMES[game].options, setup.options) for setup in setups)


@pytest.mark.parametrize("words", [["soap"], ["soak", "--matches", "0"], ["soak", "--matches", "many"]])
def test_what_cannot_be_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bench", *words])
    assert "penguins bench: error" in capsys.readouterr().err
