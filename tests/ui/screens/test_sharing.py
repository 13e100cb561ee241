"""A result is passed on as a picture, or the match as a file."""

import errno
import zlib
from pathlib import Path
from typing import Any

import pytest
from kivy.graphics.context import get_context
from kivy.metrics import Metrics

from penguins.games.registry import GAMES
from penguins.ui.screens.keepsake_layout import HEIGHT, WIDTH, blocks, headings
from tests.ui.finished import finished
from tests.ui.robot import Robot


def show(robot: Robot, game: str, *players: str, seed: int = 1) -> Any:
    record = finished(robot.app.services.storage, game, *players, seed=seed)
    robot.app.services.navigation.go("results", record=record)
    robot.frames(5)
    return record


def share(robot: Robot, folder: Path) -> bytes:
    """The picture that is passed on."""
    robot.tap_on(robot.find(icon="icon_share"))
    robot.wait(lambda: list((folder / "exports").glob("*.png")), "the picture")
    [path] = (folder / "exports").glob("*.png")
    robot.close_dialogs()
    robot.frames(2)
    content = path.read_bytes()
    path.unlink()
    return content


def pixels(content: bytes) -> bytes:
    """The rows of a picture as we write it, each after the number of its filter."""
    assert content[16:24] == WIDTH.to_bytes(4) + HEIGHT.to_bytes(4)
    start = content.index(b"IDAT") + 4
    return zlib.decompress(content[start:-16])


def colours(rows: bytes) -> int:
    """How many different colours there are, of every 97th pixel."""
    return len({rows[at : at + 3] for at in range(1, len(rows) - 3, 3 * 97)})


def test_the_picture_is_the_same_at_every_density_and_after_a_lost_context(robot: Robot, tmp_path: Path) -> None:
    show(robot, "icetown", "Emma", "Jack", "chick")
    first = pixels(share(robot, tmp_path))
    assert colours(first) > 50
    get_context().reload()
    assert pixels(share(robot, tmp_path)) == first
    density = Metrics.density
    try:
        Metrics.density = 2.0
        robot.frames(3)
        other = pixels(share(robot, tmp_path))
    finally:
        Metrics.density = density
    different = sum(one != two for one, two in zip(first[::101], other[::101], strict=True)) / len(first[::101])
    assert different < 0.25, "the board may be laid out for fingers of another size, all else is the same"


def test_a_friend_is_on_the_picture(robot: Robot, tmp_path: Path) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Léa", "chick")
    human, bot = record.setup.seats
    record.setup = record.setup._replace(seats=(human, bot._replace(player="friend:57")))
    robot.app.services.navigation.go("results", record=record)
    robot.frames(5)
    assert colours(pixels(share(robot, tmp_path))) > 50


def test_of_hidden_hands_the_picture_shows_nothing(robot: Robot, tmp_path: Path) -> None:
    record = show(robot, "party", "Emma", "Jack")
    robot.screen.share()
    keepsake = robot.screen._sharing._keepsake
    robot.frames(3)
    board = keepsake._board.board
    assert board.view == record.match.state.seen_by(None)
    robot.wait(lambda: list((tmp_path / "exports").glob("*.png")), "the picture")
    assert board.drawing.sheet.parent is None, "the pyramid is to be seen"


def test_a_second_tap_draws_no_second_picture_and_leaving_draws_none(robot: Robot, tmp_path: Path) -> None:
    show(robot, "pingouins", "Emma", "Jack")
    robot.screen.share()
    first = robot.screen._sharing._keepsake
    robot.screen.share()
    assert robot.screen._sharing._keepsake is first
    robot.app.services.navigation.home()
    robot.frames(10)
    assert not (tmp_path / "exports").exists()


def handed_to_device(robot: Robot, monkeypatch: pytest.MonkeyPatch, method: str, *, answer: bool) -> list[Path]:
    """The files that a method of the device is given from now on; it gives that answer."""
    paths: list[Path] = []

    def take(path: Path) -> bool:
        paths.append(path)
        return answer

    monkeypatch.setattr(robot.app.device, method, take)
    return paths


