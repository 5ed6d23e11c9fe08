"""What a balanced game should look like, and whether it does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sunstone.lab.arena_stats import Estimate
from sunstone.lab.balance_things import BOUND, Thing
from sunstone.lab.balance_use import Usage, Use

TRIBE_LEAST = 0.10
"""Seats that take a kind of tribe card: at 10 % somebody does in one game of five for two and one of three for four."""
STACK_MOST = 0.50
"""Games in which a stack of tribe cards runs out: more, and the stack is a race that all of them run."""
COLUMN_LEAST = 0.25
"""Games in which somebody places a figure in a column, each round: fewer, and the column is shut in that round."""
VILLAGE_LEAST = 0.60
"""Seats that settle: more than half, for most of the land counts only for those who do."""
ERA_LEAST = 0.50
"""Seats that learn a culture card of an era: who never does has not seen half of a column."""
CULTURE_LEAST = 0.10
"""Games with a culture card on display in which somebody takes it.

There is one of each card, and about ten of an era are shown in a game: if two players take one each, a card is taken in
a fifth of these games. Half of that is an unloved card, less is a dead one.
"""
SEAT_LEAST = 0.84
"""Wins of a seat, of its fair share: 42 % at two players, 28 % at three, 21 % at four."""
WINNER_LEAST = 70
WINNER_MOST = 110
"""Points of typical winners, the middle eight in ten."""

COLUMNS = ("rite", "develop", "migrate", "hunt")
"""To rest is no column: nobody has to."""


@dataclass(frozen=True)
class Aim:
    """A bound that certain figures should keep."""

    name: str
    figures: dict[str, float]
    """What is judged, by name; a figure that is alone needs none."""
    least: float | None = None
    most: float | None = None
    points: bool = False
    """Whether the figures are points; else they are shares."""


@dataclass(frozen=True)
class Verdict:
    """Whether an aim is met."""

    aim: str
    bound: float
    points: bool
    met: bool
    worst: str
    """The name of the figure nearest to the bound, or farthest beyond."""
    figure: float | None
    """`None` if nothing was counted."""
    missed: dict[str, float]
    """The figures beyond the bound, the worst first."""


def verdicts(game: str, players: int, usage: Usage, things: list[Thing]) -> list[Verdict]:
    """Every aim for a game, judged. Where a game has none the list is empty."""
    aims = AIMS.get(game)
    return [] if aims is None else [_judge(aim) for aim in aims(players, usage, things)]


def _judge(aim: Aim) -> Verdict:
    lower = aim.least is not None
    bound = aim.least if aim.least is not None else aim.most
    assert bound is not None
    order = sorted(aim.figures.items(), key=lambda figure: figure[1] if lower else -figure[1])
    missed = {name: value for name, value in order if (value < bound if lower else value > bound)}
    worst, figure = order[0] if order else ("", None)
    return Verdict(aim.name, bound, aim.points, bool(order) and not missed, worst, figure, missed)


def _endless_winter(players: int, usage: Usage, things: list[Thing]) -> list[Aim]:
    def of(sort: str, share: Callable[[Use], Estimate | None]) -> dict[str, float]:
        """A share of all things of a sort."""
        found = {use.name: share(use) for use in usage.uses if use.sort == sort}
        return {name: estimate.value for name, estimate in found.items() if estimate}

    # Columns and eras that nobody ever used are not among the uses.
    used = {use.name: use.round_games for use in usage.uses if use.sort == "column"}
    rounds = {name: used.get(name, [0.0]) for name in COLUMNS}
    columns = {f"{name}-{turn}": share for name in COLUMNS for turn, share in enumerate(rounds[name], start=1)}
    eras = {"cu1": 0.0, "cu2": 0.0} | of("era", lambda use: use.seats)
    seats = {f"seat-{number}": seat.wins.value for number, seat in enumerate(usage.seats, start=1)}
    aims = [
        Aim("tribe-taken", of("tribe", lambda use: use.seats), least=TRIBE_LEAST),
        Aim("tribe-left", of("tribe", lambda use: use.run_out), most=STACK_MOST),
        Aim("column", columns, least=COLUMN_LEAST),
        Aim("village", of("village", lambda use: use.seats), least=VILLAGE_LEAST),
        Aim("era", eras, least=ERA_LEAST),
        Aim("culture", of("culture", lambda use: use.when_shown), least=CULTURE_LEAST),
        Aim("seat", seats, least=SEAT_LEAST / players),
        Aim("winner-least", {"": usage.winners.low}, least=WINNER_LEAST, points=True),
        Aim("winner-most", {"": usage.winners.high}, most=WINNER_MOST, points=True),
    ]
    if players == 2 and things:
        # The lower end of the interval: what surely wins more.
        lowest = {thing.name: thing.judged.low for thing in things if thing.judged}
        aims.append(Aim("itself", lowest, most=BOUND))
    return aims


AIMS: Mapping[str, Callable[[int, Usage, list[Thing]], list[Aim]]] = {"endless_winter": _endless_winter}
"""The aims of a game, with the figures they are about."""
