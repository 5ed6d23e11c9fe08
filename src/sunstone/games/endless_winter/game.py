"""Endless Winter as a registered game."""

from __future__ import annotations

from collections.abc import Sequence

from sunstone.core.components import Components, OptionalEntries, shipped_in
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, switch
from sunstone.core.rules import Rules
from sunstone.games.endless_winter import consistency, dump, scoring, sight
from sunstone.games.endless_winter.catalogue import DONE, build
from sunstone.games.endless_winter.data import RuleData
from sunstone.games.endless_winter.evaluation.position import evaluate
from sunstone.games.endless_winter.evaluation.weights import WEIGHTS
from sunstone.games.endless_winter.events import KINDS
from sunstone.games.endless_winter.observe import EndlessWinterObserver
from sunstone.games.endless_winter.policies import POLICIES
from sunstone.games.endless_winter.profile import PROFILE
from sunstone.games.endless_winter.reasons import REASONS
from sunstone.games.endless_winter.redraw import redraw
from sunstone.games.endless_winter.schema import OPTIONAL, SCHEMA, inconsistencies
from sunstone.games.endless_winter.setup import lay_out
from sunstone.games.endless_winter.state import EndlessWinterState


class EndlessWinterGame(Game):
    """Endless Winter for two to four players."""

    def __init__(self) -> None:
        self.id = "endless_winter"
        self.rules_version = 2
        self.min_players = 2
        self.max_players = 4
        self.options = (
            Option("setup", "dealt", ("dealt", "cards", "chiefs_and_cards")),
            switch("glacier_tokens", False),
            switch("rest_tokens", False),
        )
        self.component_schema = SCHEMA
        self.shipped = shipped_in("sunstone.games.endless_winter", self.id, SCHEMA)
        self.catalogue = build()
        self.done = DONE
        self.reasons = REASONS.all()
        self.event_kinds = KINDS.all()
        self.profile = PROFILE
        self.tunable = WEIGHTS
        self.one_sided = POLICIES
        self.rules = Rules(
            state=EndlessWinterState,
            data=RuleData,
            lay_out=lay_out,
            check=consistency.check,
            dump=dump.dump,
            load=dump.load,
            view=sight.view,
            redraw=redraw,
            ranking=scoring.ranking,
            score_sheet=scoring.score_sheet,
        )

    def inconsistencies(self, components: Components) -> Sequence[tuple[str, str]]:
        return inconsistencies(components)

    def optional_entries(self) -> OptionalEntries:
        return OPTIONAL

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, EndlessWinterState)
        return evaluate(state, seat)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return EndlessWinterObserver(players, self.options)
