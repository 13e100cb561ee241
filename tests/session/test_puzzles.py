"""The puzzles that are shipped, their files, and what is said where a file is bad (docs/engine.md, Puzzles)."""

from pathlib import Path

import pytest

from penguins.core.puzzle import Goal
from penguins.games.registry import GAMES
from penguins.session import puzzles
from penguins.session.puzzles import GRADES, BadPuzzle, Puzzle, puzzles_text, read_puzzles, shipped

WITH_PUZZLES = ("pingouins", "icetown", "march", "party")
FEWEST = 20
"""Puzzles of each game and grade."""
SAMPLE = ("1-01", "2-10", "3-20")


@pytest.mark.parametrize("puzzle", SAMPLE)
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_sample_is_proven_from_scratch(game: str, puzzle: str) -> None:
    shipped(game)[puzzle].prove()


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_game_has_as_many_of_each_grade(game: str) -> None:
    each = [sum(puzzle.grade == grade for puzzle in shipped(game).values()) for grade in GRADES]
    assert min(each) == max(each) >= FEWEST


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_puzzle_starts_with_its_solver_to_move_and_no_two_are_alike(game: str) -> None:
    starts = [puzzle.match() for puzzle in shipped(game).values()]
    assert all(start.state.to_move >= 0 for start in starts)
    boards = [str({**start.state.describe(), "points": None, "fish": None}) for start in starts]
    assert len(set(boards)) == len(boards)
    assert len({str(start.log[0]) + str(start.log[-6:]) for start in starts}) == len(starts)


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_greed_seldom_begins_right(game: str) -> None:
    """Even if it always took the right one of equals."""
    begun = sum(puzzle.solution[0] in map(str, puzzle.prover().tempting()) for puzzle in shipped(game).values())
    assert begun <= len(shipped(game)) / 3


def test_both_kinds_of_pingouins_and_both_kinds_of_march_are_there() -> None:
    for grade in GRADES:
        kinds = [puzzle.goal.kind for puzzle in shipped("pingouins").values() if puzzle.grade == grade]
        assert min(kinds.count("win"), kinds.count("fish")) >= len(kinds) // 4
    assert {puzzle.memory for puzzle in shipped("march").values()} == {True, False}


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_file_is_written_as_it_is_read(game: str, tmp_path: Path) -> None:
    path = tmp_path / "again.txt"
    path.write_text(puzzles_text(shipped(game).values()), encoding="utf-8")
    assert read_puzzles(path, GAMES[game]) == shipped(game)
    assert path.read_text(encoding="utf-8") == (puzzles.FOLDER / f"{game}.txt").read_text(encoding="utf-8")


def test_a_game_without_a_file_has_no_puzzles(tmp_path: Path) -> None:
    assert read_puzzles(tmp_path / "none.txt", GAMES["march"]) == {}


GOOD = """
# a remark
puzzle 1-01
grade 1
players 2
options variant=young
  rows=4
goal arrive
log tiles:RbgyrBgyrbGyrbgY
solution red>a1
"""


def with_file(folder: Path, text: str) -> dict[str, Puzzle]:
    path = folder / "march.txt"
    path.write_text(text, encoding="utf-8")
    return read_puzzles(path, GAMES["march"])


def test_lines_may_be_remarks_and_go_on_when_they_are_indented(tmp_path: Path) -> None:
    [puzzle] = with_file(tmp_path, GOOD).values()
    assert puzzle.options == {"variant": "young", "rows": "4"}
    assert puzzle.goal == Goal("arrive")


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("grade 1", "grade one", "march.txt: puzzle '1-01' is not written as it should be"),
        ("grade 1\n", "", "march.txt: a puzzle has no grade"),
        ("puzzle 1-01\n", "", "march.txt: a puzzle has no puzzle"),
        ("puzzle 1-01\ngrade 1", "grade many", "march.txt: a puzzle has no puzzle"),
        ("rows=4", "rows", "march.txt: puzzle '1-01' is not written as it should be"),
        ("goal arrive", "goal arrive 1 2", "march.txt: puzzle '1-01' is not written as it should be"),
        ("grade 1", "colour red", "march.txt: 'colour' makes no sense here"),
        ("grade 1", "grade 1\ngrade 2", "march.txt: 'grade' makes no sense here"),
        ("puzzle 1-01", "  puzzle 1-01", "march.txt: 'puzzle 1-01' makes no sense here"),
        ("red>a1\n", "red>a1\n" + GOOD, "march.txt: there are two puzzles '1-01'"),
    ],
)
def test_a_bad_file_is_refused_with_a_clear_sentence(tmp_path: Path, old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadPuzzle) as bad:
        with_file(tmp_path, GOOD.replace(old, new))
    assert str(bad.value) == sentence


