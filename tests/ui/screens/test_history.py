"""What was played."""

import os
from pathlib import Path
from typing import Any

import pytest

from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS
from penguins.session.match_file import match_text
from penguins.session.record import Origin
from penguins.session.statistics import Line, PlayerLine, Statistics
from penguins.ui.screens.history import MatchRow
from penguins.ui.screens.statistics import tallies
from penguins.ui.shell.device import Device
from tests.null_game.registered import NULL_GAME
from tests.ui.finished import finished
from tests.ui.robot import Robot


def open_history(robot: Robot) -> Any:
    robot.app.services.navigation.go("history")
    robot.frames(5)
    return robot.screen


def test_a_page_at_a_time(robot: Robot) -> None:
    for seed in range(23):
        finished(robot.app.services.storage, "icetown", "Emma", "Jack", seed=seed)
    screen = open_history(robot)
    assert len(screen.ids.list.children) == 20
    [more] = screen.ids.more.children
    more.tap()
    assert len(screen.ids.list.children) == 23
    assert not screen.ids.more.children


def test_one_game_only(robot: Robot) -> None:
    finished(robot.app.services.storage, "icetown", "Emma", "Jack")
    finished(robot.app.services.storage, "pingouins", "Emma", "Jack")
    screen = open_history(robot)
    robot.tap_on(robot.find(game="icetown", chosen=""))
    assert [row.listing.setup.game.id for row in screen.ids.list.children] == ["icetown"]


def test_a_match_that_began_in_the_middle_says_so(robot: Robot) -> None:
    storage = robot.app.services.storage
    finished(storage, "pingouins", "Emma", "Jack", seed=1)
    record = finished(storage, "pingouins", "Emma", "Jack", seed=2)
    storage.discard(record)
    record.origin = Origin("a" * 32, 9)
    storage.save(record)
    screen = open_history(robot)
    assert [row.line.endswith("continued") for row in screen.ids.list.children[::-1]] == [True, False]
    screen._open(screen.ids.list.children[-1].listing, "results")
    robot.frames(5)
    assert "does not count" in robot.screen.line
    assert robot.screen.bests == [None, None]


def test_everybodys_statistics_begin_anew_after_asking(robot: Robot) -> None:
    storage = robot.app.services.storage
    for game in ("icetown", "pingouins"):
        finished(storage, game, "Emma", "Jack")
    screen = open_history(robot)
    screen.ids.which.value = "statistics"
    screen.game = "icetown"
    robot.frames(5)
    [anew] = screen.ids.more.children
    anew.tap()
    robot.frames(12)
    robot.tap_on(robot.find(text="Reset"))
    assert [line.about for line in storage.statistics().games] == ["pingouins"]
    assert len(storage.finished()) == 2


def test_a_match_is_looked_at_replayed_and_deleted(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Emma", "Jack")
    [row] = open_history(robot).ids.list.children
    assert "icon_trash" not in {getattr(widget, "icon", "") for widget in robot.walk()}, "no risk beside what is tapped"
    scores = [face.score for face in robot.walk(row) if hasattr(face, "number")]
    assert scores[::-1] == [str(score) for score in record.match.state.scores()]
    robot.tap_on(row.ids.open)
    assert robot.screen.record.id == record.id
    robot.press("escape")
    [row] = robot.screen.ids.list.children
    robot.frames(5)
    robot.tap_on(row.ids.replay)
    assert robot.screen.last == len(record.match.log)
    robot.press("escape")
    [row] = robot.screen.ids.list.children
    robot.frames(5)
    robot.tap_on(row.ids.open)
    for answer, left in (("Keep it", 1), ("Delete", 0)):
        robot.tap_on(robot.find(icon="icon_more"))
        robot.tap_on(robot.find(text="Delete", icon="icon_trash"))
        robot.tap_on(robot.find(text=answer, icon=""))
        assert len(robot.app.services.storage.finished()) == left
    robot.frames(5)
    assert robot.screen.ids.empty.text


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("nonsense", "not a game saved by Penguins"),
        ('{"format": "penguins-match", "version": 99}', "newer version of Penguins"),
        ('{"format": "penguins-match", "version": 1, "game": "chess"}', "a game that this app does not have: chess"),
        (
            '{"format": "penguins-match", "version": 1, "game": "\\ud800\\u0000\\u202e"}',
            "a game that this app does not have: \ufffd",
        ),
        (None, "cannot be read"),
    ],
)
def test_a_bad_file_is_refused_in_a_sentence(robot: Robot, tmp_path: Path, content: str | None, sentence: str) -> None:
    path = tmp_path / "match.json"
    if content is not None:
        path.write_text(content)
    screen = open_history(robot)
    screen._dropped(None, os.fsencode(path))
    robot.frames(2, draw=True)
    assert robot.screen is screen
    assert any(sentence in getattr(widget, "text", "") for widget in robot.walk(robot.app.toasts))


