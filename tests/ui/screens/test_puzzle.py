"""The puzzle room in a real window: the robot solves a puzzle of each kind by touch, and fails one."""

from collections.abc import Callable
from typing import Any

import pytest

from penguins.bots.reasons import reasons_for_all
from penguins.games.party.state import PartyState
from penguins.games.registry import GAMES
from penguins.rig.entrances import kind_of, puzzle_of_kind
from penguins.rig.shots import SHOTS
from penguins.session.progress import progress_of
from penguins.session.puzzles import BadPuzzle, Puzzle, script_id, shipped
from penguins.ui.base import theme
from penguins.ui.games.face import face_of
from penguins.ui.screens.advice import why
from penguins.ui.widgets.puzzle_button import PuzzleButton
from penguins.ui.widgets.stars import Stars
from tests.ui.fitting import rect_of
from tests.ui.games.hands import HANDS
from tests.ui.robot import Robot

PERSON = "Léa"
KINDS = sorted({(game, kind_of(puzzle)) for game in GAMES for puzzle in shipped(game).values()})
WAYS = {"win": "drag", "fish": "tap", "points": "tap", "arrive": "drag", "memory": "tap", "empty_hand": "drag"}
"""Each kind in one way; tests of the boards do everything in every way."""


def open_puzzle(robot: Robot, puzzle: Puzzle) -> None:
    robot.app.services.navigation.go("puzzle", puzzle=puzzle.id, game=puzzle.game, person=PERSON)
    robot.frames(5)


def begin(robot: Robot, game: str, kind: str) -> Puzzle:
    """The shortest of that kind, when the person can move."""
    puzzle = puzzle_of_kind(game, kind)
    open_puzzle(robot, puzzle)
    if robot.screen.memorising:
        robot.tap_on(robot.find(text=robot.screen._tools()[0][0]))
    wait(robot)
    return puzzle


def wait(robot: Robot) -> None:
    """Until the person can do something, or it is over."""
    robot.frames(3)
    robot.wait(lambda: robot.screen.table.waits_for_person or robot.screen.table.waits_for == "over", "the turn")
    robot.frames(2)


def do(robot: Robot, text: str, way: str) -> None:
    """Decide, after lending chance a hand."""
    hand = HANDS[robot.session.game.id]
    while robot.session.stage.kind == "chance":
        hand.between["chance"](robot, way)
        wait(robot)
    hand.do(robot, robot.session.game.parse(text), way)
    wait(robot)


def wrong_ones(puzzle: Puzzle) -> list[str]:
    prover = puzzle.prover()
    right = prover.right(prover.start, 0)
    return [str(action) for action in prover.start.legal_actions() if action not in right]


def stars(robot: Robot, puzzle: Puzzle) -> int:
    return progress_of(robot.app.services.storage, PERSON, script_id(puzzle.game, puzzle.id)).stars


