"""Each game says all that the screens need (CONTRIBUTING.md, A game)."""

import pytest

from penguins.games.registry import GAMES
from penguins.ui.base import pictures
from penguins.ui.games.face import Face, face_of
from tests.null_game.registered import NULL_GAME

ALL = pytest.mark.parametrize("game", GAMES)
OF_THE_HOUSE = pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])


def missing(face: Face) -> list[str]:
    """What a game's face still lacks, and where it belongs."""
    folder = f"penguins/ui/games/{face.game}"
    lacks = {
        f"{face.game} has no words: write {folder}/texts.py": not face.has("texts"),
        f"{face.game} has no board: write {folder}/board.py": not face.has("board"),
        f"{face.game} has no cover: draw assets/art/titles/{face.game}.svg": face.own_title not in pictures.names(),
    }
    return [f"{lack} (CONTRIBUTING.md, A game)" for lack, true in lacks.items() if true]


@ALL
def test_the_robot_can_play_it(game: str) -> None:
    from tests.ui.games.hands import HANDS  # opens a window

    assert game in HANDS, f"{game} has no hand: write tests/ui/games/{game}/hand.py and list it in hands.py"


@OF_THE_HOUSE
def test_a_face_is_complete(game: str) -> None:
    assert missing(face_of(game)) == []


def test_what_a_face_lacks_is_told_in_a_sentence() -> None:
    assert [lack.partition(":")[0] for lack in missing(Face("chess", "penguins.ui.games.chess"))] == [
        "chess has no words",
        "chess has no board",
        "chess has no cover",
    ]
    assert [lack.partition(":")[0] for lack in missing(face_of(NULL_GAME.id))] == ["pebbles has no cover"]


@ALL
def test_every_option_and_choice_has_its_words(game: str) -> None:
    options, asked = face_of(game).texts.options, [option for option in GAMES[game].options if option.asked]
    assert set(options) == {option.key for option in asked}
    for option in asked:
        assert set(options[option.key].choices) == set(option.choices)


@ALL
def test_every_page_has_a_picture_of_pictures_that_exist(game: str) -> None:
    known = set(pictures.names())
    for page in face_of(game).texts.pages:
        assert page.scene
        assert {piece.name for piece in page.scene} <= known


@ALL
def test_pages_are_short(game: str) -> None:
    for page in face_of(game).texts.pages:
        assert len(page.text) <= 240, page.heading


@ALL
def test_nothing_hangs_out_of_a_scene(game: str) -> None:
    for page in face_of(game).texts.pages:
        for piece in page.scene:
            natural = pictures.size(piece.name)
            half = piece.width / 2, piece.width * natural.height / natural.width / 2
            assert half[0] <= piece.x <= 320 - half[0], (page.heading, piece)
            assert half[1] - 4 <= piece.y <= 184 - half[1], (page.heading, piece)


@ALL
def test_every_setting_has_its_words(game: str) -> None:
    declared, said = {setting.key for setting in GAMES[game].settings}, set(face_of(game).texts.settings)
    assert not declared - said, f"TEXTS.settings of {game} has no words for {declared - said}"
    assert not said - declared, f"TEXTS.settings of {game} has words for what it does not declare: {said - declared}"
