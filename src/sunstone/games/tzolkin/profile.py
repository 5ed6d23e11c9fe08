"""What bots and lab know about Tzolk'in. Numbers found by games: docs/strength.md, analysis.md, performance.md."""

from __future__ import annotations

from typing import Final

from sunstone.core.profile import Profile, Taking

PROFILE: Final = Profile(
    # Turns are short, and what they are good for shows late.
    rollout_rounds=2,
    net_simulations={"merciless": 0, "sovereign": 256},
    lead_scale=(32.5, 2.1),
    takings=(
        Taking("wealth", "wealth", ("tiles",), "keep", before_game=True),
        Taking("building", "built", ("building",), "build"),
        Taking("monument", "built_monument", ("monument",), "monument"),
    ),
    bench_targets={
        ("loop", "catanatron.loop"): 4,
        ("loop", "openspiel_backgammon.loop"): 1,
        ("playout", "openspiel_backgammon.loop"): 4,
        ("rollouts", "openspiel_backgammon.rollouts"): 1,
        ("aec", "pettingzoo_connect_four.aec"): 3,
        ("vector", ".aec"): 5,
    },
)
# No rollout cache: a rollout has many decisions, and small errors add up.
