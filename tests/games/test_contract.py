"""What every registered game promises, whatever its rules (docs/architecture.md, The central types;
docs/rules.md, In all games; docs/decisions/0005 and 0006)."""

import json
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.cli.engine.commands import Commands
from penguins.cli.engine.refusal import Refusal
from penguins.core.game import NotAnAction
from penguins.core.match import IllegalAction
from penguins.core.options import complete
from penguins.core.state import CHANCE, OVER
from penguins.session.setup import COLOURS
from tests.games.random_matches import (
    BOUND,
    every_variant,
    everything_seen,
    few,
    play_randomly,
    random_action,
    seeds,
    somewhere,
    viewers,
)
from tests.games.variants import Variant


@every_variant
@few
@given(seed=seeds)
def test_a_random_match_ends_or_reaches_the_bound(variant: Variant, seed: int) -> None:
    match = play_randomly(variant, seed)
    if match.state.to_move == OVER:
        assert match.state.winners()
        assert set(match.state.winners()) <= set(range(variant.players))
        assert match.state.legal_actions() == () or list(match.state.legal_actions()) == []
    else:
        assert len(match.log) == BOUND
        assert match.state.winners() == ()
    assert len(match.state.scores()) == variant.players


@every_variant
@few
@given(seed=seeds)
def test_whoever_is_to_move_has_something_to_do(variant: Variant, seed: int) -> None:
    match = variant.start()
    rng = Random(seed)
    for _ in range(300):
        state = match.state
        if state.to_move == OVER:
            break
        legal = list(state.legal_actions())
        assert bool(legal) == (state.to_move != CHANCE)
        assert state.to_move == CHANCE or 0 <= state.to_move < variant.players
        match.play(random_action(match, rng))


@every_variant
@few
@given(seed=seeds)
def test_every_action_reads_back_from_its_text(variant: Variant, seed: int) -> None:
    match = variant.start()
    rng = Random(seed)
    for _ in range(200):
        if match.state.to_move == OVER:
            break
        legal = list(match.state.legal_actions())
        texts = [str(action) for action in legal]
        assert [variant.game.parse(text) for text in texts] == legal
        assert len(set(texts)) == len(set(legal)) == len(legal)
        assert not any(" " in text for text in texts)
        match.play(random_action(match, rng))
        assert variant.game.parse(str(match.log[-1])) == match.log[-1]
        assert type(variant.game.parse(str(match.log[-1]))) is type(match.log[-1])


@every_variant
@few
@given(seed=seeds)
def test_replaying_a_log_gives_an_equal_state(variant: Variant, seed: int) -> None:
    match = play_randomly(variant, seed, bound=400)
    again = variant.start()
    again.play_all(variant.game.parse(str(action)) for action in match.log)
    assert again.state == match.state
    assert again.state.describe() == match.state.describe()


