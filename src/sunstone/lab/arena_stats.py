"""Statistics of a match: shares and means with 95 % intervals, a cross-table, and ratings."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from math import inf, isfinite, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any

from openskill.models import PlackettLuce

from sunstone.lab.arena import GameResult, Match

LEVEL = 0.95
_Z = NormalDist().inv_cdf((1 + LEVEL) / 2)
_FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
"""The 97.5 % point of Student's t with 1 to 9 degrees of freedom, where the series below is too coarse."""


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval; that of a single deal is without bounds."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """How one player fared."""

    player: str
    games: int
    """Games at whose table it sat."""
    seats: float
    """Seats it had at these tables, on average."""
    wins: Estimate
    """Share of these games that one of its seats won; a shared first place is a shared win."""
    chance: float
    """The share that would be won if all seats were equal."""
    score: Estimate
    margin: Estimate
    """Points ahead of the best of the other seats."""
    place: float
    rating: float
    doubt: float
    """The rating and its standard deviation, as openskill (Plackett-Luce) counts: 25 ± 8.33 is where all begin."""
    seconds: float
    """Mean time of thought for a game and seat."""
    longest: float
    """The longest any table waited for a turn of it."""


@dataclass(frozen=True)
class Duel:
    """One player against another at the same tables, over all pairs of their seats."""

    player: str
    other: str
    games: int
    ahead: Estimate
    """Share of pairs in which it took the better place; a shared place counts half."""
    difference: Estimate
    """Points more than the other."""


@dataclass(frozen=True)
class ArenaReport:
    """The whole report of a match."""

    match: Match
    games: int
    deals: int
    standings: list[Standing]
    duels: list[Duel]

    def as_json(self) -> dict[str, object]:
        """The report as plain JSON; the seed as text, as in a record, and a bound that is none as null."""
        return {**_plain(asdict(self)), "match": self.match.header()}


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """The same with null for what JSON cannot say."""
    out: dict[str, Any] = {}
    for key, value in values.items():
        if isinstance(value, dict):
            value = _plain(value)
        elif isinstance(value, list):
            value = [_plain(item) if isinstance(item, dict) else item for item in value]
        elif isinstance(value, float) and not isfinite(value):
            value = None
        out[key] = value
    return out


def t_quantile(freedom: int) -> float:
    """The 97.5 % point of Student's t."""
    if freedom <= len(_FEW):
        return _FEW[max(0, freedom - 1)]
    z, n = _Z, float(freedom)
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def wilson(successes: float, trials: int) -> Estimate:
    """A share of at least one trial, with Wilson's interval."""
    share = successes / trials
    denominator = 1 + _Z**2 / trials
    centre = (share + _Z**2 / (2 * trials)) / denominator
    half = _Z * sqrt(share * (1 - share) / trials + _Z**2 / (4 * trials**2)) / denominator
    return Estimate(share, max(0.0, centre - half), min(1.0, centre + half))


def mean_of_deals(values: Iterable[tuple[int, float]]) -> Estimate:
    """The mean of values that come with their deal. Games of one deal are not independent: a deal counts as one."""
    by_deal: dict[int, list[float]] = {}
    for deal, value in values:
        by_deal.setdefault(deal, []).append(value)
    mean = fmean(value for several in by_deal.values() for value in several)
    means = [fmean(several) for several in by_deal.values()]
    if len(means) < 2:
        return Estimate(mean, -inf, inf)
    half = t_quantile(len(means) - 1) * stdev(means) / sqrt(len(means))
    return Estimate(mean, mean - half, mean + half)


def report(match: Match, results: list[GameResult]) -> ArenaReport:
    """Sum a match up."""
    codes = list(dict.fromkeys(match.players))
    ratings = rate(codes, results)
    standings = [_standing(code, results, *ratings[code]) for code in codes]
    duels = [_duel(code, other, results) for code in codes for other in codes if code != other]
    return ArenaReport(
        match,
        len(results),
        len({result.deal for result in results}),
        [standing for standing in standings if standing is not None],
        [duel for duel in duels if duel is not None],
    )


def _won(result: GameResult, code: str) -> float:
    first = result.ranking.count(1)
    return sum(1 / first for seat, other in enumerate(result.players) if other == code and result.ranking[seat] == 1)


def _per_seat(results: list[GameResult], code: str, value: Callable[[GameResult, int], float]) -> Estimate:
    """The mean of a value over the seats of a player."""
    return mean_of_deals(
        (result.deal, value(result, seat))
        for result in results
        for seat, other in enumerate(result.players)
        if other == code
    )


def _margin(result: GameResult, seat: int) -> float:
    return result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)


def _standing(code: str, results: list[GameResult], rating: float, doubt: float) -> Standing | None:
    own = [result for result in results if code in result.players]
    if not own:
        return None
    seats = fmean(result.players.count(code) for result in own)
    return Standing(
        player=code,
        games=len(own),
        seats=seats,
        wins=wilson(sum(_won(result, code) for result in own), len(own)),
        chance=seats / len(own[0].players),
        score=_per_seat(own, code, lambda result, seat: result.scores[seat]),
        margin=_per_seat(own, code, _margin),
        place=_per_seat(own, code, lambda result, seat: result.ranking[seat]).value,
        rating=rating,
        doubt=doubt,
        seconds=_per_seat(own, code, lambda result, seat: result.seconds[seat]).value,
        longest=max(result.longest[seat] for result in own for seat, who in enumerate(result.players) if who == code),
    )


def _duel(code: str, other: str, results: list[GameResult]) -> Duel | None:
    shared = [result for result in results if code in result.players and other in result.players]
    if not shared:
        return None
    ahead = 0.0
    differences: list[tuple[int, float]] = []
    for result in shared:
        places: list[float] = []
        for seat, one in enumerate(result.players):
            for rival, two in enumerate(result.players):
                if one == code and two == other:
                    mine, theirs = result.ranking[seat], result.ranking[rival]
                    places.append(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
                    differences.append((result.deal, result.scores[seat] - result.scores[rival]))
        ahead += fmean(places)
    return Duel(code, other, len(shared), wilson(ahead, len(shared)), mean_of_deals(differences))


def rate(codes: list[str], results: list[GameResult]) -> dict[str, tuple[float, float]]:
    """The rating of each player and its deviation, after all games in order.

    Where a player has several seats at a table, one of them plays for its rating, each in turn: nobody is rated
    against itself.
    """
    model = PlackettLuce()
    ratings = {code: model.rating(name=code) for code in codes}
    for result in results:
        present = list(dict.fromkeys(result.players))
        if len(present) < 2:
            continue
        ranks: list[float] = []
        for code in present:
            seats = [seat for seat, other in enumerate(result.players) if other == code]
            ranks.append(float(result.ranking[seats[result.number % len(seats)]]))
        rated = model.rate([[ratings[code]] for code in present], ranks=ranks)
        for code, team in zip(present, rated, strict=True):
            ratings[code] = team[0]
    return {code: (float(rating.mu), float(rating.sigma)) for code, rating in ratings.items()}