def test_a_file_that_cannot_be_read_is_refused_with_a_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "march.txt").write_bytes(b"puzzle \xff")
    with pytest.raises(BadPuzzle, match=r"march\.txt cannot be read"):
        read_puzzles(tmp_path / "march.txt", GAMES["march"])


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("", "", "more than one first action reaches the goal"),
        ("players 2", "players 7", "there is no such match"),
        ("rows=4", "rows=3", "there is no such match"),
        ("tiles:R", "tiles:x", "is no action"),
        ("tiles:Rbgy", "tiles:Rbgg", "the rules do not allow 'tiles:Rbgg"),
        ("goal arrive", "goal win", "there is no goal 'win'"),
        ("tiles:RbgyrBgyrbGyrbgY", "tiles:RgbyrGybrgybBrgY", "the rules do not allow"),
    ],
)
def test_what_is_no_puzzle_is_not_proven(tmp_path: Path, old: str, new: str, why: str) -> None:
    [puzzle] = with_file(tmp_path, GOOD.replace(old, new)).values()
    with pytest.raises(BadPuzzle, match="puzzle 1-01 of march: ") as bad:
        puzzle.prove()
    assert why in str(bad.value)


def test_a_wrong_solution_or_grade_is_noticed() -> None:
    puzzle = shipped("march")["1-01"]
    with pytest.raises(BadPuzzle, match="its solution is another"):
        puzzle._replace(solution=("stop",)).prove()
    with pytest.raises(BadPuzzle, match="there is no grade 4"):
        puzzle._replace(grade=4).prove()


def test_a_game_without_a_prover_has_no_puzzles() -> None:
    with pytest.raises(BadPuzzle, match="there are no puzzles of pebbles"):
        Puzzle("pebbles", "1", 1, 2, {}, Goal("win"), (), ()).prover()


def kinds() -> list[Puzzle]:
    """One puzzle of each kind that there is."""
    found = {puzzle.goal.kind: puzzle for game in WITH_PUZZLES for puzzle in shipped(game).values()}
    return list(found.values())


def test_whoever_follows_the_solution_reaches_the_goal() -> None:
    for puzzle in kinds():
        match, solution = puzzle.match(), list(puzzle.solution)
        seat = match.state.to_move
        while puzzle.outcome(match) is None:
            mine = match.state.to_move == seat
            match.play(match.game.parse(solution.pop(0)) if mine else puzzle.answer(match))
        assert puzzle.outcome(match)
        assert not solution


def test_whoever_begins_wrong_misses_the_goal() -> None:
    for puzzle in kinds():
        prover = puzzle.prover()
        right = prover.right(prover.start, 0)
        wrong = next(action for action in prover.start.legal_actions() if action not in right)
        match = puzzle.match()
        match.play(wrong)
        while puzzle.outcome(match) is None:
            played = len(match.log) - len(puzzle.log)
            mine = match.state.to_move == prover.seat
            match.play(prover.step(match.state, played) if mine else puzzle.answer(match))
        assert puzzle.outcome(match) is False


def test_where_the_best_answer_takes_too_long_there_is_one_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(puzzle for puzzle in shipped("pingouins").values() if puzzle.goal.kind == "win")
    match = puzzle.match()
    match.play(match.game.parse(puzzle.solution[0]))
    monkeypatch.setattr("penguins.games.pingouins.bot.prover.EFFORT", 1)
    monkeypatch.setattr("penguins.core.puzzle.EFFORT", 1)
    assert puzzle.answer(match) in match.state.legal_actions()
