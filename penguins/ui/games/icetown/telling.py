"""What happened in the towns, step by step, in sentences. No Kivy."""

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.icetown.die import COLOUR_OF_FACE, STEAL
from penguins.games.icetown.events import LastRound, Passed, Placed, Rolled, Stolen
from penguins.games.icetown.geometry import TOWN
from penguins.session.looking_back import Past
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.games.hearing import Hearing, victory
from penguins.ui.games.icetown.texts import TEXTS
from penguins.ui.games.icetown.words import colour_name

_WHY_PASSED = {
    "declined": (mark("You steal nobody."), mark("{name} chooses not to steal.")),
    "town_full": (mark("You have no room left."), mark("{name} has no room left.")),
    "nothing_to_steal": (mark("You have nobody to steal from."), mark("{name} has nobody to steal from.")),
    "piles_empty": (mark("There is no penguin left for you."), mark("There is no penguin left for {name}.")),
}


def told(past: Past, hearing: Hearing) -> tuple[str, ...]:
    """A sentence for the action, and one for each thing that came of it."""
    return tuple(filter(None, (sentence(event, hearing) for event in past.events)))


def sentence(event: Event, hearing: Hearing) -> str:
    """One event; nothing of a pile, which goes with whoever takes from it."""
    match event:
        case Rolled():
            return _rolled(event, hearing)
        case Placed(seat, colour, cell):
            own, other = mark("You put {colour} on {place}."), mark("{name} puts {colour} on {place}.")
            return hearing.say(seat, own, other, colour=colour_name(colour), place=TOWN.names[cell])
        case Stolen():
            return _stolen(event, hearing)
        case Passed(seat, why):
            return hearing.say(seat, *_WHY_PASSED[why])
        case LastRound(seats):
            if seats:
                return tr("Two piles are empty: this is the last round.")
            return tr("Two piles are empty: the game is over.")
        case MatchOver(scores, winners):
            return victory(event, hearing, TEXTS.score(scores[winners[0]]))
    return ""


def _rolled(rolled: Rolled, hearing: Hearing) -> str:
    seat, face, _, colours = rolled
    if face == STEAL:
        return hearing.say(seat, mark("You roll a one: steal!"), mark("{name} rolls a one: time to steal."))
    if face not in COLOUR_OF_FACE:
        return hearing.say(seat, mark("You roll a six: any colour."), mark("{name} rolls a six: any colour."))
    colour = colour_name(COLOUR_OF_FACE[face])
    if not rolled.underside:
        return hearing.say(seat, mark("You roll {colour}."), mark("{name} rolls {colour}."), colour=colour)
    if not colours:
        own, other = mark("You roll {colour}: none left."), mark("{name} rolls {colour}: none left.")
        return hearing.say(seat, own, other, colour=colour)
    own, other = (
        mark("You roll {colour}: none left, so {instead}."),
        mark("{name} rolls {colour}: none left, so {instead}."),
    )
    return hearing.say(seat, own, other, colour=colour, instead=colour_name(colours[0]))


def _stolen(stolen: Stolen, hearing: Hearing) -> str:
    colour = colour_name(stolen.colour)
    if stolen.victim == hearing.you:
        return tr("{name} takes your {colour} penguin!", name=hearing.names[stolen.seat], colour=colour)
    own, other = (
        mark("You take a {colour} penguin from {victim}."),
        mark("{name} takes a {colour} penguin from {victim}."),
    )
    return hearing.say(stolen.seat, own, other, colour=colour, victim=hearing.names[stolen.victim])
