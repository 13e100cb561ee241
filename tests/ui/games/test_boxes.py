"""No layout of any game makes a box of nothing, however small the window is: every `layout.py` of a face is tried
(docs/architecture.md, One game, two folders)."""

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from penguins.games.march.geometry import COLONY, OCEAN
from penguins.games.march.geometry import LENGTHS as ROWS
from penguins.games.party.cards import COLOURS
from penguins.games.party.geometry import SLOTS
from penguins.games.party.pyramid import Pyramid
from penguins.games.registry import GAMES
from penguins.ui.base.box import Box
from penguins.ui.games.face import face_of
from tests.null_game.state import HEAPS


@st.composite
def pyramids(draw: st.DrawFn) -> Pyramid:
    pyramid, rng = Pyramid(8), Random(draw(st.integers(0, 1000)))
    for _ in range(draw(st.integers(0, 36))):
        colour = rng.randrange(len(COLOURS))
        if slots := [slot for slot in SLOTS if pyramid.open_to(colour) >> slot & 1]:
            pyramid.put(colour, rng.choice(slots))
    return pyramid


SIDES = st.integers(1, 300) | st.floats(1, 4000)
BOXES = st.builds(Box, st.floats(-500, 2000), st.floats(-500, 2000), SIDES, SIDES)
LENGTHS = st.floats(1, 400)
GIVEN: dict[str, st.SearchStrategy[Any]] = {
    "unit": st.floats(0.5, 4),
    **dict.fromkeys(("least", "button", "line", "widest"), LENGTHS),
    **dict.fromkeys(("others", "cells"), st.integers(1, 5)),
    "towns": st.integers(2, 4),
    "rows": st.sampled_from(ROWS),
    **dict.fromkeys(("with_hand", "wide", "lie_open"), st.booleans()),
    "pyramid": pyramids(),
    "colours": st.lists(st.integers(0, len(COLOURS) - 1), max_size=18).map(sorted),
    # What is asked of a layout once it is there.
    "tile": st.integers(0, 59),
    "tiles": st.sets(st.integers(0, 59), min_size=1),
    "cell": st.integers(0, 15),
    "number": st.integers(1, 4),
    "place": st.sampled_from((COLONY, OCEAN)),
    "penguin": st.integers(0, 3),
    "pebble": st.integers(0, HEAPS[-1] - 1),
}
"""What may be handed to a layout besides boxes, by its name."""
MUST_BE_SEEN = {"scale", "card", "rise", "tile"}
"""Lengths that a layout tells apart from boxes."""


class LayOut(NamedTuple):
    """A function of a layout: it puts something into boxes."""

    game: str
    call: Callable[..., Any]

    def __str__(self) -> str:
        return f"{self.game}.{self.call.__name__}"


def layouts_of(game: str) -> list[LayOut]:
    module = import_module(f"{face_of(game)._package}.layout")
    found = [call for name, call in inspect.getmembers(module, inspect.isfunction) if name[0] != "_"]
    return [LayOut(game, call) for call in found if call.__module__ == module.__name__]


ALL = [lay_out for game in GAMES for lay_out in layouts_of(game)]


def arguments(call: Callable[..., Any]) -> st.SearchStrategy[dict[str, Any]]:
    wanted = [its for its in inspect.signature(call).parameters.values() if its.name != "self"]
    unknown = {its.name for its in wanted if its.annotation is not Box} - GIVEN.keys()
    assert not unknown, f"say in GIVEN what {call.__qualname__} may be given for {unknown}"
    return st.fixed_dictionaries({its.name: BOXES if its.annotation is Box else GIVEN[its.name] for its in wanted})


def lengths_in(found: Any, data: st.DataObject) -> Iterator[tuple[str, float]]:
    """Every width, height and other length of what was laid out, and of what can be asked of it."""
    if isinstance(found, Box):
        yield from (("width", found.width), ("height", found.height))
        return
    for name in getattr(found, "_fields", ()):
        if name in MUST_BE_SEEN:
            value = getattr(found, name)
            yield from ((name, length) for length in (value if isinstance(value, tuple) else (value,)))
    for name, member in inspect.getmembers(type(found), inspect.isfunction):
        if "Box" in str(inspect.signature(member).return_annotation) and name[0] != "_":
            yield from lengths_in(member(found, **data.draw(arguments(member))), data)
    for name, member in inspect.getmembers(type(found), lambda member: isinstance(member, property)):
        if isinstance(value := member.fget(found), Box) or name in MUST_BE_SEEN:
            yield from lengths_in(value, data) if isinstance(value, Box) else ((name, value),)
    if isinstance(found, tuple | list):
        for part in found:
            yield from lengths_in(part, data)


@pytest.mark.slow
@pytest.mark.parametrize("lay_out", ALL, ids=str)
@given(data=st.data())
def test_no_box_is_ever_nothing(lay_out: LayOut, data: st.DataObject) -> None:
    found = lay_out.call(**data.draw(arguments(lay_out.call)))
    for name, length in lengths_in(found, data):
        assert 0 < length < 1e6, f"a {name} of {found}"


def test_every_game_lays_out_by_the_same_name() -> None:
    assert [game for game in GAMES if "lay_out" not in {found.call.__name__ for found in layouts_of(game)}] == []
