"""What is read aloud: the bubble, the news, the rules, the result; and nothing that not everybody may know."""

import time
from collections.abc import Iterator
from random import Random

import pytest

from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.session.play_on import play_on
from penguins.session.record import Record
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.ui.base.box import Pos
from penguins.ui.widgets.buttons import ReadButton
from penguins.ui.widgets.chronicle import NewsCard
from penguins.ui.widgets.seats import Speech
from tests.ui.robot import Robot

TWO = ("Léa", "Tom")
SECRETIVE = [game.id for game in GAMES.values() if game.id in ("march", "party")]


def bubble(robot: Robot) -> Speech:
    return next(widget for widget in robot.walk() if isinstance(widget, Speech) and widget.text)


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_the_bubble_reads_it(robot: Robot, quick_bots: None, game: str) -> None:
    robot.begin(game, ("Léa", "chick"))
    assert robot.voice.heard == []
    robot.tap_on(bubble(robot))
    assert robot.voice.heard == [robot.screen.said] != [""]


def test_where_nothing_speaks_there_is_no_button_and_the_bubble_is_no_target(robot: Robot) -> None:
    robot.voice.possible = False
    robot.begin("pingouins", TWO)
    assert bubble(robot).disabled
    robot.tap_on(bubble(robot))
    robot.app.services.navigation.go("rules")
    robot.frames(3)
    assert not any(widget.shown for widget in robot.walk() if isinstance(widget, ReadButton))
    assert robot.voice.heard == []


def test_a_voice_that_falls_silent_takes_its_button_along(robot: Robot) -> None:
    robot.app.services.navigation.go("rules")
    robot.frames(3)
    [button] = (widget for widget in robot.walk() if isinstance(widget, ReadButton))
    assert button.shown
    robot.voice.possible = False
    assert not button.shown


def test_read_to_me_reads_what_was_missed_and_what_is_asked(robot: Robot, quick_bots: None) -> None:
    robot.app.services.change(read_to_me=True)
    robot.begin("pingouins", ("Léa", "chick"), placement="any")
    [first] = robot.voice.heard
    assert first == robot.screen.said
    robot.board.choose(robot.legal()[0])
    robot.wait(lambda: len(robot.voice.heard) > 1, "the next turn")
    told = robot.voice.heard[-1]
    assert told.startswith("Chick")
    assert told.endswith(robot.screen.said)
    assert not any("thinking" in sentence for sentence in robot.voice.heard)


def test_the_news_on_their_card_are_read_and_stay(robot: Robot, quick_bots: None) -> None:
    robot.begin("pingouins", ("Léa", "chick", "chick"), placement="any")
    robot.board.choose(robot.legal()[0])
    robot.wait_for_person()
    robot.frames(3)
    [card] = (widget for widget in robot.walk() if isinstance(widget, NewsCard))
    robot.tap_on(card.ids.reader)
    assert robot.voice.heard == [card.ids.reader.text]
    assert robot.voice.heard[0].count("Chick") == 2
    assert card.parent is not None
    robot.tap((5.0, 5.0))
    assert card.parent is None


