"""Lessons in a real window: the robot plays each to its end, by tap and by drag, and tries what is wrong."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from penguins.cli.screenshots import SIZES
from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.rig.shots import SHOTS
from penguins.session.progress import progress_of
from penguins.session.puzzles import shipped
from penguins.ui.games.face import face_of
from penguins.ui.games.lesson import Lesson
from penguins.ui.screens import learning
from tests.ui.fitting import complaints, rect_of
from tests.ui.games.hands import HANDS
from tests.ui.robot import Robot

LESSONS = [lesson for game in GAMES for lesson in face_of(game).lessons]
BY_FINGER = [
    (lesson, way)
    for at, lesson in enumerate(LESSONS)
    for way in HANDS[lesson.game.id].fingers
    if lesson.id.endswith(".first") or way == HANDS[lesson.game.id].fingers[at % 2]
]
"""The first of every game in each way; the ways take turns in the others."""
PERSON = "Léa"
PHONE = 400
"""Pixels that the short side of a phone has at most."""


def open_lesson(robot: Robot, lesson: Lesson) -> None:
    robot.app.services.navigation.go("lesson", lesson=lesson.id, person=PERSON)
    wait(robot)


def wait(robot: Robot) -> None:
    """Until the person can do something, or all is done."""
    robot.frames(3)
    robot.wait(lambda: robot.screen._finished or (robot.screen.table.waits_for_person and waits(robot)), "the step")
    robot.frames(2)


def waits(robot: Robot) -> bool:
    found: bool = robot.screen.prompter.waits
    return found


def do(robot: Robot, action: Any, way: str) -> None:
    """With a finger, as in any match."""
    hand = HANDS[robot.session.game.id]
    if robot.session.record.match.state.to_move == CHANCE:
        hand.between["chance"](robot, way)
    else:
        hand.do(robot, action, way)


def wrong_tries(robot: Robot) -> Iterator[Any]:
    """One for each answer that is written, and one for the answer to everything else."""
    prompter = robot.screen.prompter
    answered = set()
    for action in prompter.record.match.state.legal_actions():
        answer = prompter.objects_to(action)
        if answer is not None and answer not in answered:
            answered.add(answer)
            yield action


@pytest.mark.parametrize(("lesson", "way"), BY_FINGER, ids=[f"{lesson.id}-{way}" for lesson, way in BY_FINGER])
def test_the_robot_plays_every_lesson_to_its_end(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, lesson: Lesson, way: str
) -> None:
    """The hand shows each gesture. Every wrong try on the way gets an answer and changes nothing."""
    if lesson.game.id == "march":
        HANDS["march"].prepare(monkeypatch)
    open_lesson(robot, lesson)
    steps = 0
    while not robot.screen._finished:
        robot.wait(lambda: robot.board.view is not None, "the next chapter")
        asked = robot.screen.said
        assert robot.screen.prompter.step.alone or points_at(robot)
        for action in wrong_tries(robot):
            try_in_vain(robot, action, way, asked)
        do(robot, wanted(robot), way)
        wait(robot)
        steps += 1
    assert steps == lesson.length
    assert robot.screen.ids.seats.active == robot.screen.learner, "it is nobody's turn: who learned is the large one"
    assert learning.is_done(robot.app.services.storage, PERSON, lesson)
    robot.tap_on(robot.find(text="Play against the Chick"))
    assert [seat.player for seat in robot.session.seats] == ["human", "chick"]
    assert robot.screen.name.startswith("play ")
    assert robot.app.services.storage.unfinished() == [], "nothing is kept before a person's move"


def wanted(robot: Robot) -> Any:
    return robot.screen.prompter.wanted()[0]


def points_at(robot: Robot) -> bool:
    """Whether the hand shows what is wanted."""
    if robot.session.stage.kind == "chance":
        return bool(robot.board.drawing._hints.children)
    return HANDS[robot.session.game.id].points_at(robot, wanted(robot))


def try_in_vain(robot: Robot, action: Any, way: str, asked: str) -> None:
    screen, played = robot.screen, robot.screen.prompter.tail
    do(robot, action, way)
    assert screen.prompter.tail == played, str(action)
    assert screen.said not in ("", asked), str(action)
    assert screen.table.waits_for_person
    HANDS[robot.session.game.id].check_at_rest(robot)


def decide(robot: Robot) -> None:
    """Do what is wanted, without a finger."""
    if robot.session.stage.kind == "chance":
        robot.board.leave_to_chance()
    else:
        robot.board.choose(wanted(robot))
    wait(robot)


def test_killed_in_a_lesson_nothing_is_lost(robot: Robot, killed: Callable[[], Robot]) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "pingouins.first"]
    open_lesson(robot, lesson)
    for step in range(lesson.length):
        assert robot.screen.done == step
        said = robot.screen.said
        robot = killed()
        open_lesson(robot, lesson)
        assert (robot.screen.done, robot.screen.said) == (step, said)
        decide(robot)
    assert learning.is_done(robot.app.services.storage, PERSON, lesson)


def test_killed_while_a_rival_is_about_to_move_nothing_is_lost(robot: Robot, killed: Callable[[], Robot]) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "pingouins.first"]
    open_lesson(robot, lesson)
    robot.board.choose(wanted(robot))
    robot = killed()
    open_lesson(robot, lesson)
    assert robot.screen.done == 1


def test_undo_leads_back_one_step(robot: Robot) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "pingouins.first"]
    open_lesson(robot, lesson)
    asked = robot.screen.said
    decide(robot)
    robot.screen.undo()
    wait(robot)
    assert (robot.screen.done, robot.screen.said) == (0, asked)


def test_what_is_done_is_not_taken_back(robot: Robot) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "pebbles.first"]
    open_lesson(robot, lesson)
    while not robot.screen._finished:
        decide(robot)
    robot.close_dialogs()
    robot.screen.undo()
    assert robot.screen.prompter.outcome
    assert robot.find(label="Back")


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.id for lesson in LESSONS])
def test_whoever_wants_something_after_the_end_is_asked_what_comes_next(robot: Robot, lesson: Lesson) -> None:
    """Also whoever lets chance decide, for which nothing is written: a die, or the deal of a next round."""
    open_lesson(robot, lesson)
    while not asked_what_next(robot):
        if robot.screen._finished:
            robot.board.leave_to_chance()  # before the next chapter comes, or the question
            robot.frames(3)
        else:
            decide(robot)
    played = robot.screen.prompter.tail
    for want in (robot.board.leave_to_chance, robot.screen.undo, robot.screen.show_me):
        robot.close_dialogs()
        assert not asked_what_next(robot)
        want()
        robot.frames(3)
        assert asked_what_next(robot)
    assert robot.screen.prompter.tail == played


def asked_what_next(robot: Robot) -> bool:
    return any(getattr(widget, "text", "") == "Play against the Chick" for widget in robot.walk())


def test_the_deal_of_a_round_that_no_lesson_has_is_no_dead_end(robot: Robot) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "party.first"]
    open_lesson(robot, lesson)
    while not asked_what_next(robot):
        decide(robot)
    robot.close_dialogs()
    robot.tap_on(robot.find(text="Deal the cards"))
    robot.frames(3)
    robot.tap_on(robot.find(text="Play against the Chick"))
    assert robot.session.game.id == "party"


def test_where_the_person_is_to_find_it_alone_the_hand_waits_for_a_try(robot: Robot) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "march.well"]
    open_lesson(robot, lesson)
    assert not HANDS["march"].points_at(robot, wanted(robot))
    robot.tap_on(robot.find(label="Show me"))
    assert HANDS["march"].points_at(robot, wanted(robot))


def test_the_hand_comes_again_for_somebody_who_does_nothing(robot: Robot) -> None:
    robot.app.services.change(animation="fast")
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "icetown.first"]
    open_lesson(robot, lesson)
    robot.frames(60)
    before = robot.board.drawing._hints.children[0]
    robot.wait(lambda: before not in robot.board.drawing._hints.children, "the hand's return")


# Where lessons are offered


def start(robot: Robot, game: str) -> None:
    robot.app.services.navigation.go("setup", game=game)
    robot.frames(3)
    robot.screen.start()
    robot.frames(3)


def is_asked(robot: Robot) -> bool:
    return any(getattr(widget, "text", "") == "Learn first?" for widget in robot.walk())


def test_a_lesson_is_offered_at_the_first_start_of_a_game_and_once(robot: Robot) -> None:
    start(robot, "pingouins")
    assert is_asked(robot)
    robot.tap_on(robot.find(text="Learn first"))
    wait(robot)
    assert robot.screen.lesson.id == "pingouins.first"
    robot.app.services.navigation.home()
    start(robot, "pingouins")
    assert not is_asked(robot)
    assert robot.screen.name.startswith("play ")
    start(robot, "icetown")
    assert is_asked(robot)
    robot.tap_on(robot.find(text="Just play"))
    assert robot.session.game.id == "icetown"


def test_a_lesson_about_a_choice_is_offered_when_it_is_first_chosen(robot: Robot) -> None:
    robot.begin("march", ["Emma", "chick"])
    start(robot, "march")
    assert not is_asked(robot)
    robot.app.services.navigation.go("setup", game="march")
    robot.screen._choose("variant", "ice_slide")
    robot.screen.start()
    robot.frames(3)
    robot.tap_on(robot.find(text="Learn first"))
    wait(robot)
    assert robot.screen.lesson.id == "march.ice_slide"


def test_whoever_chooses_the_version_for_the_young_learns_that(robot: Robot) -> None:
    services, young = robot.app.services, {"variant": "young", "rows": "4"}
    found = learning.offer(services, "march", PERSON, young)
    assert found is not None
    assert found.id == "march.young"
    learning.keep_offered(services.storage, PERSON, found)
    other = learning.offer(services, "march", PERSON, young)
    assert other is not None
    assert other.id == "march.first"


def test_lessons_are_always_on_the_set_up_and_at_the_end_of_the_rules(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="party")
    robot.frames(3)
    robot.screen.learn()
    robot.frames(3)
    titles = [robot.find(text=title) for title in ("First steps", "Playing well", "The extra round")]
    assert len(titles) == 3
    robot.close_dialogs()
    robot.app.services.navigation.go("rules", game="party")
    robot.screen.turn_to(len(robot.screen.pages) - 1)
    robot.frames(5)
    robot.tap_on(robot.find(text="Learn by playing"))
    robot.frames(3)
    robot.tap_on(robot.find(text="Playing well"))
    wait(robot)
    assert robot.screen.lesson.id == "party.well"


def test_what_is_done_is_remembered_of_each_person(robot: Robot) -> None:
    [lesson] = [lesson for lesson in LESSONS if lesson.id == "pebbles.first"]
    open_lesson(robot, lesson)
    while not robot.screen._finished:
        decide(robot)
    storage = robot.app.services.storage
    assert learning.is_done(storage, PERSON, lesson)
    assert not learning.is_done(storage, "Tom", lesson)
    assert progress_of(storage, PERSON, lesson.chapters[0].id).log == ()


def test_the_people_of_the_house_are_chips_and_one_of_them_learns(robot: Robot) -> None:
    storage = robot.app.services.storage
    for name, colour in (("Zoe", "red"), ("Max", "blue")):
        storage.people.add(name, colour)
    robot.app.services.navigation.go("setup", game="party")
    robot.frames(3)
    robot.screen.learn()
    robot.frames(12)
    chosen = {
        chip.name: chip.chosen for chip in robot.walk() if hasattr(chip, "words_width") and hasattr(chip, "chosen")
    }
    assert chosen == {"Zoe": True, "Max": False}
    robot.tap_on(next(chip for chip in robot.walk() if getattr(chip, "chosen", None) is False and chip.name == "Max"))
    robot.frames(12)
    robot.tap_on(robot.find(text="Playing well"))
    wait(robot)
    assert (robot.screen.lesson.id, robot.screen.person) == ("party.well", "Max")


@pytest.mark.parametrize("game", GAMES)
def test_whoever_learns_or_solves_has_their_own_penguin_where_colours_are_paint(robot: Robot, game: str) -> None:
    services = robot.app.services
    services.storage.people.add(PERSON, "violet")
    [lesson, *_] = (lesson for lesson in LESSONS if lesson.game.id == game)
    puzzle = next(iter(shipped(game)), None) if game != "pebbles" else None
    for screen, given in (("lesson", {"lesson": lesson.id}), ("puzzle", {"puzzle": puzzle, "game": game})):
        if all(given.values()):
            services.navigation.go(screen, person=PERSON, **given)
            seats = robot.session.seats
            mine = [seat.colour for seat in seats if seat.name == PERSON]
            assert len({seat.colour for seat in seats}) == len(seats)
            assert (mine == ["violet"]) == (not lesson.game.colours)
            robot.frames(5)


# What it looks like


@pytest.mark.parametrize("size", SIZES)
def test_the_coach_covers_nothing_and_says_everything(robot: Robot, size: tuple[int, int]) -> None:
    """At the largest text, in the longest language: the longest sentences of every lesson. On tablets all lessons have
    the same layout, and on phones each has a board of its own."""
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    for lesson in LESSONS:
        if min(size) < PHONE or lesson is LESSONS[0]:
            open_lesson(robot, lesson)
        screen = robot.screen
        coach = rect_of(screen.ids.coach)
        for part in ("bar", "seats", "board"):
            assert not coach.overlaps(rect_of(screen.ids[part])), part
        bubble = screen.ids.coach.ids.bubble
        for text in sorted(sayings(lesson), key=len)[-3:]:
            screen.said = text
            robot.frames(3)
            assert complaints(bubble) == [], text


def sayings(lesson: Lesson) -> list[str]:
    from penguins.ui.base.words.translate import tr

    steps = [*(step for chapter in lesson.chapters for step in chapter.steps), lesson.end]
    texts = [text for step in steps for text in (step.says, *step.answers.values(), step.otherwise) if text]
    return [tr(text).replace("{", "").replace("}", "") for text in texts]


def test_on_a_standing_tablet_the_coach_leaves_the_board_its_room(robot: Robot) -> None:
    robot.resize(800, 1280)
    robot.app.services.change(text_size="largest")
    SHOTS["lesson_icetown"](robot)
    assert robot.screen.ids.coach.height < 0.2 * 1280
