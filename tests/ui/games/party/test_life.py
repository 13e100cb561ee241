"""What moves at the party, and how: cards that land, are dealt and turned over, light, and penguins that live."""

import pytest
from kivy.graphics import Color

from penguins.core.state import CHANCE
from penguins.games.party.events import PlayerOut
from penguins.games.party.geometry import slot_at
from penguins.games.party.state import PartyState
from penguins.ui.base import theme
from penguins.ui.games.light import LARGER, LEGAL, PICKED
from penguins.ui.games.party.card import Card
from penguins.ui.games.party.sheet import ScoreRow
from tests.games.party.positions import GAME, GREEN, RED
from tests.ui.games.party.hand import by_tap, card, place, to_turn
from tests.ui.games.party.positions import FULL_BASE, begin_with
from tests.ui.robot import Robot

pytestmark = pytest.mark.usefixtures("quick_bots")


def colours_of(layer: object) -> set[tuple[float, ...]]:
    return {tuple(one.rgba) for one in layer.canvas.children if isinstance(one, Color)}  # type: ignore[attr-defined]


# Light


def test_light_lies_under_the_cards_and_what_is_held_above_all(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    drawing = robot.board.drawing
    order = drawing.children[::-1]
    assert order[-1] is drawing.held
    layers = drawing.pyramid.children[::-1]
    lights = max(layers.index(drawing.pyramid._lights), layers.index(drawing.pyramid._target))
    assert all(lights < layers.index(row) for row in drawing.pyramid._rows)


def test_a_picked_card_is_lifted_in_light_and_its_places_are_lit(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    robot.tap(card(robot, RED))
    picked = robot.board.picked
    assert picked.rim == PICKED
    assert all(other.center_y < picked.center_y for other in robot.board.drawing.fan.cards if other is not picked)
    assert set(robot.board.drawing.pyramid.lit.values()) == {LEGAL}


def test_a_held_card_is_larger_and_its_target_rises(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    drawing = robot.board.drawing
    finger = robot.start_drag(card(robot, RED), drawing.fan.box.centre)
    held = robot.board._held
    assert held.parent is drawing.held
    assert tuple(held.size) == pytest.approx([side * LARGER for side in drawing.fan.card_size])
    assert not colours_of(drawing.pyramid._target)
    finger.move_to(place(robot, slot_at(2, 1)))
    robot.frames()
    assert tuple(held.size) == pytest.approx([side * LARGER for side in drawing.pyramid.grid.card])
    assert theme.rgba(LEGAL) in colours_of(drawing.pyramid._target)
    robot.lift(finger)
    assert not drawing.held.children
    assert not colours_of(drawing.pyramid._target)


def test_a_hint_is_a_hand_that_performs_the_move(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    robot.screen.motion.speed = "normal"
    robot.board.point_at(GAME.parse("red@2:1"))
    [hand] = robot.board.drawing._hints.children
    seen: list[tuple[float, float]] = []
    hand.bind(pos=lambda _, pos: seen.append(tuple(pos)))
    robot.wait(lambda: len(seen) > 3 and hand.opacity == 0, "the hand")
    goal = hand._over(robot.board.drawing.pyramid.centre(slot_at(2, 1)))
    assert min(abs(x - goal[0]) + abs(y - goal[1]) for x, y in seen) < 4


# Landing


def swung(robot: Robot, slot: int) -> float:
    return abs(float(robot.board.drawing.pyramid.cards[slot].angle))


def test_a_card_lands_wobbles_and_its_neighbours_answer(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    robot.screen.motion.speed = "normal"
    cards = robot.board.drawing.pyramid.cards
    by_tap(robot, GAME.parse("red@2:1"))
    far = {slot_at(2, 1): 0.0, slot_at(1, 1): 0.0, slot_at(1, 2): 0.0, slot_at(2, 0): 0.0, slot_at(1, 5): 0.0}
    for _ in range(80):
        robot.frames()
        far = {slot: max(angle, swung(robot, slot)) if slot in cards else angle for slot, angle in far.items()}
    landed, *neighbours, stranger = far.values()
    assert landed > max(neighbours) > 1
    assert min(neighbours) > 1
    assert stranger == 0
    assert all(lying.angle == 0 for lying in cards.values())


def test_where_nothing_moves_a_card_lies_at_once(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    by_tap(robot, GAME.parse("red@2:1"))
    pyramid = robot.board.drawing.pyramid
    assert pyramid.cards[slot_at(2, 1)].angle == 0
    assert tuple(pyramid.cards[slot_at(2, 1)].center) == pytest.approx(pyramid.centre(slot_at(2, 1)))
    assert not robot.board.drawing.above.children


@pytest.mark.parametrize("top", [False, True])
def test_the_first_card_of_a_row_is_celebrated(robot: Robot, top: bool) -> None:
    _, *actions = FULL_BASE
    begin_with(robot, ("rrrrry", "bbbbbb"), *actions, *(("red@2:1",) if top else ()))
    to_turn(robot)
    robot.screen.motion.speed = "normal"
    slot = slot_at(3, 0) if top else slot_at(2, 1)
    by_tap(robot, next(action for action in robot.legal() if action.slot == slot))
    robot.wait(lambda: slot in robot.board.drawing.pyramid.cards, "the landing")
    sparks = [piece for piece in robot.board.drawing.above.children if getattr(piece, "name", "") == "spark"]
    assert bool(sparks) == top
    robot.wait_for_person()
    assert not robot.board.drawing.above.children
    podium = robot.board.drawing.pyramid.footlights
    assert [glow.opacity for glow in podium._glows] == [float(burns) for burns in podium.burning]


# Dealing and being out


def test_cards_are_seen_to_be_dealt_one_by_one(robot: Robot) -> None:
    robot.app.services.change(animation="normal")
    robot.begin_watching("party", ("Léa", "chick"))
    seen: set[int] = set()
    fan = robot.board.drawing.fan
    while not robot.person_can_act:
        robot.frames()
        seen.add(sum(held.opacity == 1 for held in fan.cards))
        assert all(held.opacity == 1 or held.turned == 0 for held in fan.cards)
    assert set(range(1, 15)) <= seen
    assert all(held.turned == 1 for held in fan.cards)
    assert robot.board.drawing.strip.hands[1].cards == 14
    assert not robot.board.drawing.above.children


def test_whoever_is_out_holds_backs(robot: Robot) -> None:
    view = lost(robot)
    robot.board.show(view)
    fan = robot.board.drawing.fan
    assert fan.cards
    assert {held.name for held in fan.cards} == {"card_back"}


def test_the_hand_is_turned_over_and_a_chip_comes_from_each_card(robot: Robot) -> None:
    view = lost(robot)
    robot.screen.motion.speed = "normal"
    left = len(robot.board.drawing.fan.cards)
    robot.board.drawing.fan.show(view.hands[0])
    robot.screen.motion.play(robot.board.steps((PlayerOut(0, left, left),), view), lambda: None)
    above = robot.board.drawing.above
    robot.wait(lambda: [piece for piece in above.children if getattr(piece, "name", "") == "chip_silver"], "chips")
    fan = robot.board.drawing.fan
    assert all(held.turned == 0 for held in fan.cards)
    chips = [piece for piece in above.children if getattr(piece, "name", "") == "chip_silver"]
    assert len(chips) == left
    robot.screen.motion.stop()


def lost(robot: Robot) -> PartyState:
    """Léa, alone with a bot, can place nothing of what she holds."""
    robot.begin("party", ("Léa", "chick"))
    to_turn(robot)
    view: PartyState = robot.board.view.clone()
    view.out[0] = 1 << GREEN
    return view


# Penguins


def test_the_penguin_on_the_picked_card_wakes_and_no_other(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    robot.tap(card(robot, RED))
    fan = robot.board.drawing.fan
    assert [held for held in fan.cards if held.bird] == [robot.board.picked]
    assert robot.board.picked.name == "card_red_bare"
    robot.tap(card(robot, RED))
    assert not [held for held in fan.cards if held.bird]
    assert {held.name for held in fan.cards if held.colour == RED} == {"card_red"}
    assert robot.board.life.keys() == []


def test_penguins_on_cards_blink_one_at_a_time_while_the_heart_beats(robot: Robot) -> None:
    begin_with(robot, *FULL_BASE)
    to_turn(robot)
    drawing = robot.board.drawing
    cards = [*drawing.fan.cards, *drawing.pyramid.cards.values()]

    def shut() -> list[Card]:
        return [one for one in cards if one._lids.size[0]]

    robot.frames(120)
    assert not shut()
    blinked = set()
    for beat in range(1, 600):
        drawing.blinks.beat(beat / 30)
        assert len(shut()) <= 1
        blinked |= set(shut())
    assert len(blinked) > 5
    drawing.blinks.rest()
    assert not shut()


def test_whoever_did_best_in_a_round_claps(robot: Robot) -> None:
    view = GAME.new(3, {"tiebreak": "share"})
    view.round, view.to_move = 1, CHANCE
    view.points, view.points_before = [2, 0, 3], (0, 0, 3)
    robot.begin("party", ("Léa", "chick", "chick"))
    robot.board.show(view)
    robot.frames(2)
    rows: list[ScoreRow] = robot.board.drawing.sheet.score_rows()
    assert [row.mood for row in rows] == ["sulk", "clap", "clap"]
    assert [row.ids.penguin.name for row in rows] == ["penguin_red_sulk", "penguin_blue_clap", "penguin_green_clap"]
    robot.board.show(robot.screen.table.view)
    assert robot.board.life.keys() == []
