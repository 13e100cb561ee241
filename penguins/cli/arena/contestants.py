"""Who plays in the arena, as written on the command line: `emperor:ms=1000`, `uct:nodes=30000`, `greedy`, `engine2`."""

import re
from collections.abc import Sequence
from typing import NamedTuple, Protocol

from penguins.bots.choose import choose
from penguins.bots.levels import LEVELS
from penguins.bots.yardsticks import YARDSTICKS
from penguins.cli.arena.outside import Outside
from penguins.cli.engine.arguments import settings, whole_number
from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.match import Match, rng_at
from penguins.core.state import Action
from penguins.core.thinking import Earlier, Thinking
from penguins.session.looking_back import steps_seen

ENGINE = "engine"
_YARDSTICK_NODES = 1000


class Player(Protocol):
    """Somebody in a match."""

    def start(self, match: Match, seed: int) -> None: ...
    def follow(self, action: Action) -> None: ...
    def choose(self, match: Match) -> Action: ...
    def close(self) -> None: ...


class Contestant(NamedTuple):
    """A player that can be sent to another process."""

    name: str
    ms: int | None = None
    nodes: int | None = None
    level: str | None = None
    """What an engine from outside is asked for; None: whatever it plays by itself."""
    command: str = ""

    def __str__(self) -> str:
        return ":".join((self.name, *filter(None, [",".join(self.settings())])))

    def settings(self) -> list[str]:
        """What it was given, as it is written."""
        given = {"level": self.level, "ms": self.ms, "nodes": self.nodes}
        return [f"{key}={value}" for key, value in given.items() if value is not None]

    def player(self) -> Player:
        """Ready for one match."""
        return Outside(self.command, self.settings()) if self.command else Bot(self)

    @property
    def recalls(self) -> bool:
        """Whether it begins with what it found out for its last decision, as in the app. Who is given a number of
        iterations has these and no more."""
        return self.name in LEVELS and LEVELS[self.name].recalls and self.nodes is None

    def thinking(self, earlier: Earlier | None = None) -> Thinking:
        """The budget of one decision."""
        seconds = None if self.ms is None else self.ms / 1000
        if self.name in LEVELS:
            return LEVELS[self.name].thinking(seconds, self.nodes, earlier=earlier)
        return Thinking(seconds, self.nodes) if seconds or self.nodes else Thinking(nodes=_YARDSTICK_NODES)


class Bot:
    """A level or a yardstick of this house."""

    def __init__(self, contestant: Contestant) -> None:
        self._contestant = contestant
        self._seed = 0
        self._found: tuple[int, object] | None = None
        """How long the log was at its last decision, and what it found out then."""

    def start(self, match: Match, seed: int) -> None:  # noqa: ARG002  # it is shown the match at every turn
        self._seed = seed

    def follow(self, action: Action) -> None:
        pass

    def choose(self, match: Match) -> Action:
        name = self._contestant.name
        view = match.state.seen_by(match.state.to_move)
        rng = rng_at(self._seed, len(match.log), "bot")
        thinking = self._contestant.thinking(self._earlier(match))
        if name not in LEVELS:
            return YARDSTICKS[name](match.game, view, rng, thinking)
        chosen = choose(match.game, view, LEVELS[name], rng, thinking)
        if self._contestant.recalls:
            self._found = len(match.log), thinking.thoughts
        return chosen

    def _earlier(self, match: Match) -> Earlier | None:
        if self._found is None:
            return None
        moment, thoughts = self._found
        return Earlier(thoughts, steps_seen(match, match.state.to_move, moment))

    def close(self) -> None:
        pass


def contestant(text: str, ms: int | None, nodes: int | None, engines: Sequence[str]) -> Contestant:
    """The contestant written so, with these limits unless it has its own; Refusal if there is none.

    `engines` are the commands of `engine`, `engine2` and so on.
    """
    name, _, rest = text.partition(":")
    command = "" if name in LEVELS or name in YARDSTICKS else _command(name, engines)
    own = settings(rest.split(",") if rest else ())
    level = own.pop("level", None)
    if level is not None and (not command or level not in LEVELS):
        raise Refusal(f"only an engine is given a level, one of {', '.join(LEVELS)}")
    if own:
        limits = _limits(own)
        ms, nodes = limits.get("ms"), limits.get("nodes")
    return Contestant(name, ms, nodes, level, command)


def engine_number(name: str) -> int | None:
    """Which `--engine` a name means, from 0; None if it means none."""
    found = re.fullmatch(rf"{ENGINE}([2-9]|[1-9][0-9]+)?", name, re.ASCII)
    return found and int(found[1] or 1) - 1


def _command(name: str, engines: Sequence[str]) -> str:
    number = engine_number(name)
    if number is None:
        known = ", ".join((*LEVELS, *YARDSTICKS, ENGINE))
        raise Refusal(f"unknown player {quoted(name)}: there are {known}")
    if number >= len(engines):
        raise Refusal(f"the player {name} needs --engine with a command")
    return engines[number]


def _limits(given: dict[str, str]) -> dict[str, int]:
    for key in given:
        if key not in ("ms", "nodes"):
            raise Refusal(f"unknown setting {quoted(key)}: there are ms, nodes, level")
    if len(given) > 1:
        raise Refusal("give ms or nodes, not both")
    return {key: whole_number(key, value, lowest=1) for key, value in given.items()}
