"""The bot `search`: information-set Monte-Carlo tree search over small decisions.

Every simulation redraws what the seat cannot know, descends the tree, adds one node, rolls out to the end of the turn
or of some rounds, and calls the game's evaluation. Each seat in the tree maximises its own value (max^n).
"""

from __future__ import annotations

from math import sqrt

from sunstone.bots.bot import Bot
from sunstone.bots.budget import LEAST, Budget
from sunstone.bots.contest import Contest
from sunstone.bots.judge import chances, make_good, weighed, worths
from sunstone.bots.policy import Planning, RolloutCache, add_edge, open_node, rollout, weigh
from sunstone.bots.settings import PER_GAME, Settings
from sunstone.bots.survey import look_through
from sunstone.bots.tree import Edge, Node
from sunstone.core.game import State
from sunstone.core.playout import playout
from sunstone.core.profile import Profile
from sunstone.core.rng import Rng

SIMULATIONS = 800
"""Default number of simulations for a decision."""
LATELY = 0.3
"""Weight of the last turn in the moving averages of what turns gain and lose."""
_LEAST_DEVIATION = 0.5
_BETWEEN_LOOKS = 8
"""Simulations between two checks of the clock and of the lead."""


class SearchBot(Bot):
    """Searches by simulation. With a number of simulations its moves depend on seed and view alone."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, settings: Settings | None = None) -> None:
        self._rng = Rng(seed)
        self._budget = Budget(SIMULATIONS) if budget is None else budget
        self._settings = Settings() if settings is None else settings
        self._root = Node()
        # The view for which the kept part of the tree is valid, and its ply.
        self._foreseen: dict[str, object] = {}
        self._next_ply = -1
        self._last_ply = -2
        self._marks: list[int] = []
        self._stamp = 0
        # The winner of sequential halving, where it was used.
        self._winner: Edge | None = None
        self._spread = Spread(0)
        # By action: each seat's chance to win, summed over its simulations, then their number.
        self._outlooks: dict[int, list[float]] = {}
        self._world = 0
        # By action the value of the best end of the turn, and that of the last turn played.
        self._ends: dict[int, float] = {}
        self._end = 0.0
        self._rounds = 0
        self._planned = False
        # A rollout cache for each first action: what is best after one says little about what is best after another.
        self._caches: dict[int, RolloutCache] = {}
        self._uses_cache = False
        # Moving averages for the tempo correction: what an own turn gains, and what another's turn costs this seat.
        self._turns = 0
        self._gain = 0.0
        self._loss = 0.0
        self.simulations = 0
        """Simulations run so far, over all decisions."""

    def choose(self, state: State) -> int:
        """The most visited action, or the winner of sequential halving."""
        actions = state.legal()
        if len(actions) == 1:
            self._last_ply = state.ply
            return actions[0]
        self.consider(state)
        best = most_visited(self._root, actions) if self._winner is None else self._winner
        self._end = self._ends.get(int(best.action), self._end)
        self._keep(state, best)
        return int(best.action)

    def consider(self, state: State) -> list[Opinion]:
        """Search as for `choose`; an opinion for every visited action. Empty where there is no choice."""
        if len(state.legal()) == 1:
            return []
        new_turn = state.ply != self._last_ply + 1 and state.ply != self._next_ply
        self._budget.adapt(state.game.profile)
        self._adapt(state.game.profile)
        self._budget.start(new_turn)
        self._last_ply = state.ply
        self._take_up(state)
        self._look_through(state, new_turn)
        self._think(state)
        return [
            Opinion(
                int(edge.action),
                int(edge.visits),
                edge.total / float(edge.visits),
                edge.prior,
                self._outlooks.get(int(edge.action), []),
            )
            for edge in self._root.edges
            if edge.visits > 0
        ]

    def _adapt(self, profile: Profile) -> None:
        """Take from the game's profile what the settings leave open."""
        settings = self._settings
        self._planned = profile.planned_rounds > 0 if settings.planned == PER_GAME else settings.planned > 0
        planned = self._planned and profile.planned_rounds > 0
        rounds = profile.planned_rounds if planned else profile.rollout_rounds
        self._rounds = rounds if settings.rounds == PER_GAME else settings.rounds
        cached = settings.rollout_cache
        self._uses_cache = profile.rollout_cache if cached == PER_GAME else cached > 0

    def _take_up(self, state: State) -> None:
        """Reuse the tree of the decision before if the view is exactly the expected one; else start a new tree."""
        if state.ply != self._next_ply or state.view(state.seat) != self._foreseen:
            self._root = Node()
            self._spread = Spread(state.players)
        self._outlooks = {}
        self._caches = {}
        if not self._marks:
            self._marks = [0] * len(state.game.catalogue)

    def _look_through(self, state: State, new_turn: bool) -> None:
        """Set the priors of the root by a short turn search."""
        self._world = self._rng.next64()
        if self._settings.rollouts:
            actions = state.legal()
            weigh(self._root, state.seat, actions, [0.0] * len(actions), self._settings)
            return
        drawn = state.determinize(state.seat, self._rng)
        nodes = self._settings.long_survey if self._planned else self._settings.survey
        self._ends = look_through(drawn, nodes, self._rng, self._budget).worths
        ends = list(self._ends.values())
        weigh(self._root, state.seat, list(self._ends), ends, self._settings)
        if new_turn:
            self._learn_tempo(drawn.game.evaluate(drawn, state.seat), max(ends), state.players - 1)

    def _learn_tempo(self, now: float, end: float, others: int) -> None:
        """At the beginning of a turn: update what a turn gains, and what the turns of the others have cost."""
        part = LATELY if self._turns > 0 else 1.0
        self._gain += part * (max(0.0, end - now) - self._gain)
        if self._turns > 0 and others > 0:
            part = LATELY if self._turns > 1 else 1.0
            self._loss += part * (max(0.0, self._end - now) / others - self._loss)
        self._turns += 1

    def _think(self, state: State) -> None:
        root = self._root
        done = 0
        self._winner = None
        if self._planned:
            self._hold_contest(state)
            return
        left = self._budget.left(0, int(root.visits))
        while left > 0 and not settled(root, left):
            for _ in range(min(left, _BETWEEN_LOOKS)):
                self._simulate(state)
                done += 1
            left = self._budget.left(done, int(root.visits))
        self.simulations += done

    def _hold_contest(self, state: State) -> None:
        """Sequential halving among the most promising actions; a single candidate gets only a few simulations."""
        contest = Contest(self._root, state.legal(), self._settings)
        known = int(self._root.visits)
        done = 0
        left = 0 if self._budget.is_late() and self._budget.left(0, known) == 0 else LEAST
        while left > 0 and (len(contest.edges) > 1 or done < LEAST):
            for edge in contest.edges:
                contest.add(edge, self._simulate(state, edge, contest.rounds))
                done += 1
                left = self._budget.left(done, known + done)
                # A number of simulations is rounded up to whole rounds; time is not.
                if left <= 0 and self._budget.seconds > 0.0:
                    break
            contest.end_round(1.0 if left <= 0 else float(done) / float(done + left))
        self._winner = contest.edges[0]
        self.simulations += done

    def _keep(self, state: State, chosen: Edge) -> None:
        """Keep the tree below the chosen action for the next decision of this turn, if nothing is revealed."""
        ahead = state.determinize(state.seat, self._rng)
        ahead.push(int(chosen.action))
        while not ahead.over and ahead.seat == state.seat and ahead.barrier == state.barrier:
            actions = ahead.legal()
            if len(actions) > 1:
                self._next_ply = ahead.ply
                self._foreseen = ahead.view(state.seat)
                child = chosen.child
                self._root = Node() if child is None else child.for_seat(state.seat)
                return
            ahead.push(actions[0])
        self._next_ply = -1
        self._foreseen = {}
        self._root = Node()

    def _simulate(self, table: State, first: Edge | None = None, draw: int = 0) -> float:
        """One simulation: descend, evaluate, back up. Returns the value for the seat to move.

        It begins with a given action and draw, or with the action that `_select` chooses.
        """
        settings = self._settings
        own = table.seat
        root = self._root
        if first is None:
            edge = self._select(root, table, table.legal(), own)
            # The first visits of all actions share a draw, so do the second ones, and so on: common random numbers.
            draw = int(edge.visits)
        else:
            edge = first
        world = Rng(self._world + draw) if settings.paired else self._rng
        state = table.determinize(own, world)
        path: list[Edge] = []
        seats: list[int] = []
        done = [0] * state.players
        node = root
        own_turn = True
        while True:
            seat = state.seat
            node.visits += 1
            path.append(edge)
            seats.append(seat)
            state.push(int(edge.action))
            child = edge.child
            if child is None:
                child = Node()
                edge.child = child
            node = child
            actions: list[int] = []
            between = False
            while not state.over:
                between = state.seat != seat
                if between:
                    done[seat] += 1
                    own_turn = False
                    seat = state.seat
                actions = state.legal() if own_turn else state.game.promising(state)
                if len(actions) > 1:
                    break
                state.push(actions[0])
            if state.over:
                break
            node = node.for_seat(seat)
            if node.seat < 0 and settings.rollouts:
                node.visits += 1
                weigh(node, seat, actions, [0.0] * len(actions), settings)
                playout(state, world)
                break
            if node.visits == 0 or (self._planned and not own_turn):
                # Most nodes are visited only once: evaluate a new one, and expand it at its second visit.
                # With planned rollouts the turns of the others are planned and need no tree.
                node.visits = 1
                cache = self._cache_after(int(path[0].action))
                planning = Planning(settings.planning, settings.patience, world) if self._planned else None
                state = rollout(state, self._rounds, done, between, cache, planning)
                break
            if node.seat < 0:
                open_node(node, state, actions, settings)
            edge = self._select(node, state, actions, own)
        worth = worths(state)
        make_good(state, worth, done, settings.tempo * self._gain, settings.tempo * self._loss)
        found = weighed(worth, chances(state, worth, settings.win_scale), settings)
        self._note(int(path[0].action), chances(state, worth, settings.told_scale))
        self._spread.add(found)
        for place in range(len(path)):
            passed = path[place]
            passed.visits += 1
            passed.total += found[seats[place]]
        return found[own]

    def _cache_after(self, action: int) -> RolloutCache | None:
        if not self._uses_cache:
            return None
        cache = self._caches.get(action)
        if cache is None:
            cache = self._caches[action] = {}
        return cache

    def _note(self, action: int, winning: list[float]) -> None:
        """Add each seat's chance to win at the end of a simulation that began with this action."""
        sums = self._outlooks.get(action)
        if sums is None:
            self._outlooks[action] = [*winning, 1.0]
            return
        for seat in range(len(winning)):
            sums[seat] += winning[seat]
        sums[len(winning)] += 1.0

    def _select(self, node: Node, state: State, actions: list[int], own: int) -> Edge:
        """The edge with the best sum of value and exploration bonus, within the width that the visits allow."""
        settings = self._settings
        marks = self._marks
        self._stamp += 2
        stamp = self._stamp
        for action in actions:
            marks[action] = stamp
        edges = node.edges
        known = 0
        total = 0.0
        visits = 0
        for edge in edges:
            if marks[int(edge.action)] == stamp:
                known += 1
                marks[int(edge.action)] = stamp + 1
                edge.chances += 1
                total += edge.total
                visits += int(edge.visits)
        if known < len(actions):
            for action in actions:
                if marks[action] == stamp:
                    marks[action] = stamp + 1
                    add_edge(node, state, action, settings)
        seat = int(node.seat)
        deviation = self._spread.deviation(seat)
        mean = total / visits if visits > 0 else self._spread.mean(seat)
        untried = mean - settings.unseen * deviation
        if seat == own:
            wide = settings.width + float(node.visits) ** settings.widening
        else:
            wide = settings.width_others + float(node.visits) ** settings.widening_others
        curiosity = settings.exploration * deviation
        best: Edge | None = None
        best_score = 0.0
        looked = 0
        for edge in edges:
            if marks[int(edge.action)] != stamp + 1:
                continue
            tried = float(edge.visits)
            value = edge.total / tried if tried > 0.0 else untried
            score = value + curiosity * edge.prior * sqrt(float(edge.chances) + 1.0) / (1.0 + tried)
            if best is None or score > best_score:
                best = edge
                best_score = score
            looked += 1
            if looked >= wide:
                break
        assert best is not None
        return best


