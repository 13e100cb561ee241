"""Lines in, answers out, in the manner of the Go Text Protocol."""

import re
import sys
from typing import BinaryIO

from penguins.cli.engine.commands import Commands
from penguins.cli.engine.refusal import Refusal

_LONGEST_LINE = 65_536
_CONTROL = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_NUMBERED = re.compile(r"\s*(?:(\d{1,18})(?=\s|$))?\s*(.*)", re.ASCII | re.DOTALL)


def serve_standard_streams() -> int:
    """Answer until the end of input or `quit`."""
    for stream in (sys.stdin, sys.stdout):
        stream.fileno()  # where one is closed, this says so at once, instead of with the first command
    serve(sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(lines: BinaryIO, answers: BinaryIO) -> None:
    """Answer one stream on another."""
    commands = Commands()
    while not commands.done and (line := _next_line(lines)) is not None:
        answer = answer_line(commands, line)
        if answer:
            answers.write(answer.encode("ascii", "backslashreplace"))
            answers.flush()


def answer_line(commands: Commands, line: str) -> str:
    """The whole answer to one line, with its sign and empty line; nothing for a line without a command."""
    number, command = _split_number(line)
    if not number and not command:
        return ""
    try:
        sign, text = "=", _carry_out(commands, command)
    except Refusal as refusal:
        sign, text = "?", str(refusal)
    return f"{sign}{number} {text}".rstrip() + "\n\n"


def _split_number(line: str) -> tuple[str, str]:
    found = _NUMBERED.fullmatch(line.partition("#")[0])
    assert found is not None  # every part of the pattern is optional
    return found[1] or "", found[2].strip()


def _carry_out(commands: Commands, command: str) -> str:
    if len(command) > _LONGEST_LINE:
        raise Refusal(f"a line may have {_LONGEST_LINE} characters at most")
    if _CONTROL.search(command):
        raise Refusal("a line may not hold control characters")
    return commands.run(command.split())


def _next_line(lines: BinaryIO) -> str | None:
    """The next line; of one that is far too long, only enough to refuse it."""
    line = lines.readline(2 * _LONGEST_LINE)
    if not line:
        return None
    rest = line
    while rest and not rest.endswith(b"\n"):
        rest = lines.readline(2 * _LONGEST_LINE)
    return line.decode("utf-8", "replace")
