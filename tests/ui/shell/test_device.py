"""What the device can do, on a tablet and on a desktop; what it cannot is silence."""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Event
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from kivy.core.window import Window, WindowBase

from penguins.bootstrap import ROOT
from penguins.ui.base.surface import Insets
from penguins.ui.base.voice import Voice
from penguins.ui.shell.device import Device, android_voice
from tests.ui.shell.tablet import SYSTEM_MODULES, Tablet, TextToSpeech, chose_nothing
from tests.ui.waiting import soon

# A tablet


def test_a_tablet_buzzes_shortly_unless_that_is_unwanted(tablet: Tablet) -> None:
    device = Device("android")
    device.buzz()
    assert tablet.buzzes == [0.03]
    device.haptics = False
    device.buzz()
    assert len(tablet.buzzes) == 1


def test_a_tablet_tells_its_language(tablet: Tablet) -> None:
    assert Device("android").language() == "fr"


def test_what_lies_under_bars_and_cameras_is_told(tablet: Tablet) -> None:
    assert Device("android").insets() == Insets(left=10, top=80, right=20, bottom=120)


def test_what_the_system_keeps_clear_itself_is_not_kept_clear_twice(tablet: Tablet) -> None:
    tablet.content.size = (800, 1080)
    assert Device("android").insets() == Insets(left=10, right=20)
    tablet.content.size = (770, 1080)
    assert Device("android").insets() == Insets()


def test_the_keyboard_is_no_bar_and_a_bar_is_no_keyboard(tablet: Tablet) -> None:
    """The system itself moves what is typed into view. Kivy measured bars as keyboard, if it measured at all."""
    before = Device("android").insets()
    tablet.keyboard = 500
    assert Device("android").insets() == before
    assert WindowBase._get_android_kheight(None) == 0


def test_an_old_tablet_keeps_everything_clear_itself(tablet: Tablet) -> None:
    tablet.version = 29
    assert Device("android").insets() == Insets()


def test_the_screen_is_held_and_let_go(tablet: Tablet) -> None:
    device = Device("android")
    device.hold_orientation(True)
    assert tablet.orientation == "locked"
    device.hold_orientation(False)
    assert tablet.orientation == "free"


def _has_more_than(things: list[Any], number: int) -> bool:
    return len(things) > number


