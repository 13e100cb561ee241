"""The first screen."""

from typing import Any

import pytest
from kivy.metrics import dp

from penguins.core.state import CHANCE
from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS
from penguins.session.record import Record
from penguins.session.setup import Seat, SetUp
from penguins.session.storage import UnreadableMatch
from penguins.ui.base import theme
from penguins.ui.games.face import FACES, Face
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.match_card import AgainCard, ContinueCard
from penguins.ui.widgets.person_form import PersonForm
from tests.null_game.registered import NULL_GAME
from tests.ui.finished import finished
from tests.ui.robot import Robot


@pytest.mark.parametrize("game", GAMES)
def test_a_tap_on_a_game_leads_to_its_set_up(robot: Robot, game: str) -> None:
    robot.resize(800, 1280)
    robot.frames(5)
    card = robot.find(game=game, flat=True)
    robot.screen.ids.scroll.scroll_to(card, animate=False)
    robot.frames(3)
    robot.tap_on(card)
    assert robot.screen.draft.game is GAMES[game]


def test_an_unfinished_match_goes_on(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack"])
    number = robot.screen.session.record.id
    robot.app.services.navigation.home()
    robot.frames(5)
    card = robot.find(name="Pingouins", players="Emma and Jack")
    robot.tap_on(card.ids.go_on)
    assert robot.screen.session.record.id == number


@pytest.mark.parametrize("game", GAMES)
def test_a_match_to_go_on_with_says_who_is_next_also_while_chance_decides(robot: Robot, game: str) -> None:
    """A die to be rolled, tiles to be laid, cards to be dealt."""
    seats = [Seat("Emma", "red"), Seat("Jack", "blue")]
    record = robot.app.services.storage.begin(SetUp.check(GAMES[game], seats, {}))
    assert record.match.state.to_move == CHANCE
    robot.app.services.navigation.home()
    robot.frames(5)
    assert robot.find(players="Emma and Jack").line.startswith("Emma is next")


def unfinished_card(robot: Robot, game: str = "pingouins", *players: str) -> Any:
    """The card of a match that is left in the middle, its picture drawn."""
    robot.begin(game, players or ["Emma", "Jack"])
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    return robot.screen._continued


def test_deleting_is_in_a_menu_and_asks_first(robot: Robot) -> None:
    card = unfinished_card(robot)
    assert "icon_trash" not in {getattr(widget, "icon", "") for widget in robot.walk(robot.screen)}
    for answer, main, left in (("Keep it", True, 1), ("Delete", False, 0)):
        robot.tap_on(card.ids.more)
        robot.tap_on(robot.find(text="Delete", icon="icon_trash"))
        robot.tap_on(robot.find(text=answer, main=main, icon=""))
        assert len(robot.app.services.storage.unfinished()) == left
    assert not [widget for widget in robot.walk(robot.screen) if hasattr(widget, "listing")]


def test_the_menu_goes_on_too(robot: Robot) -> None:
    card = unfinished_card(robot)
    robot.tap_on(card.ids.more)
    robot.tap_on(robot.find(text="Play on"))
    assert robot.screen.session.record.id == card.listing.id


@pytest.mark.parametrize("game", GAMES)
def test_a_card_shows_the_position_as_the_table_sees_it(robot: Robot, game: str) -> None:
    """Whose secrets there are, nobody who passes by sees them."""
    card = unfinished_card(robot, game, "Emma", "Jack")
    [miniature] = card.ids.position.children
    record = robot.app.services.storage.load(card.listing.id)
    assert miniature.board.view == record.match.state.seen_by(None)
    assert min(miniature.board.size) == pytest.approx(400, abs=1)
    assert miniature.board.parent is None


def test_a_match_that_cannot_be_read_has_no_picture_and_says_so_when_tapped(
    robot: Robot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(_: int) -> Record:
        raise UnreadableMatch("gone")

    monkeypatch.setattr(robot.app.services.storage, "load", unreadable)
    card = unfinished_card(robot)
    assert not card.ids.position.children
    robot.tap_on(card.ids.go_on)
    assert robot.said() == {"This game can no longer be opened."}


@pytest.mark.parametrize("way", ["tap", "keys"])
def test_what_else_is_unfinished_is_a_badge_on_the_card_of_its_game(robot: Robot, way: str) -> None:
    robot.resize(800, 1280)
    for game, players in (("pingouins", ["Emma", "Jack"]), ("pingouins", ["Lily", "Leo"]), ("march", ["Emma", "Leo"])):
        robot.begin(game, players)
    robot.app.services.navigation.home()
    robot.frames(5)
    assert len([card for card in robot.screen.ids.unfinished.children if hasattr(card, "listing")]) == 1, "not a pile"
    badges = {card.game: card.badge for card in robot.screen.ids.games.children if card.badge is not None}
    assert {game: badge.number for game, badge in badges.items()} == {"pingouins": 2, "march": 1}
    assert {badge.label for badge in badges.values()} == {"2 unfinished games", "1 unfinished game"}
    robot.use_button(badges["pingouins"], way)
    robot.frames(10)
    robot.tap_on(robot.find(name="Emma and Jack", selected=False))
    assert [seat.name for seat in robot.session.seats] == ["Emma", "Jack"]


def test_where_nothing_is_unfinished_a_tap_on_the_corner_of_a_card_opens_the_game(robot: Robot) -> None:
    robot.resize(800, 1280)
    robot.frames(5)
    card = robot.find(game="pingouins", flat=True)
    robot.tap(card.to_window(card.right - 20, card.top - 20))
    assert robot.screen.game_id == "pingouins"


@pytest.mark.parametrize("speed", ["normal", "off"])
def test_who_greets_at_home_lives_where_anything_may_move(robot: Robot, speed: str) -> None:
    robot.app.services.change(animation=speed)
    robot.resize(1280, 800)
    robot.frames(5)
    birds = [robot.screen.ids.welcome.ids[colour] for colour in ("yellow", "blue", "red")]
    assert [bird.name for bird in birds] == ["penguin_yellow_happy", "penguin_blue_happy", "penguin_red_idle"]
    shapes = set()
    for _ in range(60):
        robot.frames()
        shapes.add(tuple(bird._shape for bird in birds))
    assert len(shapes) > 20 if speed == "normal" else len(shapes) == 1
    welcome = robot.screen.ids.welcome
    robot.app.services.navigation.go("settings")
    assert welcome._life is None
    assert all(bird.name for bird in birds), "it can still be seen for a moment"


def test_turning_the_tablet_moves_what_is_unfinished_aside(robot: Robot) -> None:
    robot.begin("pingouins", ["Emma", "Jack"])
    robot.app.services.navigation.home()
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.above
    robot.resize(1280, 800)
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.aside
    robot.resize(360, 640)
    robot.frames(5)
    assert robot.screen.ids.unfinished.parent == robot.screen.ids.above


@pytest.mark.parametrize("screen", ["rules", "history", "settings"])
def test_every_other_screen_and_back(robot: Robot, screen: str) -> None:
    icon = {"rules": "icon_help", "history": "icon_history", "settings": "icon_settings"}[screen]
    robot.tap_on(robot.find(icon=icon))
    assert type(robot.screen).__name__.lower() == f"{screen}screen"
    robot.press("escape")
    assert type(robot.screen).__name__ == "HomeScreen"


def test_every_word_is_measured_once(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Measuring is most of what a screen's first frame takes."""
    measured: list[Words] = []
    fit = Words._fit

    def measure(words: Words) -> None:
        measured.extend([words] * (words.width > 0))
        fit(words)

    monkeypatch.setattr(Words, "_fit", measure)
    robot.app.services.navigation.home()
    robot.frames(5)
    assert {"Pingouins", "Ice Town"} < {words.text for words in measured}
    assert len(measured) == len(set(measured))


@pytest.mark.parametrize(("screen", "given"), [("settings", {}), ("rules", {}), ("setup", {"game": "march"})])
def test_a_screen_has_its_size_from_the_start(robot: Robot, screen: str, given: dict[str, str]) -> None:
    robot.app.services.navigation.go(screen, **given)
    assert robot.screen.size == [360, 640]


def test_a_game_without_a_cover_gets_a_plain_one_everywhere(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, "pingouins", Face("uncovered", "penguins.ui.games.pingouins"))
    robot.resize(800, 1280)
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    assert robot.find(game="pingouins", flat=True).picture == "wordmark"
    for screen, given in (("setup", {"game": "pingouins"}), ("rules", {}), ("history", {})):
        robot.app.services.navigation.go(screen, **given)
        robot.frames(5, draw=True)
        assert "title_pingouins" not in {getattr(widget, "name", "") for widget in robot.walk(robot.screen)}


def test_a_game_without_a_face_is_offered_all_the_same(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACES, "pingouins", Face("chess", "penguins.ui.games.chess"))
    robot.resize(800, 1280)
    robot.app.services.navigation.home()
    robot.frames(5, draw=True)
    card = robot.find(game="pingouins", flat=True)
    assert (card.name, card.picture) == ("Chess", "wordmark")


# Who plays, and again


def test_the_first_start_asks_who_plays(robot: Robot) -> None:
    services = robot.app.services
    services.keep(asked_who=False)
    services.navigation.home()
    robot.frames(5)
    form = robot.find(title="Who plays?")
    form.done()
    robot.frames(3)
    assert services.storage.people.all() == []
    assert form.ids.name.focus, "the name can be typed at once"
    form.ids.name.text = "Zoe"
    robot.tap_on(robot.find(text="That’s me"))
    assert [person.name for person in services.storage.people.all()] == ["Zoe"]
    services.navigation.home()
    robot.frames(5)
    assert not [widget for widget in robot.walk() if getattr(widget, "title", "") == "Who plays?"]


def test_who_plays_can_be_skipped_for_good(robot: Robot) -> None:
    services = robot.app.services
    services.keep(asked_who=False)
    services.navigation.home()
    robot.frames(5)
    robot.tap_on(robot.find(text="Later"))
    services.navigation.home()
    robot.frames(5)
    assert not [widget for widget in robot.walk() if getattr(widget, "title", "") == "Who plays?"]
    assert services.storage.people.all() == []


def test_one_tap_plays_what_was_played_last(robot: Robot) -> None:
    finished(robot.app.services.storage, "icetown", "Zoe", "chick")
    robot.app.services.navigation.home()
    robot.frames(5)
    robot.tap_on(robot.find(line="Play against Chick blue"))
    assert [seat.name for seat in robot.screen.session.seats] == ["Zoe", "Chick blue"]


@pytest.mark.parametrize("way", ["tap", "keys"])
def test_one_tap_on_a_card_plays_what_was_played_last_in_that_game(robot: Robot, way: str) -> None:
    robot.resize(1280, 800)
    seats = [Seat("Junior", "red", "junior"), Seat("Emma", "blue"), Seat("Jack", "green")]
    setup = SetUp.check(GAMES["icetown"], seats, {})
    robot.app.services.change(last_set_ups={"icetown": setup})
    robot.app.services.navigation.home()
    robot.frames(5)
    strips = {card.game: card.strip for card in robot.screen.ids.games.children if card.strip is not None}
    assert {game: strip.line for game, strip in strips.items()} == {"icetown": "Play against Junior and Jack"}
    robot.use_button(strips["icetown"], way)
    robot.frames(3)
    assert robot.session.record.setup == setup


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_stand_on_the_button_and_not_on_its_rim(robot: Robot, language: str) -> None:
    """Three lines of them, on a low phone."""
    robot.app.services.change(language=language)
    robot.resize(640, 360)
    setup = SetUp.check(GAMES["pingouins"], [Seat("Ada", "violet"), Seat("Poussin", "red", "chick")], {})
    robot.app.services.change(last_set_ups={"pingouins": setup})
    robot.app.services.navigation.home()
    robot.frames(8)
    [strip] = [card.strip for card in robot.screen.ids.games.children if card.strip is not None]
    words = strip.children[0]
    assert words.text == strip.line
    assert words.center_y - words.texture_size[1] / 2 >= strip.y + 2 * dp(theme.EDGE)
    assert words.center_y + words.texture_size[1] / 2 <= strip.top - dp(theme.EDGE)


def test_where_several_people_live_it_says_who_played(robot: Robot) -> None:
    for name in ("Emma", "Jack"):
        robot.app.services.storage.people.add(name, "red")
    setup = SetUp.check(GAMES["icetown"], [Seat("Jack", "red"), Seat("Chick", "blue", "chick")], {})
    robot.app.services.change(last_set_ups={"icetown": setup})
    robot.app.services.navigation.home()
    assert "Jack against Chick" in {card.again for card in robot.screen.ids.games.children}


def test_what_was_played_last_is_offered_beside_what_is_unfinished_where_there_is_room(robot: Robot) -> None:
    finished(robot.app.services.storage, "pingouins", "Emma", "Jack")
    robot.begin("icetown", ["Emma", "Jack"])
    for size, offered in (((1280, 800), 0), ((1364, 1024), 1), ((800, 1280), 0)):
        robot.resize(*size)
        robot.app.services.navigation.home()
        robot.frames(5)
        assert len([card for card in robot.screen.ids.unfinished.children if isinstance(card, AgainCard)]) == offered


def in_large_french(robot: Robot, shot: str, size: tuple[int, int]) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_that_it_can_be_told_later_is_in_sight_on_a_lying_phone(robot: Robot, language: str) -> None:
    robot.app.services.change(language=language, text_size="largest")
    robot.resize(640, 360)
    SHOTS["home_first_start"](robot)
    robot.frames(5)
    [form] = [widget for widget in robot.screen.walk() if isinstance(widget, PersonForm)]
    later = form.ids.no
    assert later.text == form.no
    assert later.to_window(later.x, later.y)[1] > 0
    robot.resize(360, 640)
    robot.frames(5)
    assert form.parent.parent == robot.screen.ids.unfinished


def test_when_it_was_played_last_is_in_sight_on_a_lying_phone(robot: Robot) -> None:
    in_large_french(robot, "home_unfinished", (640, 360))
    [card] = [widget for widget in robot.screen.walk() if isinstance(widget, ContinueCard)]
    assert card.height <= robot.screen.ids.aside.parent.height


@pytest.mark.parametrize("size", [(640, 360), (1024, 768)])
def test_the_name_of_a_game_is_no_smaller_than_the_words_beneath(robot: Robot, size: tuple[int, int]) -> None:
    in_large_french(robot, "home_played", size)
    sizes = {words.text: words.font_size for words in robot.screen.ids.games.walk() if isinstance(words, Words)}
    cards = [card for card in robot.screen.ids.games.children if card.again and card.game != NULL_GAME.id]
    assert cards
    assert all(sizes[card.name] >= sizes[card.again] for card in cards)


def test_large_letters_leave_the_buttons_their_words_where_there_is_room(robot: Robot) -> None:
    in_large_french(robot, "home", (1024, 768))
    assert {button.text for button in robot.screen.ids.buttons.children} > {"Joueurs", "Historique"}


@pytest.mark.parametrize("shot", ["home", "home_unfinished"])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (1364, 1024)])
def test_on_a_tablet_four_games_are_in_sight_in_large_letters_and_leave_no_stripes_beside_them(
    robot: Robot, size: tuple[int, int], shot: str
) -> None:
    """The null game, which is the fifth, is not."""
    in_large_french(robot, shot, size)
    games, room = robot.screen.ids.games, robot.screen.ids.scroll
    assert games.cols == 2
    assert 2 * games.children[0].height + games.spacing[1] <= room.height
    assert games.width > 0.98 * room.width


@pytest.mark.parametrize("shot", ["home_unfinished", "home_played"])
@pytest.mark.parametrize("size", [(1280, 770), (1280, 780), (1366, 802), (1366, 806), (1280, 830)])
def test_buttons_have_words_only_where_that_cuts_nothing_above_them(
    robot: Robot, size: tuple[int, int], shot: str
) -> None:
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(5)
    aside = robot.screen.ids.aside
    assert aside.height <= aside.parent.height
