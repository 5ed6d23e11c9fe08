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
"""What looked best where it was looked at: for a ply, a seat and the actions on offer, one of them."""


def weigh(node: Node, seat: int, actions: list[int], worths: list[float], settings: Settings) -> None:
    """Make a node a decision of this seat, its actions weighed by what they look worth."""
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
    """Weigh every action of a node by the position it leads to."""
    weigh(node, state.seat, actions, _looks(state, actions), settings)


def _looks(state: State, actions: list[int]) -> list[float]:
    """What the position after each action is worth to the one who plays it."""
    seat = state.seat
    evaluate = state.game.evaluate
    worths: list[float] = []
    for action in actions:
        after = state.clone()
        after.push(action)
        worths.append(evaluate(after, seat))
    return worths


def add_edge(node: Node, state: State, action: int, settings: Settings) -> None:
    """An action that was not on offer when the node was opened."""
    if settings.rollouts:
        node.insert(Edge(action, 1.0 / node.spread))
        return
    after = state.clone()
    after.push(action)
    worth = state.game.evaluate(after, state.seat)
    node.insert(Edge(action, min(1.0, exp((worth - node.best) / settings.sharpness) / node.spread)))


@final
class Planning:
    """How the turns of a rollout are planned: positions looked at, patience, and what decides by lot."""

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
    """Play to the end of the turn, and on until all seats have had equally many turns; returns the end.

    Actions are chosen one ply ahead, or by turns that are planned, each seat from what it sees itself. The latter takes
    some times as long, and is the better play by far wherever a turn is made of decisions that are only good together.

    What was best when the same actions were on offer at the same ply is in the cache, and taken without another look.
    Between two simulations of one decision little has changed there: what is best has not in nine cases of ten, and
    where it has, the two are nearly worth the same (docs/strength.md).

    `done` counts the turns that each seat has finished; all shall have had at least so many rounds of them. `between`
    says whether the position is between two turns. Positions compare only so: whoever has just had a turn looks better
    than before it. Where seats are asked out of turn the numbers may never be equal, so there is an end to the waiting.
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
    """Plan the turn and play it as far as nothing comes to light that was only guessed."""
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
    """The action that looks best one step ahead, or the one that did before."""
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
