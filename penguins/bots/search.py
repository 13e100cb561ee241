"""Monte Carlo tree search over what one seat knows. It knows no game by name.

Each iteration imagines a world that fits the view and walks down one tree that all worlds share: the
deciding seat's own information. Every seat, the rivals too, goes for its own share of the victory.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from penguins.bots.tree import Edge, Node, Selection, by_priors
from penguins.core.insight import AnyInsight
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Thinking


def search(insight: AnyInsight, thinking: Thinking, rng: Random, select: Selection = by_priors) -> dict[Action, float]:
    """How often each action was found worth looking at."""
    root = Node()
    root.add_edges(insight.view, insight.view.legal_actions(), insight)
    while thinking.step():
        _iterate(root, insight.imagine(rng), insight, rng, select)
    return {action: edge.visits + edge.prior for action, edge in root.edges.items()}


def _iterate(node: Node, world: State[Any], insight: AnyInsight, rng: Random, select: Selection) -> None:
    path: list[tuple[int, Node, Edge]] = []
    while world.to_move != OVER:
        actions = world.legal_actions()
        if not all(map(node.edges.__contains__, actions)):
            node.add_edges(world, actions, insight)
        edge = select(node, actions)
        path.append((world.to_move, node, edge))
        seen = _play(world, edge.action, insight, rng)
        known = edge.after.get(seen)
        if known is None:
            edge.after[seen] = Node()
            break
        node = known
    _learn(path, insight.judge(world, rng))


def _play(world: State[Any], action: Action, insight: AnyInsight, rng: Random) -> Hashable:
    """Play an action and the chance behind it; the answer is all that was seen of it."""
    world.apply(action)
    observed = insight.observed(world)
    if world.to_move != CHANCE:
        return world.to_move if observed is None else (world.to_move, observed)
    drawn = []
    while world.to_move == CHANCE:
        drawn.append(world.sample_chance(rng))
        world.apply(drawn[-1])
    return (world.to_move, observed, *drawn)


def _learn(path: list[tuple[int, Node, Edge]], shares: Sequence[float]) -> None:
    for seat, node, edge in path:
        share = shares[seat]
        node.visits += 1
        node.total += share
        edge.visits += 1
        edge.total += share
