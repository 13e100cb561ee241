"""What Penguin Party says."""

from collections.abc import Sequence

from penguins.core.game import Event
from penguins.games.party.cards import COLOURS
from penguins.games.party.events import CardPlaced, ChipsReturned, PlayerOut, RoundStarted
from penguins.games.party.obstacles import Obstacle
from penguins.games.party.state import PartyState
from penguins.ui.base.facts import Fact
from penguins.ui.base.words import formats
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games.party.chips import chips_of

_REASONS = {
    "taken": mark("A card lies here already."),
    "base_full": mark("The bottom row is full."),
    "not_adjacent": mark("The bottom row grows at its two ends."),
    "no_support": mark("A card needs two cards beneath it."),
}


def why_not(obstacle: Obstacle) -> str:
    """Why a card may not go there."""
    if obstacle.reason != "needs_beneath":
        return tr(_REASONS[obstacle.reason])
    names = [colour_name(colour) for colour in obstacle.colours]
    if len(names) == 1:
        return tr("Only {colour} goes here, as beneath.", colour=names[0])
    return tr("Only {one} or {other} goes here, as beneath.", one=names[0], other=names[1])


def no_place(colour: int) -> str:
    """Why a card cannot be played at all."""
    return tr("No place for {colour}: it needs {colour} beneath.", colour=colour_name(colour))


def colour_name(colour: int) -> str:
    """What a colour of cards is called."""
    return tr(COLOUR_NAMES[COLOURS[colour]])


def round_title(view: PartyState) -> str:
    """Which round it is."""
    if view.round >= view.players:
        return tr("Extra round")
    return tr("Round {number} of {rounds}", number=view.round + 1, rounds=view.players)


def next_round(view: PartyState, names: Sequence[str]) -> str:
    """Who begins the round that comes, and why there is one."""
    starter = names[view.starter()]
    if view.round >= view.players:
        return tr("Nobody leads alone: an extra round! {name} starts.", name=starter)
    return tr("{name} starts round {number}.", name=starter, number=view.round + 1)


def news(event: Event, names: Sequence[str]) -> str:
    """An event that everybody should notice, as a sentence; empty if it speaks for itself."""
    match event:
        case RoundStarted(_, starter, extra):
            return _round_started(names[starter], extra)
        case CardPlaced(seat, last=True):
            return tr("{name} has placed every card!", name=names[seat])
        case ChipsReturned(seat, points):
            return ntr(
                "{name} gives back {number} point.", "{name} gives back {number} points.", points, name=names[seat]
            )
        case PlayerOut(seat, points=points):
            return ntr(
                "Nothing fits for {name}: {number} point.",
                "Nothing fits for {name}: {number} points.",
                points,
                name=names[seat],
            )
    return ""


def facts(view: PartyState, seat: int) -> Sequence[Fact]:
    """The points, as chips."""
    points = view.points[seat]
    chips, said = chips_of(points), formats.points(points)
    gold = [Fact("chip_gold", str(chips.gold), said)] if chips.gold else []
    silver = [Fact("chip_silver", str(chips.silver), said)] if chips.silver or not chips.gold else []
    return (*gold, *silver)


def _round_started(starter: str, extra: bool) -> str:
    if extra:
        return tr("Nobody leads alone! {name} starts.", name=starter)
    return tr("{name} starts.", name=starter)
