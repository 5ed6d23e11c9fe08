"""Calibrated win probabilities.

An evaluation says how many points a position is worth. How much a lead of ten points means depends on how much of the
game is left; that is fitted here to how games end, and `reliability` shows how far it can be trusted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log

from sunstone.bots.greedy import GreedyBot
from sunstone.bots.judge import worths
from sunstone.core.game import Game, State
from sunstone.core.profile import USUAL
from sunstone.core.rng import Rng
from sunstone.lab.seeds import derived

_BINS = 10
_LEAST_SCALE = 0.5
_MOST_SCALE = 200.0
_ROUNDS = 40


def scale(ends: tuple[float, float], progress: float) -> float:
    """Points of lead that make winning e times likelier when this share of the game (0 to 1) is played.

    Both ends are in the game's profile, `lead_scale`; see docs/analysis.md for how they were fitted.
    """
    start, end = ends
    return start + (end - start) * min(1.0, max(0.0, progress))


def turn_played(state: State) -> State:
    """The position after the current turn, played one ply at a time."""
    seat = state.seat
    evaluate = state.game.evaluate
    while not state.over and state.seat == seat:
        best: State | None = None
        most = 0.0
        for action in state.legal():
            after = state.clone()
            after.play(action)
            worth = evaluate(after, seat)
            if best is None or worth > most:
                best, most = after, worth
        assert best is not None
        state = best
    return state


@dataclass(frozen=True)
class Sample:
    """A position of a game that is over: how much of it was played, what it was worth, and what each seat won."""

    progress: float
    worth: list[float]
    won: list[float]


@dataclass(frozen=True)
class Bin:
    """Of `count` predictions, `told` on average, the share that came true."""

    count: int
    told: float
    true: float


@dataclass(frozen=True)
class Fit:
    """The two scales that fit best, and their loss."""

    start: float
    end: float
    loss: float
    """Mean logarithmic loss of the predictions; knowing nothing gives the logarithm of the number of players."""
    bins: list[Bin]


def samples(game: Game, players: int, games: int, seed: int, every: int = 7) -> list[Sample]:
    """Positions out of games of `greedy` against itself, one in `every` decisions."""
    found: list[Sample] = []
    for number in range(games):
        state = game.new(players, derived(seed, "deal", number))
        bot = GreedyBot(derived(seed, "bot", number))
        rng = Rng(derived(seed, "eyes", number))
        seen: list[tuple[int, list[float]]] = []
        while not state.over:
            actions = state.legal()
            if len(actions) > 1 and rng.below(every) == 0:
                seen.append((state.ply, worths(turn_played(state.determinize(state.seat, rng)))))
            state.play(actions[0] if len(actions) == 1 else bot.choose(state))
        ranking = state.ranking()
        won = [1.0 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
        found.extend(Sample(ply / state.ply, worth, won) for ply, worth in seen)
    return found


def fit(seen: Sequence[Sample]) -> Fit:
    """The scales with the least loss: one after the other is moved by ever smaller factors."""
    best = USUAL.lead_scale
    least = _loss(seen, best)
    factor = 2.0
    for _ in range(_ROUNDS):
        better = False
        for start, end in ((factor, 1.0), (1.0 / factor, 1.0), (1.0, factor), (1.0, 1.0 / factor)):
            trial = (_bounded(best[0] * start), _bounded(best[1] * end))
            loss = _loss(seen, trial)
            if loss < least:
                best, least, better = trial, loss, True
        if not better:
            factor = 1.0 + (factor - 1.0) / 2.0
    return Fit(round(best[0], 2), round(best[1], 2), least, reliability(seen, best))


def reliability(seen: Sequence[Sample], scales: tuple[float, float]) -> list[Bin]:
    """Calibration of the chances that leads give with these scales."""
    return binned((_told(sample, scales), sample.won) for sample in seen)


def binned(predictions: Iterable[tuple[Sequence[float], Sequence[float]]]) -> list[Bin]:
    """Everybody's chances and what each won: the chances in ten bins, with the share that came true."""
    told: list[list[tuple[float, float]]] = [[] for _ in range(_BINS)]
    for chances, won in predictions:
        for chance, share in zip(chances, won, strict=True):
            told[min(_BINS - 1, int(chance * _BINS))].append((chance, share))
    return [
        Bin(len(pairs), sum(one for one, _ in pairs) / len(pairs), sum(two for _, two in pairs) / len(pairs))
        for pairs in told
        if pairs
    ]


def _bounded(value: float) -> float:
    return min(_MOST_SCALE, max(_LEAST_SCALE, value))


def _told(sample: Sample, scales: tuple[float, float]) -> list[float]:
    points = scales[0] + (scales[1] - scales[0]) * sample.progress
    top = max(sample.worth)
    weights = [exp((worth - top) / points) for worth in sample.worth]
    return [weight / sum(weights) for weight in weights]


def _loss(seen: Sequence[Sample], scales: tuple[float, float]) -> float:
    total = 0.0
    for sample in seen:
        for chance, won in zip(_told(sample, scales), sample.won, strict=True):
            if won > 0.0:
                total -= won * log(max(chance, 1e-9))
    return total / len(seen)
