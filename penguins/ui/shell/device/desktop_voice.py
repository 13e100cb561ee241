"""Lets a desktop speak, by a program that it may have (docs/decisions/0012-a-voice-beyond-plyer.md).

What is to be said goes in at the program's standard input: a name that begins with a hyphen is no option.
"""

import shutil
import subprocess
import sys
from subprocess import DEVNULL, PIPE
from threading import Event

_LOOKS = 0.05
"""Seconds between two looks at whether it has ended, or shall."""
_NO_WINDOW = 0x08000000 if sys.platform == "win32" else 0
"""Windows would open a console."""
_ESPEAK = ("espeak-ng", "espeak")
_SAPI = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$speech = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice = $speech.GetInstalledVoices() | Where-Object {
    $_.Enabled -and $_.VoiceInfo.Culture.TwoLetterISOLanguageName -eq 'LANGUAGE' } | Select-Object -First 1
if (-not $voice) { exit 1 }
$speech.SelectVoice($voice.VoiceInfo.Name)
$speech.Speak([Console]::In.ReadToEnd())
"""


class NoVoice(Exception):
    """Raised where nothing speaks that language."""


def can_speak() -> bool:
    """Whether one of the programs is there."""
    return _program() is not None


def speak(text: str, language: str, stopped: Event) -> None:
    """Speak until the program ends or is `stopped`."""
    command = _command(language)
    with subprocess.Popen(command, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, creationflags=_NO_WINDOW) as process:
        try:
            _tell(process, text)
            while process.poll() is None:
                if stopped.wait(_LOOKS):
                    return
        finally:
            process.kill()
    if process.returncode:
        raise NoVoice(f"{command[0]} ends with {process.returncode}")


def _tell(process: "subprocess.Popen[bytes]", text: str) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write(text.encode("utf-8", "replace"))
        process.stdin.close()
    except OSError:  # it has ended already: its exit code tells why
        pass


def _program() -> str | None:
    known = {"darwin": ("say", *_ESPEAK), "win32": ("powershell", *_ESPEAK)}.get(sys.platform, _ESPEAK)
    return next(filter(None, map(shutil.which, known)), None)


def _command(language: str) -> list[str]:
    program = _program()
    if program is None:
        raise NoVoice("no program")
    if sys.platform == "win32" and "powershell" in program.lower():
        script = _SAPI.replace("LANGUAGE", language)
        return [program, "-NoProfile", "-NonInteractive", "-Command", script]
    if program.endswith("say"):
        return [program, "-v", _voice_of(program, language), "-f", "-"]
    return [program, "-v", language, "-b", "1", "--stdin"]


def _voice_of(program: str, language: str) -> str:
    """The first voice of the Mac that speaks it, from a list with lines like `Thomas    fr_FR    # Bonjour`."""
    listed = subprocess.run([program, "-v", "?"], stdin=DEVNULL, capture_output=True, check=True, timeout=10)
    for line in listed.stdout.decode("utf-8", "replace").splitlines():
        name, _, locale = line.partition("#")[0].strip().rpartition(" ")
        if locale.replace("-", "_").partition("_")[0] == language:
            return name.strip()
    raise NoVoice(language)
