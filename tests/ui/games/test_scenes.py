"""What a picture of the rules lights, crosses out or counts is what the rules themselves say of that position."""

from collections.abc import Callable, Iterator

import pytest

from penguins.games.icetown.geometry import COLOURS
from penguins.games.registry import GAMES
from penguins.ui.base import theme
from penguins.ui.base.illustration import Illustration, Piece, at, seen
from penguins.ui.games.face import rules_of
from penguins.ui.games.icetown import scenes as towns
from penguins.ui.games.march import scenes as roads
from penguins.ui.games.party import scenes as parties
from penguins.ui.games.pingouins import scenes as floes
from penguins.ui.games.texts import Chosen
from tests.ui.games.chosen import every_match
from tests.ui.games.icetown import scene as icetown
from tests.ui.games.march import scene as march
from tests.ui.games.party import scene as party
from tests.ui.games.pingouins import scene as pingouins

READERS: dict[str, Callable[[Illustration, Chosen | None], Iterator[str]]] = {
    "icetown": icetown.mistakes,
    "march": march.mistakes,
    "party": party.mistakes,
    "pingouins": pingouins.mistakes,
}
CLAIMS = ("_lit", "_picked", "_slot")
"""How the names of pictures end that say something about the rules."""


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_agrees_with_the_rules(game: str) -> None:
    for chosen in every_match(game):
        for page in rules_of(game, chosen):
            if game in READERS:
                for scene in (seen(page.scene, 0.0), seen(page.scene, 1.0)):
                    assert list(READERS[game](scene, chosen)) == [], (page.heading, chosen)
            else:
                claims = [piece.name for piece in page.scene if piece.name.endswith(CLAIMS)]
                assert not claims, f"{game} claims something in {page.heading!r}, and nobody reads it: write scene.py"


def turned(scene: Illustration, name: str, into: str) -> Illustration:
    """The scene with all pictures of that name replaced."""
    return tuple(piece._replace(name=into) if piece.name == name else piece for piece in scene)


def without(scene: Illustration, name: str) -> Illustration:
    """The scene without the first picture of that name."""
    gone = next(piece for piece in scene if piece.name == name)
    return tuple(piece for piece in scene if piece is not gone)


@pytest.mark.parametrize(
    ("game", "scene"),
    [
        ("pingouins", without(floes.START_ON_ONE, "hex_lit")),
        ("pingouins", without(floes.SLIDE, "hex_lit")),
        ("pingouins", (*floes.SLIDE, floes.tile("hex_lit", (0, 2)))),
        ("pingouins", turned(floes.STUCK, "hex_gone", "hex_1_a")),
        ("icetown", without(towns.COUNTED, "town_lit")),
        ("icetown", without(towns.COUNTED, "penguin_pink_happy")),
        ("icetown", without(towns.YELLOW_AND_VIOLET, "penguin_violet_idle")),
        ("march", without(roads.STEP, "march_lit")),
        ("march", without(roads.DINNER, "march_lit")),
        ("march", (*roads.WEATHER, Piece("march_lit", 122, 76, 76))),
        ("march", turned(roads.LOOK, "march_down", "march_red")),
        ("march", turned(roads.YOUNG, "march_red", "march_down")),
        ("march", (*roads.WAY, Piece("penguin_red_idle", 110, 104, 50))),
        ("pingouins", without(floes.CATCH, "catch_2")),
        ("party", without(parties.BOTTOM_ROW, "card_slot")),
        ("party", tuple(piece for piece in parties.HIGHER_UP if piece.name != "icon_close")),
        ("party", (*parties.PYRAMID[:-1], parties.PYRAMID[-1]._replace(name="card_violet"))),
    ],
)
def test_a_picture_that_is_wrong_is_told(game: str, scene: Illustration) -> None:
    assert list(READERS[game](seen(scene, 0.0), None))


def test_the_town_that_is_counted_makes_15() -> None:
    """As the page says: 4 + 3 + 5 + 3."""
    counting = [piece.name.split("_")[1] for piece in towns.COUNTED if piece.name.endswith("_happy")]
    assert [counting.count(colour) for colour in ("green", "pink", "yellow", "violet")] == [4, 3, 5, 3]


def test_tiles_on_their_page_are_in_proportion() -> None:
    """30, 20 and 10 of 60."""
    assert sorted(piece.name[4] for piece in floes.TILES) == ["1", "1", "1", "2", "2", "3"]


def test_whoever_is_out_takes_a_chip_for_each_card() -> None:
    """Three cards, three points: nothing else in the picture is worth any."""
    cards = [piece for piece in parties.NOTHING_FITS if piece.name == "card_back"]
    assert points(parties.NOTHING_FITS) == len(cards) > 0
    chips = [piece for piece in parties.NOTHING_FITS if piece.name == "chip_silver"]
    assert [chip[1:3] for chip in chips] == [card[1:3] for card in cards]
    ends = seen(parties.NOTHING_FITS, 1.0)
    assert points(ends) == len(cards)
    assert not any(piece.name == "card_back" for piece in ends)


def test_the_last_card_gives_two_points_back() -> None:
    ends = seen(parties.ALL_GONE, 1.0)
    assert points(parties.ALL_GONE) - points(ends) == 2
    assert (104, 82) in [piece[1:3] for piece in ends if piece.name == "card_yellow"]


