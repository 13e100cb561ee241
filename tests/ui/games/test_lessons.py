"""What every lesson promises (docs/words.md, *Words for people*), found out without a window."""

import re
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, NamedTuple

import pytest

from penguins.core.state import CHANCE, OVER, Action
from penguins.games.registry import GAMES
from penguins.session.script import Prompter, Script, Step
from penguins.ui.base.words.translate import tr
from penguins.ui.games.face import face_of
from penguins.ui.games.lesson import Lesson
from penguins.ui.screens import learning

LESSONS = {lesson.id: lesson for game in GAMES for lesson in face_of(game).lessons}
CHAPTERS = {chapter.id: (lesson, chapter) for lesson in LESSONS.values() for chapter in lesson.chapters}
MOST_WAYS = 8
LONGEST_SENTENCE, LONGEST_SAYING = 60, 100
NUMBERS = re.compile(r"\d|\b(two|three|four|five|six|seven|eight|nine|ten|both|twice)\b", re.IGNORECASE)


def take_up(script: Script) -> Prompter:
    seats = script.seats(("Léa", "Chick"), learning.colours(script))
    return Prompter(script, script.take_up(seats))


def play_step(prompter: Prompter, action: Action) -> None:
    """Do it, and let happen what is written."""
    at, record = prompter.at, prompter.record
    record.play(action)
    while prompter.at == at and prompter.step is not None:
        record.play(prompter._next())


def sayings(step: Step) -> list[str]:
    return [text for text in (step.says, *step.answers.values(), step.otherwise) if text]


class Moment(NamedTuple):
    """What there is to a step, on one way through its chapter; after the last one, the step is None."""

    step: Step | None
    state: Any
    view: Any
    wanted: tuple[Action, ...]
    way: str
    """What was done otherwise than shown, if anything."""


@cache
def moments(chapter: str) -> tuple[Moment, ...]:
    """Every step as it is found on ways through a chapter: the one that is shown, and some that leave it once."""
    script = CHAPTERS[chapter][1]
    shown = tuple(walk(take_up(script), -1, ""))
    others = [(at, str(action)) for at, moment in enumerate(shown) for action in some(moment.wanted[1:])]
    return (*shown, *(moment for at, otherwise in others for moment in walk(take_up(script), at, otherwise)))