def test_a_tablet_speaks_the_language_it_is_told_once_its_engine_is_there(
    tablet: Tablet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(android_voice, "_LOOKS", 0.001)
    voice = Voice(Device("android"))
    voice.speak_as("fr")
    for sentence in ("À toi !", "Pose-la ici."):
        before = len(tablet.spoken)
        voice.read(sentence)
        soon(partial(_has_more_than, tablet.spoken, before))
        assert tablet.spoken[-1] == (sentence, "fr", "voice")
    voice.close()
    assert tablet.engines == 1
    assert tablet.detached == ["voice"] * 2
    assert voice.possible


def test_a_tablet_that_speaks_is_interrupted(tablet: Tablet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(android_voice, "_LOOKS", 0.001)
    tablet.speaks_for = 1_000_000
    voice = Voice(Device("android"))
    voice.speak_as("en")
    voice.read("A long story")
    soon(lambda: tablet.spoken)
    voice.close()
    assert tablet.interrupted == 1


@pytest.mark.parametrize("lacks", ["engine", "language", "sound"])
def test_where_a_tablet_cannot_speak_there_is_silence(
    tablet: Tablet, monkeypatch: pytest.MonkeyPatch, lacks: str
) -> None:
    monkeypatch.setattr(android_voice, "_LOOKS", 0.0001)
    if lacks == "engine":
        monkeypatch.setattr(TextToSpeech, "setLanguage", lambda *_: -2)
    tablet.speaks, tablet.mute = {"en"} if lacks == "language" else {"fr"}, lacks == "sound"
    voice = Voice(Device("android"))
    voice.speak_as("fr")
    assert voice.possible
    voice.read("Bonjour")
    soon(lambda: not voice.possible)


@pytest.mark.parametrize("setting", ["animator_duration_scale", "transition_animation_scale"])
def test_a_tablet_tells_that_no_motion_is_wanted(tablet: Tablet, setting: str) -> None:
    device = Device("android")
    assert not device.wants_stillness()
    tablet.motion[setting] = 0.5
    assert not device.wants_stillness(), "only faster"
    tablet.motion[setting] = 0.0
    assert device.wants_stillness()
    tablet.motion.clear()
    assert not device.wants_stillness()


def test_leaving_makes_room_and_ends_nothing(tablet: Tablet) -> None:
    assert Device("android").leave()
    assert tablet.in_background


def test_a_file_is_sent_as_a_file(tablet: Tablet, match: Path) -> None:
    assert Device("android").send(match)
    [intent] = tablet.sent
    assert (intent.action, intent.kind, intent.flags) == ("send", "application/json", 1)
    assert intent.extras == {"subject": "match.json", "stream": "downloads:match.json"}  # a string, and no letters
    assert (tablet.folder / "downloads-match.json").read_bytes() == match.read_bytes()


def test_a_text_is_sent_as_a_text(tablet: Tablet) -> None:
    assert Device("android").send_text("âne bison")
    [intent] = tablet.sent
    assert (intent.action, intent.kind, intent.extras) == ("send", "text/plain", {"text": "âne bison"})


def test_where_a_shared_file_would_need_a_permission_its_words_are_sent(tablet: Tablet, match: Path) -> None:
    tablet.version = 28
    assert Device("android").send(match)
    [intent] = tablet.sent
    assert intent.kind == "text/plain"
    assert intent.extras["text"] == '{"été": 1}'


def test_a_picture_is_sent_as_one_and_not_at_all_where_that_would_need_a_permission(
    tablet: Tablet, tmp_path: Path
) -> None:
    picture = tmp_path / "match.png"
    picture.write_bytes(b"\x89PNG")
    assert Device("android").send(picture)
    [intent] = tablet.sent
    assert intent.kind == "image/png"
    assert (tablet.folder / "downloads-match.png").read_bytes() == b"\x89PNG"
    tablet.version = 28
    assert not Device("android").send(picture)
    assert tablet.sent == [intent]


def test_a_desktop_shows_a_folder_with_its_file_manager(monkeypatch: pytest.MonkeyPatch, match: Path) -> None:
    started: list[list[object]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda command: f"/bin/{command}")
    monkeypatch.setattr("subprocess.Popen", lambda command, **_: started.append(command))
    assert Device("linux").show_folder(match)
    assert started == [["/bin/xdg-open", match.parent]]
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not Device("linux").show_folder(match)
    assert [Device(system).has_folders for system in ("linux", "android", "ios")] == [True, False, False]


# An iPad, as far as that can be told from here


def test_an_ipad_buzzes_speaks_and_has_sides(monkeypatch: pytest.MonkeyPatch) -> None:
    buzzes: list[bool] = []
    languages = SimpleNamespace(objectAtIndex_=lambda _: SimpleNamespace(UTF8String=lambda: b"fr-CA"))
    area = {"top": 44.0, "bottom": 34.0, "left": 0.0, "right": 0.0}
    for name, contents in (
        ("plyer", {"vibrator": SimpleNamespace(vibrate=lambda: buzzes.append(True))}),
        ("ios", {"get_safe_area": lambda: area, "get_scale": lambda: 2.0}),
        ("pyobjus", {"autoclass": lambda _: SimpleNamespace(preferredLanguages=lambda: languages)}),
    ):
        module = ModuleType(name)
        vars(module).update(contents)
        monkeypatch.setitem(sys.modules, name, module)
    device = Device("ios")
    device.buzz()
    assert buzzes == [True]
    assert device.language() == "fr"
    assert device.insets() == Insets(top=88, bottom=68)


def test_an_ipad_speaks_by_plyer(monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    synth = SimpleNamespace(isSpeaking=lambda: len(spoken) < 2, stopSpeakingAtBoundary_=spoken.append)
    tts = SimpleNamespace(synth=synth, voice=None, speak=lambda **said: spoken.append(said["message"]))
    tts._set_locale = lambda language: setattr(tts, "voice", None if language == "de" else language)
    plyer = ModuleType("plyer")
    plyer.tts = tts  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "plyer", plyer)
    device, stopped = Device("ios"), Event()
    assert device.can_speak()
    stopped.set()
    device.speak("Bonjour", "fr", stopped)
    assert spoken == ["Bonjour", 0]
    assert tts.voice == "fr"
    with pytest.raises(RuntimeError):
        device.speak("Hallo", "de", Event())


# A desktop


def test_a_desktop_does_without(match: Path) -> None:
    device = Device("linux")
    device.buzz()
    device.hold_orientation(True)
    assert device.insets() == Insets()
    assert not device.leave()
    assert not device.send(match)
    assert not device.send_text("ape bear")


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [({"LANG": "fr_FR.UTF-8"}, "fr"), ({"LC_ALL": "en_GB", "LANG": "fr_FR"}, "en"), ({"LC_MESSAGES": "fr"}, "fr")],
)
def test_a_desktop_speaks_as_its_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], spoken: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, environment.get(name, ""))
    assert Device("linux").language() == spoken


