"""What a seat stands at: facts for its panel, where its points came from, and its place."""

from typing import Any, NamedTuple

from penguins.core.game import AnyGame
from penguins.core.state import State


class Fact(NamedTuple):
    """Something to know about a seat at a glance: a picture and a few letters, said in full in `label`."""

    icon: str
    text: str
    label: str


class Line(NamedTuple):
    """One source of points: what it is called, and what each seat has, both in the player's language."""

    label: str
    values: tuple[str, ...]


class Breakdown(NamedTuple):
    """Where the points came from: lines, the total last, and perhaps a sentence such as how a tie was broken."""

    lines: tuple[Line, ...]
    note: str = ""


def ranks(game: AnyGame, state: State[Any]) -> tuple[int, ...]:
    """Each seat's place, from 1; winners first, equal scores share a place."""
    winners, sign = state.winners(), 1 if game.low_score_wins else -1
    keys = [(1, sign * score) if seat not in winners else (0, 0) for seat, score in enumerate(state.scores())]
    return tuple(1 + sum(other < key for other in keys) for key in keys)
