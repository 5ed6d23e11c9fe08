"""One-ply looks: how promising each action is one step ahead, and rollouts by them or by planned turns."""

from __future__ import annotations

from math import exp
from typing import final

from sunstone.bots.settings import Settings
from sunstone.bots.survey import glance_through
from sunstone.bots.tree import Edge, Node
from sunstone.core.game import State
from sunstone.core.rng import Rng

RolloutCache = dict[tuple[int, int, tuple[int, ...]], int]
"""The best action found for a ply, a seat and the actions on offer."""


def weigh(node: Node, seat: int, actions: list[int], worths: list[float], settings: Settings) -> None:
    """Make a node a decision of this seat; the priors of its actions are a softmax of their worths."""
    best = max(worths)
    weights = [exp((worth - best) / settings.sharpness) for worth in worths]
    total = sum(weights)
    node.seat = seat
    node.best = best
    node.spread = total
    known = node.edges
    node.edges = []
    for place in range(len(actions)):
        edge = Edge(actions[place], weights[place] / total)
        for old in known:
            if int(old.action) == actions[place]:
                old.prior = edge.prior
                edge = old
                break
        node.insert(edge)


def open_node(node: Node, state: State, actions: list[int], settings: Settings) -> None:
    """Set the priors of a node by the positions its actions lead to."""
    weigh(node, state.seat, actions, _looks(state, actions), settings)


def _looks(state: State, actions: list[int]) -> list[float]:
    """The evaluation after each action, for the seat that plays it."""
    seat = state.seat
    evaluate = state.game.evaluate
    worths: list[float] = []
    for action in actions:
        after = state.clone()
        after.push(action)
        worths.append(evaluate(after, seat))
    return worths


def add_edge(node: Node, state: State, action: int, settings: Settings) -> None:
    """Add an action that was not legal when the node was opened."""
    if settings.rollouts:
        node.insert(Edge(action, 1.0 / node.spread))
        return
    after = state.clone()
    after.push(action)
    worth = state.game.evaluate(after, state.seat)
    node.insert(Edge(action, min(1.0, exp((worth - node.best) / settings.sharpness) / node.spread)))


@final
class Planning:
    """How the turns of a rollout are planned: positions evaluated, patience, and the generator for ties."""

    __slots__ = ("nodes", "patience", "rng")

    def __init__(self, nodes: int, patience: float, rng: Rng) -> None:
        self.nodes: int = nodes
        self.patience: float = patience
        self.rng: Rng = rng


def rollout(
    state: State,
    rounds: int,
    done: list[int],
    between: bool,
    cache: RolloutCache | None,
    planning: Planning | None = None,
) -> State:
    """Play to the end of the turn, and on until all seats have had equally many turns; returns the last position.

    Actions are chosen one ply ahead, or by planned turns, each seat from what it sees itself. Planned turns take
    several times as long, and play far better where a turn consists of decisions that are only good together.

    The cache holds the best action for the same ply, seat and actions on offer. Between simulations of one decision it
    is still the best in nine cases of ten, and nearly as good in the others (docs/notes/search.md).

    `done` counts the turns each seat has finished; all play at least `rounds`. `between` says whether the position is
    between two turns. Only positions after equally many turns compare: a seat looks better right after its own turn.
    Where seats act out of turn the numbers may never be equal, so the number of turns is limited.
    """
    turns = len(done) * (rounds + 1)
    while not state.over and not (between and (rounds == 0 or turns <= 0 or _even(done, rounds))):
        seat = state.seat
        actions = state.game.promising(state)
        if len(actions) == 1:
            state.push(actions[0])
        elif planning is None:
            state.push(_one_ply(state, actions, cache))
        else:
            _play_plan(state, planning)
        between = state.seat != seat
        if between:
            turns -= 1
            done[seat] += 1
    return state


def _play_plan(state: State, planning: Planning) -> None:
    """Plan the turn and play it until something hidden is revealed."""
    seat = state.seat
    barrier = state.barrier
    guess = state.determinize(seat, planning.rng)
    for action in glance_through(guess, planning.nodes, planning.patience, planning.rng):
        state.push(action)
        if state.over or state.seat != seat or state.barrier != barrier:
            break


def _even(done: list[int], rounds: int) -> bool:
    least = min(done)
    return least >= rounds and least == max(done)


def _one_ply(state: State, actions: list[int], cache: RolloutCache | None) -> int:
    """The best action one ply ahead, from the cache if it is there."""
    if cache is None:
        return _best_looking(state, actions)
    offer = (state.ply, state.seat, tuple(actions))
    action = cache.get(offer, -1)
    if action < 0:
        action = _best_looking(state, actions)
        cache[offer] = action
    return action


def _best_looking(state: State, actions: list[int]) -> int:
    looks = _looks(state, actions)
    return actions[looks.index(max(looks))]
