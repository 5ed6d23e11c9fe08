"""Endless Winter as a registered game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from sunstone.core.components import Components, OptionalEntries, shipped
from sunstone.core.dump_reader import Reader
from sunstone.core.game import Game, State
from sunstone.core.observation import Observer
from sunstone.core.options import Option, Options, switch
from sunstone.core.rng import Rng
from sunstone.games.endless_winter.catalogue import DONE, build
from sunstone.games.endless_winter.data import RuleData
from sunstone.games.endless_winter.dump import load
from sunstone.games.endless_winter.evaluation.position import evaluate
from sunstone.games.endless_winter.evaluation.weights import WEIGHTS
from sunstone.games.endless_winter.events import KINDS
from sunstone.games.endless_winter.observe import EndlessWinterObserver
from sunstone.games.endless_winter.policies import POLICIES
from sunstone.games.endless_winter.profile import PROFILE
from sunstone.games.endless_winter.reasons import REASONS
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
        text = files("sunstone.games.endless_winter").joinpath("components.toml").read_text(encoding="utf-8")
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

    def optional_entries(self) -> OptionalEntries:
        return OPTIONAL

    def evaluate(self, state: State, seat: int) -> float:
        assert isinstance(state, EndlessWinterState)
        return evaluate(state, seat)

    def observer(self, players: int) -> Observer:
        self.check_players(players)
        return EndlessWinterObserver(players)

    def _bare(self, players: int, options: Options, rng: Rng, components: Components) -> EndlessWinterState:
        """A table with nothing on it; the components are unpacked once."""
        key = str(components.digest)
        data = self._data.get(key)
        if data is None:
            data = RuleData(components)
            self._data[key] = data
        return EndlessWinterState(self, players, options, rng, data)

    def _new(self, players: int, options: Options, rng: Rng, components: Components) -> State:
        state = self._bare(players, options, rng, components)
        lay_out(state)
        return state

    def _load(self, players: int, options: Options, rng: Rng, components: Components, position: Reader) -> State:
        state = self._bare(players, options, rng, components)
        load(state, position)
        return state
