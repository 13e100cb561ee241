"""The arena: fair pairings, right sums, clear refusals, and players from outside (docs/engine.md)."""

import os
import shlex
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from penguins.bots.choose import choose
from penguins.bots.levels import Level
from penguins.cli.arena.contestants import Contestant
from penguins.cli.arena.playing import Pairing, Result, play
from penguins.cli.arena.sequential import verdict
from penguins.cli.arena.tally import interval, standing
from penguins.cli.main import main
from penguins.core.game import AnyGame
from penguins.core.state import Action, State
from penguins.core.thinking import Thinking

ENGINE = shlex.join([sys.executable, "-m", "penguins", "engine"])


def arena(*words: str) -> int:
    return main(["arena", "--jobs", "1", *words])


def test_it_prints_shares_intervals_and_margins(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("pingouins", "greedy", "random", "--matches", "4") == 0
    heard = capsys.readouterr()
    header, greedy, random = heard.out.splitlines()
    assert header.split("  ")[0] == "player"
    assert greedy.startswith("greedy")
    assert " of 4 " in random
    assert "%" in greedy
    assert "4 of 4" in heard.err


def test_it_shows_how_it_stands_while_it_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert arena("pingouins", "greedy", "random", "--matches", "4") == 0
    before_last = capsys.readouterr().err.split("3 of 4")[1].split("4 of 4")[0]
    assert " of 3 " in before_last
    assert "95 % interval" in before_last
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert arena("pingouins", "greedy", "random", "--matches", "4") == 0
    heard = capsys.readouterr()
    assert heard.err.count("[") - heard.err.count("\x1b[") == 4
    assert heard.err.endswith("\x1b[4F\x1b[J")
    assert heard.out.startswith("player")


def always(first: bool) -> Callable[[Pairing], Result]:
    """Matches in which the first contestant wins, or the other."""

    def ended(pairing: Pairing) -> Result:
        winner = pairing.seats.index(0 if first else 1)
        return Result(pairing.seats, (1, 1), (winner,), (0.0, 0.0))

    return ended


@pytest.mark.parametrize(("first", "word"), [(True, "above"), (False, "below")])
def test_it_can_stop_as_soon_as_it_is_clear(
    first: bool, word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("penguins.cli.arena.command.play", always(first))
    assert arena("pingouins", "emperor", "greedy", "--matches", "100", "--until", "0.5") == 0
    *_, last = capsys.readouterr().out.splitlines()
    assert last == f"emperor is {word} 50% (sequential test, after 16 matches)."
    assert arena("pingouins", "emperor", "greedy", "--matches", "4", "--until", "0.5") == 0
    assert "still open after 4 matches" in capsys.readouterr().out


@pytest.mark.slow
def test_the_sequential_test_is_seldom_wrong() -> None:
    wrong = 0
    for seed in range(200):
        rng = Random(seed)
        victories: list[float] = []
        while (above := verdict(victories, 0.6)) is None:
            victories.append(float(rng.random() < 0.65))
        wrong += not above
    assert wrong < 20


@pytest.mark.slow
def test_several_processes_find_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "pingouins", "greedy", "chick:nodes=2", "--matches", "4", "--seed", "3")
    tables = []
    for jobs in "1", "2":
        assert main([*words, "--jobs", jobs]) == 0
        rows = capsys.readouterr().out.splitlines()
        tables.append([row.rsplit(maxsplit=2)[0] for row in rows[1:]])
    assert tables[0] == tables[1]


def test_every_board_is_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Pairing] = []

    def record(pairing: Pairing) -> Result:
        played.append(pairing)
        players = len(pairing.seats)
        return Result(pairing.seats, (1,) * players, tuple(range(players)), (0.0,) * players)

    monkeypatch.setattr("penguins.cli.arena.command.play", record)
    assert arena("pingouins", "emperor", "greedy", "--players", "3", "--matches", "5") == 0
    assert [pairing.seats for pairing in played] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 2
    seeds = [pairing.seed for pairing in played]
    assert seeds[:3] == [seeds[0]] * 3
    assert seeds[3:] == [seeds[3]] * 3
    assert seeds[0] != seeds[3]


