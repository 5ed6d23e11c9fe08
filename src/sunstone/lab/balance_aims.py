"""Whether a game is as balanced as its profile says it should be."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sunstone.core.game import Game
from sunstone.core.profile import Aim
from sunstone.lab.balance_things import Thing
from sunstone.lab.balance_use import Usage

ITSELF: Final = "itself"
"""The effect of a thing by itself: known only where it was taken at random."""
POINTS: Final = ("winner_low", "winner_high")
"""The figures that are points; the others are shares."""


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


def verdicts(game: Game, players: int, usage: Usage, things: list[Thing]) -> list[Verdict]:
    """Every aim of a game's profile, with whether it is met."""
    found: list[Verdict] = []
    for aim in game.profile.aims:
        if aim.players in (0, players) and (things or aim.figure != ITSELF):
            found.append(_judge(aim, players, figures(aim, usage, things)))
    return found


def _judge(aim: Aim, players: int, counted: dict[str, float]) -> Verdict:
    lower = aim.least is not None
    bound = aim.least if aim.least is not None else aim.most
    assert bound is not None
    if aim.per_player:
        bound /= players
    order = sorted(counted.items(), key=lambda figure: figure[1] if lower else -figure[1])
    missed = {name: value for name, value in order if (value < bound if lower else value > bound)}
    worst, figure = order[0] if order else ("", None)
    return Verdict(aim.name, bound, aim.figure in POINTS, bool(order) and not missed, worst, figure, missed)


def figures(aim: Aim, usage: Usage, things: list[Thing]) -> dict[str, float]:
    """What an aim judges, by name; a figure that is alone needs none."""
    uses = [use for use in usage.uses if use.sort == aim.sort]
    # Things that nobody ever used are not among the uses.
    never = dict.fromkeys(aim.names, 0.0)
    match aim.figure:
        case "round_games":
            used = {use.name: use.round_games for use in uses}
            rounds = {name: used.get(name, [0.0]) for name in aim.names}
            return {f"{name}-{turn}": share for name in aim.names for turn, share in enumerate(rounds[name], start=1)}
        case "seats":
            return never | {use.name: use.seats.value for use in uses}
        case "run_out":
            return never | {use.name: use.run_out.value for use in uses if use.run_out}
        case "when_shown":
            return never | {use.name: use.when_shown.value for use in uses if use.when_shown}
        case "seat_wins":
            return {f"seat-{number}": seat.wins.value for number, seat in enumerate(usage.seats, start=1)}
        case "winner_low":
            return {"": usage.winners.low}
        case "winner_high":
            return {"": usage.winners.high}
        case "itself":
            # The lower end of the interval: what surely wins more.
            return {thing.name: thing.judged.low for thing in things if thing.judged}
    raise ValueError(f"there is no figure {aim.figure!r}")
