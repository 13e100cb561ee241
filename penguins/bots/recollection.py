"""Recollection: a tree is not thrown away with the decision that it was grown for (tree reuse).

The match is followed down the tree by what the deciding seat saw of it, so nothing comes in that it may not know.
"""

from collections.abc import Hashable
from typing import NamedTuple

from penguins.bots.tree import Node
from penguins.core.insight import AnyInsight
from penguins.core.state import CHANCE, Action
from penguins.core.thinking import Earlier


class Tree(NamedTuple):
    """What a search found out about one decision."""

    insight: AnyInsight
    root: Node

    def keep_only(self, action: Action) -> None:
        """Forget what would have come of anything else."""
        self.root.edges = {action: self.root.edges[action]}


def seen(to_move: int, observed: Hashable, *drawn: Action) -> Hashable:
    """All that a seat sees of a step besides the action: what tells one outcome of it from another."""
    if drawn:
        return (to_move, observed, *drawn)
    return to_move if observed is None else (to_move, observed)


def recalled(insight: AnyInsight, earlier: Earlier | None) -> Node | None:
    """The part of an earlier tree that is about what this insight sees; None if there is no such part."""
    if earlier is None or not isinstance(earlier.thoughts, Tree):
        return None
    tree = earlier.thoughts
    if insight.observed(insight.view) != tree.insight.observed(insight.view):
        return None  # they would tell outcomes apart in different ways
    return _followed(tree, earlier)


def _followed(tree: Tree, earlier: Earlier) -> Node | None:
    node, before = tree.root, tree.insight.view
    drawn: list[Action] = []
    for action, view in earlier.since:
        if action is None:
            return None
        if before.to_move == CHANCE:
            drawn.append(action)
        else:
            edge, observed, drawn = node.edges.get(action), tree.insight.observed(view), []
        if view.to_move != CHANCE:
            after = edge.after.get(seen(view.to_move, observed, *drawn)) if edge else None
            if after is None:
                return None
            node = after
        before = view
    return node
