"""Puzzles being solved, without a window: verdicts, refutations, help, stars (docs/architecture.md, Puzzle)."""

from pathlib import Path
from typing import Any

import pytest

from penguins.core.state import Action
from penguins.games.registry import GAMES
from penguins.session.conductor import Table
from penguins.session.looking_back import reasons_for
from penguins.session.progress import Progress, keep_progress, progress_of
from penguins.session.puzzle_conductor import PuzzleConductor
from penguins.session.puzzles import Puzzle, shipped
from penguins.session.script import Prompter
from penguins.session.setup import COLOURS, HUMAN, Seat
from penguins.session.solving import Solving, next_unsolved, shelves, stars_for
from penguins.session.storage import Storage
from tests.session.conducting import Plain, go_on
from tests.session.folders import storage_in
from tests.session.table import in_memory

WITH_PUZZLES = [game for game in GAMES if shipped(game)]
ALL = [puzzle for game in WITH_PUZZLES for puzzle in shipped(game).values()]
CHEAP = [puzzle for puzzle in ALL if puzzle.goal.kind != "win"]
"""Whose others answer in no time."""


def kind_of(puzzle: Puzzle) -> str:
    return "memory" if puzzle.memory else puzzle.goal.kind


SHORTEST = {
    kind: min((puzzle for puzzle in ALL if kind_of(puzzle) == kind), key=lambda puzzle: len(puzzle.solution))
    for kind in map(kind_of, ALL)
}
"""One of each kind."""


def seats_of(solving: Solving) -> list[Seat]:
    script, colours = solving.script, GAMES[solving.script.game].colours or COLOURS
    return [
        Seat("Léa", colours[seat], HUMAN) if seat == script.person else Seat(f"Rival {seat}", colours[seat], "chick")
        for seat in range(script.players)
    ]


def conduct(
    puzzle: Puzzle, storage: Storage | None = None, person: str = "Léa", *, shown_pace: float = 0.0
) -> PuzzleConductor:
    solving = Solving(puzzle, person, storage or in_memory())
    conductor = PuzzleConductor(solving, solving.take_up(seats_of(solving)), Plain(), shown_pace=shown_pace)
    conductor.open()
    return conductor


def to_decision(conductor: PuzzleConductor) -> Table:
    return go_on(conductor, lambda table: table.waits_for in ("person", "over"))


def do(conductor: PuzzleConductor, text: str) -> Table:
    to_decision(conductor)
    conductor.decide(conductor.session.game.parse(text))
    return to_decision(conductor)


def solve(conductor: PuzzleConductor) -> Table:
    for text in conductor.solving.puzzle.solution:
        do(conductor, text)
    return conductor.table


def wrong_ones(puzzle: Puzzle) -> list[Action]:
    prover = puzzle.prover()
    right = prover.right(prover.start, 0)
    return [action for action in prover.start.legal_actions() if action not in right]


def miss(conductor: PuzzleConductor) -> Table:
    return do(conductor, str(wrong_ones(conductor.solving.puzzle)[0]))


def own_log(conductor: PuzzleConductor) -> tuple[str, ...]:
    return tuple(map(str, conductor.own.record.match.log))


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_shipped_puzzle_can_be_opened(game: str) -> None:
    """All is as it is written, and the solver is asked."""
    for puzzle in shipped(game).values():
        conductor = conduct(puzzle)
        assert conductor.table.waits_for == "person", puzzle.id
        assert own_log(conductor) == puzzle.log
        assert puzzle.options.items() <= conductor.own.record.setup.options.items()


@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_the_solution_of_every_shipped_puzzle_solves_it(game: str) -> None:
    """Where the others take long to answer, of the first of each grade."""
    cheap = [puzzle for puzzle in CHEAP if puzzle.game == game]
    for puzzle in (*cheap, *(shelf[0] for shelf in shelves(game).values())):
        conductor = conduct(puzzle)
        assert solve(conductor).verdict == "solved", puzzle.id


@pytest.mark.parametrize("kind", SHORTEST)
def test_tempting_first_moves_are_refuted_and_can_be_tried_again(kind: str) -> None:
    puzzle = SHORTEST[kind]
    wrong = {str(action) for action in wrong_ones(puzzle)}
    tempting = [str(action) for action in puzzle.prover().tempting() if str(action) in wrong]
    for text in (tempting or sorted(wrong))[:2]:
        conductor = conduct(puzzle)
        table = do(conductor, text)
        assert (table.verdict, table.waits_for) == ("missed", "over")
        assert conductor.solving.outcome(conductor.session.record.match) is False, "it is played out"
        assert own_log(conductor) == puzzle.log, "nothing is lost"
        table = conductor.try_again()
        assert (table.verdict, table.waits_for) == ("open", "person")
        assert solve(conductor).verdict == "solved"


