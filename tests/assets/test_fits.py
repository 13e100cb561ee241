"""The tools behind the tuned numbers work, and their figures name what there is (CONTRIBUTING.md, A tuned number)."""

import ast
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from assets.tools.fits import icetown_matches, icetown_turns, icetown_worth, party_outlook, variant
from assets.tools.fits.icetown_matches import Played, fit, matches
from assets.tools.fits.least_squares import Sums, solve
from assets.tools.fits.party_outlook import Decision
from penguins.bootstrap import ROOT
from penguins.cli.engine.refusal import Refusal
from penguins.core.state import CHANCE
from penguins.games.icetown.bot import prospects
from penguins.games.party.actions import PlayCard
from penguins.games.party.bot import outlook
from penguins.games.party.cards import DECK as PARTY_DECK
from penguins.games.party.game import Party
from penguins.games.pingouins.bot import territory

FIGURES = Path(variant.__file__).with_name("FIGURES.md").read_text(encoding="utf-8")
PRIDE = "penguins.games.pingouins.bot.territory._PRIDE"
KNOTS = "penguins.games.icetown.bot.prospects._KNOTS"


def test_elimination_solves_equations_that_need_another_pivot() -> None:
    assert solve([[0.0, 2.0, 0.0], [1.0, 1.0, 0.0], [0.0, 0.0, 4.0]], [4.0, 5.0, 2.0]) == [3.0, 2.0, 0.5]


def test_least_squares_finds_known_weights_back() -> None:
    rng, known, sums = Random(1), [2.0, -0.5, 0.0, 7.0], Sums(4)
    for _ in range(500):
        row = {number: rng.gauss(0, 1) for number in rng.sample(range(4), 2)}
        sums.add(row, sum(known[number] * feature for number, feature in row.items()) + rng.gauss(0, 0.1))
    found = sums.solve(ridge=1e-6)
    assert found == pytest.approx(known, abs=0.03)
    assert sums.error(found) <= sums.error(known) == pytest.approx(0.1, abs=0.01)
    assert sums.error([0.0] * 4) > 3


def test_ridge_gives_no_weight_to_what_no_sample_has() -> None:
    sums = Sums(2)
    sums.add({0: 100.0}, 300.0)
    assert sums.solve() == pytest.approx([3.0, 0.0], abs=1e-3)


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """A match of 2, 3 and 4 players each; the last one is held out."""
    return [match._replace(held_out=number == 2) for number, match in enumerate(matches(3, seed=1))]


@pytest.mark.slow
def test_the_fit_predicts_what_the_bots_expect(played: list[Played]) -> None:
    weights = icetown_worth.present()
    for state in played[0].positions:
        for seat, turns in enumerate(prospects.turns_left(state)):
            row = icetown_worth._row(state, seat, turns)
            expected = icetown_worth._sure(state, seat) + sum(weights[number] * part for number, part in row.items())
            assert expected == pytest.approx(prospects.prospects(state)[seat])


@pytest.mark.slow
def test_a_tiny_fit_gives_tables_of_the_right_shape(played: list[Played]) -> None:
    worth, turns = (fit(played, tool.WEIGHTS, tool.add) for tool in (icetown_worth, icetown_turns))
    weights = worth.fitted.solve()
    assert variant._shape(icetown_worth.table(weights)) == variant._shape(prospects._WORTH)
    assert worth.fitted.error(weights) < worth.fitted.error(icetown_worth.present())
    assert len(turns.fitted.solve()) == 2
    assert turns.fitted.error(turns.fitted.solve()) < 4
    assert worth.held_out.samples == 4 * len(played[2].positions)


def test_the_same_seed_brings_the_same_matches(played: list[Played]) -> None:
    [again], [other] = matches(1, seed=1), matches(1, seed=2)
    assert played[0].end.boards == again.end.boards != other.end.boards


def test_one_match_in_five_is_held_out(monkeypatch: pytest.MonkeyPatch, played: list[Played]) -> None:
    def quick(players: int, _rng: Random, *, held_out: bool) -> Played:
        return played[players - 2]._replace(held_out=held_out)

    monkeypatch.setattr(icetown_matches, "_play", quick)
    assert [match.end.players for match in matches(30, seed=1) if match.held_out] == [2, 3, 4, 2, 3, 4]


@pytest.mark.parametrize("tool", [icetown_worth, icetown_turns])
def test_a_fit_prints_old_and_new_with_their_errors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], played: list[Played], tool: ModuleType
) -> None:
    asked: list[tuple[int, int]] = []

    def ask(count: int, seed: int) -> list[Played]:
        asked.append((count, seed))
        return played

    monkeypatch.setattr(icetown_matches, "matches", ask)
    tool.main(["--matches", "3", "--seed", "7"])
    told = capsys.readouterr().out
    assert asked == [(3, 7)]
    assert all(word in told for word in ("fitted", "present", "RMS error", "held out"))


