"""What happened on the road, step by step, in sentences. No Kivy.

They tell no colour of the ice: to remember what was under it is the game.
"""

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.march.events import (
    Called,
    Carried,
    Looked,
    MayLook,
    Passed,
    ReachedHome,
    ReachedOcean,
    Stepped,
    Stopped,
    TilesLaid,
    TilesSwapped,
    WeatherMoved,
)
from penguins.games.march.geometry import COLONY, PENGUINS, PLACE_NAMES
from penguins.games.march.state import MarchState, Phase
from penguins.session.looking_back import Past
from penguins.ui.base.words.formats import joined
from penguins.ui.base.words.names import COLOUR_NAMES
from penguins.ui.base.words.translate import mark, ntr, tr, tr_as
from penguins.ui.games.hearing import Hearing, victory
from penguins.ui.games.march.texts import TEXTS
from penguins.ui.games.march.words import no_weather

_ENDS = {
    "bad_weather": mark("a storm!"),
    "other_colour": mark("the wrong colour."),
    "called": mark("the right colour!"),
    "sun": mark("sunshine!"),
    "eye": mark("an eye!"),
}
"""How a step ends, behind a colon."""
_YOU_TAKE = mark("You take {company} along to {there}."), mark("You take {company} along.")
_YOU_ALONG = mark("{name} takes you along to {there}."), mark("{name} takes you along.")
_OTHERS_ALONG = mark("{name} takes {company} along to {there}."), mark("{name} takes {company} along.")
_ALL_ALONG = (
    mark("{name} takes you along with {company} to {there}."),
    mark("{name} takes you along with {company}."),
)


def told(past: Past, hearing: Hearing) -> tuple[str, ...]:
    """A sentence for the action, and one for each thing that came of it."""
    says_more = any(isinstance(event, Stepped | Looked) for event in past.events)
    leading = (event for event in past.events if not (says_more and isinstance(event, Called | Stopped)))
    return tuple(filter(None, (_sentence(event, past, hearing) for event in leading)))


def _sentence(event: Event, past: Past, hearing: Hearing) -> str:
    match event:
        case TilesLaid(rows):
            return ntr("The road is ready: {number} row.", "The road is ready: {number} rows.", rows)
        case Stepped():
            return _walk(event, past, hearing)
        case Carried():
            return _carried(event, past, hearing)
        case Looked(seat, cell):
            own, other = mark("You peek under {place}."), mark("{name} peeks under {place}.")
            return hearing.say(seat, own, other, place=PLACE_NAMES[cell])
        case Called(_, cell):
            own, other = mark("You may walk on from {place}."), mark("{name} may walk on from {place}.")
            return hearing.say(past.mover, own, other, place=PLACE_NAMES[cell])
        case Stopped(_, cell):
            own, other = mark("You stop on {place}."), mark("{name} stops on {place}.")
            return hearing.say(past.mover, own, other, place=PLACE_NAMES[cell])
        case WeatherMoved():
            return _weather(event, past.mover, hearing)
        case TilesSwapped(left, right):
            own, other = mark("You swap {left} and {right}."), mark("{name} swaps {left} and {right}.")
            return hearing.say(past.mover, own, other, left=PLACE_NAMES[left], right=PLACE_NAMES[right])
        case Passed():
            return no_weather()
        case MatchOver():
            return victory(event, hearing, TEXTS.score(event.scores[event.winners[0]]))
    return ""  # tiles turn with whoever walks


def _weather(moved: WeatherMoved, seat: int, hearing: Hearing) -> str:
    own, other = mark("You move the sun from {here} to {there}."), mark("{name} moves the sun from {here} to {there}.")
    if moved.weather == "bad":
        own = mark("You move the storm from {here} to {there}.")
        other = mark("{name} moves the storm from {here} to {there}.")
    return hearing.say(seat, own, other, here=PLACE_NAMES[moved.origin], there=PLACE_NAMES[moved.target])


# Walks


def _walk(step: Stepped, past: Past, hearing: Hearing) -> str:
    """Who went where, and how it ended."""
    road = _road(past)
    if len(road.leads[past.mover]) > 1:  # which of the two?
        hearing = Hearing((_penguin(step.penguin, road, hearing),) * len(hearing.names), None)
    places = {"here": PLACE_NAMES[step.origin], "there": PLACE_NAMES[step.target]}
    walk = hearing.say(past.mover, *_ways(past, road.phase is Phase.GO_ON), **places)
    end = _end(past, road)
    return tr("{walk}: {end}", walk=walk, end=tr(_ENDS[end])) if end else walk


def _road(past: Past) -> MarchState:
    assert isinstance(past.before, MarchState)
    return past.before


def _end(past: Past, road: MarchState) -> str:
    """What came of a step, as an id; nothing where it leads to a shore, which is said already."""
    for event in past.events:
        match event:
            case Called(_, cell):
                return "sun" if road.nice >> cell & 1 else "called"
            case Stopped(reason=reason):
                return reason
            case MayLook():
                return "eye"
    return ""


def _ways(past: Past, goes_on: bool) -> tuple[str, str]:
    """The sentence for "you", and the one with a name."""
    kinds = set(map(type, past.events))
    if ReachedOcean in kinds:
        return mark("You reach the ocean!"), mark("{name} reaches the ocean!")
    if ReachedHome in kinds:
        return mark("You come home!"), mark("{name} comes home!")
    if goes_on:
        return mark("You walk on from {here} to {there}"), mark("{name} walks on from {here} to {there}")
    return mark("You walk to {there}"), mark("{name} walks to {there}")


def _carried(carried: Carried, past: Past, hearing: Hearing) -> str:
    """Who takes whom along. At a shore a walk ends, so that it need not be told from others."""
    road, there = _road(past), "" if carried.target >= COLONY else PLACE_NAMES[carried.target]
    if len(road.leads[past.mover]) > 1:
        company = joined([tr_as("taken along", "{colour}", colour=_colour(penguin)) for penguin in carried.penguins])
        return _along(_OTHERS_ALONG, there, name=_penguin(road.moving, road, hearing), company=company)
    seats = [road.leader_of(penguin) for penguin in carried.penguins]
    name, company = hearing.names[past.mover], joined([hearing.names[seat] for seat in seats if seat != hearing.you])
    if past.mover == hearing.you:
        return _along(_YOU_TAKE, there, company=company)
    if hearing.you not in seats:
        return _along(_OTHERS_ALONG, there, name=name, company=company)
    return _along(_ALL_ALONG, there, name=name, company=company) if company else _along(_YOU_ALONG, there, name=name)


def _along(sentences: tuple[str, str], there: str, **values: str) -> str:
    """One of two sentences: with a place, or without."""
    with_place, without = sentences
    return tr(with_place, there=there, **values) if there else tr(without, **values)


def _colour(penguin: int) -> str:
    return tr(COLOUR_NAMES[PENGUINS[penguin]])


def _penguin(penguin: int, road: MarchState, hearing: Hearing) -> str:
    """One of the two that a seat leads."""
    seat, colour = road.leader_of(penguin), _colour(penguin)
    if seat == hearing.you:
        return tr("Your {colour} one", colour=colour)
    return tr("{name} ({colour})", name=hearing.names[seat], colour=colour)
