"""How well evaluation, net and search know a game: the quick trial of a change, before games are played.

Decisions of recorded games are judged as the seat to move sees them, and held against how the games ended and what was
chosen. Records a net has learned from tell nothing about it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import exp, log
from pathlib import Path
from statistics import StatisticsError, correlation, fmean, linear_regression, pstdev

from sunstone.bots.budget import Budget
from sunstone.bots.judge import worths
from sunstone.bots.net import Net, Sight, shipped
from sunstone.bots.search import SearchBot
from sunstone.bots.settings import Settings
from sunstone.core.game import Game, State
from sunstone.core.record import Record
from sunstone.core.rng import Rng
from sunstone.lab.chances import Bin, Sample, binned, fit, turn_played
from sunstone.lab.jobs import Progress, counted, in_order
from sunstone.lab.seeds import derived

PHASES = 4
"""Parts of a game, by its decisions; another row is for all of them."""
ALL = -1
JUDGES = ("evaluation", "net", "both", "search")
POLICIES = ("uniform", "one_ply", "net", "search")
LEAST_SHARE = 1e-4
"""What a policy gives an action at the least, so that one surprise does not outweigh everything."""


@dataclass(frozen=True)
class Wish:
    """What to look at."""

    every: int = 7
    """One in this many decisions is judged."""
    simulations: int = 0
    """Of a search at each of them; none if 0."""
    net: Path | None = None
    """The file of a net, instead of the one shipped with the game."""
    seed: int = 0


@dataclass
class Look:
    """One decision as it was judged. Seats are counted from the one to move."""

    progress: float
    won: list[float]
    """The share of the win each seat had in the end."""
    lead: float
    """The points it was ahead of the best other in the end."""
    forecasts: dict[str, list[float]]
    """For each judge that knows points, those it expects of each seat."""
    chances: list[float] | None
    """Those that the net gives."""
    leads: dict[str, float]
    """For each judge the lead it sees."""
    policies: dict[str, tuple[float, float]]
    """For each policy: how likely what it favours is what was chosen, and the share it gives that."""


@dataclass(frozen=True)
class Value:
    """How the leads that a judge sees agree with the final ones, in one part of the games."""

    judge: str
    phase: int
    decisions: int
    correlation: float
    slope: float
    """Points of final lead for each point that the judge sees."""
    error: float
    """Mean distance from the final lead, in points."""


@dataclass(frozen=True)
class Policy:
    """How a policy agrees with what was chosen, in one part of the games."""

    policy: str
    phase: int
    decisions: int
    agreement: float
    cross_entropy: float


@dataclass(frozen=True)
class Probe:
    """What was found."""

    games: int
    decisions: int
    values: list[Value]
    policies: list[Policy]
    chances: dict[str, list[Bin]]
    """How often chances come true: the net's, and the evaluation's with the scales that suit it best."""

    def as_json(self) -> dict[str, object]:
        """All of it as plain data."""
        return asdict(self)


def probe(records: Sequence[Record], game: Game, wish: Wish, jobs: int = 1, progress: Progress | None = None) -> Probe:
    """Judge decisions of finished games."""
    tasks = list(enumerate(records))
    found = counted(in_order(partial(_looks, wish), game, tasks, jobs), len(tasks), progress)
    looks = [look for several in found for look in several]
    _blend(looks)
    judges = _parts(looks, lambda look: look.leads)
    values = [row for judge, part, phase in judges for row in _value(judge, phase, part)]
    policies = [_policy(name, phase, part) for name, part, phase in _parts(looks, lambda look: look.policies)]
    return Probe(len(records), len(looks), values, policies, _chances(looks))


# Judging the decisions of a game


def _looks(wish: Wish, game: Game, task: tuple[int, Record]) -> list[Look]:
    # NumPy takes a tenth of a second to load, and every command imports this module.
    from sunstone.bots.numpy_net import read_net

    number, record = task
    rng = Rng(derived(wish.seed, "probe", number))
    net = shipped(game.id) if wish.net is None else read_net(wish.net)
    looks: list[tuple[int, Look]] = []
    state = record.start()
    for state in record.states():
        if state.over or state.ply >= len(record.actions):
            continue
        actions = state.legal()
        if len(actions) > 1 and rng.below(wish.every) == 0:
            looks.append((state.seat, _look(state, state.read(record.actions[state.ply]), net, wish, rng)))
    scores, ranking = state.scores(), state.ranking()
    won = [1.0 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
    for seat, look in looks:
        look.progress /= state.ply
        look.won = [*won[seat:], *won[:seat]]
        look.lead = _lead([*scores[seat:], *scores[:seat]])
    return [look for _, look in looks]


def _look(state: State, chosen: int, net: Net | None, wish: Wish, rng: Rng) -> Look:
    """The decision as it is judged; how the game ended is filled in later."""
    seat, actions = state.seat, state.legal()
    guess = state.determinize(seat, rng)
    worth = worths(turn_played(guess))
    forecasts = {"evaluation": [*worth[seat:], *worth[:seat]]}
    chances: list[float] | None = None
    policies = {
        "uniform": (1.0 / len(actions), 1.0 / len(actions)),
        "one_ply": _share(actions, chosen, _one_ply(guess, actions)),
    }
    if net is not None:
        judged = net.judge([Sight(state.game, state.players).row(state, seat)])
        forecasts["net"] = [judged.points[0, other] for other in range(state.players)]
        chances = judged.chances(0, state.players)
        policies["net"] = _share(actions, chosen, judged.favours(0, actions))
    leads = {judge: _lead(points) for judge, points in forecasts.items()}
    if wish.simulations:
        opinions = SearchBot(rng.next32(), Budget(wish.simulations)).consider(state)
        best = max(opinions, key=lambda opinion: opinion.visits)
        leads["search"] = best.value
        total = sum(opinion.visits for opinion in opinions)
        visits = next((opinion.visits for opinion in opinions if opinion.action == chosen), 0)
        policies["search"] = (float(best.action == chosen), visits / total)
    return Look(state.ply, [], 0.0, forecasts, chances, leads, policies)


def _one_ply(guess: State, actions: Sequence[int]) -> list[float]:
    """What each action is worth one step ahead, in units of the sharpness of a search's priors."""
    out: list[float] = []
    for action in actions:
        after = guess.clone()
        after.push(action)
        out.append(guess.game.evaluate(after, guess.seat) / Settings().sharpness)
    return out