def test_lessons_are_read(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    SHOTS["lesson_icetown"](robot)
    assert robot.voice.heard == [robot.screen.said]
    robot.screen._refused("Not there.")
    assert robot.voice.heard[1:] == ["Not there."]
    robot.tap_on(bubble(robot))
    assert robot.voice.heard[2:] == ["Not there."]


def test_rules_are_read_page_by_page(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    robot.app.services.navigation.go("rules", game="march")
    robot.frames(3)
    robot.screen.turn_to(1)
    assert robot.voice.heard == [f"{page.heading}. {page.text}" for page in robot.screen.pages[:2]]


def test_the_result_is_read(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    SHOTS["results_pingouins"](robot)
    assert robot.voice.heard == [f"{robot.screen.headline} {robot.screen.line}"]


@pytest.mark.parametrize("leave", ["back", "touch", "pause"])
def test_it_is_interrupted(robot: Robot, monkeypatch: pytest.MonkeyPatch, leave: str) -> None:
    robot.begin("pingouins", TWO)
    stops: list[bool] = []
    monkeypatch.setattr(robot.voice, "stop", lambda: stops.append(True))
    if leave == "back":
        robot.app.navigation.back()
    elif leave == "touch":
        robot.tap((5.0, 5.0))
    else:
        robot.app.on_pause()
    assert stops


# Secrets


def test_behind_the_curtain_only_its_own_words_are_read(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    robot.begin("party", TWO)
    assert robot.screen.table.waits_for == "curtain"
    assert robot.voice.heard == ["Pass to Léa. Everyone else, look away!"]
    assert robot.screen.aloud == ""


def random_match(game: str, seed: int) -> Record:
    """Of two people, until the one to move knows more than everybody."""
    setup = SetUp.check(GAMES[game], [Seat(name, colour) for name, colour in zip(TWO, COLOURS, strict=False)], {})
    rng, record = Random(seed), Record(setup, time.time())
    while (state := record.match.state).to_move != OVER:
        if state.to_move >= 0 and len(record.match.log) > 12 and state.seen_by(state.to_move) != state.seen_by(None):
            return record
        record.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return random_match(game, seed + 100)


def worlds(game: str, seed: int) -> Iterator[Record]:
    """The same match, and others that nobody at the table could tell from it by what all of them see."""
    record = random_match(game, seed)
    moment = len(record.match.log)
    yield record
    for number in range(4):
        yield play_on(record, moment, record.setup, time.time(), Random(number))


def everywhere(robot: Robot) -> Iterator[Pos]:
    """Places all over the board: cards, tiles, and beside them."""
    board = robot.board
    for row in range(1, 8):
        for column in range(1, 6):
            yield board.to_window(board.x + board.width * column / 6, board.y + board.height * row / 8)


def heard_of(robot: Robot, record: Record) -> set[str]:
    robot.voice.heard.clear()
    robot.app.services.navigation.go("play", record=record)
    robot.frames(3)
    robot.wait_for_person()
    if robot.screen.table.waits_for == "curtain":
        robot.screen.raise_curtain()
    robot.wait_for_person()
    before = len(record.match.log)
    for pos in everywhere(robot):
        robot.tap(pos)
        if len(record.match.log) != before or robot.screen.table.waits_for != "person":
            break
    robot.app.navigation.home()
    robot.frames(3)
    return set(robot.voice.heard)


@pytest.mark.parametrize("game", SECRETIVE)
def test_whatever_somebody_holds_or_has_seen_the_same_is_heard(robot: Robot, game: str) -> None:
    """The touches are the same in worlds that look alike to everybody at the table; so is what is said."""
    robot.app.services.change(read_to_me=True)
    heard, seen = [], []
    for record in worlds(game, seed=1):
        match = record.match
        seen.append(match.state.seen_by(match.state.to_move))
        robot.app.services.storage.save(record)
        heard.append(heard_of(robot, record))
    assert any(view != seen[0] for view in seen), "some world differs for the person to move"
    assert heard[0]
    assert all(other == heard[0] for other in heard), heard


def test_what_a_card_in_hand_is_refused_for_is_not_read_to_everybody(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    robot.begin("party", TWO)
    robot.take_chances()
    robot.voice.heard.clear()
    robot.board.refuse("No space for red now. Choose another card.")
    assert robot.screen.said.endswith("Choose another card.")
    assert robot.voice.heard == []
    assert bubble(robot).disabled
    robot.app.navigation.home()
    robot.begin("party", ("Léa", "chick"))
    robot.take_chances()
    robot.board.refuse("No space for red now. Choose another card.")
    assert robot.voice.heard[-1] == "No space for red now. Choose another card.", "alone, it is no secret"
