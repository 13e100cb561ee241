"""Talking about a set-up."""

from random import Random

import pytest

from penguins.games.registry import GAMES
from penguins.session.draft import Draft, Names
from penguins.session.house_rules import HouseRules
from penguins.session.people import Person
from penguins.session.setup import BOTS, BadSetUp, Seat, SetUp

NAMES = Names("Guest {number}", {kind: kind.title() for kind in BOTS})


def names(draft: Draft) -> list[str]:
    return [seat.name for seat in draft.seats]


@pytest.fixture
def draft() -> Draft:
    return Draft(GAMES["party"], NAMES)


def test_the_first_time_a_person_meets_a_bot(draft: Draft) -> None:
    assert [seat.is_human for seat in draft.seats] == [True, False]
    assert draft.check().seats[0] == Seat("Guest 1", "red")


def test_adding_stops_when_the_table_is_full(draft: Draft) -> None:
    for _ in range(10):
        draft.add()
    assert names(draft) == ["Guest 1", "Chick", "Guest 2", "Guest 3", "Guest 4", "Guest 5"]
    assert not draft.can_add
    assert len({seat.colour for seat in draft.check().seats}) == 6


def test_removing_stops_at_the_fewest(draft: Draft) -> None:
    draft.add()
    draft.remove(0)
    draft.remove(0)
    assert names(draft) == ["Chick", "Guest 2"]


def test_a_colour_that_is_taken_is_swapped(draft: Draft) -> None:
    draft.recolour(0, "blue")
    assert [seat.colour for seat in draft.seats] == ["blue", "red"]
    draft.recolour(0, "pink")
    assert [seat.colour for seat in draft.seats] == ["pink", "red"]


def test_moving_and_starting_keep_the_round(draft: Draft) -> None:
    draft.add()
    draft.move(2, 0)
    assert names(draft) == ["Guest 2", "Guest 1", "Chick"]
    draft.start_with(2)
    assert names(draft) == ["Chick", "Guest 2", "Guest 1"]


def test_chance_lets_everyone_start(draft: Draft) -> None:
    draft.add()
    rng, first = Random(1), set()
    for _ in range(30):
        draft.start_with(draft.draw_lots(rng))
        first.add(names(draft)[0])
    assert first == {"Guest 1", "Chick", "Guest 2"}


def test_an_empty_name_is_refused(draft: Draft) -> None:
    draft.rename(0, "   ")
    with pytest.raises(BadSetUp, match="name"):
        draft.check()


def test_only_bots_leaves_the_draft_as_it_is(draft: Draft) -> None:
    assert draft.only_bots().humans == ()
    assert draft.check().humans == (0,)


def test_what_no_longer_applies_goes_back_to_its_default() -> None:
    draft = Draft(GAMES["march"], NAMES)
    draft.choose("variant", "young")
    draft.choose("rows", "5")
    assert draft.check().options["rows"] == "5"
    draft.choose("variant", "classic")
    assert draft.check().options["rows"] == "8"


def test_where_penguins_have_colours_those_are_the_ones_to_choose_from(draft: Draft) -> None:
    march = Draft(GAMES["march"], NAMES)
    assert march.colours == ("red", "blue", "green", "yellow")
    assert len(draft.colours) == 6
    while march.can_add:
        march.add()
    assert [seat.colour for seat in march.seats] == list(march.colours)


def test_the_colours_decide_who_leads_which_penguin() -> None:
    draft = Draft(GAMES["march"], NAMES)
    assert draft.check().options["penguins"] == "rbgy"
    draft.add()
    draft.recolour(0, "yellow")
    assert draft.check().options["penguins"] == "ybgr"
    assert draft.only_bots().options["penguins"] == "ybgr"
    draft.remove(2)
    assert draft.check().options["penguins"] == "ybgr"


def test_two_players_see_both_of_their_penguins(draft: Draft) -> None:
    march = Draft(GAMES["march"], NAMES)
    for first in march.colours:
        for second in march.colours:
            if first != second:
                march.recolour(0, first)
                march.recolour(1, second)
                letters = march.check().options["penguins"]
                assert [colour[0] for colour in march.second_colours] == list(letters[2:])
    march.add()
    assert list(march.second_colours) == ["", "", ""]
    assert list(draft.second_colours) == ["", ""]


def test_a_rematch_keeps_everybodys_colour() -> None:
    played = SetUp.check(GAMES["march"], [Seat("Ann", "yellow"), Seat("Ben", "red"), Seat("Zoe", "green")], {})
    draft = Draft(GAMES["march"], NAMES)
    draft.take_over(played)
    draft.start_with(1)
    assert [tuple(seat)[:2] for seat in draft.seats] == [("Ben", "red"), ("Zoe", "green"), ("Ann", "yellow")]
    assert draft.check().options["penguins"] == "rgyb"


def test_a_colour_that_no_penguin_has_gives_way_to_one_that_is_free() -> None:
    draft = Draft(GAMES["march"], NAMES)
    draft.take_over(SetUp.check(GAMES["march"], [Seat("Ann", "pink"), Seat("Ben", "red"), Seat("Zoe", "violet")], {}))
    assert [seat.colour for seat in draft.seats] == ["blue", "red", "green"]
    assert draft.check().options["penguins"] == "brgy"


def test_where_colours_are_only_paint_they_decide_nothing(draft: Draft) -> None:
    before = draft.check().options
    draft.recolour(0, "violet")
    assert draft.check().options == before


# The people of the house

LEA, TOM = Person("1", "Léa", "green"), Person("2", "Tom", "red")


@pytest.fixture
def household() -> Draft:
    return Draft(GAMES["party"], NAMES, [LEA, TOM])


def test_the_first_of_the_house_is_there_and_the_next_are_added(household: Draft) -> None:
    assert household.seats[:2] == [Seat("Léa", "green"), Seat("Chick", "red", "chick")]
    household.add()
    household.add()
    assert names(household) == ["Léa", "Chick", "Tom", "Guest 1"]
    assert household.seats[2].colour == "red"
    assert len({seat.colour for seat in household.check().seats}) == 4
    assert [household.person_at(number) for number in range(4)] == [LEA, None, TOM, None]


def test_somebody_sits_down_with_their_own_penguin(household: Draft) -> None:
    household.sit(1, TOM)
    assert household.seats == [Seat("Léa", "green"), Seat("Tom", "red")]
    household.sit(1, LEA)
    assert names(household) == ["Tom", "Léa"]


def test_who_has_no_name_of_their_own_is_called_what_they_are(household: Draft) -> None:
    household.let_play(1, "junior")
    assert names(household) == ["Léa", "Junior"]
    household.let_play(0, "junior")
    assert names(household) == ["Junior 2", "Junior"]
    household.let_play(0, "human")
    assert names(household) == ["Guest 1", "Junior"]
    household.rename(1, "Pip")
    household.let_play(1, "friend")
    assert household.seats[1][::2] == ("Pip", "friend")


def test_a_friend_is_measured_anew(household: Draft) -> None:
    household.take_over(SetUp.check(GAMES["party"], [Seat("Léa", "red"), Seat("Pip", "blue", "friend:120")], {}))
    assert household.seats[1].player == "friend"


def test_who_is_chosen_once_more_stays_as_they_are(household: Draft) -> None:
    household.rename(1, "Pip")
    before = household.seats[:]
    household.let_play(1, "chick")
    assert household.seats == before


def test_a_house_rule_is_switched_by_its_name(draft: Draft) -> None:
    draft.allow("hints", False)
    assert draft.check().house == HouseRules(hints=False)
