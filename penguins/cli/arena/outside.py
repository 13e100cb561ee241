"""Another program that speaks the engine's protocol, as a player."""

import shlex
import subprocess
from collections.abc import Iterable

from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.game import NotAnAction
from penguins.core.match import Match
from penguins.core.state import Action

_LEAVE_WITHIN = 5.0


class Outside:
    """Kept up to date with every action, asked with `suggest`."""

    def __init__(self, command: str, settings: Iterable[str]) -> None:
        """`settings` go behind `suggest`: a level, milliseconds or nodes."""
        self._question = " ".join(("suggest", *settings))
        try:
            self._process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="ascii", errors="replace"
            )
        except (OSError, ValueError) as error:
            raise Refusal(f"cannot start {quoted(command)}: {error}") from None

    def start(self, match: Match, seed: int) -> None:
        options = (f"{key}={value}" for key, value in match.options.items())
        self._ask(" ".join(("new", match.game.id, f"players={match.players}", f"seed={seed}", *options)))

    def follow(self, action: Action) -> None:
        self._ask(f"play {action}")

    def choose(self, match: Match) -> Action:
        text = self._ask(self._question)
        try:
            action: Action = match.game.parse(text)
        except NotAnAction:
            raise Refusal(f"the engine said {quoted(text)}, which is no action of {match.game.id}") from None
        return action

    def close(self) -> None:
        """Say goodbye, and do not wait for ever."""
        try:
            self._process.communicate("quit\n", timeout=_LEAVE_WITHIN)
        except (subprocess.TimeoutExpired, OSError, ValueError):
            self._process.kill()
            self._process.communicate()

    def _ask(self, line: str) -> str:
        """The answer to one line, without its sign."""
        sent, heard = self._process.stdin, self._process.stdout
        assert sent is not None
        assert heard is not None
        try:
            sent.write(line + "\n")
            sent.flush()
        except OSError:
            raise Refusal(f"the engine is gone, before {quoted(line)}") from None
        answer = ""
        while (said := heard.readline()) and said.strip():
            answer += said
        if not answer.startswith("="):
            raise Refusal(f"the engine answered {quoted(answer.strip() or 'nothing')} to {quoted(line)}")
        return answer[1:].strip()
