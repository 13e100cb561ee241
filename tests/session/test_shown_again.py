"""What happened can be shown again (docs/architecture.md, `Conductor.show_again`)."""

from tests.session.conducting import Plain, any_choice, conduct, go_on, length
from tests.session.table import Pondering, at_random


def test_what_happened_can_be_shown_again_and_the_present_comes_back() -> None:
    conductor = conduct("pingouins", "human", "human")
    go_on(conductor, lambda table: table.waits_for == "person")
    conductor.decide(any_choice(conductor))
    present = go_on(conductor, lambda table: table.waits_for == "person")
    before = length(conductor)
    again = conductor.show_again(1)
    record = conductor.session.record
    assert again.waits_for == "show"
    assert again.showing.again
    assert again.showing.before == record.match.position(1).seen_by(conductor.session.viewer)
    assert again.showing.updates[0].view == record.match.position(2).seen_by(conductor.session.viewer)
    back = conductor.shown()
    assert (back.waits_for, back.stage, back.view, length(conductor)) == ("person", present.stage, present.view, before)
    assert not back.showing.again


def test_nothing_is_shown_again_that_never_was_or_while_something_else_goes_on() -> None:
    conductor = conduct("pingouins", "human", "human", confirms=True)
    go_on(conductor, lambda table: table.waits_for == "person")
    for moment in (-1, length(conductor)):
        assert conductor.show_again(moment).waits_for == "person"
    conductor.decide(any_choice(conductor))
    assert conductor.show_again(0).waits_for == "confirm"
    conductor.confirm()
    assert not conductor.show_again(0).showing.again


def test_nothing_is_shown_again_to_somebody_who_is_looking() -> None:
    host = Plain()
    conductor = conduct("pingouins", "human", "human", host=host)
    go_on(conductor, lambda table: table.waits_for == "person")
    host.looking = True
    assert conductor.show_again(0).waits_for == "person"


def test_nobody_thinks_while_something_is_shown_again() -> None:
    conductor = conduct("pingouins", "chick", "human", choose=Pondering())
    go_on(conductor, lambda table: table.waits_for == "bot")
    conductor.tick(0.0)
    assert conductor.session.is_thinking
    assert conductor.show_again(0).showing.again
    assert not conductor.session.is_thinking


def test_a_bot_thinks_anew_after_something_was_shown_again() -> None:
    conductor = conduct("pingouins", "chick", "human", choose=at_random)
    go_on(conductor, lambda table: table.waits_for == "bot")
    assert conductor.show_again(0).showing.again
    assert not conductor.session.is_thinking
    conductor.shown()
    assert go_on(conductor, lambda table: table.waits_for == "person").stage.seat == 1


def test_what_is_shown_again_is_for_the_eyes_in_front_of_the_screen() -> None:
    conductor = conduct("party", "human", "human")
    go_on(conductor, lambda table: table.waits_for == "curtain")
    conductor.raise_curtain()
    go_on(conductor, lambda table: table.waits_for == "person")
    seat, again = conductor.session.viewer, conductor.show_again(0)
    assert seat is not None
    view = again.showing.updates[0].view
    assert view == view.seen_by(seat)
