"""Where the card with the news lies: it hides nothing of the board, and no word of it is hidden."""

import pytest
from kivy.metrics import dp

from penguins.games.registry import GAMES
from penguins.rig import entrances
from penguins.rig.shots import SHOTS
from penguins.ui.base.keys import TARGET
from penguins.ui.base.surface import surface
from penguins.ui.base.theme import TYPE_SMALL, TYPE_TITLE
from penguins.ui.widgets.buttons import PushButton
from tests.null_game.registered import NULL_GAME
from tests.ui.fitting import rect_of
from tests.ui.news import card, rows, told
from tests.ui.robot import Robot

PHONE, TABLET = (360, 640), (1280, 800)
FLOE = "floe:" + "1" * 30 + "2" * 20 + "3" * 10
FOUR = ("Léa", "chick", "chick", "chick")
PLACED = (FLOE, "a1", "a2", "a3", "a4")


@pytest.mark.parametrize("size", [PHONE, (800, 1280)])
def test_over_the_board_the_card_is_as_wide_as_the_plates_above_it(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    robot.begin_after("pingouins", FOUR, *PLACED)
    news, seats = card(robot), robot.screen.ids.seats
    assert news is not None
    assert (news.x, news.right) == (pytest.approx(seats.x, abs=1), pytest.approx(seats.right, abs=1))
    assert {line.type_size for line in news.ids.lines.children} == {TYPE_SMALL if size == PHONE else TYPE_TITLE}
    words = [line.ids.words for line in news.ids.lines.children]
    sign = news.ids.reader.right - dp(24)
    assert all(line.right <= sign + 1 for line in words), "the sign that reads them covers no word"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("size", "text_size"), [((1024, 768), "largest"), (TABLET, "normal"), ((1364, 1024), "normal")]
)
def test_beside_a_tablets_board_the_news_of_a_full_table_cover_nobodys_plate(
    robot: Robot, quick_bots: None, size: tuple[int, int], game: str, text_size: str
) -> None:
    robot.resize(*size)
    robot.app.services.change(text_size=text_size)
    SHOTS[f"play_{game}_full_table"](robot)
    lowest = min(plate.y for plate in robot.screen.ids.seats.plates)
    news = card(robot)
    assert news is None or news.top <= lowest
    assert robot.screen.ids.chronicle.opacity == (1 if news is None else 0), "no rim of its rows is seen"


def test_a_card_over_the_board_hides_no_button_with_words(robot: Robot, quick_bots: None) -> None:
    robot.resize(360, 565)
    entrances.play("icetown", 3, 0.5, robot)
    robot.wait_for_person()
    robot.frames(5)
    news = card(robot)
    [button] = (it for it in robot.walk(robot.board) if isinstance(it, PushButton) and it.opacity)
    assert news is not None
    assert rect_of(news).bottom >= rect_of(button).top or rect_of(news).top <= rect_of(button).bottom


@pytest.mark.parametrize("shot", ["play_march_middle", "play_march_full_table"])
def test_where_the_ice_leaves_room_beside_it_the_card_covers_no_tile(robot: Robot, quick_bots: None, shot: str) -> None:
    robot.resize(800, 1280)
    SHOTS[shot](robot)
    news = card(robot)
    assert news is not None
    assert not any(rect_of(news).overlaps(rect_of(tile)) for tile in robot.board.drawing.tiles.values())


@pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])
@pytest.mark.parametrize("text_size", ["normal", "largest"])
@pytest.mark.parametrize("size", [PHONE, (800, 1280)])
def test_what_a_full_table_did_can_be_read_and_hides_nothing_of_the_board(
    robot: Robot, quick_bots: None, game: str, size: tuple[int, int], text_size: str
) -> None:
    robot.resize(*size)
    robot.app.services.change(text_size=text_size, language="fr")
    SHOTS[f"play_{game}_full_table"](robot)
    news, board = card(robot), robot.board
    assert news is not None
    on_line = {row.text for row in rows(robot) if row.fresh and row.text in news.ids.reader.text}
    assert len(on_line.union(told(robot))) >= 3, "on the card or, bright, on the line"
    assert all(line.height >= line.ids.words.texture_size[1] for line in news.ids.lines.children), "whole lines"
    assert news.ids.lines.height <= news.height
    towns = [place.room for place in getattr(board.drawing, "places", ())]
    below = [box for box in (*board.sights(), *towns) if box.y < news.top and box.y + box.height > news.y + 1]
    assert not [box for box in below if box.x < news.right and box.x + box.width > news.x]
    assert not [stop for stop in board.stops() if stop.kind == TARGET and news.collide_point(*stop.pos)]
    assert news.top <= min(robot.screen.ids.seats.plates[0].y, robot.screen.ids.seats.ids.bubble.y)


def test_beside_a_large_board_the_card_is_no_higher_than_its_words_need(robot: Robot, quick_bots: None) -> None:
    robot.resize(1364, 1024)
    SHOTS["play_party_middle"](robot)
    news = card(robot)
    assert news is not None
    assert news.height < news.ids.lines.height + dp(80)
    assert news.top == pytest.approx(robot.screen.ids.chronicle.top, abs=1), "and follows the plates"


@pytest.mark.parametrize(("shot", "number"), [("play_march_middle", 1), ("play_march_full_table", 2)])
def test_with_the_largest_letters_the_news_are_neither_smaller_than_for_everybody_else_nor_fewer_than_need_be(
    robot: Robot, quick_bots: None, shot: str, number: int
) -> None:
    robot.resize(640, 360)
    robot.app.services.change(text_size="largest", language="de")
    SHOTS[shot](robot)
    news = card(robot)
    assert news is not None
    sizes = {line.type_size * surface.text_scale for line in news.ids.lines.children}
    assert min(sizes) >= TYPE_SMALL * surface.plain_scale, sizes
    assert len(told(robot)) == number, "who was taken along is told so, and not only what the weather did then"
    assert news.ids.lines.height <= news.height