@every_variant
@few
@given(seed=seeds)
def test_a_clone_is_equal_and_independent(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    state = match.state
    description = json.dumps(state.describe())
    copy = state.clone()
    assert copy == state
    rng = Random(seed)
    for _ in range(40):
        if copy.to_move == OVER:
            break
        copy.apply(copy.sample_chance(rng) if copy.to_move == CHANCE else rng.choice(copy.legal_actions()))
    assert json.dumps(state.describe()) == description
    again = variant.start()
    again.play_all(match.log)
    assert again.state == state


@every_variant
@few
@given(seed=seeds)
def test_undo_through_the_engine_restores(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    commands = Commands()
    chosen = [f"{key}={value}" for key, value in variant.options.items()]
    commands.run(["new", variant.game.id, f"players={variant.players}", "seed=1", *chosen])
    before = []
    for action in match.log:
        before.append(commands.run(["state"]))
        commands.run(["play", str(action)])
    for state in reversed(before):
        commands.run(["undo"])
        assert commands.run(["state"]) == state
    with pytest.raises(Refusal):
        commands.run(["undo"])


@every_variant
@few
@given(seed=seeds)
def test_legal_actions_are_exactly_those_that_play_takes(variant: Variant, seed: int) -> None:
    """Illegal ones are sampled from what was legal at any other moment of some match."""
    pool = {action for other in range(2) for action in everything_seen(variant, seed + other)}
    match = somewhere(variant, seed)
    legal = set(match.state.legal_actions())
    for action in legal:
        match.play(action)
        match.undo()
    description = match.state.describe()
    chance = match.state.to_move == CHANCE
    for action in pool - legal:
        if chance and match.state.allows_chance(action):
            continue
        with pytest.raises(IllegalAction):
            match.play(action)
    assert match.state.describe() == description


@every_variant
@few
@given(seed=seeds)
def test_filled_blanks_look_the_same(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    for seat in viewers(variant):
        view = match.state.seen_by(seat)
        for draw in range(3):
            world = variant.game.fill_blanks(view, Random(seed + draw))
            assert world.seen_by(seat) == view
            assert world.seen_by(seat).describe() == view.describe()


@every_variant
@few
@given(seed=seeds)
def test_a_filled_world_plays_on(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    rng = Random(seed)
    for seat in viewers(variant):
        world = variant.game.fill_blanks(match.state.seen_by(seat), rng)
        for _ in range(50):
            if world.to_move == OVER:
                break
            world.apply(world.sample_chance(rng) if world.to_move == CHANCE else rng.choice(world.legal_actions()))


@every_variant
@few
@given(seed=seeds)
def test_a_view_of_a_view_is_itself(variant: Variant, seed: int) -> None:
    state = somewhere(variant, seed).state
    for seat in viewers(variant):
        view = state.seen_by(seat)
        assert view.seen_by(seat) == view
        assert view.to_move == state.to_move
        assert view.scores() == state.scores()
        assert view.winners() == state.winners()


@every_variant
@few
@given(seed=seeds)
def test_the_seat_to_move_sees_its_own_choices(variant: Variant, seed: int) -> None:
    state = somewhere(variant, seed).state
    if state.to_move >= 0:
        assert state.seen_by(state.to_move).legal_actions() == state.legal_actions()


@every_variant
@few
@given(seed=seeds)
def test_a_seat_that_plays_on_no_more_never_moves_again_and_everybody_can_tell(variant: Variant, seed: int) -> None:
    match = play_randomly(variant, seed)
    gone: set[int] = set()
    for moment in range(len(match.log) + 1):
        state = match.position(moment)
        assert state.to_move not in gone
        playing = {seat for seat in range(variant.players) if state.plays_on(seat)}
        assert not playing & gone, "nobody comes back"
        gone = set(range(variant.players)) - playing
        assert playing == {seat for seat in range(variant.players) if state.seen_by(None).plays_on(seat)}
    assert bool(playing) == (match.state.to_move != OVER)


@every_variant
@few
@given(seed=seeds)
def test_chance_repeats_with_its_seed(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    while match.state.to_move not in (CHANCE, OVER) and match.log:
        match.undo()
    if match.state.to_move == CHANCE:
        first = match.state.sample_chance(Random(seed))
        assert match.state.sample_chance(Random(seed)) == first
        assert match.draw_chance(seed) == match.draw_chance(seed)
        assert match.state.allows_chance(first)


@every_variant
@few
@given(seed=seeds)
def test_events_are_told_for_every_viewer_without_changing_anything(variant: Variant, seed: int) -> None:
    match = variant.start()
    rng = Random(seed)
    for _ in range(120):
        if match.state.to_move == OVER:
            break
        match.play(random_action(match, rng))
        for seat in viewers(variant):
            before, after = match.position(-2).seen_by(seat), match.state.seen_by(seat)
            kept = before.clone(), after.clone()
            told = variant.game.events(before, match.log[-1], after)
            assert isinstance(told, tuple)
            assert all(hasattr(event, "_fields") for event in told)
            assert (before, after) == kept


@every_variant
@few
@given(seed=seeds)
def test_a_description_is_plain_json(variant: Variant, seed: int) -> None:
    state = somewhere(variant, seed).state
    for seat in viewers(variant):
        description = state.seen_by(seat).describe()
        assert json.loads(json.dumps(description)) == description


@every_variant
@settings(max_examples=30, deadline=None)
@given(text=st.one_of(st.text(max_size=60), st.from_regex(r"[a-z]{1,8}[:@>-][a-h0-9:@-]{0,12}", fullmatch=True)))
def test_parse_refuses_what_is_no_action(variant: Variant, text: str) -> None:
    try:
        action = variant.game.parse(text)
    except NotAnAction:
        return
    assert str(action) == text


@every_variant
def test_the_colours_of_seats_decide_what_people_are_not_asked_for(variant: Variant) -> None:
    unasked = {option.key for option in variant.game.options if not option.asked}
    paints = variant.game.colours or COLOURS
    assert len(paints) >= variant.players
    for colours in permutations(paints, variant.players):
        decided = variant.game.options_from(colours)
        assert set(decided) == unasked
        complete(variant.game.options, decided)


@every_variant
@few
@given(seed=seeds)
def test_whose_turn_is_next_is_known_while_chance_decides(variant: Variant, seed: int) -> None:
    match = somewhere(variant, seed)
    if match.state.to_move == CHANCE:
        expected = match.state.next_seat()
        match.play(random_action(match, Random(seed)))
        assert match.state.to_move == expected
    elif match.state.to_move == OVER:
        assert match.state.next_seat() is None
    else:
        assert match.state.next_seat() == match.state.to_move


@every_variant
def test_default_options_are_among_the_choices(variant: Variant) -> None:
    for option in variant.game.options:
        assert option.default in option.choices
        assert option.key not in ("players", "seed", "rules"), "these words have a meaning of their own"
    assert complete(variant.game.options, {}) == complete(variant.game.options, complete(variant.game.options, {}))