def test_without_an_environment_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: ("French_France", "1252"))
    assert Device("win").language() == "fr"
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert Device("win").language() == ""


@pytest.mark.window
def test_the_screen_stays_lit_on_demand() -> None:
    device = Device()
    device.keep_awake(True)
    assert not Window.allow_screensaver
    device.keep_awake(False)
    assert Window.allow_screensaver


# Whatever is missing


class Forbidden(ModuleType):
    """A module that is there, but whatever is asked of it is not allowed."""

    def __getattr__(self, name: str) -> Any:
        raise PermissionError(name)


@pytest.mark.parametrize("system", ["android", "ios", "linux"])
@pytest.mark.parametrize("module", [None, Forbidden("forbidden")], ids=["missing", "forbidden"])
def test_what_is_missing_or_forbidden_is_silence(
    monkeypatch: pytest.MonkeyPatch, system: str, module: ModuleType | None, match: Path
) -> None:
    for name in SYSTEM_MODULES:
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setenv("LANG", "en")
    monkeypatch.setenv("PATH", "")
    device, failures = Device(system), []
    device.buzz()
    device.hold_orientation(True)
    assert device.language() in ("", "en")
    assert device.insets() == Insets()
    assert not device.leave()
    assert not device.send(match)
    assert not device.wants_stillness()
    assert not device.can_speak()
    device.choose_file(chose_nothing, lambda: failures.append(True))
    soon(lambda: failures)


def test_every_system_has_an_answer_to_everything() -> None:
    """A method that one system lacks would be silence there: an error that nobody ever sees."""
    asked = {"buzz", "language", "insets", "hold_orientation", "leave", "send", "send_text", "show_folder"}
    asked |= {"choose_file", "wants_stillness", "can_speak", "speak"}
    for system in ("android", "ios", "desktop"):
        module = import_module(f"penguins.ui.shell.device.{system}")
        for name in asked:
            ours, theirs = getattr(module, name), getattr(import_module("penguins.ui.shell.device.desktop"), name)
            assert len(inspect.signature(ours).parameters) == len(inspect.signature(theirs).parameters)


@pytest.mark.slow
def test_no_system_is_imported_before_it_is_asked() -> None:
    """At the top of a file such an import would break every other system."""
    for source in (ROOT / "penguins").rglob("*.py"):
        for node in run_at_import(ast.parse(source.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            assert not {name.partition(".")[0] for name in names} & set(SYSTEM_MODULES), source


def run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    for below in ast.iter_child_nodes(node):
        if not isinstance(below, ast.FunctionDef | ast.AsyncFunctionDef):
            yield below
            yield from run_at_import(below)
