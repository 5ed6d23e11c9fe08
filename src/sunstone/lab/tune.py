"""Better weights for a game's evaluation by self-play.

Simultaneous perturbation (SPSA): in every round all weights are moved a little up or down at random, the moved weights
play against the ones moved the other way, on the same deals from every seat, and all weights follow the winner a
little. At the end the found weights play the first ones on deals that were not used before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean

from sunstone.bots import Bot
from sunstone.core.errors import BadOption
from sunstone.core.game import Game, State
from sunstone.core.rng import Rng
from sunstone.lab.arena_stats import Estimate, mean_of_deals, wilson
from sunstone.lab.jobs import in_order
from sunstone.lab.seeds import derived
from sunstone.lab.simulate import make_player

REACH = 0.2
"""Part of its first value by which a weight is moved to try it."""
PACE = 0.12
"""Part of its first value by which a weight follows in the first round, for a difference of one deviation."""
SETTLING = 10
"""Rounds after which the steps begin to shrink in earnest."""
LEAST_PART = 0.05
MOST_PART = 5.0
"""A weight stays between these multiples of its first value: its sign and its meaning are not up for trial."""

Weights = dict[str, float]


@dataclass(frozen=True)
class Round:
    """One round: by how many points the one direction was better than the other, and the weights after it."""

    number: int
    difference: float
    weights: Weights


@dataclass(frozen=True)
class TuneResult:
    """What came out."""

    game: str
    player: str
    seats: int
    seed: int
    games: int
    """Games of a round."""
    start: Weights
    found: Weights
    rounds: list[Round]
    trial_games: int
    wins: Estimate
    """Share of the trial's games won by the found weights; half of them would be no better than the first ones."""
    margin: Estimate
    """Points of the found weights over the first ones, seat for seat."""

    def as_json(self) -> dict[str, object]:
        """The result as plain JSON; the seed as text, as in a record."""
        return {**asdict(self), "seed": str(self.seed)}


@dataclass(frozen=True)
class _Table:
    """One game between two sets of weights that sit in turns; `swapped` says who sits first."""

    player: str
    seats: int
    seed: int
    deal: int
    swapped: bool
    first: Weights
    second: Weights


@dataclass(frozen=True)
class _Score:
    deal: int
    won: float
    difference: float


class Weighed(Bot):
    """A bot that thinks with weights of its own."""

    def __init__(self, bot: Bot, game: Game, weights: Weights) -> None:
        self._bot = bot
        self._game = game
        self._weights = weights

    def choose(self, state: State) -> int:
        """The bot's choice under its weights."""
        self._game.set_weights(self._weights)
        return self._bot.choose(state)


def play_table(game: Game, table: _Table) -> _Score:
    """How the first set of weights fares against the second in one game."""
    before = game.weights()
    state = game.new(table.seats, derived(table.seed, "deal", table.deal))
    firsts = [(seat % 2 == 0) != table.swapped for seat in range(table.seats)]
    bots = [
        Weighed(
            make_player(table.player, derived(table.seed, "player", table.deal, seat)),
            game,
            table.first if first else table.second,
        )
        for seat, first in enumerate(firsts)
    ]
    try:
        while not state.over:
            state.play(bots[state.seat].choose(state))
    finally:
        game.set_weights(before)
    scores, ranking = state.scores(), state.ranking()
    best = ranking.count(1)
    won = sum(1 / best for seat, first in enumerate(firsts) if first and ranking[seat] == 1)
    mine = fmean(score for score, first in zip(scores, firsts, strict=True) if first)
    theirs = fmean(score for score, first in zip(scores, firsts, strict=True) if not first)
    return _Score(table.deal, won, mine - theirs)


def even_seats(game: Game, seats: int | None) -> int:
    """The table for a comparison: both sides have as many seats."""
    if seats is None:
        seats = game.max_players - game.max_players % 2
    game.check_players(seats)
    if seats % 2:
        raise BadOption("odd_seats", seats=seats)
    return seats


def tune(
    game: Game,
    rounds: int,
    games: int,
    seed: int,
    player: str = "greedy",
    seats: int | None = None,
    trial: int = 200,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    on_round: Callable[[Round], None] | None = None,
) -> TuneResult:
    """Tune all weights of a game's evaluation. The same arguments give the same weights, whatever `jobs` is.

    Every deal is played twice, the sides having changed seats, so `games` and `trial` are rounded up to even numbers.
    """
    if not game.weights():
        raise BadOption("no_weights", game=game.id)
    table_size = even_seats(game, seats)
    make_player(player, 0)
    start = game.weights()
    names = [name for name, value in start.items() if value != 0]
    parts = dict.fromkeys(names, 1.0)
    deals, trial_deals = (games + 1) // 2, (trial + 1) // 2
    total = 2 * (rounds * deals + trial_deals)
    done = 0
    history: list[Round] = []
    lots = Rng(derived(seed, "directions"))

    def compare(first: Weights, second: Weights, part: object, count: int) -> list[_Score]:
        nonlocal done
        tables = [
            _Table(player, table_size, derived(seed, part), deal, swapped, first, second)
            for deal in range(count)
            for swapped in (False, True)
        ]
        scores: list[_Score] = []
        for score in in_order(play_table, game, tables, jobs):
            scores.append(score)
            done += 1
            if progress is not None:
                progress(done, total)
        return scores

    for number in range(1, rounds + 1):
        signs = {name: 1 if lots.below(2) else -1 for name in names}
        reach = REACH / number**0.101
        up = _moved(start, parts, signs, reach)
        down = _moved(start, parts, signs, -reach)
        scores = compare(up, down, ("round", number), deals)
        difference = fmean(score.difference for score in scores)
        pace = PACE * (1 + SETTLING) ** 0.602 / (number + SETTLING) ** 0.602
        step = pace * _in_deviations(scores)
        parts = {name: _within(parts[name] + step * signs[name]) for name in names}
        history.append(Round(number, difference, _moved(start, parts, signs, 0.0)))
        if on_round is not None:
            on_round(history[-1])
    found = _moved(start, parts, dict.fromkeys(names, 1), 0.0)
    scores = compare(found, start, "trial", trial_deals)
    return TuneResult(
        game=game.id,
        player=player,
        seats=table_size,
        seed=seed,
        games=2 * deals,
        start=start,
        found=found,
        rounds=history,
        trial_games=len(scores),
        wins=wilson(sum(score.won for score in scores), len(scores)),
        margin=mean_of_deals((score.deal, score.difference) for score in scores),
    )


def _within(part: float) -> float:
    return min(MOST_PART, max(LEAST_PART, part))


def _moved(start: Weights, parts: Weights, signs: Mapping[str, int], reach: float) -> Weights:
    """The weights at these parts of their first values, moved by a reach in the direction of the signs."""
    out = dict(start)
    for name, part in parts.items():
        out[name] = start[name] * _within(part + reach * signs[name])
    return out


def _in_deviations(scores: list[_Score]) -> float:
    """The mean difference in standard deviations of a game's difference, so that no game's points set the pace."""
    spread = sqrt(fmean(score.difference**2 for score in scores))
    return fmean(score.difference for score in scores) / spread if spread > 0 else 0.0
