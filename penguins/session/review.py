"""Looking back on a match with the coach: how everybody stood, where it turned, and what was luck.

Every decision is judged from what its seat could see then, and from nothing else.
"""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from penguins.core.match import Match
from penguins.core.state import CHANCE
from penguins.session.record import Record
from penguins.session.undo import could_go_otherwise

TURNING_POINTS = 3
_LEAST_TURN = 0.05
"""The share of the victory that has to be given away before it counts as a turning point."""
_LOSS_FOR_THREE_FISH, _LOSS_FOR_TWO_FISH = 0.02, 0.06
"""The share of the victory that may be given away with each decision, on average."""


class Judged(NamedTuple):
    """A decision of the match, and what the coach thinks of it."""

    moment: int
    """Its index in the log."""
    seat: int
    chances: tuple[float, ...]
    """Each seat's share of the victory before it, as its seat could see it."""
    loss: float
    """The part of the victory that was given away, compared with the best action."""
    best: str
    """What the coach would have played, in the game's notation."""
    lucky: bool
    """Whether something was rolled, dealt or turned up between it and the next decision."""

    @property
    def expected(self) -> tuple[float, ...]:
        """Each seat's share behind what was played, before chance had its say: what one gives away, others get."""
        others = 1 - self.chances[self.seat]
        share = self.loss / others if others else 0.0
        return tuple(
            chance - self.loss if seat == self.seat else chance * (1 + share)
            for seat, chance in enumerate(self.chances)
        )


class Review(NamedTuple):
    """What is thought of a match, as far as it has been worked out."""

    players: int
    decisions: tuple[Judged, ...]
    final: tuple[float, ...] | None = None
    """Each seat's share of the victory in the end; None while there is none."""
    dealt: bool = False
    """Whether the first to decide had been dealt something of their own by then: that was luck, too."""

    def turning_points(self, seats: Sequence[int]) -> tuple[Judged, ...]:
        """The decisions of these seats that gave the most away, three at most, in the order of the match."""
        turns = [each for each in self.decisions if each.seat in seats and each.loss >= _LEAST_TURN]
        worst = sorted(turns, key=lambda each: -each.loss)[:TURNING_POINTS]
        return tuple(sorted(worst, key=lambda each: each.moment))

    def fish(self, seat: int) -> int:
        """How well a seat decided, from one fish to three; three as well if it had nothing to decide."""
        losses = [each.loss for each in self.decisions if each.seat == seat]
        mean = sum(losses) / len(losses) if losses else 0.0
        return 3 if mean <= _LOSS_FOR_THREE_FISH else 2 if mean <= _LOSS_FOR_TWO_FISH else 1

    def luck(self, seat: int) -> float:
        """What rolls, deals and tiles brought that seat in all, as a share of the victory; below 0 it was bad."""
        behind = [each.chances for each in self.decisions[1:]] + ([self.final] if self.final else [])
        pairs = zip(self.decisions, behind, strict=False)
        brought = sum(after[seat] - each.expected[seat] for each, after in pairs if each.lucky)
        return brought + (self.decisions[0].chances[seat] - 1 / self.players if self.dealt and self.decisions else 0.0)


def decisions(match: Match) -> list[int]:
    """The moments at which a seat had something to choose."""
    return [
        moment
        for moment in range(len(match.log))
        if match.mover(moment) != CHANCE and len(match.position(moment).legal_actions()) > 1
    ]


def is_dealt(match: Match, moments: Sequence[int]) -> bool:
    """Whether the first to decide, at the first of these moments, has seen something that the table has not."""
    first = match.position(moments[0]) if moments else None
    return first is not None and first.seen_by(first.to_move) != first.seen_by(None)


def is_lucky(match: Match, moment: int, following: int) -> bool:
    """Whether between two decisions something happened that the seat of the first could not foresee by the rules."""
    seat = match.mover(moment)
    return any(
        match.mover(at) == CHANCE or could_go_otherwise(match.position(at), match.log[at], match.position(at + 1), seat)
        for at in range(moment, following)
    )


def to_text(review: Review) -> str:
    """The review as it is stored."""
    return json.dumps({"players": review.players, "decisions": review.decisions, "final": review.final})


def from_text(record: Record, text: str) -> Review | None:
    """The review of that match; None if the text is not one, as it would be of another match or a damaged file."""
    try:
        told = json.loads(text)
        judged = tuple(_judged(each, record.match) for each in told["decisions"])
        final = None if told["final"] is None else _shares(told["final"], told["players"])
    except (ValueError, TypeError, LookupError, OverflowError, RecursionError):
        return None
    match, moments = record.match, decisions(record.match)
    fits = [(each.moment, each.seat) for each in judged] == [(at, match.mover(at)) for at in moments]
    fits = fits and told["players"] == match.players
    return Review(match.players, judged, final, is_dealt(match, moments)) if fits else None


def _judged(told: list[Any], match: Match) -> Judged:
    moment, seat, chances, loss, best, lucky = told
    is_possible = 0 <= seat < match.players and 0 <= loss <= 1
    if not is_possible or not match.position(moment).allows(match.game.parse(best)):
        raise ValueError(told)
    return Judged(int(moment), int(seat), _shares(chances, match.players), float(loss), best, bool(lucky))


def _shares(told: list[Any], players: int) -> tuple[float, ...]:
    shares = tuple(map(float, told))
    if len(shares) != players or not all(0 <= share <= 1 for share in shares):
        raise ValueError(told)
    return shares
