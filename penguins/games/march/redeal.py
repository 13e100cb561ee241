"""Other tiles that lead to the same road."""

from penguins.core.match import Match
from penguins.games.march.actions import LayTiles, MarchAction, Slide
from penguins.games.march.state import MarchState
from penguins.games.march.tiles import LETTERS


def leading_to(match: Match, moment: int, world: MarchState) -> list[MarchAction]:
    """The log up to that moment, with other tiles laid in the beginning, so that they lie as in that world now."""
    log: list[MarchAction] = list(match.log[:moment])  # type: ignore[arg-type]  # of this game there are no others
    tiles = list(world.tiles)
    for action in reversed(log):
        if isinstance(action, Slide):
            tiles[action.left], tiles[action.right] = tiles[action.right], tiles[action.left]
    laid = LayTiles("".join(LETTERS[tile] for tile in tiles))
    return [laid if isinstance(action, LayTiles) else action for action in log]