def tap_button(robot: Robot, text: str) -> None:
    robot.tap_on(robot.find(text=text))
    robot.frames(3)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_robot_solves_a_puzzle_of_each_kind(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    """The goal is said, then all is done with a finger or with keys; the next one is a tap away."""
    HANDS[game].prepare(monkeypatch)
    puzzle = begin(robot, game, kind)
    person = robot.screen.solving.script.person
    goal = face_of(game).puzzle.goal(puzzle.goal, puzzle.match().state, person)
    assert goal in robot.screen.said
    for text in puzzle.solution:
        do(robot, text, WAYS[kind])
    assert (robot.screen.verdict, robot.screen.earned) == ("solved", 3)
    assert not robot.said(), "nothing lies in front of the stars"
    assert stars(robot, puzzle) == 3
    tap_button(robot, "Next puzzle")
    assert robot.screen.puzzle.id != puzzle.id
    assert robot.screen.puzzle.game == game


def test_the_robot_fails_one_sees_why_and_tries_again(robot: Robot) -> None:
    puzzle = begin(robot, "party", "empty_hand")
    said: list[str] = []
    robot.screen.bind(said=lambda _, sentence: said.append(sentence))
    do(robot, wrong_ones(puzzle)[0], "tap")
    assert robot.screen.verdict == "missed"
    assert "That does not work. Watch!" in said
    rivals = tuple(f"{seat.name} plays" for seat in robot.session.record.setup.seats if not seat.is_human)
    assert any(sentence.startswith(rivals) for sentence in said), "the refutation is told"
    match, person = robot.session.record.match, robot.screen.solving.script.person
    begun = puzzle.match()
    placed = [match.mover(moment) for moment in range(len(begun.log), len(match.log))].count(person)
    assert isinstance(begun.state, PartyState)
    stuck = begun.state.sizes[person] - placed
    assert f"{stuck} of your cards fitted nowhere." in said[-1]
    tap_button(robot, "Try again")
    wait(robot)
    assert robot.board.view == puzzle.match().state
    HANDS["party"].check_at_rest(robot)
    for text in puzzle.solution:
        do(robot, text, "tap")
    assert (robot.screen.earned, stars(robot, puzzle)) == (2, 2)


@pytest.mark.parametrize("game", ["pingouins", "icetown", "march"])
def test_a_wrong_first_move_is_answered_in_the_other_games_too(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    HANDS[game].prepare(monkeypatch)
    puzzle = begin(robot, game, dict(KINDS)[game])
    do(robot, wrong_ones(puzzle)[0], "tap")
    assert robot.screen.verdict == "missed"
    goal, person = puzzle.goal, robot.screen.solving.script.person
    meant = face_of(game).puzzle.missed(goal, robot.session.record.match.state, person, robot.screen._hearing)
    assert meant in robot.screen.said
    robot.press("z", "ctrl")
    wait(robot)
    assert robot.screen.verdict == "open"
    assert robot.board.chooser == person


def test_while_it_is_played_out_somebody_can_try_again(robot: Robot) -> None:
    puzzle = begin(robot, "pingouins", "win")
    HANDS["pingouins"].do(robot, robot.session.game.parse(wrong_ones(puzzle)[0]), "tap")
    robot.wait(lambda: robot.screen.verdict == "missed", "the verdict")
    robot.frames(30)
    assert robot.screen.table.waits_for != "over"
    tap_button(robot, "Try again")
    wait(robot)
    assert (robot.screen.verdict, robot.screen._played) == ("open", 0)


def test_a_hint_tells_the_piece_then_the_move_and_then_plays_it(robot: Robot) -> None:
    puzzle = begin(robot, "party", "empty_hand")
    tap_button(robot, "Hint")
    robot.wait(lambda: robot.screen.hint_shows == "piece", "the hint")
    tap_button(robot, "Where to?")
    assert HANDS["party"].points_at(robot, robot.session.game.parse(puzzle.solution[0]))
    tap_button(robot, "Play it")
    wait(robot)
    for text in puzzle.solution[1:]:
        do(robot, text, "tap")
    assert (robot.screen.verdict, robot.screen.earned) == ("solved", 1)


def test_the_solution_is_shown_with_its_reason_and_then_it_is_the_persons_turn(robot: Robot) -> None:
    puzzle = begin(robot, "march", "arrive")
    said: list[str] = []
    robot.screen.bind(said=lambda _, sentence: said.append(sentence))
    tap_button(robot, "Solution")
    robot.wait(lambda: robot.screen.table.waits_for == "over", "the solution")
    assert robot.screen.verdict == "shown"
    assert said[0].startswith("You walk to ")
    action = robot.session.game.parse(puzzle.solution[0])
    reasons = reasons_for_all(robot.session.game, puzzle.match().state)[action]
    assert said[0].endswith(why("march", reasons, ["Léa"] * 4)), "with a reason"
    tap_button(robot, "Try again")
    wait(robot)
    for text in puzzle.solution:
        do(robot, text, "tap")
    assert robot.screen.earned == 1


# The end


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("end", ["solved", "missed"])
def test_at_the_end_the_solver_is_the_large_one(robot: Robot, game: str, kind: str, end: str) -> None:
    SHOTS[f"puzzle_{game}_{kind}_{end}"](robot)
    screen = robot.screen
    assert screen.ids.seats.active == screen.learner
    assert tuple(screen.rim) == theme.rgba(theme.PAINTS[screen.session.seats[screen.learner].colour].main)
    assert not any(plate.out for plate in screen.plates), "nobody plays on, so nobody is out"


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1280, 800)])
@pytest.mark.parametrize(("game", "kind"), [("icetown", "points"), ("pingouins", "win")])
def test_the_stars_rest_in_the_bar_alone(robot: Robot, size: tuple[int, int], game: str, kind: str) -> None:
    robot.resize(*size)
    SHOTS[f"puzzle_{game}_{kind}_solved"](robot)
    [stars] = (widget for widget in robot.walk(robot.screen) if isinstance(widget, Stars))
    assert all(rect_of(star).within(rect_of(robot.screen.ids.bar)) for star in stars.children)
    assert (robot.screen.ids.title.text, robot.screen.ids.ahead.opacity) == ("", 0), "nothing lies below them"


