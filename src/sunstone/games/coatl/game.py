"""Cóatl as a registered game."""

from __future__ import annotations

from sunstone.core.components import Components, shipped_in
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, switch
from sunstone.core.rules import Rules
from sunstone.games.coatl import consistency, dump, scoring, sight
from sunstone.games.coatl.catalogue import build
from sunstone.games.coatl.data import SCHEMA, RuleData
from sunstone.games.coatl.evaluation.position import evaluate, promising
from sunstone.games.coatl.evaluation.weights import WEIGHTS
from sunstone.games.coatl.events import KINDS
from sunstone.games.coatl.observe import CoatlObserver
from sunstone.games.coatl.policies import POLICIES
from sunstone.games.coatl.profile import PROFILE
from sunstone.games.coatl.reasons import REASONS
from sunstone.games.coatl.setup import lay_out
from sunstone.games.coatl.state import CoatlState


def unpack(components: Components, open_end: str) -> RuleData:
    """The rule data for one reading of a guard at an open end."""
    return RuleData(components, open_end == "strict")


class CoatlGame(Game):
    """Cóatl for two to four players."""

    def __init__(self) -> None:
        self.id = "coatl"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = (
            switch("sacrifice_tokens", True),
            Option("open_end", "literal", ("literal", "strict")),
            switch("promo", False),
        )
        self.component_schema = SCHEMA
        self.shipped = shipped_in("sunstone.games.coatl", self.id, SCHEMA)
        self.catalogue = build(
            list(self.shipped.entries("prophecy")),
            list(self.shipped.entries("temple")),
        )
        self.reasons = REASONS.all()
        self.event_kinds = KINDS.all()
        self.profile = PROFILE
        self.tunable = WEIGHTS
        self.one_sided = POLICIES
        self.rules = Rules(
            state=CoatlState,
            data=unpack,
            data_options=("open_end",),
            lay_out=lay_out,
            check=consistency.check,
            dump=dump.dump,
            load=dump.load,
            view=sight.view,
            redraw=sight.redraw,
            ranking=scoring.ranking,
            score_sheet=scoring.score_sheet,
        )

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, CoatlState)
        return evaluate(state, seat)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, CoatlState)
        return promising(state)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return CoatlObserver(players, self.options)
