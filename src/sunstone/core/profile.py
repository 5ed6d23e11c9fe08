"""What is particular to a game beyond its rules: how bots search it, and what the lab measures of it.

All of it is data. Bots and lab read it from `game.profile`, so that neither needs a table by game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final


@final
class Taking:
    """A kind of event by which a seat takes something; the balance report counts these."""

    def __init__(
        self,
        sort: str,
        event: str,
        fields: tuple[str, ...] = (),
        verb: str | None = None,
        before_game: bool = False,
        prefix: int | None = None,
        by_round: bool = False,
        display: str | None = None,
        stock: str | None = None,
    ) -> None:
        self.sort: Final = sort
        self.event: Final = event
        self.fields: Final = fields
        """Fields of the event that name the thing; a list names several. Without any the sort is the only thing."""
        self.verb: Final = verb
        """The action that takes one of several; `None` if the thing is only counted, never taken at random."""
        self.before_game: Final = before_game
        """Whether it is dealt, or chosen before the game: then always at random."""
        self.prefix: Final = prefix
        """Length of the part of the name that counts, for things counted by era."""
        self.by_round: Final = by_round
        """Whether it is counted for each round too."""
        self.display: Final = display
        """Where a view lists the things on offer, laid out at the start and in new rounds."""
        self.stock: Final = stock
        """Where a view says how many are left."""


@final
class Aim:
    """A bound that figures of the balance report should keep: `least` or `most`, one of the two."""

    def __init__(
        self,
        name: str,
        figure: str,
        sort: str = "",
        least: float | None = None,
        most: float | None = None,
        names: tuple[str, ...] = (),
        per_player: bool = False,
        players: int = 0,
    ) -> None:
        self.name: Final = name
        self.figure: Final = figure
        """Which figure: one of those `sunstone.lab.balance_aims` knows."""
        self.sort: Final = sort
        """The sort of the takings it is about."""
        self.least: Final = least
        self.most: Final = most
        self.names: Final = names
        """Things of the sort that count with 0 where nobody took them."""
        self.per_player: Final = per_player
        """Whether the bound is divided by the number of players."""
        self.players: Final = players
        """The number of players it is for; 0 is any."""


@final
class Profile:
    """The profile of a game. The defaults suit a game nobody has measured yet."""

    def __init__(
        self,
        rollout_rounds: int = 0,
        planned_rounds: int = 0,
        rollout_cache: bool = False,
        simulations: Mapping[str, int] | None = None,
        net_simulations: Mapping[str, int] | None = None,
        lead_scale: tuple[float, float] = (20.0, 5.0),
        takings: tuple[Taking, ...] = (),
        aims: tuple[Aim, ...] = (),
        bench_players: int = 0,
        bench_targets: Mapping[tuple[str, str], float] | None = None,
    ) -> None:
        self.rollout_rounds: Final = rollout_rounds
        """Rounds in a rollout before the position is evaluated; 0: only the rest of the turn."""
        self.planned_rounds: Final = planned_rounds
        """The same where the turns of a rollout are planned; 0 where that does not pay."""
        self.rollout_cache: Final = rollout_cache
        """Whether rollouts use a cache of best actions (see `sunstone.bots.policy`)."""
        self.simulations: Final[Mapping[str, int]] = {} if simulations is None else simulations
        """Simulations for a decision by the code of a level, where they are not the usual number."""
        self.net_simulations: Final[Mapping[str, int]] = {} if net_simulations is None else net_simulations
        """Levels that play by the game's net, by code: games played on for a decision, 0 to play what it favours."""
        self.lead_scale: Final = lead_scale
        """Points of lead that make winning e times likelier, at the first ply and at the last."""
        self.takings: Final = takings
        """What the balance report counts."""
        self.aims: Final = aims
        """What a balanced game should look like."""
        self.bench_players: Final = bench_players
        """At how many players the bench measures it; 0 is the largest number."""
        self.bench_targets: Final[Mapping[tuple[str, str], float]] = {} if bench_targets is None else bench_targets
        """Ratios of the bench to reach, by our row and the peer's."""


USUAL: Final = Profile()
"""The default profile."""