def test_a_file_is_opened_whatever_it_is_called_and_counts_once(robot: Robot, tmp_path: Path) -> None:
    record = finished(robot.app.services.storage, "icetown", "Emma", "Jack")
    path = tmp_path / os.fsdecode(b"\xff match.json")
    path.write_text(match_text(record), encoding="utf-8")
    for _ in range(3):
        open_history(robot)._dropped(None, os.fsencode(path))
        robot.frames(2)
        assert robot.screen.record.id == record.id
    assert len(robot.app.services.storage.finished()) == 1


@pytest.mark.parametrize(
    ("system", "sentence"),
    [
        ("linux", "Drop a game file onto this window to open it."),
        ("android", "This device has no way to choose a file."),
    ],
)
def test_where_there_is_no_dialog_it_says_what_can_be_done(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, system: str, sentence: str
) -> None:
    monkeypatch.setattr(robot.app.device, "takes_drops", Device(system).takes_drops)
    monkeypatch.setattr(robot.app.device, "choose_file", lambda _, failed: failed())
    open_history(robot).choose_file()
    robot.frames(2, draw=True)
    assert sentence in robot.said()


def test_statistics_are_shown(robot: Robot) -> None:
    finished(robot.app.services.storage, "pingouins", "Emma", "chick")
    screen = open_history(robot)
    screen.ids.which.value = "statistics"
    robot.frames(3)
    names = {getattr(widget, "name", "") for widget in robot.walk(screen.ids.list)}
    assert {"Emma", "Pingouins", "Chick"} <= names


def test_statistics_in_words() -> None:
    person = PlayerLine("Emma", played=4, won=3, best=50, streak=2, longest_streak=3)
    found = dict(
        tallies(
            Statistics((Line("pingouins", 4, 3, 50),), (Line("chick", 4, 3, None),), (person,)),
            "pingouins",
            {"Emma": "pink"}.__getitem__,
        )
    )
    assert found["People"][0].picture == "penguin_pink_idle"
    assert found["People"][0].line == "4 games, 3 won (75%) · longest streak 3 · 2 in a row now · best 50 fish"
    assert found["Games"][0].line == "4 games, 3 won (75%) · best 50 fish"
    assert found["Against bots"][0].part == 0.75
    assert tallies(Statistics((), (), ()), None, str) == []


def on_a_lying_phone_in_large_french(robot: Robot) -> Any:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(640, 360)
    return open_history(robot)


def test_matches_and_statistics_stand_beside_each_other_on_a_lying_phone(robot: Robot) -> None:
    screen = on_a_lying_phone_in_large_french(robot)
    screen.ids.tabs.games = [tab for tab in screen.ids.tabs.games if tab[0] != NULL_GAME.id]
    robot.frames(5)
    assert len({pill.y for pill in screen.ids.which.children}) == 1
    assert len({tab.y for tab in screen.ids.tabs.children}) == 1


def test_that_nothing_was_played_yet_is_seen_without_scrolling(robot: Robot) -> None:
    screen = on_a_lying_phone_in_large_french(robot)
    assert screen.ids.empty.text
    assert screen.ids.scroll.children[0].height <= screen.ids.scroll.height


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_nothing_was_played_yet_is_said_without_a_word_alone_on_a_line(robot: Robot, language: str) -> None:
    robot.app.services.change(language=language, text_size="largest")
    robot.resize(360, 640)
    lines = open_history(robot).ids.empty._label.text.splitlines()
    assert len(lines) > 1
    assert all(len(line.split()) > 1 for line in lines)


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800), (800, 1280)])
def test_on_a_tablet_a_match_is_told_in_larger_letters_to_whoever_asks_for_them(
    robot: Robot, size: tuple[int, int]
) -> None:
    """Who has won, and what was played; and that takes no more room than there is."""
    robot.resize(*size)
    SHOTS["history"](robot)
    storage = robot.app.services.storage
    for listing in storage.finished(NULL_GAME.id):
        storage.delete(listing.id)
    sizes = []
    for chosen in ("normal", "largest"):
        robot.app.services.change(language="fr", text_size=chosen)
        open_history(robot)
        rows = [widget for widget in robot.walk(robot.screen) if isinstance(widget, MatchRow)]
        for told in ("heading", "line"):
            words = {one for row in rows for one in robot.walk(row) if getattr(one, "text", "") == getattr(row, told)}
            sizes.append(min(one.font_size for one in words))
        scroll = robot.screen.ids.scroll
        assert scroll.children[0].height <= scroll.height
    heading, line, large_heading, large_line = sizes
    assert large_heading > 1.1 * heading
    assert large_line > 1.1 * line
