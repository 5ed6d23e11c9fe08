"""Settings of a search. The values were chosen by playing games (see docs/notes/search.md)."""

from __future__ import annotations

from typing import Final, final

PER_GAME: Final = -1
"""In place of a number: take the one of the game's profile (see `sunstone.core.profile`)."""


@final
class Settings:
    """Parameters of a search. Weights are in points or shares, so that they suit every game."""

    __slots__ = (
        "candidates",
        "exploration",
        "gap",
        "lead",
        "long_survey",
        "paired",
        "patience",
        "planned",
        "planning",
        "rollout_cache",
        "rollouts",
        "rounds",
        "sharpness",
        "survey",
        "tempo",
        "told_scale",
        "unseen",
        "widening",
        "widening_others",
        "width",
        "width_others",
        "win",
        "win_scale",
    )

    def __init__(self) -> None:
        self.exploration: float = 1.5
        """Weight of the exploration bonus, in standard deviations of the values."""
        self.sharpness: float = 1.5
        """Temperature of the priors: points that make an action e times less likely."""
        self.survey: int = 240
        """Positions evaluated by the turn search that sets the priors of a decision."""
        self.unseen: float = 0.2
        """First-play urgency: how far below the mean of its node an untried action starts, in standard deviations."""
        self.width: float = 2.0
        """Width of a node of the own seat: `width + visits ** widening`."""
        self.widening: float = 0.5
        self.width_others: float = 2.0
        """The same for a decision of another seat."""
        self.widening_others: float = 0.35
        self.rounds: int = PER_GAME
        """Rounds in a rollout before the position is evaluated; 0: only the rest of the turn."""
        self.rollout_cache: int = PER_GAME
        """Whether (1, 0) rollouts use a cache of best actions (see `sunstone.bots.policy`)."""
        self.planned: int = 0
        """Whether (1, 0) the turns of a rollout are planned, and the action is chosen by sequential halving (see
        `sunstone.bots.contest`). Such a simulation takes several times as long."""
        self.long_survey: int = 600
        """With planned rollouts: positions evaluated by the turn search of the decision."""
        self.planning: int = 160
        """Positions evaluated to plan one turn of a rollout."""
        self.patience: float = 0.5
        """Points by which an unfinished turn may be worse than the best finished one and still be searched."""
        self.candidates: int = 24
        """Most actions that take part in sequential halving."""
        self.gap: float = 4.0
        """Points by which one of them may look worse than the best at first."""
        self.rollouts: bool = False
        """Whether to replace evaluation by random games to the end, for comparison with plain MCTS."""
        self.tempo: float = 1.0
        """Weight of the tempo correction (see `sunstone.bots.judge`)."""
        self.paired: bool = True
        """Whether all actions of a decision are simulated on the same draws (common random numbers)."""
        self.lead: float = 0.3
        """Weight of the best opponent's worth, subtracted from the own."""
        self.win: float = 40.0
        """Points that winning is worth by itself."""
        self.win_scale: float = 8.0
        """Points of lead that make winning e times more likely."""
        self.told_scale: float = 8.0
        """The same for the chances shown to people, fitted to how games end (see `sunstone.lab.chances`)."""
