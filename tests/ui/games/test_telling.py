"""Every step of every game is told in short sentences that are true for whoever reads them (docs/words.md)."""

from collections.abc import Iterator
from functools import cache, partial
from importlib import import_module
from itertools import groupby
from random import Random
from typing import Any, get_args

import pytest

from penguins.core.match import Match
from penguins.core.state import CHANCE, OVER
from penguins.games.march.events import Passed
from penguins.games.registry import GAMES
from penguins.languages import ENGLISH, LANGUAGES
from penguins.session.looking_back import Past
from penguins.session.setup import COLOURS, Seat
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.face import face_of
from penguins.ui.games.hearing import Hearing, hearing_of
from tests.null_game.registered import NULL_GAME
from tests.ui.games.chosen import every_match

ALL = pytest.mark.parametrize("game", GAMES)
NAMES = ("Alex", "Emma", "Jack", "Lily", "Leo", "Zoe")
IN_EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
OF_THE_HOUSE = pytest.mark.parametrize("game", [game for game in GAMES if game != NULL_GAME.id])
ONE_LINE = 60
KINDS, LONGEST_MATCH = 4, 700
QUIET = {"PileTaken", "TurnedUp", "TurnedDown"}
"""What another event says with it: the penguin from a pile is placed, and tiles turn under whoever walks. To remember
what was under them is the game."""

RARE = {"march": (Passed(0),)}
"""What hardly ever happens."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test speaks, the next one speaks English."""
    yield
    use_language(ENGLISH.id)


