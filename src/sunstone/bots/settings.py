"""What a search can be told about how to search. The values here were chosen by games (see docs/strength.md)."""

from __future__ import annotations

from typing import Final, final

PER_GAME: Final = -1
"""For a number that is the game's own (see `sunstone.core.profile`)."""


@final
class Settings:
    """How a search weighs, widens and looks ahead. All weights are in points or shares, none belongs to a game."""

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
        """How much curiosity weighs, in standard deviations of the values seen."""
        self.sharpness: float = 1.5
        """Points by which an action must look worse to be thought e times less promising."""
        self.survey: int = 240
        """Positions of the own turn that are looked at for the first weights of a decision."""
        self.unseen: float = 0.2
        """How much worse than the node an untried action is taken to be, in standard deviations."""
        self.width: float = 2.0
        """Actions an own node looks at from the beginning,"""
        self.widening: float = 0.5
        """and so high a power of its visits more."""
        self.width_others: float = 2.0
        """The same for a decision of another seat."""
        self.widening_others: float = 0.35
        self.rounds: int = PER_GAME
        """Rounds that a rollout lasts before a position is judged; 0 is the turn under way alone."""
        self.rollout_cache: int = PER_GAME
        """Whether (1, 0) a rollout takes what looked best before, where the same actions are on offer."""
        self.planned: int = 0
        """Whether (1, 0) the turns of a rollout are planned, and the actions of a decision are chosen by sequential
        halving (see `sunstone.bots.contest`). For where there is time: such a simulation takes some times as long."""
        self.long_survey: int = 600
        """With planned rollouts the own turn is looked through at so many positions,"""
        self.planning: int = 160
        """and at so many to plan a turn of a rollout."""
        self.patience: float = 0.5
        """Points by which an unfinished turn may look worse than the best finished one and still be followed there."""
        self.candidates: int = 24
        """Actions that compete, the most promising ones,"""
        self.gap: float = 4.0
        """and by how many points one of them may look worse at first than the best."""
        self.rollouts: bool = False
        """Whether to play to the end of the game at random in place of all judgement: for comparison with others."""
        self.tempo: float = 1.0
        """How much of what turns gain and lose is made good where seats have had fewer than others."""
        self.paired: bool = True
        """Whether the same draws are tried on all actions of a decision."""
        self.lead: float = 0.3
        """Weight of the best of the others' worth beside the own."""
        self.win: float = 40.0
        """Points that winning is worth by itself."""
        self.win_scale: float = 8.0
        """Points of lead that make winning e times more likely."""
        self.told_scale: float = 8.0
        """The same where chances are told to people: fitted to how games end (see `sunstone.lab.chances`)."""
