"""Who plays in the arena, as written on the command line: `emperor:ms=1000`, `uct:nodes=30000`, `greedy`."""

from typing import NamedTuple, Protocol

from penguins.bots.choose import choose
from penguins.bots.levels import LEVELS
from penguins.bots.yardsticks import YARDSTICKS
from penguins.cli.arena.outside import Outside
from penguins.cli.engine.arguments import settings, whole_number
from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.match import Match, rng_at
from penguins.core.state import Action
from penguins.core.thinking import Thinking

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
    command: str = ""

    def __str__(self) -> str:
        limits = [f"{key}={value}" for key, value in (("ms", self.ms), ("nodes", self.nodes)) if value is not None]
        return ":".join((self.name, *limits))

    def player(self) -> Player:
        """Ready for one match."""
        return Outside(self.command, self.ms, self.nodes) if self.name == ENGINE else Bot(self)

    def thinking(self) -> Thinking:
        """The budget of one decision."""
        seconds = None if self.ms is None else self.ms / 1000
        if self.name in LEVELS:
            return LEVELS[self.name].thinking(seconds, self.nodes)
        return Thinking(seconds, self.nodes) if seconds or self.nodes else Thinking(nodes=_YARDSTICK_NODES)


class Bot:
    """A level or a yardstick of this house."""

    def __init__(self, contestant: Contestant) -> None:
        self._contestant = contestant
        self._seed = 0

    def start(self, match: Match, seed: int) -> None:  # noqa: ARG002  # it is shown the match at every turn
        self._seed = seed

    def follow(self, action: Action) -> None:
        pass

    def choose(self, match: Match) -> Action:
        name = self._contestant.name
        view = match.state.seen_by(match.state.to_move)
        rng = rng_at(self._seed, len(match.log), "bot")
        thinking = self._contestant.thinking()
        if name in LEVELS:
            return choose(match.game, view, LEVELS[name], rng, thinking)
        return YARDSTICKS[name](match.game, view, rng, thinking)

    def close(self) -> None:
        pass


def contestant(text: str, ms: int | None, nodes: int | None, command: str) -> Contestant:
    """The contestant written so, with these limits unless it has its own; Refusal if there is none."""
    name, _, rest = text.partition(":")
    if name not in (*LEVELS, *YARDSTICKS, ENGINE):
        known = ", ".join((*LEVELS, *YARDSTICKS, ENGINE))
        raise Refusal(f"unknown player {quoted(name)}: there are {known}")
    if name == ENGINE and not command:
        raise Refusal("the player engine needs --engine with a command")
    own = _limits(rest)
    if own:
        ms, nodes = own.get("ms"), own.get("nodes")
    return Contestant(name, ms, nodes, command if name == ENGINE else "")


def _limits(text: str) -> dict[str, int]:
    limits = {}
    for key, value in settings(text.split(",") if text else ()).items():
        if key not in ("ms", "nodes"):
            raise Refusal(f"unknown setting {quoted(key)}: there are ms, nodes")
        limits[key] = whole_number(key, value, lowest=1)
    if len(limits) > 1:
        raise Refusal("give ms or nodes, not both")
    return limits