@cache
def matches(game: str) -> list[Match]:
    """Some at random: for few and for many, with this option and that."""
    kinds = [chosen for chosen in every_match(game) if chosen is not None]
    found = []
    for seed, chosen in enumerate([*kinds[:: -(-len(kinds) // KINDS)], kinds[-1]]):
        rng, match = Random(seed), Match(GAMES[game], chosen.players, chosen.options)
        while match.state.to_move != OVER and len(match.log) < LONGEST_MATCH:
            state = match.state
            match.play(state.sample_chance(rng) if state.to_move == CHANCE else rng.choice(state.legal_actions()))
        found.append(match)
    return found


def step(match: Match, moment: int, viewer: int | None) -> Past:
    before, after = (match.position(at).seen_by(viewer) for at in (moment, moment + 1))
    return Past(match.mover(moment), match.game.events(before, match.log[moment], after), before, after)


def hearing(match: Match, you: int | None) -> Hearing:
    return Hearing(NAMES[: match.state.players], you)


def told(past: Past, game: str, to: Hearing) -> tuple[str, ...]:
    return face_of(game).told(past, to)


def listeners(match: Match) -> tuple[int | None, ...]:
    """Somebody who plays, and everybody at once."""
    return (len(match.log) % match.state.players, None)


def kinds_of(game: str) -> set[str]:
    """The names of all events of that game, as its `events` module lists them."""
    module: Any = import_module(type(GAMES[game]).__module__.rpartition(".")[0] + ".events")
    union = next(value for name, value in vars(module).items() if name.endswith("Event") and get_args(value))
    return {kind.__name__ for kind in get_args(union)}


@ALL
def test_every_kind_of_event_is_told(game: str) -> None:
    """Without it the sentences would be others."""
    unheard = kinds_of(game) - QUIET
    for match in matches(game):
        for moment in range(len(match.log)):
            past, to = step(match, moment, None), hearing(match, None)
            for event in (*past.events, *RARE.get(game, ())):
                past = past if event in past.events else past._replace(events=(event,))
                without = past._replace(events=tuple(other for other in past.events if other != event))
                if type(event).__name__ in unheard and told(without, game, to) != told(past, game, to):
                    unheard.remove(type(event).__name__)
    assert not unheard


@pytest.mark.slow
@OF_THE_HOUSE
@IN_EVERY_LANGUAGE
def test_every_step_is_told_in_sentences_that_fit_a_line(game: str, language: str) -> None:
    use_language(language)
    for match in matches(game):
        for you in listeners(match):
            for moment in range(len(match.log)):
                sentences = told(step(match, moment, you), game, hearing(match, you))
                assert sentences
                for sentence in sentences:
                    assert 0 < len(sentence) <= ONE_LINE, sentence
                    assert "{" not in sentence
                    assert sentence[-1] in ".!"


@pytest.mark.slow
@OF_THE_HOUSE
def test_every_sentence_is_translated(game: str) -> None:
    for match in matches(game):
        for moment in range(len(match.log)):
            past, to = step(match, moment, None), hearing(match, None)
            spoken: list[str] = []
            for language in LANGUAGES:
                use_language(language)
                spoken += told(past, game, to)
            assert len(set(spoken)) == len(spoken), spoken


@ALL
def test_no_two_different_events_of_a_turn_are_told_alike(game: str) -> None:
    for match in matches(game):
        you = listeners(match)[0]
        for _, turn in groupby(range(len(match.log)), partial(turn_at, match)):
            meant: dict[str, Any] = {}
            for moment in turn:
                past = step(match, moment, you)
                events = [event for event in past.events if type(event).__name__ not in QUIET]
                sentences = told(past, game, hearing(match, you))
                assert len(set(sentences)) == len(sentences)
                for sentence in sentences:
                    assert meant.setdefault(sentence, events) == events, sentence


def turn_at(match: Match, moment: int) -> tuple[int, int]:
    """Which turn an action belongs to; what chance does belongs to whoever moves next. A card is a turn of its own,
    also where nobody else is left to play one."""
    following = (at for at in range(moment, len(match.log)) if match.mover(at) != CHANCE)
    at = next(following, moment)
    return match.mover(at), at if match.game.id == "party" else 0


@ALL
def test_no_sentence_holds_what_its_viewer_may_not_know(game: str) -> None:
    """In another world that looks the same to the viewer, the same is said."""
    rng, compared = Random(5), 0
    for match in matches(game):
        for viewer in (None, match.state.players - 1):
            for moment in range(min(len(match.log), 60)):
                past = step(match, moment, viewer)
                other = elsewhere(match, moment, viewer, rng)
                if other is not None and (other.before, other.view) == (past.before, past.view):
                    compared += 1
                    assert told(other, game, hearing(match, viewer)) == told(past, game, hearing(match, viewer))
    assert compared > 20


def elsewhere(match: Match, moment: int, viewer: int | None, rng: Random) -> Past | None:
    """The same action in a world that looks the same before it, if it can be there; chance does something else."""
    seen, action = match.position(moment).seen_by(viewer), match.log[moment]
    if match.mover(moment) == CHANCE:
        other = match.position(moment).sample_chance(rng)
        after = match.position(moment + 1).seen_by(viewer)
        hidden = after != match.position(moment + 1)
        return Past(CHANCE, match.game.events(seen, other, after), seen, after) if hidden else None
    world = match.game.fill_blanks(seen, rng)
    if not world.allows(action):
        return None
    then = world.clone()
    then.apply(action)
    before, after = world.seen_by(viewer), then.seen_by(viewer)
    return Past(match.mover(moment), match.game.events(before, action, after), before, after)


# Names


@ALL
@pytest.mark.parametrize("name", ["[b]Tom[/b]", "{name}", "{0}", "%s", "&bl;x"])
def test_a_name_is_said_as_it_is(game: str, name: str) -> None:
    match = matches(game)[0]
    names = (name, *(f"Player {seat}" for seat in range(1, match.state.players)))
    sentences = [
        sentence
        for moment in range(len(match.log))
        for sentence in told(step(match, moment, None), game, Hearing(names, None))
    ]
    assert any(name in sentence for sentence in sentences)


def seats(*names: str, people: int = 1) -> list[Seat]:
    return [Seat(name, COLOURS[at], "human" if at < people else "adult") for at, name in enumerate(names)]


def test_long_names_are_cut_short() -> None:
    assert hearing_of(seats("Marie-Antoinette of Paris", "Tom")).names == ("Marie-Antoin…", "Tom")


def test_no_two_names_become_one() -> None:
    long = ("Grandmother Anne-Louise", "Grandmother Anne-Marie")
    assert hearing_of(seats(*long)).names == long


def test_you_are_the_only_person() -> None:
    assert hearing_of(seats("Ana", "Tom", people=1)).you == 0
    assert hearing_of(seats("Ana", "Tom", people=2)).you is None
    assert hearing_of(seats("Ana", "Tom", people=0)).you is None