def some(actions: Sequence[Action]) -> Sequence[Action]:
    """A few of them, evenly spread, the last among them."""
    return actions[:: -max(1, len(actions) // MOST_WAYS)]


def walk(prompter: Prompter, elsewhere: int, otherwise: str) -> Iterator[Moment]:
    """As it is shown, but for one step."""
    while True:
        state = prompter.record.match.state
        wanted = prompter.wanted() if prompter.step is not None else []
        yield Moment(prompter.step, state, state.seen_by(prompter.script.person), tuple(wanted), otherwise)
        if not wanted:
            return
        left = [action for action in wanted if prompter.at == elsewhere and str(action) == otherwise]
        play_step(prompter, [*left, wanted[0]][0])


def steps_of(chapter: str) -> Iterator[tuple[Step, Moment]]:
    return ((moment.step, moment) for moment in moments(chapter) if moment.step is not None)


def ends(lesson: Lesson) -> list[Moment]:
    """The last chapter once it is done, on every way through it."""
    return [moment for moment in moments(lesson.chapters[-1].id) if moment.step is None]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_lesson_and_one_about_playing_well(game: str) -> None:
    """Missing? They are `LESSONS` in penguins/ui/games/<id>/lesson.py."""
    plain = [lesson for lesson in face_of(game).lessons if lesson.choice is None]
    assert len(plain) >= 1
    assert face_of(game).lessons[0] is plain[0]
    if game != "pebbles":
        assert 6 <= plain[0].length <= 10
        assert len(plain[1].chapters) == 3


def test_every_choice_that_plays_otherwise_has_a_lesson() -> None:
    choices = {lesson.choice for lesson in LESSONS.values()}
    assert choices >= {
        ("variant", "young"),
        ("variant", "ice_slide"),
        ("placement", "any"),
        ("tiebreak", "extra_round"),
    }


@pytest.mark.parametrize("lesson", LESSONS)
def test_ids_say_what_belongs_together(lesson: str) -> None:
    game, chapters = LESSONS[lesson].game, LESSONS[lesson].chapters
    assert lesson.startswith(f"{game.id}.")
    assert [chapter.id for chapter in chapters] == [f"{lesson}.{number}" for number in range(1, len(chapters) + 1)]
    assert learning.lesson(lesson) is LESSONS[lesson]


@pytest.mark.parametrize("lesson", [lesson.id for lesson in LESSONS.values() if lesson.choice])
def test_a_lesson_about_a_choice_is_played_with_it(lesson: str) -> None:
    choice = LESSONS[lesson].choice
    assert choice is not None
    assert all(chapter.options[choice[0]] == choice[1] for chapter in LESSONS[lesson].chapters)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whatever_is_written_is_legal_on_every_way_through(chapter: str) -> None:
    """And nobody gets stuck: at each step the person is to act, and something is wanted."""
    assert CHAPTERS[chapter][1].steps
    for step, moment in steps_of(chapter):
        where = (step.says, moment.way)
        assert moment.state.to_move in (CHAPTERS[chapter][1].person, CHANCE), where
        assert moment.wanted, where
        assert all(moment.state.allows(action) for action in moment.wanted), where
    assert moments(chapter)[-1].step is None


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_whatever_is_claimed_is_so_on_every_way_through(chapter: str) -> None:
    for step, moment in steps_of(chapter):
        assert step.holds(moment.view), (step.says, moment.way)


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_is_said_at_the_end_is_so(lesson: str) -> None:
    end = LESSONS[lesson].end
    for moment in ends(LESSONS[lesson]):
        assert end.holds(moment.view), moment.way
        assert "{" not in tr(end.says, name="Léa", rival="Chick", **end.facts(moment.view))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_gap_in_a_sentence_is_filled_from_the_position(chapter: str) -> None:
    for step, moment in steps_of(chapter):
        facts = {"name": "Léa", "rival": "Chick", **step.facts(moment.view)}
        for text in sayings(step):
            assert "{" not in tr(text, **facts)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_number_is_worked_out_or_checked(lesson: str) -> None:
    """What a sentence counts is a gap that the position fills, or `holds` says that it is so."""
    unchecked = Step("", wants=()).holds
    for step in [*(step for chapter in LESSONS[lesson].chapters for step in chapter.steps), LESSONS[lesson].end]:
        for text in sayings(step):
            assert not NUMBERS.search(text) or step.holds is not unchecked, text


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_answer_answers_something_that_can_be_tried(chapter: str) -> None:
    answered: set[tuple[str, str]] = set()
    written: set[tuple[str, str]] = set()
    for step, moment in steps_of(chapter):
        written |= {(step.says, pattern) for pattern in step.answers}
        tries = map(str, set(moment.state.legal_actions()) - set(moment.wanted)) if step.answers else []
        fitting = (next((key for key in step.answers if fnmatchcase(text, key)), None) for text in tries)
        answered |= {(step.says, pattern) for pattern in fitting if pattern is not None}
    assert answered == written


@pytest.mark.parametrize("lesson", LESSONS)
def test_sentences_are_short(lesson: str) -> None:
    for step in [*(step for chapter in LESSONS[lesson].chapters for step in chapter.steps), LESSONS[lesson].end]:
        for text in sayings(step):
            assert len(text) <= LONGEST_SAYING, text
            assert all(len(sentence) <= LONGEST_SENTENCE for sentence in re.split(r"(?<=[.!?:]) ", text)), text


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.endswith(".first")])
def test_a_first_lesson_ends_in_a_small_win(lesson: str) -> None:
    """The person has won, or is ahead of the rival."""
    game = LESSONS[lesson].game
    for moment in ends(LESSONS[lesson]):
        places, merits = game.places(moment.state), game.merits(moment.state)
        assert places[0] == 1 if moment.state.to_move == OVER else merits[0] > merits[1], moment.way


@pytest.mark.parametrize("lesson", ["icetown.first", "march.young"])
def test_the_hand_shows_every_step_to_those_who_cannot_read(lesson: str) -> None:
    assert not [step.says for chapter in LESSONS[lesson].chapters for step in chapter.steps if step.alone]


def test_ending_first_takes_a_choice_at_every_step_but_the_last() -> None:
    shown = [moment for moment in moments("party.well.3") if not moment.way and moment.step is not None]
    assert len(shown) == 4
    for moment in shown[:-1]:
        assert set(moment.state.legal_actions()) - set(moment.wanted), moment.step
