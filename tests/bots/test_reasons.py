"""Which facts are told of an action: those that tell it from the alternatives."""

from collections.abc import Mapping, Sequence

from penguins.bots.reasons import reasons_for_all
from penguins.core.reason import Reason
from tests.bots.toys import Pile, Say, ToyState, begun

FISH = "fish"


class Telling(Pile):
    """A game that says of its actions what it is told to say."""

    said: Mapping[Say, Sequence[Reason]]

    def facts(self, view: ToyState) -> Mapping[Say, Sequence[Reason]]:  # noqa: ARG002
        return self.said


def reasons(**said: list[Reason]) -> dict[str, tuple[Reason, ...]]:
    game = Telling()
    game.said = {Say(word): facts for word, facts in said.items()}
    return {str(action): found for action, found in reasons_for_all(game, begun(game)).items()}


def test_what_most_others_have_as_well_is_not_told() -> None:
    one, three = Reason(FISH, 1), Reason(FISH, 3)
    assert reasons(a=[three], b=[one], c=[one], d=[one]) == {"a": (three,), "b": (), "c": (), "d": ()}
    assert reasons(a=[three, Reason("room")], b=[one, Reason("room")], c=[one, Reason("room")], d=[])["a"] == (three,)


def test_of_what_is_common_the_rarest_is_told_if_there_is_nothing_better() -> None:
    two, room = Reason(FISH, 2), Reason("room")
    said = reasons(a=[two, room], b=[two, room], c=[two], d=[])
    assert said["a"] == said["b"] == (room,)
    assert said["c"] == (two,)
    assert said["d"] == ()


def test_what_is_true_of_all_alike_tells_nothing() -> None:
    assert reasons(a=[Reason(FISH, 2)], b=[Reason(FISH, 2)]) == {"a": (), "b": ()}


def test_three_at_most_in_the_order_of_the_game() -> None:
    facts = [Reason(kind) for kind in ("d", "c", "b", "a")]
    assert reasons(one=facts, other=[])["one"] == tuple(facts[:3])


def test_where_there_is_no_alternative_all_is_told() -> None:
    assert reasons(a=[Reason(FISH, 1)]) == {"a": (Reason(FISH, 1),)}


def test_a_game_without_reasons_has_none() -> None:
    pile = begun(Pile())
    assert reasons_for_all(Pile(), pile) == dict.fromkeys(pile.legal_actions(), ())
