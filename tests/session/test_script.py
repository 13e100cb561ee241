"""Scripts: arranged matches, played as written by the same session and conductor as others (docs/architecture.md)."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from penguins.core.match import IllegalAction, Match
from penguins.core.state import OVER, Action
from penguins.games.registry import GAMES
from penguins.session.conductor import Conductor
from penguins.session.progress import Progress, ProgressKeeper, keep_progress, progress_of
from penguins.session.record import Record
from penguins.session.script import Prompter, Script, Step
from penguins.session.storage import Storage
from tests.session.conducting import Plain, go_on
from tests.session.folders import change, ids, storage_in
from tests.session.table import in_memory

LESSON = Script(
    "pebbles.first",
    "pebbles",
    opening=("heap:9:1", "take:1", "take:1"),
    steps=(
        Step("one", wants=("take:1",), then=("take:2",), answers={"take:2": "too many"}),
        Step("any", wants=("take:*",), then=("take:*",), otherwise="no"),
    ),
)


def _takes_one(match: Match) -> Action:
    return parse("take:1")


def _has_won(match: Match) -> bool | None:
    return 0 in match.state.winners() if match.state.to_move == OVER else None


PUZZLE = Script("pebbles.puzzle", "pebbles", opening=("heap:6:2",), others=_takes_one, goal=_has_won)


def take_up(script: Script, log: Sequence[str] = ()) -> Prompter:
    seats = script.seats(("Léa", "Tom"), ("red", "blue"))
    return Prompter(script, script.take_up(seats, log))


def conduct(prompter: Prompter, storage: Storage | None = None) -> Conductor:
    keeper = ProgressKeeper(storage or in_memory(), "Léa", prompter.script)
    conductor = Conductor(prompter.session(keeper), Plain())
    conductor.open()
    return conductor


def parse(text: str) -> Action:
    action: Action = GAMES["pebbles"].parse(text)
    return action


def do(conductor: Conductor, text: str) -> None:
    """Decide, and see what comes of it."""
    conductor.decide(parse(text))
    go_on(conductor, lambda table: table.waits_for in ("person", "over"))


def log_of(record: Record) -> list[str]:
    return list(map(str, record.match.log))


def test_a_lesson_begins_after_its_opening_and_rivals_act_as_written() -> None:
    prompter = take_up(LESSON)
    conductor = conduct(prompter)
    assert (prompter.at, conductor.table.waits_for) == (0, "person")
    do(conductor, "take:1")
    assert log_of(prompter.record) == ["heap:9:1", "take:1", "take:1", "take:1", "take:2"]
    assert prompter.at == 1


def test_a_wrong_try_is_answered_by_what_is_written_for_it() -> None:
    prompter = take_up(LESSON)
    assert prompter.objects_to(parse("take:1")) is None
    assert prompter.objects_to(parse("take:2")) == "too many"
    prompter = take_up(LESSON, ["take:1", "take:2"])
    assert prompter.objects_to(parse("take:3")) == "no"


def test_any_of_a_set_will_do() -> None:
    prompter = take_up(LESSON, ["take:1", "take:2"])
    assert prompter.wanted() == [parse("take:1"), parse("take:2")]


def test_the_hint_of_a_lesson_is_what_is_wanted() -> None:
    conductor = conduct(take_up(LESSON))
    conductor.ask_hint()
    assert go_on(conductor, lambda table: table.hint is not None).hint == parse("take:1")


def test_the_hint_of_a_puzzle_is_what_a_bot_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penguins.session.script.by_our_bots", lambda *_: parse("take:2"))
    conductor = conduct(take_up(PUZZLE))
    conductor.ask_hint()
    assert go_on(conductor, lambda table: table.hint is not None).hint == parse("take:2")


def test_a_script_that_has_written_what_is_illegal_says_where() -> None:
    bad = LESSON._replace(steps=(Step("one", wants=("take:1",), then=("take:7",)),))
    prompter = take_up(bad, ["take:1"])
    with pytest.raises(IllegalAction, match=r"pebbles\.first.* step 1"):
        prompter.session(in_memory())._draw(prompter.record)


def test_a_lesson_is_won_with_its_last_step() -> None:
    prompter = take_up(LESSON)
    conductor = conduct(prompter)
    do(conductor, "take:1")
    assert not prompter.outcome
    do(conductor, "take:2")
    assert prompter.step is None
    assert bool(prompter.outcome)


def test_what_a_rival_does_by_script_is_part_of_the_step() -> None:
    prompter = take_up(LESSON, ["take:1"])
    assert (prompter.at, prompter.waits, prompter.wanted()) == (0, False, [])


def test_undo_leads_back_to_the_step_before_and_no_further_than_the_opening() -> None:
    prompter = take_up(LESSON)
    conductor = conduct(prompter)
    do(conductor, "take:1")
    conductor.undo()
    go_on(conductor, lambda table: table.waits_for == "person")
    assert prompter.at == 0
    assert conductor.undo().undo_barrier == "start"
    assert log_of(prompter.record) == list(LESSON.opening)
    conductor.redo()
    go_on(conductor, lambda table: table.waits_for == "person")
    assert prompter.at == 1


def test_a_puzzle_is_judged_by_its_goal_and_others_answer() -> None:
    for takes, won in ((("take:2", "take:1", "take:1"), True), (("take:1", "take:1", "take:1"), False)):
        prompter = take_up(PUZZLE)
        conductor = conduct(prompter)
        for text in takes:
            assert prompter.outcome is None
            assert prompter.objects_to(parse(text)) is None
            do(conductor, text)
        assert prompter.outcome is won, takes


def test_what_was_played_can_be_taken_up_again(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        do(conduct(take_up(LESSON), storage), "take:1")
    with storage_in(tmp_path) as storage:
        log = progress_of(storage, "Léa", LESSON.id).log
        assert log == ("take:1", "take:2")
        assert take_up(LESSON, log).at == 1
        assert progress_of(storage, "Tom", LESSON.id) == Progress()


def test_killed_while_a_rival_is_about_to_act_nothing_is_lost(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        conduct(take_up(LESSON), storage).decide(parse("take:1"))  # and no tick any more
        with storage_in(tmp_path) as after_the_kill:
            prompter = take_up(LESSON, progress_of(after_the_kill, "Léa", LESSON.id).log)
            go_on(conduct(prompter, after_the_kill), lambda table: table.waits_for == "person")
            assert prompter.at == 1


def test_a_lesson_that_is_won_stays_won_and_begins_anew() -> None:
    storage = in_memory()
    conductor = conduct(take_up(LESSON), storage)
    do(conductor, "take:1")
    do(conductor, "take:2")
    assert progress_of(storage, "Léa", LESSON.id) == Progress((), won=True, offered=True)
    do(conduct(take_up(LESSON), storage), "take:1")
    assert progress_of(storage, "Léa", LESSON.id) == Progress(("take:1", "take:2"), won=True, offered=True)


def test_what_no_longer_fits_the_script_was_not_played() -> None:
    assert take_up(LESSON, ["take:1", "take:1"]).tail == ("take:1",)
    assert take_up(LESSON, ["take:2", "take:1"]).tail == ()
    assert take_up(LESSON, ["nonsense"]).tail == ()


def test_a_script_is_in_no_list_and_no_statistics() -> None:
    storage = in_memory()
    conductor = conduct(take_up(PUZZLE), storage)
    for text in ("take:2", "take:1", "take:1"):
        do(conductor, text)
    assert not storage.unfinished()
    assert not storage.finished()
    assert not storage.statistics().games


def test_progress_that_makes_no_sense_is_none(tmp_path: Path) -> None:
    for told in ("", "[", "[]", "1", '{"log": 1}', '{"log": [], "won": 1}'):
        with storage_in(tmp_path) as storage:
            keep_progress(storage, "Léa", "pebbles.first", Progress(("take:1",)))
        change(tmp_path, "UPDATE progress SET told = ?", told)
        with storage_in(tmp_path) as storage:
            assert progress_of(storage, "Léa", "pebbles.first") == Progress(), told


def test_progress_survives_a_file_that_is_deleted_meanwhile(tmp_path: Path) -> None:
    with storage_in(tmp_path) as storage:
        keep_progress(storage, "Léa", "a", Progress(("take:1",)))
        for file in tmp_path.iterdir():
            file.unlink()
        keep_progress(storage, "Léa", "b", Progress(("take:2",)))
        assert ids(storage) == ["file_gone"]
    with storage_in(tmp_path) as storage:
        assert progress_of(storage, "Léa", "a").log == ("take:1",)
        assert progress_of(storage, "Léa", "b").log == ("take:2",)