def test_where_the_device_passes_files_on_it_gets_the_picture(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = handed_to_device(robot, monkeypatch, "send", answer=True)
    show(robot, "pingouins", "Emma", "Jack")
    robot.screen.share()
    robot.wait(lambda: bool(sent), "the picture")
    assert sent[0].suffix == ".png"
    assert not [widget for widget in robot.walk() if getattr(widget, "title", "") == "Saved"]


@pytest.mark.parametrize("shown", [True, False])
def test_elsewhere_it_is_saved_and_the_folder_can_be_shown(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    asked = handed_to_device(robot, monkeypatch, "show_folder", answer=shown)
    show(robot, "pingouins", "Emma", "Jack")
    robot.screen.share()
    robot.wait(lambda: any(getattr(widget, "title", "") == "Saved" for widget in robot.walk()), "the answer")
    robot.frames(10)
    robot.tap_on(robot.find(text="Show folder"))
    [path] = (tmp_path / "exports").glob("*.png")
    assert asked == [path]
    assert robot.said() == (set() if shown else {"The folder cannot be shown here."})


def test_a_full_disk_is_told_in_a_sentence_and_leaves_no_half_picture(
    robot: Robot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, _: bytes) -> None:
        path.touch()
        raise OSError(errno.ENOSPC, "No space left on device")

    show(robot, "pingouins", "Emma", "Jack")
    monkeypatch.setattr(Path, "write_bytes", full)
    robot.screen.share()
    robot.wait(lambda: bool(robot.said()), "a sentence")
    assert robot.said() == {"The file cannot be written here."}
    assert list((tmp_path / "exports").iterdir()) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("wanted", [2, 6])
def test_everybody_has_room_on_the_podium(robot: Robot, game: str, wanted: int) -> None:
    players = ("Emma", "Jack", "Lily", "Leo", "Maximilienne", "chick")[: min(wanted, GAMES[game].seats[-1])]
    record = finished(robot.app.services.storage, game, *players)
    found = blocks(record)
    assert sorted(player.seat.name for block in found for player in block.players) == sorted(
        seat.name for seat in record.setup.seats
    )
    boxes = [box for block in found for player in block.players for box in (player.bird, player.name, player.points)]
    assert all(box.x >= 0 and box.x + box.width <= WIDTH and min(box[2:]) > 0 for box in boxes)
    crowns = [player.crown for block in found for player in block.players if player.won]
    assert crowns
    assert all(crown.y + crown.height <= headings().frame.y for crown in crowns)


# One's own best


def results_lines(robot: Robot) -> dict[str, list[str]]:
    return {
        line.label: [cell.text for cell in reversed(line.ids.cells.children)]
        for line in robot.screen.ids.lines.children
    }


@pytest.mark.parametrize("game", GAMES)
def test_results_are_held_against_ones_own_best_with_as_many_players(robot: Robot, game: str) -> None:
    storage = robot.app.services.storage
    if 3 in GAMES[game].seats:  # which count for themselves
        finished(storage, game, "Emma", "Jack", "Lily", seed=9)
    before = [finished(storage, game, "Emma", "chick", seed=seed).match.state.scores()[0] for seed in (1, 2)]
    record = show(robot, game, "Emma", "chick", seed=3)
    best = min(before) if GAMES[game].low_score_wins else max(before)
    now = record.match.state.scores()[0]
    if not GAMES[game].scores_compare:
        assert robot.screen.bests == [None, None]
        return
    assert robot.screen.bests == [best, None]
    assert results_lines(robot)["Best before"] == [str(best), ""]
    beaten = now < best if GAMES[game].low_score_wins else now > best
    assert (robot.screen.line == "A new best for Emma!") == beaten


def test_at_the_first_time_there_is_nothing_to_compare_with(robot: Robot) -> None:
    show(robot, "pingouins", "Emma", "chick")
    assert "Best before" not in results_lines(robot)