@pytest.mark.window
def test_one_star_after_the_other_comes_to_its_place() -> None:
    stars = Stars(number=3, size=(150, 48), stage=(500, 500, 100))
    resting = [star.pos[:] for star in reversed(stars.children)]
    stars.arrived = 0.5
    first, second, third = reversed(stars.children)
    assert first.y < second.y < third.y
    stars.arrived = 1.0
    assert [star.pos for star in reversed(stars.children)] == [pytest.approx(pos) for pos in resting]


# To be remembered


@pytest.mark.parametrize("animation", ["slow", "off"])
def test_tiles_are_shown_for_a_while_and_then_turned_down(robot: Robot, animation: str) -> None:
    robot.app.services.change(animation=animation)
    puzzle = puzzle_of_kind("march", "memory")
    open_puzzle(robot, puzzle)
    robot.wait(lambda: robot.screen.has_begun and robot.board.view is not None, "the board")
    tiles = (1 << len(robot.board.view.tiles)) - 1
    assert robot.board.view.face_up == tiles
    assert robot.board.chooser is None
    seconds = 18 if animation == "slow" else 10
    robot.frames(60 * (seconds - 1))
    assert robot.screen.memorising
    robot.frames(90)
    assert not robot.screen.memorising
    wait(robot)
    start: Any = puzzle.match().state
    assert robot.board.view.face_up == start.face_up
    assert not robot.board.drawing._notes.children, "nor does the memory aid help"


def test_plain_puzzles_tell_what_is_under_every_tile(robot: Robot) -> None:
    robot.app.services.change(memory_aid=False)
    begin(robot, "march", "arrive")
    assert robot.board.drawing._notes.children


def test_in_a_party_puzzle_all_hands_lie_open(robot: Robot) -> None:
    puzzle = begin(robot, "party", "empty_hand")
    shown = {seat: hand.shown for seat, hand in robot.board.drawing.strip.hands.items()}
    start: Any = puzzle.match().state
    assert shown == {seat: start.hands[seat] for seat in shown}


def test_in_a_match_hands_stay_hidden(robot: Robot) -> None:
    robot.begin("party", ["Emma", "chick", "chick"])
    assert {hand.shown for hand in robot.board.drawing.strip.hands.values()} == {None}


def test_the_rolls_to_come_are_shown(robot: Robot) -> None:
    puzzle = begin(robot, "icetown", "points")
    assert len(robot.screen.ahead) == len(puzzle.solution)
    do(robot, puzzle.solution[0], "tap")
    assert robot.screen.decided == 1


# Shelves


def test_the_shelves_are_reached_from_the_set_up_and_lead_to_every_puzzle(robot: Robot) -> None:
    robot.app.services.navigation.go("setup", game="march")
    robot.frames(5)
    robot.screen.ids.scroll.scroll_y = 0.5
    robot.frames(3)
    button = robot.find(text="Puzzles")
    robot.screen.ids.scroll.scroll_to(button, animate=False)
    robot.frames(3)
    robot.tap_on(button)
    robot.frames(5)
    puzzles = [widget for widget in robot.walk() if isinstance(widget, PuzzleButton)]
    assert len(puzzles) == len(shipped("march"))
    for button in puzzles:
        box = rect_of(button)
        assert min(box.right - box.left, box.top - box.bottom) >= 48
    tap_button(robot, "Next puzzle")
    assert robot.screen.puzzle == next(iter(shipped("march").values()))


