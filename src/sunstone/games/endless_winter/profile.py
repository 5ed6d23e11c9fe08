"""What bots and lab know about Endless Winter. Numbers found by games: docs/strength.md, analysis.md."""

from __future__ import annotations

from typing import Final

from sunstone.core.profile import Aim, Profile, Taking

TAKINGS: Final = (
    Taking("column", "figure", ("space",), by_round=True),
    Taking("village", "settled"),
    Taking("tribe", "recruited", ("card",), stock="tribe_stacks"),
    Taking("era", "learned", ("card",), prefix=3),
    Taking("culture", "learned", ("card",), "culture", display="culture_display"),
    Taking("stone", "stone", ("stone",), "stone", display="stone_display"),
    Taking("chief", "side", ("chief",), "chief", before_game=True),
    Taking("side", "side", ("chief", "side"), "side", before_game=True),
    Taking("setup", "setup", ("card",), "setup", before_game=True),
)

COLUMNS: Final = ("rite", "develop", "migrate", "hunt")
"""To rest is no column: nobody has to."""

AIMS: Final = (
    # At 10 % somebody takes a kind of tribe card in one game of five for two and one of three for four.
    Aim("tribe-taken", "seats", "tribe", least=0.10),
    # More, and the stack is a race that all of them run.
    Aim("tribe-left", "run_out", "tribe", most=0.50),
    # Games in which somebody places a figure in a column, each round: fewer, and the column is shut in that round.
    Aim("column", "round_games", "column", least=0.25, names=COLUMNS),
    # More than half settle, for most of the land counts only for those who do.
    Aim("village", "seats", "village", least=0.60),
    # Who never learns a culture card of an era has not seen half of a column.
    Aim("era", "seats", "era", least=0.50, names=("cu1", "cu2")),
    # There is one of each culture card, and about ten of an era are shown in a game: if two players take one each, a
    # card is taken in a fifth of the games that show it. Half of that is an unloved card, less is a dead one.
    Aim("culture", "when_shown", "culture", least=0.10),
    # Of the fair share: 42 % of the wins at two players, 28 % at three, 21 % at four.
    Aim("seat", "seat_wins", least=0.84, per_player=True),
    # Points of typical winners, the middle eight in ten.
    Aim("winner-least", "winner_low", least=70),
    Aim("winner-most", "winner_high", most=110),
    # What surely wins more than that by itself is too strong.
    Aim("itself", "itself", most=0.6, players=2),
)

PROFILE: Final = Profile(
    rollout_cache=True,
    simulations={"shrewd": 100, "merciless": 400, "sovereign": 1600},
    net_simulations={"shrewd": 0, "merciless": 16, "sovereign": 64},
    lead_scale=(21.4, 5.5),
    takings=TAKINGS,
    aims=AIMS,
    bench_players=3,
    bench_targets={
        ("loop", "catanatron.loop"): 2,
        ("playout", "openspiel_backgammon.loop"): 2,
    },
)
