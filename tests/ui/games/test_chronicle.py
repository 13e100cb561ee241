"""A match in sentences: what has been told stays, what was taken back goes (docs/architecture.md)."""

from random import Random

from penguins.session.looking_back import first_since
from penguins.ui.base.entry import Entry
from penguins.ui.games.chronicle import Chronicle, news
from tests.session.table import any_action, sit_down


def test_everything_is_told_in_order_and_by_whom() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    rng = Random(1)
    for _ in range(3):
        session.submit(any_action(session, rng))
    entries = Chronicle(session.record).since(0)
    assert [entry.moment for entry in entries] == [0, 1, 2, 3]
    colours = [seat.colour for seat in session.seats]
    assert [entry.colour for entry in entries] == ["", colours[0], colours[1], colours[0]]


def test_what_is_told_last_is_part_of_all() -> None:
    session = sit_down("march", "human", "human")
    session.draw_chance()
    rng = Random(1)
    chronicle = Chronicle(session.record)
    for _ in range(20):
        session.submit(any_action(session, rng))
        assert chronicle.last(5) == Chronicle(session.record).since(0)[-5:]
    assert chronicle.between(3, 6) == [entry for entry in chronicle.since(0) if 3 <= entry.moment < 6]


def test_what_was_taken_back_and_played_otherwise_is_told_otherwise() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    chronicle = Chronicle(session.record)
    one, other = session.view.legal_actions()[:2]
    session.submit(one)
    before = chronicle.since(0)
    session.undo()
    assert chronicle.since(0) == before[:-1]
    session.submit(other)
    assert chronicle.since(0) == Chronicle(session.record).since(0)
    assert chronicle.since(0) != before


def test_news_leave_out_a_roll_that_somebody_has_made_something_of() -> None:
    rolled, placed = Entry(3, "Tom rolls green.", ""), Entry(4, "Tom puts green on c3.", "blue")
    mine = Entry(5, "You roll pink.", "")
    assert news([rolled, placed, mine]) == [placed, mine]
    assert news([]) == []


def test_who_is_put_out_by_the_card_of_another_is_told_with_their_own_emblem() -> None:
    session = sit_down("party", "human", "human", "human")
    rng, out = Random(3), 0
    colours = {seat.name: seat.colour for seat in session.seats}
    while (stage := session.stage.kind) != "over":
        if stage == "chance":
            session.draw_chance()
        elif stage == "hand_over":
            session.confirm_hand_over()
        else:
            session.submit(any_action(session, rng))
    for entry in Chronicle(session.record).since(0):
        name = next((name for name in colours if entry.sentence.startswith(f"{name} cannot")), None)
        if name is not None:
            out += 1
            assert entry.colour == colours[name]
    assert out


def test_since_somebody_moved_last() -> None:
    session = sit_down("pingouins", "human", "human")
    session.draw_chance()
    assert first_since(session.record.match, 0) == 0
    session.submit(any_action(session, Random(1)))
    assert (first_since(session.record.match, 0), first_since(session.record.match, 1)) == (2, 0)
