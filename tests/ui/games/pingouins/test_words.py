"""What the floe says is so, in every position and wherever a finger may touch."""

import pytest

from penguins.core.bitboard import cells_of
from penguins.games.pingouins.actions import Move, Place
from penguins.games.pingouins.geometry import FLOE, TILES
from penguins.games.pingouins.state import PingouinsState
from penguins.ui.games.pingouins import words
from penguins.ui.games.pingouins.choices import FloeChoices
from tests.ui.games.claims import Claims, check, decisions


def legal(view: PingouinsState) -> list[Place | Move]:
    return [action for action in view.legal_actions() if isinstance(action, Place | Move)]


def is_mine(view: PingouinsState, tile: int) -> bool:
    return bool(view.penguins[view.to_move] >> tile & 1)


def can_slide(view: PingouinsState, tile: int) -> bool:
    return any(isinstance(action, Move) and action.origin == tile for action in legal(view))


def is_blocked(view: PingouinsState, target: int, origin: int) -> bool:
    """Not in a straight line, or something is on the way there, or there."""
    for ray in FLOE.rays[origin]:
        if target in ray:
            return any(not view.free >> cell & 1 for cell in ray[: ray.index(target) + 1])
    return True


CLAIMS: Claims = {
    "Place a penguin on a glowing tile.": lambda view, _: all(isinstance(action, Place) for action in legal(view)),
    "Pick a penguin and slide it.": lambda view, _: all(isinstance(action, Move) for action in legal(view)),
    "Slide to a glowing tile.": can_slide,
    "Choose a free tile with one fish.": lambda view, tile: (
        not (view.free >> tile & 1 and view.fish[tile] == 1)
        and all(view.fish[action.tile] == 1 for action in legal(view) if isinstance(action, Place))
    ),
    "Choose a free tile.": lambda view, tile: not view.free >> tile & 1,
    "This penguin is stuck. Choose another one.": lambda view, tile: not can_slide(view, tile) and legal(view),
    "That is someone else’s penguin. Choose your own.": lambda view, tile: not is_mine(view, tile) and legal(view),
    "Slide straight, never over holes or other penguins.": is_blocked,
}


@pytest.mark.slow
def test_every_sentence_is_so() -> None:
    for view in decisions("pingouins", 250):
        assert isinstance(view, PingouinsState)
        check(CLAIMS, words.prompt(view, None), view, None)
        if view.unplaced:
            for tile in set(range(TILES)) - {action.tile for action in legal(view) if isinstance(action, Place)}:
                check(CLAIMS, words.why_not_place(view), view, tile)
        else:
            check_penguins(view)


def check_penguins(view: PingouinsState) -> None:
    choices = FloeChoices(view, view.to_move)
    for other in (cell for board in view.penguins for cell in cells_of(board)):
        if not is_mine(view, other):
            check(CLAIMS, words.not_yours(), view, other)
        elif not choices.can_slide(other):
            check(CLAIMS, words.stuck(), view, other)
    for origin in choices.movable():
        check(CLAIMS, words.prompt(view, origin), view, origin)
        for tile in set(range(TILES)) - {*choices.lit(origin), *choices.own()}:
            check(CLAIMS, words.why_not_there(), view, tile, origin)