def test_a_later_wrong_move_is_taken_back_to_where_it_was_right() -> None:
    puzzle = SHORTEST["points"]
    conductor = conduct(puzzle)
    do(conductor, puzzle.solution[0])
    right = own_log(conductor)
    prover = puzzle.prover()
    state = conductor.own.record.match.state
    legal = state.legal_actions()
    wrong = [action for action in legal if action not in prover.right(state, len(right) - len(puzzle.log))]
    assert do(conductor, str(wrong[0])).verdict == "missed"
    assert own_log(conductor) == right
    conductor.try_again(from_start=True)
    assert own_log(conductor) == puzzle.log


def test_that_it_was_missed_can_be_read_before_the_die_rolls_on() -> None:
    """As before every other step of what is shown: it was gone within a frame."""
    conductor = conduct(SHORTEST["points"], shown_pace=1.5)
    to_decision(conductor)
    conductor.decide(wrong_ones(conductor.solving.puzzle)[0])
    table = go_on(conductor, lambda table: table.verdict == "missed" and table.waits_for == "chance")
    conductor.tick(100.0)
    assert conductor.tick(101.4) is table, "somebody reads"
    assert conductor.tick(101.6).waits_for == "show"


def test_rivals_in_a_refutation_are_the_strongest() -> None:
    """After a wrong first move they win, though the solver does its best."""
    puzzle = SHORTEST["win"]
    conductor = conduct(puzzle)
    miss(conductor)
    assert conductor.session.record.match.state.winners() != (conductor.solving.script.person,)


# Help


@pytest.mark.parametrize("kind", SHORTEST)
def test_a_hint_is_what_is_right_first_the_piece_and_then_the_move(kind: str) -> None:
    puzzle = SHORTEST[kind]
    solving = Solving(puzzle, "Léa", in_memory())
    conductor = PuzzleConductor(solving, solving.take_up(seats_of(solving)), Plain(takes=True))
    conductor.open()
    conductor.ask_hint()
    table = go_on(conductor, lambda table: table.hint is not None)
    assert (table.hint_shows, str(table.hint)) == ("piece", puzzle.solution[0])
    assert conductor.ask_hint().hint_shows == "move"


@pytest.mark.parametrize("kind", SHORTEST)
def test_the_solution_is_shown_and_then_it_is_the_persons_turn(kind: str) -> None:
    puzzle = SHORTEST[kind]
    conductor = conduct(puzzle)
    conductor.show_solution()
    table = to_decision(conductor)
    shown = conductor.session.record
    assert (table.verdict, conductor.solving.outcome(shown.match)) == ("shown", True)
    assert str(shown.match.log[len(puzzle.log)]) == puzzle.solution[0]
    assert own_log(conductor) == puzzle.log
    assert conductor.try_again().waits_for == "person"


def test_the_best_first_move_of_a_puzzle_has_reasons() -> None:
    """Of most there are any: else a sentence without one is said."""
    found = 0
    for puzzle in SHORTEST.values():
        conductor = conduct(puzzle)
        conductor.decide(conductor.session.game.parse(puzzle.solution[0]))
        record, moment = conductor.own.record, len(puzzle.log)
        found += bool(reasons_for(record, moment, record.match.log[moment]))
    assert found >= len(SHORTEST) / 2


# Stars


def test_three_stars_without_help_two_after_a_miss_one_with_a_hint_and_the_best_is_kept() -> None:
    puzzle, storage = SHORTEST["arrive"], in_memory()
    conductor = conduct(puzzle, storage)
    conductor.ask_hint()
    solve(conductor)
    assert (conductor.solving.earned, conductor.solving.progress.stars) == (1, 1)
    conductor = conduct(puzzle, storage)
    miss(conductor)
    conductor.try_again()
    solve(conductor)
    assert (conductor.solving.earned, conductor.solving.progress.stars) == (2, 2)
    conductor = conduct(puzzle, storage)
    solve(conductor)
    assert (conductor.solving.earned, conductor.solving.progress.stars) == (3, 3)
    conductor.try_again(from_start=True)
    conductor.show_solution()
    conductor.try_again()
    solve(conductor)
    assert (conductor.solving.earned, conductor.solving.progress.stars) == (1, 3)


def test_help_after_a_miss_or_a_miss_after_help_leaves_one_star() -> None:
    assert stars_for(Progress(missed=True, helped=True)) == stars_for(Progress(helped=True)) == 1


def test_what_is_solved_is_kept_of_each_person() -> None:
    puzzle, storage = SHORTEST["arrive"], in_memory()
    solve(conduct(puzzle, storage))
    first, second = list(shipped(puzzle.game).values())[:2]
    assert Solving(puzzle, "Léa", storage).progress.won
    assert Solving(puzzle, "Tom", storage).progress == Progress()
    assert next_unsolved(storage, "Tom", puzzle.game) == first
    expected = second if puzzle == first else first
    assert next_unsolved(storage, "Léa", puzzle.game) == expected


