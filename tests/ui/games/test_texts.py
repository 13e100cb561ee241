"""Each game says all that the screens need (CONTRIBUTING.md, A game)."""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest

from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.ui.base import pictures
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.face import Face, face_of, rules_of
from penguins.ui.games.texts import Chosen, Page
from tests.null_game.registered import NULL_GAME
from tests.ui.games.chosen import every_match

ALL = pytest.mark.parametrize("game", GAMES)
OF_THE_HOUSE = pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English."""
    yield
    use_language(ENGLISH.id)


def all_pages(game: str) -> list[Page]:
    """Every page that anybody may read."""
    return [page for chosen in every_match(game) for page in rules_of(game, chosen)]


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
    for page in all_pages(game):
        assert page.scene
        assert {piece.name for piece in page.scene} <= known


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages_are_short(game: str, language: str) -> None:
    """Somebody reads them to a child who wants to play."""
    use_language(language)
    for page in all_pages(game):
        assert len(page.text) <= (280 if language == ENGLISH.id else 320), page.heading


@ALL
def test_nothing_hangs_out_of_a_scene(game: str) -> None:
    for page in all_pages(game):
        for piece in page.scene:
            natural = pictures.size(piece.name)
            half = piece.width / 2, piece.width * natural.height / natural.width / 2
            assert half[0] <= piece.x <= 320 - half[0], (page.heading, piece)
            assert half[1] - 4 <= piece.y <= 184 - half[1], (page.heading, piece)


@ALL
def test_pages_read_in_a_match_offer_no_choice(game: str) -> None:
    for chosen in every_match(game)[1:]:
        texts = " ".join(page.text for page in rules_of(game, chosen))
        assert not re.search("you chose|if you like|[Ww]ith (two|three|four|five) players", texts), chosen


@ALL
def test_every_choice_that_people_have_changes_the_pages(game: str) -> None:
    matches = [chosen for chosen in every_match(game) if chosen is not None]
    for one, other in combinations(matches, 2):
        differing = {key for key in one.options if one.options[key] != other.options[key]}
        if one.players == other.players and len(differing) == 1 and differing <= set(face_of(game).texts.options):
            assert rules_of(game, one) != rules_of(game, other), (one, other)


@pytest.mark.parametrize(
    ("game", "players", "options", "says"),
    [
        ("pingouins", 2, {"placement": "one_fish"}, "one at a time. They start on tiles with one fish."),
        ("pingouins", 4, {"placement": "any"}, "one at a time. They start on any free tile."),
        ("pingouins", 3, {"placement": "any"}, "each of you puts 3 penguins on the ice"),
        ("icetown", 3, {}, "There are 15 penguins of each colour."),
        ("march", 2, {"variant": "classic", "rows": "8"}, "Each of you has two penguins"),
        ("march", 4, {"variant": "young", "rows": "5"}, "on 5 rows"),
        ("march", 3, {"variant": "ice_slide", "rows": "8"}, "swap two neighbouring tiles"),
        ("party", 2, {"tiebreak": "share"}, "room for seven cards"),
        ("party", 5, {"tiebreak": "extra_round"}, "only those who were tied can win"),
    ],
)
def test_what_is_read_in_a_match(game: str, players: int, options: dict[str, str], says: str) -> None:
    texts = " ".join(page.text for page in rules_of(game, Chosen(players, options)))
    assert says in texts


def test_without_weather_no_page_tells_of_it() -> None:
    young = rules_of("march", Chosen(3, {"variant": "young", "rows": "8"}))
    assert "Sun and storm" not in [page.heading for page in young]


@pytest.mark.parametrize(
    ("game", "says"),
    [
        ("pingouins", ("2–4 players", "Alvydas Jakeliunas and Günter Cornett", "Phalanx Games, 2006")),
        ("icetown", ("2–4 players", "Ages 5 and up", "10 to 15 minutes")),
        ("march", ("ages 5 and up", "ages 8 and up", "Florent Toscano and Frédéric Vuagnat", "Jeux Opla")),
        ("party", ("2–6 players", "Ages 6 and up", "About 15 minutes", "Reiner Knizia")),
    ],
)
def test_the_last_page_is_about_the_game(game: str, says: tuple[str, ...]) -> None:
    last = rules_of(game)[-1]
    assert last.heading == "About this game"
    for words in says:
        assert words in last.text


@ALL
def test_every_setting_has_its_words(game: str) -> None:
    declared, said = {setting.key for setting in GAMES[game].settings}, set(face_of(game).texts.settings)
    assert not declared - said, f"TEXTS.settings of {game} has no words for {declared - said}"
    assert not said - declared, f"TEXTS.settings of {game} has words for what it does not declare: {said - declared}"