def test_what_was_played_counts_when_it_is_stopped(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    outcomes = iter((Result((0, 1), (9, 3), (0,), (0.0, 0.0)), KeyboardInterrupt()))

    def play_or_stop(_pairing: Pairing) -> Result:
        outcome = next(outcomes)
        if isinstance(outcome, Result):
            return outcome
        raise outcome

    monkeypatch.setattr("penguins.cli.arena.command.play", play_or_stop)
    assert arena("pingouins", "emperor", "greedy", "--matches", "4") == 130
    heard = capsys.readouterr()
    assert "1 of 1" in heard.out
    assert "Stopped after 1 of 4 matches." in heard.err


def _end_this_process(_pairing: Pairing) -> Result:
    os._exit(1)


@pytest.mark.parametrize("matches", ["2", "20000"])  # before all of them are handed out, too
def test_a_process_that_is_ended_ends_it_with_a_line(
    matches: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("penguins.cli.arena.command.play", _end_this_process)
    assert main(["arena", "pingouins", "random", "random", "--matches", matches, "--jobs", "2"]) == 2
    assert capsys.readouterr() == ("", "penguins arena: one of the processes that play has been ended\n")


def test_a_pairing_always_ends_the_same() -> None:
    contestants = (Contestant("greedy"), Contestant("random"))
    once, again = (play(Pairing("pingouins", {}, (0, 1), contestants, 8)) for _ in range(2))
    assert once[:3] == again[:3]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("player", "recalls"),
    [
        (Contestant("emperor", ms=5), True),
        (Contestant("emperor", nodes=5), False),  # so many iterations, and no more
        (Contestant("adult", ms=5), False),  # as in the app
    ],
)
def test_an_emperor_recalls_its_last_thought_as_in_the_app(
    player: Contestant, recalls: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []

    def noted(game: AnyGame, view: State[Any], level: Level, rng: Random, thinking: Thinking) -> Action:
        given.append(thinking.earlier is not None)
        return choose(game, view, level, rng, thinking)

    monkeypatch.setattr("penguins.cli.arena.contestants.choose", noted)
    play(Pairing("pingouins", {}, (0, 1), (player, Contestant("random")), seed=1))
    assert given == [False, *[recalls] * (len(given) - 1)]
    assert len(given) > 5


def test_an_outside_engine_plays(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("pingouins", "engine:nodes=3", "random", "--engine", ENGINE, "--matches", "2")
    assert arena(*words, "--option", "placement=any") == 0
    assert "engine:nodes=3" in capsys.readouterr().out


@pytest.mark.slow
def test_several_outside_engines_play_at_the_levels_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = (
        "engine:level=chick,nodes=3",
        "engine2:level=junior",
        "--nodes",
        "2",
        "--engine",
        ENGINE,
        "--engine",
        ENGINE,
    )
    assert arena("pingouins", *words, "--matches", "2") == 0
    _, first, second = capsys.readouterr().out.splitlines()
    assert first.startswith("engine:level=chick,nodes=3 ")
    assert second.startswith("engine2:level=junior,nodes=2 ")


def test_an_outside_engine_is_asked_for_a_level() -> None:
    asking = Contestant("engine", nodes=3, level="chick", command=ENGINE)
    by_itself = Contestant("chick", nodes=3)
    outcomes = [
        play(Pairing("pingouins", {}, (0, 1), (player, Contestant("greedy")), 8))[:3] for player in (asking, by_itself)
    ]
    assert outcomes[0] == outcomes[1]


def test_standings_count_shared_victories_in_part() -> None:
    results = [
        Result((0, 1), (10, 8), (0,), (0.1, 0.5)),
        Result((1, 0), (9, 9), (0, 1), (0.2, 0.3)),
        Result((0, 1), (3, 8), (1,), (0.0, 0.0)),
    ]
    first = standing(0, results, low_score_wins=False)
    assert (first.won, first.shared, first.victories, first.matches) == (1, 1, 1.5, 3)
    assert first.margin == pytest.approx(-1)
    assert first.longest == 0.3
    assert standing(0, results, low_score_wins=True).margin == pytest.approx(1)


def test_wilsons_interval() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    low, high = interval(1.0, 10)
    assert (round(low, 3), high) == (0.722, 1.0)


REFUSED = [
    (("pingouins", "emperor", "wizard"), "unknown player 'wizard'"),
    (("pingouins", "emperor"), "it takes two players at least"),
    (("pingouins", "emperor", "chick", "junior"), "--players says 2"),
    (("pingouins", "emperor", "chick", "--players", "7"), "pingouins is for 2 to 4 players"),
    (("pingouins", "emperor:ms=0", "chick"), "ms must be a whole number from 1"),
    (("pingouins", "emperor:ms=9,nodes=9", "chick"), "not both"),
    (("pingouins", "emperor:depth=9", "chick"), "unknown setting 'depth'"),
    (("pingouins", "emperor", "engine"), "needs --engine"),
    (("pingouins", "emperor", "chick", "--engine", "x"), "engine is not among the players"),
    (("pingouins", "emperor", "engine", "--engine", "x", "--engine", "y"), "engine2 is not among the players"),
    (("pingouins", "emperor", "engine2", "--engine", "x"), "engine2 needs --engine"),
    (("pingouins", "emperor", "engine1", "--engine", "x"), "unknown player 'engine1'"),
    (("pingouins", "emperor", "engine:level=god", "--engine", "x"), "only an engine is given a level, one of chick"),
    (("pingouins", "emperor:level=chick", "chick"), "only an engine is given a level"),
    (("pingouins", "random", "engine", "--engine", "/no/such/program"), "cannot start '/no/such/program'"),
    (("pingouins", "random", "engine", "--engine", "true"), "the engine"),
    (("pingouins", "random", "engine", "--engine", "'"), "cannot start"),
    (("pingouins", "random", "greedy", "--option", "placement=sea"), "placement cannot be 'sea'"),
    (("pingouins", "random", "greedy", "--option", "colour=red"), "unknown option 'colour'"),
    (("pingouins", "random", "greedy", "--option", "colour"), "not of the form key=value"),
]


@pytest.mark.parametrize(("words", "why"), REFUSED)
def test_it_refuses_in_one_clear_line(words: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert arena(*words) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert why in heard.err
    assert len(heard.err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("chess", "a", "b"),
        ("pingouins", "chick", "chick", "--matches", "0"),
        ("pingouins", "chick", "chick", "--until", "1"),
    ],
)
def test_argparse_refuses_the_rest(words: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        arena(*words)
    assert "error" in capsys.readouterr().err