def test_the_next_unsolved_one_comes_behind_this_one_and_then_from_the_first_on() -> None:
    storage, puzzles = in_memory(), list(shipped("march").values())
    assert next_unsolved(storage, "Léa", "march", puzzles[3].id) == puzzles[4]
    assert next_unsolved(storage, "Léa", "march", puzzles[-1].id) == puzzles[0]
    for puzzle in puzzles:
        keep_progress(storage, "Léa", Solving(puzzle, "Léa", storage).script.id, Progress(won=True))
    assert next_unsolved(storage, "Léa", "march", puzzles[3].id) is None


@pytest.mark.parametrize("kind", SHORTEST)
def test_killed_in_a_puzzle_nothing_is_lost(tmp_path: Path, kind: str) -> None:
    """Neither what was right nor that something was missed, though the verdict had not come yet."""
    puzzle = SHORTEST[kind]
    with storage_in(tmp_path) as storage:
        do(conduct(puzzle, storage), puzzle.solution[0])
    with storage_in(tmp_path) as storage:
        conductor = conduct(puzzle, storage)
        to_decision(conductor)
        assert own_log(conductor)[len(puzzle.log)] == puzzle.solution[0]
        conductor.try_again(from_start=True)
        conductor.decide(wrong_ones(puzzle)[0])
    with storage_in(tmp_path) as storage:
        conductor = conduct(puzzle, storage)
        assert to_decision(conductor).verdict == "missed"
        assert own_log(conductor) == puzzle.log
    with storage_in(tmp_path) as storage:
        assert conduct(puzzle, storage).solving.progress.missed


@pytest.mark.parametrize(
    "stars", ["many", None, [1], -1, 99, float("inf")], ids=["word", "none", "list", "less", "more", "infinite"]
)
def test_stars_that_make_no_sense_are_none_or_as_many_as_there_are(stars: Any) -> None:
    storage = in_memory()
    keep_progress(storage, "Léa", "march.puzzle.1-01", Progress(won=True)._replace(stars=stars))
    assert progress_of(storage, "Léa", "march.puzzle.1-01").stars in (0, 3)


# What is seen


def test_everything_is_open_but_what_is_to_be_remembered() -> None:
    for puzzle in SHORTEST.values():
        record = conduct(puzzle).own.record
        assert (record.seen(-1, record.setup.humans[0]) == record.match.state) != puzzle.memory


def test_where_the_verdict_takes_too_long_it_is_in_nobodys_disfavour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end tells."""
    puzzle = SHORTEST["empty_hand"]
    conductor = conduct(puzzle)
    wrong = wrong_ones(puzzle)[0]
    monkeypatch.setattr("penguins.core.puzzle.EFFORT", 1)
    conductor.decide(wrong)
    table = to_decision(conductor)
    while table.verdict == "open":
        table = do(conductor, str(conductor.own.record.match.state.legal_actions()[0]))
    assert table.verdict in ("missed", "solved")


def test_what_was_right_can_be_taken_back() -> None:
    puzzle = SHORTEST["points"]
    conductor = conduct(puzzle)
    do(conductor, puzzle.solution[0])
    conductor.undo()
    to_decision(conductor)
    assert own_log(conductor) == puzzle.log
    miss(conductor)
    assert conductor.undo().verdict == "open", "what is shown is over"


def test_what_was_taken_back_before_its_verdict_is_judged_when_it_is_played_again() -> None:
    puzzle = SHORTEST["points"]
    conductor = conduct(puzzle)
    conductor.decide(wrong_ones(puzzle)[0])
    conductor.undo()
    to_decision(conductor)
    conductor.redo()
    assert to_decision(conductor).verdict == "missed"
    assert own_log(conductor) == puzzle.log


def test_whatever_is_legal_may_be_tried() -> None:
    conductor = conduct(SHORTEST["points"])
    record = conductor.own.record
    prompter = Prompter(conductor.solving.script, record)
    assert prompter.wanted() == list(record.match.state.legal_actions())
    assert prompter.objects_to(prompter.wanted()[-1]) is None


def has_no_past(puzzle: Puzzle) -> bool:
    """Whether the solver has decided nothing before it begins."""
    match = puzzle.match()
    return all(match.mover(moment) != match.state.to_move for moment in range(len(match.log)))


def test_what_was_taken_back_is_not_there_next_time() -> None:
    """Also where it was the person's first decision in the whole match."""
    storage, puzzle = in_memory(), next(filter(has_no_past, CHEAP))
    conductor = conduct(puzzle, storage)
    conductor.decide(conductor.session.game.parse(puzzle.solution[0]))
    again = conduct(puzzle, storage)
    assert len(own_log(again)) > len(puzzle.log)
    again.undo()
    assert own_log(again) == own_log(conduct(puzzle, storage)) == puzzle.log
