"""What happened on the floe, step by step, in sentences. No Kivy."""

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.games.pingouins.events import FloeLaid, Placed, PlayerLeft, Slid, TileTaken
from penguins.games.pingouins.geometry import FLOE
from penguins.session.looking_back import Past
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games.hearing import Hearing, victory
from penguins.ui.games.pingouins.texts import TEXTS


def told(past: Past, hearing: Hearing) -> tuple[str, ...]:
    """A sentence for the action, and one for each thing that came of it."""
    taken = [event for event in past.events if isinstance(event, TileTaken)]
    return tuple(filter(None, (_sentence(event, taken, hearing) for event in past.events)))


def _sentence(event: Event, taken: list[TileTaken], hearing: Hearing) -> str:
    match event:
        case FloeLaid(fish):
            return tr("The ice is ready: {number} fish swim below it.", number=sum(fish))
        case Placed(seat, tile):
            own, other = mark("You put a penguin on {place}."), mark("{name} puts a penguin on {place}.")
            return hearing.say(seat, own, other, place=FLOE.names[tile])
        case Slid(seat, origin, target):
            return _slid(seat, target, sum(caught.fish for caught in taken if caught.tile == origin), hearing)
        case PlayerLeft(seat, tiles):
            return _left(seat, sum(caught.fish for caught in taken if caught.tile in tiles), hearing)
        case MatchOver(scores, winners):
            return victory(event, hearing, TEXTS.score(scores[winners[0]]))
    return ""  # a tile goes with whoever leaves it


def _slid(seat: int, target: int, fish: int, hearing: Hearing) -> str:
    """The fish come first: they lay where the penguin stood, not where it goes."""
    place = FLOE.names[target]
    if seat == hearing.you:
        return ntr(
            "You take {number} fish and slide to {place}.",
            "You take {number} fish and slide to {place}.",
            fish,
            place=place,
        )
    return ntr(
        "{name} takes {number} fish and slides to {place}.",
        "{name} takes {number} fish and slides to {place}.",
        fish,
        name=hearing.names[seat],
        place=place,
    )


def _left(seat: int, fish: int, hearing: Hearing) -> str:
    if seat == hearing.you:
        return ntr("You are stuck: {number} last fish.", "You are stuck: {number} last fish.", fish)
    name = hearing.names[seat]
    return ntr("{name} is stuck: {number} last fish.", "{name} is stuck: {number} last fish.", fish, name=name)
