"""Sunstone: an open digital table for board games, and an honest, fast environment to study them.

>>> import sunstone
>>> game = sunstone.game("coatl")
>>> state = game.new(players=3, seed=7)
>>> state.play(state.legal()[0])
>>> state.ply
1
"""

from sunstone.core.catalogue import Catalogue
from sunstone.core.components import Components
from sunstone.core.errors import (
    BadAction,
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    SunstoneError,
    UnknownGame,
)
from sunstone.core.events import Event, EventKind
from sunstone.core.game import Game, Reason, State
from sunstone.core.options import Option
from sunstone.core.playout import perft, playout
from sunstone.core.record import Record, Recorder, verify
from sunstone.core.registry import game, game_ids
from sunstone.core.rng import Rng
from sunstone.core.score import ScoreLine, ScoreSheet

__version__ = "0.1.0"

__all__ = [
    "BadAction",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Catalogue",
    "Components",
    "Event",
    "EventKind",
    "Game",
    "IllegalAction",
    "Option",
    "Reason",
    "Record",
    "Recorder",
    "Rng",
    "ScoreLine",
    "ScoreSheet",
    "State",
    "SunstoneError",
    "UnknownGame",
    "game",
    "game_ids",
    "perft",
    "playout",
    "verify",
]
