"""First sight: how promising each action looks, one step ahead, and short games played by it."""

from __future__ import annotations

from math import exp

from sunstone.bots.settings import Settings
from sunstone.bots.tree import Edge, Node
from sunstone.core.game import State


def open_node(node: Node, state: State, actions: list[int], settings: Settings) -> State:
    """Weigh every action of a node by the position it leads to; returns the position after the best one."""
    seat = state.seat
    evaluate = state.game.evaluate
    node.seat = seat
    worths: list[float] = []
    best = -1e18
    ahead = state
    for action in actions:
        after = state.clone()
        after._apply(action)
        worth = evaluate(after, seat)
        worths.append(worth)
        if worth > best:
            best = worth
            ahead = after
    total = 0.0
    for place in range(len(actions)):
        weight = exp((worths[place] - best) / settings.sharpness)
        worths[place] = weight
        total += weight
    node.best = best
    node.spread = total
    for place in range(len(actions)):
        node.insert(Edge(actions[place], worths[place] / total))
    return ahead


def add_edge(node: Node, state: State, action: int, settings: Settings) -> None:
    """An action that was not on offer when the node was opened."""
    after = state.clone()
    after._apply(action)
    worth = state.game.evaluate(after, state.seat)
    node.insert(Edge(action, min(1.0, exp((worth - node.best) / settings.sharpness) / node.spread)))


def play_on(state: State, turns: int) -> State:
    """Play by first sight until the turn has passed on so many times, or the game is over; returns the end."""
    while turns > 0 and not state.over:
        seat = state.seat
        actions = state.legal()
        if len(actions) == 1:
            state._apply(actions[0])
        else:
            state = _best_next(state, actions)
        if state.seat != seat:
            turns -= 1
    return state


def _best_next(state: State, actions: list[int]) -> State:
    seat = state.seat
    evaluate = state.game.evaluate
    best = -1e18
    ahead = state
    for action in actions:
        after = state.clone()
        after._apply(action)
        worth = evaluate(after, seat)
        if worth > best:
            best = worth
            ahead = after
    return ahead
