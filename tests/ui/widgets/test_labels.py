"""Words go down the scale, never in between; those side by side are equally large; digits are equally wide."""

import pytest
from kivy.core.text import Label as Letters
from kivy.metrics import sp
from kivy.uix.floatlayout import FloatLayout

from penguins.games.registry import GAMES
from penguins.ui.base import theme
from penguins.ui.base.letters import held_together
from penguins.ui.widgets.digits import Digits, width_of_digits
from penguins.ui.widgets.labels import SameSize, Words, in_even_lines
from tests.ui.fitting import drawn_letters
from tests.ui.robot import Robot


def shown(robot: Robot, *words: Words) -> None:
    ground = FloatLayout()
    for word in words:
        word.size_hint = None, None
        ground.add_widget(word)
    robot.app.root.add_widget(ground)
    robot.frames(4)


@pytest.mark.parametrize("width", range(20, 200, 12))
def test_words_are_of_the_scale_however_little_room_they_have(robot: Robot, width: int) -> None:
    words = Words(text="Maximilienne", display=True, type_size=theme.TYPE_HEADLINE, size=(width, 30))
    shown(robot, words)
    assert words.font_size in [pytest.approx(sp(size)) for size in theme.TYPE_SCALE]
    assert words.shorten == (words.font_size == sp(theme.TYPE_NOTE) and width < 77)


def test_no_line_behind_a_line_break_is_lost(robot: Robot) -> None:
    text = "Come to the sea!\nGo to a tile that is lit, or to the one beside it."
    for height in range(60, 200, 7):
        words = Words(text=text, type_size=theme.TYPE_TITLE, size=(150, height))
        shown(robot, words)
        assert words.shorten or drawn_letters(words) == "".join(text.split())


def test_no_word_stands_alone_on_the_last_line(robot: Robot) -> None:
    def lines(text: str, width: float) -> list[str]:
        return in_even_lines(text, 20, theme.FONT, False, width).split("\n")

    assert lines("Pick a penguin and slide it.", 230) == ["Pick a penguin", "and slide it."]
    assert lines("Pick a penguin and slide it.", 400) == ["Pick a penguin and slide it."]
    assert lines("Yes\nor no", 400) == ["Yes", "or no"]
    assert lines("No!\nPick a penguin and slide it.", 230) == ["No!", "Pick a penguin", "and slide it."]
    assert lines("Maximilienne", 20) == ["Maximilienne"]
    words = Words(text="Pick a penguin and slide it.", type_size=theme.TYPE_BODY, size=(185, 50))
    shown(robot, words)
    assert words.text == "Pick a penguin and slide it."
    assert [line.words[0].text for line in words._label._cached_lines] == ["Pick a penguin", "and slide it."]


def test_no_line_begins_or_ends_with_the_dot_between_two_facts(robot: Robot) -> None:
    for width in range(60, 200, 5):
        words = Words(text="Place 2 of 4 · 24 fish", size=(width, 100))
        shown(robot, words)
        lines = ["".join(word.text for word in line.words) for line in words._label._cached_lines]
        assert not any(line.startswith("·") or line.endswith("·") for line in lines)


@pytest.mark.parametrize("font", [theme.FONT, theme.FONT_DISPLAY])
def test_a_line_ends_rather_between_facts_than_between_words(robot: Robot, font: str) -> None:
    text, font_size = "March of the Penguins · today 6:56", 20
    facts = text.split(" · ")
    width = max(Letters(font_name=font, font_size=font_size).get_extents(fact)[0] for fact in facts) + 1
    lines = in_even_lines(text, font_size, font, False, width).split("\n")
    assert ["".join(line.split()) for line in lines] == ["".join(fact.split()) for fact in facts]


@pytest.mark.parametrize("font", [theme.FONT, theme.FONT_DISPLAY])
@pytest.mark.parametrize(
    ("text", "together"),
    [
        ("Does not know Player 1 yet, and learns.", "Player 1"),
        ("End of round 12: Tom leads with 8 points.", "round 12:"),
        ("End of round 12: Tom leads with 8 points.", "8 points."),
        ("For 2–4 players of all ages", "2–4 players"),
        ("The party of the penguins, 21 November", "21 November"),
        ("Die Party der Pinguine, 21. November", "21. November"),
        ("Two cards fit nowhere. Try again!", "Try again!"),
        ("À toi de jouer, Bartholomé\N{NO-BREAK SPACE}!", "Bartholomé !"),
    ],
)
def test_what_belongs_together_stands_on_one_line_as_long_as_a_line_can_hold_it(
    robot: Robot, text: str, together: str, font: str
) -> None:
    least = Letters(font_name=font, font_size=20).get_extents("End of round 12: Tom")[0]
    for width in range(least, 3 * least, 7):
        lines = in_even_lines(text, 20, font, False, width).split("\n")
        assert any(together in line.replace("\N{NO-BREAK SPACE}", " ") for line in lines), lines


def test_a_word_before_a_number_that_counts_something_may_end_a_line() -> None:
    assert held_together("You finish with 53 fish.") == "You finish with 53\N{NO-BREAK SPACE}fish."


def test_what_belongs_together_is_parted_where_no_line_can_hold_it(robot: Robot) -> None:
    width = Letters(font_size=20).get_extents("fish")[0] + 1
    assert in_even_lines("24 fish", 20, theme.FONT, False, width).split("\n") == ["24", "fish"]


def test_words_side_by_side_are_as_large_as_the_one_with_least_room(robot: Robot) -> None:
    same = SameSize()
    roomy, narrow = (
        Words(text="Ice Town", type_size=theme.TYPE_TITLE, size=size, same=same) for size in ((300, 60), (62, 20))
    )
    shown(robot, roomy, narrow)
    assert roomy.font_size == narrow.font_size < sp(theme.TYPE_TITLE)
    narrow.same = None
    narrow.size = (10, 60)
    roomy.width = 301
    robot.frames(4)
    assert roomy.font_size == sp(theme.TYPE_TITLE)


def test_a_score_is_as_wide_as_any_other_of_as_many_digits(robot: Robot) -> None:
    assert len({width_of_digits(str(number), 28) for number in range(10, 100)}) == 1
    assert width_of_digits("-11", 28) > width_of_digits("11", 28)


def test_digits_are_of_the_scale_and_fit_their_box(robot: Robot) -> None:
    for width in range(10, 120, 10):
        number = Digits(text="88", type_size=theme.TYPE_DISPLAY, size=(width, 50), size_hint=(None, None))
        robot.app.root.add_widget(number)
        robot.frames(2)
        assert number.font_size in [pytest.approx(sp(size)) for size in theme.TYPE_SCALE]
        assert number.font_size == sp(theme.TYPE_NOTE) or number.width_at(number.font_size / sp(1)) <= width


@pytest.mark.parametrize("game", GAMES)
def test_a_plate_has_one_number_with_its_picture_or_its_penguins_and_at_most_two_details(
    robot: Robot, game: str
) -> None:
    robot.begin(game, ("Léa", "Tom"))
    for seat in range(2):
        standing = robot.board.standing(robot.board.view, seat)
        assert [bool(standing.score), bool(standing.road), bool(standing.waiting)].count(True) == 1
        assert len(standing.details) <= 2
        assert all(fact.icon for fact in (standing.score, *standing.details) if fact)
        if standing.score and game != "march":
            assert standing.score.text == str(robot.board.view.scores()[seat])
