"""Watching bots: on, off, one at a time."""

from random import Random

from penguins.session.autoplay import Autoplay
from penguins.session.session import Session
from penguins.session.stage import Update
from tests.session.table import PATIENCE, any_action, sit_down


def tick_until_something(autoplay: Autoplay) -> Update:
    for _ in range(int(PATIENCE * 1e6)):
        update = autoplay.tick()
        if update:
            return update
    raise AssertionError("nothing happened")


def watch() -> tuple[Session, Autoplay]:
    session = sit_down("pingouins", "chick", "chick")
    return session, Autoplay(session)


def test_it_plays_to_the_end_by_itself() -> None:
    session, autoplay = watch()
    while session.stage.kind != "over":
        tick_until_something(autoplay)
    assert autoplay.tick() is None


def test_paused_nothing_moves() -> None:
    session, autoplay = watch()
    autoplay.paused = True
    assert [autoplay.tick() for _ in range(100)] == [None] * 100
    assert session.revision == 0
    autoplay.paused = False
    assert tick_until_something(autoplay).revision == 1


def test_a_step_lets_one_action_through() -> None:
    session, autoplay = watch()
    autoplay.paused = True
    for number in (1, 2, 3):
        autoplay.step()
        tick_until_something(autoplay)
        assert [autoplay.tick() for _ in range(100)] == [None] * 100
        assert len(session.record.match.log) == number


def test_it_stops_where_a_person_decides() -> None:
    session = sit_down("pingouins", "human", "chick")
    autoplay = Autoplay(session)
    tick_until_something(autoplay)
    assert session.stage.kind == "human"
    assert autoplay.tick() is None
    session.submit(any_action(session, Random(0)))
    assert tick_until_something(autoplay).stage.kind == "human"
