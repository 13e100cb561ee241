"""The coach beside a replay, and playing on from there (docs/architecture.md: Review, play on)."""

from contextlib import closing
from functools import partial
from itertools import chain, repeat

import pytest
from kivy.core.window import Window
from kivy.uix.modalview import ModalView

from penguins.rig.shots import SHOTS
from penguins.session.record import Origin, Record
from penguins.session.review import decisions
from penguins.session.reviewing import Reviewing
from penguins.session.storage import Storage
from penguins.ui.base.verdict import Verdict
from penguins.ui.games.verdicts import verdicts
from penguins.ui.screens import coaching
from penguins.ui.widgets.review_card import ReviewCard
from tests.ui.finished import finished
from tests.ui.robot import Robot


@pytest.fixture(autouse=True)
def quick_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks of nothing twice."""
    monkeypatch.setattr(coaching, "Reviewing", partial(Reviewing, nodes=1))


def look_at(robot: Robot, record: Record, *, coached: bool = False) -> None:
    robot.app.services.navigation.go("replay", record=record, coached=coached)
    robot.wait(lambda: robot.screen.has_begun, "the replay")


def await_coach(robot: Robot) -> None:
    robot.wait(lambda: robot.screen.coaching.complete, "the review")


def test_a_review_is_worked_out_while_one_looks_on_and_kept(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    look_at(robot, record)
    assert not robot.screen.coached
    robot.screen.ask_coach()
    robot.frames(3)
    assert robot.screen.coached
    await_coach(robot)
    assert robot.screen.progress == 1
    assert robot.app.services.storage.load_review(record) == robot.screen.coaching.review
    assert len(robot.screen.ids.chart.series) == 2
    look_at(robot, record)
    assert robot.screen.coaching.complete, "it is known"
    assert robot.screen.coached


def test_a_review_that_ends_between_two_questions_is_kept(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    look_at(robot, finished(robot.app.services.storage, "pingouins", "human", "chick"))
    robot.screen.ask_coach()
    robot.screen.coaching._reviewing.wait()
    has_ended = chain((False,), repeat(True))
    monkeypatch.setattr(Reviewing, "finished", property(lambda _: next(has_ended)))
    await_coach(robot)


def test_whoever_does_not_want_to_wait_asks_again(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    look_at(robot, record, coached=True)
    assert robot.screen.coached
    robot.screen.ask_coach()
    assert not robot.screen.coached
    assert robot.screen.progress == 0
    assert robot.app.services.storage.load_review(record) is None


def test_what_happened_can_be_read_again_beside_a_review(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    robot.resize(1280, 800)
    look_at(robot, record, coached=True)
    await_coach(robot)
    robot.frames(3)
    chronicle, bulb = robot.screen.ids.chronicle, robot.find(icon="icon_hint")
    for label, listed in (("What happened", False), ("Ask the coach", True), ("What happened", False)):
        assert (bulb.label, bool(chronicle.opacity)) == (label, listed)
        robot.tap_on(bulb)
        robot.frames(3)
    assert robot.screen.coaching.complete


def test_a_card_leads_to_the_decision_that_it_is_about(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    robot.resize(1280, 800)
    look_at(robot, record, coached=True)
    await_coach(robot)
    robot.frames(3)
    cards = [card for card in robot.screen.ids.cards.children if isinstance(card, ReviewCard)]
    turns = [card for card in cards if card.moment is not None]
    assert turns
    turns[0].dispatch("on_tap")
    assert robot.screen.at == turns[0].moment
    assert turns[0].best not in ("", str(record.match.log[robot.screen.at]))
    assert [card.fish for card in cards if card.moment is None] in ([1], [2], [3]), "for the one person"


@pytest.mark.parametrize("game", ["pingouins", "icetown", "march", "party"])
def test_the_hand_shows_what_the_card_calls_better_and_the_plate_whose_turn_it_was(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    record = finished(robot.app.services.storage, game, "human", "chick")
    look_at(robot, record)
    moment = next(moment for moment in decisions(record.match) if moment > 4 and record.match.mover(moment) == 0)
    legal = map(str, record.match.position(moment).legal_actions())
    better = next(action for action in legal if action != str(record.match.log[moment]))
    card = ReviewCard(Verdict("What was done", "What is better", "red", moment, better))
    robot.screen._turn_to(card)
    robot.frames(3)
    shown: list[str] = []
    monkeypatch.setattr(robot.board, "point_at", lambda action: shown.append(str(action)))
    robot.screen._turn_to(card)
    assert (robot.screen.at, robot.screen.ids.seats.active, shown) == (moment, 0, [better])


def test_a_tap_on_the_curve_leads_there(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    look_at(robot, record, coached=True)
    await_coach(robot)
    robot.screen.ids.chart.dispatch("on_step", 4)
    assert robot.screen.at == robot.screen.coaching.moments[4]
    assert robot.screen.ids.chart.now == 4


@pytest.mark.slow
@pytest.mark.parametrize("game", ["pingouins", "icetown", "march", "party", "pebbles"])
def test_every_game_has_words_for_what_would_have_been_better(game: str) -> None:
    with closing(Storage(None)) as storage:
        record = finished(storage, game, "human", "chick")
    reviewing = Reviewing(record, nodes=1)
    reviewing.wait()
    for verdict in verdicts(record, reviewing.review):
        assert verdict.title
        assert verdict.text


def test_playing_on_begins_a_match_that_knows_where_it_comes_from(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Léa", "Tom")
    look_at(robot, record)
    robot.screen.stop_at(9)
    robot.screen.play_on()
    robot.frames(12)
    dialog = next(child for child in Window.children if isinstance(child, ModalView))
    [answers] = dialog.ids.answers.children
    same, against_bots, _try_moves = reversed(answers.children)
    assert "bots" in against_bots.text
    robot.tap_on(same)
    robot.wait(robot.at_match, "the match")
    new = robot.session.record
    assert new.origin == Origin(record.key, 9)
    assert new.match.log == record.match.log[:9]
    assert robot.session.undo_barrier == "start", "what was before is not taken back"


def test_who_comes_back_from_playing_on_is_at_the_same_step(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Léa", "chick")
    look_at(robot, record)
    robot.screen.stop_at(9)
    robot.app.services.navigation.go("explore", record=record, moment=9)
    robot.frames(3)
    robot.app.services.navigation.back()
    robot.frames(3)
    assert robot.screen.at == 9


def test_at_the_end_there_is_nothing_to_play(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "human", "chick")
    look_at(robot, record)
    robot.screen.stop_at(robot.screen.last)
    robot.screen.play_on()
    robot.frames(3)
    assert not any(isinstance(child, ModalView) for child in Window.children)


def test_moves_can_be_tried_for_everybody_and_nothing_is_kept(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Léa", "chick")
    before = list(record.match.log)
    robot.app.services.navigation.go("explore", record=record, moment=12)
    robot.wait(lambda: robot.screen.has_begun and bool(robot.screen.advice.sentence), "what the coach says")
    for _ in range(2):
        robot.screen.decide(robot.legal()[0])
        robot.wait_for_person()
    assert len(robot.session.record.match.log) == 14
    robot.screen.undo()
    robot.wait_for_person()
    assert len(robot.session.record.match.log) == 13
    assert robot.session.record.id is None
    assert record.match.log == before
    assert not robot.app.services.storage.unfinished()


@pytest.mark.parametrize("size", [(360, 640), (800, 1280)])
@pytest.mark.parametrize("shot", ["replay_march", "review_march"])
def test_a_road_that_stood_in_play_stands_when_one_looks_back(
    robot: Robot, quick_bots: None, shot: str, size: tuple[int, int]
) -> None:
    robot.resize(*size)
    SHOTS[shot](robot)
    assert not robot.board.drawing.layout.sideways


@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", [(1024, 768), (640, 360), (1280, 800)])
def test_the_buttons_of_the_player_stay_in_their_column(
    robot: Robot, quick_bots: None, size: tuple[int, int], text_size: str
) -> None:
    robot.app.services.change(text_size=text_size)
    robot.resize(*size)
    SHOTS["replay_pingouins"](robot)
    last = robot.find(icon="icon_last")
    assert last.to_window(last.right, 0)[0] <= robot.screen.margin + robot.screen.side
