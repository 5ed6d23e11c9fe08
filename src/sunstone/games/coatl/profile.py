"""What bots and lab know about Cóatl. Numbers found by games: docs/strength.md, analysis.md, performance.md."""

from __future__ import annotations

from typing import Final

from sunstone.core.profile import Profile, Taking

PROFILE: Final = Profile(
    # Turns are short, and what they are good for shows late.
    rollout_rounds=1,
    # A turn is made of decisions that are only good together.
    planned_rounds=3,
    simulations={"shrewd": 100, "merciless": 150},
    lead_scale=(9.3, 2.0),
    takings=(Taking("prophecy", "fulfilled", ("card",), "fulfil"),),
    bench_targets={
        ("loop", "catanatron.loop"): 5,
        ("loop", "openspiel_backgammon.loop"): 1,
        ("playout", "openspiel_backgammon.loop"): 4,
        ("clone", "python_chess.copy"): 4,
    },
)
# No rollout cache: the supply board is drawn anew in every simulation, and what looks best changes with it.
