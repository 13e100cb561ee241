"""What happened, step by step, in sentences. A game without this file is played in silence."""

from penguins.core.events import MatchOver
from penguins.core.game import Event
from penguins.session.looking_back import Past
from penguins.ui.base.words.translate import mark, ntr, tr
from penguins.ui.games.hearing import Hearing, victory
from tests.null_game.events import CoinFound, HeapLaid, Taken
from tests.null_game.face.texts import TEXTS


def told(past: Past, hearing: Hearing) -> tuple[str, ...]:
    """A sentence for each event; the past is told to one viewer, so that it holds nothing that viewer may not know."""
    return tuple(_sentence(event, hearing) for event in past.events)


def _sentence(event: Event, hearing: Hearing) -> str:
    match event:
        case HeapLaid(pebbles):
            return ntr("A heap of {number} pebble.", "A heap of {number} pebbles.", pebbles)
        case Taken(seat, pebbles):
            own, other = mark("You take pebbles: {number}."), mark("{name} takes pebbles: {number}.")
            return hearing.say(seat, own, other, number=pebbles)
        case CoinFound(coin=coin):
            return tr("The coin is worth {coin}.", coin=coin)
        case MatchOver(scores, winners):
            return victory(event, hearing, TEXTS.score(scores[winners[0]]))
    return ""
