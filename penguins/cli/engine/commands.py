"""What the engine can be told, and the match it is told it about."""

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import penguins
from penguins.bots.appraisal import Appraisal, appraise
from penguins.bots.choose import choose
from penguins.bots.levels import EMPEROR, LEVELS, Level
from penguins.cli.engine.arguments import settings, whole_number
from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.game import AnyGame, BadSeats, NotAnAction
from penguins.core.match import IllegalAction, Match, rng_at
from penguins.core.options import BadChoice, UnknownOption
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.puzzles import BadPuzzle, Puzzle, shipped

_SEATS_WORDS = {CHANCE: "chance", OVER: "over"}
_CHOICES_SHOWN = 6
_DIGITS = 6
"""Of a chance or a weight behind the point."""


class Commands:
    """One match at most, and whatever may be asked of it."""

    def __init__(self) -> None:
        self.done = False
        self._match: Match | None = None
        self._seed = 0
        self._table: dict[str, Callable[[Sequence[str]], str]] = {
            "protocol_version": _plain(lambda: "2"),
            "name": _plain(lambda: "Penguins"),
            "version": _plain(lambda: penguins.__version__),
            "list_commands": _plain(lambda: "\n".join(self._table)),
            "known_command": self._known_command,
            "quit": _plain(self._quit),
            "games": _plain(lambda: " ".join(GAMES)),
            "new": self._new,
            "to_move": _plain(self._to_move),
            "legal": _plain(lambda: _joined(self._playing.state.legal_actions())),
            "play": self._play,
            "chance": _plain(self._chance),
            "undo": _plain(self._undo),
            "log": _plain(lambda: _joined(self._playing.log)),
            "state": self._state,
            "scores": _plain(lambda: json.dumps(self._playing.state.scores())),
            "winners": _plain(lambda: json.dumps(self._playing.state.winners())),
            "suggest": lambda words: str(self._chosen(words)),
            "genmove": self._genmove,
            "appraise": self._appraise,
            "puzzles": lambda words: " ".join(_puzzles_of(_only(words, "a game"))),
            "puzzle": self._puzzle,
        }

    def run(self, words: Sequence[str]) -> str:
        """Carry out one command and answer; a Refusal leaves everything as it was."""
        if not words:
            raise Refusal("there is no command behind the number")
        command = self._table.get(words[0])
        if command is None:
            raise Refusal(f"unknown command {quoted(words[0])}")
        return command(words[1:])

    @property
    def _playing(self) -> Match:
        if self._match is None:
            raise Refusal("there is no match yet: start one with new")
        return self._match

    def _known_command(self, words: Sequence[str]) -> str:
        return json.dumps(_only(words, "a command") in self._table)

    def _quit(self) -> str:
        self.done = True
        return ""

    def _new(self, words: Sequence[str]) -> str:
        if not words:
            raise Refusal("new needs the name of a game")
        game = _game(words[0])
        chosen = settings(words[1:])
        players = whole_number("players", chosen.pop("players", "2"))
        seed = whole_number("seed", chosen.pop("seed", str(secrets.randbits(63))))
        self._match = _start(game, players, chosen)
        self._seed = seed
        return ""

    def _puzzle(self, words: Sequence[str]) -> str:
        if len(words) != 2:
            raise Refusal("exactly two words must follow: a game and the id of a puzzle")
        name, number = words
        puzzle = _puzzles_of(name).get(number)
        if puzzle is None:
            raise Refusal(f"{name} has no puzzle {quoted(number)}")
        try:
            self._match = puzzle.match()
        except BadPuzzle as bad:
            raise Refusal(str(bad)) from None
        self._seed = 0
        told = {
            "players": puzzle.players,
            "options": puzzle.options,
            "seat": self._match.state.to_move,
            "goal": puzzle.goal.to_plain(),
            "grade": puzzle.grade,
            "solution": puzzle.solution,
        }
        return json.dumps(told)

    def _to_move(self) -> str:
        seat = self._playing.state.to_move
        return _SEATS_WORDS.get(seat, str(seat))

    def _play(self, words: Sequence[str]) -> str:
        text = _only(words, "an action")
        match = self._playing
        try:
            match.play(match.game.parse(text))
        except NotAnAction:
            raise Refusal(f"{quoted(text)} is not an action of {match.game.id}") from None
        except IllegalAction:
            raise Refusal(f"the rules do not allow {quoted(text)} now") from None
        return ""

    def _chance(self) -> str:
        match = self._playing
        if match.state.to_move != CHANCE:
            raise Refusal("chance is not to move")
        action = match.draw_chance(self._seed)
        match.play(action)
        return str(action)

    def _undo(self) -> str:
        if not self._playing.log:
            raise Refusal("nothing has been played yet")
        self._playing.undo()
        return ""

    def _state(self, words: Sequence[str]) -> str:
        state = self._playing.state
        if words:
            seat = whole_number("the seat", _only(words, "a seat"), highest=state.players - 1)
            state = state.seen_by(seat)
        return json.dumps(state.describe())

    def _genmove(self, words: Sequence[str]) -> str:
        action = self._chosen(words)
        self._playing.play(action)
        return str(action)

    def _chosen(self, words: Sequence[str]) -> Action:
        return choose(*self._question(words))

    def _appraise(self, words: Sequence[str]) -> str:
        return json.dumps(_told(appraise(*self._question(words))))

    def _question(self, words: Sequence[str]) -> tuple[AnyGame, State[Any], Level, Random, Thinking]:
        """What a bot is asked with: the view of the seat to move, a level and a budget."""
        match = self._playing
        level, thinking = _thinking(settings(words))
        seat = match.state.to_move
        if seat < 0:
            raise Refusal("no seat is to move")
        return match.game, match.state.seen_by(seat), level, rng_at(self._seed, len(match.log), "bot"), thinking