def test_the_features_of_a_placement_add_up_to_what_the_bots_make_of_it() -> None:
    state, rng = Party().new(2), Random(3)
    state.apply(state.sample_chance(rng))
    while state.to_move != CHANCE:
        view = state.seen_by(state.to_move)
        places = [place for place in view.legal_actions() if isinstance(place, PlayCard)]
        look = outlook.Outlook(view.pyramid, view.hands[view.to_move] or PARTY_DECK, 2)
        worth = [row[not view.pyramid.ends] for row in outlook._WORTH_FOR_TWO]
        for place, row in zip(places, party_outlook.features(view, places), strict=True):
            assert look.after(place) == pytest.approx(sum(map(float.__mul__, row, worth)))
        state.apply(rng.choice(places))


@pytest.mark.slow
def test_logistic_regression_finds_known_weights_back() -> None:
    rng = Random(1)
    known = [rng.gauss(0, 1) for _ in range(party_outlook.FEATURES)]
    found = []
    for _ in range(300):
        rows = [[rng.gauss(0, 1) for _ in known] for _ in range(5)]
        blank = Decision(full=False, rows=rows, looked=[], held_out=False)
        found.append(blank._replace(looked=party_outlook.promised(blank, known)))
    assert party_outlook.fit(found) == pytest.approx(known, abs=0.1)


@pytest.mark.slow
def test_a_fit_of_first_sight_prints_old_and_new_with_their_errors(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = list(party_outlook.decisions(5, seed=1, iterations=2))
    assert [decision.looked for decision in found if not decision.held_out] == [
        decision.looked for decision in party_outlook.decisions(4, seed=1, iterations=2)
    ]
    assert variant._shape(party_outlook.fitted(found)) == variant._shape(outlook._WORTH_FOR_TWO)
    monkeypatch.setattr(party_outlook, "decisions", lambda *asked: {(5, 7): found}[asked])
    party_outlook.main(["--matches", "5", "--seed", "7"])
    told = capsys.readouterr().out
    assert all(word in told for word in ("fitted", "present", "Cross-entropy", "held out", "a new ledge"))


def test_variant_changes_a_constant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(territory, "_PRIDE", territory._PRIDE)  # to be put back
    variant.change([f"{PRIDE}=2.5"])
    assert territory._PRIDE == 2.5


@pytest.mark.parametrize(
    "word",
    [
        f"{PRIDE}_OUT=1",
        "penguins.games.pingouins.bot.terror._PRIDE=1",
        "_PRIDE=1",
        "penguins.games.pingouins.bot.territory.Territory=1",
        "penguins.games.pingouins.bot.territory._disputed=1",
        f"{PRIDE}=much",
        f"{PRIDE}=True",
        f"{PRIDE}=(1.0,2.0)",
        f"{PRIDE}=__import__('os')",
        f"{KNOTS}=1",
        f"{KNOTS}=(1,2)",
        f"{KNOTS}=(1,2,'x')",
        PRIDE,
    ],
)
def test_variant_refuses_nonsense_in_one_line(word: str) -> None:
    with pytest.raises(Refusal) as refused:
        variant.change([word])
    assert "\n" not in str(refused.value)
    assert territory._PRIDE == 0.2


def test_variant_is_an_engine() -> None:
    ran = _run(f"{PRIDE}=2.5", f"{KNOTS}=(0,1,2,3,4,5)", lines="new pingouins seed=1\nchance\nsuggest nodes=1\nquit\n")
    assert (ran.returncode, ran.stdout.count("= "), ran.stderr) == (0, 2, "")


def test_variant_says_no_with_exit_code_2() -> None:
    ran = _run(f"{PRIDE}=much")
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr == "variant: 'much' is no value for _PRIDE: it is a number\n"


def _run(*words: str, lines: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", variant.__name__, *words]
    return subprocess.run(command, input=lines, capture_output=True, text=True, check=False, timeout=60)


def test_figures_name_constants_that_exist_with_their_values() -> None:
    named = re.findall(r"`(penguins[.\w]+)\.(_[A-Z_]+)`(?: = `([^`]+)`)?", FIGURES)
    assert len(named) > 30
    for module, constant, value in named:
        present = getattr(import_module(module), constant)
        assert not value or ast.literal_eval(value) == present, f"measure {constant} again"


def test_figures_tell_the_present_table() -> None:
    rows = re.findall(r"^ +present((?: +-?\d\.\d\d){6})$", FIGURES, re.MULTILINE)
    assert [tuple(map(float, row.split())) for row in rows] == list(prospects._WORTH)


def test_every_tuned_constant_has_its_figures() -> None:
    places = [path for pattern in ("bots/*.py", "games/*/bot/*.py") for path in (ROOT / "penguins").glob(pattern)]
    found = {
        f"{'.'.join(path.relative_to(ROOT).with_suffix('').parts)}.{name}" for path in places for name in tuned_in(path)
    }
    assert len(found) > 30
    assert [name for name in sorted(found) if f"`{name}`" not in FIGURES] == []


def tuned_in(path: Path) -> list[str]:
    """The private constants of a module that are a number, or a table of numbers."""
    assignments = [node for node in ast.parse(path.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)]
    numbers = [target for node in assignments if _is_number(node.value) for target in node.targets]
    names = [node.id for target in numbers for node in ast.walk(target) if isinstance(node, ast.Name)]
    return [name for name in names if name.startswith("_")]


def _is_number(value: ast.expr) -> bool:
    try:
        told = ast.literal_eval(value)
    except ValueError:
        return False
    return isinstance(told, int | float | tuple)