def test_what_one_has_solved_another_has_not(robot: Robot) -> None:
    storage = robot.app.services.storage
    for name, colour in ((PERSON, "red"), ("Tom", "blue")):
        storage.people.add(name, colour)
    puzzle = begin(robot, "march", "arrive")
    for text in puzzle.solution:
        do(robot, text, "tap")
    robot.app.services.navigation.go("puzzles", game="march", person=PERSON)
    robot.frames(5)
    solved = [widget.stars for widget in robot.walk() if isinstance(widget, PuzzleButton)]
    assert sorted(solved)[-2:] == [0, 3]
    most = 3 * len(shipped("march"))
    assert robot.screen.who == f"Léa: 3 of {most} stars"
    robot.tap_on(robot.find(name="Tom"))
    robot.frames(5)
    assert robot.screen.who == f"Tom: 0 of {most} stars"


def test_whoever_has_solved_all_is_told_so(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("penguins.ui.screens.puzzling.next_unsolved", lambda *_: None)
    robot.app.services.navigation.go("puzzles", game="march", person=PERSON)
    robot.frames(5)
    tap_button(robot, "Next puzzle")
    assert robot.said() == {"You have solved them all!"}


def test_puzzles_that_cannot_be_read_are_told_in_a_sentence(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(*_: Any) -> None:
        raise BadPuzzle("march.txt cannot be read")

    monkeypatch.setattr("penguins.session.solving.shipped", bad)
    robot.app.services.navigation.go("puzzles", game="march", person=PERSON)
    robot.frames(5)
    assert robot.screen.trouble == "The puzzles of this game cannot be read."
    robot.screen.stored_anew()
    tap_button(robot, "Next puzzle")


def test_killed_in_a_puzzle_it_goes_on_where_it_was(robot: Robot, killed: Callable[[], Robot]) -> None:
    puzzle = begin(robot, "party", "empty_hand")
    do(robot, puzzle.solution[0], "tap")
    view, said = robot.board.view, robot.screen.said
    robot = killed()
    open_puzzle(robot, puzzle)
    wait(robot)
    assert (robot.board.view, robot.screen.said) == (view, said)
    assert "Right so far!" in said


@pytest.mark.parametrize("size", [(360, 640), (640, 360), (1024, 768)])
def test_numbers_on_the_shelves_are_equally_large(robot: Robot, size: tuple[int, int]) -> None:
    robot.app.services.change(text_size="largest")
    robot.resize(*size)
    SHOTS["puzzles_pingouins"](robot)
    robot.frames(5)
    buttons = [widget for widget in robot.walk() if isinstance(widget, PuzzleButton)]
    assert len({button._number.font_size for button in buttons}) == 1


@pytest.mark.parametrize("size", [(1280, 800), (1364, 1024)])
def test_where_shelves_stand_beside_each_other_they_reach_down_to_the_button(
    robot: Robot, size: tuple[int, int]
) -> None:
    robot.resize(*size)
    SHOTS["puzzles_icetown"](robot)
    scroll = robot.screen.ids.scroll
    for shelf in robot.screen.ids.shelves.children:
        assert shelf.to_window(*shelf.pos)[1] - scroll.to_window(*scroll.pos)[1] < shelf.row


@pytest.mark.parametrize("shot", ["puzzle_march_arrive", "puzzle_march_memory"])
def test_where_the_coach_has_room_the_plates_of_a_full_table_are_large(robot: Robot, shot: str) -> None:
    robot.resize(1364, 1024)
    SHOTS[shot](robot)
    plates = robot.screen.ids.seats.plates
    assert len(plates) == 4
    assert min(plate.height for plate in plates) >= 68
    assert min(plate.y for plate in plates) >= robot.screen.ids.coach.top
