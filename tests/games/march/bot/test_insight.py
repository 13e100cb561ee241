"""What the bots know about March of the Penguins: its `Insight` (docs/architecture.md)."""

from itertools import pairwise
from random import Random

import pytest

from penguins.bots.choose import choose
from penguins.bots.friend import WEAKEST, friend
from penguins.bots.levels import ADULT, CHICK, EMPEROR, Level
from penguins.bots.search import search
from penguins.core.state import CHANCE, OVER
from penguins.core.thinking import Thinking
from penguins.games.march.actions import MarchAction
from penguins.games.march.bot import walking
from penguins.games.march.bot.insight import MarchInsight, forgetful
from penguins.games.march.bot.walking import A_STEP, arrival, arriving, leaving, onward, ways
from penguins.games.march.geometry import AT_SEA, COLONY, HOME, HOMEWARD, ICE, PENGUINS, SPOTS, next_places
from penguins.games.march.state import MarchState, Phase
from penguins.games.march.tiles import BLANK, EYE
from tests.games.march.matches import KINDS, bold_match, state_of
from tests.games.march.positions import GAME, cells, in_weather, names, play, position, spot

RED, BLUE, GREEN, YELLOW = range(4)
ALL = (1 << ICE.size) - 1


def view_of(state: MarchState, known: str = "") -> MarchState:
    state.seen_by_all |= cells(known)
    return state.seen_by(state.to_move)


def chosen(view: MarchState, nodes: int = 150, level: Level = EMPEROR) -> str:
    return str(choose(GAME, view, level, Random(1), Thinking(nodes=nodes)))


def walked(view: MarchState, seed: int = 1) -> str:
    return str(GAME.insight(view).greedy(Random(seed)))


def promises(view: MarchState) -> dict[str, float]:
    actions = view.legal_actions()
    weights = GAME.insight(view).priors(view, actions)
    assert weights is not None
    return dict(zip(map(str, actions), weights, strict=True))


# Turns to expect


