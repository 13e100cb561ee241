"""What the towns say is so, in every position and wherever a finger may touch."""

from collections.abc import Iterator

import pytest

from penguins.games.icetown.actions import PASS, Settle, Steal
from penguins.games.icetown.geometry import CELLS, COLOURS, IGLOOS
from penguins.games.icetown.state import IceTownState
from penguins.ui.games.icetown import words
from penguins.ui.games.icetown.choices import Home, TownChoices
from tests.games.icetown.positions import ONE_PINK, full_town, play, position
from tests.ui.games.claims import Claims, check, decisions


def only_passes(choices: TownChoices) -> bool:
    return list(choices.view.legal_actions()) == [PASS]


def settles(choices: TownChoices, colour: str | None = None) -> set[str]:
    """The colours that may be taken from a pile."""
    found = {COLOURS[action.colour] for action in choices.view.legal_actions() if isinstance(action, Settle)}
    return found if colour is None else found & {colour}


def victims(choices: TownChoices) -> set[str]:
    return {f"Seat {action.victim}" for action in choices.view.legal_actions() if isinstance(action, Steal)}


def lives(choices: TownChoices, cell: int | None) -> bool:
    return cell is not None and bool(choices.view.settled(choices.seat) >> cell & 1)


CLAIMS: Claims = {
    "Your town is full. Nothing to do this time.": lambda at, _: only_passes(at) and not at.view.free(at.seat),
    "There is nobody to steal from. Nothing to do this time.": lambda at, _: only_passes(at) and at.view.roll == 1,
    "These piles are empty. Nothing to do this time.": lambda at, _: (
        only_passes(at) and at.view.roll != 1 and at.view.free(at.seat)
    ),
    "Choose a colour.": lambda at, _: len(settles(at)) > 1,
    "Choose a colour first.": lambda at, _: len(settles(at)) > 1,
    "Take a penguin from another town first.": lambda at, _: victims(at) and at.loot is None,
    "Tap a town to steal from.": lambda at, _: victims(at) and at.loot is None,
    "Steal from {name}, or tap another town.": lambda at, _, name: name in victims(at) and len(victims(at)) > 1,
    "Steal from {name}, if you like.": lambda at, _, name: victims(at) == {name},
    "Now put it in your town.": lambda at, _: at.loot is not None,
    "Find a space for your {colour} penguin.": lambda at, _, colour: settles(at, colour),
    "No {gone} left: {instead} instead.": lambda at, _, gone, instead: (
        not at.view.piles[COLOURS.index(gone)] and settles(at, instead)
    ),
    "That is an igloo. Choose a free space.": lambda at, cell: cell in IGLOOS and at.targets(),
    "That space is taken. Choose a free one.": lambda at, cell: lives(at, cell) and at.targets(),
    "Choose a free space.": lambda at, cell: cell is None and at.targets(),
}


def hands(view: IceTownState) -> Iterator[TownChoices]:
    """All that can have been chosen so far: nothing, a colour, or somebody's penguin."""
    yield TownChoices(view)
    for colour in TownChoices(view).colours:
        choices = TownChoices(view)
        choices.colour = colour
        yield choices
    for victim in TownChoices(view).victims:
        choices = TownChoices(view)
        choices.loot = next(Home(victim, cell) for cell in choices.cells(victim))
        yield choices


def check_all(view: IceTownState) -> None:
    for choices in hands(view):
        for victim in ("", *(f"Seat {seat}" for seat in choices.victims)):
            check(CLAIMS, words.prompt(choices, victim), choices, None)
        for cell in {None, *range(CELLS)} - set(choices.targets()):
            check(CLAIMS, words.why_not_here(choices, cell), choices, cell)


@pytest.mark.slow
def test_every_sentence_is_so() -> None:
    for view in decisions("icetown", 400):
        assert isinstance(view, IceTownState)
        check_all(view)


@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("piles", [(5, 5, 5, 5), (0, 5, 5, 0), (0, 0, 0, 0)])
@pytest.mark.parametrize("towns", [(full_town(), ONE_PINK), (ONE_PINK, full_town()), (ONE_PINK.replace("p", "."),) * 2])
def test_where_there_is_nothing_to_do(face: int, piles: tuple[int, ...], towns: tuple[str, ...]) -> None:
    state = position(*towns, piles=piles)
    play(state, f"roll:{face}")
    check_all(state)
