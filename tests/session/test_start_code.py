"""Codes for any start (penguins/session/start_code.py): short, the same in every language, hard to mistype."""

from contextlib import closing
from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.core.options import BadChoice, complete
from penguins.core.state import CHANCE, OVER
from penguins.games.registry import GAMES
from penguins.languages import LANGUAGES
from penguins.session.draft import Draft
from penguins.session.people import Person
from penguins.session.record import SEED_BITS, Origin, Record
from penguins.session.setup import HUMAN, PLAYERS, Seat, SetUp
from penguins.session.start_code import FOLDER, LARGEST_SEED, WORDS, BadCode, Start, _plain, code_of, start_of
from penguins.session.storage import Storage
from tests.session.test_draft import NAMES

SEED = 12_345_678


def starts() -> st.SearchStrategy[Start]:
    """Any start of any game."""

    def of_game(game_id: str) -> st.SearchStrategy[Start]:
        game = GAMES[game_id]
        options = []
        for values in product(*(option.choices for option in game.options)):
            chosen = dict(zip((option.key for option in game.options), values, strict=True))
            try:
                options.append(complete(game.options, chosen))
            except BadChoice:
                continue
        players = st.sampled_from(game.seats).flatmap(lambda seats: st.tuples(*[st.sampled_from(PLAYERS)] * seats))
        return st.builds(Start, st.just(game), st.sampled_from(options), players, st.integers(0, LARGEST_SEED - 1))

    return st.sampled_from(list(GAMES)).flatmap(of_game)


@given(starts(), st.sampled_from(list(LANGUAGES)))
def test_every_start_comes_back_from_its_code(start: Start, language: str) -> None:
    assert start_of(code_of(start, language)) == start


def test_a_code_is_a_few_short_words() -> None:
    start = Start(GAMES["pingouins"], {"placement": "any"}, (HUMAN, "emperor"), 2**SEED_BITS - 1)
    assert len(code_of(start).split()) <= 6
    assert max(map(len, code_of(start).split())) <= 10


def test_the_start_of_a_match_has_a_code() -> None:
    setup = SetUp.check(GAMES["march"], [Seat("Emma", "red"), Seat("Bo", "blue", "junior")], {"variant": "ice_slide"})
    record = Record(setup, started=0.0)
    start = start_of(code_of(Start.of(setup, record.seed), "fr"))
    assert start == Start(setup.game, setup.options, (HUMAN, "junior"), record.seed)


def test_a_friend_has_a_code_whatever_its_strength() -> None:
    setup = SetUp.check(GAMES["pebbles"], [Seat("Léa", "red"), Seat("Friend", "blue", "friend:57")], {})
    assert start_of(code_of(Start.of(setup, 7))).players == (HUMAN, "friend")


def test_a_code_is_played_again_with_the_same_chance() -> None:
    setup = SetUp.check(GAMES["party"], [Seat("Emma", "red"), Seat("Jack", "blue")], {})
    with closing(Storage(None)) as storage:
        first = storage.begin(setup)
        again = storage.begin(setup, start_of(code_of(Start.of(setup, first.seed))).seed)
        assert again.match.draw_chance(again.seed) == first.match.draw_chance(first.seed)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_is_over_tells_the_code_it_began_with(game: str) -> None:
    start = Start.behind(played(game))
    assert start is not None
    assert start_of(code_of(start)) == start


def test_a_match_whose_chance_came_from_elsewhere_has_no_code() -> None:
    """From a file, which does not tell the seed; from an older version, which drew otherwise."""
    record = played("icetown")
    record.seed += 1
    assert Start.behind(record) is None


def test_a_match_that_plays_on_or_goes_by_older_rules_has_no_code() -> None:
    record = played("march")
    older = Record(record.setup, 0.0, record.seed, rules=1)
    assert Start.behind(older) is None
    record.origin = Origin("ab", 3)
    assert Start.behind(record) is None


def played(game: str) -> Record:
    """A match to its end, or far: in March, at random, nobody comes home."""
    seats = [Seat("Emma", "red"), Seat("Jack", "blue")]
    record, rng = Record(SetUp.check(GAMES[game], seats, {}), started=0.0), Random(1)
    while record.match.state.to_move != OVER and len(record.match.log) < 60:
        state = record.match.state
        record.play(
            record.match.draw_chance(record.seed) if state.to_move == CHANCE else rng.choice(state.legal_actions())
        )
    return record


@pytest.mark.slow
@given(starts())
def test_people_can_sit_down_for_every_start_that_a_set_up_makes(start: Start) -> None:
    draft = Draft(start.game, NAMES)
    colours = draft.colours[: len(start.players)]
    start = start._replace(options={**start.options, **start.game.options_from(colours)})
    draft.take_start(start)
    setup = draft.check()
    assert Start.of(setup, start.seed) == start
    assert len({seat.name for seat in setup.seats}) == len(setup.seats)


def test_nobody_can_sit_down_where_no_penguins_go_with_it() -> None:
    """Two players of March each lead a pair, and which one is not for them to choose."""
    start = Start(GAMES["march"], {"variant": "classic", "rows": "8", "penguins": "rbyg"}, (HUMAN, "chick"), SEED)
    with pytest.raises(BadCode) as refused:
        Draft(start.game, NAMES).take_start(start)
    assert refused.value.reason == "unknown"


