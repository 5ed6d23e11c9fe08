"""What a search thinks of a game that was played: at each decision everybody's chances, and the better choices.

Every decision is searched from the view of the seat that made it: what it could not know is drawn anew in every
simulation, although the record would tell. So nobody is blamed for a card that lay hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from sunstone.bots import Budget, SearchBot
from sunstone.bots.judge import chances, worths
from sunstone.bots.net import net_for
from sunstone.bots.net_search import NetSearchBot
from sunstone.bots.search import Opinion
from sunstone.bots.settings import Settings
from sunstone.core.components import Components
from sunstone.core.game import NO_ACTION, Game, State
from sunstone.core.record import Record
from sunstone.core.rng import Rng
from sunstone.lab.chances import scale, turn_played
from sunstone.lab.jobs import Progress, counted, in_order
from sunstone.lab.seeds import derived

SIMULATIONS = 300
"""Default number of simulations for a decision."""
SHOWN = 4
"""Choices listed for a decision, the best first; the one that was made is always among them."""
_WORLDS = 24
"""Worlds in which a choice is looked at that the search passed by."""
_A_NET_GAME = 4
"""Simulations by evaluation that a game played on by a net is worth."""
_TOGETHER = 8
"""Decisions that one process looks at in a row."""


@dataclass(frozen=True)
class Choice:
    """A choice and what the search thinks of it."""

    action: str
    share: float
    """Its share of the simulations: how much it was worth looking at."""
    chances: list[float]
    """Everybody's chance to win after it."""


@dataclass(frozen=True)
class Decision:
    """A decision in which there was a choice."""

    ply: int
    """Actions played before it."""
    seat: int
    played: str
    chances: list[float]
    """Everybody's chance if the best choice is made."""
    choices: list[Choice]
    """The best first."""
    loss: float
    """How much of its chance the seat gave away."""

    def as_json(self) -> dict[str, object]:
        """The decision as plain JSON."""
        return asdict(self)


@dataclass(frozen=True)
class Analysis:
    """A whole game."""

    record: Record
    simulations: int
    decisions: list[Decision]
    movers: list[int]
    """Who decided at each ply."""
    ranking: list[int] | None
    """Everybody's place, if the game is over."""


@dataclass(frozen=True)
class _Task:
    record: Record
    plies: Sequence[int]
    simulations: int
    seed: int
    components: Components | None


def analyse(
    record: Record,
    simulations: int = SIMULATIONS,
    seed: int = 0,
    components: Components | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
) -> Analysis:
    """Look at every decision of a recorded game. The same arguments give the same analysis, on any number of jobs."""
    plies: list[int] = []
    movers: list[int] = []
    for state in record.states(components):
        if not state.over and state.ply < len(record.actions):
            movers.append(state.seat)
            if len(state.legal()) > 1:
                plies.append(state.ply)
    tasks = [
        _Task(record, plies[first : first + _TOGETHER], simulations, seed, components)
        for first in range(0, len(plies), _TOGETHER)
    ]
    decisions: list[Decision] = []
    for found in counted(in_order(_look, state.game, tasks, jobs), len(tasks), progress):
        decisions.extend(found)
    return Analysis(record, simulations, decisions, movers, state.ranking() if state.over else None)


def _look(_: Game, task: _Task) -> list[Decision]:
    wanted = set(task.plies)
    actions = task.record.actions
    return [
        decision(state, actions[state.ply], state.ply / len(actions), task.simulations, derived(task.seed, state.ply))
        for state in task.record.states(task.components, max(wanted))
        if state.ply in wanted
    ]


def opinions(state: State, budget: Budget, seed: int, progress: float = 0.5, also: int = NO_ACTION) -> list[Opinion]:
    """What a search thinks of the choices at a decision, the best first; with the game's net where there is one.

    With a net, `also` is among them, whatever the search passes by.
    """
    profile = state.game.profile
    if net_for(state) is not None:
        games = Budget(max(1, budget.simulations // _A_NET_GAME), budget.seconds)
        return NetSearchBot(seed, games).consider(state, also)
    settings = Settings()
    settings.told_scale = scale(profile.lead_scale, progress)
    found = SearchBot(seed, budget, settings).consider(state)
    return sorted(found, key=lambda opinion: (opinion.visits, opinion.value), reverse=True)


def decision(state: State, played: str, progress: float, simulations: int, seed: int) -> Decision:
    """Look at one decision; `progress` says how much of the game (0 to 1) is played."""
    seat = state.seat
    found = opinions(state, Budget(simulations), seed, progress, state.read(played))
    total = sum(opinion.visits for opinion in found)
    choices = [Choice(state.say(one.action), one.visits / total, one.chances) for one in found]
    made = next((choice for choice in choices if choice.action == played), None)
    if made is None:
        made = Choice(played, 0.0, _glimpse(state, state.read(played), progress, Rng(seed)))
    best = choices[0]
    listed = choices[:SHOWN] if made in choices[:SHOWN] else [*choices[: SHOWN - 1], made]
    loss = 0.0 if made is best else max(0.0, best.chances[seat] - made.chances[seat])
    return Decision(state.ply, seat, played, best.chances, listed, loss)


def _glimpse(state: State, action: int, progress: float, rng: Rng) -> list[float]:
    """Everybody's chances after an action the search did not look at."""
    sums = [0.0] * state.players
    for _ in range(_WORLDS):
        ahead = state.determinize(state.seat, rng)
        ahead.play(action)
        ahead = turn_played(ahead) if ahead.seat == state.seat else ahead
        winning = chances(ahead, worths(ahead), scale(state.game.profile.lead_scale, progress))
        sums = [one + two for one, two in zip(sums, winning, strict=True)]
    return [one / _WORLDS for one in sums]
