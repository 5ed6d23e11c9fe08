"""The bot `net:256`: plays games on as its net would for every seat, and takes the action after which they go best.

All games of a decision are played on side by side, so that the net is asked about many positions at once. Candidates
are given up by sequential halving; they are tried on the same draws of what is hidden, and with the same lots.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from itertools import accumulate
from math import ceil, exp, log, log2

from mypy_extensions import mypyc_attr

from sunstone.bots.bot import Bot
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.net import MARGIN, Judgement, Net, Sight, shipped
from sunstone.core.game import State
from sunstone.core.rng import Rng

SURE = 0.99
"""Where the net favours an action as much as this, nothing is tried."""
CANDIDATES = 8
UNLIKELY = 0.02
"""Actions that the net favours less than this part of its favourite are not tried."""
TRUST = 0.02
"""What an action's worth is raised by for each factor e that the net favours it more: a few games are no proof."""
LEAST_EACH = 2
_LOTS = 1 << 32


@mypyc_attr(allow_interpreted_subclasses=True)
class NetSearchBot(Bot):
    """Tries what its net is in doubt about. Where a game has no net, it is `greedy`."""

    def __init__(self, seed: int = 0, simulations: int = 256, net: Net | None = None) -> None:
        self._simulations = simulations
        """Games played on for a decision."""
        self._net = net
        self._rng = Rng(seed)
        self._sights: dict[int, Sight] = {}
        self._greedy = GreedyBot(seed)

    def choose(self, state: State) -> int:
        """The candidate whose games are worth most, with some trust in the net."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        net = shipped(state.game.id) if self._net is None else self._net
        if net is None:
            return self._greedy.choose(state)
        favours = self._judge(net, [state]).favours(0, actions)
        total = max(favours) + log(_heights(favours)[-1])
        favour = {action: each - total for action, each in zip(actions, favours, strict=True)}
        ranked = sorted(actions, key=lambda action: -favour[action])
        first = favour[ranked[0]]
        candidates = [action for action in ranked[:CANDIDATES] if favour[action] > first + log(UNLIKELY)]
        if len(candidates) == 1 or first > log(SURE):
            return ranked[0]
        return self._best(net, state, candidates, favour)

    def _best(self, net: Net, state: State, candidates: list[int], favour: dict[int, float]) -> int:
        """Sequential halving: half of the candidates go on, with more games for each."""
        share = self._simulations // ceil(log2(len(candidates)))
        sums = dict.fromkeys(candidates, 0.0)
        drawn = 0
        world = self._rng.next64()
        while len(candidates) > 1:
            each = max(LEAST_EACH, share // len(candidates))
            tries = [(action, Rng(world + drawn + draw)) for draw in range(each) for action in candidates]
            drawn += each
            for (action, _), worth in zip(tries, self._play_on(net, state, tries), strict=True):
                sums[action] += worth
            candidates.sort(key=lambda action: -(sums[action] / drawn + TRUST * favour[action]))
            candidates = candidates[: ceil(len(candidates) / 2)] if len(candidates) > 2 else candidates[:1]
        return candidates[0]

    def _play_on(self, net: Net, table: State, tries: list[tuple[int, Rng]]) -> list[float]:
        """What the game is worth to the seat to move, after each action, when its next turn begins."""
        own = table.seat
        worth = [0.0] * len(tries)
        states: list[State] = []
        for action, rng in tries:
            state = table.determinize(own, rng)
            state.push(action)
            states.append(state)
        away = [False] * len(tries)
        """Whether others had their turns since."""
        live = list(range(len(tries)))
        while live:
            asked: list[int] = []
            for place in live:
                away[place] = _to_a_choice(states[place], own, away[place])
                if states[place].over:
                    worth[place] = final_worth(states[place], own)
                else:
                    asked.append(place)
            if not asked:
                break
            judged = self._judge(net, [states[place] for place in asked])
            live = []
            for row, place in enumerate(asked):
                state = states[place]
                if away[place] and state.seat == own:
                    worth[place] = judged.worth[row, 0]
                    continue
                actions = state.legal()
                heights = _heights(judged.favours(row, actions))
                lot = tries[place][1].next32() / _LOTS * heights[-1]
                state.push(actions[bisect_left(heights, lot)])
                live.append(place)
        return worth

    def _judge(self, net: Net, states: list[State]) -> Judgement:
        """What the net thinks of positions of one table, each as the seat to move sees it."""
        sight = self._sights.get(states[0].players)
        if sight is None:
            sight = self._sights[states[0].players] = Sight(states[0].game, states[0].players)
        return net.judge([sight.row(state, state.seat) for state in states])


def _heights(favours: Sequence[float]) -> list[float]:
    """How likely each of some logits is, added up; the likeliest one adds 1."""
    top = max(favours)
    return list(accumulate(exp(each - top) for each in favours))


def _to_a_choice(state: State, own: int, away: bool) -> bool:
    """Play what has no alternative, up to a choice; whether others have had their turn by then."""
    while not state.over:
        away = away or state.seat != own
        actions = state.legal()
        if len(actions) > 1:
            break
        state.push(actions[0])
    return away


def final_worth(state: State, seat: int) -> float:
    """What a finished game is worth to a seat, as nets learn it: the share of the win, and the lead, cut off."""
    scores, ranking = state.scores(), state.ranking()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    win = 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return win + max(-1.0, min(1.0, lead / MARGIN))
