"""After a match."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from kivy.metrics import dp
from kivy.uix.stencilview import StencilView

from penguins.cli.screenshots import SIZES
from penguins.core.state import OVER
from penguins.games.pingouins.game import Pingouins
from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.rig.shots import SHOTS
from penguins.session.setup import COLOURS, Seat, SetUp
from penguins.session.start_code import Start, start_of
from penguins.ui.base import theme
from penguins.ui.base.pictures import CROWNED, penguin
from penguins.ui.base.shapes import Disc, RoundedBox
from penguins.ui.base.surface import surface
from penguins.ui.games.pingouins.breakdown import breakdown
from penguins.ui.screens.results import Value
from penguins.ui.widgets.labels import Words
from penguins.ui.widgets.picture import texture
from tests.session import first_tries
from tests.ui.finished import finished
from tests.ui.robot import Robot


def show(robot: Robot, game: str, *players: str, seed: int = 1) -> Any:
    record = finished(robot.app.services.storage, game, *players, seed=seed)
    robot.app.services.navigation.go("results", record=record)
    robot.frames(5)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_winners_wear_crowns_and_stand_highest(robot: Robot, game: str) -> None:
    record = show(robot, game, "Emma", "Jack")
    winners = {record.setup.seats[seat].name for seat in record.match.state.winners()}
    podium = robot.screen.ids.podium
    crowned = [pedestal for pedestal in podium.pedestals if pedestal.won]
    assert {pedestal.name for pedestal in crowned} == winners
    assert all(pedestal.place == 1 and pedestal.crown == 1 for pedestal in crowned)
    [first] = (block for block in podium.blocks if block.place == 1)
    assert first.level == 1
    assert all(block.block < first.block for block in podium.blocks if block is not first)


def caught(fish: list[int], tiles: list[int]) -> PingouinsState:
    """A match of Pingouins that ended so."""
    state = Pingouins().new(len(fish))
    state.caught, state.tiles, state.to_move = fish, tiles, OVER
    return state


def test_of_equal_fish_the_one_with_more_tiles_stands_higher(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "pingouins", "Emma", "Jack", "Lily")
    record.match._states[-1] = caught([30, 20, 20], [9, 7, 8])
    robot.app.services.navigation.go("results", record=record)
    assert {pedestal.name: pedestal.place for pedestal in robot.screen.ids.podium.pedestals} == {
        "Emma": 1,
        "Lily": 2,
        "Jack": 3,
    }


def show_caught(robot: Robot, fish: list[int], tiles: list[int], **changed: str) -> Any:
    """The results of such a match."""
    record = finished(robot.app.services.storage, "pingouins", *("Emma", "Jack", "Lily", "Max")[: len(fish)])
    record.match._states[-1] = caught(fish, tiles)
    robot.app.services.change(**changed)
    robot.app.services.navigation.go("results", record=record)
    return robot.screen.ids.podium


def test_whoever_wins_together_stands_on_one_block(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20, 30], [9, 7, 9])
    robot.frames(5)
    last, first = podium.blocks
    assert [pedestal.name for pedestal in first.pedestals] == ["Emma", "Lily"]
    assert all(pedestal.crown == 1 for pedestal in first.pedestals)
    assert [pedestal.name for pedestal in last.pedestals] == ["Jack"]
    assert first.width == pytest.approx(2 * last.width, rel=0.1)


def test_with_animation_off_all_is_at_once_as_in_the_end(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8])
    assert [block.risen for block in podium.blocks] == [1, 1, 1]
    assert [pedestal.score for pedestal in podium.pedestals] == ["10 fish", "20 fish", "30 fish"]
    assert not robot.screen.ids.confetti.falls
    robot.frames(5)
    assert [pedestal.ids.bird.name.rsplit("_")[-1] for pedestal in podium.pedestals] == ["clap", "clap", "happy"]


def test_blocks_rise_from_the_last_to_the_first_and_numbers_count_up(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8], animation="normal")
    scores, done = set[str](), list[int]()
    while len(done) < 3:
        robot.frames()
        scores.add(podium.pedestals[-1].score)
        done += [block.place for block in podium.blocks if block.risen == 1 and block.place not in done]
    assert done == [3, 2, 1]
    assert {"0 fish", "30 fish"} < scores
    crown = podium.pedestals[-1]
    assert crown.crown < 1
    robot.wait(lambda: crown.crown == 1, "the crown")


def test_the_first_block_waits_below_the_water_until_the_screen_has_come(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8], animation="normal")
    while robot.app.navigation.transition.is_active:
        assert podium.blocks[0].risen == pytest.approx(0, abs=0.15)
        robot.frames()
    robot.wait(lambda: podium.blocks[0].risen == 1, "the last place")


@pytest.mark.parametrize("colour", COLOURS)
def test_a_crown_lands_on_every_head(robot: Robot, colour: str) -> None:
    robot.frames()
    crown, bird = (texture(name, 192) for name in ("crown", penguin(colour, "happy")))
    lowest = CROWNED[colour] + 0.4 * lowest_drawn(crown)
    drawn = bird.pixels[3::4]
    below = drawn[round((1 - lowest) * bird.height) * bird.width :][: bird.width]
    assert below[bird.width // 2] > 200, "its rim is in front of the head, or of what is worn on it"


def lowest_drawn(picture: Any) -> float:
    """How much of a picture is empty at its foot."""
    rows = [picture.pixels[3::4][at * picture.width :][: picture.width] for at in range(picture.height)]
    return next(at for at, row in enumerate(reversed(rows)) if max(row) > 200) / float(picture.height)


def test_ice_that_swings_while_it_rises_never_leaves_the_water(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8])
    for block in podium.blocks:
        block.risen = 1.1
    robot.frames(2)
    for block in podium.blocks:
        boxes = [shape for shape in block.ids.ice.canvas.before.children if isinstance(shape, RoundedBox)]
        assert len(boxes) == 2
        assert all(box.pos[1] <= block.y + 1 for box in boxes)
        assert max(box.pos[1] + box.size[1] for box in boxes) > block.y + block.block, "its top does swing"


def test_who_won_is_told_when_all_have_risen_and_the_table_comes_after_the_crown(robot: Robot) -> None:
    robot.app.services.change(read_to_me=True)
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8], animation="normal")
    screen, crown = robot.screen, podium.pedestals[-1]
    while not screen.ids.confetti.falls:
        assert screen.accounted == 0
        assert screen.told not in robot.voice.heard or all(block.risen > 0.9 for block in podium.blocks)
        assert not screen.revealed or all(block.risen == 1 for block in podium.blocks)
        assert not crown.crown or screen.revealed
        robot.frames()
    robot.wait(lambda: screen.accounted == 1, "the table")
    assert screen.revealed == 1
    assert robot.voice.heard.count(screen.told) == 1
    assert screen.ids.confetti.falls, "nobody waits for the last piece of it"


@pytest.mark.parametrize("size", SIZES)
def test_blocks_stand_in_water_that_is_seen_in_front_of_them_and_beside(robot: Robot, size: tuple[int, int]) -> None:
    robot.resize(*size)
    podium = show_caught(robot, [30, 20, 10], [9, 7, 8])
    robot.frames(5)
    pool = next(shape for shape in podium.canvas.before.children if isinstance(shape, Disc))
    assert pool.pos[1] + dp(8) <= min(block.y for block in podium.blocks) < pool.pos[1] + pool.size[1]
    assert pool.pos[0] < min(block.x for block in podium.blocks)
    assert pool.pos[0] + pool.size[0] > max(block.right for block in podium.blocks)
    assert isinstance(podium.blocks[0], StencilView), "what has not risen yet is not seen through the water"


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_no_score_on_a_block_is_cut_however_many_play(robot: Robot, size: tuple[int, int], text_size: str) -> None:
    robot.app.services.change(language="fr", text_size=text_size)
    robot.resize(*size)
    show(robot, "party", *("Léa", "Tom", "Ana", "Max", "Zoé", "Hugo"))
    shown = [words for words in robot.walk(robot.screen.ids.podium) if isinstance(words, Words) and words.text]
    numbers = [words for words in shown if words.text[0].isdigit() and words.opacity]
    assert len(numbers) >= 6
    assert not [words.text for words in numbers if words.is_shortened]


def test_confetti_falls_when_the_crown_has_and_nothing_goes_on_after_it(robot: Robot) -> None:
    podium = show_caught(robot, [30, 20], [9, 7], animation="fast")
    confetti = robot.screen.ids.confetti
    robot.wait(lambda: confetti.falls, "the confetti")
    assert podium.pedestals[-1].crown == 1
    robot.wait(lambda: not confetti.falls, "the end of it")
    assert not robot.screen.motion.busy
    assert not robot.screen.motion._moving


@pytest.mark.parametrize("frames", [15, 40, 90, 160])
def test_a_tap_skips_the_ceremony(robot: Robot, frames: int) -> None:
    podium = show_caught(robot, [30, 20, 10, 5], [9, 7, 8, 2], animation="normal")
    robot.frames(frames)
    robot.tap(podium.center)
    assert [block.risen for block in podium.blocks] == [1, 1, 1, 1]
    assert podium.pedestals[-1].crown == 1
    assert podium.pedestals[-1].score == "30 fish"
    assert not robot.screen.ids.confetti.falls
    assert robot.screen.revealed == robot.screen.accounted == 1
    assert not robot.screen.motion._moving


def test_leaving_in_the_middle_of_it_leaves_nothing_behind(robot: Robot) -> None:
    show_caught(robot, [30, 20], [9, 7], animation="normal")
    screen = robot.screen
    robot.frames(20)
    robot.app.services.navigation.home()
    assert not screen.motion.busy
    assert not screen.motion._moving
    assert not screen.ceremony._life.keys()


@pytest.mark.parametrize(
    ("fish", "tiles", "note"),
    [
        ([30, 20], [9, 9], ""),
        ([30, 30], [9, 8], "Same number of fish: most tiles wins."),
        ([30, 20, 20], [9, 8, 9], "Same number of fish: more tiles come first."),
        ([30, 20, 20], [9, 8, 8], ""),
        ([30, 30], [9, 9], "Same fish and same tiles: a shared win."),
    ],
)
def test_pingouins_tells_how_a_tie_was_broken(fish: list[int], tiles: list[int], note: str) -> None:
    account = breakdown(caught(fish, tiles))
    assert account.note == note
    assert [line.values for line in account.lines] == [tuple(map(str, tiles)), tuple(map(str, fish))]


def test_a_rematch_lets_the_next_one_start(robot: Robot) -> None:
    show(robot, "pingouins", "Emma", "chick", "Lily")
    robot.tap_on(robot.find(text="Rematch"))
    assert [seat.name for seat in robot.screen.session.seats] == ["Chick blue", "Lily", "Emma"]


def test_in_a_rematch_everybody_keeps_their_colour(robot: Robot) -> None:
    record = finished(robot.app.services.storage, "march", "Emma", "chick", "Lily", variant="young", rows="4")
    seats = [
        seat._replace(colour=colour) for seat, colour in zip(record.setup.seats, ("yellow", "red", "blue"), strict=True)
    ]
    record.setup = record.setup._replace(seats=tuple(seats))
    robot.app.services.navigation.go("results", record=record)
    robot.screen.rematch()
    robot.wait_for_person()
    again = robot.screen.session.record
    assert [(seat.name, seat.colour) for seat in again.setup.seats] == [
        ("Chick blue", "red"),
        ("Lily", "blue"),
        ("Emma", "yellow"),
    ]
    assert again.match.state.describe()["leads"] == [["red"], ["blue"], ["yellow"]]


def test_a_shared_match_can_be_opened_again(robot: Robot, tmp_path: Path) -> None:
    record = show(robot, "icetown", "Emma", "Jack")
    robot.tap_on(robot.find(icon="icon_more"))
    robot.tap_on(robot.find(text="Share the game"))
    [path] = (tmp_path / "exports").iterdir()
    assert json.loads(path.read_text(encoding="utf-8"))["actions"] == [str(action) for action in record.match.log]
    assert str(path) in robot.find(title="Saved").message
    robot.close_dialogs()
    robot.app.services.navigation.go("history")
    robot.screen.open_file(path)
    assert robot.screen.record.match.log == record.match.log
    assert robot.screen.record.id == record.id


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_goes_through_the_whole_match(robot: Robot, game: str) -> None:
    record = show(robot, game, "Emma", "chick")
    robot.tap_on(robot.find(text="Replay"))
    robot.frames(5)
    screen = robot.screen
    assert screen.at == 1
    for expected in range(2, screen.last + 1):
        screen.step_on()
        robot.wait(lambda: not screen.motion.busy, "the step")
        assert screen.at == expected
    assert screen.board.view == record.match.state.seen_by(0)
    screen.go_to(0.0)
    assert (screen.at, screen.board.view) == (0, record.match.position(0).seen_by(0))


def test_a_replay_plays_by_itself_and_stops_at_the_end(robot: Robot) -> None:
    show(robot, "icetown", "Emma", "chick")
    robot.app.services.navigation.go("replay", record=robot.screen.record)
    robot.frames(5)
    robot.screen.jump(robot.screen.last - 1)
    robot.press("right")
    assert robot.screen.at == robot.screen.last
    robot.press("left")
    robot.screen.toggle()
    robot.wait(lambda: not robot.screen.playing, "the end")
    assert robot.screen.at == robot.screen.last


def test_the_code_of_the_start_is_shown_and_passed_on(robot: Robot, monkeypatch: pytest.MonkeyPatch) -> None:
    storage = robot.app.services.storage
    setup = SetUp.check(GAMES["icetown"], [Seat("Emma", "red"), Seat("Chick", "blue", "chick")], {})
    record = storage.begin(setup)
    first_tries.finish(storage, record)
    robot.app.services.change(language="fr")
    robot.app.services.navigation.go("results", record=record)
    robot.frames(5)
    [row] = robot.screen.ids.code.children
    assert start_of(row.code) == Start.of(setup, record.seed)
    said: list[str] = []
    passed_on: list[str] = []

    def takes(text: str, can: bool) -> bool:
        passed_on.append(text)
        return can

    monkeypatch.setattr(robot.app.services, "say", said.append)
    for sends, copies in ((True, False), (False, True), (False, False)):
        monkeypatch.setattr(robot.app.device, "send_text", partial(takes, can=sends))
        monkeypatch.setattr(robot.app.device, "copy", partial(takes, can=copies))
        row.dispatch("on_share")
    assert passed_on == [row.code] * 5
    assert said == ["Le code est copié.", "Le code ne peut pas être copié ici. Lis-le à voix haute\u00a0!"]


def test_a_match_whose_chance_did_not_come_from_its_seed_shows_no_code(robot: Robot) -> None:
    show(robot, "pingouins", "Emma", "Jack")
    assert robot.screen.ids.code.children == []


@pytest.mark.parametrize("size", [(640, 360), (1024, 768)])
@pytest.mark.parametrize("shot", ["day_results", "results_march"])
def test_numbers_of_one_kind_are_equally_large(robot: Robot, shot: str, size: tuple[int, int]) -> None:
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(8)
    values = [widget for widget in robot.walk() if isinstance(widget, Value) and widget.text]
    assert len({value.font_size for value in values}) == 1
    blocks = robot.screen.ids.podium.blocks
    assert len({block.numbered for block in blocks}) == 1
    words = [widget for block in blocks for widget in block.ids.ice.children if isinstance(widget, Words)]
    assert len({widget.font_size for widget in words}) == 1


@pytest.mark.parametrize(
    ("shot", "size", "texts"),
    [
        ("day_results", (360, 640), {"21 novembre", "Revoir", "Aujourd’hui"}),
        ("person", (1280, 800), {"Poussin", "Empereur"}),
    ],
)
def test_who_asks_for_the_largest_letters_gets_larger_ones_than_everybody(
    robot: Robot, shot: str, size: tuple[int, int], texts: set[str]
) -> None:
    """On a day's results, and on the ladder."""
    robot.app.services.change(language="fr", text_size="largest")
    robot.resize(*size)
    SHOTS[shot](robot)
    robot.frames(5)
    sizes = {words.text: words.font_size for words in robot.walk(robot.screen) if isinstance(words, Words)}
    assert all(sizes[text] > theme.TYPE_SMALL * surface.plain_scale * 1.2 for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(320, 568), (360, 640), (640, 360)])
def test_a_place_and_a_score_are_parted_between_them_and_not_within(
    robot: Robot, size: tuple[int, int], language: str
) -> None:
    """Not: Place 2 of / 4 · 24 fish."""
    robot.app.services.change(language=language, text_size="largest")
    robot.resize(*size)
    SHOTS["day_results"](robot)
    robot.frames(5)
    for row in robot.screen.ids.days.children:
        lines = row.ids.reached._label.text.replace("\N{NO-BREAK SPACE}", " ").split("\n")
        assert " · ".join(lines) == row.reached
