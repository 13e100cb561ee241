"""Actions: fields, a text, and equality within their own kind (docs/architecture.md, The central types)."""

import pickle
from copy import deepcopy

import pytest

from penguins.core.state import Action


class Hop(Action):
    """To a cell."""

    origin: int
    target: int

    def __str__(self) -> str:
        return f"{self.origin}>{self.target}"


class Swap(Action):
    """Two cells."""

    first: int
    second: int


class Wait(Action):
    """Nothing."""

    def __str__(self) -> str:
        return "wait"


class Rest(Action):
    """Nothing, too."""


def test_an_action_has_fields_and_a_text() -> None:
    hop = Hop(3, target=4)
    assert (hop.origin, hop.target) == (3, 4)
    assert str(hop) == "3>4"
    assert repr(hop) == "Hop(origin=3, target=4)"
    assert (str(Wait()), repr(Wait())) == ("wait", "Wait()")


def test_equal_fields_make_equal_actions() -> None:
    assert Hop(3, 4) == Hop(3, 4) != Hop(4, 3)
    assert {Hop(3, 4): "found"}[Hop(3, 4)] == "found"


def test_another_kind_is_another_action_whatever_its_fields() -> None:
    actions: list[Action] = [Hop(3, 4), Swap(3, 4), Wait(), Rest()]
    hop, swap, wait, rest = actions
    assert hop != swap
    assert wait != rest
    assert len(set(actions)) == 4
    assert swap not in [hop]


def test_comparing_and_hashing_run_in_c() -> None:
    """The search does both millions of times."""
    assert Hop.__eq__ is tuple.__eq__
    assert Hop.__hash__ is tuple.__hash__


def test_actions_are_matched_by_their_fields() -> None:
    match Hop(3, 4):
        case Swap():
            pytest.fail("another kind")
        case Hop(origin, target):
            assert (origin, target) == (3, 4)


@pytest.mark.parametrize("fields", [(), (1,), (1, 2, 3)])
def test_an_action_wants_exactly_its_fields(fields: tuple[int, ...]) -> None:
    with pytest.raises(TypeError):
        Hop(*fields)


@pytest.mark.parametrize("name", ["origin", "speed"])
def test_an_action_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(Hop(3, 4), name, 5)


@pytest.mark.parametrize("action", [Hop(3, 4), Wait()], ids=str)
def test_a_copy_is_equal_and_of_the_same_kind(action: Action) -> None:
    for copy in (deepcopy(action), pickle.loads(pickle.dumps(action))):
        assert copy == action
        assert type(copy) is type(action)
