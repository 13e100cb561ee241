"""Monte Carlo tree search over what one seat knows. It knows no game by name.

Each iteration imagines a world that fits the view and walks down one tree that all worlds share: the
deciding seat's own information. Every seat, the rivals too, goes for its own share of the victory.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from penguins.bots.recollection import Tree, recalled, seen
from penguins.bots.tree import Edge, Node, Selection, by_priors
from penguins.core.insight import AnyInsight
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Thinking


def search(insight: AnyInsight, thinking: Thinking, rng: Random, select: Selection = by_priors) -> dict[Action, float]:
    """How often each action was found worth looking at."""
    root = recalled(insight, thinking.earlier) or Node()
    actions = insight.view.legal_actions()
    root.add_edges(insight.view, actions, insight)
    while thinking.step():
        _iterate(root, insight.imagine(rng), insight, rng, select)
    thinking.thoughts = Tree(insight, root)
    return {action: root.edges[action].visits + root.edges[action].prior for action in actions}


def _iterate(node: Node, world: State[Any], insight: AnyInsight, rng: Random, select: Selection) -> None:
    path: list[tuple[int, Node, Edge]] = []
    while world.to_move != OVER:
        actions = world.legal_actions()
        if not all(map(node.edges.__contains__, actions)):
            node.add_edges(world, actions, insight)
        edge = select(node, actions)
        path.append((world.to_move, node, edge))
        outcome = _play(world, edge.action, insight, rng)
        known = edge.after.get(outcome)
        if known is None:
            edge.after[outcome] = Node()
            break
        node = known
    _learn(path, insight.judge(world, rng))


def _play(world: State[Any], action: Action, insight: AnyInsight, rng: Random) -> Hashable:
    """Play an action and the chance behind it; the answer is all that was seen of it."""
    world.apply(action)
    observed = insight.observed(world)
    drawn = []
    while world.to_move == CHANCE:
        drawn.append(world.sample_chance(rng))
        world.apply(drawn[-1])
    return seen(world.to_move, observed, *drawn)


def _learn(path: list[tuple[int, Node, Edge]], shares: Sequence[float]) -> None:
    for seat, node, edge in path:
        share = shares[seat]
        node.visits += 1
        node.total += share
        edge.visits += 1
        edge.total += share
