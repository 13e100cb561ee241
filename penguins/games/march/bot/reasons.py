"""What speaks for an action of March of the Penguins, as facts."""

from collections.abc import Iterable, Iterator

from penguins.core.bitboard import cells_of
from penguins.core.reason import Reason
from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Slide, Stop, Walk
from penguins.games.march.bot.walking import ahead, arrival
from penguins.games.march.geometry import COLONY, COLUMNS, HOME, OCEAN, WALKED
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import BLANK, EYE

KINDS = (
    "wins",
    "home",
    "ocean",
    "nice_weather",
    "own_colour",
    "odds",
    "ride",
    "colour_ahead",
    "ahead",
    "denies_ride",
    "eye",
    "storm",
    "storm_on_colour",
    "clears",
    "sun",
    "takes_sun",
    "colour_comes",
    "colour_goes",
)
"""The kinds of facts that there are."""


def facts(view: MarchState) -> dict[MarchAction, list[Reason]]:
    """For each action of the seat to move, what is true of it and good."""
    return {action: list(_facts(view, action)) for action in view.legal_actions()}


def _facts(view: MarchState, action: MarchAction) -> Iterator[Reason]:
    """The weightiest first."""
    match action:
        case Walk():
            yield from _about_walk(view, action)
        case Stop():
            yield from _most("denies_ride", view, _beside(view, view.moving))
        case Peek(cell) if cell is not None and _is_open(view, cell):
            yield from _own("eye", view, _before(view, cell))
        case MoveWeather():
            yield from _about_weather(view, action)
        case Slide():
            yield from _about_slide(view, action)


def _about_walk(view: MarchState, walk: Walk) -> Iterator[Reason]:
    penguin, target = walk.penguin, walk.target
    mine, spot = view.leads[view.to_move], view.spots[penguin]
    riders = _beside(view, penguin) if view.phase is Phase.GO_ON else []
    there = arrival(spot, target)
    if target in (COLONY, OCEAN):
        arrived = {penguin, *riders}
        if target == COLONY and all(view.spots[each] == HOME or each in arrived for each in mine):
            yield Reason("wins")
        yield Reason("home" if target == COLONY else "ocean")
    elif view.nice >> target & 1:
        yield Reason("nice_weather")
    elif not view.bad >> target & 1:
        chance = odds(view, target, penguin)
        if chance:
            yield Reason("own_colour") if chance == 100 else Reason("odds", chance)
    friends = sum(rider in mine for rider in riders)
    if friends:
        yield Reason("ride", friends)
    callers = len(_calling(view, penguin, there))
    if callers:
        yield Reason("colour_ahead", callers)
    if WALKED[view.rows][there] > WALKED[view.rows][spot]:
        yield Reason("ahead")


def _about_weather(view: MarchState, move: MoveWeather) -> Iterator[Reason]:
    origin, target = move.origin, move.target
    left, come_to = (
        [penguin for penguin in _before(view, cell) if bare_odds(view, cell, penguin)] for cell in (origin, target)
    )
    if view.bad >> origin & 1:
        sure = [penguin for penguin in come_to if bare_odds(view, target, penguin) == 100]
        yield from _most("storm_on_colour", view, sure)
        yield from _most("storm", view, come_to)
        yield from _own("clears", view, left)
        return
    yield from _own("sun", view, _unsure(view, target))
    yield from _most("takes_sun", view, _unsure(view, origin))


def _about_slide(view: MarchState, slide: Slide) -> Iterator[Reason]:
    after = view.clone()
    after.apply(slide)
    before, then = (
        {penguin for penguin in _walking(state) if _calling(state, penguin, state.spots[penguin])}
        for state in (view, after)
    )
    yield from _own("colour_comes", view, then - before)
    yield from _most("colour_goes", view, before - then)


def odds(view: MarchState, cell: int, penguin: int) -> int:
    """How likely what lies on that tile calls the penguin on, in percent, as far as the view tells."""
    if view.bad >> cell & 1:
        return 0
    return 100 if view.nice >> cell & 1 else bare_odds(view, cell, penguin)


def bare_odds(view: MarchState, cell: int, penguin: int) -> int:
    """The same of the tile itself: each row hides each colour once."""
    if view.tiles[cell] != BLANK:
        return 100 * (view.tiles[cell] & ~EYE == penguin)
    row = _row(view, cell)
    if any(tile != BLANK and tile & ~EYE == penguin for tile in row):
        return 0
    return 100 // row.count(BLANK)


def _is_open(view: MarchState, cell: int) -> bool:
    """Whether it can be one colour or another, as far as the view tells."""
    return view.tiles[cell] == BLANK and _row(view, cell).count(BLANK) > 1


def _row(view: MarchState, cell: int) -> bytes:
    first = cell - cell % COLUMNS
    return view.tiles[first : first + COLUMNS]


def _calling(view: MarchState, penguin: int, spot: int) -> list[int]:
    """The tiles next on the way from that spot that surely call the penguin."""
    return [cell for cell in cells_of(ahead(spot, view.rows)) if odds(view, cell, penguin) == 100]


def _before(view: MarchState, cell: int) -> list[int]:
    """The penguins that have this tile directly ahead."""
    return [penguin for penguin in _walking(view) if ahead(view.spots[penguin], view.rows) >> cell & 1]


def _unsure(view: MarchState, cell: int) -> list[int]:
    """Those of them that the bare tile would not surely call."""
    return [penguin for penguin in _before(view, cell) if bare_odds(view, cell, penguin) < 100]


def _beside(view: MarchState, penguin: int) -> list[int]:
    """The others at the same place, bound the same way."""
    spot = view.spots[penguin]
    return [other for other in _walking(view) if other != penguin and view.spots[other] == spot]


def _walking(view: MarchState) -> list[int]:
    return [penguin for team in view.leads for penguin in team if view.spots[penguin] != HOME]


def _own(kind: str, view: MarchState, penguins: Iterable[int]) -> Iterator[Reason]:
    """The fact, if it is about penguins of the seat to move."""
    count = sum(penguin in view.leads[view.to_move] for penguin in penguins)
    if count:
        yield Reason(kind, count)


def _most(kind: str, view: MarchState, penguins: Iterable[int]) -> Iterator[Reason]:
    """The fact about the rival with the most of these penguins, if it is about a rival."""
    rivals = [view.leader_of(penguin) for penguin in penguins if penguin not in view.leads[view.to_move]]
    if rivals:
        seat = max(sorted(set(rivals)), key=rivals.count)
        yield Reason(kind, rivals.count(seat), seat)
