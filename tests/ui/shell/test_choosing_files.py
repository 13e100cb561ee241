"""A file is chosen in a dialog of the system, on a tablet and on a desktop."""

import sys
from pathlib import Path
from threading import Event
from types import ModuleType, SimpleNamespace

import pytest
from kivy.clock import Clock

from penguins.session.match_file import LARGEST, BadMatchFile, read_match
from penguins.ui.shell.device import Device, android_document
from tests.ui.shell.tablet import Tablet, chose_nothing
from tests.ui.waiting import soon


def test_a_chosen_file_arrives_in_a_frame(tablet: Tablet, match: Path) -> None:
    got: list[bytes] = []
    Device("android").choose_file(lambda path: got.append(path.read_bytes()), pytest.fail)
    [(intent, request)] = tablet.asked
    assert (intent.action, intent.category, intent.kind) == ("open", "openable", "*/*")
    tablet.answer(request + 1, "somebody else's")
    tablet.answer(request, "match.json")
    assert got == []
    soon(lambda: got == [match.read_bytes()])


def test_it_is_copied_in_a_thread_of_its_own_that_takes_its_leave(tablet: Tablet, match: Path) -> None:
    got: list[Path] = []
    Device("android").choose_file(got.append, pytest.fail)
    tablet.answer(tablet.asked[0][1], "match.json")
    soon(lambda: got)
    assert tablet.files.reads_in == tablet.detached == ["document"]


def test_of_a_large_document_no_more_is_copied_than_a_backup_may_have(
    tablet: Tablet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(android_document, "LARGEST", 2 * LARGEST + 5)
    (tablet.folder / "film.mp4").write_bytes(bytes(3 * LARGEST))
    got: list[Path] = []
    Device("android").choose_file(got.append, pytest.fail)
    tablet.answer(tablet.asked[0][1], "film.mp4")
    soon(lambda: got)
    assert got[0].stat().st_size == 2 * LARGEST + 5
    with pytest.raises(BadMatchFile, match="too_large"):
        read_match(got[0])


def test_going_back_from_the_dialog_chooses_nothing_and_it_can_be_asked_again(tablet: Tablet, match: Path) -> None:
    got: list[bytes] = []
    device = Device("android")
    device.choose_file(chose_nothing, pytest.fail)
    tablet.answer(tablet.asked[0][1], None)
    Clock.tick()
    device.choose_file(lambda path: got.append(path.read_bytes()), pytest.fail)
    tablet.answer(tablet.asked[1][1], "match.json")
    soon(lambda: got == [match.read_bytes()])


def test_two_quick_taps_open_one_dialog_and_bring_one_file(tablet: Tablet, match: Path) -> None:
    got: list[Path] = []
    device = Device("android")
    for _ in range(2):
        device.choose_file(got.append, pytest.fail)
    [(_, request)] = tablet.asked
    tablet.answer(request, "match.json")
    soon(lambda: got)
    Clock.tick()
    assert len(got) == 1


def test_however_often_it_is_asked_one_listener_is_enough(tablet: Tablet) -> None:
    device = Device("android")
    for number in range(3):
        device.choose_file(chose_nothing, pytest.fail)
        tablet.answer(tablet.asked[number][1], None)
    assert len(tablet.listeners) == 1


def test_a_document_that_is_kept_from_us_cannot_be_read(tablet: Tablet, match: Path) -> None:
    """Not the one from before, either."""
    got: list[Path] = []
    device = Device("android")
    for address in ("match.json", "nowhere"):
        device.choose_file(got.append, pytest.fail)
        tablet.answer(tablet.asked[-1][1], address)
        soon(lambda: len(got) == len(tablet.asked))
    with pytest.raises(BadMatchFile, match="unreadable"):
        read_match(got[1])


def test_where_there_is_no_dialog_it_is_told_each_time(tablet: Tablet, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_such_activity(*_: object) -> None:
        raise RuntimeError("ActivityNotFoundException")

    monkeypatch.setattr(tablet, "startActivityForResult", no_such_activity)
    failures: list[bool] = []
    device = Device("android")
    for _ in range(2):
        device.choose_file(chose_nothing, lambda: failures.append(True))
    soon(lambda: len(failures) == 2)


def test_a_second_dialog_waits_for_the_first_to_close(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[bool] = []
    close = Event()

    def open_file(**_: object) -> None:
        opened.append(True)
        close.wait(60)

    plyer = ModuleType("plyer")
    plyer.filechooser = SimpleNamespace(open_file=open_file)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    device = Device("linux")
    device.choose_file(chose_nothing, pytest.fail)
    soon(lambda: opened)
    device.choose_file(chose_nothing, pytest.fail)
    assert len(opened) == 1
    close.set()

    def opened_again() -> bool:
        device.choose_file(chose_nothing, pytest.fail)
        return len(opened) > 1

    soon(opened_again)


def test_a_desktop_has_a_file_dialog(monkeypatch: pytest.MonkeyPatch, match: Path) -> None:
    dialog = SimpleNamespace(open_file=lambda on_selection: on_selection([str(match)]))
    plyer = ModuleType("plyer")
    plyer.filechooser = dialog  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    got: list[Path] = []
    Device("linux").choose_file(got.append, pytest.fail)
    soon(lambda: got == [match])
