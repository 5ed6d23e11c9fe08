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
from sunstone.bots.budget import Budget
from sunstone.bots.greedy import GreedyBot
from sunstone.bots.judge import results
from sunstone.bots.net import MARGIN, Judgement, Net, Sight, net_for
from sunstone.bots.search import Opinion
from sunstone.core.game import NO_ACTION, State
from sunstone.core.rng import Rng

SIMULATIONS = 256
"""Default number of games played on for a decision."""
SURE = 0.99
"""Where the net favours an action as much as this, nothing is tried."""
CANDIDATES = 8
UNLIKELY = 0.02
"""Actions that the net favours less than this part of its favourite are not tried."""
TRUST = 0.02
"""What an action's worth is raised by for each factor e that the net favours it more: a few games are no proof."""
LEAST_EACH = 2
TOGETHER = 64
"""Games played on side by side; fewer if there is no time for them, which is known after one for each candidate."""
_LOTS = 1 << 32


class Candidate:
    """An action that is tried, and what came of it."""

    __slots__ = ("action", "chances", "favour", "tries", "worth")

    def __init__(self, action: int, favour: float, players: int) -> None:
        self.action: int = action
        self.favour: float = favour
        """The logarithm of the share that the net gives it."""
        self.tries: int = 0
        self.worth: float = 0.0
        """Sum over its games."""
        self.chances: list[float] = [0.0] * players
        """Each seat's, summed over its games."""

    def merit(self) -> float:
        """The mean of its games, with some trust in the net."""
        return self.worth / self.tries + TRUST * self.favour


class _Try:
    """A game that is played on after a candidate."""

    __slots__ = ("away", "candidate", "rng", "state")

    def __init__(self, candidate: Candidate, state: State, rng: Rng) -> None:
        self.candidate: Candidate = candidate
        self.state: State = state
        self.rng: Rng = rng
        self.away: bool = False
        """Whether others have had their turns since."""


@mypyc_attr(allow_interpreted_subclasses=True)
class NetSearchBot(Bot):
    """Tries what its net is in doubt about. Where there is no net for a table, it is `greedy`."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, net: Net | None = None) -> None:
        self._budget = Budget(SIMULATIONS) if budget is None else budget
        self._net = net
        self._rng = Rng(seed)
        self._sights: dict[int, Sight] = {}
        self._greedy = GreedyBot(seed)
        self._last_ply = -2

    def choose(self, state: State) -> int:
        """The candidate with the most merit."""
        actions = state.legal()
        self._start(state)
        if len(actions) == 1:
            return actions[0]
        net = net_for(state) if self._net is None else self._net
        if net is None:
            return self._greedy.choose(state)
        candidates = self._candidates(net, state, actions)
        if len(candidates) > 1 and self._budget.left(0, 0) > 0:
            candidates = self._halve(net, state, candidates)
        return candidates[0].action

    def consider(self, state: State, also: int = NO_ACTION) -> list[Opinion]:
        """An opinion of every action that is tried, the best first; `also` is one of them, whatever the net favours."""
        actions = state.legal()
        net = net_for(state) if self._net is None else self._net
        if len(actions) == 1 or net is None:
            return []
        self._start(state)
        candidates = self._candidates(net, state, actions, also)
        if len(candidates) > 1:
            candidates = self._halve(net, state, candidates)
        else:
            self._play_on(net, state, candidates, self._rng.next64(), range(LEAST_EACH))
        return [
            Opinion(one.action, one.tries, one.worth / one.tries, exp(one.favour), [*one.chances, float(one.tries)])
            for one in candidates
        ]

    def _start(self, state: State) -> None:
        self._budget.start(state.ply != self._last_ply + 1)
        self._last_ply = state.ply

    def _candidates(self, net: Net, state: State, actions: list[int], also: int = NO_ACTION) -> list[Candidate]:
        """The actions worth trying, those that the net favours most first."""
        favours = self._judge(net, [state]).favours(0, actions)
        total = max(favours) + log(_heights(favours)[-1])
        found = [Candidate(action, each - total, state.players) for action, each in zip(actions, favours, strict=True)]
        found.sort(key=lambda one: -one.favour)
        first = found[0].favour
        most = 1 if first > log(SURE) else CANDIDATES
        likely = [one for one in found[:most] if one.favour > first + log(UNLIKELY)]
        return likely + [one for one in found if one.action == also and one not in likely]

    def _halve(self, net: Net, state: State, candidates: list[Candidate]) -> list[Candidate]:
        """Sequential halving: half of the candidates go on, with more games for each. All of them, the best first."""
        share = self._budget.simulations // ceil(log2(len(candidates)))
        world = self._rng.next64()
        still = candidates
        dropped: list[Candidate] = []
        drawn = played = 0
        timed = self._budget.seconds > 0.0
        room = len(still) if timed else TOGETHER
        while len(still) > 1 and room > 0:
            end = drawn + max(LEAST_EACH, share // len(still))
            while drawn < end and room > 0:
                draws = range(drawn, min(end, drawn + max(1, room // len(still))))
                self._play_on(net, state, still, world, draws)
                drawn = draws.stop
                played += len(draws) * len(still)
                if timed:
                    room = min(TOGETHER, self._budget.left(played, played))
            still.sort(key=lambda one: -one.merit())
            kept = (len(still) + 1) // 2 if len(still) > 2 else 1
            still, dropped = still[:kept], still[kept:] + dropped
        return still + dropped

    def _play_on(self, net: Net, table: State, candidates: list[Candidate], world: int, draws: range) -> None:
        """Play games on after each candidate until the next turn of the seat to move begins, and count what comes."""
        own = table.seat
        tries: list[_Try] = []
        for draw in draws:
            for candidate in candidates:
                rng = Rng(world + draw)
                state = table.determinize(own, rng)
                state.push(candidate.action)
                tries.append(_Try(candidate, state, rng))
        while tries:
            asked: list[_Try] = []
            for each in tries:
                _to_a_choice(each, own)
                if each.state.over:
                    self._count(each, final_worth(each.state, own), results(each.state))
                else:
                    asked.append(each)
            if not asked:
                return
            judged = self._judge(net, [each.state for each in asked])
            tries = []
            for row, each in enumerate(asked):
                state = each.state
                if each.away and state.seat == own:
                    seen = judged.chances(row, state.players)
                    self._count(each, judged.worth[row, 0], seen[-own:] + seen[:-own] if own else seen)
                    continue
                actions = state.legal()
                heights = _heights(judged.favours(row, actions))
                lot = each.rng.next32() / _LOTS * heights[-1]
                state.push(actions[bisect_left(heights, lot)])
                tries.append(each)

    def _count(self, found: _Try, worth: float, chances: list[float]) -> None:
        """Add what a game has come to."""
        candidate = found.candidate
        candidate.tries += 1
        candidate.worth += worth
        for seat, chance in enumerate(chances):
            candidate.chances[seat] += chance

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


def _to_a_choice(found: _Try, own: int) -> None:
    """Play what has no alternative, up to a choice."""
    state = found.state
    while not state.over:
        found.away = found.away or state.seat != own
        actions = state.legal()
        if len(actions) > 1:
            return
        state.push(actions[0])


def final_worth(state: State, seat: int) -> float:
    """What a finished game is worth to a seat, as nets learn it: the share of the win, and the lead, cut off."""
    scores, ranking = state.scores(), state.ranking()
    lead = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
    win = 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return win + max(-1.0, min(1.0, lead / MARGIN))
