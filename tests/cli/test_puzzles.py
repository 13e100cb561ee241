"""`penguins puzzles`: what is made is proven, and what is shipped can be proven again (docs/engine.md, Puzzles)."""

import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from penguins.bots.levels import ADULT, CHICK, JUNIOR, LEVELS
from penguins.cli.main import main
from penguins.cli.puzzles import command, making, measuring
from penguins.cli.puzzles.ideas import IDEAS, Idea
from penguins.cli.puzzles.making import Find, Shelves, matches_with_puzzles
from penguins.cli.puzzles.measuring import Difficulty, by_greed, difficulty, finds
from penguins.core.puzzle import Goal
from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.paths import ASSETS
from penguins.session import puzzles
from penguins.session.puzzles import Puzzle, puzzles_text, read_puzzles, shipped


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of puzzles of one's own."""
    monkeypatch.setattr(puzzles, "FOLDER", tmp_path)
    shipped.cache_clear()
    yield tmp_path
    shipped.cache_clear()


@pytest.mark.slow
def test_what_is_made_is_proven_and_the_same_seed_makes_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "GRADING", (CHICK,))  # the others take longer
    texts = []
    for _ in range(2):
        assert main(["puzzles", "make", "march", "--count", "2", "--seed", "1"]) == 0
        texts.append(capsys.readouterr())
    assert texts[0].out == texts[1].out
    assert texts[0].err.splitlines()[-1] == "2 of 2"
    (tmp_path / "march.txt").write_text(texts[0].out, encoding="utf-8")
    made = read_puzzles(tmp_path / "march.txt", GAMES["march"])
    assert list(made) == ["1-01", "2-01"]
    for puzzle in made.values():
        puzzle.prove()


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game, kinds in IDEAS.items() for kind in kinds])
def test_there_are_ideas_for_every_kind_of_goal(game: str, kind: str) -> None:
    """They only have to be ideas here: what comes of them is proven, or is not."""
    prover = GAMES[game].prover
    assert prover is not None
    assert tuple(IDEAS[game]) == prover.kinds
    start, goal = next(_ideas(game, kind))
    assert goal.kind == kind
    assert prover(start.state, goal).seat == start.state.to_move


def _ideas(game: str, kind: str) -> Iterator[Idea]:
    """Of one match after the other."""
    for seed in range(99):
        rng = Random(seed)
        match = making._played(GAMES[game], rng)
        for moment in range(len(match.log)):
            if match.mover(moment) != CHANCE:
                yield from IDEAS[game][kind](match, moment, rng)


def test_a_match_without_a_puzzle_brings_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_SHORTEST", 99)
    assert next(matches_with_puzzles(GAMES["march"], 3, Shelves(GAMES["march"], 3))) is None


def test_where_too_few_are_found_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "_MATCHES_FOR_EACH", 1)
    monkeypatch.setattr(command, "matches_with_puzzles", lambda *_: iter([None, None]))
    assert main(["puzzles", "make", "party", "--count", "2"]) == 1
    assert capsys.readouterr().err == "penguins puzzles: no more than 0 were found\n"


def test_what_is_good_is_checked_and_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    some = [puzzle for puzzle in _really_shipped("march") if puzzle.id in ("1-01", "3-01")]
    (folder / "march.txt").write_text(puzzles_text(some), encoding="utf-8")
    assert main(["puzzles", "check", "march"]) == 0
    assert re.fullmatch(r"march: 2 puzzles proven in \d+ s\n", capsys.readouterr().out)


def _really_shipped(game: str) -> list[Puzzle]:
    return list(read_puzzles(ASSETS / "puzzles" / f"{game}.txt", GAMES[game]).values())


