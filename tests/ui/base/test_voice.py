"""The voice: one sentence at a time, never in the way, silent where there is none."""

import sys
import time
from collections.abc import Callable
from pathlib import Path
from threading import Event
from threading import enumerate as all_threads

import pytest

from penguins.ui.base.voice import Voice
from penguins.ui.shell.device import desktop_voice
from tests.ui.waiting import soon

PATIENCE = 30.0


class Speaker:
    """Speaks until it is told to stop, or as long as a test lets it."""

    def __init__(self, fails: bool = False) -> None:
        self.fails, self.there = fails, True
        self.begun: list[tuple[str, str]] = []
        self.ended: list[str] = []
        self.speaking = 0
        self.at_once = 0

    def can_speak(self) -> bool:
        return self.there

    def speak(self, text: str, language: str, stopped: Event) -> None:
        if self.fails:
            raise RuntimeError("no loudspeaker")
        self.speaking += 1
        self.at_once = max(self.at_once, self.speaking)
        self.begun.append((text, language))
        assert stopped.wait(PATIENCE)
        self.speaking -= 1
        self.ended.append(text)


def french(speaker: Speaker) -> Voice:
    voice = Voice(speaker)
    voice.speak_as("fr")
    return voice


def test_it_reads_in_the_language_of_the_app_and_nobody_waits_for_it() -> None:
    speaker = Speaker()
    voice = french(speaker)
    voice.read("Bonjour")  # comes back although nothing has been said yet
    soon(lambda: speaker.begun == [("Bonjour", "fr")])
    assert not speaker.ended
    voice.close()
    assert speaker.ended == ["Bonjour"]


def test_the_next_sentence_interrupts_the_one_before_and_two_are_never_heard_at_once() -> None:
    speaker = Speaker()
    voice = french(speaker)
    for number in range(20):
        voice.read(str(number))
    soon(lambda: ("19", "fr") in speaker.begun)
    voice.close()
    assert speaker.at_once == 1
    assert speaker.ended[-1] == "19"


def test_by_itself_it_reads_only_to_those_who_want_it() -> None:
    speaker = Speaker()
    voice = french(speaker)
    voice.offer("Unasked")
    voice.by_itself = True
    voice.offer("")
    voice.offer("Wanted")
    soon(lambda: speaker.begun)
    voice.close()
    assert [text for text, _ in speaker.begun] == ["Wanted"]


def test_where_there_is_no_speech_nothing_is_started() -> None:
    speaker = Speaker()
    speaker.there = False
    for voice in (french(speaker), Voice()):
        voice.read("Nobody hears it")
        assert not voice.possible
    assert not [thread for thread in all_threads() if thread.name == "voice"]


def test_a_failure_is_swallowed_once_and_then_the_voice_is_gone_until_another_language_is_tried() -> None:
    speaker = Speaker(fails=True)
    voice = french(speaker)
    assert voice.possible
    voice.read("Bonjour")
    soon(lambda: not voice.possible)
    voice.speak_as("fr")
    assert not voice.possible
    speaker.fails = False
    voice.speak_as("en")
    assert voice.possible


# The programs of a desktop


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Makes a program called espeak-ng that does as it is told, and lets nothing else be found."""
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))

    def install(does: str) -> Path:
        path = tmp_path / "espeak-ng"
        head = f"#!{sys.executable}\nimport os, pathlib, sys, time\nhere = pathlib.Path({str(tmp_path)!r})\n"
        path.write_text(head + does, encoding="utf-8")
        path.chmod(0o755)
        return tmp_path / "heard"

    return install


HEARS = """
(here / "pid").write_text(str(os.getpid()))
(here / "heard").write_text(" ".join(sys.argv[1:]) + "|" + sys.stdin.buffer.read().decode())
"""
pytestmark_posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of Unix")


@pytestmark_posix
@pytest.mark.parametrize("text", ["Léa : à toi !", "--version", "-w/etc/passwd $(ls) `ls`", "x" * 20_000])
def test_a_program_gets_the_words_as_words_and_the_language(program: Callable[[str], Path], text: str) -> None:
    heard = program(HEARS)
    desktop_voice.speak(text, "fr", Event())
    assert heard.read_text() == f"-v fr -b 1 --stdin|{text}"


@pytestmark_posix
def test_a_slow_program_is_ended_when_nobody_listens_any_more(program: Callable[[str], Path]) -> None:
    heard = program(HEARS + "time.sleep(60)")
    voice = Voice(desktop_voice)
    voice.speak_as("en")
    began = time.monotonic()
    voice.read("A long story")
    soon(lambda: heard.exists() and heard.read_text())
    voice.close()
    assert time.monotonic() - began < PATIENCE
    assert voice.possible, "it was stopped, it did not fail"
    pid = int((heard.parent / "pid").read_text())
    soon(lambda: not Path(f"/proc/{pid}").exists())


@pytestmark_posix
@pytest.mark.parametrize("does", ["sys.exit(1)", "os.kill(os.getpid(), 9)", "os.close(0); sys.exit(3)"])
def test_a_program_that_fails_or_is_killed_is_tried_once(program: Callable[[str], Path], does: str) -> None:
    program(does)
    voice = Voice(desktop_voice)
    voice.speak_as("en")
    assert voice.possible
    voice.read("x" * 100_000)  # more than a pipe holds
    soon(lambda: not voice.possible)


@pytestmark_posix
def test_a_program_that_goes_missing_is_silence(program: Callable[[str], Path]) -> None:
    heard = program(HEARS)
    voice = Voice(desktop_voice)
    voice.speak_as("en")
    (heard.parent / "espeak-ng").unlink()
    voice.read("Hello")
    soon(lambda: not voice.possible)
    assert not desktop_voice.can_speak()


@pytestmark_posix
def test_a_mac_speaks_with_a_voice_of_that_language(
    program: Callable[[str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    voices = "Alex                en_US    # Hello\\nGrandma (French (France)) fr_FR    # Bonjour # \\n"
    heard = program(f"if sys.argv[2:] == ['?']:\n    print('{voices}')\n    sys.exit()\n{HEARS}")
    monkeypatch.setattr("sys.platform", "darwin")
    (heard.parent / "espeak-ng").rename(heard.parent / "say")
    desktop_voice.speak("Bonjour", "fr", Event())
    assert heard.read_text() == "-v Grandma (French (France)) -f -|Bonjour"
    with pytest.raises(desktop_voice.NoVoice):
        desktop_voice.speak("Hallo", "de", Event())


def test_windows_speaks_by_its_own_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("shutil.which", lambda name: f"C:\\\\{name}.EXE" if name == "powershell" else None)
    command = desktop_voice._command("fr")
    assert command[1:4] == ["-NoProfile", "-NonInteractive", "-Command"]
    assert "-eq 'fr'" in command[4]
