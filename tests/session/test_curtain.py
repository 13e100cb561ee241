"""The curtain between people with secret hands: when it is down, and what waits behind it."""

from penguins.session.conductor import Showing
from tests.session.conducting import Plain, any_choice, conduct, length, to_person


def test_the_curtain_is_down_until_the_next_person_is_there() -> None:
    conductor = conduct("party", "human", "human")
    table = to_person(conductor)
    assert (table.waits_for, table.stage.seat) == ("curtain", 0)
    assert table.view == conductor.session.record.match.state.seen_by(None)
    assert conductor.decide(any_choice(conductor)).waits_for == "curtain", "nobody can act behind it"
    conductor.raise_curtain()
    table = conductor.shown()
    assert (table.waits_for, table.stage.seat) == ("person", 0)
    assert table.view == conductor.session.record.match.state.seen_by(0)
    assert conductor.raise_curtain() is table, "it is up"


def test_whoever_looks_away_finds_their_hand_behind_the_curtain_again() -> None:
    """The system takes a picture of an app that leaves the screen, and shows it to whoever comes by."""
    conductor = conduct("party", "human", "human")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    to_person(conductor)
    conductor.raise_curtain()
    state = conductor.session.record.match.state
    assert to_person(conductor).view == state.seen_by(1)
    left = conductor.rest()
    assert (left.waits_for, left.view) == ("curtain", state.seen_by(None))
    assert conductor.open().undo_barrier == "other_human"
    conductor.raise_curtain()
    assert to_person(conductor).view == state.seen_by(1)


def test_behind_the_curtain_waits_what_was_missed() -> None:
    conductor = conduct("party", "human", "human", "chick")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    conductor.decide(any_choice(conductor))
    to_person(conductor)
    table = conductor.raise_curtain()
    missed = table.showing
    assert missed.before == conductor.session.record.match.position(0).seen_by(1)
    assert len(missed.updates) == 2, "the deal, and what the first person did"
    assert missed.updates[-1].view == table.view


def test_the_board_chooses_what_of_it_is_worth_seeing() -> None:
    host = Plain()
    host.shows = lambda _: ()
    conductor = conduct("party", "human", "human", host=host)
    to_person(conductor)
    table = conductor.raise_curtain()
    assert table.showing == Showing(())
    assert conductor.shown().waits_for == "person"


def test_whoever_has_just_moved_can_take_it_back_at_the_curtain() -> None:
    conductor = conduct("party", "human", "human")
    to_person(conductor)
    conductor.raise_curtain()
    to_person(conductor)
    before = length(conductor)
    conductor.decide(any_choice(conductor))
    table = to_person(conductor)
    assert (table.waits_for, table.stage.seat, table.undo_barrier) == ("curtain", 1, None)
    conductor.undo()
    table = conductor.shown()
    assert (table.waits_for, table.stage.seat) == ("curtain", 0), "the tablet may be on its way already"
    assert length(conductor) == before
