"""What a seat of Penguin Party may know (docs/rules.md: what a seat knows), and how the rest is guessed."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.core.state import CHANCE, OVER, Unseen
from penguins.games.party.actions import Deal, PartyAction, PlayCard
from penguins.games.party.cards import LETTERS, letters_of
from penguins.games.party.state import PartyState
from tests.games.in_words import legal
from tests.games.party.positions import DECK, GAME, HAND_SIZES, hands, hands_seen, mask, play, position, random_action

ALL_RED = "rrrrrrrr"
seeds = st.integers(0, 2**32)
players_counts = st.sampled_from(GAME.seats)

# Views


def test_hands_are_secret() -> None:
    assert GAME.secret_hands


@pytest.mark.parametrize("players", GAME.seats)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold(players: int, viewer: int | None) -> None:
    state = play(GAME.new(players), f"deal:{DECK}")
    view = state.seen_by(viewer)
    assert hands_seen(view) == [hand if seat == viewer else None for seat, hand in enumerate(hands(state))]
    assert view.sizes == state.sizes


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_with_2_players_the_8_cards_set_aside_are_unseen_by_all(viewer: int | None) -> None:
    view = play(GAME.new(2), f"deal:{DECK}").seen_by(viewer)
    assert view.aside is None
    assert view.describe()["set_aside"] is None


def test_with_2_players_they_stay_unseen_when_the_other_hand_is_empty() -> None:
    state = play(GAME.new(2), f"deal:{DECK}")
    state.hands[1], state.sizes[1] = (0,) * 5, 0
    view = state.seen_by(0)
    assert (hands_seen(view)[1], view.aside) == ("", None)


def test_the_cards_of_a_player_who_is_out_stay_unseen_by_the_others() -> None:
    state = play(position(ALL_RED, hands=("rr", "bg", "rr")), "red@2:0")
    assert [hands_seen(state.seen_by(seat))[1] for seat in (None, 0, 1, 2)] == [None, None, "bg", None]


def test_nobody_ever_sees_what_was_left_in_hands() -> None:
    state = play(position(ALL_RED, hands=("rb", "bg", "yy")), "red@2:0")
    assert state.to_move == CHANCE
    assert hands(state) == ["", "", ""]
    assert all(state.seen_by(seat) == state for seat in (None, 0, 1, 2))


def test_what_is_on_the_table_is_seen_by_all() -> None:
    state = play(position(ALL_RED, hands=("rr", "bg", "rr"), points=(3, 1, 2)), "red@2:0")
    for seat in (None, 0, 1, 2):
        described, full = state.seen_by(seat).describe(), state.describe()
        del described["hands"], full["hands"]
        assert described == full


def test_going_out_tells_which_colours_were_missing() -> None:
    state = play(position("rrrrrrrg", hands=("rr", "by", "rr")), "red@2:0")
    assert state.describe()["out"] == [None, ["red", "green"], None]


def test_a_view_can_be_played_on_while_it_does_not_matter_what_is_blank() -> None:
    state = play(GAME.new(4), f"deal:{DECK}")
    view = state.seen_by(0)
    for text in ("red@1:0", "yellow@1:1", "violet@1:2", "green@1:3", "red@1:4", "yellow@1:5", "violet@1:6"):
        play(state, text)
        view.apply(GAME.parse(text))
        assert view == state.seen_by(0)


def test_a_view_says_so_when_it_does() -> None:
    view = position("rbrbrbrb", hands=("rr", "bg", "yy")).seen_by(0)
    with pytest.raises(Unseen):
        view.apply(GAME.parse("red@2:0"))


def test_a_view_knows_that_somebody_with_more_cards_than_could_be_stuck_can_go_on() -> None:
    state = position("rbyvrbyv", hands=("rggggggg", "bb", "yy"))  # one green card is unseen: who has two has another
    view = state.seen_by(0)
    play(state, "red@2:0")
    view.apply(GAME.parse("red@2:0"))
    assert view == state.seen_by(0)
    assert state.to_move == 1


def test_a_view_knows_that_nobody_can_go_on_where_no_card_that_fits_is_left() -> None:
    state = position("rrrrrrrg", hands=("ggggggg", "by", "yv"))
    view = state.seen_by(0)
    play(state, "green@2:6")  # from here on only red would go on, and all red cards lie there
    view.apply(GAME.parse("green@2:6"))
    assert view == state.seen_by(0)
    assert state.between_rounds


def test_a_view_knows_what_those_who_are_out_must_hold() -> None:
    """Only the eight cards of seat 2 do not fit: of seat 1 it is certain that it has one that does."""
    state = position("rbyvrbyv", "r......", hands=("r", "bb", "gggggggg"))
    state.out[2] = mask("rbyv")
    view = state.seen_by(0)
    play(state, "red@2:4")
    view.apply(GAME.parse("red@2:4"))
    assert view == state.seen_by(0)
    assert state.to_move == 1


def test_a_last_card_out_of_an_unseen_hand_leaves_it_empty() -> None:
    state = position("rrr", hands=("rr", "b", "rr"), turn=1, points=(0, 3, 0))
    view = state.seen_by(0)
    play(state, "blue@1:3")
    view.apply(GAME.parse("blue@1:3"))
    assert view == state.seen_by(0)


def test_of_an_unseen_hand_a_view_tells_what_it_might_do() -> None:
    view = position("rg", hands=("r", "b", "r"), turn=1).seen_by(0)
    assert legal(view) >= {"blue@1:2", "yellow@1:-1", "red@2:0", "green@2:0"}
    assert "blue@2:0" not in legal(view)


# Guesses


def guesses(view: PartyState, times: int = 1) -> list[PartyState]:
    rng = Random(times)
    return [GAME.fill_blanks(view, rng) for _ in range(times)]


def cards_of(state: PartyState) -> Counter[str]:
    lying = Counter(text[0] for text in state.describe()["pyramid"])
    return lying + Counter("".join(hands(state))) + Counter(state.describe()["set_aside"])


@settings(max_examples=60, deadline=None)
@given(seed=seeds, players=players_counts)
def test_a_guess_has_all_36_cards_and_the_right_sizes(seed: int, players: int) -> None:
    state = anywhere(players, seed)
    for viewer in (None, *range(players)):
        world = GAME.fill_blanks(state.seen_by(viewer), Random(seed))
        if state.to_move >= 0:
            assert cards_of(world) == Counter(DECK)
        assert [len(hand) for hand in hands(world)] == state.sizes
        assert all(hand is not None and min(hand) >= 0 for hand in world.hands)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(seed=seeds, players=players_counts)
def test_a_guess_never_contradicts_what_happened(seed: int, players: int) -> None:
    """Dealt so from the start of the round, every action was legal, and the viewer saw the same to the letter."""
    rng = Random(seed)
    log, states = one_round(players, rng)
    stop = rng.randrange(1, len(states))
    if states[stop].to_move < 0:
        stop -= 1
    for viewer in (None, *range(players)):
        world = GAME.fill_blanks(states[stop].seen_by(viewer), rng)
        other = GAME.new(players)
        other.apply(deal_that_leads_to(world, log, states, stop))
        for moment in range(1, stop + 1):
            assert other.seen_by(viewer) == states[moment].seen_by(viewer)
            assert other.seen_by(viewer).describe() == states[moment].seen_by(viewer).describe()
            if moment < stop:
                assert other.allows(log[moment])
                other.apply(log[moment])
        assert other == world


def anywhere(players: int, seed: int) -> PartyState:
    rng = Random(seed)
    state = GAME.new(players)
    for _ in range(rng.randrange(40 * players)):
        if state.to_move == OVER:
            break
        state.apply(random_action(state, rng))
    return state


def one_round(players: int, rng: Random) -> tuple[list[PartyAction], list[PartyState]]:
    """The actions of a first round, and the states before, between and after them."""
    states = [GAME.new(players)]
    log: list[PartyAction] = []
    while len(states) == 1 or states[-1].to_move >= 0:
        log.append(random_action(states[-1], rng))
        states.append(states[-1].clone())
        states[-1].apply(log[-1])
    return log, states


def deal_that_leads_to(world: PartyState, log: list[PartyAction], states: list[PartyState], stop: int) -> Deal:
    first, dealt = log[0], hands(world)
    assert isinstance(first, Deal)
    for moment in range(1, stop):
        place = log[moment]
        assert isinstance(place, PlayCard)
        dealt[states[moment].to_move] += LETTERS[place.colour]
    opening = first.cards[-1] if world.players == 5 else ""
    assert world.aside is not None
    assert [len(hand) for hand in dealt] == [HAND_SIZES[world.players]] * world.players
    return Deal("".join([*dealt, opening, letters_of(world.aside)]))


ROWS = ("rrrrrrrg", "bbbbbyy", "yyyvvv", "vvvgg")
"""26 cards; b b y y v g g g g g are left."""


def hidden(*others: str, own: str = "", out: tuple[str | None, ...] = (), turn: int = 0) -> PartyState:
    """What seat 0 sees of these hands, of players who could not place these colours when they went out."""
    state = position(*ROWS, hands=(own, *others), turn=turn)
    state.out[1 : 1 + len(out)] = [None if colours is None else mask(colours) for colours in out]
    assert cards_of(state) == Counter(DECK)
    return state.seen_by(0)


def assert_as_likely_as_counted(view: PartyState, fits: Callable[..., bool], draws: int = 3000) -> None:
    """Draws agree with counting every deal of cards that can be told apart (chi-squared, far beyond chance)."""
    sizes = [size for seat, size in enumerate(view.sizes) if seat]
    counted = Counter(deal for deal in every_deal(letters_of(view.unseen()), sizes) if fits(*deal))
    drawn = Counter(tuple(hands(world)[1:]) for world in guesses(view, draws))
    assert set(drawn) <= set(counted)
    expected = {deal: draws * ways / counted.total() for deal, ways in counted.items()}
    chi_squared = sum((drawn[deal] - often) ** 2 / often for deal, often in expected.items())
    freedom = len(expected) - 1
    assert chi_squared < freedom + 5 * (2 * freedom) ** 0.5 + 10


def every_deal(cards: str, sizes: list[int]) -> Iterator[tuple[str, ...]]:
    """All ways to deal the cards, each hand in the order of the letters."""
    if not sizes:
        yield ()
        return
    for chosen in combinations(range(len(cards)), sizes[0]):
        hand = "".join(cards[place] for place in chosen)
        rest = "".join(card for place, card in enumerate(cards) if place not in chosen)
        for others in every_deal(rest, sizes[1:]):
            yield (hand, *others)


def lacks(hand: str, colours: str) -> bool:
    return not set(hand) & set(colours)


def test_nothing_known_every_deal_is_as_likely() -> None:
    view = hidden("bgg", "yyv", own="bggg")
    assert_as_likely_as_counted(view, lambda _one, _two: True)


def test_one_player_out() -> None:
    view = hidden("bbv", "yyg", own="gggg", out=("yg",))
    assert_as_likely_as_counted(view, lambda one, _: lacks(one, "yg"))


def test_two_players_out_for_the_same_colours() -> None:
    view = hidden("bv", "yy", "gb", own="gggg", out=("g", "g"))
    assert_as_likely_as_counted(view, lambda one, two, _: lacks(one + two, "g"))


def test_two_players_out_for_colours_that_overlap_with_nobody_else_to_take_the_rest() -> None:
    view = hidden("ygg", "bbv", own="yggg", out=("b", "g"))
    assert_as_likely_as_counted(view, lambda one, two: lacks(one, "b") and lacks(two, "g"))


def test_three_players_out_for_different_colours() -> None:
    view = hidden("gg", "bb", "yv", "yg", own="gg", out=("b", "yv", "g"))
    assert_as_likely_as_counted(
        view, lambda one, two, three, _: lacks(one, "b") and lacks(two, "yv") and lacks(three, "g")
    )


def test_a_player_who_could_place_nothing_at_all_tells_nothing() -> None:
    view = hidden("bgg", "yyv", own="bggg", out=("",))
    assert_as_likely_as_counted(view, lambda _one, _two: True)


def test_a_seat_that_is_to_move_holds_a_card_that_can_be_placed() -> None:
    view = hidden("bgg", "yyv", own="bggg", turn=1)
    playable = {text[0] for text in legal(view)}
    assert playable == set("vg")
    assert_as_likely_as_counted(view, lambda one, _: not lacks(one, "vg"))


def test_a_seat_that_is_to_move_beside_one_that_is_out() -> None:
    view = hidden("yyg", "bbv", own="gggg", turn=1, out=(None, "y"))
    assert_as_likely_as_counted(view, lambda one, two: not lacks(one, "vg") and lacks(two, "y"))


def test_the_cards_set_aside_can_be_any() -> None:
    view = play(GAME.new(2), f"deal:{DECK}").seen_by(0)  # who holds all red and blue ones
    drawn = Counter("".join(world.describe()["set_aside"] for world in guesses(view, 1000)))
    assert drawn.total() == 8000
    for letter, unseen in {"y": 7, "v": 7, "g": 8}.items():
        assert drawn[letter] == pytest.approx(8000 * unseen / 22, rel=0.05)


def test_a_seat_that_is_out_beside_cards_set_aside() -> None:
    state = play(GAME.new(2), f"deal:{DECK}")
    state.out[1] = mask("v")
    for world in guesses(state.seen_by(0), 100):
        assert lacks(hands(world)[1], "v")
        assert len(world.describe()["set_aside"]) == 8


def test_six_players_out_for_different_colours_are_guessed_at_all() -> None:
    out = ("rb", "by", "yv", "vg", "gr")
    held = ("yyvg", "rrvg", "rbgg", "rbyy", "bbyv")
    lying = "".join((Counter(DECK) - Counter("g" + "".join(held))).elements())
    state = position(lying[:8], lying[8:], hands=("g", *held))
    assert cards_of(state) == Counter(DECK)
    state.out[1:] = map(mask, out)
    for world in guesses(state.seen_by(0), 200):
        assert all(lacks(hand, colours) for hand, colours in zip(hands(world)[1:], out, strict=True))
        assert cards_of(world) == Counter(DECK)


def test_a_guess_at_a_full_state_is_a_copy() -> None:
    state = play(GAME.new(4), f"deal:{DECK}")
    world = GAME.fill_blanks(state, Random(1))
    assert world == state
    assert world is not state
    assert world.pyramid is not state.pyramid


def test_a_guess_repeats_with_its_seed() -> None:
    view = hidden("ygg", "bbv", own="yggg", out=("b", "g"))
    assert GAME.fill_blanks(view, Random(7)) == GAME.fill_blanks(view, Random(7))


def test_the_number_of_ways_is_that_of_the_textbook() -> None:
    """The reference itself: ten cards in hands of 3, 3 and 4."""
    assert sum(1 for _ in every_deal("bbyyvggggg", [3, 3, 4])) == comb(10, 3) * comb(7, 3)
