"""A review of a match: how everybody stood, where it turned, what was luck; and that it is worked out once."""

import json
import time
from collections.abc import Iterator
from random import Random

import pytest

from penguins.bots.appraisal import appraise
from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.session.record import Record
from penguins.session.review import Judged, Review, decisions, from_text, to_text
from penguins.session.reviewing import Reviewing
from tests.session.table import PATIENCE, in_memory, set_up


def played(game: str, bound: int = 60, seed: int = 3) -> Record:
    """A match of a person and a bot that was played at random, perhaps not to its end."""
    record = Record(set_up(game, "human", "chick"), started=0.0, seed=seed)
    rng, match = Random(seed), record.match
    while match.state.to_move != OVER and len(match.log) < bound:
        state = match.state
        record.play(match.draw_chance(seed) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return record


def finished(work: Reviewing) -> Review:
    deadline = time.monotonic() + PATIENCE
    while not work.finished and time.monotonic() < deadline:
        time.sleep(0.001)
    return work.review


def judged(moment: int, chances: tuple[float, ...], loss: float = 0.0, *, seat: int = 0, lucky: bool = False) -> Judged:
    return Judged(moment, seat, chances, loss, "best", lucky)


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_judged_by_what_its_seat_saw(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, asked = played(game), []

    def listening(*question: object) -> object:
        asked.append(question[1])
        return appraise(*question)  # type: ignore[arg-type]

    monkeypatch.setattr("penguins.session.reviewing.appraise", listening)
    work = Reviewing(record, nodes=1)
    review = finished(work)
    match = record.match
    moments = [each.moment for each in review.decisions]
    assert work.complete
    assert work.progress == 1
    assert moments == decisions(match)
    assert asked == [match.position(moment).seen_by(match.mover(moment)) for moment in moments]
    for each in review.decisions:
        assert each.seat == match.mover(each.moment)
        assert sum(each.chances) == pytest.approx(1)
        assert 0 <= each.loss <= 1
        assert (each.loss == 0) >= (each.best == str(match.log[each.moment]))


def test_what_is_in_the_open_is_no_luck_and_the_die_is() -> None:
    floe = finished(Reviewing(played("pingouins"), nodes=1))
    assert not any(each.lucky for each in floe.decisions)
    assert floe.luck(0) == 0
    towns = finished(Reviewing(played("icetown", bound=20), nodes=1))
    assert all(each.lucky for each in towns.decisions[:-1])
    assert sum(towns.luck(seat) for seat in range(2)) == pytest.approx(0)


def test_a_tile_turned_up_is_luck() -> None:
    record = played("march", bound=40)
    review = finished(Reviewing(record, nodes=1))
    first = review.decisions[0]
    assert record.match.mover(first.moment) == 0
    assert first.lucky


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_cards_is_luck_from_the_first_and_an_open_board_is_none(game: str) -> None:
    review = finished(Reviewing(played(game, bound=20), nodes=1))
    assert review.dealt == GAMES[game].secret_hands
    assert sum(review.luck(seat) for seat in range(review.players)) == pytest.approx(0, abs=1e-9)


def test_what_was_dealt_first_is_measured_from_an_even_share() -> None:
    first = judged(1, (0.7, 0.3))
    assert Review(2, (first,), dealt=True).luck(0) == pytest.approx(0.2)
    assert Review(2, (first,)).luck(0) == 0
    assert Review(2, (), dealt=True).luck(0) == 0


def test_what_chance_brings_is_told_from_what_was_given_away() -> None:
    first = judged(1, (0.6, 0.4), loss=0.1, lucky=True)
    review = Review(2, (first, judged(3, (0.8, 0.2), seat=1)), final=(1.0, 0.0))
    assert first.expected == pytest.approx((0.5, 0.5))
    assert review.luck(0) == pytest.approx(0.3)
    assert review.luck(1) == pytest.approx(-0.3)


def test_what_one_gives_away_the_others_get_by_their_shares() -> None:
    assert judged(1, (0.4, 0.4, 0.2), loss=0.3).expected == pytest.approx((0.1, 0.6, 0.3))
    assert judged(1, (1.0, 0.0), loss=0.0).expected == (1.0, 0.0)


def test_the_three_worst_decisions_of_these_seats_in_their_order() -> None:
    losses = [0.1, 0.04, 0.3, 0.2, 0.06]
    mine = [judged(moment, (0.5, 0.5), loss) for moment, loss in enumerate(losses)]
    review = Review(2, (*mine, judged(9, (0.5, 0.5), 0.9, seat=1)))
    assert [each.loss for each in review.turning_points([0])] == [0.1, 0.3, 0.2]
    assert [each.loss for each in review.turning_points([0, 1])] == [0.3, 0.2, 0.9]
    assert Review(2, (judged(1, (0.5, 0.5), 0.04),)).turning_points([0]) == ()


@pytest.mark.parametrize(("loss", "fish"), [(0.0, 3), (0.02, 3), (0.05, 2), (0.2, 1)])
def test_fish_for_how_well_somebody_decided(loss: float, fish: int) -> None:
    review = Review(2, (judged(1, (0.5, 0.5), loss), judged(2, (0.5, 0.5), 1.0, seat=1)))
    assert review.fish(0) == fish
    assert review.fish(1) == 1
    assert Review(2, ()).fish(0) == 3


def test_called_off_it_keeps_what_is_known() -> None:
    work = Reviewing(played("pingouins"), seconds=1e6, nodes=10**9)
    work.cancel()
    review = finished(work)
    assert not work.complete
    assert work.progress < 1
    assert len(review.decisions) < 3


def test_its_seconds_are_shared_among_the_decisions() -> None:
    record = played("pingouins")
    began = time.monotonic()
    work = Reviewing(record, seconds=0.2, nodes=10**9)
    assert len(finished(work).decisions) == len(decisions(record.match))
    assert time.monotonic() - began < PATIENCE


def test_a_failure_ends_it_and_the_log_tells_no_hand(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hand = "rrrbb"

    def failing(*_: object) -> Iterator[None]:
        raise ZeroDivisionError(hand)

    monkeypatch.setattr("penguins.session.reviewing.appraise", failing)
    work = Reviewing(played("party"))
    finished(work)
    assert not work.complete
    assert "ZeroDivisionError" in caplog.text
    assert hand not in caplog.text


def reviewed(record: Record) -> Review:
    match = record.match
    all_judged = [
        Judged(moment, match.mover(moment), (0.25, 0.75), 0.125, str(match.position(moment).legal_actions()[-1]), False)
        for moment in decisions(match)
    ]
    return Review(2, tuple(all_judged), (1.0, 0.0))


def test_it_is_kept_with_its_match() -> None:
    storage = in_memory()
    record = played("icetown", bound=8)
    storage.save(record)
    assert storage.load_review(record) is None
    storage.save_review(record, reviewed(record))
    assert record.id is not None
    assert storage.load_review(storage.load(record.id)) == reviewed(record)
    record.play(
        record.match.draw_chance(1) if record.match.state.to_move == CHANCE else record.match.state.legal_actions()[0]
    )
    record.play(
        record.match.draw_chance(1) if record.match.state.to_move == CHANCE else record.match.state.legal_actions()[0]
    )
    assert storage.load_review(record) is None, "the match has gone on"
    storage.delete(record.id)
    again = played("icetown", bound=8)
    storage.save(again)
    assert storage.load_review(again) is None


def test_of_a_match_that_is_not_stored_nothing_is_kept() -> None:
    record = played("icetown", bound=8)
    in_memory().save_review(record, reviewed(record))


@pytest.mark.parametrize("change", ["players", "decisions", "final", "chances", "loss", "best", "legal", "text"])
def test_what_makes_no_sense_is_worked_out_again(change: str) -> None:
    record = played("icetown", bound=8)
    told = json.loads(to_text(reviewed(record)))
    assert from_text(record, json.dumps(told)) == reviewed(record)
    if change in ("players", "decisions", "final"):
        told[change] = {"players": 3, "decisions": [], "final": [2.0, 0.0]}[change]
    elif change != "text":
        place = {"chances": 2, "loss": 3, "best": 4, "legal": 4}[change]
        told["decisions"][0][place] = {"chances": [0.5], "loss": -1, "best": "a1", "legal": "roll:1"}[change]
    assert from_text(record, json.dumps(told) if change != "text" else "{") is None
