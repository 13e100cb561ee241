"""What the faces say and show of their puzzles (docs/architecture.md, One game, two folders)."""

import pytest

from penguins.games.pingouins.state import PingouinsState
from penguins.games.registry import GAMES
from penguins.session.puzzles import shipped
from penguins.ui.base.words.translate import use_language
from penguins.ui.games.face import face_of
from penguins.ui.games.hearing import Hearing

WITH_PUZZLES = [game for game in GAMES if GAMES[game].prover is not None]
MOST_LETTERS = 80


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_every_goal_is_said_in_a_short_sentence(game: str) -> None:
    assert face_of(game).has("puzzle"), f"{game} has a prover: say its goals in penguins/ui/games/{game}/puzzle.py"
    goals = set()
    for puzzle in shipped(game).values():
        start = puzzle.match().state
        said = face_of(game).puzzle.goal(puzzle.goal, start, start.to_move)
        assert 0 < len(said) <= MOST_LETTERS, said
        assert puzzle.goal.at_least is None or str(puzzle.goal.at_least) in said
        goals.add((puzzle.goal.kind, said))
    assert {kind for kind, _ in goals} == {puzzle.goal.kind for puzzle in shipped(game).values()}


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_what_chance_brings_is_shown_for_every_decision_or_for_none(game: str) -> None:
    for puzzle in shipped(game).values():
        assert len(face_of(game).puzzle.ahead(puzzle)) in (0, len(puzzle.solution))
        assert bool(face_of(game).puzzle.ahead(puzzle)) == (puzzle.goal.script is not None)


def test_what_is_to_be_remembered_is_shown_whole_and_the_match_stays_as_it_is() -> None:
    puzzle = next(puzzle for puzzle in shipped("march").values() if puzzle.memory)
    match = puzzle.match()
    before = match.state.clone()
    shown = face_of("march").puzzle.uncovered(match.state)
    assert shown.face_up == (1 << len(shown.tiles)) - 1
    assert match.state == before


@pytest.mark.parametrize(("language", "said"), [("fr", "1 poisson "), ("de", "1 Fisch."), ("es", "1 pez ")])
def test_one_fish_is_one_fish_in_every_language(language: str, said: str) -> None:
    puzzle = next(puzzle for puzzle in shipped("pingouins").values() if puzzle.goal.kind == "win")
    state = puzzle.match().state.clone()
    assert isinstance(state, PingouinsState)
    state.caught = [1, 1]
    use_language(language)
    try:
        assert said in face_of("pingouins").puzzle.missed(puzzle.goal, state, 0, Hearing(("Ada", "Tom"), 0))
    finally:
        use_language("en")