def points(scene: Illustration) -> int:
    """What the chips in a scene are worth."""
    names = [piece.name for piece in scene]
    return names.count("chip_silver") + 5 * names.count("chip_gold")


def test_cards_that_are_wrong_come_back_into_the_hand_and_are_not_crossed_out_there() -> None:
    tried = seen(parties.HIGHER_UP, 0.22)
    assert not any(piece.name == "icon_close" for piece in tried)
    assert [piece.y for piece in tried].count(max(piece.y for piece in tried)) == 3


@pytest.mark.parametrize("scene", [towns.DIE, towns.EMPTY_PILE])
def test_whom_the_die_shows_moves_in(scene: Illustration) -> None:
    ends = seen(scene, 1.0)
    [die] = (piece.name for piece in ends if piece.name.startswith("die_"))
    [bird] = (piece.name for piece in ends if piece.name.startswith("penguin_"))
    assert bird == f"penguin_{colour_of(int(die[-1]))}_happy"


def colour_of(roll: int) -> str:
    """The colour on that side of the die."""
    return COLOURS[roll - 2]


def test_where_a_pile_is_empty_the_die_is_turned_over_once() -> None:
    [die] = (piece for piece in towns.EMPTY_PILE if piece.name.startswith("die_"))
    faces = [int(at(die, part / 20).name[-1]) for part in range(21)]
    assert sorted(set(faces)) == sorted({faces[0], 7 - faces[0]})
    assert faces[-1] == 7 - faces[0]
    [emblem] = (piece for piece in towns.EMPTY_PILE if piece.name == f"emblem_{colour_of(faces[0])}")
    assert [piece.name for piece in towns.EMPTY_PILE if piece[1:3] == emblem[1:3]] == ["pile_empty", emblem.name]


def test_when_a_walk_is_over_tiles_without_a_penguin_are_face_down() -> None:
    for page in rules_of("march"):
        assert march.bare(seen(page.scene, 1.0)) == [], page.heading


def test_a_secret_look_is_under_one_tile_that_lies_face_down_before_and_after() -> None:
    [below] = (piece for piece in roads.LOOK if piece.name == "march_down")
    assert [at(below, part).name for part in (0.0, 0.5, 1.0)] == ["march_down", "march_red", "march_down"]


def test_the_tile_that_is_taken_is_there_until_the_penguin_has_left() -> None:
    left = floes.tile("", (1, 1))
    [ice] = (piece for piece in floes.TAKE if piece[1:3] == left[1:3] and piece.name.startswith("hex_"))
    assert [at(ice, part).name for part in (0.0, 1.0)] == [ice.name, "hex_gone"]
    assert ice.name.startswith("hex_3")
    caught = [piece for piece in seen(floes.TAKE, 1.0) if piece.name == "catch_3"]
    assert [piece.y > left.y + 40 for piece in caught] == [True]


def test_penguins_that_take_their_places_were_not_on_the_ice_before() -> None:
    for scene in (floes.START_ON_ONE, floes.START_ANYWHERE):
        before, after = (
            [piece for piece in seen(scene, part) if piece.name.startswith("catch_")] for part in (0.0, 1.0)
        )
        assert (len(before), len(after)) == (0, 2)


@pytest.mark.parametrize("game", GAMES)
def test_no_white_icon_lies_on_white(game: str) -> None:
    """Icons are white of themselves; on ice and on cards they need a colour."""
    for page in rules_of(game):
        for number, piece in enumerate(page.scene):
            below = [under for under in page.scene[:number] if _is_pale(under) and _covers(under, piece)]
            if piece.name.startswith("icon_") and below:
                coloured = [over for over in page.scene[number:] if over[:3] == piece[:3] and over.tint != theme.ICE]
                assert coloured, (page.heading, piece)


def _is_pale(piece: Piece) -> bool:
    return piece.name.startswith(("march_", "hex_", "card_", "weather_", "town_"))


def _covers(under: Piece, over: Piece) -> bool:
    return abs(under.x - over.x) < under.width / 2 and abs(under.y - over.y) < under.width / 2


@pytest.mark.parametrize("game", [game for game in GAMES if game in READERS])
def test_every_page_of_the_rules_moves_but_the_one_about_the_game(game: str) -> None:
    *pages, about = rules_of(game)
    assert [page.heading for page in pages if not any(piece.goes for piece in page.scene)] == []
    assert not any(piece.goes for piece in about.scene)


def test_a_slide_ends_beside_the_other_penguin_and_leaves_a_hole() -> None:
    ends = seen(floes.SLIDE, 1.0)
    [red] = (piece for piece in ends if piece.name.startswith("penguin_red"))
    assert (red.x, red.y - 20) == floes.tile("", (2, 3))[1:3]
    left = floes.tile("", (2, 0))
    assert [piece.name for piece in ends if piece[1:3] == left[1:3]] == ["hex_gone"]


def test_a_card_lands_where_it_may() -> None:
    ends = [piece for piece in seen(parties.BOTTOM_ROW, 1.0) if piece.name.startswith("card_")]
    assert sorted(piece.x for piece in ends) == [100, 160, 220, 280]
    assert len({piece.y for piece in ends}) == 1
