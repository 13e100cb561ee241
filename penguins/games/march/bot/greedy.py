"""A player to measure the bots with: it forgets nothing, but it never looks further than the next row."""

from collections.abc import Sequence
from random import Random

from penguins.games.march.actions import MarchAction, MoveWeather, Peek, Walk
from penguins.games.march.bot.walking import Way, ahead, arrival, ways
from penguins.games.march.geometry import HOMEWARD, WALKED
from penguins.games.march.state import MarchState, Phase


def walk_straight(view: MarchState, rng: Random) -> MarchAction:
    """Ahead to its colour or Nice Weather; Nice Weather to itself, Bad Weather before the leader."""
    actions = list(view.legal_actions())
    rng.shuffle(actions)
    found = ways(view, view.known_to(view.to_move))
    if view.phase is Phase.WEATHER:
        return max(actions, key=lambda action: _good_of_weather(view, action, found))
    if view.phase is Phase.LOOK:
        return max(actions, key=lambda action: _use_of_look(view, action))
    return min(actions, key=lambda action: _risk(view, action, found))


def _risk(view: MarchState, action: MarchAction, found: Sequence[Way]) -> float:
    """The chance that a step ahead is the last; more than any chance for all else."""
    if not isinstance(action, Walk):
        return 2.0
    origin = view.spots[action.penguin]
    spot = arrival(origin, action.target)
    if WALKED[view.rows][spot] <= WALKED[view.rows][origin]:
        return 3.0
    return _not_called(found[action.penguin], spot)


def _not_called(way: Way, spot: int) -> float:
    return way.arriving[spot] - way.leaving[spot]


def _use_of_look(view: MarchState, action: MarchAction) -> int:
    """2 for an unknown tile ahead, 1 for any other that it does not know."""
    if not isinstance(action, Peek) or action.cell is None or view.known_to(view.to_move) >> action.cell & 1:
        return 0
    mine = view.leads[view.to_move]
    return 1 + any(ahead(view.spots[penguin], view.rows) >> action.cell & 1 for penguin in mine)


def _good_of_weather(view: MarchState, action: MarchAction, found: Sequence[Way]) -> int:
    if not isinstance(action, MoveWeather):
        return 0
    mine = view.leads[view.to_move]
    if view.nice >> action.origin & 1:
        return sum(_good_of_sun(view, action, penguin, found[penguin]) for penguin in mine)
    rivals = (penguin for team in view.leads if team is not mine for penguin in team)
    leader = max(rivals, key=lambda penguin: WALKED[view.rows][view.spots[penguin]])
    harm = sum(ahead(view.spots[penguin], view.rows) >> action.target & 1 for penguin in mine)
    return _blocks(view, action, leader, found[leader]) - harm


def _good_of_sun(view: MarchState, action: MoveWeather, penguin: int, way: Way) -> int:
    """2 for Nice Weather where nothing calls that penguin on; -1 for taking it away."""
    tiles = ahead(view.spots[penguin], view.rows)
    if tiles >> action.origin & 1:
        return -1
    return 2 if tiles >> action.target & 1 and not tiles & way.calling else 0


def _blocks(view: MarchState, action: MoveWeather, penguin: int, way: Way) -> bool:
    """Whether Bad Weather covers a tile that may call that penguin on."""
    spot = view.spots[penguin]
    covers = ahead(spot, view.rows) >> action.target & 1
    return bool(covers) and _not_called(way, action.target | spot & HOMEWARD) < 1
