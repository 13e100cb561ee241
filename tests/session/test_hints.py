"""Hints, as the conductor gives them: when there are any, what they tell, and what ends them."""

import pytest

from tests.session.conducting import Plain, any_choice, conduct, go_on, length, to_person
from tests.session.table import Pondering, at_random, failing


def test_a_hint_comes_when_it_is_known() -> None:
    bot = Pondering()
    conductor = conduct("pingouins", "human", "chick", choose=bot)
    assert to_person(conductor).can_hint
    table = conductor.ask_hint()
    assert table.thinking
    assert table.goes_on_by_itself
    assert table.waits_for == "person", "the person need not wait"
    assert conductor.ask_hint() is table, "one question at a time"
    bot.may_answer.set()
    hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint in conductor.table.view.legal_actions()
    assert hinted.position == table.position, "nothing has moved"
    assert not hinted.goes_on_by_itself


def test_a_hint_comes_with_its_reasons() -> None:
    conductor = conduct("pingouins", "human", "human", placement="any")
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    while not hinted.hint_reasons:
        conductor.decide(any_choice(conductor))
        to_person(conductor)
        conductor.ask_hint()
        hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint
    assert hinted.hint_reasons == conductor.session.reasons_for(hinted.hint)
    assert conductor.think_again().hint_reasons, "nothing has changed"
    assert conductor.decide(any_choice(conductor)).hint_reasons == ()


@pytest.mark.parametrize("confirms", [False, True])
def test_a_hint_can_be_taken_at_once(confirms: bool) -> None:
    conductor = conduct("pingouins", "human", "human", confirms=confirms)
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    assert hinted.hint_shows == "move", "there is no piece to choose first"
    before = length(conductor)
    assert conductor.ask_hint().waits_for == "show"
    assert conductor.session.record.match.log[before:] == [hinted.hint]
    assert not conductor.table.hint_shows


def test_where_a_piece_has_to_be_chosen_the_hint_tells_that_first() -> None:
    conductor = conduct("pingouins", "human", "human", host=Plain(takes=True))
    to_person(conductor)
    conductor.ask_hint()
    hinted = go_on(conductor, lambda table: not table.thinking)
    before = length(conductor)
    assert hinted.hint_shows == "piece"
    assert conductor.ask_hint() == hinted._replace(hint_shows="move"), "nothing else has changed"
    assert length(conductor) == before
    conductor.ask_hint()
    assert conductor.session.record.match.log[before:] == [hinted.hint]


def test_a_hint_that_fails_ends_in_silence() -> None:
    conductor = conduct("pingouins", "human", "chick", choose=failing)
    to_person(conductor)
    conductor.ask_hint()
    assert go_on(conductor, lambda table: not table.thinking).hint is None


def test_whoever_moves_meanwhile_gets_no_hint() -> None:
    conductor = conduct("pingouins", "human", "human", choose=Pondering())
    to_person(conductor)
    conductor.ask_hint()
    table = conductor.decide(any_choice(conductor))
    assert not table.thinking
    assert conductor.shown().hint is None


def test_there_are_hints_only_for_a_person_who_decides() -> None:
    conductor = conduct("pingouins", "chick", "chick", choose=at_random)
    assert not conductor.table.can_hint
    assert conductor.ask_hint() is conductor.table
