"""The walk that plays the app on an emulator, with a stand-in for adb; in a window: tests/ui/test_smoke_walk.py."""

from types import SimpleNamespace

import pytest

from penguins.games.registry import GAMES
from tests.android import smoke
from tests.android.smoke import PACKAGE, Adb, Lost, complaints, walk

OFFERED = ["settings", "history", *(f"setup {game}" for game in GAMES)]


class StandIn:
    """Answers as adb would, for an app that offers all this on home. `fault` is what goes wrong with the dialog."""

    def __init__(self, fault: str = "") -> None:
        self.fault, self.log = fault, ["I ActivityManager: start", "I python  : [INFO   ] [Screen      ] home"]
        self.way, self.ring, self.dialog, self.process = ["home"], -1, False, "4711"

    def run(self, *arguments: str) -> str:
        if arguments[:3] == ("shell", "input", "keyevent"):
            self._key(int(arguments[3]))
        front = "com.google.android.documentsui/.PickActivity" if self.dialog else f"{PACKAGE}/.PythonActivity"
        answers = {
            "logcat": "\n".join(self.log) + "\n",
            "shell dumpsys": f"  topResumedActivity=ActivityRecord{{1 u0 {front} t9}}",
            f"shell pidof {PACKAGE} || true": self.process,
        }
        asked = " ".join(arguments)
        return next((answer for question, answer in answers.items() if asked.startswith(question)), "")

    def _key(self, code: int) -> None:
        if code == smoke.KEYCODES["right"]:
            self.ring += 1
        elif code == smoke.KEYCODES["back"]:
            self._back()
        elif code == smoke.KEYCODES["enter"]:
            self._enter()

    def _back(self) -> None:
        if self.dialog:
            self.dialog = False
            self.process = "" if self.fault == "dies" else self.process
            self.log += ["E python  : Traceback (most recent call last):"] if self.fault == "traceback" else []
            self.log += ["F art     : JNI DETECTED ERROR IN APPLICATION"] if self.fault == "jni" else []
        else:
            self.way.pop()
            self._show()

    def _enter(self) -> None:
        at = self.way[-1]
        if at == "home":
            self.way.append(OFFERED[self.ring % len(OFFERED)])
        elif at.startswith("setup"):
            self.way[-1] = "play"
        else:
            self.dialog = at == "history" and self.fault != "none"
            return
        self._show()

    def _show(self) -> None:
        self.log.append(f"I python  : [INFO   ] [Screen      ] {self.way[-1]}")


@pytest.fixture
def no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock is a second later, and nobody sleeps."""
    clock = SimpleNamespace(now=0.0)

    def later() -> float:
        clock.now += 1
        return float(clock.now)

    monkeypatch.setattr(smoke, "monotonic", later)
    monkeypatch.setattr(smoke, "sleep", lambda _: None)


def plug_in(monkeypatch: pytest.MonkeyPatch, fault: str = "") -> None:
    stand_in = StandIn(fault)
    monkeypatch.setattr(Adb, "_run", lambda _, *arguments: stand_in.run(*arguments))


def test_a_good_app_passes(no_time: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    plug_in(monkeypatch)
    assert smoke.main("penguins.apk") == 0
    assert "the log is clean" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("dies", "the app ended on the way"),
        ("traceback", "Traceback"),
        ("jni", "JNI DETECTED ERROR"),
        ("none", "does not lead to history"),
    ],
)
def test_what_goes_wrong_is_told(
    no_time: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: str, said: str
) -> None:
    plug_in(monkeypatch, fault)
    assert smoke.main("penguins.apk") == 1
    assert said in capsys.readouterr().out


def test_a_game_that_home_does_not_offer_is_missed(no_time: None, monkeypatch: pytest.MonkeyPatch) -> None:
    plug_in(monkeypatch)
    with pytest.raises(Lost, match="setup chess"):
        walk(Adb(), [*GAMES, "chess"])


def test_what_is_bad_in_a_log_is_told_with_its_surroundings() -> None:
    log = ["one", "two", "three: FATAL EXCEPTION: main", "four", "five", "six"]
    assert complaints(log) == ["one\ntwo\nthree: FATAL EXCEPTION: main\nfour\nfive"]
    assert complaints(["I python : [INFO   ] [Screen      ] home", "W libc: no error here"]) == []