def _told(appraisal: Appraisal) -> dict[str, Any]:
    """An appraisal in plain JSON values."""
    actions = [
        {
            "action": str(verdict.action),
            "chance": round(verdict.chance, _DIGITS),
            "weight": round(verdict.weight, _DIGITS),
            "reasons": [reason.id for reason in verdict.reasons],
        }
        for verdict in appraisal.actions
    ]
    chances = [round(chance, _DIGITS) for chance in appraisal.chances]
    return {"seat": appraisal.seat, "chances": chances, "actions": actions}


def _game(name: str) -> AnyGame:
    game = GAMES.get(name)
    if game is None:
        raise Refusal(f"unknown game {quoted(name)}: there are {', '.join(GAMES)}")
    return game


def _puzzles_of(name: str) -> Mapping[str, Puzzle]:
    try:
        return shipped(_game(name).id)
    except BadPuzzle as bad:
        raise Refusal(str(bad)) from None


def _thinking(chosen: dict[str, str]) -> tuple[Level, Thinking]:
    """A level and its budget, which starts to run now."""
    name = chosen.pop("level", EMPEROR.name)
    if name not in LEVELS:
        raise Refusal(f"unknown level {quoted(name)}: there are {', '.join(LEVELS)}")
    limits = {key: whole_number(key, chosen.pop(key), lowest=1) for key in ("ms", "nodes") if key in chosen}
    if chosen:
        raise Refusal(f"unknown setting {quoted(next(iter(chosen)))}: there are level, ms, nodes")
    if len(limits) > 1:
        raise Refusal("give ms or nodes, not both")
    level = LEVELS[name]
    if "ms" in limits:
        return level, level.thinking(seconds=limits["ms"] / 1000)
    return level, level.thinking(nodes=limits.get("nodes"))


def _start(game: AnyGame, players: int, options: dict[str, str]) -> Match:
    try:
        return Match(game, players, options)
    except BadSeats as bad:
        raise Refusal(f"{game.id} is for {bad.seats[0]} to {bad.seats[-1]} players") from None
    except UnknownOption as unknown:
        known = ", ".join(("players", "seed", *(option.key for option in game.options)))
        raise Refusal(f"unknown option {quoted(unknown.key)}: there are {known}") from None
    except BadChoice as bad:
        raise Refusal(_why_not(bad)) from None


def _why_not(bad: BadChoice) -> str:
    option = bad.option
    if option.only_with and bad.value in option.choices:
        return f"{option.key} can be chosen with {'='.join(option.only_with)} only"
    shown = ", ".join(option.choices[:_CHOICES_SHOWN])
    more = f", ... ({len(option.choices)} in all)" if len(option.choices) > _CHOICES_SHOWN else ""
    return f"{option.key} is one of {shown}{more}, not {quoted(bad.value)}"


def _plain(answer: Callable[[], str]) -> Callable[[Sequence[str]], str]:
    """A command that takes nothing behind it."""

    def command(words: Sequence[str]) -> str:
        if words:
            raise Refusal(f"nothing may follow here, but {quoted(words[0])} does")
        return answer()

    return command


def _only(words: Sequence[str], what: str) -> str:
    if len(words) != 1:
        raise Refusal(f"exactly one word must follow: {what}")
    return words[0]


def _joined(items: Sequence[Any]) -> str:
    return " ".join(map(str, items))
