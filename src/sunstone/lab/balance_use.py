"""How much of everything is used when greedy plays as it likes, who wins, and by which points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean, quantiles

from sunstone.core.game import Game
from sunstone.core.profile import Taking
from sunstone.lab.arena_stats import Estimate, wilson
from sunstone.lab.balance_play import PlainGame
from sunstone.lab.balance_takings import Key, takings


@dataclass(frozen=True)
class Use:
    """How much a thing was taken."""

    sort: str
    name: str
    seats: Estimate
    """Share of seats that took it at least once."""
    number: float
    """How often a seat took it, on average."""
    share: float
    """Its share of everything of the sort that was taken."""
    rounds: list[float]
    """The same for each round, where that is counted."""
    round_games: list[float]
    """Share of games in which somebody took it, for each round, where that is counted."""
    shown: int
    """Games in which it was on display; 0 where there is no display."""
    when_shown: Estimate | None
    """Share of these games in which somebody took it."""
    run_out: Estimate | None
    """Share of games in which none was left at the end, where there is a stock."""


@dataclass(frozen=True)
class SeatUse:
    """How a seat fared."""

    wins: Estimate
    score: float


@dataclass(frozen=True)
class Winners:
    """The points of the winners: mean, 10th and 90th percentile."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Usage:
    """What is counted in games as greedy plays them."""

    uses: list[Use]
    """By sort, the most used first."""
    seats: list[SeatUse]
    winners: Winners
    sources: dict[str, float]
    """Mean points of a seat from each source of the score sheet."""


def usage_of(game: Game, results: Iterable[PlainGame]) -> Usage:
    """The usage in games already played, at least one."""
    played = list(results)
    uses: list[Use] = []
    for kind in takings(game):
        uses += sorted(_uses(kind, played), key=lambda use: (-use.number, use.name))
    return Usage(uses, _seats(played), _winners(played), _sources(played))


def _uses(kind: Taking, played: list[PlainGame]) -> list[Use]:
    """The things of one sort, also those that were on offer and never taken."""
    times: Counter[tuple[str, int]] = Counter()
    takers: Counter[str] = Counter()
    games: Counter[str] = Counter()
    round_games: Counter[tuple[str, int]] = Counter()
    for result in played:
        by_seat = [_taken(kind, taken) for taken in result.taken]
        for taken in by_seat:
            times.update(taken)
            takers.update({name for name, _ in taken})
        games.update({name for taken in by_seat for name, _ in taken})
        round_games.update({key for taken in by_seat for key in taken})
    shown = _count_keys(kind, (result.shown for result in played))
    out = _count_keys(kind, ((key for key, left in result.stock.items() if left == 0) for result in played))
    stocked = _count_keys(kind, (result.stock for result in played))
    seats = sum(len(result.scores) for result in played)
    turns = range(1, 1 + max((turn for _, turn in times), default=0)) if kind.by_round else range(0)
    in_round = {turn: sum(count for (_, other), count in times.items() if other == turn) for turn in turns}
    uses: list[Use] = []
    alone = () if kind.fields else (kind.sort,)
    for name in {*takers, *shown, *stocked, *alone}:
        number = sum(count for (other, _), count in times.items() if other == name)
        uses.append(
            Use(
                sort=kind.sort,
                name=name,
                seats=wilson(takers[name], seats),
                number=number / seats,
                share=number / max(1, times.total()),
                rounds=[times[name, turn] / max(1, in_round[turn]) for turn in turns],
                round_games=[round_games[name, turn] / len(played) for turn in turns],
                shown=shown[name],
                when_shown=wilson(games[name], shown[name]) if shown[name] else None,
                run_out=wilson(out[name], stocked[name]) if stocked[name] else None,
            )
        )
    return uses


def _taken(kind: Taking, taken: Counter[tuple[str, str, int]]) -> Counter[tuple[str, int]]:
    """What a seat took of one sort, by name and round."""
    return Counter({(name, turn): count for (sort, name, turn), count in taken.items() if sort == kind.sort})


def _count_keys(kind: Taking, games: Iterable[Iterable[Key]]) -> Counter[str]:
    """In how many games each thing of the sort is among the keys."""
    return Counter(name for keys in games for sort, name in keys if sort == kind.sort)


def _seats(played: list[PlainGame]) -> list[SeatUse]:
    return [
        SeatUse(
            wilson(sum(result.won(seat) for result in played), len(played)),
            fmean(result.scores[seat] for result in played),
        )
        for seat in range(len(played[0].scores))
    ]


def _winners(played: list[PlainGame]) -> Winners:
    points = [result.scores[result.ranking.index(1)] for result in played]
    deciles = quantiles(points, n=10, method="inclusive") if len(points) > 1 else points
    return Winners(fmean(points), deciles[0], deciles[-1])


def _sources(played: list[PlainGame]) -> dict[str, float]:
    sheets = [sheet for result in played for sheet in result.sources]
    names = dict.fromkeys(source for sheet in sheets for source in sheet)
    return {name: fmean(sheet.get(name, 0.0) for sheet in sheets) for name in names}