class Opinion:
    """What a search thinks of one action."""

    __slots__ = ("action", "chances", "prior", "value", "visits")

    def __init__(self, action: int, visits: int, value: float, prior: float, sums: list[float]) -> None:
        self.action: int = action
        self.visits: int = visits
        self.value: float = value
        """Mean value of its simulations for the seat, in points (see `judge.values`)."""
        self.chances: list[float] = [one / sums[-1] for one in sums[:-1]]
        """Each seat's chance to win after it; empty if all its simulations were run for an earlier decision."""
        self.prior: float = prior
        """Its prior probability, from the turn search."""


class Spread:
    """Running mean and standard deviation of each seat's values; the exploration bonus scales with it."""

    __slots__ = ("_count", "_means", "_squares")

    def __init__(self, players: int) -> None:
        self._count = 0
        self._means: list[float] = [0.0] * players
        self._squares: list[float] = [0.0] * players

    def add(self, found: list[float]) -> None:
        """Add the values of one simulation."""
        self._count += 1
        for seat in range(len(found)):
            away = found[seat] - self._means[seat]
            self._means[seat] += away / self._count
            self._squares[seat] += away * (found[seat] - self._means[seat])

    def mean(self, seat: int) -> float:
        """The mean value of a seat."""
        return self._means[seat]

    def deviation(self, seat: int) -> float:
        """The standard deviation of a seat's values."""
        if self._count < 2:
            return _LEAST_DEVIATION
        return max(_LEAST_DEVIATION, sqrt(self._squares[seat] / self._count))


def most_visited(root: Node, actions: list[int]) -> Edge:
    """The most visited edge among the legal actions; the better total breaks ties."""
    best: Edge | None = None
    for edge in root.edges:
        if int(edge.action) not in actions:
            continue
        if best is None or (edge.visits, edge.total) > (best.visits, best.total):
            best = edge
    assert best is not None
    return best


def settled(root: Node, left: int) -> bool:
    """Whether no action can overtake the most visited one in `left` simulations."""
    first = 0
    second = 0
    for edge in root.edges:
        visits = int(edge.visits)
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
    return first - second > left
