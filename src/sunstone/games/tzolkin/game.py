"""Tzolk'in as a registered game."""

from __future__ import annotations

from collections.abc import Sequence

from sunstone.core.components import Components, shipped_in
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option
from sunstone.core.rules import Rules
from sunstone.games.tzolkin import consistency, dump, scoring, sight
from sunstone.games.tzolkin.catalogue import DONE, build
from sunstone.games.tzolkin.data import SCHEMA, RuleData, inconsistencies
from sunstone.games.tzolkin.evaluation.position import evaluate
from sunstone.games.tzolkin.evaluation.weights import WEIGHTS
from sunstone.games.tzolkin.events import KINDS
from sunstone.games.tzolkin.observe import TzolkinObserver
from sunstone.games.tzolkin.policies import POLICIES
from sunstone.games.tzolkin.profile import PROFILE
from sunstone.games.tzolkin.reasons import REASONS
from sunstone.games.tzolkin.setup import lay_out
from sunstone.games.tzolkin.state import TzolkinState


class TzolkinGame(Game):
    """Tzolk'in for two to four players."""

    def __init__(self) -> None:
        self.id = "tzolkin"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = (Option("corn_points", "quarters", ("quarters", "whole")),)
        self.component_schema = SCHEMA
        self.shipped = shipped_in("sunstone.games.tzolkin", self.id, SCHEMA)
        self.catalogue = build()
        self.done = DONE
        self.reasons = REASONS.all()
        self.event_kinds = KINDS.all()
        self.profile = PROFILE
        self.tunable = WEIGHTS
        self.one_sided = POLICIES
        self.rules = Rules(
            state=TzolkinState,
            data=RuleData,
            lay_out=lay_out,
            check=consistency.check,
            dump=dump.dump,
            load=dump.load,
            view=sight.view,
            redraw=sight.redraw,
            ranking=scoring.ranking,
            score_sheet=scoring.score_sheet,
        )

    def inconsistencies(self, components: Components) -> Sequence[tuple[str, str]]:
        return inconsistencies(components)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, TzolkinState)
        return evaluate(state, seat)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return TzolkinObserver(players, self.options)
