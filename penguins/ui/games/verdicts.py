"""What the coach says of a match, in sentences: where it turned, how everybody decided, and what was luck. No Kivy."""

from collections.abc import Sequence

from penguins.core.state import Action
from penguins.session.looking_back import Past, reasons_for, spectator
from penguins.session.record import Record
from penguins.session.review import Judged, Review
from penguins.ui.base.verdict import Verdict
from penguins.ui.base.words.formats import paragraph
from penguins.ui.base.words.translate import mark, tr
from penguins.ui.games.chronicle import Chronicle
from penguins.ui.games.face import face_of
from penguins.ui.games.hearing import Hearing, hearing_of
from penguins.ui.games.reasons import because

_FELT = 0.1
"""The share of the victory that luck has to be worth before it is told."""
_AHEAD, _CLEAR = 0.2, 0.6
"""How far beyond an even share somebody has to be, of all that is beyond it."""
_DECIDED = {
    3: mark("Almost always the best move."),
    2: mark("Good moves, with a few slips."),
    1: mark("There were better moves. Have a look!"),
}


def judged_seats(record: Record) -> tuple[int, ...]:
    """Whose decisions are told: people's, and where there are none, everybody's."""
    return record.setup.humans or tuple(range(len(record.setup.seats)))


def verdicts(record: Record, review: Review) -> list[Verdict]:
    """All of it: the turning points in their order, then the seats."""
    seats = judged_seats(record)
    turns = [_turning_point(record, judged) for judged in review.turning_points(seats)]
    return [*turns, *(_of_seat(record, review, seat) for seat in seats)]


def who_leads(chances: Sequence[float], record: Record) -> str:
    """Who is ahead, in words and not in numbers."""
    most = max(chances)
    name = record.setup.seats[chances.index(most)].name
    even = 1 / len(chances)
    if most >= even + (1 - even) * _CLEAR:
        return tr("{name} is about to win.", name=name)
    if most >= even + (1 - even) * _AHEAD:
        return tr("{name} is ahead.", name=name)
    return tr("It is close.")


def _turning_point(record: Record, judged: Judged) -> Verdict:
    setup, hearing = record.setup, hearing_of(record.setup.seats)
    played = " ".join(entry.sentence for entry in Chronicle(record).between(judged.moment, judged.moment + 1))
    best = setup.game.parse(judged.best)
    better = _would_be(record, judged.moment, best, hearing)
    why = because(setup.game.id, reasons_for(record, judged.moment, best), hearing.names)
    if why and judged.seat != hearing.you:
        why = tr("{name}: {sentence}", name=hearing.names[judged.seat], sentence=why)
    text = paragraph(tr("Better like this!"), better or judged.best, why)
    return Verdict(played, text, setup.seats[judged.seat].colour, judged.moment, judged.best)


def _would_be(record: Record, moment: int, action: Action, hearing: Hearing) -> str:
    """What would have been told, had that been played."""
    before, viewer = record.match.position(moment), spectator(record)
    after = before.clone()
    after.apply(action)
    seen, then = before.seen_by(viewer), after.seen_by(viewer)
    events = record.setup.game.events(seen, action, then)
    told = face_of(record.setup.game.id).told(Past(before.to_move, events, seen, then), hearing)
    return told[0] if told else ""


def _of_seat(record: Record, review: Review, seat: int) -> Verdict:
    fish, luck = review.fish(seat), review.luck(seat)
    said = [tr(_DECIDED[fish])]
    if luck >= _FELT:
        said.append(tr("Luck helped, too."))
    elif luck <= -_FELT:
        said.append(tr("Luck was on the other side."))
    setup = record.setup
    return Verdict(setup.seats[seat].name, " ".join(said), setup.seats[seat].colour, fish=fish)