def slow_costs(state: MarchState, penguin: int, known: int) -> list[float]:
    """The chance that a tile does not call the penguin, tile by tile."""
    costs = []
    for cell in range(len(state.tiles)):
        row = range(cell // 4 * 4, cell // 4 * 4 + 4)
        seen = [state.tiles[other] & ~EYE for other in row if known >> other & 1]
        call = float(state.tiles[cell] & ~EYE == penguin) if known >> cell & 1 else 0.0
        if not known >> cell & 1 and penguin not in seen:
            call = 1 / (4 - len(seen))
        call = 1.0 if state.nice >> cell & 1 else 0.0 if state.bad >> cell & 1 else call
        costs.append(1 - call + A_STEP)
    return costs


def slow_turns(state: MarchState, penguin: int, known: int) -> dict[int, float]:
    """The same shortest way by trying every step again and again until nothing gets better."""
    costs = slow_costs(state, penguin, known)
    size = len(state.tiles)
    spots = [one for one in SPOTS if next_places(one, state.rows) and (one & 63 < size or one in (COLONY, AT_SEA))]
    turns = {**dict.fromkeys(spots, 1e9), HOME: -1.0}

    def after(there: int) -> float:
        return 1 + turns[there] if there in (AT_SEA, HOME) else costs[there & 63] + turns[there]

    for _ in range(40):
        for here in spots:
            steps = [arrival(here, place) for place in next_places(here, state.rows)]
            aside = [
                there for there in steps if there < COLONY | HOMEWARD and there & 60 == here & 60 and here != COLONY
            ]
            turns[here] = min(after(there) for there in (*onward(here, state.rows), *aside))
    return turns


@pytest.mark.parametrize(("variant", "rows"), [("classic", 8), ("young", 4), ("young", 7)])
def test_the_turns_to_expect_are_those_of_the_shortest_way(variant: str, rows: int) -> None:
    for seed in range(6):
        rng = Random(seed)
        state = state_of(bold_match(2, variant, rows, seed, bound=60))
        known = rng.getrandbits(4 * rows)
        for penguin, way in enumerate(ways(state, known)):
            for here, turns in slow_turns(state, penguin, known).items():
                assert leaving(way, here, rows) == pytest.approx(turns), (seed, penguin, here)


@pytest.mark.parametrize(("variant", "rows"), [("classic", 8), ("young", 4)])
def test_arriving_costs_what_the_tile_does_and_leaving_it_after_that(variant: str, rows: int) -> None:
    for seed in range(4):
        state = state_of(bold_match(2, variant, rows, seed, bound=60))
        known = Random(seed).getrandbits(4 * rows)
        for penguin, way in enumerate(ways(state, known)):
            for cell, cost in enumerate(slow_costs(state, penguin, known)):
                for here in (cell, cell | HOMEWARD):
                    assert arriving(way, here, rows) == pytest.approx(cost + leaving(way, here, rows))
            assert arriving(way, AT_SEA, rows) == 1 + leaving(way, AT_SEA, rows)
            assert arriving(way, HOME, rows) == 0


def test_the_ice_worked_out_for_one_decision_is_forgotten_at_the_next() -> None:
    view = view_of(position())
    GAME.insight(view).evaluate(view)
    assert walking._stretches
    assert walking._SHORE
    GAME.insight(view)
    assert not walking._stretches
    assert not walking._SHORE


def test_a_long_thought_takes_no_more_memory_and_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_of(position())
    weights = search(GAME.insight(view), Thinking(nodes=30), Random(1)).weights
    monkeypatch.setattr(walking, "_MOST_STRETCHES", 40)
    assert search(GAME.insight(view), Thinking(nodes=30), Random(1)).weights == weights
    assert len(walking._stretches) <= 40


def test_three_known_colours_of_a_row_give_away_the_fourth() -> None:
    state = position(bad="", nice="")
    red = ways(state, cells("b2 b3 b4"))[RED]
    assert arriving(red, spot("b1"), 8) - leaving(red, spot("b1"), 8) == pytest.approx(A_STEP)


def test_everyone_who_knows_the_straight_ice_needs_one_turn_each_way() -> None:
    state = position(bad="", nice="")
    for way in ways(state, ALL):
        assert leaving(way, COLONY, 8) + 1 == pytest.approx(2, abs=0.01)


def test_bad_weather_costs_a_turn_and_nice_weather_gives_it_back() -> None:
    for bad, nice, turns in [("d1", "", 2), ("d1", "d2", 1), ("", "", 1)]:
        red = ways(position(bad=bad, nice=nice), ALL)[RED]
        assert leaving(red, AT_SEA, 8) + 1 == pytest.approx(turns, abs=0.01)


def test_the_hopes_are_shares_and_the_one_ahead_hopes_for_more() -> None:
    view = view_of(position(3, red="c1", blue="g2 back", green="colony"))
    hopes = GAME.insight(view).evaluate(view)
    assert sum(hopes) == pytest.approx(1)
    assert hopes[BLUE] > hopes[RED] > hopes[GREEN]


# What is seen


def test_worlds_are_told_apart_by_what_the_seat_sees_and_by_nothing_else() -> None:
    view = view_of(position())
    insight = GAME.insight(view)
    for seed in range(20):
        one, other = GAME.fill_blanks(view, Random(seed)), GAME.fill_blanks(view, Random(seed + 100))
        for world in (one, other):
            play(world, "red>a1")
        assert (insight.observed(one) == insight.observed(other)) == (one.tiles[0] == other.tiles[0])


def looking(seat: int) -> MarchState:
    """That seat's penguin has come to the eye in h1."""
    state = position(to_move=seat, bad="", nice="", red="g1", blue="g1")
    return play(state, f"{PENGUINS[seat]}>h1")


@pytest.mark.parametrize(("looker", "told"), [(0, True), (1, False)])
def test_only_its_own_look_tells_a_seat_anything(looker: int, told: bool) -> None:
    seen = set()
    for letters in ("rbgy", "brgy"):
        state = looking(looker)
        state.tiles = bytes("rbgy".index(letter) for letter in letters) + state.tiles[4:]
        view = state.seen_by(0)
        view.to_move = 0
        insight = GAME.insight(view)
        seen.add(insight.observed(play(state, "peek:a1")))
    assert len(seen) == 1 + told


# Memory


def a_view(seed: int = 3) -> MarchState:
    state = state_of(bold_match(2, "classic", 8, seed, bound=70))
    return state.seen_by(state.to_move)


def test_perfect_memory_forgets_nothing() -> None:
    view = a_view()
    assert GAME.insight(view).view == view


def test_less_memory_knows_less_and_never_anything_else() -> None:
    view = a_view()
    known = [forgetful(view, memory).known_to(view.to_move) for memory in (0.0, 0.3, 0.6, 0.9, 1.0)]
    assert known[0] == view.face_up & view.known_to(view.to_move)
    assert known[-1] == view.known_to(view.to_move)
    assert all(less & ~more == 0 for less, more in pairwise(known))
    assert len(set(known)) > 3


def test_what_is_forgotten_is_blank_and_the_rest_is_as_it_was() -> None:
    view = a_view()
    dim = forgetful(view, 0.5)
    known = dim.known_to(view.to_move)
    assert dim.tiles == bytes(tile if known >> cell & 1 else BLANK for cell, tile in enumerate(view.tiles))
    assert dim.legal_actions() == view.legal_actions()


def test_the_same_view_is_forgotten_in_the_same_way() -> None:
    assert forgetful(a_view(), 0.5) == forgetful(a_view(), 0.5)


def test_what_is_forgotten_changes_in_the_course_of_a_match() -> None:
    lost = {names(view.seen_by_all & ~forgetful(view, 0.5).seen_by_all) for view in map(a_view, range(4))}
    assert len(lost) == 4


def test_forgotten_ice_is_imagined_anew() -> None:
    view = position(face_up="")
    view.seen_by_all = ALL
    worlds = {GAME.insight(view, memory=0.1).imagine(Random(seed)).tiles for seed in range(5)}
    assert len(worlds) == 5


# What looks promising


def test_a_step_that_leads_nowhere_is_not_looked_at() -> None:
    """From one red tile to the next there and back: a movement without end."""
    state = play(position(bad="", nice="c2", red="b1"), "red>c1")
    weights = promises(view_of(state, "b1 c1 d1"))
    assert weights["red>b1"] == weights["red>c2"] == 0
    assert weights["red>d1"] == max(weights.values())


def test_a_step_aside_is_looked_at_where_it_is_the_better_way() -> None:
    state = play(position(bad="d1", nice="c2 d3", red="b1"), "red>c1")
    assert promises(view_of(state, "a1 b1 c1 d2"))["red>c2"] > 0


def test_a_step_back_is_looked_at_where_it_fetches_a_friend() -> None:
    state = play(position(bad="", nice="", red="b1", green="b1"), "red>c1")
    assert promises(view_of(state, "b1 c1 d1"))["red>b1"] > 0


def test_bad_weather_before_the_rival_and_nice_weather_before_oneself_look_best() -> None:
    weights = promises(view_of(in_weather(bad="e3", nice="g3", red="h1", green="a1", blue="c2", yellow="home"), ""))
    best = sorted(weights, key=weights.__getitem__)[-3:]
    assert all(move.startswith(("weather:e3-d", "weather:g3-h")) for move in best), best


# How it plays


def test_who_is_below_chick_overlooks_ways_to_move_the_weather() -> None:
    """The same ones again and again, and the more the weaker it is; a Chick overlooks none."""
    state = in_weather(green="e1", blue="c2", yellow="d4").seen_by(0)
    actions = state.legal_actions()
    noticed = {
        memory: [action for action in actions if MarchInsight(GAME, state, memory)._notices(action)]
        for memory in (friend(WEAKEST).memory, friend(WEAKEST // 2).memory, CHICK.memory, 1.0)
    }
    few, more, *all_of_them = noticed.values()
    assert len(few) < len(more) < len(actions)
    assert set(few) < set(more)
    assert all_of_them == [list(actions)] * 2


def test_what_it_overlooks_it_does_not_play_and_what_it_sees_it_judges() -> None:
    state = in_weather(green="e1", blue="c2", yellow="d4").seen_by(0)
    level = friend(WEAKEST)
    insight = MarchInsight(GAME, state, level.memory)
    seen = [action for action in state.legal_actions() if insight._notices(action)]
    for seed in range(20):
        assert choose(GAME, state, level, Random(seed), Thinking(nodes=level.nodes)) in seen


def test_it_goes_home_when_it_can() -> None:
    view = view_of(position(red="a1 back", green="home", blue="a2 back", yellow="home"))
    assert chosen(view) == "red>colony"


def test_it_does_not_take_a_rival_home() -> None:
    """Red could go home at once, but blue would come along and win; alone, the weather keeps blue away."""
    state = position(bad="b2 a2 a3", nice="h1", red="d1 back", blue="c1 back", green="a4 back", yellow="home")
    play(state, "red>c1")
    while state.phase is Phase.GO_ON and state.to_move != OVER:
        play(state, chosen(view_of(state, "a1 b1 b2 a2")))
    assert state.phase is Phase.WEATHER


def test_it_takes_its_friend_home() -> None:
    state = position(red="b1 back", green="a1 back", bad="", nice="")
    play(state, "red>a1")
    assert chosen(view_of(state)) == "red>colony"


def test_it_blocks_a_rival_about_to_come_home() -> None:
    """Yellow is home, and only b2 calls blue on."""
    state = in_weather(bad="b3 h1 h4", nice="f1 g1 h2", red="h4", green="home", blue="c1 back", yellow="home")
    view = view_of(state, "a1 a2 a3 a4 b1 b2 b3 b4 c2")
    assert view.phase is Phase.WEATHER
    after = play(view.clone(), chosen(view, 300))
    assert leaving(ways(after, after.known_to(0))[BLUE], spot("c1 back"), 8) > 0.7


def test_same_seed_and_iterations_same_answer() -> None:
    for level in (CHICK, ADULT, EMPEROR):
        assert len({chosen(a_view(), 40, level) for _ in range(3)}) == 1


# The straight walker


def test_the_walker_goes_where_its_colour_was_seen_or_must_be() -> None:
    assert walked(view_of(position(bad="", nice="", red="b2", green="home"), "c1")) == "red>c1"
    assert walked(view_of(position(bad="", nice="", red="b2", green="home"), "c2 c3 c4")) == "red>c1"


def test_the_walker_likes_nice_weather_and_avoids_bad() -> None:
    assert walked(view_of(position(bad="", nice="c3", red="b2", green="home"))) == "red>c3"
    steps = {walked(view_of(position(bad="c2", nice="", red="b2", green="home")), seed) for seed in range(20)}
    assert steps == {"red>c1", "red>c3"}


def test_the_walker_goes_straight_even_where_its_colour_is_beside_it() -> None:
    view = view_of(position(bad="", nice="b1", red="b2", green="home"), "c1 c2 c3 c4")
    view.tiles = view.tiles[:8] + bytes((BLUE, GREEN, YELLOW, RED)) + view.tiles[12:]
    assert walked(view) in {"red>c1", "red>c2", "red>c3"}


def test_the_walker_goes_on_while_it_is_called() -> None:
    state = play(position(bad="", nice="", red="b2"), "red>c1")
    assert walked(view_of(state))[:5] == "red>d"


def test_the_walker_looks_at_unknown_ice_before_it() -> None:
    state = looking(0)
    state.spots[GREEN] = spot("b1")
    assert walked(view_of(state, "c1")) == "peek:c2"


def test_the_walker_brings_nice_weather_before_itself() -> None:
    view = view_of(in_weather(bad="h1", nice="d2", red="h4", green="b1", blue="home", yellow="a1"))
    assert walked(view) in {"weather:d2-c1", "weather:d2-c2"}


def test_the_walker_puts_bad_weather_before_the_leader() -> None:
    view = view_of(in_weather(bad="d2", nice="h1", red="h4", green="home", blue="d4 back", yellow="a1"))
    assert walked(view) == "weather:d2-c3"


# Whole matches


def match_of(players: int, variant: str, rows: int, seed: int, nodes: int) -> tuple[int, ...]:
    """Seat 0 searches, the others walk straight; the winners."""
    rng = Random(seed)
    state = GAME.new(players, {"variant": variant, "rows": str(rows)})
    for _ in range(800):
        if state.to_move == OVER:
            return state.winners()
        state.apply(_action(state, rng, nodes))
    raise AssertionError("no end in sight")


def _action(state: MarchState, rng: Random, nodes: int) -> MarchAction:
    if state.to_move == CHANCE:
        return state.sample_chance(rng)
    view = state.seen_by(state.to_move)
    if state.to_move == 0:
        action = choose(GAME, view, EMPEROR, rng, Thinking(nodes=nodes))
        assert isinstance(action, MarchAction)
        return action
    return GAME.insight(view).greedy(rng)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("variant", "rows"), [kind for kind in KINDS if kind[1] in (5, 8)])
def test_matches_of_every_kind_come_to_an_end(players: int, variant: str, rows: int) -> None:
    assert match_of(players, variant, rows, seed=1, nodes=4)


@pytest.mark.slow
def test_a_short_search_already_beats_the_walker() -> None:
    wins = sum(match_of(2, "classic", 8, seed, nodes=12) == (0,) for seed in range(8))
    assert wins >= 6


def test_the_search_answers_with_legal_actions_in_every_phase() -> None:
    for seed in range(3):
        state = state_of(bold_match(4, "ice_slide", 8, seed, bound=40 + seed))
        view = state.seen_by(state.to_move)
        weights = search(GAME.insight(view, memory=0.5), Thinking(nodes=10), Random(seed)).weights
        assert set(weights) == set(state.legal_actions())
