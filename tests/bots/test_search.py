"""The search that knows no game (docs/words.md, Bots), on games whose best move is known."""

from collections.abc import Sequence
from random import Random

import pytest

from penguins.bots.search import search
from penguins.bots.tree import Selection, by_priors, by_ucb
from penguins.core.insight import Insight
from penguins.core.thinking import Thinking
from tests.bots.toys import Guess, Peek, Pile, Say, Toy, ToyState, begun


def best(
    game: Toy,
    view: ToyState,
    *,
    nodes: int = 2000,
    insight: type[Insight[ToyState, Say]] = Insight,
    select: Selection = by_priors,
) -> str:
    weights = search(insight(game, view), Thinking(nodes=nodes), Random(1), select).weights
    return str(max(weights, key=weights.__getitem__))


@pytest.mark.parametrize("select", [by_priors, by_ucb])
def test_it_finds_the_winning_move(select: Selection) -> None:
    pile = begun(Pile())
    assert best(Pile(), pile, select=select) == "2"


@pytest.mark.parametrize("select", [by_priors, by_ucb])
def test_it_sees_what_the_rival_would_answer(select: Selection) -> None:
    pile = begun(Pile())
    pile.apply(Say("1"))
    pile.apply(Say("2"))
    assert best(Pile(), pile, select=select) == "3"


def test_three_players_each_for_themselves() -> None:
    pile = begun(Pile(), players=3)
    for word in "3", "2", "1":
        pile.apply(Say(word))
    assert best(Pile(), pile) in {"1", "2", "3"}
    pile.apply(Say("1"))
    assert best(Pile(), pile) == "3"


@pytest.mark.parametrize("select", [by_priors, by_ucb])
@pytest.mark.parametrize("coin", ["heads", "tails"])
def test_it_weighs_chance_and_cannot_know_what_it_cannot_see(coin: str, select: Selection) -> None:
    state = Guess().new(2)
    state.apply(Say(coin))
    assert best(Guess(), state.seen_by(0), select=select) == "sure"


def test_the_hidden_coin_makes_no_difference() -> None:
    answers = []
    for coin in "heads", "tails":
        state = Guess().new(2)
        state.apply(Say(coin))
        answers.append(search(Insight(Guess(), state.seen_by(0)), Thinking(nodes=300), Random(4)).weights)
    assert answers[0] == answers[1]


def test_same_seed_same_iterations_same_weights() -> None:
    pile = begun(Pile())
    once, again = (search(Insight(Pile(), pile), Thinking(nodes=200), Random(9)).weights for _ in range(2))
    assert once == again


def test_without_any_budget_there_is_still_an_answer() -> None:
    found = search(Insight(Pile(), begun(Pile())), Thinking(nodes=0), Random(1))
    assert set(found.weights) == {Say("1"), Say("2"), Say("3")}


class Fond(Insight[ToyState, Say]):
    """Thinks that 3 is a fine move, and cannot tell who wins."""

    def priors(self, state: ToyState, actions: Sequence[Say]) -> list[float]:  # noqa: ARG002
        return [8.0 if action.word == "3" else 1.0 for action in actions]

    def evaluate(self, state: ToyState) -> list[float]:  # noqa: ARG002
        return [0.5, 0.5]


def test_priors_lead_where_results_do_not() -> None:
    assert best(Pile(), begun(Pile()), nodes=100, insight=Fond) == "3"


class Sighted(Insight[ToyState, Say]):
    """Remembers what it saw under the cup."""

    def observed(self, state: ToyState) -> str | None:
        return state.secret if "look" in state.words else None


@pytest.mark.parametrize(("insight", "word"), [(Sighted, "look"), (Insight, "sure")])
def test_looking_is_worth_what_is_then_observed(insight: type[Insight[ToyState, Say]], word: str) -> None:
    view = begun(Peek()).seen_by(0)
    assert best(Peek(), view, insight=insight) == word


def test_results_outweigh_priors_in_the_end() -> None:
    class Misled(Insight[ToyState, Say]):
        def priors(self, state: ToyState, actions: Sequence[Say]) -> list[float]:  # noqa: ARG002
            return [8.0 if action.word == "3" else 1.0 for action in actions]

    assert best(Pile(), begun(Pile()), nodes=3000, insight=Misled) == "2"
