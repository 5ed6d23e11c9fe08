"""Tzolk'in as a registered game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from sunstone.core.components import Components, shipped
from sunstone.core.dump_reader import Reader
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options
from sunstone.core.rng import Rng
from sunstone.games.tzolkin import dump
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
from sunstone.games.tzolkin.wheels import FIVE_WHEELS


class TzolkinGame(Game):
    """Tzolk'in for two to four players."""

    def __init__(self) -> None:
        self.id = "tzolkin"
        self.rules_version = 1
        self.min_players = 2
        self.max_players = 4
        self.options = (Option("corn_points", "quarters", ("quarters", "whole")),)
        text = files("sunstone.games.tzolkin").joinpath("components.toml").read_text(encoding="utf-8")
        self.component_schema = SCHEMA
        self.shipped = shipped(self.id, SCHEMA, text, "components.toml")
        self._data: dict[str, RuleData] = {}
        self.catalogue = build()
        self.done = DONE
        self.reasons = REASONS.all()
        self.event_kinds = KINDS.all()
        self.profile = PROFILE
        self.tunable = WEIGHTS
        self.one_sided = POLICIES

    def inconsistencies(self, components: Components) -> Sequence[tuple[str, str]]:
        return inconsistencies(components)

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, TzolkinState)
        return evaluate(state, seat)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return TzolkinObserver(players)

    def _bare(self, players: int, options: Options, rng: Rng, components: Components) -> TzolkinState:
        """A table with nothing on it; the components are unpacked once."""
        key = str(components.digest)
        data = self._data.get(key)
        if data is None:
            data = RuleData(components)
            self._data[key] = data
        state = TzolkinState(self, players, options, rng, data)
        state.wheels = FIVE_WHEELS
        return state

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = self._bare(players, options, rng, components)
        lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = self._bare(players, options, rng, components)
        dump.load(state, position)
        return state