def test_people_of_the_house_sit_down_with_their_own_penguins_if_they_can() -> None:
    people = [Person("1", "Zoé", "pink"), Person("2", "Tom", "blue")]
    draft = Draft(GAMES["party"], NAMES, people)
    draft.take_start(Start(GAMES["party"], {"tiebreak": "share"}, ("junior", HUMAN, HUMAN, HUMAN), SEED))
    assert [(seat.name, seat.colour) for seat in draft.seats[1:3]] == [("Zoé", "pink"), ("Tom", "blue")]
    assert draft.seats[3].name == "Guest 1"
    draft = Draft(GAMES["march"], NAMES, people)
    draft.take_start(Start(GAMES["march"], draft.check().options | {"penguins": "rbgy"}, (HUMAN, HUMAN), SEED))
    assert [(seat.name, seat.colour) for seat in draft.seats] == [("Zoé", "red"), ("Tom", "blue")]


@pytest.mark.parametrize(
    "text", ["x" * 10_000, "apple " * 5_000, "[b]apple[/b] [color=ff0000]pear", "🐧🐧🐧", "\0\u202e"]
)
def test_whatever_is_typed_is_refused_and_said_in_a_few_letters(text: str) -> None:
    with pytest.raises(BadCode) as refused:
        start_of(text)
    assert len(refused.value.about) <= 20
    assert refused.value.about.isprintable()


def test_capitals_accents_and_what_stands_between_do_not_matter() -> None:
    start = Start(GAMES["icetown"], {}, (HUMAN, HUMAN), SEED)
    for language in LANGUAGES:
        code = code_of(start, language)
        for spelt in (code.upper(), f"  {code} \n", code.replace(" ", "-"), code.replace(" ", ", ")):
            assert start_of(spelt) == start
        assert start_of(" ".join(map(_plain, code.split()))) == start


def test_words_of_two_languages_may_be_mixed() -> None:
    start = Start(GAMES["icetown"], {}, (HUMAN, HUMAN), SEED)
    english, french = code_of(start, "en").split(), code_of(start, "fr").split()
    assert start_of(" ".join([*english[:2], *french[2:]])) == start


def test_a_language_without_words_has_the_english_ones() -> None:
    start = Start(GAMES["icetown"], {}, (HUMAN, HUMAN), SEED)
    assert code_of(start, "nl") == code_of(start, "en")


def test_no_word_stands_for_two_numbers() -> None:
    numbers: dict[str, int] = {}
    for language in LANGUAGES:
        words = (FOLDER / f"{language}.txt").read_text(encoding="utf-8").split()
        assert len(words) == WORDS
        for number, word in enumerate(words):
            assert numbers.setdefault(_plain(word), number) == number, word


@pytest.mark.parametrize(
    ("text", "reason", "about"),
    [
        ("", "length", ""),
        ("apple", "length", ""),
        ("apple " * 30, "length", ""),
        ("apple xylophone bear", "word", "xylophone"),
        ("apple pear " + "x" * 50, "word", "xxxxxxxxxx…xxxxxxxxx"),
    ],
)
def test_what_is_no_code_is_refused_with_a_reason(text: str, reason: str, about: str) -> None:
    with pytest.raises(BadCode) as refused:
        start_of(text)
    assert (refused.value.reason, refused.value.about) == (reason, about)


def test_nearly_every_slip_is_noticed() -> None:
    code = code_of(Start(GAMES["party"], {"tiebreak": "share"}, (HUMAN,) * 6, SEED)).split()
    words = (FOLDER / "en.txt").read_text(encoding="utf-8").split()
    slips = [[*code[:place], word, *code[place + 1 :]] for place in range(len(code)) for word in words[::5]]
    noticed = sum(_is_refused(" ".join(slip)) for slip in slips if slip != code)
    assert noticed >= 0.98 * len(slips) - 1
    assert _is_refused(" ".join([code[1], code[0], *code[2:]]))


def _is_refused(text: str) -> bool:
    try:
        start_of(text)
    except BadCode:
        return True
    return False


def test_what_another_version_may_know_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    start = Start(GAMES["party"], {"tiebreak": "share"}, (HUMAN, "emperor"), SEED)
    code = code_of(start)
    with monkeypatch.context() as older:
        older.setattr("penguins.session.start_code.GAMES", {"pingouins": GAMES["pingouins"]})
        assert _reason(code) == "unknown"
    with monkeypatch.context() as older:
        older.setattr("penguins.session.start_code.PLAYERS", (HUMAN,))
        assert _reason(code) == "unknown"
    assert _reason(code_of(start._replace(seed=LARGEST_SEED))) == "unknown"
    rows_without_young = Start(GAMES["march"], {"variant": "classic", "rows": "4", "penguins": "rbgy"}, (HUMAN,) * 2, 1)
    assert _reason(code_of(rows_without_young)) == "unknown"


def _reason(text: str) -> str:
    with pytest.raises(BadCode) as refused:
        start_of(text)
    return refused.value.reason
