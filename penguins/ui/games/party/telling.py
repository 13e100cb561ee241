"""What happened at the party, step by step, in sentences. No Kivy."""

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.party.events import CardPlaced, ChipsReturned, Dealt, PlayerOut, RoundOver, RoundStarted
from penguins.session.looking_back import Past
from penguins.ui.base.words import formats
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games.hearing import Hearing, victory
from penguins.ui.games.party.texts import TEXTS
from penguins.ui.games.party.words import colour_name


def told(past: Past, hearing: Hearing) -> tuple[str, ...]:
    """A sentence for the action, and one for each thing that came of it."""
    return tuple(sentence(event, hearing) for event in past.events)


def told_of(past: Past) -> tuple[int, ...]:
    """The seat that each of those sentences is about: a card that is placed may put somebody else out."""
    return tuple(int(getattr(event, "seat", past.mover)) for event in past.events)


def sentence(event: Event, hearing: Hearing) -> str:
    """One event."""
    match event:
        case RoundStarted():
            return _round_started(event, hearing)
        case Dealt():
            return _dealt(event)
        case CardPlaced():
            return _placed(event, hearing)
        case ChipsReturned(seat, points):
            return _given_back(seat, points, hearing)
        case PlayerOut(seat, points=points):
            return _out(seat, points, hearing)
        case RoundOver():
            return _round_over(event, hearing)
        case MatchOver(scores, winners):
            return victory(event, hearing, TEXTS.score(scores[winners[0]]))
    return ""


def is_news(event: Event) -> bool:
    """Whether everybody should pause for it: it does not speak for itself, as a card does that is placed."""
    return isinstance(event, RoundStarted | ChipsReturned | PlayerOut) or (isinstance(event, CardPlaced) and event.last)


def _round_started(started: RoundStarted, hearing: Hearing) -> str:
    if started.extra:
        own, other = (
            mark("It is a tie: one more round! You start."),
            mark("It is a tie: one more round! {name} starts."),
        )
        return hearing.say(started.starter, own, other)
    return hearing.say(started.starter, mark("You start the round."), mark("{name} starts the round."))


def _dealt(dealt: Dealt) -> str:
    cards = max(dealt.sizes)
    if dealt.opening is None:
        return ntr("{number} card each.", "{number} cards each.", cards)
    colour = colour_name(dealt.opening)
    return ntr(
        "{number} card each, and a {colour} one lies open.",
        "{number} cards each, and a {colour} one lies open.",
        cards,
        colour=colour,
    )


def _placed(placed: CardPlaced, hearing: Hearing) -> str:
    own, other = mark("You play {colour} in row {row}."), mark("{name} plays {colour} in row {row}.")
    if placed.last:
        own = mark("You play {colour}: all your cards are placed!")
        other = mark("{name} plays {colour}: every card is placed!")
    return hearing.say(placed.seat, own, other, colour=colour_name(placed.colour), row=placed.row)


def _given_back(seat: int, points: int, hearing: Hearing) -> str:
    if seat == hearing.you:
        return ntr("You give back {number} point.", "You give back {number} points.", points)
    name = hearing.names[seat]
    return ntr("{name} gives back {number} point.", "{name} gives back {number} points.", points, name=name)


def _out(seat: int, points: int, hearing: Hearing) -> str:
    if seat == hearing.you:
        return ntr("You cannot play: {number} point.", "You cannot play: {number} points.", points)
    name = hearing.names[seat]
    return ntr("{name} cannot play: {number} point.", "{name} cannot play: {number} points.", points, name=name)


def _round_over(over: RoundOver, hearing: Hearing) -> str:
    fewest = min(over.totals)
    leading = [seat for seat, points in enumerate(over.totals) if points == fewest]
    number, points = over.round + 1, formats.points(fewest)
    if len(leading) > 1:
        some = len(leading)
        return tr("End of round {number}: {some} lead with {points}.", number=number, some=some, points=points)
    own = mark("End of round {number}: you lead with {points}.")
    other = mark("End of round {number}: {name} leads with {points}.")
    return hearing.say(leading[0], own, other, number=number, points=points)
