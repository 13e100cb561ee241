"""What a finger that rests on a board is told: true of the position, and nothing that is hidden."""

from random import Random
from typing import Any

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.geometry import COLOURS, IGLOOS
from penguins.games.registry import GAMES
from penguins.ui.games.icetown import labels as of_icetown
from penguins.ui.games.march import labels as of_march
from penguins.ui.games.party import labels as of_party
from penguins.ui.games.pingouins import labels as of_pingouins


def somewhere(game: str, steps: int) -> Any:
    """A position after so many steps, at random."""
    match, rng = Match(GAMES[game], 2), Random(5)
    while len(match.log) < steps and (state := match.state).to_move != OVER:
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return match.state


def test_a_tile_tells_its_fish_until_it_is_gone() -> None:
    start, later = somewhere("pingouins", 0), somewhere("pingouins", 20)
    assert of_pingouins.on_tile(start, 0) == ""
    for tile, fish in enumerate(later.fish):
        assert of_pingouins.on_tile(later, tile) == (f"{fish} fish" if later.floating() >> tile & 1 else "")


def test_a_pile_tells_how_many_are_left_and_a_space_who_lives_there() -> None:
    state = somewhere("icetown", 40)
    assert [of_icetown.on_pile(state, pile) for pile in range(4)] == [
        f"{colour}: {left} left" for colour, left in zip(COLOURS, state.piles, strict=True)
    ]
    assert of_icetown.in_town(state, 0, IGLOOS[0]) == "igloo"
    for cell in range(30):
        colour = state.colour_at(1, cell)
        if cell not in IGLOOS:
            assert of_icetown.in_town(state, 1, cell) == ("" if colour is None else COLOURS[colour])


def test_weather_tells_what_it_does_and_tiles_tell_nothing() -> None:
    state = somewhere("march", 30)
    told = [of_march.on_place(state, place) for place in range(-3, len(state.tiles) + 3)]
    suns, storms = (bin(weather).count("1") for weather in (state.nice, state.bad))
    assert sum(word.startswith("sun") for word in told) == suns > 0
    assert sum(word.startswith("storm") for word in told) == storms > 0
    assert len([word for word in told if word]) == suns + storms


def test_a_card_tells_its_colour_unless_it_shows_its_back() -> None:
    assert of_party.on_card(None) == ""
    assert len({of_party.on_card(colour) for colour in range(5)}) == 5