def test_a_bad_puzzle_and_a_bad_file_are_told_and_the_exit_code_is_not_zero(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    [first, *_] = _really_shipped("march")
    (folder / "march.txt").write_text(puzzles_text([first._replace(solution=("stop",))]), encoding="utf-8")
    (folder / "party.txt").write_text("nonsense", encoding="utf-8")
    assert main(["puzzles", "check"]) == 1
    told = capsys.readouterr().err.splitlines()
    assert f"penguins puzzles: puzzle {first.id} of march: its solution is another" in told
    assert "penguins puzzles: party.txt: 'nonsense' makes no sense here" in told


@pytest.mark.slow
def test_the_levels_that_find_them_are_counted(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    [first, *_] = _really_shipped("march")
    (folder / "march.txt").write_text(puzzles_text([first]), encoding="utf-8")
    assert main(["puzzles", "measure", "march", "--levels", "chick", "junior"]) == 0
    header, *rows = capsys.readouterr().out.splitlines()
    assert header.split() == ["march", "puzzles", "greedy", "chick", "junior"]
    assert [row.split()[:3] for row in rows] == [["grade", str(grade), str(int(grade == 1))] for grade in (1, 2, 3)]
    found = [int(finds(level, first)) for level in (CHICK, JUNIOR)]
    assert list(map(int, rows[0].split()[4:])) == found


@pytest.mark.slow
def test_a_level_finds_the_same_every_time() -> None:
    [first, *_] = _really_shipped("march")
    for level in list(LEVELS.values())[:2]:
        assert finds(level, first) == finds(level, first)
    assert 0 <= by_greed(first) <= 1


def find(kind: str = "win", greed: int = 0, missed_by: int = 2, length: int = 3) -> Find:
    found = Find(Puzzle("pingouins", "", 1, 2, {}, Goal(kind), (), ()))
    found.by_greed, found.is_tempting = Fraction(greed), bool(greed)
    found.difficulty = Difficulty(missed_by, length)
    return found


def kept(finds: list[Find]) -> list[bool]:
    """Which of these are kept on shelves for twelve: eight to win, four to eat."""
    shelves = Shelves(GAMES["pingouins"], 12)
    return [shelves.take(found) for found in finds]


def test_shelves_take_no_more_of_a_sort_than_is_good() -> None:
    assert kept([find("fish") for _ in range(6)]) == [True] * 4 + [False] * 2
    assert kept([find(greed=greed) for greed in (1, 0, 0, 0, 1, 1)]) == [False] + [True] * 4 + [False]
    assert kept([find(missed_by=0) for _ in range(5)]) == [True] * 3 + [False] * 2
    assert kept([find(missed_by=missed_by) for missed_by in (1, 0, 1, 0, 1, 1, 1, 1)]) == [True] * 6 + [False] * 2
    assert kept([find(missed_by=missed_by) for missed_by in (3, 2, 2, 3, 3, 2, 2, 3)]) == [True] * 6 + [False] * 2
    assert kept([find(missed_by=missed_by) for missed_by in (0, 0, 1, 1, 2, 2, 2, 2, 3)]) == [True] * 7 + [False, True]


def test_what_every_level_works_out_is_as_hard_as_it_is_long() -> None:
    assert kept([find("fish", missed_by=0) for _ in range(4)]) == [True] * 4


def test_what_is_not_kept_for_its_sort_is_not_measured() -> None:
    shelves = Shelves(GAMES["pingouins"], 3)
    assert shelves.take(find("fish"))
    assert not shelves.take(Find(Puzzle("pingouins", "", 1, 2, {}, Goal("fish"), (), ())))


def test_grades_go_by_who_misses_and_then_by_length_and_have_the_same_kinds() -> None:
    shelves = Shelves(GAMES["pingouins"], 9)
    for missed_by, length in ((3, 5), (0, 9), (1, 4), (2, 3), (1, 8), (0, 3)):
        assert shelves.take(find(missed_by=missed_by, length=length))
    for length in (6, 4, 5):
        assert shelves.take(find("fish", length=length))
    assert [puzzle.id for puzzle in shelves.puzzles()] == [
        f"{grade}-{one:02}" for grade in (1, 2, 3) for one in (1, 2, 3)
    ]
    assert [puzzle.grade for puzzle in shelves.puzzles()] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert [puzzle.goal.kind for puzzle in shelves.puzzles()] == ["win", "fish", "win"] * 3


def test_a_stronger_level_is_only_asked_where_the_weaker_ones_miss(monkeypatch: pytest.MonkeyPatch) -> None:
    [first, *_] = _really_shipped("march")
    for finders, missed_by in (([CHICK, ADULT], 0), ([JUNIOR], 1), ([ADULT], 2), ([], 3)):
        monkeypatch.setattr(measuring, "finds", lambda level, _, finders=finders: level in finders)
        assert difficulty(first).missed_by == missed_by
