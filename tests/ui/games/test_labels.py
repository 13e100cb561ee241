"""What a finger that rests on a board is told: true of the position, and nothing that is hidden."""

from random import Random
from typing import Any

from penguins.core.bitboard import cells_of
from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.icetown.geometry import COLOURS, IGLOOS
from penguins.games.march.geometry import COLONY, OCEAN, PENGUINS
from penguins.games.march.tiles import EYE
from penguins.games.registry import GAMES
from penguins.ui.games.icetown import labels as of_icetown
from penguins.ui.games.march import labels as of_march
from penguins.ui.games.party import labels as of_party
from penguins.ui.games.pingouins import labels as of_pingouins
from penguins.ui.games.pingouins.choices import FloeChoices


def somewhere(game: str, steps: int) -> Any:
    """A position after so many steps, at random."""
    match, rng = Match(GAMES[game], 2), Random(5)
    while len(match.log) < steps and (state := match.state).to_move != OVER:
        match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
    return match.state


def test_a_tile_tells_its_fish_and_whose_penguin_stands_there_until_it_is_gone() -> None:
    start, later = somewhere("pingouins", 0), somewhere("pingouins", 40)
    names, owners = ("Léa", "Tom"), {tile: seat for seat in (0, 1) for tile in cells_of(later.penguins[seat])}
    assert of_pingouins.on_tile(start, 0, names) == ""
    told = [of_pingouins.on_tile(later, tile, names) for tile in range(len(later.fish))]
    for tile, fish in enumerate(later.fish):
        floats, owner = later.floating() >> tile & 1, owners.get(tile)
        assert told[tile].startswith(
            "" if not floats else f"{fish} fish" if owner is None else f"{names[owner]} · {fish}"
        )
        assert bool(told[tile]) == bool(floats)
    stuck = {tile for tile in owners if not FloeChoices(later, None).can_slide(tile)}
    assert stuck == {tile for tile, word in enumerate(told) if word.endswith("stuck")} != set()


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


def test_a_free_space_tells_what_is_written_there_and_a_town_whose_it_is() -> None:
    state = somewhere("icetown", 40)
    free = next(cell for cell in range(30) if cell not in IGLOOS and state.colour_at(0, cell) is None)
    taken = next(cell for cell in range(30) if state.colour_at(0, cell) is not None)
    told = [of_icetown.in_town(state, 0, free, gain) for gain in (2, 1, 0, -1)]
    assert told == ["+2 points here", "+1 point here", "0 points here", "−1 point here"]
    assert of_icetown.in_town(state, 0, free, stolen=3) == "stolen from here: violet"
    assert of_icetown.in_town(state, 0, taken, 2, 3) in COLOURS
    assert of_icetown.on_town(state, 0, "Léa") == f"Léa: {state.points(0).total} points"


def test_every_face_of_the_die_tells_what_it_means() -> None:
    assert [of_icetown.on_die(face) for face in range(1, 7)] == ["steal a penguin", *COLOURS, "any colour"]


def test_tiles_tell_what_they_show_and_weather_what_it_does() -> None:
    state = somewhere("march", 30)
    told = [of_march.on_place(state, place) for place in range(len(state.tiles))]
    suns, storms = (bin(weather).count("1") for weather in (state.nice, state.bad))
    assert sum(word.startswith("sun") for word in told) == suns > 0
    assert sum(word.startswith("storm") for word in told) == storms > 0
    weather = state.nice | state.bad
    assert [bool(word) for word in told] == [bool((state.face_up | weather) >> cell & 1) for cell in range(len(told))]
    assert [of_march.on_place(state, place) for place in (COLONY, OCEAN)] == ["colony", "ocean"]


def test_a_note_never_tells_a_secret() -> None:
    assert {of_march.on_note(tile, secret=True) for tile in range(4)} == {"somebody has looked here"}
    assert of_march.on_note(0, secret=False) == f"seen here: {PENGUINS[0]}"
    assert of_march.on_note(1 | EYE, secret=False) == f"seen here: {PENGUINS[1]}, with an eye"


def test_a_penguin_on_the_plain_tells_whose_it_is_and_where_it_goes() -> None:
    state = somewhere("march", 0)
    assert of_march.on_penguin(state, 0, "Léa") == f"Léa · {PENGUINS[0]}: on the way to the ocean"


def test_a_card_tells_its_colour_unless_it_shows_its_back() -> None:
    assert of_party.on_card(None) == ""
    assert len({of_party.on_card(colour) for colour in range(5)}) == 5
    assert of_party.on_place((0, 1)) == f"fits here: {of_party.on_card(0)}, {of_party.on_card(1)}"


def test_hands_and_scores_tell_whose_they_are() -> None:
    assert of_party.on_hand("Tom", 1, out=False) == "Tom · 1 card"
    assert of_party.on_hand("Tom", 3, out=True) == "Tom · 3 cards · out until the next round"
    assert of_party.on_score("Tom", 5) == "Tom: 5 points"
    assert of_party.on_score("Tom", 5, -2, races=True) == "Tom: 5 points · this round: −2 · can still win"