def _share(actions: Sequence[int], chosen: int, logits: Sequence[float]) -> tuple[float, float]:
    """Whether the softmax of these logits favours what was chosen, and what it gives it."""
    top = max(logits)
    weights = [exp(logit - top) for logit in logits]
    place = actions.index(chosen)
    return float(logits[place] == top), weights[place] / sum(weights)


def _lead(points: Sequence[float]) -> float:
    return points[0] - max(points[1:])


# Summing up


def _blend(looks: Sequence[Look]) -> None:
    """Add the judge that is evaluation and net, standardised and added, in units of the net's points."""
    if not looks or "net" not in looks[0].leads:
        return
    evaluation = [look.leads["evaluation"] for look in looks]
    net = [look.leads["net"] for look in looks]
    unit = pstdev(net) / (pstdev(evaluation) or 1.0)
    shift = fmean(net) - unit * fmean(evaluation)
    for look in looks:
        look.leads["both"] = (look.leads["net"] + unit * look.leads["evaluation"] + shift) / 2


def _parts(looks: Sequence[Look], of: Callable[[Look], Mapping[str, object]]) -> Iterator[tuple[str, list[Look], int]]:
    """For each judge or policy the decisions of each part of the games, and all of them."""
    for name in of(looks[0]) if looks else ():
        for phase in (*range(PHASES), ALL):
            part = [look for look in looks if phase in (ALL, min(PHASES - 1, int(look.progress * PHASES)))]
            if part:
                yield name, part, phase


def _value(judge: str, phase: int, part: Sequence[Look]) -> Iterator[Value]:
    seen = [look.leads[judge] for look in part]
    true = [look.lead for look in part]
    try:
        yield Value(
            judge,
            phase,
            len(part),
            correlation(seen, true),
            linear_regression(seen, true).slope,
            fmean(abs(one - two) for one, two in zip(seen, true, strict=True)),
        )
    except StatisticsError:
        # A single decision, or leads that are all the same, say nothing.
        return


def _policy(name: str, phase: int, part: Sequence[Look]) -> Policy:
    hits = [look.policies[name][0] for look in part]
    shares = [max(LEAST_SHARE, look.policies[name][1]) for look in part]
    return Policy(name, phase, len(part), fmean(hits), -fmean(log(share) for share in shares))


def _chances(looks: Sequence[Look]) -> dict[str, list[Bin]]:
    if not looks:
        return {}
    samples = [Sample(look.progress, look.forecasts["evaluation"], look.won) for look in looks]
    given = [(look.chances, look.won) for look in looks if look.chances is not None]
    return {"evaluation": fit(samples).bins} | ({"net": binned(given)} if given else {})
