"""House rules: chosen before a match, kept with it and per game, honoured by the conductor."""

import json
from contextlib import closing
from pathlib import Path

import pytest

from penguins.games.registry import GAMES
from penguins.session.conductor import Conductor
from penguins.session.draft import Draft, Names
from penguins.session.house_rules import HouseRules
from penguins.session.match_file import match_text, read_match
from penguins.session.preferences import Preferences
from penguins.session.record import Record
from penguins.session.session import Session, WrongStage
from penguins.session.setup import BOTS, SetUp
from penguins.session.storage import Storage
from tests.session.conducting import Plain, any_choice, to_person
from tests.session.folders import change
from tests.session.table import at_random, in_memory, set_up

STRICT = HouseRules(take_back=False, hints=False, gains=False)
EACH_ALONE = [HouseRules()._replace(**{name: False}) for name in HouseRules._fields]


def strict(game: str, house: HouseRules = STRICT) -> SetUp:
    return set_up(game, "human", "human")._replace(house=house)


def conduct(house: HouseRules) -> Conductor:
    record = Record(strict("pingouins", house), started=0.0, seed=1)
    conductor = Conductor(Session(record, in_memory(), at_random), Plain())
    conductor.open()
    to_person(conductor)
    return conductor


@pytest.mark.parametrize("house", [STRICT, *EACH_ALONE])
@pytest.mark.parametrize("game", GAMES)
def test_they_go_wherever_the_match_goes(game: str, house: HouseRules, tmp_path: Path) -> None:
    setup = strict(game, house)
    with closing(Storage(tmp_path)) as storage:
        record = storage.begin(setup)
        assert record.id is not None
        assert storage.load(record.id).setup == setup
        assert storage.unfinished()[0].setup == setup
    path = tmp_path / "match.json"
    path.write_text(match_text(record), encoding="utf-8")
    assert read_match(path).setup == setup


@pytest.mark.parametrize("house", [STRICT, *EACH_ALONE])
def test_they_are_kept_per_game_for_the_next_time(house: HouseRules) -> None:
    kept = Preferences(last_set_ups={"pingouins": strict("pingouins", house), "march": strict("march", HouseRules())})
    found = Preferences.from_stored(kept.to_stored()).last_set_ups
    for game, expected in (("pingouins", house), ("march", HouseRules())):
        draft = Draft(GAMES[game], Names("Guest {number}", dict.fromkeys(BOTS, "Bot")))
        draft.take_over(found[game])
        assert draft.house == draft.check().house == draft.only_bots().house == expected


@pytest.mark.parametrize("wrong", ["", "{", "7", "[]", '{"take_back": "no", "hints": null, "gains": 0}', b"\xff", None])
def test_what_makes_no_sense_is_as_it_always_was_and_loses_no_match(wrong: object, tmp_path: Path) -> None:
    with closing(Storage(tmp_path)) as storage:
        number = storage.begin(strict("pingouins")).id
    change(tmp_path, "UPDATE matches SET house = ifnull(?, 1.5)", wrong)
    with closing(Storage(tmp_path)) as storage:
        assert number is not None
        assert storage.load(number).setup.house == HouseRules()
        assert storage.take_notices() == []


@pytest.mark.parametrize(("shown", "gains"), [("false", False), ("true", True), ("7", True)])
def test_what_1_0_0_kept_for_all_games_is_taken_over(shown: str, gains: bool) -> None:
    plain = strict("icetown", HouseRules()).to_plain()
    del plain["house"]
    stored = {"show_gains": shown, "last_set_ups": json.dumps({"icetown": plain})}
    assert Preferences.from_stored(stored).last_set_ups["icetown"].house == HouseRules(gains=gains)
    chosen_since = Preferences(last_set_ups={"icetown": strict("icetown", HouseRules())}).to_stored()
    assert Preferences.from_stored({**stored, **chosen_since}).last_set_ups["icetown"].house.gains


def test_without_take_back_nothing_is_taken_back_and_the_reason_is_named() -> None:
    conductor = conduct(HouseRules(take_back=False))
    conductor.decide(any_choice(conductor))
    to_person(conductor)
    length = len(conductor.session.record.match.log)
    assert conductor.undo().undo_barrier == "house_rule"
    assert len(conductor.session.record.match.log) == length
    with pytest.raises(WrongStage):
        conductor.session.undo()


def test_without_hints_nobody_thinks_for_a_person() -> None:
    conductor = conduct(HouseRules(hints=False))
    assert not conductor.table.can_hint
    assert not conductor.ask_hint().thinking
    assert not conductor.session.is_thinking
    assert conduct(HouseRules()).ask_hint().thinking
