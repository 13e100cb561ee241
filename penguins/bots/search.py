"""Monte Carlo tree search over what one seat knows. It knows no game by name.

Each iteration imagines a world that fits the view and walks down one tree that all worlds share: the
deciding seat's own information. Every seat, the rivals too, goes for its own share of the victory.
"""

from collections.abc import Hashable, Sequence
from operator import add
from random import Random
from typing import Any

from penguins.bots.recollection import Tree, recalled, seen
from penguins.bots.tree import Edge, Node, Selection, by_priors
from penguins.core.findings import Findings
from penguins.core.insight import AnyInsight
from penguins.core.state import CHANCE, OVER, Action, State
from penguins.core.thinking import Thinking


def search(insight: AnyInsight, thinking: Thinking, rng: Random, select: Selection = by_priors) -> Findings[Action]:
    """How often each action was found worth looking at, and what came of it."""
    root = recalled(insight, thinking.earlier) or Node(insight.seat)
    actions = insight.view.legal_actions()
    root.add_edges(insight.view, actions, insight)
    while thinking.step():
        _iterate(root, insight.imagine(rng), insight, rng, select)
    thinking.thoughts = Tree(insight, root)
    edges = {action: root.edges[action] for action in actions}
    untried = root.untried(insight.view.players)
    return Findings(
        weights={action: edge.visits + edge.prior for action, edge in edges.items()},
        looks={action: edge.visits for action, edge in edges.items()},
        chances=lambda action: edges[action].chances(untried),
    )


def _iterate(node: Node, world: State[Any], insight: AnyInsight, rng: Random, select: Selection) -> None:
    path: list[tuple[Node, Edge]] = []
    while world.to_move != OVER:
        actions = world.legal_actions()
        if not all(map(node.edges.__contains__, actions)):
            node.add_edges(world, actions, insight)
        edge = select(node, actions)
        path.append((node, edge))
        outcome = _play(world, edge.action, insight, rng)
        known = edge.after.get(outcome)
        if known is None:
            edge.after[outcome] = Node(world.to_move)
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


def _learn(path: list[tuple[Node, Edge]], shares: Sequence[float]) -> None:
    for node, edge in path:
        node.visits += 1
        node.total += shares[node.seat]
        edge.visits += 1
        edge.totals = tuple(map(add, edge.totals, shares)) if edge.totals else shares
